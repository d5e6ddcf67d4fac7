import { formatFileLine, type PlannedValue } from './fields.ts';
import type { PlantedSecret } from './corpus.ts';
import type { Measured } from './measure.ts';

/** The content of `secrets.json`: the planted secrets with their places, without their values. */
export function listSecrets({ secrets, places }: Pick<Measured, 'secrets' | 'places'>): string {
  const parts = secrets.flatMap((secret) => secret.parts);
  const lines = secrets
    .toSorted((a, b) => (`${a.file}/${a.id}` < `${b.file}/${b.id}` ? -1 : 1))
    .map((secret) => {
      const { file, id, kind } = secret;
      return JSON.stringify({ file, id, kind, place: describePlace(secret, places.get(secret), parts) });
    });
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`;
}

/** Maximum number of characters that are listed of the line before a secret. */
const longestBefore = 48;

function describePlace(
  { parts: [first = ''] }: PlantedSecret,
  value: PlannedValue | undefined,
  all: readonly string[],
): string {
  if (value === undefined) return 'only in the specification: the difference leaves it out';
  const line = value.value.split('\n').find((text) => text.includes(first)) ?? '';
  // Another secret may precede it.
  const clean = (text: string): string => all.reduce((rest, part) => rest.replaceAll(part, '…'), text);
  // A secret scanner would report the header of an armored key.
  const before = clean(line.slice(0, line.indexOf(first)))
    .replace(/-----BEGIN.*$/, '…')
    .trim();
  const context = before === '' ? '' : `, behind \`${before.slice(-longestBefore).trim()}\``;
  return `${clean(formatFileLine(value))}${context}`;
}

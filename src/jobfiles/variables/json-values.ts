import { parseJson } from '../../clients/http/json.ts';
import { quoteText } from '../hcl/strings.ts';
import { createStringLocator } from '../preprocess/json-strings.ts';
import { positionsIn } from '../preprocess/positions.ts';
import type { Setting } from './settings.ts';

/** The variables that a JSON text sets. Strings are literal: templates in them are not evaluated. */
export function jsonSettings(text: string, file: string): { settings: readonly Setting[]; problem?: string } {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    // The message of the JSON parser quotes the file, which may contain secrets.
    return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
  }
  const positions = positionsIn(text);
  const placeOf = createStringLocator(text);
  const lineOf = (name: string): number => positions.positionOf(placeOf(name)).line;
  return {
    settings: Object.entries(value as object).map(([name, one]): Setting => {
      const origin = { text: `\`${file}\``, where: { file, line: lineOf(name) } };
      const plain = typeof one === 'string';
      return { name, origin, form: plain ? 'text' : 'source', value: plain ? one : toHclLiteral(one), secret: false };
    }),
  };
}

function toHclLiteral(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (Array.isArray(value)) return `[${value.map(toHclLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null || 'rawJSON' in value) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${quoteText(key)} = ${toHclLiteral(one)}`)
    .join(', ')} }`;
}

import { applyEdits, type Edit } from '../hcl/edits.ts';
import { argumentsOf } from '../hcl/bodies.ts';
import { nextToken, type Hcl } from '../hcl/tokens.ts';
import { readJobText } from '../hcl/job-text.ts';
import { mayCallRandom, randomCallAt } from '../preprocess/random-calls.ts';

/** Two variants that differ in every character, except the dashes and the version digits of a UUID. */
const fixedResults = [
  { uuid: '"00000000-0000-4000-8000-000000000000"', hash: 'sha256' },
  { uuid: '"ffffffff-ffff-4fff-bfff-ffffffffffff"', hash: 'sha512' },
] as const;

/**
 * Replaces random functions by fixed results; undefined for a text without such functions. A value that differs between
 * the two variants is random, even if it takes only a short part of a random text.
 */
export function fixRandomResults(text: string, way: 0 | 1): string | undefined {
  if (!mayCallRandom(text)) return undefined;
  const edits = readJobText(text).pieces.flatMap(({ hcl, edit }) => edit(editsIn(hcl, fixedResults[way])));
  return edits.length === 0 ? undefined : applyEdits(text, edits).text;
}

function editsIn(hcl: Hcl, { uuid, hash }: (typeof fixedResults)[number]): readonly Edit[] {
  const edits: Edit[] = [];
  /** Removed arguments: first token and end. */
  const removed = new Map<number, number>();
  const replace = (from: number, to: number, text: string): void => {
    edits.push({ start: hcl.starts[from] ?? 0, end: hcl.starts[to] ?? 0, text });
  };
  for (let at = 0; at < hcl.kinds.length; at++) {
    at = removed.get(at) ?? at;
    const name = randomCallAt(hcl, at);
    if (name === undefined) continue;
    const open = nextToken(hcl, at + 1, hcl.kinds.length, 'skip');
    const close = hcl.closes[open] ?? open;
    if (name === 'uuidv4') {
      replace(at, close + 1, uuid);
      at = close;
      continue;
    }
    // The other hash functions take no cost argument.
    const [, cost] = argumentsOf(hcl, open);
    replace(at, at + 1, hash);
    if (cost === undefined) continue;
    replace(cost[0] - 1, close, '');
    removed.set(cost[0] - 1, close);
  }
  return edits.toSorted((a, b) => a.start - b.start);
}

import { splitCharacters } from '../syntax/source.ts';

/** Returns ` Did you mean "group"?` if a known name is at most two edits away, otherwise an empty text. */
export function suggest(word: string, candidates: readonly string[]): string {
  const nearName = candidates.find((name) => measureEditDistance(word, name) < 3);
  return nearName === undefined ? '' : ` Did you mean "${nearName}"?`;
}

function measureEditDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, character] of splitCharacters(left).entries()) {
    const next = [i + 1];
    for (const [j, other] of splitCharacters(right).entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

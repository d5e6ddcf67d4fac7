/** Replaces a hidden value in all output. */
export const hiddenMark = '‹hidden›';

/** See `Redactor.redact`. */
export type Redact = (text: string, length?: 'whole') => string;

/** From the first index up to, but not including, the second. */
export type TextRange = readonly [from: number, to: number];

/** Replaces ranges of a text; overlapping and adjacent ranges become one. @param by receives the length of a range without its overlap with earlier ones */
export function replaceRanges(text: string, ranges: readonly TextRange[], by: (length: number) => string): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (to <= at) continue;
    if (from > at || parts.length === 0) parts.push(text.slice(at, from), by(to - Math.max(from, at)));
    at = to;
  }
  return [...parts, text.slice(at)].join('');
}

/** All matches of a global expression. Faster than `matchAll`, which copies the expression on each call: dozens of expressions search every value, mostly without a match. */
export function listMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const matches: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** How a hidden value looks. */
export const hiddenMark = '‹hidden›';

/** Takes hidden values out of a text that others wrote and that may quote the job. */
export type Scrub = (text: string) => string;

/** A part of a text: from the first index up to the second, which is not in it. */
export type TextRange = readonly [from: number, to: number];

/**
 * A text with other text in place of parts of it; parts that overlap or adjoin are one.
 *
 * @param by is given the length of a part, as far as no earlier one holds it
 */
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

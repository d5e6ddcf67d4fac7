import type { PartlyShown } from './shown-diff.ts';

/** Replaces a hidden value in all output. */
export const hiddenMark = '‹hidden›';

/** See `Redactor.scrub`. */
export type Scrub = (text: string, length?: 'whole') => string;

/** From the first index up to, but not including, the second. */
export type TextRange = readonly [from: number, to: number];

/**
 * Replaces ranges of a text; overlapping and adjacent ranges become one.
 *
 * @param by receives the length of a range without its overlap with earlier ones
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

/** A line of a text, or all lines of a secret that spans several lines. */
interface TextPiece {
  readonly text: string;
  readonly isHidden: boolean;
}

/** Whether a value has several lines, so that single lines can be hidden. */
export function hasLines(value: string): boolean {
  return /\n[^\n]/.test(value);
}

/** Splits a text into lines, marks those with secrets, and joins the lines of one secret. */
export function hideLines(text: string, secrets: readonly TextRange[]): readonly TextPiece[] {
  const sorted = secrets.toSorted(([a], [b]) => a - b);
  const pieces: { text: string; isHidden: boolean; end: number }[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    // A secret continues from the previous line.
    const last = pieces.at(-1);
    const goesOn = last?.isHidden === true && last.end > start;
    let reach = goesOn ? last.end : -1;
    for (; (sorted[next]?.[0] ?? Infinity) <= end; next += 1) reach = Math.max(reach, sorted[next]?.[1] ?? 0);
    if (goesOn) {
      last.text += `\n${line}`;
      last.end = reach;
    } else pieces.push({ text: line, isHidden: reach > start, end: reach });
    start = end + 1;
  }
  return pieces.map(({ text: piece, isHidden }) => ({ text: piece, isHidden }));
}

/** The hidden lines of a text. */
export function hiddenLines(text: string, secrets: readonly TextRange[]): readonly string[] {
  return hideLines(text, secrets).flatMap((piece) => (piece.isHidden ? [piece.text] : []));
}

/**
 * The shown part of a text.
 *
 * @param numbers identifies hidden lines, also across several texts of the same field
 */
export function partlyShown(pieces: readonly TextPiece[], numbers: Map<string, number>): PartlyShown {
  return {
    lines: pieces.map(({ text, isHidden }) => {
      if (!isHidden) return text;
      const number = numbers.get(text) ?? numbers.size + 1;
      numbers.set(text, number);
      return number;
    }),
  };
}

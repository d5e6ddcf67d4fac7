import type { Mark } from './mark.ts';

declare const published: unique symbol;

/** A text without what must not be shown, as it leaves the run. Only a door makes one; the clients send no other text. */
export type Published = string & { readonly [published]: true };

/** The text of a comment, an issue or a release as GitHub has it, to be written again. Its lines are Outrider's own, or stay where they were. */
export function asPublished(text: string): Published {
  return text as Published;
}

export function publishedLines(text: Published): readonly Published[] {
  return text.split(/\r\n?|\n/).map(asPublished);
}

/** Where a mark is a line of a text, for the last time; -1 if no line is it. */
export function indexOfMark(lines: readonly string[], mark: Mark): number {
  return lines.lastIndexOf(mark);
}

export function joinPublished(lines: readonly Published[]): Published {
  return lines.join('\n') as Published;
}

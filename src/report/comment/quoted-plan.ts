import { fromPublished, md, paragraphs, type Markdown } from '../../text/markdown.ts';
import { asPublished, joinPublished, publishedLines, findRange, toMark, type Published } from '../../text/published.ts';

/** The lines around the plan in a comment with a record, whose signature covers the text between them. No foreign text can begin one. */
export const planMarks = { begin: toMark`outrider:plan`, end: toMark`outrider:plan end` };

/** A plan, to be found again in the comment that it is put into. */
export function quotePlan(text: Published): Markdown {
  return paragraphs([md`${planMarks.begin}`, fromPublished(text), md`${planMarks.end}`]);
}

/** The plan in a comment, as its reviewers saw it; `undefined` if it did not fit into the comment of a register. */
export function planIn(comment: string): Published | undefined {
  const lines = publishedLines(asPublished(comment));
  const range = findRange(lines, planMarks);
  return range === undefined ? undefined : asPublished(joinPublished(lines.slice(range.from + 1, range.to)).trim());
}

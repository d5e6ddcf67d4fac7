import { failureItems } from '../failure-items.ts';
import { asPublished, indexOfMark, joinPublished, publishedLines, markOf } from '../../text/published.ts';
import type { Published } from '../../text/published.ts';
import { itemsWithin } from '../../text/fit.ts';
import { callout, link, md, paragraphs, type Markdown } from '../../text/markdown.ts';
import type { ActionError, Reason } from '../../errors.ts';
import type { CommentContext } from './comment-context.ts';

/** The lines around the notice. No foreign text can begin one. */
const marks = { begin: markOf`outrider:latest-plan`, end: markOf`outrider:latest-plan end` };

/** Reasons for which a plan says nothing about the job files: the last plan and its review stay valid. */
const outages: ReadonlySet<Reason> = new Set(['unreachable', 'timed-out', 'server']);

/** Characters of the errors; the step summary has all of them. */
const longest = 2000;

/** The notice of a plan that failed because Nomad did not answer; undefined for any other plan. */
export function outageNotice(
  failures: readonly ActionError[],
  { run, fileUrl, door }: CommentContext,
): Published | undefined {
  if (!failures.some(({ reason }) => outages.has(reason))) return undefined;
  const elsewhere = link(md`the step summary`, run?.url);
  const room = { max: longest, measure: (text: Markdown) => door.markdown(text).length, elsewhere };
  const items = itemsWithin(failureItems(failures, fileUrl), room, (left) => md`… and ${left} more in ${elsewhere}.`);
  const title = md`**The latest plan failed.** What follows is the plan before it.`;
  return door.markdown(callout('CAUTION', paragraphs([title, items])));
}

/** A comment with a notice above its plan, to be sealed again with the same record. */
export function withNotice(comment: string, notice: Published): Published {
  const [marker = notice, ...rest] = publishedLines(withoutNotice(comment));
  return joinPublished([marker, asPublished(marks.begin), notice, asPublished(marks.end), ...rest]);
}

/** The comment without the notice of a later plan that failed. */
export function withoutNotice(comment: string): Published {
  const lines = publishedLines(asPublished(comment));
  const [from, to] = [indexOfMark(lines, marks.begin), indexOfMark(lines, marks.end)];
  return from === -1 || to < from ? asPublished(comment) : joinPublished(lines.toSpliced(from, to - from + 1));
}

import { failureItems, wayOut } from '../../../report/failure-items.ts';
import { failureList } from '../../../report/comment/plan-comment.ts';
import { nothing, paragraphs, type Markdown } from '../../../text/markdown.ts';
import type { Room } from '../../../text/fit.ts';
import { otherFailures } from '../failures.ts';
import type { ActionError } from '../../../errors.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import type { RegisterOutcome } from '../outcome.ts';

/** A longer message is cut off in a headline. */
const longestHeadline = 500;

/** What failed, except rollouts, and the ways out. Of the failure that the headline consists of only the way out. */
export function failureSection(
  outcome: RegisterOutcome,
  { fileUrl }: Pick<CommentContext, 'fileUrl'>,
  room: Room,
): Markdown {
  const [first] = outcome.failures;
  const isHeadline = first !== undefined && isWholeHeadline(first);
  const way = isHeadline ? wayOut(first) : nothing;
  const size = room.measure(way) + 2;
  const shown = size <= room.max ? way : nothing;
  const others = otherFailures(outcome).slice(isHeadline ? 1 : 0);
  return paragraphs([shown, failureList(failureItems(others, fileUrl), { ...room, max: room.max - size })]);
}

function isWholeHeadline({ message, location }: ActionError): boolean {
  return location === undefined && !message.includes('\n') && message.length <= longestHeadline;
}

import { failureItems, wayOut } from '../../../report/failure-items.ts';
import { takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { otherFailures } from '../failures.ts';
import type { ActionError } from '../../../errors.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import type { RegisterOutcome } from '../outcome.ts';

/** Of the limit. */
const share = 0.2;
/** A longer message is cut off in a headline. */
const longestHeadline = 500;

/** What failed, except rollouts, and the ways out. Of the failure that the headline consists of only the way out. */
export function failureSection(
  outcome: RegisterOutcome,
  { fileUrl }: Pick<CommentContext, 'fileUrl'>,
  limit: Limit,
): string {
  const [first] = outcome.failures;
  const isHeadline = first !== undefined && isWholeHeadline(first);
  const ways = isHeadline ? takeWithin([wayOut(first)], limit.max * share, limit.measure).taken : [];
  const others = otherFailures(outcome).slice(isHeadline ? 1 : 0);
  const { taken, left } = takeWithin(failureItems(others, fileUrl), limit.max * share, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
  const items = others.length === 0 ? [] : [['**What went wrong**', '', ...taken, ...rest].join('\n')];
  return [...ways, ...items].join('\n\n');
}

function isWholeHeadline({ message, location }: ActionError): boolean {
  return location === undefined && !message.includes('\n') && message.length <= longestHeadline;
}

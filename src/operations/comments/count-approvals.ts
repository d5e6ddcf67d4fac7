import { orUndefined } from '../../errors.ts';
import { isAtLeast, readRole } from '../../clients/github/permissions.ts';
import { readPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { listReviews } from '../../clients/github/pull-requests/reviews.ts';
import { judgeReviews, type ApprovalCount } from '../../review/approvals.ts';
import type { Thread } from '../../clients/github/comments/requests.ts';
import type { ApprovalInputs } from '../../inputs/approvals.ts';

/**
 * Counts the approvals of a plan. Rights are asked for only of people whose approval fits, and count only if GitHub confirms them.
 *
 * @param since when the plan was first written, in ISO 8601; undefined where it is unknown
 * @throws ServiceError of the request for the pull request or its reviews
 */
export async function countApprovals(
  thread: Thread,
  since: string | undefined,
  { needed, role }: ApprovalInputs,
): Promise<ApprovalCount> {
  const { github, repository, number } = thread;
  const { headSha, author } = await readPullRequest(github, repository, number);
  const { fitting, others } = judgeReviews(await listReviews(thread), { since, headSha, author });
  const judged = await Promise.all(
    fitting.map(async (approval) => {
      const has = await orUndefined(readRole(github, repository, approval.login));
      return { ...approval, isAllowed: isAtLeast(has, role) };
    }),
  );
  const without = judged.filter(({ isAllowed }) => !isAllowed);
  return {
    pullRequest: number,
    needed,
    given: judged.flatMap(({ isAllowed, login, at }) => (isAllowed ? [{ login, at }] : [])),
    others: [...others, ...without.map(({ login }) => ({ login, why: `no ${role} access` }))],
  };
}

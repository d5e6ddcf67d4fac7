import pMap from 'p-map';
import { orUndefined } from '../../errors.ts';
import { isAtLeast, readRole } from '../../clients/github/permissions.ts';
import { readPullRequest, type FoundPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { listReviews } from '../../clients/github/pull-requests/reviews.ts';
import { judgeReviews, type ApprovalCount } from '../../review/approvals.ts';
import type { Thread } from '../../clients/github/comments/requests.ts';
import type { ApprovalInputs } from '../../inputs/approvals.ts';

/** Of a public repository anybody may approve a pull request, and each approval takes a request. */
const mostAsked = 100;

/**
 * Counts the approvals of a plan. Rights are asked for only of people whose approval fits, of the latest ones, and count only if GitHub confirms them.
 *
 * @param since when the plan was first written, in ISO 8601; undefined where it is unknown
 * @param known the pull request, where this run has read it
 * @throws ServiceError of the request for the pull request or its reviews
 */
export async function countApprovals(
  thread: Thread,
  since: string | undefined,
  { needed, role }: ApprovalInputs,
  known?: FoundPullRequest,
): Promise<ApprovalCount> {
  const { github, repository, number } = thread;
  const { headSha, author } = known ?? (await readPullRequest(github, repository, number));
  const { fitting, others } = judgeReviews(await listReviews(thread), { since, headSha, author });
  const judged = await pMap(
    fitting.slice(-mostAsked),
    async (approval) => {
      const has = await orUndefined(readRole(github, repository, approval.login));
      return { ...approval, isAllowed: isAtLeast(has, role) };
    },
    { concurrency: 10 },
  );
  const without = judged.filter(({ isAllowed }) => !isAllowed);
  return {
    pullRequest: number,
    needed,
    given: judged.flatMap(({ isAllowed, login, at }) => (isAllowed ? [{ login, at }] : [])),
    others: [...others, ...without.map(({ login }) => ({ login, why: `no ${role} access` }))],
  };
}

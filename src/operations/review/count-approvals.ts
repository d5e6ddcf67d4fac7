import pMap from 'p-map';
import { orUndefined } from '../../errors.ts';
import { isAtLeast, readRole } from '../../clients/github/permissions.ts';
import { readPullRequest, type FoundPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { listCommitAuthors, listReviews } from '../../clients/github/pull-requests/reviews.ts';
import { judgeReviews, type Approval, type ApprovalCount } from '../../review/approvals.ts';
import { stricterRole } from '../../inputs/guards.ts';
import type { Thread } from '../../clients/github/comments/requests.ts';
import type { ShownTimes } from '../../review/record.ts';
import type { ApprovalInputs } from '../../inputs/review.ts';

/** Of a public repository anybody may approve a pull request, and each approval takes a request. */
const mostAsked = 100;

/**
 * Counts the approvals of a plan. Rights are asked for only of people whose review fits, of the latest ones, and count only if GitHub confirms them.
 *
 * @param shown undefined where it is unknown when the plan was first shown
 * @param known the pull request, where this run has read it
 * @throws ServiceError of the request for the pull request, its reviews or its commits
 */
export async function countApprovals(
  thread: Thread,
  shown: ShownTimes | undefined,
  { needed, role }: ApprovalInputs,
  known?: FoundPullRequest,
): Promise<ApprovalCount> {
  const { github, repository, number } = thread;
  const [{ headSha, author }, authors, reviews] = await Promise.all([
    known ?? readPullRequest(github, repository, number),
    listCommitAuthors(thread),
    listReviews(thread),
  ]);
  const { fitting, objecting, others } = judgeReviews(reviews, { shown, headSha, author, authors });
  const judge = async (some: readonly Approval[]) =>
    pMap(
      some.slice(-mostAsked),
      async (one) => {
        const has = await orUndefined(readRole(github, repository, one.login));
        return { ...one, isAllowed: isAtLeast(has, role) };
      },
      { concurrency: 10 },
    );
  const [approved, objected] = [await judge(fitting), await judge(objecting)];
  const without = [...approved, ...objected].filter(({ isAllowed }) => !isAllowed);
  const objections = objected.flatMap(({ isAllowed, login }) => (isAllowed ? [login] : []));
  return {
    pullRequest: number,
    needed,
    given: approved.flatMap(({ isAllowed, login, at }) => (isAllowed ? [{ login, at }] : [])),
    objections,
    others: [
      ...objections.map((login) => ({ login, why: 'requests changes' })),
      ...others,
      ...without.map(({ login }) => ({ login, why: `no ${role} access` })),
    ],
  };
}

/** What both a plan and a register ask for: the larger number and the stricter role. */
export function stricterOf(one: ApprovalInputs, other: ApprovalInputs): ApprovalInputs {
  return { needed: Math.max(one.needed, other.needed), role: stricterRole(one.role, other.role) };
}

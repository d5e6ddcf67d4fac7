import pMap from 'p-map';
import { type ActionError, orElse } from '../../errors.ts';
import { isAtLeast, readRole, type Role } from '../../clients/github/repositories.ts';
import { readNamedPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { deletedAccount, type PullRequest } from '../../clients/github/event.ts';
import { listCommitAuthors, listReviews } from '../../clients/github/pull-requests/reviews.ts';
import {
  findBlocker,
  judgeReviews,
  type ApprovalCount,
  type ApprovalRule,
  type Authorship,
} from '../../review/approvals.ts';
import { toClause } from '../../text/numbers.ts';
import { selectStricterRole } from '../../inputs/guards.ts';
import type { Thread } from '../../clients/github/comments/requests.ts';
import type { Consent, ShownTimes } from '../../review/record.ts';
import type { ApprovalInputs } from '../../inputs/review.ts';

/** In a public repository, anyone can approve a pull request, and each approver costs a request. */
const maxReviewers = 100;

type PullAuthorship = Authorship & Pick<PullRequest, 'headSha'>;

/** @param pull the pull request, if this run has read it @throws ServiceError of a request */
async function readAuthorship(thread: Thread, pull?: PullRequest): Promise<PullAuthorship> {
  const { github, repository, number } = thread;
  const [{ headSha, author }, commits] = await Promise.all([
    pull ?? readNamedPullRequest(github, repository, number),
    listCommitAuthors(thread),
  ]);
  return { number, headSha, author, commits };
}

/**
 * Counts the approvals of a plan by each rule. Reads roles only for reviews that may count. An approval counts only if GitHub confirms the role of its
 * author; an objection counts unless GitHub reports that its author lacks the role.
 *
 * @param times `undefined` if it is unknown when the plan was first shown
 * @param ownAuthorship the authors of its pull request, if this run has read them
 * @param relatedPullRequests other pull requests of the commit, whose authors cannot approve the plan either
 * @throws ServiceError of the request for the pull request, its reviews or its commits
 */
export async function countApprovals(
  thread: Thread,
  times: ShownTimes | undefined,
  rules: readonly ApprovalRule[],
  ownAuthorship?: PullAuthorship,
  relatedPullRequests: readonly Authorship[] = [],
): Promise<readonly ApprovalCount[]> {
  const { github, repository, number } = thread;
  const [authorship, reviews] = await Promise.all([ownAuthorship ?? readAuthorship(thread), listReviews(thread)]);
  const { fitting, objecting, others } = judgeReviews(reviews, { ...authorship, shown: times, relatedPullRequests });
  const readRoles = async <One extends { readonly login: string }>(accounts: readonly One[]) =>
    pMap(
      accounts,
      async (account): Promise<One & { readonly role: Role | undefined; readonly roleError?: ActionError }> =>
        account.login === deletedAccount
          ? { ...account, role: undefined }
          : orElse(
              readRole(github, repository, account.login).then((role) => ({ ...account, role })),
              (roleError) => ({ ...account, role: undefined, roleError }),
            ),
      { concurrency: 10 },
    );
  const uncheckedReviews = fitting.slice(0, -maxReviewers);
  const approvers = await readRoles(fitting.slice(uncheckedReviews.length));
  const objectors = await readRoles(objecting);
  return rules.map((rule) => {
    const objections = objectors
      .filter(
        ({ login, role, roleError }) =>
          login === deletedAccount || roleError !== undefined || isAtLeast(role, rule.role),
      )
      .map(({ login }) => login);
    const accountsWithoutRole = [
      ...approvers.filter(({ role }) => !isAtLeast(role, rule.role)),
      ...objectors.filter(({ login }) => !objections.includes(login)),
    ];
    return {
      ...rule,
      pullRequest: number,
      approvals: approvers.flatMap(({ role, login, at }) => (isAtLeast(role, rule.role) ? [{ login, at }] : [])),
      objections,
      others: [
        ...objections.map((login) => ({ login, reason: 'requests changes' })),
        ...others,
        ...uncheckedReviews.map(({ login }) => ({ login, reason: `not checked: ${maxReviewers} later approvals` })),
        ...accountsWithoutRole.map(({ login, roleError }) => ({
          login,
          reason:
            roleError === undefined
              ? `no ${rule.role} access`
              : `${toClause(roleError.message)}. ${roleError.hint ?? ''}`.trim(),
        })),
      ],
      roleError: approvers.find(({ roleError }) => roleError !== undefined)?.roleError,
      blocker: authorship.commits.unknown ?? findBlocker(relatedPullRequests),
    };
  });
}

/** Counts the approvals for the rules of each consent. Authors of its pull requests cannot approve. @param mergedPull a pull request that this run has read @throws ServiceError */
export async function countConsents(
  thread: Thread,
  consents: readonly Consent[],
  mergedPull?: PullRequest,
): Promise<readonly (readonly ApprovalCount[])[]> {
  const all = consents.map((consent) => ({ ...consent, rules: consent.rules.filter(({ needed }) => needed > 0) }));
  const openConsents = all.filter(({ rules }) => rules.length > 0);
  const authorships = await pMap(
    new Set(openConsents.flatMap(({ pullRequest, together = [] }) => [pullRequest, ...together])),
    async (number) => readAuthorship({ ...thread, number }, mergedPull?.number === number ? mergedPull : undefined),
    { concurrency: 5 },
  );
  return pMap(
    all,
    async ({ pullRequest: number, rules, together = [], ...shown }) => {
      if (rules.length === 0) return [];
      const authorship = authorships.find((candidate) => candidate.number === number);
      const others = authorships.filter((candidate) => candidate !== authorship && together.includes(candidate.number));
      return countApprovals({ ...thread, number }, shown, rules, authorship, others);
    },
    { concurrency: 5 },
  );
}

/** The requirements of a plan and a register run together: the larger number and the stricter role. */
export function selectStricter(left: ApprovalInputs, right: ApprovalInputs): ApprovalInputs {
  return { needed: Math.max(left.needed, right.needed), role: selectStricterRole(left.role, right.role) };
}

/** The rules of a plan: its approvals, if it needs any, and one for guarded changes. @param guards the role that approves guarded changes; `undefined` if there are none */
export function createApprovalRules(
  { needed, role }: ApprovalInputs,
  guards: ApprovalRule['role'] | undefined,
): readonly ApprovalRule[] {
  return [
    ...(needed === 0 ? [] : [{ of: 'plan', needed, role } as const]),
    ...(guards === undefined ? [] : [{ of: 'guards', needed: 1, role: guards } as const]),
  ];
}

import { deletedAccount } from '../clients/github/event.ts';
import type { CommitAuthors, PullRequestReview } from '../clients/github/pull-requests/reviews.ts';
import { toClause, codeList, listTexts, plural } from '../text/numbers.ts';
import type { ActionError } from '../errors.ts';
import type { ReviewRecord, ShownTimes } from './record.ts';

export interface Authorship {
  readonly number: number;
  /** The login of its author; `undefined` for a deleted account. */
  readonly author: string | undefined;
  readonly commits: CommitAuthors;
}

/** The conditions of an approval. */
export interface ApprovedPlan extends Authorship {
  /** `undefined` if it is unknown when the plan was first shown. */
  readonly shown: ShownTimes | undefined;
  readonly headSha: string;
  /** Other pull requests whose changes the run may also write: their authors cannot approve the plan. */
  readonly relatedPullRequests: readonly Authorship[];
}

interface Approval {
  readonly login: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The approvals that a plan or its guarded changes need: their number and minimum role. */
export interface ApprovalRule {
  /** `guards`: the changes that guards refuse. */
  readonly of: 'plan' | 'guards';
  readonly needed: number;
  readonly role: ReviewRecord['approvals']['role'];
}

export interface ApprovalCount extends ApprovalRule {
  readonly pullRequest: number;
  readonly approvals: readonly Approval[];
  /** The logins of people with the role who request changes, or whose role is unknown. */
  readonly objections: readonly string[];
  /** Reviews that do not count, each with the reason in a few words. */
  readonly others: readonly { readonly login: string; readonly reason: string }[];
  /** The reason why no approval counts, in a few words; `undefined` if approvals may count. */
  readonly blocker: string | undefined;
  /** The reason why the role of an approver is unknown; `undefined` if all are known. */
  readonly roleError?: ActionError | undefined;
}

/** The reason why a rule is not fulfilled, in a few words; `undefined` if it is. @param plan such as `the plan of pull request 7` */
export function describeShortfall(count: ApprovalCount, plan: string): string | undefined {
  const { approvals, needed, objections, blocker, roleError, others } = count;
  if (objections.length > 0) return `${codeList(objections)} requested changes to ${plan}`;
  if (approvals.length >= needed) return undefined;
  const flaws = others.map(({ login, reason }) => `\`${login}\` does not count (${reason})`);
  const causes = roleError === undefined ? flaws : [toClause(roleError.message)];
  const reason =
    blocker === undefined ? causes.length > 0 && `: ${listTexts(causes)}` : `, and none counts: ${blocker}`;
  return `${plan} has ${approvals.length} of ${plural(needed, 'approval')}${reason || ''}`;
}

/** The logins of the approvers; `undefined` if the rule is not fulfilled. */
export function listApprovers(count: ApprovalCount): readonly string[] | undefined {
  return describeShortfall(count, '') === undefined ? count.approvals.map(({ login }) => login) : undefined;
}

/** Review states that are decisions. A comment does not change the last decision. */
const decisions: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/**
 * Judges the latest decision of each person. An approval counts if it is of the head commit, was submitted after the plan was first shown, and is by a person who
 * did not contribute. A request for changes is an objection, regardless of plan, commit and author, until the person approves or it is dismissed. A dismissal is a
 * decision too: an earlier approval does not become valid again. Roles are not checked here.
 *
 * @param reviews in the order of submission within a second
 */
export function judgeReviews(reviews: readonly PullRequestReview[], plan: ApprovedPlan) {
  const latest = new Map<string | PullRequestReview, PullRequestReview>();
  for (const review of reviews.toSorted((a, b) => toSecond(a.submitted_at) - toSecond(b.submitted_at) || 0)) {
    if (!decisions.has(review.state)) continue;
    const login = review.user?.login.toLowerCase() ?? deletedAccount;
    // Two deleted accounts cannot be distinguished.
    const name = login === deletedAccount ? review : login;
    // Deleting first moves the entry to the end: the map is in the order of the latest decisions.
    latest.delete(name);
    latest.set(name, review);
  }
  const verdicts = [...latest.values()].map((review) => {
    const login = review.user?.login ?? deletedAccount;
    const reason = review.state === 'CHANGES_REQUESTED' ? undefined : findFlaw(review, login, plan);
    return { login, at: review.submitted_at ?? '', kind: review.state, reason };
  });
  const approvalVerdicts = verdicts.filter(({ reason }) => reason === undefined);
  return {
    fitting: approvalVerdicts.filter(({ kind }) => kind === 'APPROVED'),
    objecting: approvalVerdicts.filter(({ kind }) => kind !== 'APPROVED'),
    others: verdicts.flatMap(({ login, reason }) => (reason === undefined ? [] : [{ login, reason }])),
  };
}

function findFlaw(
  review: PullRequestReview,
  login: string,
  { shown, headSha, author, commits, relatedPullRequests }: ApprovedPlan,
): string | undefined {
  if (review.state === 'DISMISSED') return 'dismissed';
  if (login === deletedAccount) return 'the account is deleted';
  if (author === undefined) return 'the author of the pull request is unknown';
  if (login.toLowerCase() === author.toLowerCase()) return 'opened this pull request';
  if (commits.unknown !== undefined) return commits.unknown;
  if (wroteCommits(review, commits)) return 'contributed a commit';
  const other = relatedPullRequests.find((authorship) => isAuthor(review, authorship));
  if (other !== undefined)
    return `contributed to pull request ${other.number}, whose changes may go live with this one`;
  const blocker = findBlocker(relatedPullRequests);
  if (blocker !== undefined) return blocker;
  // A workflow of the pull request could approve it with its own token.
  if (review.user?.type === 'Bot') return 'is a bot';
  if (review.commit_id !== headSha) return 'approves a different commit';
  if (shown === undefined) return 'the time of the plan is unknown';
  const at = toSecond(review.submitted_at);
  const { since, edited = 0 } = shown;
  if (!(since < at && at < Infinity)) return 'submitted before the plan was shown';
  return edited < at ? undefined : 'submitted before an edit of the comment with the plan';
}

function isAuthor(review: PullRequestReview, { author, commits }: Authorship): boolean {
  return review.user?.login.toLowerCase() === author?.toLowerCase() || wroteCommits(review, commits);
}

function wroteCommits({ user }: PullRequestReview, { logins }: CommitAuthors): boolean {
  return logins.has(user?.login.toLowerCase() ?? '') || logins.has(`${user?.id ?? ''}+`);
}

/** The reason why anyone may have written one of these pull requests, in a few words; `undefined` if all authors are known. */
export function findBlocker(relatedPullRequests: readonly Authorship[]): string | undefined {
  const blockers = relatedPullRequests.flatMap(({ number, author, commits }) => {
    const reason = author === undefined ? 'its author is unknown' : commits.unknown;
    return reason === undefined ? [] : [`pull request ${number} is registered with it, and ${reason}`];
  });
  return blockers[0];
}

/** Seconds since 1970; a missing time is later than all others. */
function toSecond(time: string | null | undefined): number {
  const milliseconds = Date.parse(time ?? '');
  return Number.isNaN(milliseconds) ? Infinity : Math.floor(milliseconds / 1000);
}

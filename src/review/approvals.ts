import type { Review } from '../clients/github/pull-requests/reviews.ts';
import type { ShownTimes } from './record.ts';

/** What an approval has to fit. */
export interface ApprovedPlan {
  /** Undefined where it is unknown when the plan was first shown. */
  readonly shown: ShownTimes | undefined;
  /** The last commit of the pull request. */
  readonly headSha: string;
  /** The login of the pull request's author; undefined for a deleted account. */
  readonly author: string | undefined;
  /** The authors, committers and co-authors of its commits, in lower case; undefined where they are unknown. */
  readonly authors: ReadonlySet<string> | undefined;
}

export interface Approval {
  readonly login: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface ApprovalCount {
  readonly pullRequest: number;
  readonly needed: number;
  readonly given: readonly Approval[];
  /** The logins of people who could approve, and request changes since the plan. */
  readonly objections: readonly string[];
  /** Other people's reviews, and in a few words why they do not count. */
  readonly others: readonly { readonly login: string; readonly why: string }[];
}

/** The states by which a person decides; a comment leaves the last decision as it is. */
const decisions: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/**
 * Judges each person's latest decision: an approval of this commit after the plan fits; a request for changes after the plan, of whatever commit, is an
 * objection. Nobody's rights are asked for yet. A dismissed review is a decision, too, so that an earlier approval does not come back.
 *
 * @param reviews those of the same second in the order of their submission
 */
export function judgeReviews(reviews: readonly Review[], plan: ApprovedPlan) {
  const latest = new Map<string, Review>();
  for (const review of reviews.toSorted((a, b) => secondOf(a.submitted_at) - secondOf(b.submitted_at) || 0)) {
    const name = review.user?.login.toLowerCase();
    if (name === undefined || !decisions.has(review.state)) continue;
    // Also the order is that of the latest decisions.
    latest.delete(name);
    latest.set(name, review);
  }
  const judged = [...latest.values()].map((review) => {
    const login = review.user?.login ?? '';
    return { login, at: review.submitted_at ?? '', kind: review.state, why: findFlaw(review, login, plan) };
  });
  const fitting = judged.filter(({ why }) => why === undefined);
  return {
    fitting: fitting.filter(({ kind }) => kind === 'APPROVED'),
    objecting: fitting.filter(({ kind }) => kind !== 'APPROVED'),
    others: judged.flatMap(({ login, why }) => (why === undefined ? [] : [{ login, why }])),
  };
}

function findFlaw(
  review: Review,
  login: string,
  { shown, headSha, author, authors }: ApprovedPlan,
): string | undefined {
  if (review.state === 'DISMISSED') return 'dismissed';
  if (author === undefined) return 'the author of the pull request is unknown';
  if (login.toLowerCase() === author.toLowerCase()) return 'own pull request';
  if (authors === undefined) return 'the authors of its commits are unknown';
  if (authors.has(login.toLowerCase())) return 'wrote one of its commits';
  // A workflow of the pull request may approve it with its own token.
  if (review.user?.type === 'Bot') return 'not a person';
  if (review.state === 'APPROVED' && review.commit_id !== headSha) return 'of another commit';
  if (shown === undefined) return 'the time of the plan is unknown';
  // In the same second nobody knows which was first: an approval does not count then, an objection does.
  const at = secondOf(review.submitted_at);
  const { since, edited = 0 } = shown;
  if (review.state !== 'APPROVED') return since <= at ? undefined : 'older than the plan';
  if (!(since < at && at < Infinity)) return 'older than the plan';
  return edited < at ? undefined : 'older than an edit of the comment with the plan';
}

/** In seconds since 1970; without a time, later than all others. */
function secondOf(time: string | null | undefined): number {
  const milliseconds = Date.parse(time ?? '');
  return Number.isNaN(milliseconds) ? Infinity : Math.floor(milliseconds / 1000);
}

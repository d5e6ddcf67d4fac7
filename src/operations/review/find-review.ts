import pMap, { pMapSkip } from 'p-map';
import { ActionError, orUndefined } from '../../errors.ts';
import { commentPlaceOf, openReview, type RecordPlace } from './open-review.ts';
import { refuseEvent, refuseState, type InvolvedPullRequest } from '../../review/judge-event.ts';
import { notReviewed } from '../../review/validate-record.ts';
import { findPullRequest, findUnreviewedBranch, type ReviewLookup, type ReviewSearch } from './judge-run.ts';
import { findMergedAs, type FoundPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { listQueue } from '../../clients/github/pull-requests/merge-queue.ts';
import type { Comment } from '../../clients/github/comments/requests.ts';
import { type ReviewRecord, collectEntries, type RecordedEntries } from '../../review/record.ts';

/** The pull request of a run, and its comment. */
export interface Reviewed {
  readonly place: RecordPlace;
  /** Undefined when Outrider has written none. */
  readonly comment: Comment | undefined;
}

/** A pull request of the commit whose plan does not count. */
export interface UnreviewedPull {
  readonly number: number;
  readonly refusal: ActionError;
}

/** The review of a commit. */
export interface Review {
  /** Undefined when there is none, or it was not searched for. */
  readonly pullRequest: Reviewed | undefined;
  /** The record of the reviewed plan; undefined where a run may register without it. */
  readonly record: ReviewRecord | undefined;
  /** What was reviewed, on this pull request and on the others that the commit contains. */
  readonly entries: RecordedEntries;
  /** The pull request, as GitHub reported it to this run; undefined where only the event did. */
  readonly found?: FoundPullRequest | undefined;
  /** All pull requests that the commit contains. */
  readonly numbers: readonly number[];
  /** Those of them whose plan does not count, while that of another one does. */
  readonly unreviewed: readonly UnreviewedPull[];
  /** Why a run may register without a record, in a sentence. */
  readonly without: string | undefined;
  /** Why the record does not count; nothing is registered then. */
  readonly refusal: ActionError | undefined;
  /** When the pull request was merged, in milliseconds since 1970; 0 where it is not merged, or the time is unknown. */
  readonly mergedAt: number;
  /** The branch whose later changes are not registered; undefined where they do not matter. */
  readonly branch?: string | undefined;
}

/**
 * Finds the pull request of a run, by the event or by the merged commit, and the record of the plan that its reviewers saw.
 *
 * @throws ActionError `not-reviewed`; GitHub's error, which never counts as "there is no pull request"
 */
export async function findReview(looking: ReviewLookup): Promise<Review> {
  const { context, inputs } = looking;
  if (inputs.review.mode === 'ignore') return ignoring(looking);
  // Before any request: no answer would change it.
  const refusal = inputs.dryRun ? undefined : refuseEvent(context.eventName);
  if (refusal !== undefined) throw refusal;
  const { picked: found, search } = await findPullRequest(looking);
  if (found === undefined)
    throw notReviewed(
      'this commit belongs to no pull request',
      'Merge the change through a pull request with a plan, or register it without a review by `review: ignore`.',
    );
  const notMerged = refuseState(found, search.branches.patterns, inputs.dryRun);
  if (notMerged !== undefined) throw notMerged;
  const branch = await branchOf(found, search);
  const pulls = [...(await findEarlierPulls(found, search)), found];
  const reviews = await pMap(pulls, async ({ number }) => readReview(number, search), { concurrency: 5 });
  const last = reviews.findLast(({ record }) => record !== undefined) ?? reviews.at(-1);
  if (last?.pullRequest === undefined) throw last?.refusal ?? new Error('No review was read');
  const counts = last.record !== undefined;
  return {
    pullRequest: last.pullRequest,
    record: last.record,
    entries: collectEntries(reviews.flatMap(({ record }) => record ?? [])),
    found: found.author === undefined ? undefined : found,
    numbers: pulls.map(({ number }) => number),
    unreviewed: reviews.flatMap(({ number, refusal: why }) =>
      counts && why !== undefined ? [{ number, refusal: why }] : [],
    ),
    without: undefined,
    refusal: counts ? undefined : last.refusal,
    // No run registered any of them before the first merge.
    mergedAt: Math.min(...pulls.map(({ mergedAt }) => mergedAt)),
    branch: counts ? branch : undefined,
  };
}

/**
 * The branch that may have newer commits: the pushed one, or the one that the run is on if its merges count, or else the base of the pull request. None
 * before the merge.
 */
async function branchOf(
  { state, baseRef }: InvolvedPullRequest,
  { context: { eventName, subject }, branches }: ReviewSearch,
): Promise<string | undefined> {
  if (state !== 'merged') return undefined;
  const { branch } = subject;
  const isOn = branch !== undefined && (eventName === 'push' || (await branches.judge(branch)) === 'yes');
  return isOn ? branch : baseRef;
}

/** With `review: ignore` the outcome is still shown in the comment, if there is one. */
async function ignoring(looking: ReviewLookup): Promise<Review> {
  const { context, inputs } = looking;
  const branch = inputs.dryRun ? undefined : await findUnreviewedBranch(looking);
  const { picked, search } = (await orUndefined(findPullRequest(looking))) ?? {};
  const hasComment = picked !== undefined && search !== undefined && picked.state !== 'closed';
  const pullRequest = hasComment ? (await orUndefined(readReview(picked.number, search)))?.pullRequest : undefined;
  return {
    pullRequest,
    record: undefined,
    entries: collectEntries([]),
    numbers: pullRequest === undefined ? [] : [pullRequest.place.number],
    unreviewed: [],
    without:
      branch === undefined
        ? undefined
        : `Registered without a review on branch \`${branch}\` by event \`${context.eventName}\`, because \`review\` is \`ignore\`.`,
    refusal: undefined,
    mergedAt: 0,
  };
}

/** A pull request, and the record of its plan or why there is none that counts. */
interface ReadReview {
  readonly number: number;
  /** Undefined if only other accounts have written such a comment. */
  readonly pullRequest: Reviewed | undefined;
  readonly record: ReviewRecord | undefined;
  readonly refusal: ActionError | undefined;
}

async function readReview(
  number: number,
  { context: event, inputs: { comment: inputs, review, nomad }, github, repository }: ReviewSearch,
): Promise<ReadReview> {
  const place = commentPlaceOf({ event, comment: inputs, keys: review.keys }, github, repository, number);
  const expected = { cluster: nomad.address.host, namespace: nomad.namespace ?? '', region: nomad.region ?? '' };
  const { comment, others, verified, refusal } = await openReview(place, expected);
  const pullRequest = { place, comment };
  if (comment !== undefined || others.length === 0) return { number, pullRequest, record: verified?.record, refusal };
  const names = [...new Set(others.map(({ user }) => `\`${user?.login ?? 'ghost'}\``))].join(', ');
  const why = `the only plan on pull request ${number} is in a comment by ${names}, not by Outrider`;
  return {
    number,
    pullRequest: review.mode === 'ignore' ? pullRequest : undefined,
    record: undefined,
    refusal: notReviewed(why),
  };
}

type EarlierPull = Pick<FoundPullRequest, 'number' | 'mergedAt'>;

/**
 * The pull requests that the commit of a run contains besides its own, in the order of their merges: those that were merged in the same push into a branch that
 * counts, and those before it in its merge queue. Empty for other events, which are about one pull request.
 *
 * @throws GitHub's error, which never counts as "there are none"
 */
async function findEarlierPulls(found: InvolvedPullRequest, search: ReviewSearch): Promise<readonly EarlierPull[]> {
  if (search.context.eventName === 'push') return findPushedTogether(found, search);
  return search.context.eventName === 'merge_group' ? findQueuedBefore(found, search) : [];
}

async function findPushedTogether(
  { number }: InvolvedPullRequest,
  { context: { subject, sha }, github, repository, branches }: ReviewSearch,
): Promise<readonly EarlierPull[]> {
  const commits = [...new Set([...subject.pushed, ...(sha === undefined ? [] : [sha])])];
  if (commits.length < 2) return [];
  const merged = await findMergedAs(github, repository, commits);
  const others = merged.filter((pull) => pull.number !== number);
  return pMap(others, async (pull) => ((await branches.judge(pull.baseRef)) === 'yes' ? pull : pMapSkip));
}

async function findQueuedBefore(
  { number, baseRef }: InvolvedPullRequest,
  { context: { graphqlUrl }, github, repository }: ReviewSearch,
): Promise<readonly EarlierPull[]> {
  if (graphqlUrl === undefined || baseRef === undefined) return [];
  try {
    const queue = await listQueue(github, { graphqlUrl, repository, branch: baseRef });
    const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
    return before.map((other) => ({ number: other, mergedAt: 0 }));
  } catch (error) {
    throw error instanceof ActionError ? error.withContext('The merge queue could not be read') : error;
  }
}

import pMap, { pMapSkip } from 'p-map';
import { ActionError, orUndefined } from '../../errors.ts';
import { createThreadOpener, openReview, type RecordTarget, type RecordThread } from './open-review.ts';
import {
  judgeEvent,
  judgePullRequestState,
  type InvolvedPullRequest,
  createBranchError,
  pickPullRequest,
  type BranchVerdict,
} from '../../review/judge-event.ts';
import { createReviewError } from '../../review/validate-record.ts';
import {
  findMergedAs,
  findRelatedPullRequests,
  listLastUpdated,
  listQueue,
  readNamedPullRequest,
} from '../../clients/github/pull-requests/pull-requests.ts';
import { collectEntries, type RecordedEntries, type SignedRecord } from '../../review/record.ts';
import { isOnBranch, isBranchProtected, readDefaultBranch } from '../../clients/github/repositories.ts';
import { readOrRefuse, requireCommit } from './branch-head.ts';
import { readTouched } from '../pull-request-files.ts';
import type { Comment } from '../../clients/github/comments/requests.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import type { BranchInputs } from './branches.ts';
import type { CommentInputs } from '../../inputs/github.ts';
import type { SigningKeys } from '../../inputs/review.ts';

export interface PullRequestComment {
  readonly thread: RecordThread;
  /** `undefined` if Outrider has written none. */
  readonly comment: Comment | undefined;
}

/** A different pull request of the commit with a valid plan. */
export interface EarlierReview {
  readonly thread: RecordThread;
  readonly comment: Comment;
  readonly signedRecord: SignedRecord;
}

export interface ReviewResult {
  /** `undefined` if there is none, or the run did not search for it. */
  readonly pullRequest: PullRequestComment | undefined;
  /** The record of the reviewed plan; `undefined` if a run may register without it. */
  readonly signedRecord: SignedRecord | undefined;
  readonly otherReviews: readonly EarlierReview[];
  /** The reviewed entries of all pull requests that the commit contains. */
  readonly entries: RecordedEntries;
  /** The pull request as GitHub returned it; `undefined` if it is known only from the event. */
  readonly mergedPull?: PullRequest | undefined;
  /** The base branch of each pull request that the commit contains, by its number. */
  readonly bases: ReadonlyMap<number, string | undefined>;
  /** Pull requests without a valid plan, if a different pull request has one. */
  readonly refusedPulls: readonly { readonly number: number; readonly refusal: ActionError }[];
  /** The reason why a run may register without a record, in a sentence. */
  readonly unreviewedReason: string | undefined;
  /** The reason why the record is not valid; in this case, nothing is registered. */
  readonly refusal: ActionError | undefined;
  /** The time of the merge, in milliseconds since 1970; 0 if the pull request is not merged, or the time is unknown. */
  readonly mergedAt: number;
  /** The branch whose later changes prevent a registration; `undefined` if they do not matter. */
  readonly branch?: string | undefined;
  /** Of the 100 closed pull requests that were updated last, those that were merged before this run into that branch or a base branch of its commit, the newest first. @throws ActionError of the request */
  readonly listMerged: () => Promise<readonly RecordedPull[]>;
}

/** An earlier merged pull request. */
export interface RecordedPull {
  readonly number: number;
  /** The commit that was merged. */
  readonly headSha: string;
  /** `undefined` without a valid record. */
  readonly readRecord: () => Promise<SignedRecord | undefined>;
  /** The names of its changed files, former names included; `undefined` if GitHub does not list all of them. */
  readonly readFiles: () => Promise<readonly string[] | undefined>;
}

const nothingReviewed: ReviewResult = {
  pullRequest: undefined,
  signedRecord: undefined,
  otherReviews: [],
  entries: collectEntries([]),
  bases: new Map(),
  refusedPulls: [],
  unreviewedReason: undefined,
  refusal: undefined,
  mergedAt: 0,
  listMerged: async () => [],
};

/** Finds the pull request of a run and its record. @throws ActionError `not-reviewed`; the error of GitHub: a missing pull request is not an error */
export async function findReview(lookup: ReviewLookup): Promise<ReviewResult> {
  const { context, inputs } = lookup;
  if (inputs.review.mode === 'ignore') return findIgnoredReview(lookup);
  const refusal = inputs.dryRun ? undefined : judgeEvent(context.eventName);
  if (refusal !== undefined) throw refusal;
  const { pull: mergedPull, search } = await findPullRequest(lookup);
  if (mergedPull === undefined) {
    const hint = 'Open a pull request: its plan contains this change as well.';
    return { ...nothingReviewed, refusal: createReviewError('this commit belongs to no pull request', hint) };
  }
  const notMerged = judgePullRequestState(mergedPull, search.branches.patterns, inputs.dryRun);
  if (notMerged !== undefined) throw notMerged;
  const branch = await selectBranch(mergedPull, search);
  const pulls = [...(await findEarlierPulls(mergedPull, search)), mergedPull];
  const reviews = await pMap(pulls, async ({ number }) => readReview(number, search), { concurrency: 5 });
  // If no plan is valid, report about the last pull request with a comment, whose plan has to be repaired.
  const last =
    reviews.findLast(({ signedRecord }) => signedRecord !== undefined) ??
    reviews.findLast(({ pullRequest }) => pullRequest?.comment !== undefined) ??
    reviews.at(-1);
  if (last?.pullRequest === undefined) throw last?.refusal ?? new Error('No review was read');
  const isReviewed = last.signedRecord !== undefined;
  return {
    pullRequest: last.pullRequest,
    signedRecord: last.signedRecord,
    otherReviews: reviews.flatMap(({ number, pullRequest, signedRecord }) =>
      number === last.number || pullRequest?.comment === undefined || signedRecord === undefined
        ? []
        : [{ thread: pullRequest.thread, comment: pullRequest.comment, signedRecord }],
    ),
    entries: collectEntries(reviews.flatMap(({ signedRecord }) => signedRecord ?? [])),
    mergedPull: mergedPull.author === undefined ? undefined : mergedPull,
    bases: new Map(pulls.map(({ number, baseRef }) => [number, baseRef])),
    refusedPulls: reviews.flatMap(({ number, refusal: reason }) =>
      isReviewed && reason !== undefined ? [{ number, refusal: reason }] : [],
    ),
    unreviewedReason: undefined,
    refusal: isReviewed ? undefined : last.refusal,
    // No run registered the pull requests before the first merge.
    mergedAt: Math.min(...pulls.map(({ mergedAt }) => mergedAt)),
    branch: isReviewed ? branch : undefined,
    listMerged: async () => listRecordedPulls(pulls, branch, search),
  };
}

async function listRecordedPulls(
  ownPulls: readonly EarlierPull[],
  branch: string | undefined,
  search: ReviewSearch,
): Promise<readonly RecordedPull[]> {
  const { github, repository } = search;
  const branches = new Set([branch, ...ownPulls.map(({ baseRef }) => baseRef)]);
  // The commit of the run does not contain later merges. Before its own merge, it may contain any.
  const until = Math.max(...ownPulls.map(({ mergedAt }) => mergedAt)) || Infinity;
  const closed = await listLastUpdated(github, repository, 'closed');
  const merged = closed.filter(
    ({ number, state, baseRef, mergedAt }) =>
      state === 'merged' &&
      branches.has(baseRef) &&
      mergedAt <= until &&
      !ownPulls.some((ownPull) => ownPull.number === number),
  );
  return merged
    .toSorted((a, b) => b.mergedAt - a.mergedAt)
    .map(({ number, headSha }) => {
      // Each job of the run asks for them.
      let review: ReturnType<typeof readReview> | undefined;
      let files: ReturnType<typeof readTouched> | undefined;
      return {
        number,
        headSha,
        readRecord: async () => (await (review ??= readReview(number, search))).signedRecord,
        readFiles: async () => (await (files ??= readTouched(github, repository, number)))?.names,
      };
    });
}

/** The branch that may have newer commits: the pushed branch; otherwise, the branch of the run if merges into it are accepted; otherwise, the base. `undefined` before the merge. */
async function selectBranch(
  { state, baseRef }: InvolvedPullRequest,
  { context: { eventName, subject }, branches }: ReviewSearch,
): Promise<string | undefined> {
  if (state !== 'merged') return undefined;
  const { branch } = subject;
  const isRunBranchAccepted =
    branch !== undefined && (eventName === 'push' || (await branches.judgeBranch(branch)) === 'yes');
  return isRunBranchAccepted ? branch : baseRef;
}

/** With `review: ignore`: an existing comment shows the outcome. */
async function findIgnoredReview(lookup: ReviewLookup): Promise<ReviewResult> {
  const { context, inputs } = lookup;
  const branch = inputs.dryRun ? undefined : await findUnreviewedBranch(lookup);
  const { pull, search } = (await orUndefined(findPullRequest(lookup))) ?? {};
  const hasComment = pull !== undefined && search !== undefined && pull.state !== 'closed';
  const pullRequest = hasComment ? (await orUndefined(readReview(pull.number, search)))?.pullRequest : undefined;
  return {
    ...nothingReviewed,
    pullRequest,
    bases: new Map(pullRequest === undefined ? [] : [[pullRequest.thread.number, undefined]]),
    unreviewedReason:
      branch === undefined
        ? undefined
        : `Registered without a review on branch \`${branch}\` by event \`${context.eventName}\`, because \`review\` is \`ignore\`.`,
  };
}

/** Reads a pull request (`undefined` if only other accounts have written a comment), and the record of its plan or the reason why it is not valid. */
async function readReview(number: number, { inputs: { review, nomad }, openThread }: ReviewSearch) {
  const thread = openThread(number);
  const { comment, isByOthers, verified, refusal } = await openReview(thread, nomad);
  const pullRequest = isByOthers && review.mode !== 'ignore' ? undefined : { thread, comment };
  return { number, pullRequest, signedRecord: verified, refusal };
}

type EarlierPull = Pick<PullRequest, 'number' | 'mergedAt' | 'baseRef'>;

/**
 * Finds the other pull requests in the commit of a run, in the order of their merges: merged by the same push into an accepted
 * branch, or before it in its merge queue. Empty for other events, which are about one pull request.
 *
 * @throws the error of GitHub: missing pull requests are not an error
 */
async function findEarlierPulls(pull: InvolvedPullRequest, search: ReviewSearch): Promise<readonly EarlierPull[]> {
  if (search.context.eventName === 'push') return findPushedTogether(pull, search);
  return search.context.eventName === 'merge_group' ? findQueuedBefore(pull, search) : [];
}

async function findPushedTogether(
  { number, state, mergedAt, baseRef }: InvolvedPullRequest,
  { context: { subject, sha }, github, repository, branches }: ReviewSearch,
): Promise<readonly EarlierPull[]> {
  const commits = [...new Set([...subject.pushed, ...(sha === undefined ? [] : [sha])])];
  if (commits.length < 2) return [];
  // Commits that are pushed to a different branch were merged at different times.
  const start = subject.branch === baseRef ? mergedAt || NaN : Math.min(mergedAt, subject.oldest);
  const merged = await findMergedAs(github, repository, { commits, since: state === 'merged' ? start : Infinity });
  if (merged === undefined) {
    const hint = 'Open a new pull request with the change, or register on `pull_request` with `types: [closed]`.';
    throw createReviewError(
      'the other pull requests of this push are unknown: too many were updated since its merge',
      hint,
    );
  }
  const others = merged.filter((pull) => pull.number !== number);
  return pMap(others, async (pull) => ((await branches.judgeBranch(pull.baseRef)) === 'yes' ? pull : pMapSkip));
}

async function findQueuedBefore(
  { number, baseRef }: InvolvedPullRequest,
  { context: { graphqlUrl }, github, repository }: ReviewSearch,
): Promise<readonly EarlierPull[]> {
  if (graphqlUrl === undefined || baseRef === undefined) return [];
  try {
    const queue = await listQueue(github, repository, { graphqlUrl, branch: baseRef });
    const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
    return before.map((other) => ({ number: other, mergedAt: 0, baseRef }));
  } catch (error) {
    throw error instanceof ActionError ? error.withContext('The merge queue could not be read') : error;
  }
}

interface ReviewedInputs {
  readonly comment: CommentInputs;
  readonly review: { readonly mode: 'required' | 'ignore'; readonly keys: SigningKeys | undefined };
  readonly branches: BranchInputs;
  readonly dryRun: boolean;
  readonly nomad: RecordTarget;
}

export interface ReviewLookup {
  readonly context: RunnerContext;
  readonly inputs: ReviewedInputs;
  /** `undefined` without a token. */
  readonly github: GitHub | undefined;
  /** The checked-out commit, which a workflow may choose itself; `undefined` without a checkout. */
  readonly head?: string | undefined;
}

interface ReviewSearch extends ReviewLookup {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly branches: AcceptedBranches;
  readonly openThread: ReturnType<typeof createThreadOpener>;
}

/** @throws ActionError `not-reviewed`; the error of GitHub */
async function openSearch(lookup: ReviewLookup): Promise<ReviewSearch> {
  const { context, inputs, github } = lookup;
  const { repo: repository, subject } = context;
  if (repository === undefined) throw createReviewError('the pull request is unknown: `GITHUB_REPOSITORY` is not set');
  if (github === undefined) {
    const hint = 'Set `github-token` to the token of the workflow.';
    throw createReviewError('the commit cannot be looked up on GitHub, because `github-token` is empty', hint);
  }
  const access = { github, repository };
  const branches = await findAcceptedBranches(inputs.branches, subject.defaultBranch, access);
  const owner = { event: context, comment: inputs.comment, keys: inputs.review.keys };
  return { ...lookup, ...access, branches, openThread: createThreadOpener(owner, github, repository) };
}

/** Finds the pull request of a run, even if its branch is not accepted. @throws ActionError `not-reviewed`; the error of GitHub */
async function findPullRequest(
  lookup: ReviewLookup,
): Promise<{ readonly pull: InvolvedPullRequest | undefined; readonly search: ReviewSearch }> {
  const { problem } = lookup.context;
  if (problem !== undefined) throw createReviewError(`the pull request is unknown: ${problem}`);
  const search = await openSearch(lookup);
  const pulls = await Promise.all(
    (await findPullRequests(search)).map(async (pull) => ({
      ...pull,
      branchVerdict: await search.branches.judgeBranch(pull.baseRef),
    })),
  );
  return { pull: pickPullRequest(pulls, lookup.inputs.dryRun), search };
}

/** The branch of a run with `review: ignore`: of the run, of its pull request, or the default branch. It must be accepted and contain the commit. @throws `not-reviewed` */
async function findUnreviewedBranch(lookup: ReviewLookup): Promise<string> {
  const { eventName, pullRequest, subject, sha } = lookup.context;
  const { github, repository, branches } = await openSearch(lookup);
  const branch = subject.branch ?? pullRequest?.baseRef ?? branches.defaultBranch;
  const verdict = await branches.judgeBranch(branch);
  const statement = `event \`${eventName}\` is on branch \`${branch}\``;
  if (verdict !== 'yes')
    throw createBranchError(statement, { verdict, only: 'commits of', branches: branches.patterns });
  const isContained = await readOrRefuse(`whether branch \`${branch}\` contains the checked-out commit`, async () =>
    isOnBranch(github, repository, { commit: requireCommit(lookup.head ?? sha), branch }),
  );
  if (isContained) return branch;
  const reason = `branch \`${branch}\` does not contain the checked-out commit`;
  throw createReviewError(reason, `Check out a commit of \`${branch}\`.`);
}

/** The pull requests of the event; without any, the pull requests that contain the commit of the run or the checked-out commit. */
async function findPullRequests(search: ReviewSearch): Promise<readonly PullRequest[]> {
  const { context, head, github, repository, branches } = search;
  const { pullRequest, subject, sha } = context;
  if (pullRequest !== undefined) return [pullRequest];
  if (subject.pullRequestNumbers.length > 0)
    return Promise.all(
      subject.pullRequestNumbers.map(async (number) => readNamedPullRequest(github, repository, number)),
    );
  if (sha === undefined) throw createReviewError('the pull request is unknown: `GITHUB_SHA` is not set');
  return findRelatedPullRequests(github, {
    repository,
    commits: head === undefined || head === sha ? [sha] : [sha, head],
    // Without a response about the branch, the search continues, and fails at its end.
    isEnough: async ({ state, baseRef }) =>
      state === 'merged' && (await orUndefined(branches.judgeBranch(baseRef))) === 'yes',
  });
}

interface AcceptedBranches {
  readonly judgeBranch: (branch: string | undefined) => Promise<BranchVerdict>;
  readonly patterns: readonly string[];
  readonly defaultBranch: string;
}

/** Reads, once for each branch, whether GitHub protects it: anyone who can push can create a branch that matches a pattern. @param known the default branch, if known */
async function findAcceptedBranches(
  { patterns, matchesPattern }: BranchInputs,
  known: string | undefined,
  access: Pick<ReviewSearch, 'github' | 'repository'>,
): Promise<AcceptedBranches> {
  const defaultBranch = known ?? (await readDefaultBranch(access.github, access.repository));
  if (patterns.length === 0) {
    const judgeBranch: AcceptedBranches['judgeBranch'] = async (branch) => (branch === defaultBranch ? 'yes' : 'no');
    return { judgeBranch, patterns: [defaultBranch], defaultBranch };
  }
  const verdicts = new Map<string, Promise<BranchVerdict>>();
  const judgeMatch = async (branch: string): Promise<BranchVerdict> => {
    const isProtected = await readOrRefuse(`whether GitHub protects branch \`${branch}\``, async () =>
      isBranchProtected(access.github, access.repository, branch),
    );
    return isProtected ? 'yes' : 'unprotected';
  };
  const judgeBranch: AcceptedBranches['judgeBranch'] = async (branch) => {
    if (branch === undefined || !matchesPattern(branch)) return 'no';
    // A branch may be named `!main`, which excludes `main` in this list.
    const isNamed = patterns.includes(branch) && !branch.startsWith('!');
    if (isNamed || branch === defaultBranch) return 'yes';
    const verdict = verdicts.get(branch) ?? judgeMatch(branch);
    verdicts.set(branch, verdict);
    return verdict;
  };
  return { judgeBranch, patterns, defaultBranch };
}

import { branchContains, isBranchProtected, readDefaultBranch } from '../../clients/github/branches.ts';
import {
  findPullRequestsOf,
  readPullRequest,
  type FoundPullRequest,
} from '../../clients/github/pull-requests/pull-requests.ts';
import { orUndefined } from '../../errors.ts';
import { notReviewed } from '../../review/validate-record.ts';
import { determine, knownCommit } from './branch-head.ts';
import { notCounting, pickPullRequest, type Counting, type InvolvedPullRequest } from '../../review/judge-event.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import type { BranchInputs } from './branches.ts';
import type { CommentInputs } from '../../inputs/github.ts';
import type { SigningKeys } from '../../inputs/review.ts';

/** The inputs of a run that writes what was reviewed. */
interface ReviewedInputs {
  readonly comment: CommentInputs;
  readonly review: { readonly mode: 'required' | 'ignore'; readonly keys: SigningKeys | undefined };
  readonly branches: BranchInputs;
  readonly dryRun: boolean;
  /** What it writes to; for modules, the address of the registry. */
  readonly nomad: {
    readonly address: Pick<URL, 'host'>;
    readonly namespace?: string | undefined;
    readonly region?: string | undefined;
  };
}

/** The parameters of a search for the review of a run. */
export interface ReviewLookup {
  readonly context: RunnerContext;
  readonly inputs: ReviewedInputs;
  /** A client of GitHub; undefined without a token. */
  readonly github: GitHub | undefined;
  /** The checked-out commit, which a workflow may choose itself; undefined without a checkout. */
  readonly head?: string | undefined;
}

/** A search with all that it asks. */
export interface ReviewSearch extends ReviewLookup {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly branches: CountingBranches;
}

/** @throws ActionError `not-reviewed`; GitHub's error */
async function openSearch(looking: ReviewLookup): Promise<ReviewSearch> {
  const { context, inputs, github } = looking;
  const { repo: repository, subject } = context;
  if (repository === undefined) throw notReviewed('the pull request is unknown: GITHUB_REPOSITORY is not set');
  if (github === undefined) {
    const hint = 'Set `github-token` to the token of the workflow.';
    throw notReviewed('GitHub cannot be asked about this commit, because `github-token` is empty', hint);
  }
  const access = { github, repository };
  return {
    ...looking,
    ...access,
    branches: await findCountingBranches(inputs.branches, subject.defaultBranch, access),
  };
}

/**
 * Finds the pull request that a run is for; it may not count.
 *
 * @throws ActionError `not-reviewed`; GitHub's error, which never counts as "there is no pull request"
 */
export async function findPullRequest(
  looking: ReviewLookup,
): Promise<{ readonly picked: InvolvedPullRequest | undefined; readonly search: ReviewSearch }> {
  const { problem } = looking.context;
  if (problem !== undefined) throw notReviewed(`the pull request is unknown: ${problem}`);
  const search = await openSearch(looking);
  const pulls = await Promise.all(
    (await findPullRequests(search)).map(async (pull) => ({
      ...pull,
      counts: await search.branches.judge(pull.baseRef),
    })),
  );
  return { picked: pickPullRequest(pulls, looking.inputs.dryRun), search };
}

/**
 * The branch of a run that needs no review, which has to count and to contain the commit: the branch that the run is on, or else that of its
 * pull request, or the default branch.
 *
 * @throws ActionError `not-reviewed`; GitHub's error
 */
export async function findUnreviewedBranch(looking: ReviewLookup): Promise<string> {
  const { eventName, pullRequest, subject, sha } = looking.context;
  const { github, repository, branches } = await openSearch(looking);
  const branch = subject.branch ?? pullRequest?.baseRef ?? branches.defaultBranch;
  const counts = await branches.judge(branch);
  const what = `event \`${eventName}\` is on branch \`${branch}\``;
  if (counts !== 'yes') throw notCounting(what, { counts, only: 'commits of', branches: branches.patterns });
  const isContained = await determine(`whether branch \`${branch}\` contains the checked-out commit`, async () =>
    branchContains(github, repository, { commit: knownCommit(looking.head ?? sha), branch }),
  );
  if (isContained) return branch;
  const why = `branch \`${branch}\` does not contain the checked-out commit`;
  throw notReviewed(why, `Check out a commit of \`${branch}\`.`);
}

/** The pull requests of the event, or else those of the run's commit and of the checked-out one. */
async function findPullRequests(search: ReviewSearch): Promise<readonly FoundPullRequest[]> {
  const { context, head, github, repository, branches } = search;
  const { pullRequest, subject, sha } = context;
  if (pullRequest !== undefined) return [ofEvent(pullRequest)];
  if (subject.named.length > 0)
    return Promise.all(subject.named.map(async (number) => readPullRequest(github, repository, number)));
  if (sha === undefined) throw notReviewed('the pull request is unknown: GITHUB_SHA is not set');
  return findPullRequestsOf(github, {
    repository,
    commits: head === undefined || head === sha ? [sha] : [sha, head],
    // Without an answer about the branch the search goes on, and fails at its end.
    isEnough: async ({ state, baseRef }) =>
      state === 'merged' && (await orUndefined(branches.judge(baseRef))) === 'yes',
  });
}

function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }: PullRequest): FoundPullRequest {
  return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

/** The branches of input `branches`, or the default branch. */
interface CountingBranches {
  readonly judge: (branch: string | undefined) => Promise<Counting>;
  /** For messages. */
  readonly patterns: readonly string[];
  readonly defaultBranch: string;
}

/**
 * Everybody who can push can create a branch that matches a pattern: GitHub is asked once whether it protects such a branch.
 *
 * @param known the default branch, if the event names it
 */
async function findCountingBranches(
  { patterns, names }: BranchInputs,
  known: string | undefined,
  access: Pick<ReviewSearch, 'github' | 'repository'>,
): Promise<CountingBranches> {
  const defaultBranch = known ?? (await readDefaultBranch(access.github, access.repository));
  if (patterns.length === 0) {
    const judge: CountingBranches['judge'] = async (branch) => (branch === defaultBranch ? 'yes' : 'no');
    return { judge, patterns: [defaultBranch], defaultBranch };
  }
  const judged = new Map<string, Promise<Counting>>();
  const judgeMatch = async (branch: string): Promise<Counting> => {
    const isProtected = await determine(`whether GitHub protects branch \`${branch}\``, async () =>
      isBranchProtected(access.github, access.repository, branch),
    );
    return isProtected ? 'yes' : 'unprotected';
  };
  const judge: CountingBranches['judge'] = async (branch) => {
    if (branch === undefined || !names(branch)) return 'no';
    // A branch may be called `!main`, which in this list excludes `main`.
    const isNamed = patterns.includes(branch) && !branch.startsWith('!');
    if (isNamed || branch === defaultBranch) return 'yes';
    const verdict = judged.get(branch) ?? judgeMatch(branch);
    judged.set(branch, verdict);
    return verdict;
  };
  return { judge, patterns, defaultBranch };
}

import { branchContains } from '../../../clients/github/branches.ts';
import {
  findPullRequestsOf,
  readPullRequest,
  type FoundPullRequest,
} from '../../../clients/github/pull-requests/pull-requests.ts';
import { orUndefined } from '../../../errors.ts';
import { notReviewed } from '../../../review/validate-record.ts';
import { determine, knownCommit } from './branch-head.ts';
import { findCountingBranches, type CountingBranches, type GitHubAccess } from './counting-branches.ts';
import {
  judgePullRequests,
  notCounting,
  refuseEvent,
  type Counting,
  type EventVerdict,
} from '../../../review/judge-event.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { RunnerContext } from '../../../clients/github/context.ts';
import type { PullRequest } from '../../../clients/github/event.ts';
import type { RegisterInputs } from '../inputs.ts';

/** The parameters of a search for the review of a run. */
export interface ReviewLookup {
  readonly context: RunnerContext;
  readonly inputs: RegisterInputs;
  /** A client of GitHub; undefined without a token. */
  readonly github: GitHub | undefined;
  /** The checked-out commit, which a workflow may choose itself; undefined without a checkout. */
  readonly head?: string | undefined;
}

/** A pull request of a run. */
export interface Found extends FoundPullRequest, GitHubAccess {
  readonly counts: Counting;
}

/** The pull request whose record is read. */
export type PullOfRun = Pick<Found, 'number' | 'github' | 'repository'>;

/**
 * Judges the event of a run and its pull requests.
 *
 * @throws ActionError `not-reviewed`; GitHub's error, which never counts as "there is no pull request"
 */
export async function judgeRun(
  looking: ReviewLookup,
): Promise<{ readonly verdict: EventVerdict<Found>; readonly branches: CountingBranches }> {
  const { context, inputs } = looking;
  const { dryRun, review } = inputs;
  // Before any request: no answer would change it.
  const refusal = dryRun || review.mode === 'ignore' ? undefined : refuseEvent(context.eventName);
  if (refusal !== undefined) throw refusal;
  if (context.problem !== undefined) throw notReviewed(`the pull request is unknown: ${context.problem}`);
  const access = accessOf(looking);
  const branches = await findCountingBranches(inputs.branches, context.subject.defaultBranch, access);
  const pulls = await findPullRequests(looking, access, branches);
  return { verdict: judgePullRequests({ pulls, branches: branches.patterns, dryRun }), branches };
}

/**
 * The branch of a run that needs no review, which has to count and to contain the commit: the branch that the run is on, or else that of its
 * pull request, or the default branch.
 *
 * @throws ActionError `not-reviewed`; GitHub's error
 */
export async function findUnreviewedBranch(looking: ReviewLookup): Promise<string> {
  const { context, inputs, head } = looking;
  const { eventName, pullRequest, subject, sha } = context;
  const access = accessOf(looking);
  const branches = await findCountingBranches(inputs.branches, subject.defaultBranch, access);
  const branch = subject.branch ?? pullRequest?.baseRef ?? branches.defaultBranch;
  const counts = await branches.judge(branch);
  const what = `event \`${eventName}\` is on branch \`${branch}\``;
  if (counts !== 'yes') throw notCounting(what, { counts, only: 'commits of', branches: branches.patterns });
  const isContained = await determine(`whether branch \`${branch}\` contains the checked-out commit`, async () =>
    branchContains(access.github, access.repository, { commit: knownCommit(head ?? sha), branch }),
  );
  if (isContained) return branch;
  const why = `branch \`${branch}\` does not contain the checked-out commit`;
  throw notReviewed(why, `Check out a commit of \`${branch}\`.`);
}

function accessOf({ context: { repository }, github }: ReviewLookup): GitHubAccess {
  if (repository === undefined) throw notReviewed('the pull request is unknown: GITHUB_REPOSITORY is not set');
  if (github !== undefined) return { github, repository };
  const hint = 'Set `github-token` to the token of the workflow.';
  throw notReviewed('GitHub cannot be asked about this commit, because `github-token` is empty', hint);
}

/** The pull requests of the event, or else those of the run's commit and of the checked-out one. */
async function findPullRequests(
  { context, head }: ReviewLookup,
  access: GitHubAccess,
  { judge }: CountingBranches,
): Promise<readonly Found[]> {
  const { github, repository } = access;
  const { pullRequest, subject, sha } = context;
  const judged = async (pull: FoundPullRequest): Promise<Found> => {
    return { ...pull, ...access, counts: await judge(pull.baseRef) };
  };
  if (pullRequest !== undefined) return [await judged(ofEvent(pullRequest))];
  const { named } = subject;
  if (named.length > 0)
    return Promise.all(named.map(async (number) => judged(await readPullRequest(github, repository, number))));
  if (sha === undefined) throw notReviewed('the pull request is unknown: GITHUB_SHA is not set');
  const found = await findPullRequestsOf(github, {
    repository,
    commits: head === undefined || head === sha ? [sha] : [sha, head],
    // Without an answer about the branch the search goes on, and fails at its end.
    isEnough: async ({ state, baseRef }) => state === 'merged' && (await orUndefined(judge(baseRef))) === 'yes',
  });
  return Promise.all(found.map(judged));
}

function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }: PullRequest): FoundPullRequest {
  return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

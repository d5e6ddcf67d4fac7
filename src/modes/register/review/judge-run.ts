import { readDefaultBranch } from '../../../clients/github/branches.ts';
import {
  findPullRequestsOf,
  readPullRequest,
  type FoundPullRequest,
} from '../../../clients/github/pull-requests/pull-requests.ts';
import { notReviewed } from '../../../review/validate-record.ts';
import {
  isNeverMerge,
  judgeEvent,
  neverMerge,
  type CountingBranches,
  type EventVerdict,
} from '../../../review/judge-event.ts';
import type { ActionError } from '../../../errors.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { RunnerContext, Repository } from '../../../clients/github/context.ts';
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

interface GitHubAccess {
  readonly github: GitHub;
  readonly repository: Repository;
}

/** A pull request of a run. */
export interface Found extends FoundPullRequest, GitHubAccess {}

/** The warning of a run with `review: ignore` that would be refused otherwise. */
export function warningOf(refusal: ActionError | undefined, { context, inputs }: ReviewLookup): string | undefined {
  if (refusal === undefined || inputs.dryRun) return undefined;
  const why = refusal.message.replace(/^Not registered: /, '');
  return `Registered without a review on event \`${context.eventName}\`, because \`review\` is \`ignore\`: ${why}`;
}

/**
 * Judges the event of a run and its pull requests.
 *
 * @throws ActionError `not-reviewed`; GitHub's error, which never counts as "there is no pull request"
 */
export async function judgeRun(
  looking: ReviewLookup,
): Promise<EventVerdict<Found> & { readonly branches: CountingBranches }> {
  const { context, inputs } = looking;
  const { eventName } = context;
  const { mode } = inputs.review;
  // Before any request: no answer would change it.
  if (isNeverMerge(eventName) && !inputs.dryRun && mode !== 'ignore') throw neverMerge(eventName);
  const access = accessOf(looking);
  const branches = await findCountingBranches(looking, access);
  const pulls = access === undefined ? [] : await findPullRequests(looking, access, branches);
  const isRequired = mode === 'required';
  return { ...judgeEvent({ eventName, pulls, branches, isRequired, dryRun: inputs.dryRun }), branches };
}

/** Judges by the event alone, where GitHub does not answer. */
export function judgeByEvent({ context: { eventName, pullRequest, subject } }: ReviewLookup): ActionError | undefined {
  const branches = { names: () => true, patterns: [] };
  const pulls = pullRequest === undefined ? [] : [ofEvent(pullRequest)];
  if (pullRequest === undefined && subject.named.length > 0) return neverMerge(eventName);
  return judgeEvent({ eventName, pulls, branches, isRequired: false, dryRun: false }).refusal;
}

/** Undefined for a run outside of GitHub, which has no pull request. */
function accessOf({ context, github }: ReviewLookup): GitHubAccess | undefined {
  const { repository, pullRequest, subject, problem } = context;
  if (problem !== undefined) throw notReviewed(`the pull request is unknown: ${problem}`);
  if (repository === undefined) {
    if (pullRequest === undefined && subject.named.length === 0) return undefined;
    throw notReviewed('the pull request is unknown: GITHUB_REPOSITORY is not set');
  }
  if (github !== undefined) return { github, repository };
  throw notReviewed(
    'the review cannot be read, because `github-token` is empty',
    'Set `github-token` to the token of the workflow, or register without a review by `review: ignore`.',
  );
}

/** Those of input `branches`, or the default branch. */
async function findCountingBranches(
  { context, inputs }: ReviewLookup,
  access: GitHubAccess | undefined,
): Promise<CountingBranches> {
  if (inputs.branches.patterns.length > 0 || access === undefined) return inputs.branches;
  const branch = context.subject.defaultBranch ?? (await readDefaultBranch(access.github, access.repository));
  return { patterns: [branch], names: (name) => name === branch };
}

/** The pull requests of the event, or else those of the run's commit and of the checked-out one. */
async function findPullRequests(
  { context, head }: ReviewLookup,
  { github, repository }: GitHubAccess,
  branches: CountingBranches,
): Promise<readonly Found[]> {
  const { pullRequest, subject, sha } = context;
  const withAccess = (pull: FoundPullRequest): Found => ({ ...pull, github, repository });
  if (pullRequest !== undefined) return [withAccess(ofEvent(pullRequest))];
  const { named } = subject;
  if (named.length > 0) {
    return Promise.all(named.map(async (number) => withAccess(await readPullRequest(github, repository, number))));
  }
  if (sha === undefined) throw notReviewed('the pull request is unknown: GITHUB_SHA is not set');
  const found = await findPullRequestsOf(github, {
    repository,
    commits: head === undefined || head === sha ? [sha] : [sha, head],
    isEnough: ({ state, baseRef }) => state === 'merged' && baseRef !== undefined && branches.names(baseRef),
  });
  return found.map(withAccess);
}

function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }: PullRequest): FoundPullRequest {
  return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

import { readDefaultBranch } from '../../../clients/github/branches.ts';
import { findPullRequestsOf, readPullRequest, type FoundPullRequest } from '../../../clients/github/pull-requests.ts';
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

/** Where it is to be looked for. */
export interface ReviewLookup {
  readonly context: RunnerContext;
  readonly inputs: RegisterInputs;
  /** A client of GitHub; undefined without a token. */
  readonly github: GitHub | undefined;
  /** The commit that is checked out, which a workflow may choose itself; undefined where git does not know. */
  readonly head?: string | undefined;
}

/** Whom to ask, and of which repository. */
export interface GitHubAccess {
  readonly github: GitHub;
  readonly repository: Repository;
}

/** A pull request that has to do with a run. */
export interface Found extends FoundPullRequest, GitHubAccess {}

/** What a run with `review: ignore` is warned of: that it does what would be refused otherwise. */
export function warningOf(refusal: ActionError | undefined, { context, inputs }: ReviewLookup): string | undefined {
  if (refusal === undefined || inputs.dryRun) return undefined;
  const why = refusal.message.replace(/^Not registered: /, '');
  return `Registered without a review on event \`${context.eventName}\`, because \`review\` is \`ignore\`: ${why}`;
}

/**
 * Judges the event of a run, and the pull requests that have to do with it.
 *
 * @throws ActionError `not-reviewed`; what GitHub answers when it does not answer the question, which is never taken for "there is none"
 */
export async function judgeRun(looking: ReviewLookup): Promise<EventVerdict<Found>> {
  const { context, inputs } = looking;
  const { eventName } = context;
  const { mode } = inputs.review;
  // Before anything is asked: the answer would not matter.
  if (isNeverMerge(eventName) && !inputs.dryRun && mode !== 'ignore') throw neverMerge(eventName);
  const asking = askingOf(looking);
  const branches = await countingBranches(looking, asking);
  const pulls = asking === undefined ? [] : await involved(looking, asking, branches);
  return judgeEvent({ eventName, pulls, branches, isRequired: mode === 'required', dryRun: inputs.dryRun });
}

/** As much as the event says by itself, where GitHub does not answer. */
export function judgeByEvent({ context: { eventName, pullRequest, subject } }: ReviewLookup): ActionError | undefined {
  const branches = { names: () => true, patterns: [] };
  const pulls = pullRequest === undefined ? [] : [ofEvent(pullRequest)];
  if (pullRequest === undefined && subject.named.length > 0) return neverMerge(eventName);
  return judgeEvent({ eventName, pulls, branches, isRequired: false, dryRun: false }).refusal;
}

/** Whom to ask; undefined for a run outside of GitHub, which no pull request can have to do with. */
function askingOf({ context, github }: ReviewLookup): GitHubAccess | undefined {
  const { repository, pullRequest, subject, problem } = context;
  if (problem !== undefined) throw notReviewed(`the pull request is not known: ${problem}`);
  if (repository === undefined) {
    if (pullRequest === undefined && subject.named.length === 0) return undefined;
    throw notReviewed('the pull request is not known: GITHUB_REPOSITORY names no repository');
  }
  if (github !== undefined) return { github, repository };
  throw notReviewed(
    'whether it was reviewed cannot be asked, because `github-token` is empty',
    'Give the token of the workflow as `github-token`; or register without a review on purpose with `review: ignore`.',
  );
}

/** Those that the user names, or the default branch. */
async function countingBranches(
  { context, inputs }: ReviewLookup,
  asking: GitHubAccess | undefined,
): Promise<CountingBranches> {
  if (inputs.branches.patterns.length > 0 || asking === undefined) return inputs.branches;
  const branch = context.subject.defaultBranch ?? (await readDefaultBranch(asking.github, asking.repository));
  return { patterns: [branch], names: (name) => name === branch };
}

/** The pull requests that the event names; else those of the commit of the run, and of the one that is checked out. */
async function involved(
  { context, head }: ReviewLookup,
  { github, repository }: GitHubAccess,
  branches: CountingBranches,
): Promise<readonly Found[]> {
  const { pullRequest, subject, sha } = context;
  const withAsking = (pull: FoundPullRequest): Found => ({ ...pull, github, repository });
  if (pullRequest !== undefined) return [withAsking(ofEvent(pullRequest))];
  const { named } = subject;
  if (named.length > 0) {
    return Promise.all(named.map(async (number) => withAsking(await readPullRequest(github, repository, number))));
  }
  if (sha === undefined) throw notReviewed('the pull request is not known: GITHUB_SHA is not set');
  const found = await findPullRequestsOf(github, {
    repository,
    commits: head === undefined || head === sha ? [sha] : [sha, head],
    isEnough: ({ state, baseRef }) => state === 'merged' && baseRef !== undefined && branches.names(baseRef),
  });
  return found.map(withAsking);
}

function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }: PullRequest): FoundPullRequest {
  return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

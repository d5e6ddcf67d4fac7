import { notReviewed } from './validate-record.ts';
import type { ActionError } from '../errors.ts';

/** A pull request that is related to a run. */
export interface InvolvedPullRequest {
  readonly number: number;
  /** The target branch. */
  readonly baseRef: string | undefined;
  readonly state: 'open' | 'closed' | 'merged';
  readonly mergedAt: number;
}

/** The branches whose merges may be registered. */
export interface CountingBranches {
  readonly names: (branch: string) => boolean;
  /** For messages, such as `main`. */
  readonly patterns: readonly string[];
}

export interface ReviewEvent<Pull extends InvolvedPullRequest> {
  readonly eventName: string;
  /** All pull requests of the event or with the commit. */
  readonly pulls: readonly Pull[];
  readonly branches: CountingBranches;
  readonly isRequired: boolean;
  /** In a dry run, which writes nothing, an open pull request counts as if it were merged. */
  readonly dryRun: boolean;
}

export interface EventVerdict<Pull> {
  /** The pull request that the run is for, if any. */
  readonly pullRequest: Pull | undefined;
  /** Why nothing may be registered; undefined if the review of the pull request decides, or none is needed. */
  readonly refusal: ActionError | undefined;
}

/** Events that need no pull request. The name is empty outside a workflow. */
const eventsWithoutPullRequest: ReadonlySet<string> = new Set([
  'push',
  'workflow_dispatch',
  'schedule',
  'repository_dispatch',
  '',
]);

const mergeEvents: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target']);

/**
 * Whether an event is never the merge of a pull request. Comments and reviews are also possible on merged ones, and
 * `workflow_run` follows workflows of any event.
 */
export function isNeverMerge(eventName: string): boolean {
  const isAboutOne = eventName.startsWith('pull_request') && !mergeEvents.has(eventName);
  return isAboutOne || ['issue_comment', 'merge_group', 'workflow_run'].includes(eventName);
}

/** Decides whether a run may register: only merges into a counting branch, and commits without a pull request. */
export function judgeEvent<Pull extends InvolvedPullRequest>(occasion: ReviewEvent<Pull>): EventVerdict<Pull> {
  const { eventName, dryRun } = occasion;
  const { pullRequest, refusal } = judgePullRequests(occasion);
  if (isNeverMerge(eventName) && !dryRun) return { pullRequest, refusal: neverMerge(eventName) };
  if (pullRequest !== undefined) return { pullRequest, refusal };
  if (occasion.isRequired) {
    return {
      pullRequest,
      refusal: notReviewed(
        'this commit belongs to no pull request, and `review` is `required`',
        'Merge the change through a pull request with a plan.',
      ),
    };
  }
  if (eventsWithoutPullRequest.has(eventName) || dryRun) return { pullRequest, refusal: undefined };
  const why = `this commit belongs to no pull request, and event \`${eventName}\` registers only merged pull requests`;
  return { pullRequest, refusal: notReviewed(why, `${byMerge}.`) };
}

const byMerge = 'Register on `pull_request` with `types: [closed]`, or on `push`';

export function neverMerge(eventName: string): ActionError {
  return notReviewed(`event \`${eventName}\` is not the merge of a pull request`, `${byMerge}; ${orDryRun}.`);
}

const orDryRun = 'on this event, set `dry-run: true`';

function judgePullRequests<Pull extends InvolvedPullRequest>({
  pulls,
  branches,
  dryRun,
}: ReviewEvent<Pull>): EventVerdict<Pull> {
  const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
  const counting = latest.filter(({ baseRef }) => baseRef !== undefined && branches.names(baseRef));
  const pick = (from: readonly Pull[], state: InvolvedPullRequest['state']): Pull | undefined =>
    from.find((pull) => pull.state === state);
  const merged = pick(counting, 'merged');
  if (merged !== undefined) return { pullRequest: merged, refusal: undefined };
  const unmerged = dryRun ? (pick(counting, 'open') ?? pick(counting, 'closed')) : undefined;
  if (unmerged !== undefined) return { pullRequest: unmerged, refusal: undefined };
  const pull = pick(latest, 'open') ?? pick(latest, 'merged') ?? pick(latest, 'closed');
  return { pullRequest: pull, refusal: pull === undefined ? undefined : notMerged(pull, branches, dryRun) };
}

function notMerged(
  { number, state, baseRef }: InvolvedPullRequest,
  { patterns }: CountingBranches,
  dryRun: boolean,
): ActionError {
  const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
  const only = `and only merges into ${patterns.map((pattern) => `\`${pattern}\``).join(', ')} count`;
  if (state === 'merged' || dryRun) {
    const wasMerged = state === 'merged' ? 'was merged into' : 'targets';
    return notReviewed(
      `pull request ${number} ${wasMerged} ${base}, ${only}`,
      'Merge the change into a branch that counts, or add this branch to `branches` to register its merges.',
    );
  }
  if (state === 'closed') {
    return notReviewed(
      `pull request ${number} was closed without being merged`,
      'Run this only for merged pull requests: `if: github.event.pull_request.merged`.',
    );
  }
  return notReviewed(
    `pull request ${number} is not merged`,
    `Run this after the merge, or with \`dry-run: true\` before it.`,
  );
}

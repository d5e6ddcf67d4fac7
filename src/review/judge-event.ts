import { notReviewed } from './validate-record.ts';
import type { ActionError } from '../errors.ts';

/** What is judged of a pull request that has to do with a run. */
export interface InvolvedPullRequest {
  readonly number: number;
  /** The branch that it is to be merged into, or was. */
  readonly baseRef: string | undefined;
  readonly state: 'open' | 'closed' | 'merged';
  readonly mergedAt: number;
}

/** Which branches a merge counts in. */
export interface CountingBranches {
  readonly names: (branch: string) => boolean;
  /** As a person reads them, such as `main`. */
  readonly patterns: readonly string[];
}

export interface ReviewEvent<Pull extends InvolvedPullRequest> {
  readonly eventName: string;
  /** All pull requests that the event names, or that carry the commit. */
  readonly pulls: readonly Pull[];
  readonly branches: CountingBranches;
  readonly isRequired: boolean;
  /** Nothing is written: what would count after the merge counts before it. */
  readonly dryRun: boolean;
}

export interface EventVerdict<Pull> {
  /** The pull request that the run is about; undefined where there is none. */
  readonly pullRequest: Pull | undefined;
  /** Why nothing may be registered; undefined where the review of the pull request decides, or none is needed. */
  readonly refusal: ActionError | undefined;
}

/** No pull request is needed where none can be involved. Empty is a run outside of a workflow. */
const eventsWithoutPullRequest: ReadonlySet<string> = new Set([
  'push',
  'workflow_dispatch',
  'schedule',
  'repository_dispatch',
  '',
]);

const mergeEvents: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target']);

/**
 * Whether an event is never the merge of a pull request, whatever became of it since: people comment on and review merged ones, too, and a workflow
 * that follows another runs on whatever that ran on.
 */
export function isNeverMerge(eventName: string): boolean {
  const isAboutOne = eventName.startsWith('pull_request') && !mergeEvents.has(eventName);
  return isAboutOne || ['issue_comment', 'merge_group', 'workflow_run'].includes(eventName);
}

/** Whether a run may register: only what was merged into a branch that counts, or what no pull request has to do with. */
export function judgeEvent<Pull extends InvolvedPullRequest>(occasion: ReviewEvent<Pull>): EventVerdict<Pull> {
  const { eventName, dryRun } = occasion;
  const { pullRequest, refusal } = judgePullRequests(occasion);
  if (isNeverMerge(eventName) && !dryRun) return { pullRequest, refusal: neverMerge(eventName) };
  if (pullRequest !== undefined) return { pullRequest, refusal };
  if (occasion.isRequired) {
    return {
      pullRequest,
      refusal: notReviewed(
        'no pull request brought this commit, and `review` is `required`',
        'Merge the change by a pull request that was planned.',
      ),
    };
  }
  if (eventsWithoutPullRequest.has(eventName) || dryRun) return { pullRequest, refusal: undefined };
  const why = `no pull request brought this commit, and event \`${eventName}\` registers only what one brought`;
  return { pullRequest, refusal: notReviewed(why, `${byMerge}.`) };
}

const byMerge = 'Register by `on: pull_request` with `types: [closed]`, or by a push';

/** The refusal of an event that is never a merge. */
export function neverMerge(eventName: string): ActionError {
  return notReviewed(`event \`${eventName}\` is not the merge of a pull request`, `${byMerge}; ${orDryRun}.`);
}

const orDryRun = 'on this event only with `dry-run: true`';

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
  const hopeful = dryRun ? (pick(counting, 'open') ?? pick(counting, 'closed')) : undefined;
  if (hopeful !== undefined) return { pullRequest: hopeful, refusal: undefined };
  const pull = pick(latest, 'open') ?? pick(latest, 'merged') ?? pick(latest, 'closed');
  return { pullRequest: pull, refusal: pull === undefined ? undefined : notMerged(pull, branches, dryRun) };
}

function notMerged(
  { number, state, baseRef }: InvolvedPullRequest,
  { patterns }: CountingBranches,
  dryRun: boolean,
): ActionError {
  const base = baseRef === undefined ? 'a branch that is not known' : `\`${baseRef}\``;
  const only = `and only a merge into ${patterns.map((pattern) => `\`${pattern}\``).join(', ')} counts`;
  if (state === 'merged' || dryRun) {
    const wasMerged = state === 'merged' ? 'was merged into' : 'is to be merged into';
    return notReviewed(
      `pull request ${number} ${wasMerged} ${base}, ${only}`,
      'Merge the change into a branch that counts, or name the branch in `branches` if what is merged into it is to be registered.',
    );
  }
  if (state === 'closed') {
    return notReviewed(
      `pull request ${number} was closed without being merged`,
      'Run this only for merged ones: `if: github.event.pull_request.merged`.',
    );
  }
  return notReviewed(
    `pull request ${number} is not merged`,
    `Run this after the merge, or with \`dry-run: true\` before it.`,
  );
}

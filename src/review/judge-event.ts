import { notReviewed } from './validate-record.ts';
import type { ActionError } from '../errors.ts';

/** A pull request that is related to a run. */
export interface InvolvedPullRequest {
  readonly number: number;
  /** The target branch. */
  readonly baseRef: string | undefined;
  /** Whether merges into the target branch count. */
  readonly counts: Counting;
  readonly state: 'open' | 'closed' | 'merged';
  readonly mergedAt: number;
}

/** Whether a branch counts; `unprotected`: only a pattern matches it, and GitHub does not protect it. */
export type Counting = 'yes' | 'unprotected' | 'no';

interface Involved<Pull extends InvolvedPullRequest> {
  /** All pull requests of the event or with the commit. */
  readonly pulls: readonly Pull[];
  /** The names and patterns of the branches that count. */
  readonly branches: readonly string[];
  /** In a dry run, which writes nothing, an open pull request counts as if it were merged. */
  readonly dryRun: boolean;
}

/** The pull request that a run is for, and why nothing may be registered; without a refusal its review decides. */
export type EventVerdict<Pull> =
  | { readonly pullRequest: Pull; readonly refusal: undefined }
  | { readonly pullRequest: Pull | undefined; readonly refusal: ActionError };

const mergeEvents: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target']);

/**
 * The refusal of an event that is never the merge of a pull request. Comments and reviews are also possible on merged ones, and
 * `workflow_run` follows workflows of any event.
 */
export function refuseEvent(eventName: string): ActionError | undefined {
  const isAboutOne = eventName.startsWith('pull_request') && !mergeEvents.has(eventName);
  if (!isAboutOne && !['issue_comment', 'merge_group', 'workflow_run'].includes(eventName)) return undefined;
  return notReviewed(
    `event \`${eventName}\` is not the merge of a pull request`,
    'Register on `pull_request` with `types: [closed]`, or on `push`; on this event, set `dry-run: true`.',
  );
}

/** Decides whether a run may register: only merges into a branch that counts. */
export function judgePullRequests<Pull extends InvolvedPullRequest>({
  pulls,
  branches,
  dryRun,
}: Involved<Pull>): EventVerdict<Pull> {
  const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
  const counting = latest.filter(({ counts }) => counts === 'yes');
  const pick = (from: readonly Pull[], state: InvolvedPullRequest['state']): Pull | undefined =>
    from.find((pull) => pull.state === state);
  const merged = pick(counting, 'merged');
  if (merged !== undefined) return { pullRequest: merged, refusal: undefined };
  const unmerged = dryRun ? (pick(counting, 'open') ?? pick(counting, 'closed')) : undefined;
  if (unmerged !== undefined) return { pullRequest: unmerged, refusal: undefined };
  const pull = pick(latest, 'open') ?? pick(latest, 'merged') ?? pick(latest, 'closed');
  if (pull !== undefined) return { pullRequest: pull, refusal: notMerged(pull, branches, dryRun) };
  const hint =
    'Merge the change through a pull request with a plan, or register it without a review by `review: ignore`.';
  return { pullRequest: undefined, refusal: notReviewed('this commit belongs to no pull request', hint) };
}

function notMerged(
  { number, state, baseRef, counts }: InvolvedPullRequest,
  branches: readonly string[],
  dryRun: boolean,
): ActionError {
  if (state === 'merged' || dryRun) {
    const verb = state === 'merged' ? 'was merged into' : 'targets';
    const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
    return notCounting(`pull request ${number} ${verb} ${base}`, { counts, only: 'merges into', branches });
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

/** @param what ends with the branch */
export function notCounting(
  what: string,
  {
    counts,
    only,
    branches,
  }: { readonly counts: Counting; readonly only: string; readonly branches: readonly string[] },
): ActionError {
  return counts === 'unprotected'
    ? notReviewed(
        `${what}, which GitHub does not protect, and a pattern in \`branches\` counts only protected branches`,
        'Protect the branch by a branch protection rule or a ruleset, or write its name in `branches`.',
      )
    : notReviewed(
        `${what}, and only ${only} ${branches.map((branch) => `\`${branch}\``).join(', ')} count`,
        'Merge the change into a branch that counts, or add this branch to `branches`.',
      );
}

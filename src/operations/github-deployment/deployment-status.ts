import { clipped } from '../../text/markdown.ts';
import { listTexts } from '../../text/numbers.ts';
import type { GitHubDeploymentState } from '../../clients/github/deployments.ts';
import type { UiJob } from '../../report/nomad-ui.ts';
import type { Rollout, RolloutKind } from '../../rollout/outcome.ts';

/** How the change of a job ended, as far as a run knows. */
export type JobEnd =
  | RolloutKind
  /** The run was cancelled before the end of the rollout. */
  | 'cancelled'
  /** The rollout continues. */
  | 'in-progress'
  /** With `wait: false`. */
  | 'not-followed'
  | 'unchanged'
  | 'stopped'
  | 'not-stopped'
  /** Refused, or held back. */
  | 'not-written'
  /** Registered by an earlier run; its evaluation is blocked. */
  | 'not-placed'
  | 'unknown';

export interface DeployedJob extends UiJob {
  /** The version that was registered; undefined where it is unknown. */
  readonly version: number | undefined;
  readonly end: JobEnd;
}

/** How a rollout ended that a run followed; `unknown` where Nomad did not answer at the end. */
export function endOfRollout({ kind, ended, silentSince }: Rollout): JobEnd {
  if (ended === 'cancelled') return 'cancelled';
  return silentSince === undefined ? kind : 'unknown';
}

type EndState = Extract<GitHubDeploymentState, 'failure' | 'error' | 'in_progress' | 'success'>;

/** The worst first. `failure`: the new version does not serve. `error`: nobody knows yet; Nomad continues. Neither makes an earlier deployment inactive. */
const ends: Readonly<Record<JobEnd, readonly [state: EndState, text: string]>> = {
  failed: ['failure', 'failed'],
  'rolled-back': ['failure', 'rolled back'],
  'placement-blocked': ['failure', 'cannot be placed'],
  superseded: ['failure', 'superseded'],
  'not-written': ['failure', 'not registered'],
  'not-stopped': ['failure', 'not stopped'],
  'not-placed': ['error', 'not placed: its evaluation is blocked'],
  'timed-out': ['error', 'not healthy in time; Nomad continues'],
  cancelled: ['error', 'still rolling out when the run was cancelled'],
  unknown: ['error', 'outcome unknown'],
  'awaiting-promotion': ['in_progress', 'canaries wait for promotion'],
  'in-progress': ['in_progress', 'rolling out'],
  'not-followed': ['in_progress', 'registered, not followed'],
  successful: ['success', 'rolled out'],
  'no-deployment': ['success', 'registered and placed'],
  stopped: ['success', 'stopped'],
  unchanged: ['success', 'unchanged'],
};

const worstFirst = Object.keys(ends) as readonly JobEnd[];

const maxName = 60;

/** Names for a description, a few of them. */
export function nameJobs(jobs: readonly UiJob[]): string {
  return listTexts(
    jobs.map(({ id }) => clipped(id, maxName)),
    ', ',
    3,
  );
}

/** The state of a GitHub deployment of several jobs: that of the worst. `success` only if every job is as it was registered. */
export function statusOf(jobs: readonly DeployedJob[]): { readonly state: EndState; readonly description: string } {
  const kinds = [...Map.groupBy(jobs, ({ end }) => end)].toSorted(
    ([a], [b]) => worstFirst.indexOf(a) - worstFirst.indexOf(b),
  );
  const [worst, ...others] = kinds;
  if (worst === undefined) return { state: 'error', description: 'The outcome is unknown' };
  const [end, named] = worst;
  const [state, text] = ends[end];
  const rest = others.map(([other, list]) => `${list.length} ${ends[other][1]}`);
  return { state, description: [`${nameJobs(named)}: ${text}`, ...rest].join(' · ') };
}

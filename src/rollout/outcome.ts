import type { Unplaced } from '../plan/placement.ts';

/** How a rollout ended, or why it was not followed further. */
export type RolloutKind =
  | 'successful'
  | 'failed'
  | 'rolled-back'
  | 'awaiting-promotion'
  | 'placement-blocked'
  | 'no-deployment'
  | 'superseded'
  | 'timed-out';

/** The worst first. */
const kindsWorstFirst: readonly RolloutKind[] = [
  'failed',
  'rolled-back',
  'placement-blocked',
  'superseded',
  'timed-out',
  'awaiting-promotion',
  'no-deployment',
  'successful',
];

/** Of several rollouts the worst; undefined when there is none. */
export function worstRollout(rollouts: readonly Rollout[]): Rollout | undefined {
  return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}

/** How bad an outcome is; 0 is the worst. */
export function rolloutSeverity({ kind }: Pick<Rollout, 'kind'>): number {
  return kindsWorstFirst.indexOf(kind);
}

const successfulKinds: ReadonlySet<RolloutKind> = new Set(['successful', 'no-deployment', 'awaiting-promotion']);

/** Whether a rollout ended as a write promises. */
export function isWellRolledOut({ kind }: Pick<Rollout, 'kind'>): boolean {
  return successfulKinds.has(kind);
}

/** How far a task group of a deployment is; counts of allocations. */
export interface GroupProgress {
  readonly name: string;
  readonly desired: number;
  readonly placed: number;
  readonly healthy: number;
  readonly unhealthy: number;
  /** Desired ones; 0 when the group has none. */
  readonly canaries: number;
  readonly promoted: boolean;
}

/** Why an allocation is not well, from its events. */
export interface TaskProblem {
  readonly group: string;
  readonly task: string;
  readonly allocation: string;
  readonly node: string;
  readonly exitCode: number | undefined;
  readonly signal: number | undefined;
  readonly restarts: number;
  /** The last ones, in Nomad's words, the oldest first; at most 4. */
  readonly events: readonly string[];
  /** The last lines of its stderr, at most 50; undefined where they were not asked for or may not be read. */
  readonly logs: readonly string[] | undefined;
}

/** What happened after a write. */
export interface Rollout {
  readonly kind: RolloutKind;
  /** Empty when there is none. */
  readonly evalId: string;
  readonly deploymentId: string;
  /** Of the job that was registered. */
  readonly version: number | undefined;
  /** Where it was rolled back to, whether that version is healthy again by the end, and the live version that repeats it. */
  readonly revertedTo:
    | {
        readonly version: number;
        readonly healthy: boolean;
        readonly live: { readonly version: number; readonly groups: readonly GroupProgress[] } | undefined;
      }
    | undefined;
  readonly groups: readonly GroupProgress[];
  readonly unplaced: readonly Unplaced[];
  /** The worst first, at most 3. */
  readonly troubles: readonly TaskProblem[];
  /** Nomad's own words for the state of the deployment. */
  readonly description: string;
  readonly milliseconds: number;
  /** What ended the watch, where the rollout did not. */
  readonly ended: 'deadline' | 'cancelled' | undefined;
}

/** How far a rollout is while it is followed. */
export interface Progress {
  /** For the log: `2 of 3 healthy`. */
  readonly text: string;
  readonly groups: readonly GroupProgress[];
  readonly deploymentId: string;
}

/** How the work of a child job ended. */
export type ChildJobEnd =
  | 'succeeded'
  | 'failed'
  /** Its machine went, and nothing took over. */
  | 'lost'
  /** Somebody stopped it before it was done. */
  | 'stopped'
  | 'placement-blocked';

/** What became of a job that was dispatched, or launched by a periodic one. */
export interface ChildJobOutcome {
  readonly kind: ChildJobEnd | 'timed-out';
  readonly unplaced: readonly Unplaced[];
  /** The worst first, at most 3; empty where it is well. */
  readonly troubles: readonly TaskProblem[];
  /** Its last state: `1 running, 2 complete`. */
  readonly text: string;
  readonly milliseconds: number;
  /** What ended the watch, where the work did not. */
  readonly ended: 'deadline' | 'cancelled' | undefined;
}

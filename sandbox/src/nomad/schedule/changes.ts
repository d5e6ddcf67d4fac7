import type { DesiredUpdates } from '../diff/annotate.ts';
import type { KeptGroup, KeptJob } from '../shapes/jobs.ts';
import type { Allocation, Deployment } from '../state/records.ts';

export interface Placement {
  readonly group: KeptGroup;
  readonly name: string;
  readonly canary: boolean;
  /** The allocation that it replaces. */
  readonly previous: Allocation | undefined;
  /** Whether that one had failed. */
  readonly rescheduled?: true;
  /** The node it must run on; only for jobs that run everywhere. */
  readonly nodeId: string | undefined;
}

export interface GroupChanges {
  readonly desired: DesiredUpdates;
  readonly stop: Allocation[];
  readonly inPlace: Allocation[];
  readonly destructive: Placement[];
  readonly place: Placement[];
  /** Failed allocations that another evaluation shall replace. */
  readonly later: Allocation[];
  /** Allocations that a rollout would still have to change. */
  readonly waiting: number;
  readonly wantsCanaries: boolean;
}

export interface Situation {
  readonly job: KeptJob;
  /** Empty in a plan. */
  readonly evaluationId: string;
  readonly allocations: readonly Allocation[];
  /** The running rollout of this very version of the job, if there is one. */
  readonly current: Deployment | undefined;
  /** The rollout before it, whose canaries are of no use any more. */
  readonly previous: Deployment | undefined;
  /** Whether an allocation may go on running where it is, under the new version of the job. */
  readonly canStay: (allocation: Allocation, group: KeptGroup) => boolean;
}

/** Counts of a group to which nothing happens. */
export function noUpdates(): DesiredUpdates {
  return {
    Canary: 0,
    DestructiveUpdate: 0,
    Disconnect: 0,
    Ignore: 0,
    InPlaceUpdate: 0,
    Migrate: 0,
    Place: 0,
    Preemptions: 0,
    Reconnect: 0,
    RescheduleLater: 0,
    RescheduleNow: 0,
    Stop: 0,
  };
}

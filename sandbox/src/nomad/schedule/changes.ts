import type { DesiredUpdates } from '../diff/annotate.ts';
import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import type { Allocation, Deployment } from '../state/records.ts';

export interface Placement {
  readonly group: StoredGroup;
  readonly name: string;
  readonly canary: boolean;
  readonly previous: Allocation | undefined;
  /** Whether the replaced allocation had failed. */
  readonly rescheduled?: true;
  /** The required node, for system jobs only. */
  readonly nodeId: string | undefined;
}

export interface GroupChanges {
  readonly desired: DesiredUpdates;
  readonly stop: Allocation[];
  readonly inPlace: Allocation[];
  readonly destructive: Placement[];
  readonly place: Placement[];
  /** Failed allocations that another evaluation will replace. */
  readonly later: Allocation[];
  /** Allocations that a deployment still has to update, or to place after the promotion of canaries. */
  readonly waiting: number;
  /** Canaries that a deployment wants; 0 for none. */
  readonly canaries: number;
}

export interface Situation {
  readonly job: StoredJob;
  /** Empty in a plan. */
  readonly evaluationId: string;
  readonly allocations: readonly Allocation[];
  /** The running deployment of this version of the job, if any. */
  readonly current: Deployment | undefined;
  /** The previous deployment, whose canaries are obsolete. */
  readonly previous: Deployment | undefined;
  /** Whether an allocation may continue running under the new version of the job. */
  readonly canStay: (allocation: Allocation, group: StoredGroup) => boolean;
  readonly hasSystemDeployments: boolean;
}

/** Counts of an unchanged group. */
export function createNoUpdates(): DesiredUpdates {
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

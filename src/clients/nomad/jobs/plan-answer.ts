/** What Create Job Plan answers, in the scheduler's own names; lists and maps are never `null`. */
export interface JobPlan {
  readonly Annotations: PlanAnnotations;
  /** What the dry run would have the scheduler evaluate; a `blocked` one stands for what found no place. */
  readonly CreatedEvals: readonly CreatedEval[];
  /** `null` only from a server that gives no difference though asked for it. */
  readonly Diff: JobDiff | null;
  /** Per task group why it finds no place; empty when everything does. */
  readonly FailedTGAllocs: Readonly<Record<string, AllocMetric>>;
  /** The live job's index, the one to check a later write against; 0 when there is no such job. */
  readonly JobModifyIndex: number;
  /** RFC 3339 in the job's own time zone; `null` when the job is not periodic. */
  readonly NextPeriodicLaunch: string | null;
  /** Free text, several lines; empty when there are none. */
  readonly Warnings: string;
  /** The whole answer as it came. It holds the job's values in clear. */
  readonly raw: string;
}

interface PlanAnnotations {
  /** Per task group, those that the job loses included. */
  readonly DesiredTGUpdates: Readonly<Record<string, DesiredUpdates>>;
  readonly PreemptedAllocs: readonly PreemptedAlloc[];
}

/** Counts of allocations; one that an older server does not know is 0. */
export interface DesiredUpdates {
  readonly Ignore: number;
  readonly Place: number;
  readonly Migrate: number;
  readonly Stop: number;
  readonly InPlaceUpdate: number;
  readonly DestructiveUpdate: number;
  readonly Canary: number;
  readonly Preemptions: number;
  readonly Disconnect: number;
  readonly Reconnect: number;
  readonly RescheduleNow: number;
  readonly RescheduleLater: number;
}

/** An allocation of another job that would have to go. */
export interface PreemptedAlloc {
  readonly ID: string;
  readonly Name: string;
  readonly Namespace: string;
  readonly JobID: string;
  readonly JobType: string;
  readonly TaskGroup: string;
  readonly NodeID: string;
  readonly NodeName: string;
}

interface CreatedEval {
  readonly ID: string;
  readonly Status: string;
  readonly StatusDescription: string;
  readonly Type: string;
  readonly TriggeredBy: string;
  readonly JobID: string;
  readonly Namespace: string;
}

export type DiffType = 'None' | 'Added' | 'Deleted' | 'Edited';

export interface FieldDiff {
  readonly Type: DiffType;
  readonly Name: string;
  /** Text whatever the field's type; durations are nanoseconds, a missing value is empty. */
  readonly Old: string;
  readonly New: string;
  readonly Annotations: readonly string[];
}

export interface ObjectDiff {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}

export interface TaskDiff {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
  readonly Annotations: readonly string[];
}

export interface TaskGroupDiff {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
  readonly Tasks: readonly TaskDiff[];
  /** Label to count: `ignore`, `create`, `destroy`, `migrate`, `canary`, `in-place update`, `create/destroy update`. */
  readonly Updates: Readonly<Record<string, number>>;
}

export interface JobDiff {
  readonly Type: DiffType;
  readonly ID: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
  readonly TaskGroups: readonly TaskGroupDiff[];
}

/** Why a task group found no place; the counts are of nodes. */
export interface AllocMetric {
  readonly NodesEvaluated: number;
  readonly NodesFiltered: number;
  /** 0 from a server before 1.6. */
  readonly NodesInPool: number;
  readonly NodePool: string;
  /** Per datacenter. */
  readonly NodesAvailable: Readonly<Record<string, number>>;
  readonly ClassFiltered: Readonly<Record<string, number>>;
  readonly ConstraintFiltered: Readonly<Record<string, number>>;
  readonly NodesExhausted: number;
  readonly ClassExhausted: Readonly<Record<string, number>>;
  readonly DimensionExhausted: Readonly<Record<string, number>>;
  readonly QuotaExhausted: readonly string[];
  /** Per task, what it asked for that no node had; one that the server leaves out is 0. */
  readonly ResourcesExhausted: Readonly<Record<string, ExhaustedResources>>;
  /** The group's failed allocations beyond the first. */
  readonly CoalescedFailures: number;
}

interface ExhaustedResources {
  /** MHz. */
  readonly CPU: number;
  readonly Cores: number;
  readonly MemoryMB: number;
  readonly MemoryMaxMB: number;
  readonly DiskMB: number;
}

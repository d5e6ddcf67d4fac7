import type { DesiredUpdates } from '../diff/annotate.ts';
import type { StoredJob } from '../shapes/jobs.ts';

/** An allocation as the sandbox stores it. Times are nanoseconds since 1970, rounded to the precision of a double. */
export interface Allocation {
  readonly ID: string;
  readonly Namespace: string;
  readonly JobID: string;
  readonly Name: string;
  readonly TaskGroup: string;
  readonly NodeID: string;
  readonly NodeName: string;
  readonly CreateIndex: number;
  readonly CreateTime: number;
  readonly PreviousAllocation: string;
  /** The job in the version that it runs. */
  Job: StoredJob;
  EvalID: string;
  DeploymentID: string;
  DesiredStatus: 'run' | 'stop' | 'evict';
  DesiredDescription: string;
  ClientStatus: 'pending' | 'running' | 'complete' | 'failed' | 'lost';
  ClientDescription: string;
  Health: { Healthy: boolean | null; Canary: boolean; Timestamp: number; ModifyIndex: number } | null;
  Tasks: Map<string, TaskState>;
  NextAllocation: string;
  /** The evaluation that will replace it; empty for none. */
  FollowupEvalID: string;
  /** The reschedule history of its predecessors; null for the first. */
  readonly RescheduleTracker: RescheduleTracker | null;
  /** Whether it has to be replaced, by a deployment or on request. */
  DesiredTransition: { Reschedule: boolean | null; ForceReschedule: boolean | null; Migrate: boolean | null };
  PreemptedByAllocation: string;
  PreemptedAllocations: string[] | null;
  ModifyIndex: number;
  ModifyTime: number;
}

export interface TaskState {
  State: 'pending' | 'running' | 'dead';
  Failed: boolean;
  Restarts: number;
  LastRestart: number;
  StartedAt: number;
  FinishedAt: number;
  Events: TaskEvent[];
}

/** A task event; unset fields are empty. */
export interface TaskEvent {
  readonly Type: string;
  readonly Time: number;
  readonly DisplayMessage: string;
  readonly Details: Readonly<Record<string, string>>;
  readonly Message?: string;
  readonly ExitCode?: number;
  readonly Signal?: number;
  /** Nanoseconds. */
  readonly KillTimeout?: number;
  readonly StartDelay?: number;
  readonly RestartReason?: string;
  readonly FailsTask?: boolean;
  readonly DriverError?: string;
  readonly FailedSibling?: string;
}

export interface RescheduleTracker {
  readonly Events: { Delay: number; PrevAllocID: string; PrevNodeID: string; RescheduleTime: number }[];
  readonly LastReschedule: string;
}

export interface DeploymentGroup {
  AutoPromote: boolean;
  AutoRevert: boolean;
  ProgressDeadline: number;
  RequireProgressBy: number;
  Promoted: boolean;
  PlacedCanaries: string[];
  DesiredCanaries: number;
  DesiredTotal: number;
  PlacedAllocs: number;
  HealthyAllocs: number;
  UnhealthyAllocs: number;
}

export interface Deployment {
  readonly ID: string;
  readonly Namespace: string;
  readonly JobID: string;
  readonly JobVersion: number;
  readonly JobModifyIndex: number;
  readonly JobSpecModifyIndex: number;
  readonly JobCreateIndex: number;
  readonly EvalPriority: number;
  readonly CreateIndex: number;
  readonly CreateTime: number;
  readonly TaskGroups: Map<string, DeploymentGroup>;
  Status: 'running' | 'successful' | 'failed' | 'cancelled';
  StatusDescription: string;
  ModifyIndex: number;
  ModifyTime: number;
}

export interface Evaluation {
  readonly ID: string;
  readonly Namespace: string;
  readonly Priority: number;
  readonly Type: string;
  readonly TriggeredBy: string;
  readonly JobID: string;
  readonly JobModifyIndex: number;
  readonly PreviousEval: string;
  readonly CreateIndex: number;
  readonly CreateTime: number;
  Status: 'pending' | 'complete' | 'blocked' | 'canceled';
  StatusDescription: string;
  DeploymentID: string;
  BlockedEval: string;
  /** The evaluation that follows it; empty for none. */
  NextEval: string;
  /** RFC 3339; null for immediately. */
  readonly WaitUntil: string | null;
  SnapshotIndex: number;
  FailedTGAllocs: Record<string, Metric> | null;
  ClassEligibility: Record<string, boolean> | null;
  QueuedAllocations: Record<string, number> | null;
  Annotations: Record<string, DesiredUpdates> | null;
  ModifyIndex: number;
  ModifyTime: number;
}

/** The reasons why a group could not be placed. */
export interface Metric {
  AllocationTime: number;
  ClassExhausted: Record<string, number> | null;
  ClassFiltered: Record<string, number> | null;
  CoalescedFailures: number;
  ConstraintFiltered: Record<string, number> | null;
  DimensionExhausted: Record<string, number> | null;
  NodePool: string;
  NodesAvailable: Record<string, number> | null;
  NodesEvaluated: number;
  NodesExhausted: number;
  NodesFiltered: number;
  NodesInPool: number;
  QuotaExhausted: null;
  ResourcesExhausted: Record<string, Record<string, number | null>> | null;
  ScoreMetaData: null;
  Scores: null;
}

export function isTerminal(allocation: Allocation): boolean {
  return allocation.DesiredStatus !== 'run' || ['complete', 'failed', 'lost'].includes(allocation.ClientStatus);
}

/** Whether it uses resources of its node: neither ended nor to be stopped. */
export function takesRoom(allocation: Allocation): boolean {
  return ['pending', 'running'].includes(allocation.ClientStatus) && allocation.DesiredStatus === 'run';
}

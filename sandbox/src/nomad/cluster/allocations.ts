import { randomUUID } from 'node:crypto';
import type { Placement } from '../schedule/changes.ts';
import { computeDelay, createTracker } from '../schedule/reschedule.ts';
import type { Placed } from '../schedule/run.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import type { Allocation, RescheduleTracker, TaskState } from '../state/records.ts';

interface Origin {
  readonly job: StoredJob;
  readonly evaluationId: string;
  /** Empty without a deployment. */
  readonly deploymentId: string;
  readonly index: number;
  readonly now: number;
}

/** Creates the allocation of a placement, before its start. */
export function createAllocation({ placement, node, preempted }: Placed, origin: Origin): Allocation {
  const { job, index, now } = origin;
  const { group, name, canary, previous } = placement;
  return {
    ID: randomUUID(),
    Namespace: job.Namespace,
    JobID: job.ID,
    Name: name,
    TaskGroup: group.Name,
    NodeID: node.ID,
    NodeName: node.Name,
    CreateIndex: index,
    CreateTime: now,
    PreviousAllocation: previous?.ID ?? '',
    Job: job,
    EvalID: origin.evaluationId,
    DeploymentID: origin.deploymentId,
    DesiredStatus: 'run',
    DesiredDescription: '',
    ClientStatus: 'pending',
    ClientDescription: '',
    Health: canary ? { Healthy: null, Canary: true, Timestamp: 0, ModifyIndex: 0 } : null,
    Tasks: new Map((group.Tasks ?? []).map(({ Name }) => [Name, createTaskState()])),
    NextAllocation: '',
    FollowupEvalID: '',
    RescheduleTracker: createRescheduleTracker(placement, now),
    DesiredTransition: { Reschedule: null, ForceReschedule: null, Migrate: null },
    PreemptedByAllocation: '',
    PreemptedAllocations: preempted.length === 0 ? null : preempted.map(({ ID }) => ID),
    ModifyIndex: index,
    ModifyTime: now,
  };
}

function createRescheduleTracker({ group, previous, rescheduled }: Placement, now: number): RescheduleTracker | null {
  if (previous === undefined || rescheduled !== true || group.ReschedulePolicy === null) return null;
  return createTracker(
    previous,
    computeDelay(group.ReschedulePolicy, previous.RescheduleTracker?.Events.length ?? 0),
    now,
  );
}

function createTaskState(): TaskState {
  return { State: 'pending', Failed: false, Restarts: 0, LastRestart: 0, StartedAt: 0, FinishedAt: 0, Events: [] };
}

import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Evaluation } from './schedule/records.ts';
import type { Outcome } from './schedule/schedule.ts';
import type { KeptJob } from './shapes/jobs.ts';
import type { Store } from './store.ts';

interface New {
  readonly triggeredBy: string;
  readonly index: number;
  readonly priority: number;
  /** The evaluation that led to it; empty for none. */
  readonly previous: string;
}

/** Adds a pending evaluation of a job. */
export function addEvaluation(store: Store, clock: Clock, job: KeptJob, added: New): Evaluation {
  const now = clock.now();
  const evaluation: Evaluation = {
    ID: randomUUID(),
    Namespace: job.Namespace,
    Priority: added.priority,
    Type: job.Type,
    TriggeredBy: added.triggeredBy,
    JobID: job.ID,
    JobModifyIndex: added.triggeredBy === 'deployment-watcher' ? 0 : job.JobModifyIndex,
    PreviousEval: added.previous,
    CreateIndex: added.index,
    CreateTime: now,
    Status: 'pending',
    StatusDescription: '',
    DeploymentID: '',
    BlockedEval: '',
    SnapshotIndex: 0,
    FailedTGAllocs: null,
    ClassEligibility: null,
    QueuedAllocations: null,
    Annotations: null,
    ModifyIndex: added.index,
    ModifyTime: now,
  };
  store.evaluations.set(evaluation.ID, evaluation);
  return evaluation;
}

/** Notes what an evaluation could not place: it waits in a blocked evaluation, to which an older one of the job gives way. */
export function blockRemainder(
  store: Store,
  clock: Clock,
  evaluation: Evaluation,
  job: KeptJob,
  outcome: Outcome,
  index: number,
): void {
  const failed = outcome.failed ?? {};
  const queued = (job.TaskGroups ?? []).map(({ Name }) => {
    const metric = failed[Name];
    return [Name, metric === undefined ? 0 : metric.CoalescedFailures + 1] as const;
  });
  evaluation.QueuedAllocations = Object.fromEntries(queued);
  for (const other of store.evaluationsOf(job.Namespace, job.ID)) {
    if (other.Status === 'blocked') store.evaluations.delete(other.ID);
  }
  evaluation.FailedTGAllocs = outcome.failed;
  if (!outcome.waits) return;
  const { Priority: priority, ID: previous } = evaluation;
  const blocked = addEvaluation(store, clock, job, { triggeredBy: 'queued-allocs', index, priority, previous });
  blocked.Status = 'blocked';
  blocked.StatusDescription = 'created to place remaining allocations';
  blocked.FailedTGAllocs = outcome.failed;
  blocked.ClassEligibility = outcome.classes;
  blocked.SnapshotIndex = evaluation.SnapshotIndex;
  evaluation.BlockedEval = blocked.ID;
}

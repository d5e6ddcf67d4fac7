import { randomUUID } from 'node:crypto';
import { type Clock, formatTime } from '../../clock.ts';
import { computeDelay } from '../schedule/reschedule.ts';
import type { Outcome } from '../schedule/schedule.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import type { Allocation, Evaluation } from '../state/records.ts';
import type { Store } from '../state/store.ts';

interface New {
  readonly triggeredBy: string;
  readonly index: number;
  readonly priority: number;
  /** The previous evaluation; empty for none. */
  readonly previous: string;
  /** The time to process it, in nanoseconds since 1970; immediately by default. */
  readonly waitUntil?: number;
}

/** Triggers of evaluations without a version of the job. */
const unjoined: ReadonlySet<string> = new Set(['deployment-watcher', 'alloc-failure']);

/** Adds a pending evaluation of a job. */
export function addEvaluation(store: Store, clock: Clock, job: StoredJob, added: New): Evaluation {
  const now = clock.now();
  const evaluation: Evaluation = {
    ID: randomUUID(),
    Namespace: job.Namespace,
    Priority: added.priority,
    Type: job.Type,
    TriggeredBy: added.triggeredBy,
    JobID: job.ID,
    JobModifyIndex: unjoined.has(added.triggeredBy) ? 0 : job.JobModifyIndex,
    PreviousEval: added.previous,
    CreateIndex: added.index,
    CreateTime: now,
    Status: 'pending',
    StatusDescription: '',
    DeploymentID: '',
    BlockedEval: '',
    NextEval: '',
    WaitUntil: added.waitUntil === undefined ? null : formatTime(added.waitUntil),
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

/** Creates a blocked evaluation for failed placements, which replaces an older one of the job. */
export function blockRemainder(
  store: Store,
  clock: Clock,
  evaluation: Evaluation,
  job: StoredJob,
  outcome: Outcome,
  index: number,
): void {
  const failed = outcome.failed ?? {};
  const queued = (job.TaskGroups ?? []).map(({ Name }) => {
    const metric = failed[Name];
    const { desired, waiting = 0 } = outcome.changes.get(Name) ?? {};
    // Nomad 2.0.5 counts the nodes of a system job that its canaries spare.
    const spared = job.Type === 'system' && (desired?.Canary ?? 0) > 0 ? waiting : 0;
    return [Name, spared + (metric === undefined ? 0 : metric.CoalescedFailures + 1)] as const;
  });
  evaluation.QueuedAllocations = Object.fromEntries(queued);
  for (const other of store.listEvaluations(job.Namespace, job.ID)) {
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

interface Failed {
  readonly evaluation: Evaluation;
  readonly job: StoredJob;
  readonly failed: readonly Allocation[];
  readonly index: number;
}

/** Adds the evaluation that will replace failed allocations after their delay; none without failed allocations. */
export function addFollowUp(
  store: Store,
  clock: Clock,
  { evaluation, job, failed, index }: Failed,
): { evaluation: Evaluation; milliseconds: number } | undefined {
  const delays = failed.map((item) => {
    const policy = job.TaskGroups?.find(({ Name }) => Name === item.TaskGroup)?.ReschedulePolicy;
    return policy === undefined || policy === null
      ? 0
      : computeDelay(policy, item.RescheduleTracker?.Events.length ?? 0);
  });
  if (delays.length === 0) return undefined;
  const milliseconds = Math.min(clock.pace.retry, Math.min(...delays) / 1_000_000);
  const waitUntil = clock.now() + milliseconds * 1_000_000;
  const { Priority: priority, ID: previous } = evaluation;
  const added = { triggeredBy: 'alloc-reschedule', index, priority, previous, waitUntil };
  const followUp = addEvaluation(store, clock, job, added);
  followUp.StatusDescription = 'created for delayed rescheduling';
  followUp.SnapshotIndex = evaluation.SnapshotIndex;
  evaluation.NextEval = followUp.ID;
  for (const item of failed) Object.assign(item, { FollowupEvalID: followUp.ID, ModifyIndex: index });
  return { evaluation: followUp, milliseconds };
}

import type { StoredJob } from '../shapes/jobs.ts';
import { isTerminal } from '../state/records.ts';
import type { Store } from '../state/store.ts';

/** Jobs that only launch children. */
export function isParentJob(job: StoredJob): boolean {
  return job.Periodic !== null || (job.ParameterizedJob !== null && !job.Dispatched);
}

/** Sets a job's status from its allocations and evaluations; returns whether it changed. */
export function updateStatus(store: Store, job: StoredJob): boolean {
  const status = computeStatus(store, job);
  if (status === job.Status) return false;
  job.Status = status;
  job.ModifyIndex = store.index;
  return true;
}

function computeStatus(store: Store, job: StoredJob): string {
  if (isParentJob(job) || job.Type === 'system') return job.Stop ? 'dead' : 'running';
  if (store.listDeployments(job).some(({ Status }) => Status === 'running')) return 'running';
  const allocations = store.listAllocations(job).filter((item) => item.Job.CreateIndex === job.CreateIndex);
  if (allocations.some((item) => !isTerminal(item))) return 'running';
  const evaluations = store.listEvaluations(job.Namespace, job.ID);
  if (evaluations.some(({ Status }) => Status === 'pending' || Status === 'blocked')) return 'pending';
  return job.Stop || evaluations.length > 0 ? 'dead' : 'pending';
}

export interface GroupSummary {
  Queued: number;
  Complete: number;
  Failed: number;
  Running: number;
  Starting: number;
  Lost: number;
  Unknown: number;
}

const noCounts: GroupSummary = { Queued: 0, Complete: 0, Failed: 0, Running: 0, Starting: 0, Lost: 0, Unknown: 0 };

export function countByState(store: Store, job: StoredJob): Record<string, GroupSummary> {
  const summary: Record<string, GroupSummary> = Object.fromEntries(
    (job.TaskGroups ?? []).map(({ Name }) => [Name, { ...noCounts }]),
  );
  const states = {
    pending: 'Starting',
    running: 'Running',
    complete: 'Complete',
    failed: 'Failed',
    lost: 'Lost',
  } as const;
  for (const { TaskGroup, ClientStatus } of store.listAllocations(job))
    (summary[TaskGroup] ??= { ...noCounts })[states[ClientStatus]]++;
  const latest = store
    .listEvaluations(job.Namespace, job.ID)
    .filter(({ QueuedAllocations }) => QueuedAllocations !== null)
    .toSorted((left, right) => right.CreateIndex - left.CreateIndex)[0];
  for (const [group, queued] of Object.entries(latest?.QueuedAllocations ?? {}))
    (summary[group] ??= { ...noCounts }).Queued = queued;
  return summary;
}

import type { Allocation } from '../scheduler/allocations.ts';
import type { Job } from '../scheduler/job.ts';

/** How the work of a child job ended. */
export type WorkEnd =
  | 'succeeded'
  | 'failed'
  /** Its machine went, and nothing took over. */
  | 'lost'
  /** Somebody stopped it before it was done. */
  | 'stopped'
  | 'placement-blocked';

/** What is known of a child job at a moment. */
export interface WorkEvidence {
  /** Undefined when it is gone. */
  readonly job: Pick<Job, 'Type' | 'Status' | 'Stop' | 'TaskGroups'> | undefined;
  readonly allocations: readonly Pick<Allocation, 'ClientStatus' | 'DesiredStatus' | 'NextAllocation'>[];
  /** Whether something waits for capacity, and did so for as long as it may. */
  readonly blocked: boolean;
}

/**
 * Judges the evidence of a child job; a pure function. The work goes on until the scheduler calls the job dead, and counts as done only if every
 * allocation that the job asks for, or what took its place, is complete.
 */
export function judgeWork({ job, allocations, blocked }: WorkEvidence): WorkEnd | 'going-on' {
  if (job === undefined) return 'stopped';
  if (job.Status !== 'dead') return blocked && !allocations.some(isActive) ? 'placement-blocked' : 'going-on';
  const stopped = job.Stop === true;
  // What was replaced is told by its replacement.
  const last = allocations.filter((one) => one.NextAllocation === '');
  if (last.some((one) => one.ClientStatus === 'failed' && !(stopped && one.DesiredStatus !== 'run'))) return 'failed';
  if (last.some((one) => one.ClientStatus === 'lost' || one.ClientStatus === 'unknown')) return 'lost';
  if (last.some((one) => one.DesiredStatus !== 'run')) return 'stopped';
  if (last.length < desiredOf(job)) return stopped ? 'stopped' : 'placement-blocked';
  return last.every((one) => one.ClientStatus === 'complete') ? 'succeeded' : 'going-on';
}

/** Whether an allocation is still to do something. */
export function isActive({ ClientStatus, DesiredStatus }: WorkEvidence['allocations'][number]): boolean {
  return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}

/** How many allocations the job asks for at least: of one that runs on every node that is not known. */
function desiredOf({ Type, TaskGroups }: NonNullable<WorkEvidence['job']>): number {
  const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
  const sum = counts.reduce((total, count) => total + count, 0);
  return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

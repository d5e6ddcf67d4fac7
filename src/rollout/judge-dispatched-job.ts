import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** How the work of a child job ended. */
export type WorkEnd =
  | 'succeeded'
  | 'failed'
  /** Its machine went, and nothing took over. */
  | 'lost'
  /** Somebody stopped it before it was done. */
  | 'stopped'
  | 'placement-blocked';

type Work = Pick<Allocation, 'ClientStatus' | 'DesiredStatus' | 'NextAllocation' | 'Name' | 'NodeID' | 'CreateIndex'>;

/** What is known of a child job at a moment. */
export interface WorkEvidence {
  /** Undefined when it is gone. */
  readonly job: Pick<Job, 'Type' | 'Status' | 'Stop' | 'TaskGroups'> | undefined;
  readonly allocations: readonly Work[];
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
  const last = lastOf(allocations, job);
  if (last.some((one) => one.ClientStatus === 'failed' && !(stopped && one.DesiredStatus !== 'run'))) return 'failed';
  if (last.some((one) => one.ClientStatus === 'lost' || one.ClientStatus === 'unknown')) return 'lost';
  if (last.some((one) => one.DesiredStatus !== 'run')) return 'stopped';
  if (last.length < desiredOf(job)) return stopped ? 'stopped' : 'placement-blocked';
  return last.every((one) => one.ClientStatus === 'complete') ? 'succeeded' : 'going-on';
}

/**
 * The allocations that nothing took the place of. Servers since 1.6 name the replacement; before, it is known by its name, which is that of what it
 * replaces (of a job that runs on every node each allocation of a group has the same name, and a node has one of them). What is complete needs no
 * replacement, so it counts in any case.
 */
function lastOf(allocations: WorkEvidence['allocations'], { Type }: Pick<Job, 'Type'>): WorkEvidence['allocations'] {
  const placeOf = ({ Name, NodeID }: Work): string => JSON.stringify(Type === 'sysbatch' ? [Name, NodeID] : [Name]);
  const newest = new Map<string, number>();
  for (const one of allocations) {
    const place = placeOf(one);
    newest.set(place, Math.max(newest.get(place) ?? 0, one.CreateIndex));
  }
  const isReplaced = (one: Work): boolean =>
    !(one.ClientStatus === 'complete' && one.DesiredStatus === 'run') &&
    one.CreateIndex < (newest.get(placeOf(one)) ?? 0);
  return allocations.filter((one) => one.NextAllocation === '' && !isReplaced(one));
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

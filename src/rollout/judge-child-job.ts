import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { ChildJobEnd } from './outcome.ts';

type ChildAllocation = Pick<
  Allocation,
  'ClientStatus' | 'DesiredStatus' | 'NextAllocation' | 'Name' | 'NodeID' | 'CreateIndex'
>;

/** What is known of a child job at a moment, as far as it is judged by it. */
export interface ChildJobEvidence {
  /** Undefined when it is gone. */
  readonly job: Pick<Job, 'Type' | 'Status' | 'Stop' | 'TaskGroups'> | undefined;
  readonly allocations: readonly ChildAllocation[];
  /** Whether something waits for capacity, and did so for as long as it may. */
  readonly blocked: boolean;
}

/** All that is known of it. */
export interface ChildJobState extends ChildJobEvidence {
  readonly job: Job | undefined;
  readonly allocations: readonly Allocation[];
  /** The evaluation that waits for capacity. */
  readonly waiting: Evaluation | undefined;
}

/**
 * Judges the evidence of a child job; a pure function. The work goes on until Nomad calls the job dead, and counts as done only if every allocation
 * that the job asks for, or what took its place, is complete.
 *
 * @returns undefined while it goes on
 */
export function judgeChildJob({ job, allocations, blocked }: ChildJobEvidence): ChildJobEnd | undefined {
  if (job === undefined) return 'stopped';
  if (job.Status !== 'dead') return blocked && !allocations.some(isActive) ? 'placement-blocked' : undefined;
  const stopped = job.Stop === true;
  const last = withoutReplaced(allocations, job);
  if (last.some((one) => one.ClientStatus === 'failed' && !(stopped && one.DesiredStatus !== 'run'))) return 'failed';
  if (last.some((one) => one.ClientStatus === 'lost' || one.ClientStatus === 'unknown')) return 'lost';
  if (last.some((one) => one.DesiredStatus !== 'run')) return 'stopped';
  if (last.length < expectedAllocations(job)) return stopped ? 'stopped' : 'placement-blocked';
  return last.every((one) => one.ClientStatus === 'complete') ? 'succeeded' : undefined;
}

/**
 * The allocations that nothing took the place of. Servers since 1.6 name the replacement; before, it is known by its name, which is that of what it
 * replaces (of a job that runs on every node each allocation of a group has the same name, and a node has one of them). What is complete needs no
 * replacement, so it counts in any case.
 */
function withoutReplaced(
  allocations: ChildJobEvidence['allocations'],
  { Type }: Pick<Job, 'Type'>,
): ChildJobEvidence['allocations'] {
  const placeOf = ({ Name, NodeID }: ChildAllocation): string =>
    JSON.stringify(Type === 'sysbatch' ? [Name, NodeID] : [Name]);
  const newest = new Map<string, number>();
  for (const one of allocations) {
    const place = placeOf(one);
    newest.set(place, Math.max(newest.get(place) ?? 0, one.CreateIndex));
  }
  const isReplaced = (one: ChildAllocation): boolean =>
    !(one.ClientStatus === 'complete' && one.DesiredStatus === 'run') &&
    one.CreateIndex < (newest.get(placeOf(one)) ?? 0);
  return allocations.filter((one) => one.NextAllocation === '' && !isReplaced(one));
}

/** Whether an allocation is still to do something. */
export function isActive({ ClientStatus, DesiredStatus }: ChildJobEvidence['allocations'][number]): boolean {
  return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}

/** How many allocations the job asks for at least: of one that runs on every node that is not known. */
function expectedAllocations({ Type, TaskGroups }: NonNullable<ChildJobEvidence['job']>): number {
  const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
  const sum = counts.reduce((total, count) => total + count, 0);
  return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { ChildJobEnd } from './outcome.ts';

type ChildAllocation = Pick<
  Allocation,
  'ClientStatus' | 'DesiredStatus' | 'NextAllocation' | 'Name' | 'NodeID' | 'CreateIndex'
>;

/** The facts about a child job that its outcome depends on. */
export interface ChildJobEvidence {
  /** Undefined if it no longer exists. */
  readonly job: Pick<Job, 'Type' | 'Status' | 'Stop' | 'TaskGroups'> | undefined;
  readonly allocations: readonly ChildAllocation[];
  /** Whether an evaluation is blocked for longer than the grace period. */
  readonly blocked: boolean;
}

/** The complete state of a child job. */
export interface ChildJobState extends ChildJobEvidence {
  readonly job: Job | undefined;
  readonly allocations: readonly Allocation[];
  /** The blocked evaluation. */
  readonly waiting: Evaluation | undefined;
}

/**
 * Determines the outcome of a child job. It ends when Nomad reports it as dead, and succeeds only if every desired
 * allocation, or its replacement, is complete.
 *
 * @returns undefined while it is in progress
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
 * Allocations without a replacement. Servers since 1.6 name the replacement. On older ones, a newer allocation of the
 * same name replaces it; allocations of a sysbatch group share a name, but there is one per node. A complete allocation
 * is never replaced.
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

/** Whether an allocation still has work to do. */
export function isActive({ ClientStatus, DesiredStatus }: ChildJobEvidence['allocations'][number]): boolean {
  return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}

/** The minimum number of allocations; for a sysbatch job, the number of nodes is not known. */
function expectedAllocations({ Type, TaskGroups }: NonNullable<ChildJobEvidence['job']>): number {
  const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
  const sum = counts.reduce((total, count) => total + count, 0);
  return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

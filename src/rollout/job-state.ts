import { isTemplate } from '../plan/spec.ts';
import { isOver } from './judge-deployment.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobSummary } from '../clients/nomad/jobs/read.ts';

/** The state of a job at one time; undefined parts could not be read. */
export interface JobState {
  readonly job: Job;
  readonly summary: Pick<JobSummary, 'Summary' | 'Children'> | undefined;
  readonly allocations: readonly Allocation[] | undefined;
  readonly evaluations: readonly Evaluation[] | undefined;
  readonly deployments: readonly Deployment[] | undefined;
}

/** The allocations of a task group. */
export interface GroupState {
  readonly name: string;
  /** For a batch job, the number that should complete. */
  readonly desired: number;
  readonly running: number;
  /** Running ones; all of them if health is unknown. */
  readonly healthy: number;
  readonly starting: number;
  /** Not placed. */
  readonly queued: number;
  readonly complete: number;
  readonly failed: number;
  readonly lost: number;
}

/** The state of each task group; undefined if nothing is known about them. */
export function groupStates(state: JobState): readonly GroupState[] | undefined {
  const { job, summary, allocations } = state;
  // Nomad garbage-collects ended allocations, but keeps their counts in the summary.
  const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
  if (known === undefined && summary === undefined) return undefined;
  return (job.TaskGroups ?? []).map((group) => {
    const name = group.Name ?? '';
    const counts = known === undefined ? countsFromSummary(summary, name) : countsFromAllocations(known, state, name);
    const queued = summary?.Summary[name]?.Queued ?? 0;
    return { name, queued, ...counts, desired: desiredCount(job, group.Count ?? 1, { ...counts, queued }) };
  });
}

type AllocationCounts = Omit<GroupState, 'name' | 'desired' | 'queued'>;

function countsFromSummary(summary: JobState['summary'], name: string): AllocationCounts {
  const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
  return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}

function countsFromAllocations(
  allocations: readonly Allocation[],
  { job, deployments }: JobState,
  name: string,
): AllocationCounts {
  const deployment = activeDeployment(deployments);
  const isAwaited = ({ JobVersion, DeploymentStatus }: Allocation): boolean =>
    // Nomad sets the status when the client reports health. It tracks none outside of a deployment, or after its end.
    deployment !== undefined &&
    (DeploymentStatus !== null || (JobVersion === deployment.JobVersion && name in deployment.TaskGroups));
  const ours = allocations.filter((one) => one.TaskGroup === name && isCurrent(one, job));
  const count = (status: string): number => ours.filter(({ ClientStatus }) => ClientStatus === status).length;
  return {
    running: count('running'),
    healthy: ours.filter((one) => one.ClientStatus === 'running' && (one.DeploymentStatus?.Healthy ?? !isAwaited(one)))
      .length,
    starting: count('pending'),
    complete: count('complete'),
    failed: count('failed'),
    lost: count('lost') + count('unknown'),
  };
}

function desiredCount(job: Job, count: number, counts: AllocationCounts & { readonly queued: number }): number {
  if (job.Stop === true || isTemplate(job)) return 0;
  if (job.Type !== 'system' && job.Type !== 'sysbatch') return count;
  // One per eligible node; only Nomad knows how many nodes are eligible.
  const { running, starting, queued, failed, lost } = counts;
  return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}

/**
 * Whether an allocation belongs to the current state of the job: it was not replaced, and did not end for an earlier
 * version.
 */
export function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }: Allocation, job: Job): boolean {
  const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
  return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}

/** The latest deployment, unless it has ended. */
export function activeDeployment(deployments: JobState['deployments']): Deployment | undefined {
  const [latest] = deploymentsNewestFirst(deployments);
  return latest === undefined || isOver(latest) ? undefined : latest;
}

export function deploymentsNewestFirst(deployments: JobState['deployments']): readonly Deployment[] {
  return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

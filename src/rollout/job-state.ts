import { isTemplate } from '../plan/spec.ts';
import { isOver } from './judge-deployment.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobSummary } from '../clients/nomad/jobs/read.ts';

/** What is known of a job at a moment; undefined is what could not be read. */
export interface JobState {
  readonly job: Job;
  readonly summary: Pick<JobSummary, 'Summary' | 'Children'> | undefined;
  readonly allocations: readonly Allocation[] | undefined;
  readonly evaluations: readonly Evaluation[] | undefined;
  readonly deployments: readonly Deployment[] | undefined;
}

/** A task group; counts of allocations. */
export interface GroupState {
  readonly name: string;
  /** That are to run; of a batch job that are to run to their end. */
  readonly desired: number;
  readonly running: number;
  /** Of those that run; where health is not known, all. */
  readonly healthy: number;
  readonly starting: number;
  /** Not placed. */
  readonly queued: number;
  readonly complete: number;
  readonly failed: number;
  readonly lost: number;
}

/** The job's task groups; undefined where nothing is known of them. */
export function groupStates(state: JobState): readonly GroupState[] | undefined {
  const { job, summary, allocations } = state;
  // What has ended is forgotten after a while; the summary is not.
  const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
  if (known === undefined && summary === undefined) return undefined;
  return (job.TaskGroups ?? []).map((group) => {
    const name = group.Name ?? '';
    const counts = known === undefined ? countsFromSummary(summary, name) : countsFromAllocations(known, state, name);
    const queued = summary?.Summary[name]?.Queued ?? 0;
    return { name, queued, ...counts, desired: desiredCount(job, group.Count ?? 1, { ...counts, queued }) };
  });
}

type Counts = Omit<GroupState, 'name' | 'desired' | 'queued'>;

function countsFromSummary(summary: JobState['summary'], name: string): Counts {
  const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
  return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}

function countsFromAllocations(
  allocations: readonly Allocation[],
  { job, deployments }: JobState,
  name: string,
): Counts {
  // Nobody asks for their health once a deployment is over.
  const unasked = activeDeployment(deployments) === undefined;
  const ours = allocations.filter((one) => one.TaskGroup === name && isCurrent(one, job));
  const count = (status: string): number => ours.filter(({ ClientStatus }) => ClientStatus === status).length;
  return {
    running: count('running'),
    healthy: ours.filter(
      ({ ClientStatus, DeploymentStatus }) =>
        ClientStatus === 'running' && (DeploymentStatus?.Healthy ?? (unasked || DeploymentStatus === null)),
    ).length,
    starting: count('pending'),
    complete: count('complete'),
    failed: count('failed'),
    lost: count('lost') + count('unknown'),
  };
}

function desiredCount(job: Job, count: number, counts: Counts & { readonly queued: number }): number {
  if (job.Stop === true || isTemplate(job)) return 0;
  if (job.Type !== 'system' && job.Type !== 'sysbatch') return count;
  // One on each node that takes it, which only Nomad knows.
  const { running, starting, queued, failed, lost } = counts;
  return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}

/** Whether an allocation counts for the job as it is now: nothing took its place, and it has not ended for an earlier version. */
export function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }: Allocation, job: Job): boolean {
  const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
  return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}

/** The latest deployment, if it is under way. */
export function activeDeployment(deployments: JobState['deployments']): Deployment | undefined {
  const [latest] = deploymentsNewestFirst(deployments);
  return latest === undefined || isOver(latest) ? undefined : latest;
}

/** The deployments of the job, the newest first. */
export function deploymentsNewestFirst(deployments: JobState['deployments']): readonly Deployment[] {
  return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

import * as v from 'valibot';
import { isTemplate } from '../nomad-plan/spec.ts';
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
  const [latest] = deploymentsNewestFirst(deployments);
  const failed = latest?.Status === 'failed' && latest.JobVersion === job.Version ? latest : undefined;
  const isHealthy = (one: Allocation): boolean =>
    one.ClientStatus === 'running' &&
    (failed === undefined ? (one.DeploymentStatus?.Healthy ?? !isAwaited(one)) : isHealthySince(failed, one, job));
  return {
    running: count('running'),
    healthy: ours.filter(isHealthy).length,
    starting: count('pending'),
    complete: count('complete'),
    failed: count('failed'),
    lost: count('lost') + count('unknown'),
  };
}

/** Nanoseconds: the default of `min_healthy_time`. */
const defaultHealthyTime = 10e9;

/**
 * Whether an allocation is healthy after its deployment failed. Nomad does not look again, so its own criterion is applied: the tasks have run for
 * `min_healthy_time`; of an allocation that was unhealthy, in a run that began later. What checks, or a person
 * with `health_check = "manual"`, would say by now is not known here.
 */
function isHealthySince(
  { ModifyTime }: Deployment,
  { TaskGroup, TaskStates, DeploymentStatus }: Allocation,
  job: Job,
): boolean {
  const healthy = DeploymentStatus?.Healthy ?? null;
  if (healthy === true) return true;
  const group = job.TaskGroups?.find(({ Name }) => Name === TaskGroup);
  const result = v.safeParse(CRITERION, group);
  if (!result.success || !isDecidedByTasks(result.output)) return false;
  const startedBefore = Date.now() - (result.output.Update?.MinHealthyTime ?? defaultHealthyTime) / 1e6;
  const tasks = Object.values(TaskStates);
  const isUp = ({ State, Failed, StartedAt }: (typeof tasks)[number]): boolean =>
    !Failed && (State === 'dead' || (State === 'running' && (StartedAt?.getTime() ?? Infinity) <= startedBefore));
  const since = healthy === false ? (ModifyTime?.getTime() ?? Infinity) : 0;
  return tasks.some(({ StartedAt }) => (StartedAt?.getTime() ?? 0) > since) && tasks.every(isUp);
}

const SERVICES = v.nullish(v.array(v.object({ Checks: v.nullish(v.array(v.unknown())) })));
const CRITERION = v.object({
  Update: v.nullish(v.object({ HealthCheck: v.nullish(v.string()), MinHealthyTime: v.nullish(v.number()) })),
  Services: SERVICES,
  Tasks: v.nullish(v.array(v.object({ Services: SERVICES }))),
});

function isDecidedByTasks({ Update, Services, Tasks }: v.InferOutput<typeof CRITERION>): boolean {
  if (Update?.HealthCheck === 'manual') return false;
  const services = [...(Services ?? []), ...(Tasks ?? []).flatMap((task) => task.Services ?? [])];
  return Update?.HealthCheck === 'task_states' || services.every(({ Checks }) => (Checks ?? []).length === 0);
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

import * as v from 'valibot';
import { findVersionAllocations, judgeBatch } from './progress.ts';
import { isParentJob } from '../nomad-plan/spec.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobSummary } from '../clients/nomad/jobs/read.ts';
import { type CanaryHealth, isOver, judgeCanaries, mayWaitForPromotion, parseRollback } from './judge-deployment.ts';

/** The state of a job; a part is `undefined` if it could not be read. */
export interface JobState {
  readonly job: Job;
  readonly summary: Pick<JobSummary, 'Summary' | 'Children'> | undefined;
  readonly allocations: readonly Allocation[] | undefined;
  readonly evaluations: readonly Evaluation[] | undefined;
  readonly deployments: readonly Deployment[] | undefined;
  /** The next launch of a periodic job; `unknown` if it could not be read. `undefined` for other jobs, and if it is not needed. */
  readonly nextLaunch?: Date | 'never' | 'unknown' | undefined;
}

export interface GroupState {
  readonly name: string;
  /** For a batch job, the number of allocations that should complete. */
  readonly desired: number;
  readonly running: number;
  /** Healthy running allocations; all running ones if health is unknown. */
  readonly healthy: number;
  readonly starting: number;
  /** Allocations that are not placed. */
  readonly queued: number;
  readonly complete: number;
  readonly failed: number;
  readonly lost: number;
}

/** The state of each task group; `undefined` if unknown. */
export function listGroupStates(state: JobState): readonly GroupState[] | undefined {
  const { job, summary, allocations } = state;
  // Nomad garbage-collects ended allocations, but keeps their counts in the summary.
  const knownAllocations = allocations === undefined || allocations.length === 0 ? undefined : allocations;
  if (knownAllocations === undefined && summary === undefined) return undefined;
  return (job.TaskGroups ?? []).map((group) => {
    const name = group.Name ?? '';
    const counts =
      knownAllocations === undefined ? countSummary(summary, name) : countAllocations(knownAllocations, state, name);
    const queued = Math.max(0, (summary?.Summary[name]?.Queued ?? 0) - countSparedNodes(state, name));
    return { name, queued, ...counts, desired: computeDesiredCount(job, group.Count ?? 1, { ...counts, queued }) };
  });
}

/** Counts the nodes of a system job without a canary: Nomad 2.0.5 reports them as queued, although the former version runs there. */
function countSparedNodes({ job, deployments }: JobState, name: string): number {
  const [latest] = sortDeployments(deployments);
  const group = latest === undefined || isOver(latest) ? undefined : latest.TaskGroups[name];
  if (job.Type !== 'system' || group === undefined || group.Promoted || group.DesiredCanaries === 0) return 0;
  return group.DesiredTotal - group.DesiredCanaries;
}

type Counts = Omit<GroupState, 'name' | 'desired' | 'queued'>;

function countSummary(summary: JobState['summary'], name: string): Counts {
  const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
  return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}

function countAllocations(allocations: readonly Allocation[], { job, deployments }: JobState, name: string): Counts {
  const [latest] = sortDeployments(deployments);
  const deployment = latest === undefined || isOver(latest) ? undefined : latest;
  const isAwaited = ({ JobVersion, DeploymentStatus }: Allocation): boolean =>
    // Nomad sets the status when the client reports health. It tracks health only during a deployment.
    deployment !== undefined &&
    (DeploymentStatus !== null || (JobVersion === deployment.JobVersion && name in deployment.TaskGroups));
  const current = allocations.filter((allocation) => allocation.TaskGroup === name && isCurrent(allocation, job));
  const count = (status: string): number => current.filter(({ ClientStatus }) => ClientStatus === status).length;
  const failedDeployment = latest?.Status === 'failed' && latest.JobVersion === job.Version ? latest : undefined;
  const isHealthy = (allocation: Allocation): boolean =>
    allocation.ClientStatus === 'running' &&
    (failedDeployment === undefined
      ? (allocation.DeploymentStatus?.Healthy ?? !isAwaited(allocation))
      : isHealthyAfterFailure(failedDeployment, allocation, job));
  return {
    running: count('running'),
    healthy: current.filter(isHealthy).length,
    starting: count('pending'),
    complete: count('complete'),
    failed: count('failed'),
    lost: count('lost') + count('unknown'),
  };
}

/** Nanoseconds: the default of `min_healthy_time`. */
const defaultHealthyTime = 10e9;

/**
 * Whether an allocation is healthy after its deployment failed. Nomad does not check again, so its criterion is applied here: the tasks have run for
 * `min_healthy_time`, since a later start if the allocation was unhealthy. The current result of checks, or a manual decision (`health_check =
 * "manual"`), is not available here.
 */
function isHealthyAfterFailure(
  { ModifyTime }: Deployment,
  { TaskGroup, TaskStates, DeploymentStatus }: Allocation,
  job: Job,
): boolean {
  const healthy = DeploymentStatus?.Healthy ?? null;
  if (healthy === true) return true;
  const group = job.TaskGroups?.find(({ Name }) => Name === TaskGroup);
  const result = v.safeParse(criterionSchema, group);
  if (!result.success || !isDecidedByTasks(result.output)) return false;
  const startedBefore = Date.now() - (result.output.Update?.MinHealthyTime ?? defaultHealthyTime) / 1e6;
  const tasks = Object.values(TaskStates);
  const isUp = ({ State, Failed, StartedAt }: (typeof tasks)[number]): boolean =>
    !Failed && (State === 'dead' || (State === 'running' && (StartedAt?.getTime() ?? Infinity) <= startedBefore));
  const unhealthySince = healthy === false ? (ModifyTime?.getTime() ?? Infinity) : 0;
  return tasks.some(({ StartedAt }) => (StartedAt?.getTime() ?? 0) > unhealthySince) && tasks.every(isUp);
}

const servicesSchema = v.nullish(v.array(v.object({ Checks: v.nullish(v.array(v.unknown())) })));
const criterionSchema = v.object({
  Update: v.nullish(v.object({ HealthCheck: v.nullish(v.string()), MinHealthyTime: v.nullish(v.number()) })),
  Services: servicesSchema,
  Tasks: v.nullish(v.array(v.object({ Services: servicesSchema }))),
});

function isDecidedByTasks({ Update, Services, Tasks }: v.InferOutput<typeof criterionSchema>): boolean {
  if (Update?.HealthCheck === 'manual') return false;
  const services = [...(Services ?? []), ...(Tasks ?? []).flatMap((task) => task.Services ?? [])];
  return Update?.HealthCheck === 'task_states' || services.every(({ Checks }) => (Checks ?? []).length === 0);
}

function computeDesiredCount(job: Job, count: number, counts: Counts & { readonly queued: number }): number {
  if (job.Stop === true || isParentJob(job)) return 0;
  if (job.Type !== 'system' && job.Type !== 'sysbatch') return count;
  // One allocation for each eligible node, which only Nomad can count.
  const { running, starting, queued, failed, lost } = counts;
  return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}

/** Whether an allocation belongs to the current state of the job: it was not replaced, and is not an ended one of an earlier version. */
export function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }: Allocation, job: Job): boolean {
  const isAlive = ['running', 'pending', 'unknown'].includes(ClientStatus);
  return DesiredStatus === 'run' && NextAllocation === '' && (isAlive || JobVersion === (job.Version ?? 0));
}

export function sortDeployments(deployments: JobState['deployments']): readonly Deployment[] {
  return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

/** The health of a job. A closed list: it is part of the contract with users (output `jobs` of mode `status`). */
export type HealthKind =
  /** Everything that should run is running. */
  | 'healthy'
  /** A batch job that is running. */
  | 'running'
  /** A batch job that has completed. */
  | 'complete'
  /** A periodic or parameterized job that can be launched. */
  | 'ready'
  /** Registered, and not yet running. */
  | 'starting'
  | 'rolling-out'
  | 'awaiting-promotion'
  /** Waiting for capacity. */
  | 'blocked'
  /** An earlier version runs, because the last version failed. */
  | 'rolled-back'
  | 'failing'
  | 'stopped'
  /** A periodic job with a disabled schedule. */
  | 'disabled'
  /** A periodic job with a schedule that never launches it. */
  | 'never-launches'
  /** Required parts of the state could not be read. */
  | 'unknown';

export interface Health extends Pick<GroupState, 'desired' | 'running' | 'healthy' | 'complete' | 'failed'> {
  readonly kind: HealthKind;
  /** The failed version, and the version that replaced it. */
  readonly rollback: { readonly from: number; readonly to: number } | undefined;
}

export function isAcceptedByExpect({ kind }: Pick<Health, 'kind'>): boolean {
  return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}

/**
 * Missing information never changes the health: only parts that were read make a job unhealthy, and only counts that were read make it healthy. Without its deployments
 * these may be counts of an earlier version.
 */
export function judgeHealth(state: JobState): Health {
  const { job } = state;
  const groups = listGroupStates(state);
  const counts = sumGroups(groups ?? []);
  const toHealth = (kind: HealthKind, rollback?: Health['rollback']) => ({ kind, ...counts, rollback });
  if (job.Stop === true) return toHealth('stopped');
  if (isParentJob(job)) return toHealth(classifyLaunchHealth(state));
  if (groups === undefined) return toHealth('unknown');
  if (job.Type === 'batch' || job.Type === 'sysbatch') return toHealth(classifyBatchHealth(state, counts));
  const rollback = findRollback(state);
  const kind = classifyDeploymentHealth(state) ?? classifyCounts(state, groups);
  if (kind !== 'healthy') return toHealth(kind, rollback);
  if (state.deployments === undefined) return toHealth('unknown');
  return toHealth(rollback === undefined ? 'healthy' : 'rolled-back', rollback);
}

function sumGroups(groups: readonly GroupState[]): Omit<Health, 'kind' | 'rollback'> {
  const sum = (read: (group: GroupState) => number): number => groups.reduce((total, group) => total + read(group), 0);
  return {
    desired: sum((group) => group.desired),
    running: sum((group) => group.running),
    healthy: sum((group) => group.healthy),
    complete: sum((group) => group.complete),
    failed: sum((group) => group.failed),
  };
}

function classifyLaunchHealth({ job, nextLaunch }: JobState): HealthKind {
  if (job.Periodic?.['Enabled'] === false) return 'disabled';
  if (nextLaunch === 'never') return 'never-launches';
  return nextLaunch === 'unknown' ? 'unknown' : 'ready';
}

function classifyBatchHealth(
  state: JobState,
  { desired, running, complete, failed }: Omit<Health, 'kind' | 'rollback'>,
): HealthKind {
  const { job, allocations = [] } = state;
  // Nomad garbage-collects ended allocations, but keeps their counts in the summary.
  const isCollected = job.Status === 'dead' && allocations.length === 0 && complete > 0 && complete >= desired;
  const end = isCollected
    ? 'complete'
    : judgeBatch({ job, allocations: findVersionAllocations(job, allocations), isBlocked: false });
  if (failed > 0 || end === 'failed' || end === 'lost' || hasFailingAllocation(state)) return 'failing';
  if (waitsForCapacity(state)) return 'blocked';
  if (running > 0) return 'running';
  if (end === 'complete') return 'complete';
  if (state.allocations === undefined) return 'unknown';
  return end === 'placement-blocked' ? 'blocked' : 'starting';
}

function classifyDeploymentHealth(state: JobState): HealthKind | undefined {
  const [latest] = sortDeployments(state.deployments);
  if (latest?.Status === 'failed' && latest.JobVersion === state.job.Version)
    return hasRecovered(state) ? undefined : 'failing';
  if (latest === undefined || isOver(latest)) return undefined;
  const canaries = mayWaitForPromotion(latest)
    ? healthKindByCanaries[judgeCanaries(latest, state.allocations)]
    : undefined;
  return canaries ?? (waitsForCapacity(state) ? 'blocked' : 'rolling-out');
}

const healthKindByCanaries: Readonly<Record<CanaryHealth, HealthKind | undefined>> = {
  healthy: 'awaiting-promotion',
  dead: 'failing',
  unsettled: undefined,
};

/** Whether all allocations of the live version are healthy, although its deployment failed: the cause was fixed, and they restarted or were rescheduled. */
export function hasRecovered(state: Pick<JobState, 'job' | 'allocations' | 'deployments'>): boolean {
  const allocations = (state.allocations ?? []).filter(({ JobVersion }) => JobVersion === state.job.Version);
  if (allocations.length === 0) return false;
  const groups = listGroupStates({ ...state, summary: undefined, evaluations: undefined, allocations }) ?? [];
  return groups.every(({ healthy, desired }) => healthy >= desired);
}

function classifyCounts(state: JobState, groups: readonly GroupState[]): HealthKind {
  const isShort = groups.some(({ healthy, desired }) => healthy < desired);
  if (!isShort) return isEvaluated(state) ? 'healthy' : 'starting';
  if (hasFailingAllocation(state)) return 'failing';
  if (waitsForCapacity(state)) return 'blocked';
  return !isEvaluated(state) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}

/** The failed deployment that the latest deployment rolls back, if any. */
function findRollback({ job, deployments }: JobState): Health['rollback'] {
  const [latest, before] = sortDeployments(deployments);
  if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version) return undefined;
  const to = parseRollback(before);
  return to === undefined ? undefined : { from: before.JobVersion, to };
}

function hasFailingAllocation({ allocations, job }: JobState): boolean {
  return (allocations ?? []).some((allocation) => isCurrent(allocation, job) && isFailing(allocation));
}

function isFailing({ ClientStatus, DeploymentStatus, TaskStates }: Allocation): boolean {
  if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false) return true;
  return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}

function waitsForCapacity({ evaluations }: JobState): boolean {
  return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}

/** The triggers of evaluations that change the state of a job; other evaluations only wait for a time. */
const stateChangingTriggers = new Set(['job-register', 'job-scaling', 'periodic-job']);

/** Whether Nomad has processed the last change of the job. */
function isEvaluated({ evaluations }: JobState): boolean {
  return !(evaluations ?? []).some(
    ({ Status, TriggeredBy }) => Status === 'pending' && stateChangingTriggers.has(TriggeredBy),
  );
}

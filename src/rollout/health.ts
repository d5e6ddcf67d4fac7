import { judgeCanaries, mayWaitForPromotion, type CanaryHealth } from './canaries.ts';
import { rollsBackTo } from './judge-deployment.ts';
import {
  activeDeployment,
  groupStates,
  isCurrent,
  deploymentsNewestFirst,
  type GroupState,
  type JobState,
} from './job-state.ts';
import { isTemplate } from '../nomad-plan/spec.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';

/** The health of a job. A closed list: it is part of the contract with users (output `status`). */
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
  /** An earlier version runs, because the last one failed. */
  | 'rolled-back'
  | 'failing'
  /** It was stopped. */
  | 'stopped'
  /** A periodic job with a disabled schedule. */
  | 'disabled'
  /** Not enough could be read. */
  | 'unknown';

export interface Health {
  readonly kind: HealthKind;
  /** Allocations of all groups. */
  readonly desired: number;
  readonly running: number;
  readonly healthy: number;
  readonly complete: number;
  readonly failed: number;
  /** The failed version, and the version that replaced it. */
  readonly rollback: { readonly from: number; readonly to: number } | undefined;
}

/** Whether `expect: healthy` accepts the job. */
export function isHealthy({ kind }: Pick<Health, 'kind'>): boolean {
  return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}

/**
 * Determines the health of a job. Missing information never makes it worse or better: only what was read makes a job
 * unhealthy, and only counts that were read make it healthy.
 */
export function healthOf(state: JobState): Health {
  const { job } = state;
  const groups = groupStates(state);
  const health = (kind: HealthKind, rollback?: Health['rollback']): Health => ({
    kind,
    ...totalsOf(groups ?? []),
    rollback,
  });
  if (job.Stop === true) return health('stopped');
  if (isTemplate(job)) return health(job.Periodic?.['Enabled'] === false ? 'disabled' : 'ready');
  if (groups === undefined) return health('unknown');
  if (job.Type === 'batch' || job.Type === 'sysbatch') return health(batchHealth(state, totalsOf(groups)));
  const rollback = rollbackIn(state);
  const kind = healthFromDeployment(state) ?? healthFromCounts(state, groups);
  return health(kind === 'healthy' && rollback !== undefined ? 'rolled-back' : kind, rollback);
}

function totalsOf(groups: readonly GroupState[]): Omit<Health, 'kind' | 'rollback'> {
  const sum = (read: (group: GroupState) => number): number => groups.reduce((total, group) => total + read(group), 0);
  return {
    desired: sum((group) => group.desired),
    running: sum((group) => group.running),
    healthy: sum((group) => group.healthy),
    complete: sum((group) => group.complete),
    failed: sum((group) => group.failed),
  };
}

function batchHealth(
  state: JobState,
  { desired, running, complete, failed }: Omit<Health, 'kind' | 'rollback'>,
): HealthKind {
  if (failed > 0 || hasFailingAllocation(state)) return 'failing';
  if (waitsForCapacity(state)) return 'blocked';
  if (running > 0) return 'running';
  return complete >= desired || state.job.Status === 'dead' ? 'complete' : 'starting';
}

/** The health that follows from the latest deployment alone. */
function healthFromDeployment(state: JobState): HealthKind | undefined {
  const [latest] = deploymentsNewestFirst(state.deployments);
  if (latest?.Status === 'failed' && latest.JobVersion === state.job.Version)
    return hasRecovered(state) ? undefined : 'failing';
  if (latest === undefined || activeDeployment(state.deployments) === undefined) return undefined;
  const canaries = mayWaitForPromotion(latest) ? afterCanaries[judgeCanaries(latest, state.allocations)] : undefined;
  return canaries ?? (waitsForCapacity(state) ? 'blocked' : 'rolling-out');
}

const afterCanaries: Readonly<Record<CanaryHealth, HealthKind | undefined>> = {
  healthy: 'awaiting-promotion',
  dead: 'failing',
  unsettled: undefined,
};

/**
 * Whether all allocations of the live version run and are healthy, although its deployment has failed: the cause was fixed, and the allocations restarted or
 * rescheduled.
 */
export function hasRecovered(state: Pick<JobState, 'job' | 'allocations' | 'deployments'>): boolean {
  const allocations = (state.allocations ?? []).filter(({ JobVersion }) => JobVersion === state.job.Version);
  if (allocations.length === 0) return false;
  const groups = groupStates({ ...state, summary: undefined, evaluations: undefined, allocations }) ?? [];
  return groups.every(({ healthy, desired }) => healthy >= desired);
}

function healthFromCounts(state: JobState, groups: readonly GroupState[]): HealthKind {
  const isShort = groups.some(({ healthy, desired }) => healthy < desired);
  if (!isShort) return isEvaluated(state) ? 'healthy' : 'starting';
  if (hasFailingAllocation(state)) return 'failing';
  if (waitsForCapacity(state)) return 'blocked';
  return !isEvaluated(state) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}

/** The failed deployment directly before the running one, if that one rolls it back. */
function rollbackIn({ job, deployments }: JobState): Health['rollback'] {
  const [latest, before] = deploymentsNewestFirst(deployments);
  if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version) return undefined;
  const to = rollsBackTo(before);
  return to === undefined ? undefined : { from: before.JobVersion, to };
}

/** Whether an allocation failed, or restarts repeatedly. */
function hasFailingAllocation({ allocations, job }: JobState): boolean {
  return (allocations ?? []).some((one) => isCurrent(one, job) && isFailing(one));
}

function isFailing({ ClientStatus, DeploymentStatus, TaskStates }: Allocation): boolean {
  if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false) return true;
  return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}

function waitsForCapacity({ evaluations }: JobState): boolean {
  return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}

/** Triggers that change the state of a job; evaluations with other triggers only wait for a time. */
const stateChangingTriggers = new Set(['job-register', 'job-scaling', 'periodic-job']);

/** Whether Nomad has processed the last change of the job. */
function isEvaluated({ evaluations }: JobState): boolean {
  return !(evaluations ?? []).some(
    ({ Status, TriggeredBy }) => Status === 'pending' && stateChangingTriggers.has(TriggeredBy),
  );
}

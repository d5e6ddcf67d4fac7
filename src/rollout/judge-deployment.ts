import * as v from 'valibot';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ActionError } from '../errors.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';

export interface RolloutEvidence {
  /** The job's `JobModifyIndex` after the write, which identifies its deployments. */
  readonly index: number;
  /** The evaluation of the write, if it created one. */
  readonly evaluation: Pick<Evaluation, 'Status' | 'FailedTGAllocs'> | undefined;
  readonly writtenDeployment: Deployment | undefined;
  readonly latest: Deployment | null;
  /** Whether deployments were read after the evaluation completed; earlier, a missing deployment proves nothing. */
  readonly hasReadDeployments: boolean;
  /** Whether an evaluation is blocked for longer than the grace period. */
  readonly isBlocked: boolean;
  /** The job's allocations, read if canaries of its latest deployment may wait for promotion; otherwise `undefined`. */
  readonly allocations: readonly Allocation[] | undefined;
}

export interface RolloutState extends RolloutEvidence {
  readonly evaluation: Evaluation | undefined;
  /** The wait before the promotion; `undefined` if the run does not promote, or canaries are not healthy yet. */
  readonly promotionWait?: PromotionWait | undefined;
}

/** The time for which canaries have to be healthy before their promotion. */
export interface PromotionWait {
  /** The time of the promotion if no canary is interrupted; `undefined` until all of them are healthy. */
  readonly due: Date | undefined;
  readonly promoted: boolean;
  /** The last interruption, in a few words. */
  readonly interruption: string | undefined;
  /** The refusal of Nomad if the token cannot promote; it ends the wait. */
  readonly denial: ActionError | undefined;
}

export type Conclusion =
  | {
      readonly kind:
        | 'successful'
        | 'failed'
        /** A canary ended after it was healthy, and Nomad does not replace it. */
        | 'dead-canary'
        | 'awaiting-promotion'
        | 'placement-blocked'
        | 'no-deployment'
        | 'superseded';
    }
  /** `waiting`: the deployment of the rollback, if its canaries are healthy and wait for promotion. */
  | {
      readonly kind: 'rolled-back';
      readonly version: number;
      readonly healthy: boolean;
      readonly waiting: Deployment | undefined;
    }
  | { readonly kind: 'in-progress'; readonly rollingBackTo: number | undefined };
export type RolloutEnd = Exclude<Conclusion, { kind: 'in-progress' }>;

const canaryConclusions: Readonly<Record<CanaryHealth, Conclusion | undefined>> = {
  healthy: { kind: 'awaiting-promotion' },
  dead: { kind: 'dead-canary' },
  unsettled: undefined,
};

const inProgress: Conclusion = { kind: 'in-progress', rollingBackTo: undefined };

/** Determines the outcome of a rollout: undecided until the evaluation is complete, and successful only if Nomad reports it as successful. */
export function judgeRollout(evidence: RolloutEvidence): Conclusion {
  const { evaluation, writtenDeployment, latest, hasReadDeployments, index, isBlocked, allocations } = evidence;
  const undecided: Conclusion = isBlocked ? { kind: 'placement-blocked' } : inProgress;
  if (evaluation?.Status === 'pending' || !hasReadDeployments) return inProgress;
  if (writtenDeployment === undefined) {
    if (latest !== null && latest.JobSpecModifyIndex > index) return { kind: 'superseded' };
    if (isUnplaced(evaluation)) return undecided;
    return { kind: 'no-deployment' };
  }
  switch (writtenDeployment.Status) {
    case 'successful':
      return { kind: 'successful' };
    case 'cancelled':
      return { kind: 'superseded' };
    case 'failed':
      return judgeFailedDeployment(writtenDeployment, latest, allocations);
    default:
      if (!mayWaitForPromotion(writtenDeployment)) return undecided;
      return canaryConclusions[judgeCanaries(writtenDeployment, allocations)] ?? undecided;
  }
}

export function isUnplaced(evaluation: RolloutEvidence['evaluation']): boolean {
  return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}

function judgeFailedDeployment(
  writtenDeployment: Deployment,
  latest: Deployment | null,
  allocations: RolloutEvidence['allocations'],
): Conclusion {
  const version = parseRollback(writtenDeployment);
  if (version === undefined) return { kind: 'failed' };
  const rollback =
    latest !== null && latest.JobSpecModifyIndex > writtenDeployment.JobSpecModifyIndex ? latest : undefined;
  const createRollbackEnd = (healthy: boolean, waiting?: Deployment): RolloutEnd => ({
    kind: 'rolled-back',
    version,
    healthy,
    waiting,
  });
  if (rollback !== undefined && isOver(rollback)) return createRollbackEnd(rollback.Status === 'successful');
  // A rollback to a version with canaries also has canaries if Nomad has to replace allocations; it updates other allocations in place.
  const mayWait = rollback !== undefined && mayWaitForPromotion(rollback) && isJudged(rollback);
  const canaries = mayWait ? judgeCanaries(rollback, allocations) : 'unsettled';
  if (canaries === 'unsettled') return { kind: 'in-progress', rollingBackTo: version };
  return canaries === 'healthy' ? createRollbackEnd(true, rollback) : createRollbackEnd(false);
}

function isJudged({ TaskGroups }: Deployment): boolean {
  return Object.values(TaskGroups).every(
    ({ PlacedAllocs, HealthyAllocs, UnhealthyAllocs }) => HealthyAllocs + UnhealthyAllocs >= PlacedAllocs,
  );
}

/** The outcome of a rollback that is no longer followed: Nomad registers the earlier version when it fails the deployment. Returns `undefined` without a rollback. */
export function findRollbackUnderWay(evidence: RolloutEvidence): RolloutEnd | undefined {
  const conclusion = judgeRollout(evidence);
  if (conclusion.kind !== 'in-progress' || conclusion.rollingBackTo === undefined) return undefined;
  return { kind: 'rolled-back', version: conclusion.rollingBackTo, healthy: false, waiting: undefined };
}

const endStates = new Set(['successful', 'failed', 'cancelled']);

export function isOver({ Status }: Pick<Deployment, 'Status'>): boolean {
  return endStates.has(Status);
}

/** The version that a failed deployment is rolled back to, if any. */
export function parseRollback({ StatusDescription }: Pick<Deployment, 'StatusDescription'>): number | undefined {
  const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
  return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}

/** A snapshot of a canary that waits for promotion. */
export interface Canary {
  readonly id: string;
  readonly group: string;
  /** By the status of its deployment, its client and its tasks. */
  readonly healthy: boolean;
  /**
   * Ended after it was healthy. Nomad replaces no such allocation while the deployment is active:
   * https://github.com/hashicorp/nomad/blob/v2.0.5/scheduler/reconciler/filters.go#L529
   */
  readonly dead: boolean;
  /** A value that changes when one of its tasks restarts. */
  readonly startsKey: string;
}

/** The task groups of a deployment whose canaries wait for promotion. */
export function listWaitingGroups({ TaskGroups }: Pick<Deployment, 'TaskGroups'>): ReadonlySet<string> {
  const groups = Object.entries(TaskGroups).filter(([, group]) => group.DesiredCanaries > 0 && !group.Promoted);
  return new Set(groups.map(([name]) => name));
}

/** The reason why the registered version of a job may not serve traffic. */
export interface ServingDoubt {
  readonly reason: string;
  /** Whether the version will serve without another decision, when its rollout ends. */
  readonly isRollingOut: boolean;
  readonly isWaiting?: boolean;
  /** Whether it may also serve: its deployment is unknown. */
  readonly mayServe?: boolean;
  readonly isUnread?: boolean;
}

/**
 * Whether the registered version of a job serves traffic, according to the job's latest deployment. The first version replaces no version, and without deployments, no version waits for promotion.
 *
 * @param latest null for a job without deployments; `undefined` if they could not be read
 * @returns `undefined` if it serves
 */
export function judgeServing(
  latest: Deployment | null | undefined,
  { index, isStopped, live }: { readonly index: number; readonly isStopped: boolean; readonly live: Job | undefined },
): ServingDoubt | undefined {
  if (latest === null) return live && judgeWithoutDeployment(live);
  if (latest === undefined)
    return { reason: 'its deployments could not be read', isRollingOut: false, mayServe: true, isUnread: true };
  const { Status, JobVersion, JobSpecModifyIndex } = latest;
  // A stop creates a version.
  const isBeforeStop = isStopped && (live === undefined || JobVersion + 1 === live.Version);
  if (JobSpecModifyIndex !== index && !isBeforeStop)
    return live === undefined
      ? { reason: 'the registered version has no deployment', isRollingOut: false }
      : judgeWithoutDeployment(live);
  if (JobVersion === 0 || Status === 'successful') return undefined;
  if (Status !== 'running') {
    const end = Status === 'failed' ? 'failed' : 'not succeeded';
    return { reason: `the deployment of version ${JobVersion} has ${end}`, isRollingOut: false };
  }
  return listWaitingGroups(latest).size > 0
    ? { reason: `version ${JobVersion} waits for promotion`, isRollingOut: false, isWaiting: true }
    : { reason: `version ${JobVersion} is being rolled out`, isRollingOut: true };
}

const updateSchema = v.object({ Update: v.object({ MaxParallel: v.pipe(v.number(), v.minValue(1)) }) });
const secretsSchema = v.object({ Tasks: v.array(v.object({ Secrets: v.unknown() })) });

/**
 * Nomad also garbage-collects failed deployments. It marks a version as stable when its deployment succeeds, and keeps the mark when the job is scaled. Servers since
 * 1.11, whose tasks have `Secrets`, also make deployments of system jobs. Nomad does not report whether a job was registered before its server was upgraded.
 */
function judgeWithoutDeployment({ Type, Version, Stable, TaskGroups }: Job): ServingDoubt | undefined {
  const groups = TaskGroups ?? [];
  const mayUseThem = Type === 'service' || (Type === 'system' && groups.some((group) => v.is(secretsSchema, group)));
  const usesDeployments = mayUseThem && groups.some((group) => v.is(updateSchema, group));
  if (!usesDeployments || !Version || Stable === true) return undefined;
  const note = Type === 'system' ? ' (normal for a system job that was registered before Nomad 1.11)' : '';
  const reason = `version ${Version} has no deployment, and Nomad does not mark it as stable${note}`;
  return { reason, isRollingOut: false, mayServe: true };
}

/** The canaries of a deployment that wait for promotion, without replaced canaries. */
export function listWaitingCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'>,
  allocations: readonly Allocation[],
): readonly Canary[] {
  const groups = listWaitingGroups(deployment);
  return allocations
    .filter(({ JobVersion, TaskGroup }) => JobVersion === deployment.JobVersion && groups.has(TaskGroup))
    .filter(
      (allocation) => isCanary(allocation) && allocation.DesiredStatus === 'run' && allocation.NextAllocation === '',
    )
    .map((allocation) => ({
      id: allocation.ID,
      group: allocation.TaskGroup,
      healthy: isGroupHealthy(allocation),
      dead: isDead(allocation),
      startsKey: identifyStarts(allocation),
    }));
}

/** Other allocations of the version of a canary were updated in place. */
function isCanary({ DeploymentStatus }: Allocation): boolean {
  return DeploymentStatus?.Canary === true;
}

/** Nomad's own status stays healthy when a task restarts, so the tasks are checked as well. A task may have completed, such as a `prestart` task. */
function isGroupHealthy({ ClientStatus, DeploymentStatus, TaskStates }: Allocation): boolean {
  const tasks = Object.values(TaskStates);
  return (
    ClientStatus === 'running' &&
    DeploymentStatus?.Healthy === true &&
    tasks.every(({ State, Failed }) => !Failed && (State === 'running' || State === 'dead'))
  );
}

function isDead({ ClientStatus, DeploymentStatus, DesiredTransition }: Allocation): boolean {
  const willBeReplaced = DesiredTransition['Reschedule'] === true;
  return ['failed', 'complete', 'lost'].includes(ClientStatus) && DeploymentStatus?.Healthy === true && !willBeReplaced;
}

function identifyStarts({ TaskStates }: Allocation): string {
  const starts = Object.entries(TaskStates).map(
    ([task, { Restarts, StartedAt }]) => `${task} ${Restarts} ${StartedAt?.getTime() ?? 0}`,
  );
  return starts.toSorted((a, b) => (a < b ? -1 : 1)).join('\n');
}

/** Whether Nomad cancelled a deployment because its job was stopped, and not because of a newer version. */
export function isForStoppedJob(deployment: Pick<Deployment, 'StatusDescription'> | undefined): boolean {
  return deployment?.StatusDescription.includes('stopped') === true;
}

/**
 * Whether the canaries of a deployment may wait for promotion: enough have become healthy, and Nomad does not promote them automatically. The counter never decreases,
 * so {@link judgeCanaries} reads the allocations.
 */
export function mayWaitForPromotion({ Status, TaskGroups, StatusDescription }: Deployment): boolean {
  const groups = [...listWaitingGroups({ TaskGroups })].map((name) => TaskGroups[name]);
  return (
    Status === 'running' &&
    StatusDescription.includes('requires manual promotion') &&
    groups.length > 0 &&
    groups.every((group) => group !== undefined && group.HealthyAllocs >= group.DesiredCanaries)
  );
}

/** The combined state of the canaries that wait for promotion. `dead`: one has ended, and Nomad will not replace it. `unsettled`: Nomad has not placed or checked all of them. */
export type CanaryHealth = 'healthy' | 'dead' | 'unsettled';

/** @param allocations of the job; `undefined` if they were not read: no canary counts as healthy or dead */
export function judgeCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'>,
  allocations: readonly Allocation[] | undefined,
): CanaryHealth {
  const canaries = listWaitingCanaries(deployment, allocations ?? []);
  if (canaries.some(({ dead }) => dead)) return 'dead';
  return areHealthy(canaries, deployment) ? 'healthy' : 'unsettled';
}

/** Whether every task group has all of its canaries, and all are healthy. */
export function areHealthy(canaries: readonly Canary[], deployment: Pick<Deployment, 'TaskGroups'>): boolean {
  return findIncompleteGroup(canaries, deployment) === undefined && canaries.every(({ healthy }) => healthy);
}

function findIncompleteGroup(
  canaries: readonly Canary[],
  { TaskGroups }: Pick<Deployment, 'TaskGroups'>,
): string | undefined {
  const countCanaries = (name: string): number => canaries.filter(({ group }) => group === name).length;
  const groups = [...listWaitingGroups({ TaskGroups })];
  return groups.find((name) => countCanaries(name) < (TaskGroups[name]?.DesiredCanaries ?? 0));
}

/** The interruption of the canaries' health between two reads, in a few words; `undefined` if there was none. @param before `undefined` for the first read */
export function findInterruption(
  before: readonly Canary[] | undefined,
  current: readonly Canary[],
  deployment: Pick<Deployment, 'TaskGroups'>,
): string | undefined {
  const canariesById = new Map(current.map((canary) => [canary.id, canary]));
  const replacedCanary = before?.find(({ id }) => !canariesById.has(id));
  if (replacedCanary !== undefined) return `${formatCanary(replacedCanary)} was replaced or stopped`;
  const restartedCanary = before?.find(({ id, startsKey }) => canariesById.get(id)?.startsKey !== startsKey);
  if (restartedCanary !== undefined) return `${formatCanary(restartedCanary)} restarted`;
  const unhealthyCanary = current.find(({ healthy }) => !healthy);
  if (unhealthyCanary !== undefined) return `${formatCanary(unhealthyCanary)} is not healthy`;
  const group = findIncompleteGroup(current, deployment);
  return group === undefined ? undefined : `a canary of group ${group} is missing`;
}

function formatCanary({ id, group }: Canary): string {
  return `canary ${id.slice(0, 8)} of group ${group}`;
}

/**
 * The version of each allocation that takes traffic, the oldest first: every running allocation, except canaries that wait for promotion.
 *
 * @param deployment the latest deployment of the rollout, if any
 */
export function findServingVersions(
  allocations: readonly Allocation[],
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'> | undefined,
): readonly number[] {
  const groups = deployment === undefined ? new Set<string>() : listWaitingGroups(deployment);
  const allocationsInService = allocations.filter(
    (allocation) =>
      allocation.DesiredStatus === 'run' &&
      allocation.ClientStatus === 'running' &&
      !(isCanary(allocation) && groups.has(allocation.TaskGroup) && allocation.JobVersion === deployment?.JobVersion),
  );
  return allocationsInService.map(({ JobVersion }) => JobVersion).toSorted((a, b) => a - b);
}

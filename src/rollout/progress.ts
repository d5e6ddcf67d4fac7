import { formatExactTime } from '../text/times.ts';
import { listUnplacedGroups } from '../nomad-plan/placement.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import {
  type Conclusion,
  isForStoppedJob,
  isOver,
  isUnplaced,
  type RolloutEnd,
  type RolloutState,
  type PromotionWait,
  listWaitingCanaries,
  listWaitingGroups,
} from './judge-deployment.ts';
import { type BatchEnd, type BatchOutcome, findTaskProblems, type GroupProgress, type Rollout } from './outcome.ts';

/** The number of healthy allocations of a rollout or its rollback. Empty until there is a deployment. */
export function describeCounts(state: Pick<RolloutState, 'writtenDeployment' | 'latest' | 'allocations'>): string {
  const { writtenDeployment, latest, allocations } = state;
  if (writtenDeployment === undefined) return '';
  const isReplaced = latest !== null && latest.ID !== writtenDeployment.ID;
  // In a rollback, count all allocations, not only canaries.
  const groups = isReplaced
    ? readGroups(latest).map((group) => ({ ...group, canaries: 0 }))
    : readGroups(writtenDeployment, allocations);
  const { healthy, desired, areCanaries } = sumHealthCounts(groups);
  const noun = areCanaries ? (desired === 1 ? 'canary ' : 'canaries ') : '';
  return `${healthy} of ${desired} ${noun}healthy`;
}

/** An event of a rollout, for the log; quotes Nomad. */
export function describeProgressEvent(
  { evaluation, writtenDeployment, promotionWait }: RolloutState,
  conclusion: Conclusion,
  spec?: Job,
): string {
  if (conclusion.kind === 'in-progress' && conclusion.rollingBackTo !== undefined)
    return `failed, rolling back to version ${conclusion.rollingBackTo}`;
  if (isUnplaced(evaluation) && conclusion.kind === 'in-progress') {
    const reasons = listUnplacedGroups(evaluation?.FailedTGAllocs ?? {}, spec).flatMap((group) => group.reasons);
    const reason = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
    return `waiting for placement: ${reason}`;
  }
  if (writtenDeployment === undefined) return '';
  const status = writtenDeployment.Status === 'running' ? '' : writtenDeployment.Status;
  return [status, promotionWait?.interruption ?? '', describePromotionWait(promotionWait)]
    .filter((text) => text !== '')
    .join('; ');
}

function describePromotionWait(wait: PromotionWait | undefined): string {
  if (wait?.promoted === true) return 'canaries promoted';
  return wait?.due === undefined ? '' : `promotion at ${formatExactTime(wait.due)}`;
}

/** By the name of the group. @param allocations if known, canaries that are no longer healthy are not counted */
export function readGroups(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion' | 'Status'> | null | undefined,
  allocations?: readonly Allocation[],
): readonly GroupProgress[] {
  const countHealthy = countHealthyCanaries(deployment, allocations);
  return Object.entries(deployment?.TaskGroups ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => ({
      name,
      desired: group.DesiredTotal,
      placed: group.PlacedAllocs,
      healthy: Math.min(group.HealthyAllocs, countHealthy(name)),
      unhealthy: group.UnhealthyAllocs,
      canaries: group.DesiredCanaries,
      promoted: group.Promoted,
    }));
}

/** The number of healthy canaries of a task group by its allocations, because the counters of the deployment never decrease. */
function countHealthyCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion' | 'Status'> | null | undefined,
  allocations: readonly Allocation[] | undefined,
): (group: string) => number {
  if (allocations === undefined || !deployment || isOver(deployment)) return () => Infinity;
  const groups = listWaitingGroups(deployment);
  const healthyCanaries = listWaitingCanaries(deployment, allocations).filter((canary) => canary.healthy);
  return (name) => (groups.has(name) ? healthyCanaries.filter(({ group }) => group === name).length : Infinity);
}

/** Before a promotion only the canaries of a task group can become healthy. */
export function sumHealthCounts(groups: readonly GroupProgress[]) {
  return {
    // Allocations that were updated in place are healthy as well.
    healthy: groups.reduce((sum, group) => sum + Math.min(group.healthy, readTargetCount(group)), 0),
    desired: groups.reduce((sum, group) => sum + readTargetCount(group), 0),
    areCanaries: groups.length > 0 && groups.every(hasCanaries),
  };
}

function readTargetCount(group: GroupProgress): number {
  return hasCanaries(group) ? group.canaries : group.desired;
}

function hasCanaries({ canaries, promoted }: GroupProgress): boolean {
  return canaries > 0 && !promoted;
}

interface FollowedWatch<State, End> {
  readonly state: State;
  readonly end: End | undefined;
  /** The reason why the watch ended before the rollout. */
  readonly endReason: 'deadline' | 'cancelled' | undefined;
  readonly silentSince: Date | undefined;
  readonly milliseconds: number | undefined;
}

interface FollowedRollout
  extends FollowedWatch<RolloutState, RolloutEnd>, Pick<Rollout, 'problems' | 'version' | 'serving'> {
  readonly recovered: boolean;
  readonly spec: Job | undefined;
}

export function endRollout(watch: FollowedRollout): Rollout {
  const { spec, state, end, endReason, recovered, ...fields } = watch;
  const { evaluation, writtenDeployment, promotionWait, allocations } = state;
  const groups = readGroups(writtenDeployment, allocations);
  return {
    kind: recovered ? 'successful' : end?.kind === 'dead-canary' ? 'failed' : (end?.kind ?? 'timed-out'),
    evalId: evaluation?.ID ?? '',
    deploymentId: writtenDeployment?.ID ?? '',
    revertedTo: readRollback(end, state),
    recovered,
    deadCanary: end?.kind === 'dead-canary',
    denial: promotionWait?.denial,
    // Nomad does not count down if an allocation ends after it was healthy.
    groups: groups.map((group) => (fields.serving?.length === 0 ? { ...group, healthy: 0 } : group)),
    unplaced: listUnplacedGroups(evaluation?.FailedTGAllocs ?? {}, spec),
    description: writtenDeployment?.StatusDescription ?? '',
    wasStopped: isForStoppedJob(writtenDeployment),
    endReason,
    ...fields,
  };
}

/** A rollback creates a version of the job, with its own deployment. */
function readRollback(end: RolloutEnd | undefined, { writtenDeployment, latest }: RolloutState): Rollout['revertedTo'] {
  if (end?.kind !== 'rolled-back') return undefined;
  const { version, healthy, waiting } = end;
  const isLive = latest !== null && latest.ID !== writtenDeployment?.ID;
  const live = isLive ? { version: latest.JobVersion, groups: readGroups(latest) } : undefined;
  return { version, healthy, waiting, live };
}

export function describeBatch({ job, allocations, waiting }: BatchState): string {
  if (job === undefined) return 'purged';
  const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
  const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
  const wait = waiting === undefined ? [] : ['waiting for placement'];
  return [...counts, ...wait].join(', ') || 'no allocation placed yet';
}

export function endBatch(watch: FollowedWatch<BatchState | undefined, BatchEnd>): BatchOutcome {
  const { state, end, endReason, silentSince, milliseconds } = watch;
  return {
    kind: end ?? 'timed-out',
    unplaced: listUnplacedGroups((state?.waiting ?? state?.evaluation)?.FailedTGAllocs ?? {}, state?.job),
    problems: end === 'complete' || end === 'superseded' ? [] : findTaskProblems(state?.allocations ?? []),
    text: state === undefined ? '' : describeBatch(state),
    silentSince,
    milliseconds,
    endReason,
  };
}

export interface BatchEvidence {
  /** `undefined` if the job no longer exists. */
  readonly job: Pick<Job, 'Type' | 'Status' | 'Stop' | 'TaskGroups' | 'JobModifyIndex'> | undefined;
  /** The `JobModifyIndex` of the followed version; `undefined` for a child job, which has only one version. */
  readonly index?: number | undefined;
  readonly allocations: readonly Pick<
    Allocation,
    'ClientStatus' | 'ClientDescription' | 'DesiredStatus' | 'NextAllocation' | 'TaskGroup'
  >[];
  /** Whether an evaluation is blocked for longer than the grace period. */
  readonly isBlocked: boolean;
}

export interface BatchState extends BatchEvidence {
  readonly job: Job | undefined;
  readonly allocations: readonly Allocation[];
  /** The evaluation of the write, if known. */
  readonly evaluation?: Evaluation | undefined;
  readonly waiting: Evaluation | undefined;
}

/**
 * The allocations of the live version of a batch job. A batch job runs each version completely, regardless of the change. A sysbatch job keeps ended allocations of an earlier
 * version, even failed ones, if the change requires no new allocation. Seen on 1.8.4 to 2.0.5.
 */
export function findVersionAllocations<
  Item extends Pick<Allocation, 'JobVersion' | 'DesiredStatus' | 'NextAllocation'>,
>({ Type, Version }: Pick<Job, 'Type' | 'Version'>, allocations: readonly Item[]): readonly Item[] {
  return allocations.filter(
    ({ JobVersion, DesiredStatus, NextAllocation }) =>
      JobVersion === (Version ?? 0) || (Type === 'sysbatch' && DesiredStatus === 'run' && NextAllocation === ''),
  );
}

/**
 * Determines the outcome of a batch job: of a version, or of a child job. It ends when Nomad reports it as dead, and is complete only if every desired
 * allocation, or its replacement, is. A complete job may not be dead yet: Nomad keeps the evaluation that would have replaced an allocation of an earlier version.
 *
 * @returns `undefined` while it is in progress
 */
export function judgeBatch({ job, index, allocations, isBlocked }: BatchEvidence): BatchEnd | undefined {
  if (job === undefined) return 'stopped';
  const isStopped = job.Stop === true;
  if (index !== undefined && (job.JobModifyIndex ?? 0) !== index) return isStopped ? 'stopped' : 'superseded';
  const latest = allocations.filter(({ NextAllocation }) => NextAllocation === '');
  const isComplete = !lacksAllocations(job, latest) && latest.every(isDone);
  if (job.Status !== 'dead' && !(isComplete && job.Type === 'batch'))
    return isBlocked && !allocations.some(isActive) ? 'placement-blocked' : undefined;
  // A stopped allocation may fail because of the stop.
  const mayNotFail = isStopped ? latest.filter(({ DesiredStatus }) => DesiredStatus === 'run') : latest;
  if (mayNotFail.some(({ ClientStatus }) => ClientStatus === 'failed')) return 'failed';
  if (latest.some(({ ClientStatus }) => ClientStatus === 'lost' || ClientStatus === 'unknown')) return 'lost';
  if (latest.some((allocation) => allocation.DesiredStatus !== 'run')) return isStopped ? 'stopped' : 'lost';
  if (lacksAllocations(job, latest)) return isStopped ? 'stopped' : 'placement-blocked';
  if (isComplete) return 'complete';
  return latest.some(isActive) ? undefined : 'failed';
}

/** Since 2.0.3, an allocation that Nomad ends at its `max_run_duration` is also `complete`, with a different description. */
function isDone({ ClientStatus, ClientDescription, DesiredStatus }: BatchEvidence['allocations'][number]): boolean {
  return ClientStatus === 'complete' && ClientDescription === 'All tasks have completed' && DesiredStatus === 'run';
}

/** Whether an allocation still has work to do. */
export function isActive({ ClientStatus, DesiredStatus }: BatchEvidence['allocations'][number]): boolean {
  return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}

/** The number of nodes of a sysbatch job is unknown. */
function lacksAllocations(
  { Type, TaskGroups }: NonNullable<BatchEvidence['job']>,
  latest: BatchEvidence['allocations'],
): boolean {
  const groups = TaskGroups ?? [];
  if (Type === 'sysbatch') return latest.length === 0 && groups.some(({ Count }) => (Count ?? 1) > 0);
  return groups.some(
    ({ Name, Count }) => latest.filter((allocation) => allocation.TaskGroup === Name).length < (Count ?? 1),
  );
}

import { unplacedGroups } from '../nomad-plan/placement.ts';
import { waitingCanaries, waitingGroups } from './canaries.ts';
import { isUnplaced, type Conclusion, type RolloutEnd, type RolloutState } from './judge-deployment.ts';
import { findTaskProblems } from './task-problems.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ChildJobState } from './judge-child-job.ts';
import type { ChildJobEnd, ChildJobOutcome, GroupProgress, Rollout, RolloutKind, TaskProblem } from './outcome.ts';

/** The progress of a rollout for the log; quotes Nomad. Empty until there is a deployment. */
export function describeProgress(
  { evaluation, own, latest, allocations }: Pick<RolloutState, 'evaluation' | 'own' | 'latest' | 'allocations'>,
  conclusion: Conclusion,
): string {
  if (conclusion.kind === 'rolled-back') return `rolled back to version ${conclusion.version}`;
  if (conclusion.kind === 'in-progress' && conclusion.rollingBackTo !== undefined)
    return `failed, rolling back to version ${conclusion.rollingBackTo}: ${countHealthy(latest)}`;
  if (isUnplaced(evaluation) && (conclusion.kind === 'in-progress' || conclusion.kind === 'placement-blocked')) {
    const reasons = unplacedGroups(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
    const why = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
    return `${conclusion.kind === 'in-progress' ? 'waiting for capacity' : 'cannot be placed'}: ${why}`;
  }
  if (own === undefined) return '';
  const healthy = countHealthy(own, allocations);
  return own.Status === 'running' ? healthy : `${own.Status}, ${healthy}`;
}

/** The evaluation of a rollout without a deployment, for the debug log. */
export function describeEvaluation({ evaluation, own }: Pick<RolloutState, 'evaluation' | 'own'>): string {
  return evaluation === undefined || own !== undefined ? '' : `evaluation ${evaluation.ID} is ${evaluation.Status}`;
}

/**
 * The progress of each task group of a deployment, by name.
 *
 * @param allocations where they are known, canaries that are healthy no longer are not counted as healthy
 */
export function deploymentGroups(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'> | null | undefined,
  allocations?: readonly Allocation[],
): readonly GroupProgress[] {
  const healthyOf = healthyCanaries(deployment, allocations);
  return Object.entries(deployment?.TaskGroups ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => ({
      name,
      desired: group.DesiredTotal,
      placed: group.PlacedAllocs,
      healthy: Math.min(group.HealthyAllocs, healthyOf(name)),
      unhealthy: group.UnhealthyAllocs,
      canaries: group.DesiredCanaries,
      promoted: group.Promoted,
    }));
}

/** How many canaries of a task group are healthy, at most; the counters of the deployment never decrease. */
function healthyCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'> | null | undefined,
  allocations: readonly Allocation[] | undefined,
): (group: string) => number {
  if (allocations === undefined || !deployment) return () => Infinity;
  const waiting = waitingGroups(deployment);
  const healthy = waitingCanaries(deployment, allocations).filter((canary) => canary.healthy);
  return (name) => (waiting.has(name) ? healthy.filter(({ group }) => group === name).length : Infinity);
}

function countHealthy(deployment: Deployment | null, allocations?: readonly Allocation[]): string {
  const groups = deploymentGroups(deployment, allocations);
  const count = groups.reduce((sum, group) => sum + group.healthy, 0);
  const desired = groups.reduce((sum, group) => sum + group.desired, 0);
  return `${count} of ${desired} healthy`;
}

/** The end of following. */
interface FollowedWatch<State, End> {
  readonly state: State;
  readonly end: End | undefined;
  /** What ended the watch, where there is no end. */
  readonly stoppedBy: 'deadline' | 'cancelled' | undefined;
  readonly silentSince: Date | undefined;
  readonly milliseconds: number;
}

interface FollowedRollout extends FollowedWatch<RolloutState, RolloutEnd> {
  readonly troubles: readonly TaskProblem[];
  readonly version: number | undefined;
  readonly serving: readonly number[] | undefined;
  readonly recovered: boolean;
}

export function rolloutOutcome({
  state: { evaluation, own, latest, soak, allocations },
  end,
  stoppedBy,
  silentSince,
  troubles,
  version,
  serving,
  recovered,
  milliseconds,
}: FollowedRollout): Rollout {
  return {
    kind: recovered ? 'successful' : kindOf(end),
    evalId: evaluation?.ID ?? '',
    deploymentId: own?.ID ?? '',
    version,
    revertedTo:
      end?.kind === 'rolled-back'
        ? { version: end.version, healthy: end.healthy, live: liveVersion(own, latest) }
        : undefined,
    serving,
    recovered,
    deadCanary: end?.kind === 'dead-canary',
    silentSince,
    denial: soak?.denial,
    groups: deploymentGroups(own, allocations),
    unplaced: unplacedGroups(evaluation?.FailedTGAllocs ?? {}, []),
    troubles,
    description: own?.StatusDescription ?? '',
    milliseconds,
    ended: stoppedBy,
  };
}

function kindOf(end: RolloutEnd | undefined): RolloutKind {
  return end?.kind === 'dead-canary' ? 'failed' : (end?.kind ?? 'timed-out');
}

/** After a rollback the job has a new version, with a deployment of its own. */
function liveVersion(
  own: RolloutState['own'],
  latest: RolloutState['latest'],
): NonNullable<Rollout['revertedTo']>['live'] {
  if (latest === null || latest.ID === own?.ID) return undefined;
  return { version: latest.JobVersion, groups: deploymentGroups(latest) };
}

/** The progress of a child job for the log. */
export function describeChildJob({ job, allocations, waiting }: ChildJobState): string {
  if (job === undefined) return 'purged';
  const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
  const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
  const wait = waiting === undefined ? [] : ['waiting for capacity'];
  return [...counts, ...wait].join(', ') || 'no allocation placed yet';
}

export function childJobOutcome({
  state,
  end,
  stoppedBy,
  silentSince,
  milliseconds,
}: FollowedWatch<ChildJobState | undefined, ChildJobEnd>): ChildJobOutcome {
  return {
    kind: end ?? 'timed-out',
    unplaced: unplacedGroups(state?.waiting?.FailedTGAllocs ?? {}, []),
    troubles: end === 'succeeded' ? [] : findTaskProblems(state?.allocations ?? []),
    text: state === undefined ? '' : describeChildJob(state),
    silentSince,
    milliseconds,
    ended: stoppedBy,
  };
}

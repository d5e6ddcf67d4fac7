import { unplacedGroups } from '../plan/placement.ts';
import { isUnplaced, type Conclusion, type RolloutEnd, type RolloutState } from './judge-deployment.ts';
import { findTaskProblems } from './task-problems.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { ChildJobState } from './judge-child-job.ts';
import type { ChildJobEnd, ChildJobOutcome, GroupProgress, Rollout, TaskProblem } from './outcome.ts';

/** The progress of a rollout for the log; quotes Nomad. Empty until there is a deployment. */
export function describeProgress(
  { evaluation, own, latest }: Pick<RolloutState, 'evaluation' | 'own' | 'latest'>,
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
  return own.Status === 'running' ? countHealthy(own) : `${own.Status}, ${countHealthy(own)}`;
}

/** The evaluation of a rollout without a deployment, for the debug log. */
export function describeEvaluation({ evaluation, own }: Pick<RolloutState, 'evaluation' | 'own'>): string {
  return evaluation === undefined || own !== undefined ? '' : `evaluation ${evaluation.ID} is ${evaluation.Status}`;
}

/** The progress of each task group of a deployment, by name. */
export function deploymentGroups(
  deployment: Pick<Deployment, 'TaskGroups'> | null | undefined,
): readonly GroupProgress[] {
  return Object.entries(deployment?.TaskGroups ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => ({
      name,
      desired: group.DesiredTotal,
      placed: group.PlacedAllocs,
      healthy: group.HealthyAllocs,
      unhealthy: group.UnhealthyAllocs,
      canaries: group.DesiredCanaries,
      promoted: group.Promoted,
    }));
}

function countHealthy(deployment: Deployment | null): string {
  const groups = deploymentGroups(deployment);
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
  readonly milliseconds: number;
}

interface FollowedRollout extends FollowedWatch<RolloutState, RolloutEnd> {
  readonly troubles: readonly TaskProblem[];
  readonly version: number | undefined;
  readonly serving: readonly number[] | undefined;
  readonly recovered: boolean;
}

export function rolloutOutcome({
  state: { evaluation, own, latest, soak },
  end,
  stoppedBy,
  troubles,
  version,
  serving,
  recovered,
  milliseconds,
}: FollowedRollout): Rollout {
  return {
    kind: recovered ? 'successful' : (end?.kind ?? 'timed-out'),
    evalId: evaluation?.ID ?? '',
    deploymentId: own?.ID ?? '',
    version,
    revertedTo:
      end?.kind === 'rolled-back'
        ? { version: end.version, healthy: end.healthy, live: liveVersion(own, latest) }
        : undefined,
    serving,
    recovered,
    denial: soak?.denial,
    groups: deploymentGroups(own),
    unplaced: unplacedGroups(evaluation?.FailedTGAllocs ?? {}, []),
    troubles,
    description: own?.StatusDescription ?? '',
    milliseconds,
    ended: stoppedBy,
  };
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
  milliseconds,
}: FollowedWatch<ChildJobState | undefined, ChildJobEnd>): ChildJobOutcome {
  return {
    kind: end ?? 'timed-out',
    unplaced: unplacedGroups(state?.waiting?.FailedTGAllocs ?? {}, []),
    troubles: end === 'succeeded' ? [] : findTaskProblems(state?.allocations ?? []),
    text: state === undefined ? '' : describeChildJob(state),
    milliseconds,
    ended: stoppedBy,
  };
}

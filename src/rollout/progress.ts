import { unplacedGroups } from '../plan/placement.ts';
import { isUnplaced, type Conclusion } from './judge-deployment.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Ended } from './follow.ts';
import type { GroupProgress, Progress, Rollout, TaskTrouble } from './outcome.ts';
import type { Sight } from './deployment-watcher.ts';

/** Where a rollout stands, in words for a line of the log. */
export function progressOf({ evaluation, own, latest }: Sight, conclusion: Conclusion): Progress {
  const groups = groupsOf(own);
  const deploymentId = own?.ID ?? '';
  const told = (words: string): Progress => ({ words, groups, deploymentId });
  if (conclusion.kind === 'rolled-back') return told(`rolled back to version ${conclusion.version}`);
  if (conclusion.kind === 'going-on' && conclusion.rollingBackTo !== undefined) {
    return told(
      `failed, rolling back to version ${conclusion.rollingBackTo}: ${healthy(groupsOf(latest ?? undefined))}`,
    );
  }
  if (isUnplaced(evaluation) && conclusion.kind === 'going-on') {
    const reasons = unplacedGroups(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
    const why = reasons.map(({ words, name }) => (name === undefined ? words : `${words} ${name}`)).join('; ');
    return told(`waiting for capacity: ${why}`);
  }
  if (own !== undefined) return told(`${own.Status}, ${healthy(groups)}`);
  return told(evaluation === undefined ? 'registered' : `evaluation ${evaluation.Status}`);
}

/** How far each task group of a deployment is, by their names. */
export function groupsOf(deployment: Pick<Deployment, 'TaskGroups'> | undefined): readonly GroupProgress[] {
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

function healthy(groups: readonly GroupProgress[]): string {
  const count = groups.reduce((sum, group) => sum + group.healthy, 0);
  const desired = groups.reduce((sum, group) => sum + group.desired, 0);
  return `${count} of ${desired} healthy`;
}

interface Told {
  readonly sight: Sight;
  readonly ended: Ended;
  readonly troubles: readonly TaskTrouble[];
  readonly version: number | undefined;
  readonly milliseconds: number;
}

/** The outcome with all that is known of it. */
export function rolloutOf({ sight, ended, troubles, version, milliseconds }: Told): Rollout {
  const { evaluation, own } = sight;
  return {
    kind: ended.kind,
    evalId: evaluation?.ID ?? '',
    deploymentId: own?.ID ?? '',
    version,
    revertedTo: ended.kind === 'rolled-back' ? { version: ended.version, healthy: ended.healthy } : undefined,
    groups: groupsOf(own),
    unplaced: unplacedGroups(evaluation?.FailedTGAllocs ?? {}, []),
    troubles,
    description: own?.StatusDescription ?? '',
    milliseconds,
    ended: ended.kind === 'timed-out' ? ended.ended : undefined,
  };
}

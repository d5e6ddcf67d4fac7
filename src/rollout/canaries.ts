import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';

/** A canary that waits for promotion, at one moment. */
export interface Canary {
  /** Of the allocation. */
  readonly id: string;
  readonly group: string;
  /** By its deployment, its client and its tasks. */
  readonly healthy: boolean;
  /**
   * Ended after it was healthy. Nomad replaces no such allocation while the deployment is active:
   * https://github.com/hashicorp/nomad/blob/v2.0.5/scheduler/reconciler/filters.go#L529
   */
  readonly dead: boolean;
  /** Changes whenever one of its tasks starts again. */
  readonly starts: string;
}

/** The task groups of a deployment whose canaries wait for promotion. */
export function waitingGroups({ TaskGroups }: Pick<Deployment, 'TaskGroups'>): ReadonlySet<string> {
  const groups = Object.entries(TaskGroups).filter(([, group]) => group.DesiredCanaries > 0 && !group.Promoted);
  return new Set(groups.map(([name]) => name));
}

/** The canaries of a deployment that wait for promotion; without those that were replaced. */
export function waitingCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'>,
  allocations: readonly Allocation[],
): readonly Canary[] {
  const groups = waitingGroups(deployment);
  return allocations
    .filter((one) => one.JobVersion === deployment.JobVersion && groups.has(one.TaskGroup))
    .filter((one) => one.DesiredStatus === 'run' && one.NextAllocation === '')
    .map((one) => ({
      id: one.ID,
      group: one.TaskGroup,
      healthy: isHealthy(one),
      dead: isDead(one),
      starts: startsOf(one),
    }));
}

/**
 * Nomad's own mark stays healthy when a task restarts after it was set, so the tasks count, too. A task may have completed, such as one of a `prestart`
 * hook.
 */
function isHealthy({ ClientStatus, DeploymentStatus, TaskStates }: Allocation): boolean {
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

function startsOf({ TaskStates }: Allocation): string {
  const starts = Object.entries(TaskStates).map(
    ([task, { Restarts, StartedAt }]) => `${task} ${Restarts} ${StartedAt?.getTime() ?? 0}`,
  );
  return starts.toSorted((a, b) => (a < b ? -1 : 1)).join('\n');
}

/**
 * Whether the canaries of a deployment may wait for promotion: as many have become healthy as it needs, and Nomad does not promote them itself. The
 * counter never decreases, so that {@link judgeCanaries} has to look at the allocations.
 */
export function mayWaitForPromotion({ Status, TaskGroups, StatusDescription }: Deployment): boolean {
  const groups = [...waitingGroups({ TaskGroups })].map((name) => TaskGroups[name]);
  return (
    Status === 'running' &&
    StatusDescription.includes('requires manual promotion') &&
    groups.length > 0 &&
    groups.every((group) => group !== undefined && group.HealthyAllocs >= group.DesiredCanaries)
  );
}

/** The canaries that wait for promotion, all together. `dead`: one has ended, and Nomad will not replace it. `unsettled`: Nomad has not placed or checked all. */
export type CanaryHealth = 'healthy' | 'dead' | 'unsettled';

/** @param allocations of the job; undefined where they were not read, which makes nothing healthy or dead */
export function judgeCanaries(
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'>,
  allocations: readonly Allocation[] | undefined,
): CanaryHealth {
  const canaries = waitingCanaries(deployment, allocations ?? []);
  if (canaries.some(({ dead }) => dead)) return 'dead';
  return areHealthy(canaries, deployment) ? 'healthy' : 'unsettled';
}

/** Whether every task group has all of its canaries, and all of them are healthy. */
export function areHealthy(canaries: readonly Canary[], deployment: Pick<Deployment, 'TaskGroups'>): boolean {
  return groupMissingCanaries(canaries, deployment) === undefined && canaries.every(({ healthy }) => healthy);
}

function groupMissingCanaries(
  canaries: readonly Canary[],
  { TaskGroups }: Pick<Deployment, 'TaskGroups'>,
): string | undefined {
  const countOf = (name: string): number => canaries.filter(({ group }) => group === name).length;
  return [...waitingGroups({ TaskGroups })].find((name) => countOf(name) < (TaskGroups[name]?.DesiredCanaries ?? 0));
}

/**
 * What interrupted the health of the canaries between two looks, in a few words; undefined if nothing did.
 *
 * @param before undefined for the first look
 */
export function findInterruption(
  before: readonly Canary[] | undefined,
  now: readonly Canary[],
  deployment: Pick<Deployment, 'TaskGroups'>,
): string | undefined {
  const present = new Map(now.map((canary) => [canary.id, canary]));
  const replaced = before?.find(({ id }) => !present.has(id));
  if (replaced !== undefined) return `${nameOf(replaced)} was replaced or stopped`;
  const restarted = before?.find(({ id, starts }) => present.get(id)?.starts !== starts);
  if (restarted !== undefined) return `${nameOf(restarted)} restarted`;
  const unhealthy = now.find(({ healthy }) => !healthy);
  if (unhealthy !== undefined) return `${nameOf(unhealthy)} is not healthy`;
  const group = groupMissingCanaries(now, deployment);
  return group === undefined ? undefined : `a canary of group ${group} is missing`;
}

function nameOf({ id, group }: Canary): string {
  return `canary ${id.slice(0, 8)} of group ${group}`;
}

/**
 * The versions of a job that take traffic, the oldest first: those of all running allocations except canaries that wait for promotion.
 *
 * @param deployment the latest of the rollout; undefined where it has none
 */
export function findServingVersions(
  allocations: readonly Allocation[],
  deployment: Pick<Deployment, 'TaskGroups' | 'JobVersion'> | undefined,
): readonly number[] {
  const waiting = deployment === undefined ? new Set<string>() : waitingGroups(deployment);
  const serving = allocations.filter(
    (one) =>
      one.DesiredStatus === 'run' &&
      one.ClientStatus === 'running' &&
      !(waiting.has(one.TaskGroup) && one.JobVersion === deployment?.JobVersion),
  );
  return [...new Set(serving.map(({ JobVersion }) => JobVersion))].toSorted((a, b) => a - b);
}

import { randomUUID } from 'node:crypto';
import type { Outcome } from '../schedule/schedule.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import { type Allocation, type Deployment, type DeploymentGroup, isTerminal } from '../state/records.ts';
import type { Store } from '../state/store.ts';

/** Returns the deployment of this version of a job, unless it was successful, and the previous one. */
export function findRollouts(
  store: Store,
  job: StoredJob,
): { current: Deployment | undefined; previous: Deployment | undefined } {
  const latest = store.findLatestDeployment(job);
  const isSame = latest !== undefined && latest.JobVersion === job.Version && !job.Stop;
  return isSame && latest.Status !== 'successful'
    ? { current: latest, previous: undefined }
    : { current: undefined, previous: latest };
}

/** Cancels a deployment after another version or a stop. */
export function cancelRollout(
  deployment: Deployment | undefined,
  description: string,
  index: number,
  now: number,
): void {
  if (deployment?.Status === 'running') endRollout(deployment, 'cancelled', description, index, now);
}

export function endRollout(
  deployment: Deployment,
  status: Deployment['Status'],
  description: string,
  index: number,
  now: number,
): void {
  deployment.Status = status;
  deployment.StatusDescription = description;
  deployment.ModifyIndex = index;
  deployment.ModifyTime = now;
}

/** Returns the deployment state of each group with an update block and changes. */
function createRolloutGroups(job: StoredJob, outcome: Outcome): Map<string, DeploymentGroup> {
  const counters = { RequireProgressBy: 0, Promoted: false, PlacedAllocs: 0, HealthyAllocs: 0, UnhealthyAllocs: 0 };
  const groups = new Map<string, DeploymentGroup>();
  for (const group of job.TaskGroups ?? []) {
    const changes = outcome.changes.get(group.Name);
    if (changes === undefined || group.Update === null || group.Update.MaxParallel === 0 || group.Count === 0) continue;
    const replacedCount = changes.destructive.length + changes.waiting;
    const changeCount = replacedCount + changes.inPlace.length + changes.place.filter(({ canary }) => !canary).length;
    const total = job.Type === 'system' ? changes.desired.Place : changeCount;
    if (changeCount === 0 || total === 0) continue;
    const { AutoPromote, AutoRevert, ProgressDeadline } = group.Update;
    const targets = { DesiredTotal: total, DesiredCanaries: changes.canaries, PlacedCanaries: [] };
    groups.set(group.Name, { AutoPromote, AutoRevert, ProgressDeadline, ...targets, ...counters });
  }
  return groups;
}

interface RolloutStart {
  readonly store: Store;
  readonly job: StoredJob;
  readonly outcome: Outcome;
  readonly index: number;
  readonly now: number;
}

/** Starts a deployment when an evaluation changes allocations of a job that uses deployments. */
export function startRollout({ store, job, outcome, index, now }: RolloutStart): Deployment | undefined {
  const groups = createRolloutGroups(job, outcome);
  if (groups.size === 0) return undefined;
  const deployment: Deployment = {
    ID: randomUUID(),
    Namespace: job.Namespace,
    JobID: job.ID,
    JobVersion: job.Version,
    JobModifyIndex: job.JobModifyIndex,
    JobSpecModifyIndex: job.JobModifyIndex,
    JobCreateIndex: job.CreateIndex,
    EvalPriority: job.Priority,
    CreateIndex: index,
    CreateTime: now,
    TaskGroups: groups,
    Status: 'running',
    StatusDescription: describeRunning(groups),
    ModifyIndex: index,
    // Nomad sets the time of a change only after the first placement.
    ModifyTime: 0,
  };
  store.deployments.set(deployment.ID, deployment);
  return deployment;
}

function describeRunning(groups: ReadonlyMap<string, DeploymentGroup>): string {
  const canaryGroups = [...groups.values()].filter(({ DesiredCanaries, Promoted }) => DesiredCanaries > 0 && !Promoted);
  if (canaryGroups.length === 0) return 'Deployment is running';
  const isAutomatic = canaryGroups.every(({ AutoPromote }) => AutoPromote);
  return `Deployment is running ${isAutomatic ? 'pending automatic promotion' : 'but requires manual promotion'}`;
}

/** A system job is complete on the nodes that can run it; only an evaluation determines these nodes. */
export function countNodes(deployment: Deployment, { changes }: Outcome): void {
  for (const [name, group] of deployment.TaskGroups)
    group.DesiredTotal = changes.get(name)?.desired.Place ?? group.DesiredTotal;
}

/** Counts an allocation that was placed or updated in place as part of a deployment. */
export function countPlaced(deployment: Deployment, allocation: Allocation, isCanary: boolean, now: number): void {
  const group = deployment.TaskGroups.get(allocation.TaskGroup);
  if (group === undefined) return;
  group.PlacedAllocs++;
  deployment.ModifyTime = now;
  group.RequireProgressBy ||= now + group.ProgressDeadline;
  if (isCanary) group.PlacedCanaries.push(allocation.ID);
}

/** Counts an allocation's health, which was null while unknown. */
export function countHealth(deployment: Deployment, allocation: Allocation, before: boolean | null, now: number): void {
  const group = deployment.TaskGroups.get(allocation.TaskGroup);
  if (group === undefined) return;
  if (before === true) group.HealthyAllocs--;
  if (before === false) group.UnhealthyAllocs--;
  if (allocation.Health?.Healthy === true) {
    group.HealthyAllocs++;
    group.RequireProgressBy = now + group.ProgressDeadline;
  } else group.UnhealthyAllocs++;
}

/** Returns the groups of a promotion: the named ones, or all. */
export function listGroupsToPromote(deployment: Deployment, names: readonly string[] | undefined): string[] {
  return [...deployment.TaskGroups.keys()].filter((name) => names === undefined || names.includes(name));
}

/** Returns Nomad's message about groups with unhealthy canaries. */
export function listUnhealthyCanaries(store: Store, deployment: Deployment, groups: readonly string[]): string[] {
  return groups.flatMap((name) => {
    const { DesiredCanaries = 0, PlacedCanaries = [] } = deployment.TaskGroups.get(name) ?? {};
    const canaries = PlacedCanaries.map((id) => store.allocations.get(id));
    const healthy = canaries.filter((item) => item !== undefined && !isTerminal(item) && item.Health?.Healthy === true);
    return healthy.length >= DesiredCanaries
      ? []
      : [`Task group ${JSON.stringify(name)} has ${healthy.length}/${DesiredCanaries} healthy allocations`];
  });
}

/** Promotes canaries; the rest of their groups may be updated. */
export function promoteGroups(
  store: Store,
  deployment: Deployment,
  groups: readonly string[],
  index: number,
  now: number,
): void {
  for (const name of groups) {
    const group = deployment.TaskGroups.get(name);
    if (group === undefined) continue;
    group.Promoted = true;
    if (group.RequireProgressBy !== 0) group.RequireProgressBy = now + group.ProgressDeadline;
    for (const id of group.PlacedCanaries) {
      const allocation = store.allocations.get(id);
      if (allocation === undefined || allocation.Health === null) continue;
      allocation.Health = { ...allocation.Health, Canary: false, ModifyIndex: index };
      allocation.ModifyIndex = index;
    }
  }
  deployment.StatusDescription = describeRunning(deployment.TaskGroups);
  deployment.ModifyIndex = index;
  deployment.ModifyTime = now;
}

/** Describes the progress of a deployment; the text changes with every step. */
export function describeProgress({ TaskGroups }: Deployment): string {
  const groups = [...TaskGroups.values()];
  return JSON.stringify(groups.map(({ HealthyAllocs, Promoted }) => [HealthyAllocs, Promoted]));
}

/** Whether a deployment lacks healthy allocations; one that only waits for promotion does not. */
export function isStuck({ TaskGroups }: Deployment): boolean {
  return [...TaskGroups.values()].some(({ DesiredCanaries, DesiredTotal, HealthyAllocs, Promoted }) => {
    const target = DesiredCanaries > 0 && !Promoted ? DesiredCanaries : DesiredTotal;
    return HealthyAllocs < target;
  });
}

/** Whether every group has its desired number of healthy allocations, and all canaries are promoted. */
export function isDone(deployment: Deployment): boolean {
  return [...deployment.TaskGroups.values()].every(
    ({ HealthyAllocs, DesiredTotal, DesiredCanaries, Promoted }) =>
      HealthyAllocs >= Math.max(DesiredTotal, DesiredCanaries) && (DesiredCanaries === 0 || Promoted),
  );
}

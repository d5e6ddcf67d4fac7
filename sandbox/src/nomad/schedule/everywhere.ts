import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import type { Node } from './nodes.ts';
import { type GroupChanges, createNoUpdates, type Placement, type Situation } from './changes.ts';
import { sortUpdates, type Updates } from './reconcile.ts';
import { mustReplace } from './updated.ts';

/** Reconciles a job of type system or sysbatch, which runs once on every node that can run it. */
export function reconcileEverywhere(situation: Situation, nodes: readonly Node[]): Map<string, GroupChanges> {
  const { job, allocations } = situation;
  const names = new Set([
    ...(job.TaskGroups ?? []).map(({ Name }) => Name),
    ...allocations.map(({ TaskGroup }) => TaskGroup),
  ]);
  const changes = [...names].map((name) => [name, reconcileGroup(situation, name, nodes)] as const);
  return new Map(changes.filter((entry): entry is [string, GroupChanges] => entry[1] !== undefined));
}

/** Whether deployments pace the job, and `Place` counts all nodes that can run it. */
export function isDeployed({ job, hasSystemDeployments }: Pick<Situation, 'job' | 'hasSystemDeployments'>): boolean {
  return job.Type === 'system' && hasSystemDeployments;
}

function reconcileGroup(situation: Situation, name: string, nodes: readonly Node[]): GroupChanges | undefined {
  const { job } = situation;
  const group = job.TaskGroups?.find(({ Name }) => Name === name);
  const mine = situation.allocations.filter(({ TaskGroup }) => TaskGroup === name);
  const live = mine.filter((item) => !isTerminal(item));
  const desired = createNoUpdates();
  if (group === undefined || group.Count === 0 || job.Stop) {
    desired.Stop = live.length;
    const nothing = { inPlace: [], destructive: [], place: [], later: [], waiting: 0, canaries: 0 };
    return live.length === 0 ? undefined : { desired, stop: live, ...nothing };
  }
  const stop = live.filter((item) => !nodes.some(({ ID }) => ID === item.NodeID));
  const kept = live.filter((item) => !stop.includes(item));
  const updates = sortUpdates(situation, group, kept);
  const ended = job.Type === 'sysbatch' ? sortEnded(job, group, listLastEnded(mine, live, nodes)) : noEnded;
  const [inPlace, replaced] = [
    [...updates.inPlace, ...ended.inPlace],
    [...updates.replaced, ...ended.replaced],
  ];
  const usedNodes = new Set([...kept, ...ended.all].map(({ NodeID }) => NodeID));
  const freeNodes = nodes.filter(({ ID }) => !usedNodes.has(ID));
  const { now, canaries } = decideFirstStep(situation, group, kept, replaced);
  desired.Stop = stop.length;
  desired.Ignore = updates.ignore + ended.ignore;
  desired.InPlaceUpdate = inPlace.length;
  desired.DestructiveUpdate = replaced.length;
  desired.Canary = canaries.placed;
  desired.Place = freeNodes.length + (isDeployed(situation) ? desired.Ignore + inPlace.length + replaced.length : 0);
  const destructive = replaced
    .slice(0, now)
    .map((previous) => ({ ...createPlacement(group, job, previous.NodeID, previous), canary: canaries.placed > 0 }));
  // Nomad replaces an allocation that was stopped on request only by a forced evaluation, which is not simulated, or with another version.
  const isGone = ({ ID }: Node): boolean =>
    mine.some(
      (item) =>
        item.NodeID === ID && item.DesiredTransition.Migrate === true && item.Job.JobModifyIndex === job.JobModifyIndex,
    );
  const place = freeNodes
    .filter((node) => !isGone(node))
    .map((node) => createPlacement(group, job, node.ID, undefined));
  const waiting = replaced.length - destructive.length;
  return { desired, stop, inPlace, destructive, place, later: [], waiting, canaries: canaries.wanted };
}

interface Ended extends Updates {
  readonly all: readonly Allocation[];
}

const noEnded: Ended = { all: [], ignore: 0, inPlace: [], replaced: [] };

/** The last allocation of each node where none is alive. */
function listLastEnded(mine: readonly Allocation[], live: readonly Allocation[], nodes: readonly Node[]): Allocation[] {
  return nodes.flatMap(({ ID }) => {
    const here = mine.filter(({ NodeID }) => NodeID === ID);
    const last = here.toSorted((left, other) => other.CreateIndex - left.CreateIndex)[0];
    return last === undefined || here.some((item) => live.includes(item)) ? [] : [last];
  });
}

/** A sysbatch job runs again where the version that ran needs another allocation. */
function sortEnded(job: StoredJob, group: StoredGroup, all: readonly Allocation[]): Ended {
  const older = all.filter((item) => item.Job.JobModifyIndex !== job.JobModifyIndex);
  const replaced = older.filter((item) => mustReplace(item.Job, job, group.Name));
  const inPlace = older.filter((item) => !replaced.includes(item));
  return { all, ignore: all.length - older.length, inPlace, replaced };
}

interface Step {
  /** The number of allocations that are replaced now. */
  readonly now: number;
  /** The number of canaries that the deployment requests, and the canaries that remain after this step. */
  readonly canaries: { readonly wanted: number; readonly placed: number };
}

/** The canaries are a percentage of the allocations that are replaced, rounded up, and no more than a step. */
function decideFirstStep(
  { job, current, hasSystemDeployments }: Situation,
  group: StoredGroup,
  kept: readonly Allocation[],
  replaced: readonly Allocation[],
): Step {
  const none = { wanted: 0, placed: 0 };
  if (!isDeployed({ job, hasSystemDeployments }))
    return { now: (job.Type === 'system' && job.Update.MaxParallel) || replaced.length, canaries: none };
  const pace = group.Update?.MaxParallel ?? 0;
  const state = current?.TaskGroups.get(group.Name);
  const percentage = pace === 0 || state?.Promoted === true || job.Version === 0 ? 0 : (group.Update?.Canary ?? 0);
  if (percentage > 0 && replaced.length > 0) {
    const placed = kept.filter(
      ({ ID }) => state?.PlacedCanaries.includes(ID) === true && !replaced.some((allocation) => allocation.ID === ID),
    );
    const wanted = Math.min(Math.ceil((percentage * (replaced.length + placed.length)) / 100), pace);
    return { now: Math.max(0, wanted - placed.length), canaries: { wanted, placed: wanted } };
  }
  const settling = kept.filter(
    ({ DeploymentID, Health }) => DeploymentID === current?.ID && (Health?.Healthy ?? null) === null,
  );
  return { now: Math.max(0, (pace || job.Update.MaxParallel || replaced.length) - settling.length), canaries: none };
}

function createPlacement(
  group: StoredGroup,
  job: StoredJob,
  nodeId: string,
  previous: Allocation | undefined,
): Placement {
  return { group, name: `${job.ID}.${group.Name}[0]`, canary: false, previous, nodeId };
}

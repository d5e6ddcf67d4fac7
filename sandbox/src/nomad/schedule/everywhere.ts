import type { KeptGroup, KeptJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import type { Node } from './nodes.ts';
import { type GroupChanges, noUpdates, type Placement, type Situation } from './changes.ts';
import { sortUpdates } from './reconcile.ts';

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

function reconcileGroup(situation: Situation, name: string, nodes: readonly Node[]): GroupChanges | undefined {
  const { job } = situation;
  const group = job.TaskGroups?.find(({ Name }) => Name === name);
  const mine = situation.allocations.filter(({ TaskGroup }) => TaskGroup === name);
  const live = mine.filter((item) => !isTerminal(item));
  const desired = noUpdates();
  if (group === undefined || group.Count === 0 || job.Stop) {
    desired.Stop = live.length;
    const nothing = { inPlace: [], destructive: [], place: [], later: [], waiting: 0, wantsCanaries: false };
    return live.length === 0 ? undefined : { desired, stop: live, ...nothing };
  }
  const stop = live.filter((item) => !nodes.some(({ ID }) => ID === item.NodeID));
  const { ignore, inPlace, replaced } = sortUpdates(
    situation,
    group,
    live.filter((item) => !stop.includes(item)),
  );
  // Nomad replaces an allocation that was stopped on request only by a forced evaluation, which is not simulated.
  const gone = mine.filter(({ DesiredTransition }) => DesiredTransition.Migrate === true);
  const missing = nodes.filter((node) => isMissing(node, job, mine) && !gone.some(({ NodeID }) => NodeID === node.ID));
  const place = missing.map((node) => placement(group, job, node.ID, undefined));
  const pace = group.Update?.MaxParallel || replaced.length;
  const destructive = replaced.slice(0, pace).map((previous) => placement(group, job, previous.NodeID, previous));
  desired.Stop = stop.length;
  desired.Ignore = ignore;
  desired.InPlaceUpdate = inPlace.length;
  desired.DestructiveUpdate = replaced.length;
  // Nomad also counts kept and replaced allocations as placed when it knows on how many nodes the group runs.
  desired.Place = place.length + inPlace.length + replaced.length + ignore;
  const waiting = replaced.length - destructive.length;
  return { desired, stop, inPlace, destructive, place, later: [], waiting, wantsCanaries: false };
}

function isMissing(node: Node, job: KeptJob, mine: readonly Allocation[]): boolean {
  const here = mine.filter(({ NodeID, DesiredStatus }) => NodeID === node.ID && DesiredStatus === 'run');
  const done = (item: Allocation): boolean => job.Type === 'sysbatch' && item.Job.JobModifyIndex === job.JobModifyIndex;
  return !here.some((item) => !isTerminal(item) || done(item));
}

function placement(group: KeptGroup, job: KeptJob, nodeId: string, previous: Allocation | undefined): Placement {
  return { group, name: `${job.ID}.${group.Name}[0]`, canary: false, previous, nodeId };
}

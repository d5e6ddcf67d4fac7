import type { DesiredUpdates } from '../diff/annotate.ts';
import type { StoredGroup } from '../shapes/jobs.ts';
import { type Allocation, isTerminal } from '../state/records.ts';
import { type GroupChanges, createNoUpdates, type Placement, type Situation } from './changes.ts';
import { parseIndex, listPromoted, sortFailed, sortOut, listSurplus } from './survivors.ts';
import { mustReplace } from './updated.ts';

/** Returns the changes after which each group of a job, including removed ones, matches the job. */
export function reconcile(situation: Situation): Map<string, GroupChanges> {
  const { job, allocations } = situation;
  const names = new Set([
    ...(job.TaskGroups ?? []).map(({ Name }) => Name),
    ...allocations.map(({ TaskGroup }) => TaskGroup),
  ]);
  return new Map([...names].map((name) => [name, reconcileGroup(situation, name)]));
}

function createStopChanges(stop: Allocation[]): GroupChanges {
  return {
    desired: { ...createNoUpdates(), Stop: stop.length },
    stop,
    inPlace: [],
    destructive: [],
    place: [],
    later: [],
    waiting: 0,
    canaries: 0,
  };
}

function reconcileGroup(situation: Situation, name: string): GroupChanges {
  const { job, current, previous } = situation;
  const group = job.TaskGroups?.find(({ Name }) => Name === name);
  const wanted = situation.allocations.filter((item) => item.TaskGroup === name && item.DesiredStatus === 'run');
  if (group === undefined || group.Count === 0 || job.Stop) {
    const { desired, ...changes } = createStopChanges(wanted.filter((item) => !isTerminal(item)));
    // Since 1.11, Nomad also counts ended ones.
    const Stop = job.Type === 'batch' && situation.hasSystemDeployments ? wanted.length : desired.Stop;
    return { ...changes, desired: { ...desired, Stop } };
  }
  const desired = createNoUpdates();
  const { alive, ignored } = sortOut(job, wanted);
  desired.Ignore += ignored;
  const over = [previous, current?.Status === 'failed' ? current : undefined].map((item) => item?.TaskGroups.get(name));
  const useless = new Set(over.flatMap((item) => (item?.Promoted === false ? item.PlacedCanaries : [])));
  const stop = alive.filter(({ ID }) => useless.has(ID));
  const state = current?.TaskGroups.get(name);
  const canaryIds = new Set(state?.Promoted === false ? state.PlacedCanaries : []);
  const canaries = alive.filter(({ ID }) => canaryIds.has(ID) && !useless.has(ID));
  const canarying = state !== undefined && state.DesiredCanaries > 0 && !state.Promoted;
  const migrating = alive.filter((item) => item.DesiredTransition.Migrate === true && !isTerminal(item));
  const rest = alive.filter((item) => !useless.has(item.ID) && !canaryIds.has(item.ID) && !migrating.includes(item));
  stop.push(...listSurplus(rest, canarying ? [] : listPromoted(alive, state?.PlacedCanaries), group.Count));
  desired.Stop = stop.length;
  desired.Migrate = migrating.length;
  stop.push(...migrating);
  const kept = rest.filter((item) => !stop.includes(item));
  const { now, later } = sortFailed(situation, group, kept);
  desired.RescheduleLater = later.length;
  const staying = kept.filter((item) => !now.includes(item));
  const updates = sortUpdates(situation, group, [...staying, ...canaries]);
  desired.Ignore += updates.ignore;
  desired.InPlaceUpdate += updates.inPlace.length;
  return place({ situation, group, desired, stop, migrating, staying, now, later, canaries, canarying, ...updates });
}

export interface Updates {
  readonly ignore: number;
  readonly inPlace: Allocation[];
  readonly replaced: Allocation[];
}

/** Splits allocations into up-to-date ones, those to update in place, and those to replace. */
export function sortUpdates(situation: Situation, group: StoredGroup, alive: readonly Allocation[]): Updates {
  const { job } = situation;
  let ignore = 0;
  const inPlace: Allocation[] = [];
  const replaced: Allocation[] = [];
  for (const item of alive.toSorted((left, right) => parseIndex(left) - parseIndex(right))) {
    if (item.Job.JobModifyIndex === job.JobModifyIndex) ignore++;
    else if (mustReplace(item.Job, job, group.Name)) replaced.push(item);
    else if (isTerminal(item)) ignore++;
    else if (situation.canStay(item, group)) inPlace.push(item);
    else replaced.push(item);
  }
  return { ignore, inPlace, replaced };
}

interface Plan extends Updates {
  readonly situation: Situation;
  readonly group: StoredGroup;
  readonly desired: DesiredUpdates;
  readonly stop: Allocation[];
  /** Allocations that were stopped on request, and are replaced. */
  readonly migrating: readonly Allocation[];
  readonly staying: readonly Allocation[];
  readonly now: readonly Allocation[];
  readonly later: Allocation[];
  readonly canaries: readonly Allocation[];
  readonly canarying: boolean;
}

function place(plan: Plan): GroupChanges {
  const { situation, group, desired, stop, inPlace, replaced, canaries, later } = plan;
  const state = situation.current?.TaskGroups.get(group.Name);
  const canaryCount = group.Update?.Canary ?? 0;
  const wantsCanaries = replaced.length > 0 && canaries.length < canaryCount && state?.Promoted !== true;
  const canarying = plan.canarying || wantsCanaries;
  const hasFailed = situation.current?.Status === 'failed';
  const changes: Placement[] = [];
  if (wantsCanaries && !hasFailed) {
    desired.Canary = canaryCount - canaries.length;
    const names = replaced.map(({ Name }) => Name).filter((name) => !canaries.some((canary) => canary.Name === name));
    for (let number = 0; number < desired.Canary; number++) {
      const name = names[number] ?? `${situation.job.ID}.${group.Name}[${group.Count + number}]`;
      changes.push({ group, name, canary: true, previous: undefined, nodeId: undefined });
    }
  }
  const free = listFreeNames(plan).slice(0, Math.max(0, group.Count - plan.staying.length));
  const missing = canarying || hasFailed ? [] : free;
  desired.Place = missing.filter((name) => !plan.migrating.some((item) => item.Name === name)).length;
  for (const name of missing) {
    const failure = plan.now.find((item) => item.Name === name);
    const migrated = plan.migrating.find((item) => item.Name === name);
    if (failure !== undefined) desired.Stop++;
    const rescheduled = failure === undefined ? {} : { rescheduled: true as const };
    changes.push({ group, name, canary: false, previous: failure ?? migrated, nodeId: undefined, ...rescheduled });
  }
  // Since 1.11 Nomad limits placements to the count, with the canaries among them, and counts the limit as placed.
  if (situation.hasSystemDeployments && changes.length > group.Count) {
    changes.splice(group.Count);
    desired.Place = group.Count;
  }
  const now =
    canarying || hasFailed
      ? 0
      : Math.min(replaced.length, Math.max(0, limit(plan) - Math.min(missing.length, limit(plan))));
  desired.DestructiveUpdate = now;
  desired.Ignore += replaced.length - now;
  const destructive = replaced
    .slice(0, now)
    .map((previous) => ({ group, name: previous.Name, canary: false, previous, nodeId: undefined }));
  return {
    desired,
    stop,
    inPlace,
    destructive,
    place: changes,
    later,
    waiting: replaced.length - now + free.length - missing.length,
    canaries: wantsCanaries ? canaryCount : 0,
  };
}

function listFreeNames({ situation, group, staying }: Plan): string[] {
  const usedIndexes = new Set(staying.map(parseIndex));
  const free = Array.from({ length: group.Count }, (_, index) => index).filter((index) => !usedIndexes.has(index));
  return free.map((index) => `${situation.job.ID}.${group.Name}[${index}]`);
}

/** Returns how many allocations may be replaced at once: the update block's pace less those not yet healthy. */
function limit({ situation, group, staying, replaced }: Plan): number {
  const pace = group.Update?.MaxParallel ?? 0;
  if (pace === 0 || replaced.length === 0) return group.Count;
  const { current } = situation;
  if (current === undefined) return pace;
  const part = staying.filter(({ DeploymentID }) => DeploymentID === current.ID);
  if (part.some(({ Health }) => Health?.Healthy === false)) return 0;
  return Math.max(0, pace - part.filter(({ Health }) => Health?.Healthy !== true).length);
}

import type { FieldDiff, GroupDiff, JobDiff, TaskDiff } from './types.ts';

export interface DesiredUpdates {
  Canary: number;
  DestructiveUpdate: number;
  Disconnect: number;
  Ignore: number;
  InPlaceUpdate: number;
  Migrate: number;
  Place: number;
  Preemptions: number;
  Reconnect: number;
  RescheduleLater: number;
  RescheduleNow: number;
  Stop: number;
}

const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => object };

/** Nomad writes counts as unsigned numbers: a negative one wraps around. */
function toUint(count: number): unknown {
  return count < 0 ? rawJSON(String(BigInt.asUintN(64, BigInt(count)))) : count;
}

export function wrapCounts(updates: Readonly<Record<string, DesiredUpdates>>): object {
  const groups = Object.entries(updates).map(([name, counts]) => [name, { ...counts, Place: toUint(counts.Place) }]);
  return Object.fromEntries(groups) as object;
}

const labels: readonly (readonly [string, keyof DesiredUpdates])[] = [
  ['ignore', 'Ignore'],
  ['create', 'Place'],
  ['migrate', 'Migrate'],
  ['destroy', 'Stop'],
  ['canary', 'Canary'],
  ['in-place update', 'InPlaceUpdate'],
  ['create/destroy update', 'DestructiveUpdate'],
];
/** Fields that can change while a task runs. */
const gentle = new Set(['Service', 'Constraint', 'Affinity', 'Spread']);

/** Adds annotations to a diff: counts per group, and the effect of each change. */
export function annotate(diff: JobDiff, updates: Readonly<Record<string, DesiredUpdates>>): void {
  for (const group of diff.TaskGroups ?? []) {
    const desired = updates[group.Name];
    if (desired !== undefined) group.Updates = labelCounts(desired);
    annotateCount(group.Fields);
    for (const task of group.Tasks ?? []) annotateTask(task, group);
  }
}

function labelCounts(desired: DesiredUpdates): Record<string, unknown> {
  return Object.fromEntries(
    labels.filter(([, key]) => desired[key] !== 0).map(([label, key]) => [label, toUint(desired[key])]),
  );
}

function annotateCount(fields: readonly FieldDiff[] | null): void {
  const count = fields?.find(({ Name }) => Name === 'Count');
  if (count === undefined) return;
  const more = Number(count.New || 0) - Number(count.Old || 0);
  if (more !== 0) count.Annotations = [more > 0 ? 'forces create' : 'forces destroy'];
}

function annotateTask(task: TaskDiff, group: GroupDiff): void {
  if (task.Type === 'None') return;
  const isWhole = group.Type === 'Added' || group.Type === 'Deleted';
  if (isWhole && task.Type === 'Added') task.Annotations = ['forces create'];
  else if (isWhole && task.Type === 'Deleted') task.Annotations = ['forces destroy'];
  else task.Annotations = [isDestructive(task) ? 'forces create/destroy update' : 'forces in-place update'];
}

function isDestructive(task: TaskDiff): boolean {
  if (task.Fields?.some(({ Name }) => Name !== 'KillTimeout') === true) return true;
  return (
    task.Objects?.some(({ Name, Fields }) =>
      // A changed log configuration has all its fields in the diff, so turning logs off looks like any other change.
      Name === 'LogConfig' ? Fields?.some((field) => field.Name === 'Disabled') === true : !gentle.has(Name),
    ) === true
  );
}

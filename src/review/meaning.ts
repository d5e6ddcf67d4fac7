import { shownText, type ShownDiff, type ShownObject } from '../redaction/shown-diff.ts';
import type { GroupVerdict, Verdict } from '../plan/verdict.ts';
import type { KeptCount } from '../plan/preserve-counts.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import { canonical } from './canonical.ts';

/** A plan, as far as what it means depends on it. */
export interface PlanToJudge {
  readonly job: Job;
  readonly verdict: Verdict;
  /** In clear, or without the values that must not be shown; `null` when the service gave none. */
  readonly diff: ShownDiff | null;
  /** Task groups whose counts are the running job's. */
  readonly keptGroups: ReadonlySet<KeptCount['group']>;
}

/**
 * What a reviewer decides on, as plain data: two plans mean the same when this is the same. The rule:
 *
 * - The specification's difference from what runs: every field that is added, deleted or changed, with both values; not the unchanged ones that
 *   the service shows around them, and not the order in which it shows them.
 * - Of each task group how many allocations would be created, replaced, updated in place, stopped, and started as canaries. Where the cluster
 *   decides how many there are (a system job has one a node; counts kept for an autoscaler) only whether there are any.
 * - Which other jobs would lose allocations.
 *
 * What moves with the cluster alone is no part of it: which nodes are taken, what finds no place today, what is migrated from a draining node or
 * rescheduled, what is left alone, the next launch, indexes, and Nomad's warnings.
 */
export function meaningOf({ job, verdict, diff, keptGroups }: PlanToJudge): object {
  const everywhere = job.Type === 'system' || job.Type === 'sysbatch';
  const groups = verdict.groups.flatMap((group) => {
    const counts = reviewedCounts(group, everywhere || keptGroups.has(group.name));
    return Object.keys(counts).length === 0 ? [] : [[group.name, counts] as const];
  });
  return {
    change: verdict.change,
    startsAgain: verdict.startsAgain,
    groups: Object.fromEntries(groups),
    preempts: [...new Set(verdict.preempted.map((other) => canonical([other.namespace, other.job])))].toSorted(),
    diff: diff === null ? null : differenceOf(diff),
  };
}

function reviewedCounts(group: GroupVerdict, onlyWhether: boolean): Record<string, number | true> {
  const { created, replaced, updatedInPlace, stopped, canaries } = group;
  const counts = Object.entries({ created, replaced, updatedInPlace, stopped, canaries });
  return Object.fromEntries(counts.flatMap(([result, count]) => (count > 0 ? [[result, onlyWhether || count]] : [])));
}

/** What a difference changes, in an order of its own, without what does not change. */
export function differenceOf(diff: ShownDiff): object {
  const groups = diff.TaskGroups.map((group) => ({
    ...meaningPart(group.Type, group.Name, group),
    tasks: inStableOrder(group.Tasks.map((task) => meaningPart(task.Type, task.Name, task)).filter(isChanged)),
  }));
  return {
    ...meaningPart(diff.Type, diff.ID, diff),
    groups: inStableOrder(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
  };
}

/** A job, group, task or object of the difference, without what does not change in it. */
interface MeaningPart {
  readonly type: string;
  readonly name: string;
  readonly fields: readonly (readonly string[])[];
  readonly objects: readonly MeaningPart[];
}

function meaningPart(type: string, name: string, from: Pick<ShownObject, 'Fields' | 'Objects'>): MeaningPart {
  const fields = from.Fields.filter((field) => field.Type !== 'None');
  return {
    type,
    name,
    fields: inStableOrder(fields.map(({ Type, Name, Old, New }) => [Type, Name, shownText(Old), shownText(New)])),
    objects: inStableOrder(
      from.Objects.map((object) => meaningPart(object.Type, object.Name, object)).filter(isChanged),
    ),
  };
}

function isChanged({ type, fields, objects }: MeaningPart): boolean {
  return type !== 'None' || fields.length + objects.length > 0;
}

/** In an order that does not depend on how the service lists them. */
function inStableOrder<T>(items: readonly T[]): readonly T[] {
  if (items.length < 2) return items;
  return items
    .map((item) => ({ item, key: canonical(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

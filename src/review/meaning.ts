import { showText, type ShownDiff, type ShownObject } from '../redaction/shown-diff.ts';
import type { GroupVerdict } from '../nomad-plan/group-counts.ts';
import type { Verdict } from '../nomad-plan/verdict.ts';
import type { KeptCount } from '../nomad-plan/spec.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import { canonicalize } from '../nomad-plan/specification.ts';

/** The parts of a plan that its meaning depends on. */
export interface PlanToJudge {
  readonly job: Job;
  readonly verdict: Verdict;
  /** The diff, in clear or redacted; `null` if Nomad returned none. */
  readonly diff: ShownDiff | null;
  /** Task groups whose counts an autoscaler or `preserve-counts` decides. */
  readonly keptGroups: ReadonlySet<KeptCount['group']>;
}

/**
 * The meaning of a plan: what reviewers decide on, as plain data. Two plans mean the same if this is equal. It consists of:
 *
 * - The diff between the specification and the running job: every added, deleted or changed field with both values, without unchanged fields and independent of
 *   their order.
 * - For each task group, how many allocations are created, replaced, updated in place, stopped, and started as canaries; nothing for groups whose counts an
 *   autoscaler decides, because the register run may find a different count, even 0. For a job that runs on each node, only whether any end, are updated in place or
 *   start as canaries: nodes come and go, and Nomad does not report reliably which of the replaced allocations it only stops.
 * - The other jobs that lose allocations.
 *
 * It excludes what changes with the cluster alone: the chosen nodes, placement failures, migrations from draining nodes, reschedules, ignored allocations, the next
 * launch, indexes, and Nomad's warnings.
 */
export function describeMeaning({ job, verdict, diff, keptGroups }: PlanToJudge): object {
  const isOnEachNode = job.Type === 'system' || job.Type === 'sysbatch';
  const groups = verdict.groups.flatMap((group) => {
    const counts = keptGroups.has(group.name) ? {} : readReviewedCounts(group, isOnEachNode);
    return Object.keys(counts).length === 0 ? [] : [[group.name, counts] as const];
  });
  return {
    change: verdict.change,
    startsAgain: verdict.startsAgain,
    groups: Object.fromEntries(groups),
    preempts: [...new Set(verdict.preempted.map((other) => canonicalize([other.namespace, other.job])))].toSorted(),
    diff: diff === null ? null : extractDifference(removeKeptCounts(diff, keptGroups)),
  };
}

function removeKeptCounts(diff: ShownDiff, groups: PlanToJudge['keptGroups']): ShownDiff {
  const TaskGroups = diff.TaskGroups.map((group) =>
    groups.has(group.Name) ? { ...group, Fields: group.Fields.filter(({ Name }) => Name !== 'Count') } : group,
  );
  return { ...diff, TaskGroups };
}

function readReviewedCounts(
  { created, replaced, updatedInPlace, stopped, canaries }: GroupVerdict,
  isOnEachNode: boolean,
): Record<string, number | true> {
  const counts = isOnEachNode
    ? { ended: replaced + stopped, updatedInPlace, canaries }
    : { created, replaced, updatedInPlace, stopped, canaries };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([result, count]) => (count > 0 ? [[result, isOnEachNode || count]] : [])),
  );
}

type JudgedEffect = Pick<PlanToJudge, 'job' | 'verdict' | 'keptGroups'>;

/** Whether two plans have the same effect. @param mayBeLess whether `planned` may also do less: a value that is already running replaces nothing */
export function hasEqualEffect(planned: JudgedEffect, reviewed: JudgedEffect, mayBeLess: boolean): boolean {
  const [meaning, maxMeaning] = [planned, reviewed].map((effect) => describeMeaning({ ...effect, diff: null }));
  if (!mayBeLess) return canonicalize(meaning) === canonicalize(maxMeaning);
  const indexGroups = ({ verdict }: JudgedEffect): ReadonlyMap<string, GroupVerdict> =>
    new Map(verdict.groups.map((group) => [group.name, group]));
  const reviewedGroups = indexGroups(reviewed);
  const isLess = [...indexGroups(planned)].every(([name, current]) => {
    const knownGroup = reviewedGroups.get(name);
    return (
      knownGroup !== undefined &&
      (['created', 'replaced', 'stopped', 'canaries'] as const).every((count) => current[count] <= knownGroup[count]) &&
      current.replaced + current.updatedInPlace <= knownGroup.replaced + knownGroup.updatedInPlace
    );
  });
  const others = new Set(reviewed.verdict.preempted.map((other) => canonicalize([other.namespace, other.job])));
  return (
    isLess &&
    planned.verdict.startsAgain === reviewed.verdict.startsAgain &&
    planned.verdict.preempted.every((other) => others.has(canonicalize([other.namespace, other.job])))
  );
}

/** The changed parts of a diff, in a stable order. */
export function extractDifference(diff: ShownDiff): object {
  const groups = diff.TaskGroups.map((group) => ({
    ...createMeaningPart(group.Type, group.Name, group),
    tasks: sortStably(group.Tasks.map((task) => createMeaningPart(task.Type, task.Name, task)).filter(isChanged)),
  }));
  return {
    ...createMeaningPart(diff.Type, diff.ID, diff),
    groups: sortStably(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
  };
}

/** A job, group, task or object of the diff, without unchanged parts. */
interface MeaningPart {
  readonly type: string;
  readonly name: string;
  readonly fields: readonly (readonly string[])[];
  readonly objects: readonly MeaningPart[];
}

function createMeaningPart(type: string, name: string, from: Pick<ShownObject, 'Fields' | 'Objects'>): MeaningPart {
  const fields = from.Fields.filter((field) => field.Type !== 'None');
  return {
    type,
    name,
    fields: sortStably(fields.map(({ Type, Name, Old, New }) => [Type, Name, showText(Old), showText(New)])),
    objects: sortStably(
      from.Objects.map((object) => createMeaningPart(object.Type, object.Name, object)).filter(isChanged),
    ),
  };
}

function isChanged({ type, fields, objects }: MeaningPart): boolean {
  return type !== 'None' || fields.length + objects.length > 0;
}

/** Sorts items independently of their order in Nomad's response. */
function sortStably<T>(items: readonly T[]): readonly T[] {
  if (items.length < 2) return items;
  return items
    .map((item) => ({ item, key: canonicalize(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

import { matchesWhole } from '../inputs/pattern.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { shownText, type ShownDiff, type ShownObject } from '../redaction/shown-diff.ts';

/** A changed field, and the objects of the job, group or task that contain it, outermost first. */
interface Leaf {
  readonly objects: readonly string[];
  readonly field: FieldDiff;
}

/**
 * The kinds of changes that reviewers look for: only an image, a count or metadata; less memory or CPU; fewer, more or other datacenters;
 * another schedule; a renamed group. Empty for a new job.
 */
export function traitsOf(diff: JobDiff | null): readonly string[] {
  if (diff === null || diff.Type !== 'Edited') return [];
  const leaves = leavesOf(diff);
  const structural = diff.TaskGroups.some(
    (group) => isWhole(group.Type) || group.Tasks.some((task) => isWhole(task.Type)),
  );
  return [
    ...(structural ? [] : only(leaves)),
    ...lowered(leaves),
    ...datacenterTraits(diff),
    ...narrowed(diff),
    ...scheduled(diff),
    ...renamed(diff),
  ];
}

function isWhole(type: JobDiff['Type']): boolean {
  return type === 'Added' || type === 'Deleted';
}

/**
 * Whether a diff names nothing that would change. Nomad also marks a job as edited because of numbers that it does not show, such as the indexes of a
 * scaling policy in an earlier version (`scalingDiff` in its `nomad/structs/diff.go`).
 */
export function changesNothing(diff: ShownDiff): boolean {
  const isUnchanged = ({ Type, Fields, Objects }: Omit<ShownObject, 'Name'>): boolean =>
    !isWhole(Type) && Fields.every((field) => field.Type === 'None') && Objects.every(isUnchanged);
  return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].every(isUnchanged);
}

type DiffBody = Pick<ObjectDiff, 'Fields' | 'Objects'>;

function leavesOf(diff: JobDiff): readonly Leaf[] {
  const walk = (body: DiffBody, objects: readonly string[]): readonly Leaf[] => [
    ...body.Fields.filter((field) => field.Type !== 'None').map((field) => ({ objects, field })),
    ...body.Objects.flatMap((object) => walk(object, [...objects, object.Name])),
  ];
  return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].flatMap((body) =>
    walk(body, []),
  );
}

/** The one kind of thing that all changed fields are. */
function only(leaves: readonly Leaf[]): readonly string[] {
  if (leaves.length === 0) return [];
  const all = (matches: (leaf: Leaf) => boolean): boolean => leaves.every(matches);
  if (all(({ objects, field }) => objects[0] === 'Config' && field.Name === 'image')) return ['image only'];
  if (all(({ objects, field }) => objects.length === 0 && field.Name === 'Count')) return ['count only'];
  return all(({ objects, field }) => objects[0] === 'UI' || field.Name.startsWith('Meta[')) ? ['metadata only'] : [];
}

const resources = new Map([
  ['MemoryMB', 'less memory'],
  ['MemoryMaxMB', 'less memory'],
  ['CPU', 'less cpu'],
  ['Cores', 'less cpu'],
]);

function lowered(leaves: readonly Leaf[]): readonly string[] {
  const text = leaves
    .filter(
      ({ objects, field }) =>
        objects[0] === 'Resources' && field.Type === 'Edited' && Number(field.New) < Number(field.Old),
    )
    .flatMap(({ field }) => resources.get(field.Name) ?? []);
  return [...new Set(text)];
}

function narrowed(diff: JobDiff): readonly string[] {
  // A new group or task brings its constraints along; those take nothing from what runs.
  const groups = diff.TaskGroups.filter((group) => !isWhole(group.Type));
  const bodies: readonly DiffBody[] = [
    diff,
    ...groups,
    ...groups.flatMap((group) => group.Tasks.filter((task) => !isWhole(task.Type))),
  ];
  const constrained = bodies.some((body) =>
    body.Objects.some((object) => object.Name === 'Constraint' && object.Type === 'Added'),
  );
  return constrained ? ['new constraints'] : [];
}

function scheduled(diff: JobDiff): readonly string[] {
  return scheduleChange(diff) === undefined ? [] : ['another schedule'];
}

const scheduleFields = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);

/**
 * How the schedule of a periodic job changes, such as from `0 3 * * *` to `disabled`. Nomad shows `crons` as an object of their own, and only if they change.
 * Undefined if it does not change: `cron` and `crons` may hold the same.
 */
export function scheduleChange({ Objects }: Pick<ShownDiff, 'Objects'>) {
  const periodic = Objects.filter(({ Name, Type }) => Name === 'Periodic' && Type === 'Edited');
  const fields = periodic.flatMap((object) => [object, ...object.Objects].flatMap(({ Fields }) => Fields));
  if (!fields.some(({ Name, Type }) => scheduleFields.has(Name) && Type !== 'None')) return undefined;
  const textOf = (side: 'Old' | 'New', ...names: readonly string[]): string => {
    const texts = fields.filter(({ Name }) => names.includes(Name)).map((field) => shownText(field[side]));
    return texts.filter((text) => text !== '').join(', ');
  };
  const isMoved = textOf('Old', 'TimeZone') !== textOf('New', 'TimeZone');
  const describe = (side: 'Old' | 'New'): string => {
    if (textOf(side, 'Enabled') === 'false') return 'disabled';
    const times = textOf(side, 'Spec', 'Specs');
    const zone = isMoved ? textOf(side, 'TimeZone') : '';
    if (times === '') return zone || 'enabled';
    return zone === '' ? times : `${times} (${zone})`;
  };
  const [before, after] = [describe('Old'), describe('New')];
  return before === after && !before.includes(hiddenMark) ? undefined : { before, after };
}

/** A group that goes and one that comes with the same tasks are most likely one under another name: its allocations do not move along. */
function renamed({ TaskGroups }: JobDiff): readonly string[] {
  const tasks = (type: JobDiff['Type']): readonly string[] =>
    TaskGroups.filter((group) => group.Type === type).map((group) =>
      JSON.stringify(group.Tasks.map((task) => task.Name).toSorted()),
    );
  const gone = new Set(tasks('Deleted'));
  return tasks('Added').some((names) => gone.has(names)) ? ['a group renamed'] : [];
}

/**
 * How the datacenters of a job change; empty if they stay the same. Both lists hold names and globs, in which only `*` is special, and an
 * empty list means all datacenters. Source: https://developer.hashicorp.com/nomad/docs/job-specification/job#datacenters
 */
export function datacenterTraits(diff: Pick<JobDiff, 'Objects'>): readonly string[] {
  const { before, after, isChanged } = datacenterLists(diff);
  if (!isChanged) return [];
  const lost = !before.every((one) => isWithin(one, after));
  const gained = !after.every((one) => isWithin(one, before));
  if (lost && gained) return ['other datacenters'];
  if (lost) return ['fewer datacenters'];
  return gained ? ['more datacenters'] : [];
}

/** The datacenters before and after, where a diff has them; of what does not change, both are `*`. */
export function datacenterLists({ Objects }: Pick<JobDiff, 'Objects'>) {
  const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
  const before = fields.filter(({ Type }) => Type !== 'Added');
  const after = fields.filter(({ Type }) => Type !== 'Deleted');
  return {
    before: orAll(before.map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old))),
    after: orAll(after.map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New))),
    isChanged: fields.some(({ Type }) => Type !== 'None'),
  };
}

function orAll(names: readonly string[]): readonly string[] {
  return names.length === 0 ? ['*'] : names;
}

/** A sign that no datacenter has in its name. */
const unknown = '\0';

/**
 * Whether every datacenter that a glob stands for is one of those that some others stand for. What stands for the unknown in its stars stands for anything in
 * them; so one of the others has to do it alone, for no name in them has that sign.
 */
function isWithin(glob: string, others: readonly string[]): boolean {
  const name = glob.replaceAll('*', unknown);
  return others.some((other) => other === glob || matchesWhole(other.split('*'), name));
}

import { readStep, type FieldPath } from './ignore-patterns.ts';
import type { ShownBody, ShownDiff, ShownObject, ShownTask } from '../../../redaction/shown-diff.ts';
import type { FieldDiff, JobDiff, ObjectDiff, TaskDiff } from '../../../clients/nomad/jobs/plan.ts';

/** Whether the difference of a field does not count. */
export type IsIgnored = (path: FieldPath, field: FieldDiff) => boolean;

/** A part of a diff without its ignored fields. */
interface Kept<Part> {
  readonly part: Part;
  /** Whether any field was left out. */
  readonly isCut: boolean;
}

/** The fields and objects of a part of a diff, in clear. */
interface ClearBody {
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}

/**
 * A diff without its ignored fields. A part with no other difference counts as unchanged; an added or deleted group or task never does.
 *
 * @param shown the diff to cut, which may be redacted: its fields are those of `clear`, in the same order
 * @param clear names as Nomad has them
 */
export function withoutIgnored(shown: ShownDiff, clear: JobDiff, isIgnored: IsIgnored): ShownDiff {
  const job = cutBody(shown, clear, [], isIgnored);
  const groups = shown.TaskGroups.map((group, at) => cutGroup(group, clear.TaskGroups[at], isIgnored));
  const isCut = job.isCut || groups.some((group) => group.isCut);
  const part = { ...shown, ...job.part, TaskGroups: groups.map((group) => group.part) };
  const isChanged = hasChanges(part) || part.TaskGroups.some((group) => group.Type !== 'None' || hasTaskChanges(group));
  return { ...part, Type: isCut && part.Type === 'Edited' && !isChanged ? 'None' : part.Type };
}

type ShownGroup = ShownDiff['TaskGroups'][number];

function cutGroup(
  group: ShownGroup,
  clear: JobDiff['TaskGroups'][number] | undefined,
  isIgnored: IsIgnored,
): Kept<ShownGroup> {
  if (clear === undefined) return { part: group, isCut: false };
  const path = [{ name: 'TaskGroup', key: clear.Name }];
  const own = cutBody(group, clear, path, isIgnored);
  const tasks = group.Tasks.map((task, at) => cutTask(task, clear.Tasks[at], path, isIgnored));
  const isCut = own.isCut || tasks.some((task) => task.isCut);
  const part = { ...group, ...own.part, Tasks: tasks.map((task) => task.part) };
  const isChanged = hasTaskChanges(part);
  return { part: { ...part, Type: isCut && part.Type === 'Edited' && !isChanged ? 'None' : part.Type }, isCut };
}

function cutTask(
  task: ShownTask,
  clear: TaskDiff | undefined,
  outer: FieldPath,
  isIgnored: IsIgnored,
): Kept<ShownTask> {
  if (clear === undefined) return { part: task, isCut: false };
  const { part: body, isCut } = cutBody(task, clear, [...outer, { name: 'Task', key: clear.Name }], isIgnored);
  const part = { ...task, ...body };
  return { part: { ...part, Type: isCut && part.Type === 'Edited' && !hasChanges(part) ? 'None' : part.Type }, isCut };
}

function cutBody(shown: ShownBody, clear: ClearBody, path: FieldPath, isIgnored: IsIgnored): Kept<ShownBody> {
  const isLeftOut = clear.Fields.map(
    (field) => field.Type !== 'None' && isIgnored([...path, readStep(field.Name)], field),
  );
  const objects = shown.Objects.map((object, at) => cutObject(object, clear.Objects[at], path, isIgnored));
  return {
    part: {
      Fields: shown.Fields.filter((_, at) => isLeftOut[at] !== true),
      // An object of which only ignored fields differ is left out as a whole.
      Objects: objects.filter(({ part, isCut }) => !isCut || hasChanges(part)).map(({ part }) => part),
    },
    isCut: isLeftOut.includes(true) || objects.some((object) => object.isCut),
  };
}

function cutObject(
  object: ShownObject,
  clear: ObjectDiff | undefined,
  outer: FieldPath,
  isIgnored: IsIgnored,
): Kept<ShownObject> {
  if (clear === undefined) return { part: object, isCut: false };
  const { part, isCut } = cutBody(object, clear, [...outer, readStep(clear.Name)], isIgnored);
  return { part: { ...object, ...part }, isCut: isCut || isStoredScaling(clear) };
}

/**
 * Nomad reports the `scaling` block of a group as edited in every plan, without a field that differs, because it stores the block with an ID:
 * https://github.com/hashicorp/nomad/blob/main/nomad/structs/diff.go
 */
function isStoredScaling(object: ObjectDiff): boolean {
  return object.Name === 'Scaling' && object.Type === 'Edited' && !hasChanges(object);
}

function hasChanges({ Fields, Objects }: ShownBody | ClearBody): boolean {
  return Fields.some(({ Type }) => Type !== 'None') || Objects.some(({ Type }) => Type !== 'None');
}

/** Whether a group or its tasks have any change. */
function hasTaskChanges(group: ShownGroup): boolean {
  return hasChanges(group) || group.Tasks.some((task) => task.Type !== 'None' || hasChanges(task));
}

/** The changed fields of a diff, in its order. */
export function changedPaths(diff: ShownDiff): readonly FieldPath[] {
  const walk = (body: ShownBody, path: FieldPath): readonly FieldPath[] => [
    ...body.Fields.filter(({ Type }) => Type !== 'None').map(({ Name }) => [...path, readStep(Name)]),
    ...body.Objects.flatMap((object) => walk(object, [...path, readStep(object.Name)])),
  ];
  return [
    ...walk(diff, []),
    ...diff.TaskGroups.flatMap((group) => {
      const path = [{ name: 'TaskGroup', key: group.Name }];
      return [
        ...walk(group, path),
        ...group.Tasks.flatMap((task) => walk(task, [...path, { name: 'Task', key: task.Name }])),
      ];
    }),
  ];
}

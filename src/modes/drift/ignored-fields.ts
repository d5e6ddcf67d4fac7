import { matchesWhole } from '../../inputs/pattern.ts';
import type { ShownBody, ShownDiff, ShownObject, ShownTask } from '../../redaction/shown-diff.ts';
import type { FieldDiff, JobDiff, ObjectDiff, TaskDiff } from '../../clients/nomad/jobs/plan.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** A part of the path of a field: `Count`, or a name with a key such as `TaskGroup[app]` and `Meta[owner]`. */
export interface FieldStep {
  readonly name: string;
  /** Undefined without brackets. */
  readonly key: string | undefined;
}

/** The path of a field in a job, from the outside to the inside. */
export type FieldPath = readonly FieldStep[];

/** One line of input `ignore`: fields of jobs whose differences do not count. */
export interface IgnorePattern {
  readonly matches: (job: string, path: FieldPath) => boolean;
}

type IgnoreRead = { readonly value: IgnorePattern } | { readonly error: string; readonly hint: string };

const hint = 'Write `job:field`, such as `web:TaskGroup[app].Count` or `*:Meta[deployed_at]`.';
const maxLength = 400;

/**
 * Reads a line `job:field`. `*` stands for any text within the job's ID, a name or a key, and never for a dot or a bracket of the path: a pattern matches
 * only fields at its own depth. Case matters, as in Nomad.
 */
export function readIgnorePattern(line: string): IgnoreRead {
  // The ID of a job may have colons, and so may a key in brackets.
  const bracket = line.indexOf('[');
  const colon = line.lastIndexOf(':', bracket === -1 ? undefined : bracket);
  const [job, field] = [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
  if (colon === -1 || job === '' || field === '')
    return { error: `contains \`${line}\`, which names no job and field`, hint };
  if (line.length > maxLength)
    return { error: `contains a pattern of ${line.length} characters; at most ${maxLength} are allowed`, hint };
  const steps = splitPath(field);
  if (steps === undefined) return { error: `contains \`${line}\`, whose field is not a path`, hint };
  if (!/[A-Za-z]/.test(field)) return { error: `contains \`${line}\`, which names no field`, hint };
  const jobPieces = job.split('*');
  const wanted = steps.map(({ name, key }) => ({ name: name.split('*'), key: key?.split('*') }));
  return {
    value: {
      matches: (id, path) =>
        path.length === wanted.length &&
        matchesWhole(jobPieces, id) &&
        path.every((step, at) => matchesStep(wanted[at], step)),
    },
  };
}

interface StepPattern {
  readonly name: readonly string[];
  readonly key: readonly string[] | undefined;
}

function matchesStep(pattern: StepPattern | undefined, { name, key }: FieldStep): boolean {
  if (pattern === undefined || !matchesWhole(pattern.name, name)) return false;
  if (key === undefined || pattern.key === undefined) return key === pattern.key;
  return matchesWhole(pattern.key, key);
}

/** Splits at dots outside of brackets; undefined where a part is empty or its brackets do not match. */
function splitPath(field: string): FieldPath | undefined {
  const steps: FieldStep[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= field.length; at++) {
    const sign = field[at];
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth < 0) return undefined;
    if (sign !== undefined && (sign !== '.' || depth > 0)) continue;
    const step = readStep(field.slice(start, at));
    if (step.name === '' || /[[\]]/.test(step.name)) return undefined;
    steps.push(step);
    start = at + 1;
  }
  return depth === 0 ? steps : undefined;
}

/** `Meta[owner]` as its name and its key; the key may contain any text. */
export function readStep(text: string): FieldStep {
  const [, name = text, key] = /^([^[]*)\[(.*)\]$/s.exec(text) ?? [];
  return { name, key };
}

/** The path as a user writes it into `ignore`. */
export function formatPath(path: FieldPath): string {
  return path.map(({ name, key }) => (key === undefined ? name : `${name}[${key}]`)).join('.');
}

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

/**
 * Whether a field is a count that the job file leaves to an autoscaler: the file's group has an enabled `scaling` block, and the running count is between
 * its `min` and `max`. https://developer.hashicorp.com/nomad/docs/job-specification/scaling
 */
export function isAutoscaledCount(job: Job, path: FieldPath, { Type, Old }: FieldDiff): boolean {
  const [group, field] = path;
  if (path.length !== 2 || group?.name !== 'TaskGroup' || field?.name !== 'Count' || field.key !== undefined)
    return false;
  if (Type !== 'Edited' || !/^\d+$/.test(Old)) return false;
  const scaling = job.TaskGroups?.find(({ Name }) => Name === group.key)?.['Scaling'];
  if (typeof scaling !== 'object' || scaling === null) return false;
  const { Enabled: enabled, Min: min, Max: max } = scaling as Readonly<Record<string, unknown>>;
  const count = Number(Old);
  return enabled !== false && typeof min === 'number' && typeof max === 'number' && min <= count && count <= max;
}

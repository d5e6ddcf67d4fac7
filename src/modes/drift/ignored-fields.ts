import { matchesWhole } from '../../inputs/pattern.ts';
import type { ShownBody, ShownDiff } from '../../redaction/shown-diff.ts';
import type { FieldDiff, JobDiff } from '../../clients/nomad/jobs/plan.ts';
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

export type IsIgnored = (path: FieldPath, field: FieldDiff) => boolean;

/** A job, a group, a task or an object of a diff; the fields of a clear one are not redacted. */
interface Part extends ShownBody {
  readonly Type: ShownDiff['Type'];
  readonly Name?: string;
  readonly Tasks?: readonly Part[];
  readonly TaskGroups?: readonly Part[];
}

interface ClearPart extends Omit<Part, keyof ShownBody | 'Tasks' | 'TaskGroups'> {
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ClearPart[];
  readonly Tasks?: readonly ClearPart[];
  readonly TaskGroups?: readonly ClearPart[];
}

type StepOf = (name: string) => FieldStep;
const stepOfTask: StepOf = (key) => ({ name: 'Task', key });
const stepOfGroup: StepOf = (key) => ({ name: 'TaskGroup', key });

/**
 * A diff without its ignored fields. A part with no other difference counts as unchanged; an added or deleted group or task never does.
 *
 * @param shown the diff to cut, which may be redacted: its fields are those of `clear`, in the same order
 * @param clear names as Nomad has them
 */
export function withoutIgnored(shown: ShownDiff, clear: JobDiff, isIgnored: IsIgnored): ShownDiff {
  return cut(shown, clear, [], isIgnored).part;
}

interface Kept<P> {
  readonly part: P;
  /** Whether any field was left out. */
  readonly isCut: boolean;
}

function cut<P extends Part>(shown: P, clear: ClearPart | undefined, path: FieldPath, isIgnored: IsIgnored): Kept<P> {
  if (clear === undefined) return { part: shown, isCut: false };
  const isLeftOut = clear.Fields.map(
    (field) => field.Type !== 'None' && isIgnored([...path, readStep(field.Name)], field),
  );
  const cutAll = <One extends Part>(all: readonly One[] = [], clears: readonly ClearPart[] = [], stepOf = readStep) =>
    all.map((one, at) => cut(one, clears[at], [...path, stepOf(clears[at]?.Name ?? '')], isIgnored));
  const objects = cutAll(shown.Objects, clear.Objects).map(({ part, isCut }, at) => ({
    part,
    isCut: isCut || isStoredScaling(clear.Objects[at]),
  }));
  const [tasks, groups] = [
    cutAll(shown.Tasks, clear.Tasks, stepOfTask),
    cutAll(shown.TaskGroups, clear.TaskGroups, stepOfGroup),
  ];
  const isCut = isLeftOut.includes(true) || [...objects, ...tasks, ...groups].some((one) => one.isCut);
  const part = {
    ...shown,
    Fields: shown.Fields.filter((_, at) => isLeftOut[at] !== true),
    // An object of which only ignored fields differ is left out as a whole.
    Objects: objects.filter((one) => !one.isCut || hasChanges(one.part)).map((one) => one.part),
    ...(shown.Tasks === undefined ? {} : { Tasks: tasks.map((one) => one.part) }),
    ...(shown.TaskGroups === undefined ? {} : { TaskGroups: groups.map((one) => one.part) }),
  };
  return { part: isCut && part.Type === 'Edited' && !hasChanges(part) ? { ...part, Type: 'None' } : part, isCut };
}

/**
 * Nomad reports the `scaling` block of a group as edited in every plan, without a field that differs, because it stores the block with an ID:
 * https://github.com/hashicorp/nomad/blob/main/nomad/structs/diff.go
 */
function isStoredScaling(object: ClearPart | undefined): boolean {
  return object?.Name === 'Scaling' && object.Type === 'Edited' && !hasChanges(object);
}

function hasChanges({ Fields, Objects, Tasks = [], TaskGroups = [] }: Part | ClearPart): boolean {
  return (
    [...Fields, ...Objects].some(({ Type }) => Type !== 'None') ||
    [...Tasks, ...TaskGroups].some((one) => one.Type !== 'None' || hasChanges(one))
  );
}

export function changedPaths(diff: ShownDiff): readonly FieldPath[] {
  return pathsIn(diff, []);
}

function pathsIn({ Fields, Objects, Tasks = [], TaskGroups = [] }: Part, path: FieldPath): readonly FieldPath[] {
  const pathsOf = (parts: readonly Part[], stepOf: StepOf): readonly FieldPath[] =>
    parts.flatMap((one) => pathsIn(one, [...path, stepOf(one.Name ?? '')]));
  return [
    ...Fields.filter(({ Type }) => Type !== 'None').map(({ Name }) => [...path, readStep(Name)]),
    ...pathsOf(Objects, readStep),
    ...pathsOf(Tasks, stepOfTask),
    ...pathsOf(TaskGroups, stepOfGroup),
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

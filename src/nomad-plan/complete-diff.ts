import { toList, compareSpecs, diffField, indexItems, type Difference } from './compare-specs.ts';
import { describeExceededBound, classifyStart } from './spec.ts';
import { canonicalize } from './specification.ts';
import { isLeaf } from '../redaction/spec-fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { FieldDiff, JobDiff, JobPlan, ObjectDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';

type TypedBody = Pick<JobDiff, 'Type' | 'Fields' | 'Objects'>;
type BodyOnly = Pick<ObjectDiff, 'Fields' | 'Objects'>;

/**
 * Whether Nomad's diff may lack a change. It has no field for some blocks, such as `spread` and a task's `restart`, and omits the order of lists. If several blocks have the
 * same name, such as devices and identities, it contains only the last. Source: `Job.Diff` and `primitiveObjectSetDiff` in nomad/structs/diff.go, and `SpecChanged` in
 * structs.go, which decides whether a registration creates a version. Nomad 1.8 to 2.0.5.
 */
export function mayLackChanges(job: Job, plan: Pick<JobPlan, 'Diff' | 'Annotations'>): boolean {
  return plan.Diff?.Type === 'Edited' || (plan.Diff?.Type === 'None' && !isLeftAlone(job, plan));
}

/** Whether Nomad reports all groups as unchanged. It compares each group as a whole. */
export function areGroupsEqual(diff: JobDiff): boolean {
  return diff.TaskGroups.every(({ Type }) => Type === 'None');
}

/** Whether Nomad reports a part as edited without a field that differs. */
function isUnexplained(part: TypedBody): boolean {
  return part.Type === 'Edited' && !hasChange(part);
}

function hasChange({ Fields, Objects }: BodyOnly): boolean {
  return (
    Fields.some(({ Type }) => Type !== 'None') ||
    Objects.some((object) => (object.Type !== 'None' && object.Type !== 'Edited') || hasChange(object))
  );
}

/**
 * Whether Nomad does not change running allocations, which it does only if the whole specification is equal. It also ignores the ended allocations of
 * batch jobs, and a job without allocations shows nothing. Source: `genericAllocUpdateFn` in scheduler/util.go. 1.8 to 2.0.5
 */
function isLeftAlone(job: Job, { Annotations }: Pick<JobPlan, 'Annotations'>): boolean {
  if (classifyStart(job) !== 'at-once' || job.Type === 'batch' || job.Type === 'sysbatch') return false;
  const groups = Object.values(Annotations.DesiredTGUpdates);
  const isAnyLeft = groups.some(({ Ignore }) => Ignore > 0);
  return (
    isAnyLeft &&
    groups.every(
      ({ InPlaceUpdate, DestructiveUpdate, Canary, RescheduleLater }) =>
        InPlaceUpdate + DestructiveUpdate + Canary + RescheduleLater === 0,
    )
  );
}

export interface SpecsToCompare {
  readonly live: Job;
  readonly job: Job;
  /** Whether the planned job has the server's defaults. If not, unset fields are not compared, except for lists. */
  readonly isCanonical: boolean;
}

/**
 * Nomad's diff with the missing differences between the two specifications. A part that Nomad reports as edited although the specifications are equal becomes
 * unchanged, so that `Type` is `None` exactly if nothing differs.
 */
export function completeDiff(diff: JobDiff, { live, job, isCanonical }: SpecsToCompare): JobDiff {
  const [before, after] = [live, job].map(({ TaskGroups }) => indexItems(TaskGroups));
  const groups = diff.TaskGroups.map((group) => {
    const [old, current] = [before?.get(group.Name), after?.get(group.Name)];
    if (group.Type !== 'Edited' || old === undefined || current === undefined) return group;
    return completeGroup(group, old, isCanonical ? current : inheritPolicies(current, job), isCanonical);
  });
  const isInnerChanged = groups.some(({ Type }) => Type !== 'None');
  const isExplained = isInnerChanged || hasChange(diff);
  const jobDifference = compareSpecs(live, job, 'Job', { isCanonical, isExplained });
  return { ...fillMissingChanges(diff, jobDifference, { isCanonical: true, isInnerChanged }), TaskGroups: groups };
}

/**
 * The group of a JSON job file with the policies of its job, and its tasks with the policies of the group.
 * Source: `TaskGroup.Canonicalize` and `Task.Canonicalize` in api/tasks.go. 2.0.5
 */
function inheritPolicies(group: object, job: Job): object {
  const isBatch = job.Type === 'batch' || job.Type === 'sysbatch';
  const limits = isBatch ? { Attempts: 3, Interval: 86_400e9 } : { Attempts: 2, Interval: 1800e9 };
  const standard = { RestartPolicy: { ...limits, Delay: 15e9, Mode: 'fail', RenderTemplates: false } };
  const restarts = inherit('RestartPolicy', standard, group);
  const tasks = toList(Reflect.get(group, 'Tasks')).map((task) =>
    isLeaf(task) ? task : { ...task, ...inherit('RestartPolicy', restarts, task) },
  );
  return { ...group, ...restarts, ...inherit('Update', job, group), ...inherit('Migrate', job, group), Tasks: tasks };
}

function inherit(key: string, ...parts: readonly object[]): object {
  const policies = parts.map((part): unknown => Reflect.get(part, key)).filter((policy) => !isLeaf(policy));
  const set = policies.flatMap((policy) => Object.entries(policy ?? {}).filter(([, value]) => value !== null));
  return policies.length === 0 ? {} : { [key]: Object.fromEntries(set) };
}

function completeGroup(group: TaskGroupDiff, before: object, after: object, isCanonical: boolean): TaskGroupDiff {
  const [old, current] = [before, after].map((spec) => indexItems(Reflect.get(spec, 'Tasks')));
  const Tasks = group.Tasks.map((task) => {
    const [stored, planned] = [old?.get(task.Name), current?.get(task.Name)];
    if (task.Type !== 'Edited' || stored === undefined || planned === undefined) return task;
    const isInherited = isSameRestarts(stored, before) && isSameRestarts(planned, after);
    const [left = {}, right = {}] = [stored, planned].map((spec) =>
      isInherited ? { ...spec, RestartPolicy: undefined } : spec,
    );
    const difference = compareSpecs(left, right, 'Task', { isCanonical, isExplained: hasChange(task) });
    // Nomad reports a task as edited if only the restarts of its group change.
    const isGroupRestart = isInherited && !isSameRestarts(stored, planned);
    return fillMissingChanges(task, difference, { isCanonical: isCanonical || isGroupRestart, isInnerChanged: false });
  });
  const isInnerChanged = Tasks.some(({ Type }) => Type !== 'None');
  const isExplained = isInnerChanged || hasChange(group);
  const difference = compareSpecs(before, after, 'TaskGroup', { isCanonical, isExplained });
  return { ...fillMissingChanges(group, difference, { isCanonical, isInnerChanged }), Tasks };
}

/** Whether two parts have the same `restart` block, which a task without a block inherits from its group. */
function isSameRestarts(...parts: readonly [object, object]): boolean {
  const [left, right] = parts.map((part): unknown => Reflect.get(part, 'RestartPolicy'));
  return canonicalize(left) === canonicalize(right);
}

/** Nomad's diff of a job that was planned within wider bounds, with the bounds of the job itself. Nomad always reports such a group as edited. */
export function correctBounds(diff: JobDiff, live: Job, job: Job): JobDiff {
  const TaskGroups = diff.TaskGroups.map((group) => {
    const [old, current] = [live, job].map((spec) => spec.TaskGroups?.find(({ Name }) => Name === group.Name));
    if (old === undefined || current === undefined || describeExceededBound(current) === undefined) return group;
    const [before, after] = [old, current].map(({ Scaling }) => ({ Scaling }));
    const { Objects } = compareSpecs(before ?? {}, after ?? {}, 'TaskGroup', {
      isCanonical: false,
      isExplained: false,
    });
    return { ...group, Objects: [...group.Objects.filter(({ Name }) => Name !== 'Scaling'), ...Objects] };
  });
  return { ...diff, TaskGroups };
}

interface CompletionOptions {
  readonly isCanonical: boolean;
  /** Whether a group or task inside differs. */
  readonly isInnerChanged: boolean;
}

function fillMissingChanges<Part extends TypedBody>(
  part: Part,
  difference: Difference,
  { isCanonical, isInnerChanged }: CompletionOptions,
): Part {
  const isUnknown = !isCanonical && !isInnerChanged && isUnexplained(part) && !isScalingOnly(part);
  const isEqual = difference.Fields.length + difference.Objects.length === 0;
  const missingChange = isUnknown && isEqual ? unnamedChange : difference;
  const knownChanges = { Fields: part.Fields, Objects: part.Objects.filter((object) => !isUnexplained(object)) };
  const addedChanges = selectMissing(missingChange, countValues(knownChanges));
  const complete = {
    Fields: [...knownChanges.Fields, ...addedChanges.Fields],
    Objects: [...knownChanges.Objects, ...addedChanges.Objects],
  };
  return { ...part, ...complete, Type: isInnerChanged || hasChange(complete) ? 'Edited' : 'None' };
}

/** The changed values of a diff by their paths, each counted. */
function countValues(body: BodyOnly, path = '', counts = new Map<string, number>()): Map<string, number> {
  for (const key of body.Fields.flatMap((field) => listValueKeys(field, path)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const object of body.Objects) countValues(object, `${path}${object.Name}.`, counts);
  return counts;
}

/** Keys of the old and the new value of a changed field; without a value, the key of its name. */
function listValueKeys({ Type, Name, Old, New }: FieldDiff, path: string): readonly string[] {
  if (Type === 'None') return [];
  // Nomad calls a template's `wait` block a template, and shows an entry of a map as a field of its block, such as `GetterOptions[checksum]`.
  const name = `${path}${Name}`.replace(/\[([^\]]*)\]/g, '.$1').replace('Template.Wait.', 'Template.Template.');
  const values = [['old', Old] as const, ['new', New] as const].filter(([, value]) => value !== '');
  return values.length === 0 ? [name] : values.map((value) => JSON.stringify([name, ...value]));
}

/** The changes of a comparison that Nomad's diff lacks. @param counts the values of the diff; matched values are counted down */
function selectMissing({ Fields, Objects }: BodyOnly, counts: Map<string, number>, path = ''): Difference {
  const lacks = (field: FieldDiff): boolean => {
    const keys = listValueKeys(field, path);
    const isFound = keys.every((key) => (counts.get(key) ?? 0) > 0);
    if (isFound) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) - 1);
    return !isFound;
  };
  const inner = Objects.map((object) => ({ ...object, ...selectMissing(object, counts, `${path}${object.Name}.`) }));
  return { Fields: Fields.filter((field) => field.Type === 'None' || lacks(field)), Objects: inner.filter(hasChange) };
}

/** A part that Nomad marks as edited because of a field that the file leaves to the server. */
const unnamedChange = diffField('Other', '', '', 'Nomad does not name the field');

/** After the first registration of a group with `scaling`, Nomad compares the policy with one that lacks its indexes. Source: `scalingDiff` in nomad/structs/diff.go. 2.0.5 */
function isScalingOnly({ Objects }: BodyOnly): boolean {
  return Objects.some(({ Name, Type }) => Name === 'Scaling' && Type === 'Edited');
}

/** Fills unset fields of a job with the defaults that the server set in a second parse. */
export function addServerDefaults(job: Job, canonical: Job): Job {
  return fillDefaults(job, canonical) as Job;
}

function fillDefaults(value: unknown, defaults: unknown): unknown {
  // The parser returns an empty string for some unset fields.
  if (value === null || value === undefined || (value === '' && typeof defaults === 'string')) return defaults;
  if (isLeaf(value) || isLeaf(defaults)) return value;
  if (Array.isArray(value))
    return Array.isArray(defaults) && defaults.length === value.length
      ? value.map((item, at) => fillDefaults(item, (defaults as readonly unknown[])[at]))
      : value;
  const keys = [...new Set([...Object.keys(defaults), ...Object.keys(value)])];
  const entries = keys.map((key) => [key, fillDefaults(Reflect.get(value, key), Reflect.get(defaults, key))] as const);
  return Object.fromEntries(entries);
}

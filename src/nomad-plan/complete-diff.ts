import { compareSpecs, diffField, indexItems, type Difference } from './compare-specs.ts';
import { describeExceededBound, classifyStart } from './spec.ts';
import { isLeaf } from '../redaction/spec-fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobDiff, JobPlan, ObjectDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';

type Body = Pick<JobDiff, 'Type' | 'Fields' | 'Objects'>;
type BodyOnly = Pick<ObjectDiff, 'Fields' | 'Objects'>;

/** How much of a job has to be compared with the running one. */
export type MissingParts =
  /** Nothing: the diff shows a change in every part that Nomad calls edited. */
  | 'none'
  /** The fields of the job itself: Nomad calls all groups equal, which it decides by comparing them as a whole. */
  | 'job'
  /** Also groups or tasks that Nomad calls edited, without a field that differs. */
  | 'groups';

/**
 * Which parts of a job Nomad's diff may have left out. It has no field for some blocks, such as `spread` and a task's `restart`, and for the order of lists.
 * Source: `Job.Diff` in nomad/structs/diff.go, and `SpecChanged` in structs.go, by which a register decides. 1.8 to 2.0.5
 */
export function findMissingParts(job: Job, plan: Pick<JobPlan, 'Diff' | 'Annotations'>): MissingParts {
  const { Diff: diff } = plan;
  if (diff === null || diff.Type === 'Added' || diff.Type === 'Deleted') return 'none';
  const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
  if (tasks.some(isUnexplained)) return 'groups';
  const isOwn = diff.TaskGroups.some(
    (group) => isUnexplained(group) && group.Tasks.every(({ Type }) => Type === 'None'),
  );
  if (isOwn) return 'groups';
  if (diff.Type === 'None') return isLeftAlone(job, plan) ? 'none' : 'job';
  return isUnexplained(diff) && diff.TaskGroups.every(({ Type }) => Type === 'None') ? 'job' : 'none';
}

/** Whether Nomad calls a part edited without a field that differs. */
function isUnexplained(part: Body): boolean {
  return part.Type === 'Edited' && !hasChange(part);
}

function hasChange({ Fields, Objects }: BodyOnly): boolean {
  return (
    Fields.some(({ Type }) => Type !== 'None') ||
    Objects.some((object) => (object.Type !== 'None' && object.Type !== 'Edited') || hasChange(object))
  );
}

/**
 * Whether Nomad leaves running allocations as they are, which it does only if the whole specification is equal. It also ignores the ended allocations of
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
  readonly parts: Exclude<MissingParts, 'none'>;
}

/**
 * Nomad's diff with the missing differences between the two specifications. A part that Nomad calls edited although the specifications are equal becomes
 * unchanged, so that `Type` is `None` exactly if nothing differs.
 */
export function completeDiff(diff: JobDiff, { live, job, isCanonical, parts }: SpecsToCompare): JobDiff {
  const [before, after] = [live, job].map(({ TaskGroups }) => indexItems(TaskGroups));
  const groups = diff.TaskGroups.map((group) => {
    const [old, current] = [before?.get(group.Name), after?.get(group.Name)];
    if (parts === 'job' || group.Type !== 'Edited' || old === undefined || current === undefined) return group;
    return completeGroup(group, old, current, isCanonical);
  });
  const isInnerChanged = groups.some(({ Type }) => Type !== 'None');
  const jobDifference = compareSpecs(live, job, 'Job', isCanonical);
  return { ...fillMissingChanges(diff, jobDifference, { isCanonical: true, isInnerChanged }), TaskGroups: groups };
}

function completeGroup(group: TaskGroupDiff, before: object, after: object, isCanonical: boolean): TaskGroupDiff {
  const [old, current] = [before, after].map((spec) => indexItems(Reflect.get(spec, 'Tasks')));
  const Tasks = group.Tasks.map((task) => {
    const [stored, planned] = [old?.get(task.Name), current?.get(task.Name)];
    if (task.Type !== 'Edited' || stored === undefined || planned === undefined) return task;
    const difference = compareSpecs(stored, planned, 'Task', isCanonical);
    return fillMissingChanges(task, difference, { isCanonical, isInnerChanged: false });
  });
  const isInnerChanged = Tasks.some(({ Type }) => Type !== 'None');
  const difference = compareSpecs(before, after, 'TaskGroup', isCanonical);
  return { ...fillMissingChanges(group, difference, { isCanonical, isInnerChanged }), Tasks };
}

/** Nomad's diff of a job that was planned within wider bounds, with the bounds of the job itself. Nomad calls such a group edited in any case. */
export function correctBounds(diff: JobDiff, live: Job, job: Job): JobDiff {
  const TaskGroups = diff.TaskGroups.map((group) => {
    const [old, current] = [live, job].map((spec) => spec.TaskGroups?.find(({ Name }) => Name === group.Name));
    if (old === undefined || current === undefined || describeExceededBound(current) === undefined) return group;
    const [before, after] = [old, current].map(({ Scaling }) => ({ Scaling }));
    const { Objects } = compareSpecs(before ?? {}, after ?? {}, 'TaskGroup', false);
    return { ...group, Objects: [...group.Objects.filter(({ Name }) => Name !== 'Scaling'), ...Objects] };
  });
  return { ...diff, TaskGroups };
}

interface CompletionOptions {
  readonly isCanonical: boolean;
  /** Whether a group or task inside differs. */
  readonly isInnerChanged: boolean;
}

function fillMissingChanges<Part extends Body>(
  part: Part,
  compared: Difference,
  { isCanonical, isInnerChanged }: CompletionOptions,
): Part {
  const known = new Set([...part.Fields, ...part.Objects.filter(hasChange)].map(({ Name }) => Name));
  const lacks = ({ Name }: { readonly Name: string }): boolean => !known.has(Name);
  const isUnknown = !isCanonical && !isInnerChanged && isUnexplained(part) && !isScalingOnly(part);
  const isEqual = compared.Fields.length + compared.Objects.length === 0;
  const missing = isUnknown && isEqual ? unnamedChange : compared;
  const Fields = [...part.Fields, ...missing.Fields.filter(lacks)];
  const Objects = [
    ...part.Objects.filter((object) => object.Type !== 'Edited' || hasChange(object)),
    ...missing.Objects.filter(lacks),
  ];
  const isChanged = isInnerChanged || hasChange({ Fields, Objects });
  return { ...part, Fields, Objects, Type: isChanged ? 'Edited' : 'None' };
}

/** A part that Nomad marks as edited because of a field that the file leaves to the server. */
const unnamedChange = diffField('Other', '', '', 'Nomad does not name the field');

/** After the first registration of a group with `scaling`, Nomad compares the policy with one that lacks its indexes. Source: `scalingDiff` in nomad/structs/diff.go. 2.0.5 */
function isScalingOnly({ Objects }: BodyOnly): boolean {
  return Objects.some(({ Name, Type }) => Name === 'Scaling' && Type === 'Edited');
}

/** A job of a file with the defaults of another parse of it, which the server set. What the file sets stays. */
export function withDefaults(job: Job, canonical: Job): Job {
  return fillDefaults(job, canonical) as Job;
}

function fillDefaults(value: unknown, defaults: unknown): unknown {
  if (value === null || value === undefined) return defaults;
  if (isLeaf(value) || isLeaf(defaults)) return value;
  if (Array.isArray(value))
    return Array.isArray(defaults) && defaults.length === value.length
      ? value.map((item, at) => fillDefaults(item, (defaults as readonly unknown[])[at]))
      : value;
  const keys = [...new Set([...Object.keys(defaults), ...Object.keys(value)])];
  const entries = keys.map((key) => [key, fillDefaults(Reflect.get(value, key), Reflect.get(defaults, key))] as const);
  return Object.fromEntries(entries);
}

import * as v from 'valibot';
import type { JsonRecord } from '../clients/http/json.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';
import type { PreserveCounts } from '../inputs/shared.ts';

/**
 * The start of a registered job's allocations: immediately, or at a launch by the schedule or a dispatch. For such a job, Nomad's plan reports "create",
 * although the registration creates no allocation.
 */
export function classifyStart(job: Job): 'at-once' | 'per-launch' | 'per-dispatch' {
  if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined) return 'per-dispatch';
  return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}

/** Whether the job itself never runs, but only jobs launched or dispatched from it; a dispatched job keeps the parameters of its parent. */
export function isParentJob(job: Job): boolean {
  return classifyStart(job) !== 'at-once' && job['Dispatched'] !== true;
}

/** Whether a job runs until its tasks have ended. A periodic or parameterized job itself does not run, only its child jobs. */
export function isBatch(job: Job): boolean {
  return (job.Type === 'batch' || job.Type === 'sysbatch') && !isParentJob(job);
}

/** Whether Nomad launches the job by a schedule, which is not stopped or disabled. */
export function isOnSchedule(job: Job): boolean {
  return classifyStart(job) === 'per-launch' && job.Periodic?.['Enabled'] !== false && job.Stop !== true;
}

/** `@daily, 0 12 * * * (UTC)`; empty for a job that is not periodic. */
export function describeSchedule({ Periodic }: Job): string {
  if (Periodic === null || Periodic === undefined) return '';
  const specs: readonly unknown[] = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
  const times = [Periodic['Spec'], ...specs].filter((time) => typeof time === 'string' && time !== '');
  const zone = Periodic['TimeZone'];
  return `${times.join(', ')} (${typeof zone === 'string' && zone !== '' ? zone : 'UTC'})`;
}

/** A task group whose count in the file was replaced by the running count, or by the nearest bound. */
export interface KeptCount {
  readonly group: string;
  readonly isAutoscaled: boolean;
  readonly count: number;
  readonly running: number;
  /** The count in the file; `undefined` if it leaves the count to Nomad. */
  readonly file: number | undefined;
  /** The bound of the group's `scaling` block that the running count exceeds, such as `at most 2`. */
  readonly bound?: string | undefined;
}

/** A job with the running counts, and the groups whose counts were replaced. */
export interface KeptCounts {
  /** As Nomad would store it. */
  readonly job: Job;
  /** As Nomad accepts it: it keeps a count outside of the bounds of a `scaling` block, but does not accept it. */
  readonly sentJob: Job;
  readonly keptCounts: readonly KeptCount[];
  /** The names of the groups whose counts the file does not decide, whether they differ from the file's or not. */
  readonly groups: ReadonlySet<string>;
}

/** Whether the group keeps the counts of the running job. Nomad rejects a file whose count is outside its bounds. */
function keepsGroupCount(group: JobGroup, counts: PreserveCounts): boolean {
  if (counts !== 'autoscaled') return counts === 'true';
  const scaling = readScaling(group);
  return scaling !== undefined && scaling['Enabled'] !== false && describeExceededBound(group) === undefined;
}

/** Whether the counts of a job depend on the running job. */
export function keepsCounts({ TaskGroups }: Job, counts: PreserveCounts): boolean {
  return TaskGroups?.some((group) => keepsGroupCount(group, counts)) === true;
}

/**
 * Puts counts of the running job into the specification: of all groups, as Nomad does after the validation of a registration with `PreserveCounts` (its plan
 * has no such option: https://github.com/hashicorp/nomad/issues/19845); or of autoscaled groups, within their bounds.
 */
export function keepCounts(job: Job, live: Job | undefined, counts: PreserveCounts): KeptCounts {
  const runningCounts = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
  const isAutoscaled = counts === 'autoscaled';
  const groups = (job.TaskGroups ?? []).map((group) => {
    const running = runningCounts.get(group.Name);
    if (running === undefined || !keepsGroupCount(group, counts))
      return { counted: group, sent: group, kept: [], names: [] };
    const scaling = readScaling(group);
    const instead = group.Count ?? scaling?.Min ?? 1;
    // Nomad uses the count as the minimum if none is set.
    const boundedGroup = { ...group, ...(scaling && { Scaling: { ...scaling, Min: scaling.Min ?? instead } }) };
    const bound = describeExceededBound({ ...boundedGroup, Count: running });
    const count = isAutoscaled ? clampCount(boundedGroup, running) : running;
    const newGroup = { ...boundedGroup, Count: count };
    // Without a count, the file leaves it to the autoscaler.
    const file = isAutoscaled ? (group.Count ?? undefined) : instead;
    const isShown = count !== file && (file !== undefined || bound !== undefined);
    const name = group.Name ?? '';
    const kept = isShown ? [{ group: name, isAutoscaled, count, running, file, bound }] : [];
    return { counted: newGroup, sent: bound === undefined || isAutoscaled ? newGroup : group, kept, names: [name] };
  });
  const buildJob = (version: 'counted' | 'sent'): Job =>
    live === undefined ? job : { ...job, TaskGroups: groups.map((group) => group[version]) };
  const names = new Set(groups.flatMap((group) => group.names));
  const keptCounts = groups.flatMap(({ kept }) => kept);
  return { job: buildJob('counted'), sentJob: buildJob('sent'), keptCounts, groups: names };
}

/** `keeps 5 (autoscaled); the job file has 2`, `goes from 8 to 3 (autoscaled); the job file has 2, at most 3` */
export function describeKeptCount({ isAutoscaled, count, running, file, bound }: KeptCount): string {
  const change = count === running ? `keeps ${count}` : `goes from ${running} to ${count}`;
  const limits = [file, bound].filter((part) => part !== undefined).join(', ');
  return `${change}${isAutoscaled ? ' (autoscaled)' : ''}; the job file has ${limits}`;
}

/** A job whose counts are within the bounds of the `scaling` blocks, because these are wider; the same job if they are anyway. */
export function widenBounds(job: Job): Job {
  if (!job.TaskGroups?.some(describeExceededBound)) return job;
  const groups = job.TaskGroups.map((group) => {
    const [scaling, count] = [readScaling(group), group.Count ?? 1];
    if (scaling === undefined || describeExceededBound(group) === undefined) return group;
    const [Min, Max] = [Math.min(scaling.Min ?? count, count), Math.max(scaling.Max ?? count, count)];
    return { ...group, Scaling: { ...scaling, Min, Max } };
  });
  return { ...job, TaskGroups: groups };
}

function clampCount(group: JobGroup, count: number): number {
  const { Min: min, Max: max } = readScaling(group) ?? {};
  return Math.min(Math.max(count, min ?? count), max ?? Infinity);
}

const boundsSchema = v.object({ Min: v.nullish(v.number()), Max: v.nullish(v.number()) });

export function readScaling({ Scaling }: JobGroup): (JsonRecord & v.InferOutput<typeof boundsSchema>) | undefined {
  const { success, output } = v.safeParse(boundsSchema, Scaling);
  return success ? { ...(Scaling as JsonRecord), ...output } : undefined;
}

/** The bound of its `scaling` block that the count of a group exceeds, such as `at most 2`. */
export function describeExceededBound(group: JobGroup): string | undefined {
  const { Min: min, Max: max } = readScaling(group) ?? {};
  const count = group.Count ?? min ?? 1;
  if (typeof max === 'number' && count > max) return `at most ${max}`;
  return typeof min === 'number' && count < min ? `at least ${min}` : undefined;
}

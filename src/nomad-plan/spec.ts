import * as v from 'valibot';
import type { JsonRecord } from '../clients/http/json.ts';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';

/**
 * When a registered job's allocations start: at once, or only when the schedule launches or a user dispatches the job. Of the latter the
 * scheduler's dry run says "create", though registering creates nothing.
 */
export function jobStart(job: Job): 'at-once' | 'per-launch' | 'per-dispatch' {
  if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined) return 'per-dispatch';
  return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}

/** Whether the job itself never runs, but only what is launched or dispatched from it; a dispatched job keeps the parameters of its parent. */
export function isTemplate(job: Job): boolean {
  return jobStart(job) !== 'at-once' && job['Dispatched'] !== true;
}

/** Whether a job runs until its tasks have ended. A periodic or parameterized one is only registered: its child jobs run. */
export function isBatch(job: Job): boolean {
  return (job.Type === 'batch' || job.Type === 'sysbatch') && !isTemplate(job);
}

/** Whether Nomad launches the job by a schedule; a stopped or disabled one waits. */
export function isOnSchedule(job: Job): boolean {
  return jobStart(job) === 'per-launch' && job.Periodic?.['Enabled'] !== false && job.Stop !== true;
}

/** `@daily, 0 12 * * * (UTC)`; empty for a job that is not periodic. */
export function scheduleOf({ Periodic }: Job): string {
  if (Periodic === null || Periodic === undefined) return '';
  const specs: readonly unknown[] = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
  const times = [Periodic['Spec'], ...specs].filter((time) => typeof time === 'string' && time !== '');
  const zone = Periodic['TimeZone'];
  return `${times.join(', ')} (${typeof zone === 'string' && zone !== '' ? zone : 'UTC'})`;
}

/** A task group whose running count was put in place of the one in the file. */
export interface KeptCount {
  readonly group: string;
  /** The running count. */
  readonly count: number;
  /** The count in the file. */
  readonly instead: number;
  /** The bound of the group's `scaling` block that the running count exceeds, such as `at most 2`. */
  readonly bound?: string | undefined;
}

/** A job with running counts put in, and which ones they are. */
export interface Kept {
  /** As Nomad would store it. */
  readonly job: Job;
  /** As Nomad accepts it: it keeps a count outside of the bounds of a `scaling` block, but does not accept it. */
  readonly sent: Job;
  readonly kept: readonly KeptCount[];
}

/**
 * Puts the counts of the running job into the specification, as Nomad does after the validation of a register with `PreserveCounts`; its plan has no such option
 * (https://github.com/hashicorp/nomad/issues/19845). Returns the counts that differ from the file's.
 */
export function keepCounts(job: Job, live: Job | undefined): Kept {
  const running = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
  const groups = (job.TaskGroups ?? []).map((group) => {
    const count = running.get(group.Name);
    if (count === undefined) return { own: group, sent: group, kept: [] };
    const scaling = scalingOf(group);
    const instead = group.Count ?? scaling?.Min ?? 1;
    // Nomad takes the count for a minimum that is not set.
    const own = { ...group, Count: count, ...(scaling && { Scaling: { ...scaling, Min: scaling.Min ?? instead } }) };
    const bound = exceededBound(own);
    const kept = count === instead ? [] : [{ group: group.Name ?? '', count, instead, bound }];
    return { own, sent: bound === undefined ? own : group, kept };
  });
  const withGroups = (of: 'own' | 'sent'): Job => ({ ...job, TaskGroups: groups.map((group) => group[of]) });
  if (live === undefined) return { job, sent: job, kept: [] };
  return { job: withGroups('own'), sent: withGroups('sent'), kept: groups.flatMap(({ kept }) => kept) };
}

/** A job whose counts are within the bounds of the `scaling` blocks, because these are wider; the same job if they are anyway. */
export function widenBounds(job: Job): Job {
  if (!job.TaskGroups?.some(exceededBound)) return job;
  const groups = job.TaskGroups.map((group) => {
    const [scaling, count] = [scalingOf(group), group.Count ?? 1];
    if (scaling === undefined || exceededBound(group) === undefined) return group;
    const [Min, Max] = [Math.min(scaling.Min ?? count, count), Math.max(scaling.Max ?? count, count)];
    return { ...group, Scaling: { ...scaling, Min, Max } };
  });
  return { ...job, TaskGroups: groups };
}

const BOUNDS = v.object({ Min: v.nullish(v.number()), Max: v.nullish(v.number()) });

/** The `scaling` block of a group; undefined without one. */
export function scalingOf({ Scaling }: JobGroup): (JsonRecord & v.InferOutput<typeof BOUNDS>) | undefined {
  const { success, output } = v.safeParse(BOUNDS, Scaling);
  return success ? { ...(Scaling as JsonRecord), ...output } : undefined;
}

/** The bound of its `scaling` block that the count of a group exceeds, such as `at most 2`. */
export function exceededBound(group: JobGroup): string | undefined {
  const { Min: min, Max: max } = scalingOf(group) ?? {};
  const count = group.Count ?? min ?? 1;
  if (typeof max === 'number' && count > max) return `at most ${max}`;
  return typeof min === 'number' && count < min ? `at least ${min}` : undefined;
}

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
}

/** A job with running counts put in, and which ones they are. */
export interface Kept {
  readonly job: Job;
  readonly kept: readonly KeptCount[];
}

/**
 * Puts the counts of the running job into the specification, as the service does on a register with `PreserveCounts`; its plan
 * has no such option (https://github.com/hashicorp/nomad/issues/19845). Returns the counts that differ from the file's.
 */
export function keepCounts(job: Job, live: Job | undefined): Kept {
  const running = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
  const groups = (job.TaskGroups ?? []).map((group): readonly [JobGroup, number | undefined] => {
    const count = running.get(group.Name);
    return count === undefined ? [group, undefined] : [{ ...group, Count: count }, count];
  });
  const kept = groups.flatMap(([group, count], index) => {
    const instead = job.TaskGroups?.[index]?.Count ?? 1;
    return count === undefined || count === instead ? [] : [{ group: group.Name ?? '', count, instead }];
  });
  return { job: live === undefined ? job : { ...job, TaskGroups: groups.map(([group]) => group) }, kept };
}

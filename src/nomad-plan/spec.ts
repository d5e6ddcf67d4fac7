import type { Job } from '../clients/nomad/jobs/job.ts';

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

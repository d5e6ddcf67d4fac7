import { asJob, type Job } from './job.ts';
import { jobCall } from './job-reading.ts';
import type { Reading } from '../reading.ts';
import type { JobReadTarget } from '../target.ts';

/**
 * Read Job: GET /v1/job/:job_id → the job, a stopped one too until it is garbage-collected.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job
 */
export function readJob(request: JobReadTarget): Reading<Job> {
  return { call: jobCall(request, { suffix: '' }), shape: asJob };
}

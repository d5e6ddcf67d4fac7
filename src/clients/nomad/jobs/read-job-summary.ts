import * as v from 'valibot';
import { jobReading } from './job-reading.ts';
import type { Reading } from '../reading.ts';
import { count, mapOf, text } from '../shape.ts';
import type { JobReadTarget } from '../target.ts';

/** Counts of allocations per task group; of children where the job has such. */
export const SUMMARY = v.object({
  JobID: v.string(),
  Namespace: text,
  Summary: mapOf(
    v.object({
      Queued: count,
      Starting: count,
      Running: count,
      Complete: count,
      Failed: count,
      Lost: count,
      // Since 1.3.
      Unknown: count,
    }),
  ),
  Children: v.nullish(v.object({ Pending: count, Running: count, Dead: count }), null),
});

export type JobSummary = v.InferOutput<typeof SUMMARY>;

/**
 * Read Job Summary: GET /v1/job/:job_id/summary → counts of allocations per task group.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-summary
 */
export function readJobSummary(request: JobReadTarget): Reading<JobSummary> {
  return jobReading(request, { suffix: '/summary', shape: SUMMARY });
}

import * as v from 'valibot';
import { jobReading } from './job-reading.ts';
import type { Reading } from '../reading.ts';
import { count, mapOf, text } from '../shape.ts';
import type { JobReadTarget } from '../target.ts';

export interface ReadJobSubmissionRequest extends JobReadTarget {
  readonly version: number;
}

const SUBMISSION = v.object({
  Source: v.string(),
  /** `hcl2` or `json`. */
  Format: text,
  VariableFlags: mapOf(v.string()),
  Variables: text,
  Version: count,
});

/**
 * Read Job Submission: GET /v1/job/:job_id/submission?version= → the source that a version was registered with. It may hold the
 * values of variables in clear.
 *
 * @throws ServiceError `not-found` (no such job or version, or it came without a source); `server` (one before 1.6);
 *   `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-submission
 */
export function readJobSubmission({
  version,
  ...request
}: ReadJobSubmissionRequest): Reading<v.InferOutput<typeof SUBMISSION>> {
  return jobReading(request, {
    suffix: '/submission',
    query: { version },
    // A server that knows the request says `job source not found` of a job that it does not know.
    since: { version: '1.6.0', older: /^job not found$/ },
    shape: SUBMISSION,
  });
}

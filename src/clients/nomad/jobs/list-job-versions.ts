import * as v from 'valibot';
import { JOB, type Job } from './job.ts';
import { jobCall } from './job-reading.ts';
import type { JobDiff } from './plan-answer.ts';
import { JOB_DIFF } from './plan-shape.ts';
import type { Reading } from '../reading.ts';
import { listOf, shaped, type Shaped } from '../shape.ts';
import type { JobReadTarget } from '../target.ts';

export interface ListJobVersionsRequest extends JobReadTarget {
  /** Whether the differences come along. */
  readonly diffs?: boolean | undefined;
  /** What each version is compared with instead of the one before it: a number, or a tag's name. Since 1.9. */
  readonly against?: { readonly version: number } | { readonly tag: string } | undefined;
}

interface JobVersions {
  /** The newest first, each exactly as it came. */
  readonly Versions: readonly Job[];
  /** From each version's predecessor to it, one fewer than versions; with `against` one of each. */
  readonly Diffs: readonly JobDiff[];
}

const VERSIONS = v.object({ Versions: v.nullable(v.array(JOB)), Diffs: listOf(JOB_DIFF) });

/**
 * List Job Versions: GET /v1/job/:job_id/versions → the versions that the service still has: the latest six by default, and those
 * with a tag.
 *
 * @throws ServiceError `not-found` (the job, or the tag); `unauthorized` (`read-job`); `invalid` for an ID that no path can
 *   name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-versions
 */
export function listJobVersions(request: ListJobVersionsRequest): Reading<JobVersions> {
  const { diffs, against } = request;
  const query = {
    diffs,
    diff_version: against !== undefined && 'version' in against ? against.version : undefined,
    diff_tag: against !== undefined && 'tag' in against ? against.tag : undefined,
  };
  return { call: jobCall(request, { suffix: '/versions', query }), shape: asVersions };
}

function asVersions(value: unknown): Shaped<JobVersions> {
  const result = shaped(VERSIONS, value);
  if ('problem' in result) {
    return result;
  }
  const { Versions } = value as { readonly Versions: readonly Job[] | null };
  return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

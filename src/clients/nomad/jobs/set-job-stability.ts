import * as v from 'valibot';
import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { shaped } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';

export interface SetJobStabilityRequest extends JobTarget {
  readonly version: number;
  readonly stable: boolean;
}

const MARKED = v.object({ Index: v.number() });

/**
 * Set Job Stability: POST /v1/job/:job_id/stable, `{JobID, JobVersion, Stable}`. It moves the job's ModifyIndex, not the
 * JobModifyIndex that a check-and-set looks at. Sent again after a lost connection: twice does what once does.
 *
 * Meant for the live version. Another one whose stability changes by it BECOMES the live job, its specification and its
 * JobModifyIndex with it, though nothing is evaluated; the next register then takes a version number that is in use (2.0.5, observed).
 *
 * @throws ServiceError `not-found` (job or version); `unauthorized` (`submit-job`, since 1.11.2 also `stable-job`); `invalid`
 *   for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#set-job-stability
 */
export async function setJobStability(
  wire: Wire,
  { id, version, stable, namespace, region }: SetJobStabilityRequest,
): Promise<v.InferOutput<typeof MARKED>> {
  const call: Call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(id, 'input')}/stable`,
    namespace,
    region,
    body: { JobID: id, JobVersion: version, Stable: stable },
    repeatable: true,
    capability: '`submit-job` (or `stable-job` since 1.11.2)',
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(MARKED, value));
}

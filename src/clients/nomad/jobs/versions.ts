import * as v from 'valibot';
import { parseValue, type Parsed } from '../../schema.ts';
import { shapeOf, type ReadCall } from '../call.ts';
import { listOf } from '../fields.ts';
import type { JobReadTarget, JobTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';
import { JOB, type Job } from './job.ts';
import { JOB_DIFF, type JobDiff } from './plan.ts';
import { jobCall } from './read.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

interface ListJobVersionsRequest extends JobReadTarget {
  /** Whether the differences come along. */
  readonly diffs?: boolean | undefined;
}

interface JobVersions {
  /** The newest first, each exactly as it came. */
  readonly Versions: readonly Job[];
  /** From each version's predecessor to it, one fewer than versions. */
  readonly Diffs: readonly JobDiff[];
}

const VERSIONS = v.object({ Versions: v.nullable(v.array(JOB)), Diffs: listOf(JOB_DIFF) });

/**
 * List Job Versions: GET /v1/job/:job_id/versions → the versions that Nomad still has: the latest six by default, and
 * those with a tag.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-versions
 */
export function listJobVersions({ diffs, ...request }: ListJobVersionsRequest): ReadCall<JobVersions> {
  return { call: jobCall(request, { suffix: '/versions', query: { diffs } }), shape: asVersions };
}

function asVersions(value: unknown): Parsed<JobVersions> {
  const result = parseValue(VERSIONS, value);
  if ('problem' in result) return result;
  const { Versions } = value as { readonly Versions: readonly Job[] | null };
  return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

interface RevertJobRequest extends JobTarget {
  readonly version: number;
  /** Check-and-set: only if this is the live version. */
  readonly enforcePriorVersion?: number | undefined;
  /** Of the service mesh, for its policies; ignored by servers since 1.10. */
  readonly meshToken?: string | undefined;
  /** Of the secrets tool, likewise. */
  readonly secretsToken?: string | undefined;
}

/**
 * Revert to older Job Version: POST /v1/job/:job_id/revert, `{JobID, JobVersion, EnforcePriorVersion}` → the evaluation
 * to follow. It makes a new version with the specification of the old one, not stable and without its tag. Never sent
 * again.
 *
 * @throws ServiceError `not-found` (job or version); `conflict`; `invalid` (it is the live version already);
 *   `unauthorized` (`submit-job`, since 1.11.2 also `revert-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#revert-to-older-job-version
 */
export async function revertJob(wire: NomadWire, request: RevertJobRequest): Promise<RegisteredJobAnswer> {
  const { id, version, enforcePriorVersion, meshToken, secretsToken, namespace, region } = request;
  const names = wire.dialect.revertTokens;
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/revert`,
      namespace,
      region,
      body: {
        JobID: id,
        JobVersion: version,
        EnforcePriorVersion: enforcePriorVersion,
        [names.mesh]: meshToken,
        [names.secrets]: secretsToken,
      },
      repeatable: false,
      capability: '`submit-job` (or `revert-job` since 1.11.2)',
      invalidReason: 'input',
      secrets: [meshToken, secretsToken],
    },
    shape: shapeOf(WRITTEN),
  });
}

interface SetJobStabilityRequest extends JobTarget {
  readonly version: number;
  readonly stable: boolean;
}

const MARKED = v.object({ Index: v.number() });

/**
 * Set Job Stability: POST /v1/job/:job_id/stable, `{JobID, JobVersion, Stable}`. It moves the job's ModifyIndex, not
 * the JobModifyIndex that a check-and-set looks at. Sent again after a lost connection: twice does what once does.
 *
 * Meant for the live version. Another one whose stability changes by it BECOMES the live job, its specification and its
 * JobModifyIndex with it, though nothing is evaluated; the next register then takes a version number that is in use
 * (2.0.5, observed).
 *
 * @throws ServiceError `not-found` (job or version); `unauthorized` (`submit-job`, since 1.11.2 also `stable-job`);
 *   `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#set-job-stability
 */
export async function setJobStability(
  wire: NomadWire,
  { id, version, stable, namespace, region }: SetJobStabilityRequest,
): Promise<v.InferOutput<typeof MARKED>> {
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/stable`,
      namespace,
      region,
      body: { JobID: id, JobVersion: version, Stable: stable },
      repeatable: true,
      capability: '`submit-job` (or `stable-job` since 1.11.2)',
      invalidReason: 'input',
    },
    shape: shapeOf(MARKED),
  });
}

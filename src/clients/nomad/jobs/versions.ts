import * as v from 'valibot';
import { parseValue, type Parsed } from '../../schema.ts';
import { shapeOf, type ReadCall, type JobReadTarget, type JobTarget } from '../wire/call.ts';
import { listOf } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { JOB, requireSupported, type Job } from './job.ts';
import { JOB_DIFF, type JobDiff } from './plan.ts';
import { changeJob, jobReading } from './job-call.ts';
import type { Permit } from '../../../gate/gate.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

interface ListJobVersionsRequest extends JobReadTarget {
  /** Includes the diffs. */
  readonly diffs?: boolean | undefined;
}

interface JobVersions {
  /** The newest first, unchanged. */
  readonly Versions: readonly Job[];
  /** From each version's predecessor; one fewer than versions. */
  readonly Diffs: readonly JobDiff[];
}

const VERSIONS = v.object({ Versions: v.nullable(v.array(JOB)), Diffs: listOf(JOB_DIFF) });

/**
 * List Job Versions: GET /v1/job/:job_id/versions → the versions that Nomad keeps: the latest six by default, and those
 * with a tag.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-versions
 */
export function listJobVersions({ diffs, ...request }: ListJobVersionsRequest): ReadCall<JobVersions> {
  return jobReading(request, { suffix: '/versions', query: { diffs }, shape: parseVersions });
}

function parseVersions(value: unknown): Parsed<JobVersions> {
  const result = parseValue(VERSIONS, value);
  if ('problem' in result) return result;
  const { Versions } = value as { readonly Versions: readonly Job[] | null };
  Versions?.slice(0, 1).forEach(requireSupported);
  return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

interface RevertJobRequest extends JobTarget {
  readonly version: number;
  /** Check-and-set: the number that the live version must have. */
  readonly enforcePriorVersion?: number | undefined;
  /** Of the service mesh (Consul); ignored by servers since 1.10. */
  readonly meshToken?: string | undefined;
  /** Of the secrets manager (Vault); ignored by servers since 1.10. */
  readonly secretsToken?: string | undefined;
}

/**
 * Revert to older Job Version: POST /v1/job/:job_id/revert, `{JobID, JobVersion, EnforcePriorVersion}` → the evaluation
 * to follow. Creates a new version with the specification of the old one, not stable and without its tag.
 *
 * @throws ServiceError `conflict`; `input` (it is already the live version)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#revert-to-older-job-version
 */
export async function revertJob(
  wire: NomadWire,
  permit: Permit<'revert'>,
  request: RevertJobRequest,
): Promise<RegisteredJobAnswer> {
  const { id, version, enforcePriorVersion, meshToken, secretsToken } = request;
  const names = wire.dialect.revertTokens;
  return changeJob(wire, permit, request, {
    verb: 'revert',
    suffix: '/revert',
    body: {
      JobID: id,
      JobVersion: version,
      EnforcePriorVersion: enforcePriorVersion,
      [names.mesh]: meshToken,
      [names.secrets]: secretsToken,
    },
    capability: '`revert-job` (`submit-job` on a server before 1.11.2)',
    secrets: [meshToken, secretsToken],
    shape: shapeOf(WRITTEN),
  });
}

const MARKED = v.object({ Index: v.number() });

/**
 * Set Job Stability: POST /v1/job/:job_id/stable, `{JobID, JobVersion, Stable}`. Changes the job's ModifyIndex, but not
 * the JobModifyIndex for a check-and-set.
 *
 * Only for the live version. If the stability of another version changes, that version BECOMES the live job, with its
 * specification and JobModifyIndex, but without an evaluation; the next register then reuses a version number (2.0.5,
 * observed).
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#set-job-stability
 */
export async function setJobStability(
  wire: NomadWire,
  permit: Permit<'stability'>,
  request: JobTarget & { readonly version: number; readonly stable: boolean },
): Promise<v.InferOutput<typeof MARKED>> {
  return changeJob(wire, permit, request, {
    verb: 'stability',
    suffix: '/stable',
    body: { JobID: request.id, JobVersion: request.version, Stable: request.stable },
    capability: '`stable-job` (`submit-job` on a server before 1.11.2)',
    shape: shapeOf(MARKED),
  });
}

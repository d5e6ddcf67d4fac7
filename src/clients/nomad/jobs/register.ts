import * as v from 'valibot';
import { shapeOf, type JobTarget } from '../wire/call.ts';
import { countField, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { changeJob } from './job-call.ts';
import { jobSegment } from './job-id.ts';
import { resolveJobTarget, type SentJob } from './job.ts';
import type { Permit } from '../../../gate/gate.ts';

/** The response of most writes. */
export const WRITTEN = v.object({
  /** Empty without an evaluation: for periodic and parameterized jobs, and for unknown jobs. */
  EvalID: textField,
  EvalCreateIndex: countField,
  JobModifyIndex: v.number(),
});
export type RegisteredJobAnswer = v.InferOutput<typeof WRITTEN>;

export interface RegisterJobRequest extends SentJob {
  /** Check-and-set: the `JobModifyIndex` that the live job must have; 0: the job must not exist, not even stopped. */
  readonly enforceIndex?: number | undefined;
  /** Of the created evaluations, 1 to 100; by default that of the job. */
  readonly evalPriority?: number | undefined;
  readonly policyOverride?: boolean | undefined;
  /** Keeps the counts of the live job's groups. */
  readonly preserveCounts?: boolean | undefined;
  /** Stored with the job, readable with `read-job`. */
  readonly submission?: Submission | undefined;
}

/** The source of a job, for Nomad's web UI. */
interface Submission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  /** The text of variable files. */
  readonly variables?: string | undefined;
}

/**
 * Create Job: POST /v1/jobs, `{Job, EnforceIndex, JobModifyIndex, …}` → the evaluation to follow. The job is sent
 * unchanged, in its namespace. A specification equal to the current one also creates an evaluation; the `JobModifyIndex`
 * of that answer cannot be used for a check-and-set: read the job.
 *
 * With `Stop: true` in the job it stops the job, and the permit has to be for that.
 *
 * @throws ServiceError `conflict`; `parse` (Nomad rejects the job, with a 500); `input` (region or namespace); `blocked` (registration is disabled)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job
 */
export async function createJob(
  wire: NomadWire,
  permit: Permit<'register' | 'stop'>,
  request: RegisterJobRequest,
): Promise<RegisteredJobAnswer> {
  // Later requests need an ID that can be part of a path.
  jobSegment(request.job.ID, 'parse');
  return await register(wire, permit, '/v1/jobs', request);
}

/**
 * Update Existing Job: POST /v1/job/:job_id. Works like Create Job, and also creates the job if it does not exist.
 *
 * @throws ServiceError like Create Job
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#update-existing-job
 */
export async function updateExistingJob(
  wire: NomadWire,
  permit: Permit<'register' | 'stop'>,
  request: RegisterJobRequest,
): Promise<RegisteredJobAnswer> {
  return await register(wire, permit, `/v1/job/${jobSegment(request.job.ID, 'parse')}`, request);
}

async function register(
  wire: NomadWire,
  permit: Permit<'register' | 'stop'>,
  path: string,
  request: RegisterJobRequest,
): Promise<RegisteredJobAnswer> {
  const { enforceIndex, submission, namespace, region } = request;
  const { job, ...place } = resolveJobTarget(request, wire);
  return wire.write(permit, {
    verb: job.Stop === true ? 'stop' : 'register',
    target: { job: job.ID, namespace, region },
    call: {
      path,
      ...place,
      body: {
        Job: job,
        ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
        EvalPriority: request.evalPriority,
        PolicyOverride: request.policyOverride,
        PreserveCounts: request.preserveCounts,
        Submission: submission && {
          Source: submission.source,
          Format: submission.format,
          Variables: submission.variables,
        },
      },
      capability: `\`register-job\` (\`submit-job\` on a server before 1.11.2)${
        request.policyOverride === true ? ', and `sentinel-override`,' : ''
      }`,
      invalidReason: 'parse',
    },
    shape: shapeOf(WRITTEN),
  });
}

export interface StopJobRequest extends JobTarget {
  /**
   * Deletes the job with its version history immediately; otherwise the garbage collector deletes it later. Its
   * allocations can no longer be listed (2.0.5, observed), so nothing shows when its tasks have ended: stop the job
   * first if that matters.
   */
  readonly purge?: boolean | undefined;
  /** Stops a multiregion job in all regions. */
  readonly global?: boolean | undefined;
  /** 1 to 100; by default that of the job. */
  readonly evalPriority?: number | undefined;
  /** Stops tasks without their `shutdown_delay`. */
  readonly noShutdownDelay?: boolean | undefined;
}

/**
 * Stop a Job: DELETE /v1/job/:job_id → the evaluation to follow; for an unknown job, `EvalID` is empty. Children of a
 * periodic or parameterized job continue. Each request creates a version.
 *
 * @throws ServiceError `input` (a priority out of range)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#stop-a-job
 */
export async function stopJob(
  wire: NomadWire,
  permit: Permit<'stop'>,
  request: StopJobRequest,
): Promise<RegisteredJobAnswer> {
  const { purge, global, evalPriority, noShutdownDelay } = request;
  return changeJob(wire, permit, request, {
    verb: 'stop',
    method: 'DELETE',
    suffix: '',
    query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
    capability: `\`${purge === true ? 'purge-job' : 'deregister-job'}\` (\`submit-job\` on a server before 1.11.2)`,
    shape: shapeOf(WRITTEN),
  });
}

import * as v from 'valibot';
import { shapeOf } from '../call.ts';
import { count, text } from '../fields.ts';
import { placeJob, type JobTarget, type SentJob } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';

/** What most writes answer. */
export const WRITTEN = v.object({
  /** Empty where nothing is scheduled by it: periodic and parameterized jobs, a job that is not there. */
  EvalID: text,
  EvalCreateIndex: count,
  JobModifyIndex: v.number(),
  /** Free text, several lines; empty when there are none. */
  Warnings: text,
});
export type RegisteredJobAnswer = v.InferOutput<typeof WRITTEN>;

export interface RegisterJobRequest extends SentJob {
  /**
   * Check-and-set: only if this is the live job's `JobModifyIndex`; 0: only if there is no such job, not even a stopped
   * one.
   */
  readonly enforceIndex?: number | undefined;
  /** 1 to 100, for the evaluations that it creates; the job's own by default. */
  readonly evalPriority?: number | undefined;
  readonly policyOverride?: boolean | undefined;
  /** Whether the counts of the live job's groups are kept. */
  readonly preserveCounts?: boolean | undefined;
  /** Kept beside the job, readable by whoever may read it; since 1.6. */
  readonly submission?: Submission | undefined;
}

/** Where a job came from, for Nomad's web interface. */
interface Submission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  /** The text of variable files. */
  readonly variables?: string | undefined;
}

/**
 * Create Job: POST /v1/jobs, `{Job, EnforceIndex, JobModifyIndex, …}` → the evaluation to follow. The job is sent as it
 * came, in its namespace. A specification that does not differ from the live one makes an evaluation all the same, and
 * its answer's `JobModifyIndex` is no base for a check-and-set: read the job.
 *
 * Sent again after a lost connection only with `enforceIndex`. A `conflict` may then be with its own first try: read
 * the job.
 *
 * @throws ServiceError `conflict`; `invalid` (reason `parse`: the job is refused, which arrives as a 500; `input`:
 *   region or namespace); `unauthorized` (`submit-job`, since 1.11.2 also `register-job`); `blocked` (registration is
 *   switched off); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job
 */
export async function createJob(wire: NomadWire, request: RegisterJobRequest): Promise<RegisteredJobAnswer> {
  // It must be one that later requests can name.
  jobSegment(request.job.ID, 'parse');
  return await register(wire, '/v1/jobs', request);
}

/**
 * Update Existing Job: POST /v1/job/:job_id. Like Create Job in everything; a job that is not there is made.
 *
 * @throws ServiceError as Create Job does.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#update-existing-job
 */
export async function updateExistingJob(wire: NomadWire, request: RegisterJobRequest): Promise<RegisteredJobAnswer> {
  return await register(wire, `/v1/job/${jobSegment(request.job.ID, 'parse')}`, request);
}

async function register(wire: NomadWire, path: string, request: RegisterJobRequest): Promise<RegisteredJobAnswer> {
  const { enforceIndex, submission } = request;
  const { job, ...place } = placeJob(request, wire);
  return wire.get({
    call: {
      method: 'POST',
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
      repeatable: enforceIndex !== undefined,
      capability: `\`submit-job\` (or \`register-job\` since 1.11.2)${
        request.policyOverride === true ? ', and `sentinel-override`,' : ''
      }`,
      invalidReason: 'parse',
    },
    shape: shapeOf(WRITTEN),
  });
}

export interface StopJobRequest extends JobTarget {
  /**
   * Whether the job is gone at once, its history too; else the garbage collector takes it later. Its allocations cannot
   * be listed any more either (2.0.5, observed), so that nothing shows when its tasks have ended: stop it first where
   * that matters.
   */
  readonly purge?: boolean | undefined;
  /** Whether a job of several regions is stopped in all of them. */
  readonly global?: boolean | undefined;
  /** 1 to 100; the job's own by default. */
  readonly evalPriority?: number | undefined;
  /** Whether tasks are stopped without their `shutdown_delay`; since 1.2.4. */
  readonly noShutdownDelay?: boolean | undefined;
}

/**
 * Stop a Job: DELETE /v1/job/:job_id → the evaluation to follow. Of a job that is not there the answer is the same with
 * an empty `EvalID`. Children of a periodic or parameterized job go on. Never sent again: twice makes two versions.
 *
 * @throws ServiceError `unauthorized` (`submit-job`, since 1.11.2 also `deregister-job`, `purge-job`); `invalid` for a
 *   priority out of range, or an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#stop-a-job
 */
export async function stopJob(wire: NomadWire, request: StopJobRequest): Promise<RegisteredJobAnswer> {
  const { id, purge, global, evalPriority, noShutdownDelay, namespace, region } = request;
  return wire.get({
    call: {
      method: 'DELETE',
      path: `/v1/job/${jobSegment(id, 'input')}`,
      query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
      namespace,
      region,
      repeatable: false,
      capability: `\`submit-job\` (or \`${purge === true ? 'purge-job' : 'deregister-job'}\` since 1.11.2)`,
      invalidReason: 'input',
    },
    shape: shapeOf(WRITTEN),
  });
}

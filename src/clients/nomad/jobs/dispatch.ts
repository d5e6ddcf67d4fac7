import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import { shapeOf } from '../call.ts';
import { countField, textField } from '../fields.ts';
import { nonEmpty, type JobTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';
import type { Permit } from '../../../gate/gate.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

interface DispatchJobRequest extends JobTarget {
  /** The payload as the dispatched job gets it, not base64; text is sent as UTF-8. */
  readonly payload?: Uint8Array | string | undefined;
  readonly meta?: Readonly<Record<string, string>> | undefined;
  /** While a child job with this token exists, no other is created. */
  readonly idempotencyToken?: string | undefined;
  /** Part of the child job's ID: `parent/dispatch-<this>-1700000000-0a1b2c3d`. */
  readonly idPrefixTemplate?: string | undefined;
  /** 1 to 100; by default that of the parent. Since 1.10.1. */
  readonly priority?: number | undefined;
}

const DISPATCHED = v.object({
  DispatchedJobID: v.string(),
  /** Empty if a child job with the token existed, or if the parent is also periodic. */
  EvalID: textField,
  EvalCreateIndex: countField,
  JobCreateIndex: countField,
});

/**
 * Dispatch Job: POST /v1/job/:job_id/dispatch?idempotency_token=, `{Payload: base64, Meta, IdPrefixTemplate, Priority}`
 * → the child job.
 *
 * @throws ServiceError `too-large` without a request; `not-found`; `invalid` (not parameterized, stopped, payload or
 *   meta that the job does not accept); `unauthorized` (`dispatch-job`); `blocked` (dispatch is disabled); `server`,
 *   `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#dispatch-job
 */
export async function dispatchJob(
  wire: NomadWire,
  permit: Permit<'dispatch'>,
  request: DispatchJobRequest,
): Promise<v.InferOutput<typeof DISPATCHED>> {
  const { id, payload, meta, idempotencyToken, idPrefixTemplate, priority, namespace, region } = request;
  const path = `/v1/job/${jobSegment(id, 'input')}/dispatch`;
  const bytes = payload === undefined ? undefined : Buffer.from(payload);
  const { payloadLimit } = wire.dialect;
  if (bytes !== undefined && bytes.length > payloadLimit) {
    const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
    throw new ServiceError({
      reason: 'input',
      message: `The payload has ${has ?? ''} bytes; a dispatch accepts at most ${limit ?? ''} bytes`,
      help: 'what-cannot-be-dispatched',
      hint: 'Store the data where the job can fetch it, and dispatch its address.',
    });
  }
  return wire.write(permit, {
    verb: 'dispatch',
    target: { job: id, namespace, region },
    call: {
      method: 'POST',
      path,
      query: { idempotency_token: nonEmpty(idempotencyToken) },
      namespace,
      region,
      body: {
        Payload: bytes?.toString('base64'),
        Meta: meta,
        IdPrefixTemplate: idPrefixTemplate,
        Priority: priority,
      },
      capability: '`dispatch-job`',
      invalidReason: 'input',
    },
    shape: shapeOf(DISPATCHED),
  });
}

const LAUNCHED = v.object({ EvalID: v.string(), EvalCreateIndex: countField });

/**
 * Force New Periodic Instance: POST /v1/job/:job_id/periodic/force → an evaluation, whose `JobID` is the child job.
 * Ignores `prohibit_overlap`.
 *
 * @throws ServiceError `not-found` (a 500); `invalid` (not periodic, disabled or stopped); `unauthorized`
 *   (`dispatch-job` or `submit-job`); `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#force-new-periodic-instance
 */
export async function forceNewPeriodicInstance(
  wire: NomadWire,
  permit: Permit<'periodic-force'>,
  { id, namespace, region }: JobTarget,
): Promise<v.InferOutput<typeof LAUNCHED>> {
  return wire.write(permit, {
    verb: 'periodic-force',
    target: { job: id, namespace, region },
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/periodic/force`,
      namespace,
      region,
      capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
      invalidReason: 'input',
    },
    shape: shapeOf(LAUNCHED),
  });
}

interface CreateJobEvaluationRequest extends JobTarget {
  /**
   * Reschedules failed allocations immediately, even after the last attempt of their policy, but not those of groups
   * without rescheduling.
   */
  readonly forceReschedule?: boolean | undefined;
}

/**
 * Create Job Evaluation: POST /v1/job/:job_id/evaluate, `{JobID, EvalOptions: {ForceReschedule}}` → the evaluation to
 * follow. The answer's `JobModifyIndex` cannot be used for a check-and-set: it also changes with the job's status.
 *
 * @throws ServiceError `not-found` (a 500); `invalid` (a periodic or parameterized job); `unauthorized`
 *   (`submit-job`, since 1.11.2 also `evaluate-job`); `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-evaluation
 */
export async function createJobEvaluation(
  wire: NomadWire,
  permit: Permit<'evaluate'>,
  request: CreateJobEvaluationRequest,
): Promise<RegisteredJobAnswer> {
  const { id, forceReschedule = false, namespace, region } = request;
  return wire.write(permit, {
    verb: 'evaluate',
    target: { job: id, namespace, region },
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/evaluate`,
      namespace,
      region,
      body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
      capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
      invalidReason: 'input',
    },
    shape: shapeOf(WRITTEN),
  });
}

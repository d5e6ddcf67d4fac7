import * as v from 'valibot';
import { ServiceError } from '../../../errors.ts';
import { shapeOf } from '../call.ts';
import { count, text } from '../fields.ts';
import { nonEmpty, type JobTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

interface DispatchJobRequest extends JobTarget {
  /** Bytes, or text that goes as UTF-8; what the dispatched job gets, not its base64. */
  readonly payload?: Uint8Array | string | undefined;
  readonly meta?: Readonly<Record<string, string>> | undefined;
  /** While a child with the same one is there, no other is made. */
  readonly idempotencyToken?: string | undefined;
  /** What the child's ID has before its time: `parent/dispatch-<this>-1700000000-0a1b2c3d`. Since 1.4.2. */
  readonly idPrefixTemplate?: string | undefined;
  /** 1 to 100, the parent's own by default; since 1.10.1. */
  readonly priority?: number | undefined;
}

const DISPATCHED = v.object({
  DispatchedJobID: v.string(),
  /** Empty when a child with the token was there already, or the parent is periodic too. */
  EvalID: text,
  EvalCreateIndex: count,
  JobCreateIndex: count,
});

/**
 * Dispatch Job: POST /v1/job/:job_id/dispatch?idempotency_token=, `{Payload: base64, Meta, IdPrefixTemplate, Priority}`
 * → the child that was started. Whether it does its work shows in the child.
 *
 * Sent again after a lost connection only with an idempotency token.
 *
 * @throws ServiceError `too-large` before anything is sent; `not-found`; `invalid` (not parameterized, stopped, payload
 *   or meta that the job does not accept); `unauthorized` (`dispatch-job`); `blocked` (dispatch is switched off);
 *   `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#dispatch-job
 */
export async function dispatchJob(
  wire: NomadWire,
  request: DispatchJobRequest,
): Promise<v.InferOutput<typeof DISPATCHED>> {
  const { id, payload, meta, idempotencyToken, idPrefixTemplate, priority, namespace, region } = request;
  const path = `/v1/job/${jobSegment(id, 'input')}/dispatch`;
  const bytes = payload === undefined ? undefined : Buffer.from(payload);
  const { payloadLimit } = wire.dialect;
  if (bytes !== undefined && bytes.length > payloadLimit) {
    const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
    throw new ServiceError({
      kind: 'too-large',
      reason: 'input',
      message: `POST ${path}: the payload has ${has ?? ''} bytes, and a dispatch takes ${limit ?? ''} at most`,
      help: 'what-cannot-be-dispatched',
      hint: 'Put the data where the job can fetch it, and dispatch its address.',
    });
  }
  return wire.get({
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
      repeatable: nonEmpty(idempotencyToken) !== undefined,
      capability: '`dispatch-job`',
      invalidReason: 'input',
    },
    shape: shapeOf(DISPATCHED),
  });
}

const LAUNCHED = v.object({ EvalID: v.string(), EvalCreateIndex: count });

/**
 * Force New Periodic Instance: POST /v1/job/:job_id/periodic/force → an evaluation, whose `JobID` is that of the child.
 * It does so even where instances may not overlap. Never sent again.
 *
 * @throws ServiceError `not-found` (which arrives as a 500); `invalid` (not periodic, disabled or stopped);
 *   `unauthorized` (`dispatch-job` or `submit-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#force-new-periodic-instance
 */
export async function forceNewPeriodicInstance(
  wire: NomadWire,
  { id, namespace, region }: JobTarget,
): Promise<v.InferOutput<typeof LAUNCHED>> {
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/periodic/force`,
      namespace,
      region,
      repeatable: false,
      capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
      invalidReason: 'input',
    },
    shape: shapeOf(LAUNCHED),
  });
}

interface CreateJobEvaluationRequest extends JobTarget {
  /**
   * Whether failed allocations are replaced at once, however often that was tried; not those of groups that are never
   * rescheduled.
   */
  readonly forceReschedule?: boolean | undefined;
}

/**
 * Create Job Evaluation: POST /v1/job/:job_id/evaluate, `{JobID, EvalOptions: {ForceReschedule}}` → the evaluation to
 * follow. The answer's `JobModifyIndex` is no base for a check-and-set: it moves with the job's status too. Never sent
 * again.
 *
 * @throws ServiceError `not-found` (which arrives as a 500); `invalid` (a periodic or parameterized job);
 *   `unauthorized` (`read-job` before 1.6, then `submit-job`, since 1.11.2 also `evaluate-job`); `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-evaluation
 */
export async function createJobEvaluation(
  wire: NomadWire,
  request: CreateJobEvaluationRequest,
): Promise<RegisteredJobAnswer> {
  const { id, forceReschedule = false, namespace, region } = request;
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/evaluate`,
      namespace,
      region,
      body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
      repeatable: false,
      capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
      invalidReason: 'input',
    },
    shape: shapeOf(WRITTEN),
  });
}

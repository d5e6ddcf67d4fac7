import * as v from 'valibot';
import { shapeOf, nonEmpty, type JobTarget } from '../wire/call.ts';
import { ServiceError } from '../../../errors.ts';
import { countField, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { changeJob } from './job-call.ts';
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
 * @throws ServiceError `input` (not parameterized, stopped, or payload and meta that the job does not accept); `blocked` (dispatch is disabled)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#dispatch-job
 */
export async function dispatchJob(
  wire: NomadWire,
  permit: Permit<'dispatch'>,
  request: DispatchJobRequest,
): Promise<v.InferOutput<typeof DISPATCHED>> {
  const { payload, meta, idempotencyToken, idPrefixTemplate, priority } = request;
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
  return changeJob(wire, permit, request, {
    verb: 'dispatch',
    suffix: '/dispatch',
    query: { idempotency_token: nonEmpty(idempotencyToken) },
    body: {
      Payload: bytes?.toString('base64'),
      Meta: meta,
      IdPrefixTemplate: idPrefixTemplate,
      Priority: priority,
    },
    capability: '`dispatch-job`',
    shape: shapeOf(DISPATCHED),
  });
}

const LAUNCHED = v.object({ EvalID: v.string(), EvalCreateIndex: countField });

/**
 * Force New Periodic Instance: POST /v1/job/:job_id/periodic/force → an evaluation, whose `JobID` is the child job.
 * Ignores `prohibit_overlap`.
 *
 * @throws ServiceError `input` (not periodic, disabled or stopped)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#force-new-periodic-instance
 */
export async function forceNewPeriodicInstance(
  wire: NomadWire,
  permit: Permit<'periodic-force'>,
  request: JobTarget,
): Promise<v.InferOutput<typeof LAUNCHED>> {
  return changeJob(wire, permit, request, {
    verb: 'periodic-force',
    suffix: '/periodic/force',
    capability: '`force-periodic-job` (`dispatch-job` on a server before 1.11.2)',
    shape: shapeOf(LAUNCHED),
  });
}

interface CreateJobEvaluationRequest extends JobTarget {
  /** Reschedules failed allocations immediately, even after the last attempt of their policy, but not those of groups without rescheduling. */
  readonly forceReschedule?: boolean | undefined;
}

/**
 * Create Job Evaluation: POST /v1/job/:job_id/evaluate, `{JobID, EvalOptions: {ForceReschedule}}` → the evaluation to
 * follow. The answer's `JobModifyIndex` cannot be used for a check-and-set: it also changes with the job's status.
 *
 * @throws ServiceError `input` (a periodic or parameterized job)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-evaluation
 */
export async function createJobEvaluation(
  wire: NomadWire,
  permit: Permit<'evaluate'>,
  request: CreateJobEvaluationRequest,
): Promise<RegisteredJobAnswer> {
  const { id, forceReschedule = false } = request;
  return changeJob(wire, permit, request, {
    verb: 'evaluate',
    suffix: '/evaluate',
    body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
    capability: '`evaluate-job` (`submit-job` on a server before 1.11.2)',
    shape: shapeOf(WRITTEN),
  });
}

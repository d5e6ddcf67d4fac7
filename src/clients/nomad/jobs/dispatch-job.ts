import * as v from 'valibot';
import type { Call } from '../call.ts';
import { given } from '../headers.ts';
import { jobSegment } from './job-id.ts';
import { ServiceError } from '../../../errors.ts';
import { count, shaped, text } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';

export interface DispatchJobRequest extends JobTarget {
  /** Bytes, or text that goes as UTF-8; what the dispatched job gets, not its base64. */
  readonly payload?: Uint8Array | string | undefined;
  readonly meta?: Readonly<Record<string, string>> | undefined;
  /** While a child with the same one is there, no other is made. */
  readonly idempotencyToken?: string | undefined;
  /** What the child's ID has before its time: `parent/dispatch-<this>-1700000000-0a1b2c3d`. Since 1.4.2. */
  readonly idPrefixTemplate?: string | undefined;
  /** 1 to 100, the parent's own unless told; since 1.10.1. */
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
 * Dispatch Job: POST /v1/job/:job_id/dispatch?idempotency_token=, `{Payload: base64, Meta, IdPrefixTemplate, Priority}` → the
 * child that was started. Whether it does its work is told by the child.
 *
 * Sent again after a lost connection only with an idempotency token.
 *
 * @throws ServiceError `too-large` before anything is sent; `not-found`; `invalid` (not parameterized, stopped, payload or
 *   meta not as the job wants them); `unauthorized` (`dispatch-job`); `blocked` (dispatch is switched off); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#dispatch-job
 */
export async function dispatchJob(wire: Wire, request: DispatchJobRequest): Promise<v.InferOutput<typeof DISPATCHED>> {
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
  const call: Call = {
    method: 'POST',
    path,
    query: { idempotency_token: given(idempotencyToken) },
    namespace,
    region,
    body: {
      Payload: bytes?.toString('base64'),
      Meta: meta,
      IdPrefixTemplate: idPrefixTemplate,
      Priority: priority,
    },
    repeatable: given(idempotencyToken) !== undefined,
    capability: '`dispatch-job`',
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(DISPATCHED, value));
}

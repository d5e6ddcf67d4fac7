import * as v from 'valibot';
import type { Call } from '../call.ts';
import { flag, listOf, shaped, text } from '../shape.ts';
import { placeJob, type SentJob } from '../target.ts';
import type { Wire } from '../wire.ts';

const VALIDATION = v.object({
  DriverConfigValidated: flag,
  /** Empty for a job that is right. */
  ValidationErrors: listOf(v.string()),
  /** The same in one text. */
  Error: v.string(),
  Warnings: text,
});

/**
 * Validate Job: POST /v1/validate/job, `{Job}` → its mistakes; that there are some is no failure. Nothing is kept there.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` (reason `parse`: not a job at all); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/validate
 */
export async function validateJob(wire: Wire, request: SentJob): Promise<v.InferOutput<typeof VALIDATION>> {
  const { job, ...place } = placeJob(request, wire);
  const call: Call = {
    method: 'POST',
    path: '/v1/validate/job',
    ...place,
    body: { Job: job },
    repeatable: true,
    capability: '`read-job`',
    mistake: 'parse',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(VALIDATION, value));
}

import * as v from 'valibot';
import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { count, shaped } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';

const LAUNCHED = v.object({ EvalID: v.string(), EvalCreateIndex: count });

/**
 * Force New Periodic Instance: POST /v1/job/:job_id/periodic/force → an evaluation, whose `JobID` is that of the child. It does
 * so even where instances may not overlap. Never sent again.
 *
 * @throws ServiceError `not-found` (which arrives as a 500); `invalid` (not periodic, disabled or stopped); `unauthorized`
 *   (`dispatch-job` or `submit-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#force-new-periodic-instance
 */
export async function forceNewPeriodicInstance(
  wire: Wire,
  { id, namespace, region }: JobTarget,
): Promise<v.InferOutput<typeof LAUNCHED>> {
  const call: Call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(id, 'input')}/periodic/force`,
    namespace,
    region,
    repeatable: false,
    capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(LAUNCHED, value));
}

import type { Call } from './call.ts';
import { asJob, type Job } from './job.ts';
import { jobSegment } from './job-id.ts';
import type { ReadJobRequest } from './scheduler.ts';
import type { Wire } from './wire.ts';

/**
 * Read Job: GET /v1/job/:job_id → the job, a stopped one too until it is garbage-collected.
 *
 * @throws Failure `not-found`; `unauthorized` (`read-job`); `input` for an ID that no path can name; `server`, and those of
 *   the transport.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job
 */
export async function readJob(wire: Wire, { id, namespace, region }: ReadJobRequest): Promise<Job> {
  const call: Call = {
    method: 'GET',
    path: `/v1/job/${jobSegment(id, 'input')}`,
    namespace,
    region,
    repeatable: true,
    capability: '`read-job`',
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), asJob);
}

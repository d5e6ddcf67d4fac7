import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { shaped } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';
import { WRITTEN, type Written } from '../written.ts';

export interface StopJobRequest extends JobTarget {
  /**
   * Whether the job is gone at once, its history too; else the garbage collector takes it later. Its allocations cannot be listed
   * any more either (2.0.5, observed), so that nothing tells when its tasks have ended: stop it first where that matters.
   */
  readonly purge?: boolean | undefined;
  /** Whether a job of several regions is stopped in all of them. */
  readonly global?: boolean | undefined;
  /** 1 to 100; the job's own unless told. */
  readonly evalPriority?: number | undefined;
  /** Whether tasks are stopped without their `shutdown_delay`; since 1.2.4. */
  readonly noShutdownDelay?: boolean | undefined;
}

/**
 * Stop a Job: DELETE /v1/job/:job_id → the evaluation to follow. Of a job that is not there the answer is the same with an empty
 * `EvalID`. Children of a periodic or parameterized job go on. Never sent again: twice makes two versions.
 *
 * @throws ServiceError `unauthorized` (`submit-job`, since 1.11.2 also `deregister-job`, `purge-job`); `invalid` for a
 *   priority out of range, or an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#stop-a-job
 */
export async function stopJob(wire: Wire, request: StopJobRequest): Promise<Written> {
  const { id, purge, global, evalPriority, noShutdownDelay, namespace, region } = request;
  const call: Call = {
    method: 'DELETE',
    path: `/v1/job/${jobSegment(id, 'input')}`,
    query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
    namespace,
    region,
    repeatable: false,
    capability: `\`submit-job\` (or \`${purge === true ? 'purge-job' : 'deregister-job'}\` since 1.11.2)`,
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(WRITTEN, value));
}

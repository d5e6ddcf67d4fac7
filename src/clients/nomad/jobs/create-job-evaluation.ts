import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { shaped } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';
import { WRITTEN, type Written } from '../written.ts';

export interface CreateJobEvaluationRequest extends JobTarget {
  /** Whether failed allocations are replaced at once, however often that was tried; not those of groups that are never rescheduled. */
  readonly forceReschedule?: boolean | undefined;
}

/**
 * Create Job Evaluation: POST /v1/job/:job_id/evaluate, `{JobID, EvalOptions: {ForceReschedule}}` → the evaluation to follow. The
 * answer's `JobModifyIndex` is no base for a check-and-set: it moves with the job's status too. Never sent again.
 *
 * @throws ServiceError `not-found` (which arrives as a 500); `invalid` (a periodic or parameterized job); `unauthorized`
 *   (`read-job` before 1.6, then `submit-job`, since 1.11.2 also `evaluate-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-evaluation
 */
export async function createJobEvaluation(wire: Wire, request: CreateJobEvaluationRequest): Promise<Written> {
  const { id, forceReschedule = false, namespace, region } = request;
  const call: Call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(id, 'input')}/evaluate`,
    namespace,
    region,
    body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
    repeatable: false,
    capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(WRITTEN, value));
}

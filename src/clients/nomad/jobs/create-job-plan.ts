import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import type { JobPlan } from './plan-answer.ts';
import { planFrom } from './plan-shape.ts';
import { placeJob, type SentJob } from '../target.ts';
import type { Wire } from '../wire.ts';

export interface CreateJobPlanRequest extends SentJob {
  readonly policyOverride?: boolean | undefined;
  /** Whether the difference comes along; true unless told. */
  readonly diff?: boolean | undefined;
}

/**
 * Create Job Plan: POST /v1/job/:job_id/plan, `{Job, Diff, PolicyOverride}` → what the scheduler would do. Nothing is kept
 * there, so it may be asked twice.
 *
 * The job's own namespace and region go before the client's, as in the command line; the request's before both.
 *
 * @throws ServiceError `invalid` (reason `parse`: the scheduler refuses the job; that arrives as a 500; `input`: unknown region or
 *   namespace);
 *   `unauthorized` (`plan-job`, before 1.11.2 `submit-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-plan
 */
export async function createJobPlan(wire: Wire, request: CreateJobPlanRequest): Promise<JobPlan> {
  const { policyOverride = false, diff = true } = request;
  const { job, ...place } = placeJob(request, wire);
  const override = policyOverride ? ', and `sentinel-override`,' : '';
  const call: Call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(job.ID, 'parse')}/plan`,
    ...place,
    body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
    repeatable: true,
    capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
    mistake: 'parse',
  };
  const answer = await wire.ask(call);
  return { ...wire.read(call, answer, planFrom), raw: answer.body };
}

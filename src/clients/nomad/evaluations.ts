import * as v from 'valibot';
import { shapeOf, type ReadCall } from './call.ts';
import { countField, listOf, mapOf, timestamp, span, textField } from './fields.ts';
import { METRIC } from './jobs/plan.ts';
import { jobReading } from './jobs/read.ts';
import { plainSegment, type JobReadTarget } from './target.ts';

const EVALUATION = v.object({
  ID: v.string(),
  Namespace: textField,
  Priority: countField,
  Type: textField,
  /** `job-register`, `deployment-watcher`, `alloc-failure`, … */
  TriggeredBy: textField,
  /** After a periodic launch, the ID of the child job. */
  JobID: textField,
  JobModifyIndex: countField,
  /** Empty without a deployment. */
  DeploymentID: textField,
  /** `blocked`, `pending`, `complete`, `failed` or `canceled`. */
  Status: v.string(),
  StatusDescription: textField,
  /** Nanoseconds until the next evaluation. */
  Wait: span,
  NextEval: textField,
  /** The evaluation that waits for capacity. */
  BlockedEval: textField,
  FailedTGAllocs: mapOf(METRIC),
  CreateIndex: countField,
  ModifyIndex: countField,
  CreateTime: timestamp,
  ModifyTime: timestamp,
});
export type Evaluation = v.InferOutput<typeof EVALUATION>;

/**
 * List Job Evaluations: GET /v1/job/:job_id/evaluations, also of a purged job; an empty list for an unknown job.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that cannot be part of a path; `server`,
 *   `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-evaluations
 */
export function listJobEvaluations(request: JobReadTarget): ReadCall<readonly Evaluation[]> {
  return jobReading(request, { suffix: '/evaluations', schema: listOf(EVALUATION) });
}

/**
 * Read Evaluation: GET /v1/evaluation/:id.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an invalid ID; `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/evaluations#read-evaluation
 */
export function readEvaluation({ id, stale, namespace, region }: JobReadTarget): ReadCall<Evaluation> {
  return {
    call: {
      method: 'GET',
      path: `/v1/evaluation/${plainSegment(id, 'evaluation ID')}`,
      query: { stale },
      namespace,
      region,
      repeatable: true,
      capability: '`read-job`',
      invalidReason: 'input',
    },
    shape: shapeOf(EVALUATION),
  };
}

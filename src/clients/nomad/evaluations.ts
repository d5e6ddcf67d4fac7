import * as v from 'valibot';
import { shapeOf, type ReadCall } from './call.ts';
import { count, listOf, mapOf, timestamp, span, text } from './fields.ts';
import { METRIC } from './jobs/plan.ts';
import { jobReading } from './jobs/read.ts';
import { plainSegment, type JobReadTarget } from './target.ts';

const EVALUATION = v.object({
  ID: v.string(),
  Namespace: text,
  Priority: count,
  Type: text,
  /** `job-register`, `deployment-watcher`, `alloc-failure`, … */
  TriggeredBy: text,
  /** After a periodic launch the child's. */
  JobID: text,
  JobModifyIndex: count,
  /** Empty before there is one. */
  DeploymentID: text,
  /** `blocked`, `pending`, `complete`, `failed` or `canceled`. */
  Status: v.string(),
  StatusDescription: text,
  /** Nanoseconds until the next one. */
  Wait: span,
  NextEval: text,
  PreviousEval: text,
  /** Waits for capacity for what could not be placed. */
  BlockedEval: text,
  FailedTGAllocs: mapOf(METRIC),
  QueuedAllocations: mapOf(v.number()),
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: timestamp,
  ModifyTime: timestamp,
});
export type Evaluation = v.InferOutput<typeof EVALUATION>;

/**
 * List Job Evaluations: GET /v1/job/:job_id/evaluations. They outlive a purged job; none of an unknown job.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-evaluations
 */
export function listJobEvaluations(request: JobReadTarget): ReadCall<readonly Evaluation[]> {
  return jobReading(request, { suffix: '/evaluations', schema: listOf(EVALUATION) });
}

/**
 * Read Evaluation: GET /v1/evaluation/:id.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for what is no ID; `server`, `unreachable`.
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

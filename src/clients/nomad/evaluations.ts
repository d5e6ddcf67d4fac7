import * as v from 'valibot';
import { jobReading } from './jobs/job-reading.ts';
import { moment, span } from './moment.ts';
import { METRIC } from './jobs/plan-shape.ts';
import type { Reading } from './reading.ts';
import { plainSegment } from './segment.ts';
import { count, listOf, mapOf, shaped, text } from './shape.ts';
import type { JobReadTarget } from './target.ts';

/** The service leaves out what is empty. */
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
  /** Waits for capacity for what found no place. */
  BlockedEval: text,
  FailedTGAllocs: mapOf(METRIC),
  QueuedAllocations: mapOf(v.number()),
  RelatedEvals: listOf(
    v.object({ ID: v.string(), Status: text, TriggeredBy: text, NextEval: text, BlockedEval: text }),
  ),
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: moment,
  ModifyTime: moment,
});
export type Evaluation = v.InferOutput<typeof EVALUATION>;

export interface ReadEvaluationRequest extends JobReadTarget {
  /** Whether the evaluations before and after it come along, in short; since 1.3. */
  readonly related?: boolean | undefined;
}

/**
 * List Job Evaluations: GET /v1/job/:job_id/evaluations. They outlive a purged job; of an unknown job there are none.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-evaluations
 */
export function listJobEvaluations(request: JobReadTarget): Reading<readonly Evaluation[]> {
  return jobReading(request, { suffix: '/evaluations', shape: listOf(EVALUATION) });
}

/**
 * Read Evaluation: GET /v1/evaluation/:id.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that is none; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/evaluations#read-evaluation
 */
export function readEvaluation(request: ReadEvaluationRequest): Reading<Evaluation> {
  const { id, related, stale, namespace, region } = request;
  return {
    call: {
      method: 'GET',
      path: `/v1/evaluation/${plainSegment(id, 'evaluation ID')}`,
      query: { related, stale },
      namespace,
      region,
      repeatable: true,
      capability: '`read-job`',
      mistake: 'input',
    },
    shape: (value) => shaped(EVALUATION, value),
  };
}

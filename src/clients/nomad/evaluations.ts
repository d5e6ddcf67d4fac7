import * as v from 'valibot';
import { defineItemRead, readCapability, toShape } from './wire/call.ts';
import { countField, defineList, defineMap, timeSchema, textField } from './wire/fields.ts';
import { metricSchema } from './jobs/plan.ts';
import { defineRead } from './jobs/job-call.ts';

const evaluationSchema = v.object({
  ID: v.string(),
  /** `job-register`, `deployment-watcher`, `alloc-failure`, … */
  TriggeredBy: textField,
  /** After a periodic launch, the ID of the child job. */
  JobID: textField,
  JobModifyIndex: countField,
  /** Empty without a deployment. */
  DeploymentID: textField,
  /** `blocked`, `pending`, `complete`, `failed` or `canceled`. */
  Status: v.string(),
  NextEval: textField,
  BlockedEval: textField,
  FailedTGAllocs: defineMap(metricSchema),
  CreateIndex: countField,
  CreateTime: timeSchema,
});
export type Evaluation = v.InferOutput<typeof evaluationSchema>;

/**
 * List Job Evaluations: GET /v1/job/:job_id/evaluations, including those of a purged job; an empty list for an unknown job.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-evaluations
 */
export const listJobEvaluations = defineRead('/evaluations', toShape(defineList(evaluationSchema)));

/** Read Evaluation: GET /v1/evaluation/:id. @see https://developer.hashicorp.com/nomad/api-docs/evaluations#read-evaluation */
export const readEvaluation = defineItemRead('/v1/evaluation/:id', 'evaluation ID', evaluationSchema, readCapability);

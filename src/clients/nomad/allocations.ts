import * as v from 'valibot';
import { jobReading } from './jobs/job-reading.ts';
import { moment } from './moment.ts';
import type { Reading } from './reading.ts';
import { plainSegment } from './segment.ts';
import { count, flag, listOf, mapOf, shaped, text } from './shape.ts';
import type { JobReadTarget, ReadTarget } from './target.ts';

const EVENT = v.object({
  Type: text,
  Time: moment,
  /** For a person, in the scheduler's words. */
  DisplayMessage: text,
  Message: text,
  ExitCode: count,
  Signal: count,
  Details: mapOf(v.string()),
});

const TASK_STATE = v.object({
  /** `pending`, `running` or `dead`. */
  State: text,
  Failed: flag,
  Restarts: count,
  StartedAt: moment,
  FinishedAt: moment,
  Events: listOf(EVENT),
});

const ALLOCATION = v.object({
  ID: v.string(),
  EvalID: text,
  /** `job.group[0]`. */
  Name: text,
  Namespace: text,
  NodeID: text,
  NodeName: text,
  JobID: text,
  JobType: text,
  JobVersion: count,
  TaskGroup: text,
  /** `run`, `stop` or `evict`. */
  DesiredStatus: text,
  DesiredDescription: text,
  /** `pending`, `running`, `complete`, `failed`, `lost` or `unknown`. */
  ClientStatus: text,
  ClientDescription: text,
  /** What is asked of it beside its desired status; which fields there are tells the age of the server. */
  DesiredTransition: mapOf(v.unknown()),
  TaskStates: mapOf(TASK_STATE),
  /** `Healthy` is `null` until it is known; the whole is `null` outside of deployments. */
  DeploymentStatus: v.nullish(v.object({ Healthy: v.nullish(v.boolean(), null), Canary: flag }), null),
  FollowupEvalID: text,
  /** What took its place. */
  NextAllocation: text,
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: moment,
  ModifyTime: moment,
});
const ALLOCATIONS = listOf(ALLOCATION);
export type Allocation = v.InferOutput<typeof ALLOCATION>;
type Allocations = v.InferOutput<typeof ALLOCATIONS>;

/** Whether those of an earlier registration of the same ID are meant too. */
interface WithEarlier {
  readonly all?: boolean | undefined;
}

/**
 * List Job Allocations: GET /v1/job/:job_id/allocations → the allocations of all versions that are not garbage-collected; of an
 * unknown job none.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-allocations
 */
export function listJobAllocations({ all, ...request }: JobReadTarget & WithEarlier): Reading<Allocations> {
  return jobReading(request, { suffix: '/allocations', query: { all }, shape: ALLOCATIONS });
}

/**
 * List Allocations for an evaluation: GET /v1/evaluation/:id/allocations → what the evaluation created or changed.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that is none; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/evaluations#list-allocations-for-evaluation
 */
export function listEvaluationAllocations({ id, ...target }: JobReadTarget): Reading<Allocations> {
  return allocationsAt(`/v1/evaluation/${plainSegment(id, 'evaluation ID')}/allocations`, target);
}

/**
 * List Allocations for a deployment: GET /v1/deployment/allocations/:id.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that is none; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#list-allocations-for-deployment
 */
export function listDeploymentAllocations({ id, ...target }: JobReadTarget): Reading<Allocations> {
  return allocationsAt(`/v1/deployment/allocations/${plainSegment(id, 'deployment ID')}`, target);
}

function allocationsAt(path: string, { stale, namespace, region }: ReadTarget): Reading<Allocations> {
  return {
    call: {
      method: 'GET',
      path,
      query: { stale },
      namespace,
      region,
      repeatable: true,
      capability: '`read-job`',
      mistake: 'input',
    },
    shape: (value) => shaped(ALLOCATIONS, value),
  };
}

import * as v from 'valibot';
import { jobReading } from './jobs/job-reading.ts';
import { moment, span } from './moment.ts';
import type { Reading } from './reading.ts';
import { plainSegment } from './segment.ts';
import { count, flag, listOf, mapOf, shaped, text } from './shape.ts';
import type { JobReadTarget } from './target.ts';

const GROUP = v.object({
  AutoRevert: flag,
  AutoPromote: flag,
  Promoted: flag,
  /** Nanoseconds. */
  ProgressDeadline: span,
  /** `null` before anything is placed. */
  RequireProgressBy: moment,
  PlacedCanaries: listOf(v.string()),
  DesiredCanaries: count,
  DesiredTotal: count,
  PlacedAllocs: count,
  HealthyAllocs: count,
  UnhealthyAllocs: count,
});

const DEPLOYMENT = v.object({
  ID: v.string(),
  Namespace: text,
  JobID: text,
  JobVersion: count,
  /** That of the register which it is about: the safest join of the two. */
  JobSpecModifyIndex: count,
  JobCreateIndex: count,
  IsMultiregion: flag,
  TaskGroups: mapOf(GROUP),
  /** `running`, `paused`, `failed`, `successful`, `cancelled`, `initializing`, `pending`, `blocked` or `unblocking`. */
  Status: v.string(),
  /** Tells of canaries that wait, and of a rollback and its version. */
  StatusDescription: text,
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: moment,
  ModifyTime: moment,
});
export type Deployment = v.InferOutput<typeof DEPLOYMENT>;

export interface ListJobDeploymentsRequest extends JobReadTarget {
  /** Whether those of an earlier registration of the same ID are meant too. */
  readonly all?: boolean | undefined;
}

/**
 * List Job Deployments: GET /v1/job/:job_id/deployments; of an unknown job there are none.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-deployments
 */
export function listJobDeployments({ all, ...request }: ListJobDeploymentsRequest): Reading<readonly Deployment[]> {
  return jobReading(request, { suffix: '/deployments', query: { all }, shape: listOf(DEPLOYMENT) });
}

/**
 * Read Job's Most Recent Deployment: GET /v1/job/:job_id/deployment → `null` where there is none: an unknown job, one that never
 * deploys, or one whose evaluation is still under way.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-s-most-recent-deployment
 */
export function readJobsMostRecentDeployment(request: JobReadTarget): Reading<Deployment | null> {
  return jobReading(request, { suffix: '/deployment', shape: v.nullable(DEPLOYMENT) });
}

/**
 * Read Deployment: GET /v1/deployment/:id.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for an ID that is none; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#read-deployment
 */
export function readDeployment({ id, stale, namespace, region }: JobReadTarget): Reading<Deployment> {
  return {
    call: {
      method: 'GET',
      path: `/v1/deployment/${plainSegment(id, 'deployment ID')}`,
      query: { stale },
      namespace,
      region,
      repeatable: true,
      capability: '`read-job`',
      mistake: 'input',
    },
    shape: (value) => shaped(DEPLOYMENT, value),
  };
}

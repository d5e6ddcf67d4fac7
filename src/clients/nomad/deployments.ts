import * as v from 'valibot';
import { shapeOf, type ReadCall } from './call.ts';
import { count, flag, listOf, mapOf, timestamp, span, text } from './fields.ts';
import { jobReading } from './jobs/read.ts';
import { plainSegment, type JobReadTarget, type NamespaceTarget } from './target.ts';
import type { NomadWire } from './wire.ts';

const GROUP = v.object({
  AutoRevert: flag,
  AutoPromote: flag,
  Promoted: flag,
  /** Nanoseconds. */
  ProgressDeadline: span,
  /** `null` before anything is placed. */
  RequireProgressBy: timestamp,
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
  /** That of the registration which it is about: the safest join of the two. */
  JobSpecModifyIndex: count,
  JobCreateIndex: count,
  IsMultiregion: flag,
  TaskGroups: mapOf(GROUP),
  /** `running`, `paused`, `failed`, `successful`, `cancelled`, `initializing`, `pending`, `blocked` or `unblocking`. */
  Status: v.string(),
  /** Names canaries that wait, and a rollback with its version. */
  StatusDescription: text,
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: timestamp,
  ModifyTime: timestamp,
});
export type Deployment = v.InferOutput<typeof DEPLOYMENT>;

interface ListJobDeploymentsRequest extends JobReadTarget {
  /** Whether those of an earlier registration of the same ID are listed, too. */
  readonly all?: boolean | undefined;
}

/**
 * List Job Deployments: GET /v1/job/:job_id/deployments; none of an unknown job.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-deployments
 */
export function listJobDeployments({ all, ...request }: ListJobDeploymentsRequest): ReadCall<readonly Deployment[]> {
  return jobReading(request, { suffix: '/deployments', query: { all }, schema: listOf(DEPLOYMENT) });
}

/**
 * Read Job's Most Recent Deployment: GET /v1/job/:job_id/deployment → `null` where there is none: an unknown job, one
 * that never deploys, or one whose evaluation is still under way.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-s-most-recent-deployment
 */
export function readJobsMostRecentDeployment(request: JobReadTarget): ReadCall<Deployment | null> {
  return jobReading(request, { suffix: '/deployment', schema: v.nullable(DEPLOYMENT) });
}

/**
 * Read Deployment: GET /v1/deployment/:id.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job`); `invalid` for what is no ID; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#read-deployment
 */
export function readDeployment({ id, stale, namespace, region }: JobReadTarget): ReadCall<Deployment> {
  return {
    call: {
      method: 'GET',
      path: `/v1/deployment/${plainSegment(id, 'deployment ID')}`,
      query: { stale },
      namespace,
      region,
      repeatable: true,
      capability: '`read-job`',
      invalidReason: 'input',
    },
    shape: shapeOf(DEPLOYMENT),
  };
}

interface DeploymentTarget extends NamespaceTarget {
  readonly id: string;
}

const CHANGED = v.object({
  EvalID: text,
  EvalCreateIndex: count,
  DeploymentModifyIndex: v.number(),
  /** Where the failure leads to a rollback. */
  RevertedJobVersion: v.nullish(v.number(), null),
});
type Changed = v.InferOutput<typeof CHANGED>;

/**
 * Promote Deployment: POST /v1/deployment/promote/:id, `{DeploymentID, All}`, for all groups with canaries. Never sent
 * again.
 *
 * @throws ServiceError `not-found`; `invalid` (it is over, or its canaries are not healthy yet); `unauthorized`
 *   (`submit-job`, since 1.11.2 also one of its own); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#promote-deployment
 */
export async function promoteDeployment(wire: NomadWire, request: DeploymentTarget): Promise<Changed> {
  return await change(wire, 'promote', request, { All: true });
}

/**
 * Fail Deployment: POST /v1/deployment/fail/:id, `{DeploymentID}`; what rolls back by itself then does. Never sent
 * again.
 *
 * @throws ServiceError `not-found`; `invalid` (it is over); `unauthorized` (`submit-job`, since 1.11.2 also one of its
 *   own); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#fail-deployment
 */
export async function failDeployment(wire: NomadWire, request: DeploymentTarget): Promise<Changed> {
  return await change(wire, 'fail', request, {});
}

async function change(
  wire: NomadWire,
  verb: 'promote' | 'fail',
  { id, namespace, region }: DeploymentTarget,
  how: object,
): Promise<Changed> {
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/deployment/${verb}/${plainSegment(id, 'deployment ID')}`,
      namespace,
      region,
      body: { DeploymentID: id, ...how },
      repeatable: false,
      capability: `\`submit-job\` (or \`${verb}-deployment\` since 1.11.2)`,
      invalidReason: 'input',
    },
    shape: shapeOf(CHANGED),
  });
}

import * as v from 'valibot';
import { defineItemRead, encodeSegment, readCapability, defineCall, toShape } from './wire/call.ts';
import type { JobTarget, NamespaceTarget, ReadCall } from './wire/call.ts';
import { countField, flagField, defineList, defineMap, timeSchema, durationSchema, textField } from './wire/fields.ts';
import { defineRead } from './jobs/job-call.ts';
import { defineWrite } from './wire/wire.ts';

const deploymentGroupSchema = v.object({
  Promoted: flagField,
  /** Nanoseconds. */
  ProgressDeadline: durationSchema,
  DesiredCanaries: countField,
  DesiredTotal: countField,
  PlacedAllocs: countField,
  HealthyAllocs: countField,
  UnhealthyAllocs: countField,
});

const deploymentSchema = v.object({
  ID: v.string(),
  Namespace: textField,
  JobID: textField,
  JobVersion: countField,
  /** The index of the registration that started it: the safest way to match the two. */
  JobSpecModifyIndex: countField,
  TaskGroups: defineMap(deploymentGroupSchema),
  /** `running`, `paused`, `failed`, `successful`, `cancelled`, `initializing`, `pending`, `blocked` or `unblocking`. */
  Status: v.string(),
  /** Names waiting canaries, and a rollback with its version. */
  StatusDescription: textField,
  CreateIndex: countField,
  ModifyTime: timeSchema,
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** List Job Deployments: GET /v1/job/:job_id/deployments; an empty list for an unknown job. @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-deployments */
export const listJobDeployments = defineRead('/deployments', toShape(defineList(deploymentSchema)));

/** List Deployments: GET /v1/deployments of a namespace. @see https://developer.hashicorp.com/nomad/api-docs/deployments#list-deployments */
export function listDeployments(request: NamespaceTarget): ReadCall<readonly Deployment[]> {
  return defineCall(request, {
    path: '/v1/deployments',
    capability: readCapability,
    shape: toShape(defineList(deploymentSchema)),
  });
}

/**
 * Read Job's Most Recent Deployment: GET /v1/job/:job_id/deployment → `null` for an unknown job, for one without
 * deployments, and while the evaluation is in progress.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-s-most-recent-deployment
 */
export const readJobsMostRecentDeployment = defineRead('/deployment', toShape(v.nullable(deploymentSchema)));

/** Read Deployment: GET /v1/deployment/:id. @see https://developer.hashicorp.com/nomad/api-docs/deployments#read-deployment */
export const readDeployment = defineItemRead('/v1/deployment/:id', 'deployment ID', deploymentSchema, readCapability);

interface PromoteDeploymentRequest extends JobTarget {
  /** Names of task groups; `undefined` for all with canaries. */
  readonly groups?: readonly string[] | undefined;
}

/**
 * Promote Deployment: POST /v1/deployment/promote/:id, `{DeploymentID, All}` for all groups with canaries, or `{DeploymentID, Groups}`.
 *
 * @throws ServiceError `blocked` (it has ended, or its canaries are not healthy)
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#promote-deployment
 */
export const promoteDeployment = defineDeploymentChange('promote', ({ groups }: PromoteDeploymentRequest) =>
  groups === undefined ? { All: true } : { Groups: groups },
);

/**
 * Fail Deployment: POST /v1/deployment/fail/:id, `{DeploymentID}`. Groups with `auto_revert` are rolled back.
 *
 * @throws ServiceError `blocked` (it has ended)
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#fail-deployment
 */
export const failDeployment = defineDeploymentChange('fail', (_request: JobTarget) => ({}));

function defineDeploymentChange<V extends 'promote' | 'fail', Request extends JobTarget>(
  verb: V,
  describe: (request: Request) => object,
) {
  return defineWrite(verb, v.object({ DeploymentModifyIndex: v.number() }), (request: Request) => ({
    target: { deployment: request.id },
    path: `/v1/deployment/${verb}/${encodeSegment(request.id, 'deployment ID')}`,
    body: { DeploymentID: request.id, ...describe(request) },
    capability: `\`${verb}-deployment\` (\`submit-job\` on a server before 1.11.2)`,
    invalidReason: 'blocked',
  }));
}

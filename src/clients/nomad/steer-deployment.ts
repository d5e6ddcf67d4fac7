import * as v from 'valibot';
import type { Call } from './call.ts';
import { plainSegment } from './segment.ts';
import { count, shaped, text } from './shape.ts';
import type { Target } from './target.ts';
import type { Wire } from './wire.ts';

interface DeploymentTarget extends Target {
  readonly id: string;
}

export interface PromoteDeploymentRequest extends DeploymentTarget {
  /** Those whose canaries are promoted; all unless told. A group that the deployment has not is passed over. */
  readonly groups?: readonly string[] | undefined;
}

const STEERED = v.object({
  EvalID: text,
  EvalCreateIndex: count,
  DeploymentModifyIndex: v.number(),
  /** Where the failure leads to a rollback. */
  RevertedJobVersion: v.nullish(v.number(), null),
});
type Steered = v.InferOutput<typeof STEERED>;

/**
 * Promote Deployment: POST /v1/deployment/promote/:id, `{DeploymentID, All}` or `{DeploymentID, Groups}`. Never sent again.
 *
 * @throws ServiceError `not-found`; `invalid` (it is over, or its canaries are not healthy yet); `unauthorized` (`submit-job`,
 *   since 1.11.2 also one of its own); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#promote-deployment
 */
export async function promoteDeployment(wire: Wire, request: PromoteDeploymentRequest): Promise<Steered> {
  const { groups } = request;
  return await steer(wire, 'promote', request, groups === undefined ? { All: true } : { Groups: groups });
}

/**
 * Fail Deployment: POST /v1/deployment/fail/:id, `{DeploymentID}`; what rolls back by itself then does. Never sent again.
 *
 * @throws ServiceError `not-found`; `invalid` (it is over); `unauthorized` (`submit-job`, since 1.11.2 also one of its own);
 *   `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/deployments#fail-deployment
 */
export async function failDeployment(wire: Wire, request: DeploymentTarget): Promise<Steered> {
  return await steer(wire, 'fail', request, {});
}

async function steer(
  wire: Wire,
  verb: 'promote' | 'fail',
  { id, namespace, region }: DeploymentTarget,
  how: object,
): Promise<Steered> {
  const call: Call = {
    method: 'POST',
    path: `/v1/deployment/${verb}/${plainSegment(id, 'deployment ID')}`,
    namespace,
    region,
    body: { DeploymentID: id, ...how },
    repeatable: false,
    capability: `\`submit-job\` (or \`${verb}-deployment\` since 1.11.2)`,
    mistake: 'input',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(STEERED, value));
}

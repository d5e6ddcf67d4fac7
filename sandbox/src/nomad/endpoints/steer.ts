import type { Answer, Ask } from '../../http/exchange.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Steered } from '../cluster/rollout-watch.ts';
import type { Deployment } from '../state/records.ts';
import { PromoteRequest } from '../shapes/requests.ts';
import { deploymentAt } from './deployments.ts';
import { bodyOf, type World } from '../world.ts';

/** POST /v1/deployment/promote/:id: promotes the canaries of all groups, or of those that are named. */
export function answerPromote(ask: Ask, id: string, world: World): Answer {
  const { DeploymentID, All, Groups } = bodyOf(ask, PromoteRequest);
  if ((DeploymentID ?? '') === '') throw new Refusal(400, 'DeploymentID must be specified');
  if (DeploymentID !== id) throw new Refusal(400, 'Deployment ID does not match');
  const names = All === true ? undefined : (Groups ?? []);
  return steered(world.scheduler.watch.promote(active(id, world, 'promote'), names));
}

/** POST /v1/deployment/fail/:id: ends a rollout as failed. */
export function answerFail(id: string, world: World): Answer {
  return steered(world.scheduler.watch.fail(active(id, world, 'fail')));
}

function active(id: string, world: World, verb: string): Deployment {
  const deployment = deploymentAt(id, world);
  if (deployment === undefined) throw new Refusal(500, 'deployment not found');
  if (deployment.Status !== 'running') throw new Refusal(500, `can't ${verb} terminal deployment`);
  return deployment;
}

function steered({ index, evaluationId, revertedTo }: Steered): Answer {
  return {
    status: 200,
    json: {
      DeploymentModifyIndex: index,
      EvalCreateIndex: index,
      EvalID: evaluationId,
      Index: index,
      RevertedJobVersion: revertedTo ?? null,
    },
    headers: { 'X-Nomad-Index': String(index) },
  };
}

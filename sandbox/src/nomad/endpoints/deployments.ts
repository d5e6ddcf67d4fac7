import { formatTime } from '../../clock.ts';
import { type ApiResponse, type ApiRequest, Refusal } from '../../http/exchange.ts';
import type { Steered } from '../cluster/rollout-watch.ts';
import { PromoteRequest } from '../shapes/requests.ts';
import type { Deployment } from '../state/records.ts';
import { readNamespace, readHeaders, type World, readBody } from '../world.ts';
import { showStub } from './allocations.ts';

function showDeployment({ TaskGroups, ...deployment }: Deployment): unknown {
  const groups = [...TaskGroups].map(([name, group]) => [
    name,
    {
      ...group,
      PlacedCanaries: group.PlacedCanaries.length === 0 ? null : group.PlacedCanaries,
      RequireProgressBy: formatTime(group.RequireProgressBy),
    },
  ]);
  return { ...deployment, IsMultiregion: false, TaskGroups: Object.fromEntries(groups) };
}

/** GET /v1/job/:id/deployments; an unknown job has none. */
export function handleDeployments(request: ApiRequest, id: string, { store }: World): ApiResponse {
  const job = store.findJob(readNamespace(request), id);
  const all = job === undefined ? [] : store.listDeployments(job);
  return { status: 200, json: all.map(showDeployment), headers: readHeaders(store.index) };
}

/** GET /v1/job/:id/deployment: the latest, or null. */
export function handleLatestDeployment(request: ApiRequest, id: string, { store }: World): ApiResponse {
  const job = store.findJob(readNamespace(request), id);
  const latest = job === undefined ? undefined : store.findLatestDeployment(job);
  return { status: 200, json: latest === undefined ? null : showDeployment(latest), headers: readHeaders(store.index) };
}

/**
 * Returns a deployment by its ID, `undefined` if unknown.
 *
 * @throws Refusal 500 for an invalid ID
 */
function findDeployment(id: string, { store }: World): Deployment | undefined {
  if (id.length !== 36) throw new Refusal(500, 'deployment lookup failed: index error: UUID must be 36 characters');
  return store.deployments.get(id);
}

/** GET /v1/deployment/:id. */
export function handleDeployment(id: string, world: World): ApiResponse {
  const deployment = findDeployment(id, world);
  if (deployment === undefined) throw new Refusal(404, 'deployment not found');
  return { status: 200, json: showDeployment(deployment), headers: readHeaders(world.store.index) };
}

/** GET /v1/deployments, of a namespace or of all (`*`). */
export function handleAllDeployments(request: ApiRequest, { store }: World): ApiResponse {
  const namespace = readNamespace(request);
  const all = [...store.deployments.values()].filter((item) => namespace === '*' || item.Namespace === namespace);
  return { status: 200, json: all.map(showDeployment), headers: readHeaders(store.index) };
}

/** GET /v1/deployment/allocations/:id. */
export function handleDeploymentAllocations(id: string, { store }: World): ApiResponse {
  if (id.length !== 36) throw new Refusal(500, 'index error: UUID must be 36 characters');
  const all = [...store.allocations.values()].filter(({ DeploymentID }) => DeploymentID === id);
  return { status: 200, json: all.map(showStub), headers: readHeaders(store.index) };
}

/** POST /v1/deployment/promote/:id: promotes the canaries of all groups, or of the named ones. */
export function handlePromote(request: ApiRequest, id: string, world: World): ApiResponse {
  const { DeploymentID, All, Groups } = readBody(request, PromoteRequest);
  if ((DeploymentID ?? '') === '') throw new Refusal(400, 'DeploymentID must be specified');
  if (DeploymentID !== id) throw new Refusal(400, 'Deployment ID does not match');
  const names = All === true ? undefined : (Groups ?? []);
  return createSteeringResponse(world.scheduler.watch.promote(requireActive(id, world, 'promote'), names));
}

/** POST /v1/deployment/fail/:id: fails a deployment. */
export function handleFail(id: string, world: World): ApiResponse {
  return createSteeringResponse(world.scheduler.watch.fail(requireActive(id, world, 'fail')));
}

function requireActive(id: string, world: World, verb: string): Deployment {
  const deployment = findDeployment(id, world);
  if (deployment === undefined) throw new Refusal(500, 'deployment not found');
  if (deployment.Status !== 'running') throw new Refusal(500, `can't ${verb} terminal deployment`);
  return deployment;
}

function createSteeringResponse({ index, evaluationId, revertedTo }: Steered): ApiResponse {
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

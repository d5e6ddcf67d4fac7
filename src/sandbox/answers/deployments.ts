import { timeOf } from '../clock.ts';
import type { Answer, Ask } from '../exchange.ts';
import { Refusal } from '../refusal.ts';
import type { Deployment } from '../schedule/records.ts';
import { namespaceOf, readHeaders, type World } from './world.ts';

function deploymentDoc({ TaskGroups, ...deployment }: Deployment): unknown {
  const groups = [...TaskGroups].map(([name, group]) => [
    name,
    {
      ...group,
      PlacedCanaries: group.PlacedCanaries.length === 0 ? null : group.PlacedCanaries,
      RequireProgressBy: timeOf(group.RequireProgressBy),
    },
  ]);
  return { ...deployment, IsMultiregion: false, TaskGroups: Object.fromEntries(groups) };
}

/** GET /v1/job/:id/deployments; an unknown job has none. */
export function answerDeployments(ask: Ask, id: string, { store }: World): Answer {
  const job = store.job(namespaceOf(ask), id);
  const all = job === undefined ? [] : store.deploymentsOf(job);
  return { status: 200, json: all.map(deploymentDoc), headers: readHeaders(store.index) };
}

/** GET /v1/job/:id/deployment: the latest, or null. */
export function answerLatestDeployment(ask: Ask, id: string, { store }: World): Answer {
  const job = store.job(namespaceOf(ask), id);
  const latest = job === undefined ? undefined : store.latestDeployment(job);
  return { status: 200, json: latest === undefined ? null : deploymentDoc(latest), headers: readHeaders(store.index) };
}

/** GET /v1/deployment/:id. */
export function answerDeployment(id: string, { store }: World): Answer {
  const deployment = store.deployments.get(id);
  if (deployment === undefined) throw new Refusal(404, 'deployment not found');
  return { status: 200, json: deploymentDoc(deployment), headers: readHeaders(store.index) };
}

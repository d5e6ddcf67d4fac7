import { expect, test } from 'vitest';
import { readCanaries } from '../../../src/operations/follow/read-canaries.ts';
import { createAllocation, createDeployment, createGroupState } from '../../support/rollout-states.ts';
import type { Allocation } from '../../../src/clients/nomad/allocations.ts';
import type { Deployment } from '../../../src/clients/nomad/deployments.ts';

const group = (fields: Parameters<typeof createGroupState>[0] = {}) =>
  createGroupState({ DesiredCanaries: 2, PlacedAllocs: 2, HealthyAllocs: 2, ...fields });
const deployment = createDeployment({
  Namespace: 'apps',
  TaskGroups: { app: group() },
  Status: 'running',
  StatusDescription: 'Deployment is running but requires manual promotion',
});

function allocation(ID: string, fields: Partial<Allocation> = {}): Allocation {
  return createAllocation({ ID, DeploymentStatus: { Healthy: true, Canary: true }, ...fields });
}

/** The node of each allocation, by its ID. */
const ports: Readonly<Record<string, readonly { Label: string; Value: number; HostIP: string }[]>> = {
  a: [{ Label: 'http', Value: 8080, HostIP: '10.0.0.1' }],
  b: [{ Label: 'hush', Value: 9090, HostIP: 'fd00::1' }],
};

type Access = Parameters<typeof readCanaries>[3];
type Service = Awaited<ReturnType<Access['nomad']['readJobServices']>>[number];

function service(ServiceName: string, AllocID: string): Service {
  return { ID: '', ServiceName, AllocID, Address: '', Port: 1 };
}

const access: Access = {
  redactor: { redactName: (text) => text.replaceAll('hush', '‹hidden›') },
  nomad: {
    readAllocation: async ({ id }) => ({
      ID: id,
      Namespace: 'apps',
      JobID: 'web',
      NodeName: 'n1',
      TaskGroup: 'app',
      AllocatedResources: { Shared: { Ports: ports[id] ?? [] } },
    }),
    readJobServices: async () => [service('one', 'a'), service('one', 'a'), service('hush', 'b'), service('old', 'z')],
  },
};

const job = { id: 'web' };

test('a canary has its own ports and services, and no secret in their names', async () => {
  const allocations = ['a', 'b'].map((id) => allocation(id));
  const canaries = await readCanaries(job, deployment, allocations, access);
  const place = { job: 'web', namespace: 'apps', group: 'app', node: 'n1', deployment: 'd' };
  expect(canaries).toEqual([
    { ...place, allocation: 'a', addresses: { http: '10.0.0.1:8080' }, services: ['one'] },
    { ...place, allocation: 'b', addresses: { '‹hidden›': '[fd00::1]:9090' }, services: ['‹hidden›'] },
  ]);
});

test('a canary without ports and services has an empty list of each', async () => {
  const [canary] = await readCanaries(job, deployment, [allocation('c')], access);
  expect([canary?.addresses, canary?.services]).toEqual([{}, []]);
});

test.each<[string, Partial<Allocation>, Partial<Deployment>]>([
  ['an unhealthy canary', { DeploymentStatus: { Healthy: false, Canary: true } }, {}],
  ['a canary that has ended', { ClientStatus: 'failed' }, {}],
  ['a canary that was replaced', { NextAllocation: 'b' }, {}],
  ['an allocation of the earlier version', { JobVersion: 0 }, {}],
  ['an allocation of a promoted group', {}, { TaskGroups: { app: group({ Promoted: true }) } }],
  ['an allocation of a group without canaries', {}, { TaskGroups: { app: group({ DesiredCanaries: 0 }) } }],
  ['a canary of a deployment that has ended', {}, { Status: 'failed' }],
])('%s is not handed to the next step', async (_, fields, changed) => {
  const changedDeployment = { ...deployment, ...changed };
  expect(await readCanaries(job, changedDeployment, [allocation('a', fields)], access)).toEqual([]);
});

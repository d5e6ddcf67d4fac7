import { expect, test } from 'vitest';
import { createDeploymentReader } from '../../src/operations/find-job.ts';
import type { Deployment } from '../../src/clients/nomad/deployments.ts';
import type { NamespaceTarget } from '../../src/clients/nomad/wire/call.ts';

function listing(): { readonly targets: NamespaceTarget[]; readonly find: ReturnType<typeof createDeploymentReader> } {
  const targets: NamespaceTarget[] = [];
  const deployments = [
    { ID: 'second', JobID: 'web', CreateIndex: 9 },
    { ID: 'first', JobID: 'web', CreateIndex: 5 },
    { ID: 'other', JobID: 'api', CreateIndex: 20 },
  ];
  const listDeployments = async (target: NamespaceTarget): Promise<readonly Deployment[]> => {
    targets.push(target);
    return deployments as unknown as readonly Deployment[];
  };
  return { targets, find: createDeploymentReader({ listDeployments }) };
}

test.each([
  ['web', 'second'],
  ['api', 'other'],
  ['db', undefined],
])('the latest deployment of job %s is %s, in whatever order Nomad lists them', async (id, wanted) => {
  const match = await listing().find({ id, namespace: 'default' });
  expect(match?.ID).toBe(wanted);
});

test('all jobs of a namespace and region are answered by one request, those of another by another', async () => {
  const { targets, find } = listing();
  const places = [
    { namespace: 'default', region: 'east' },
    { namespace: 'default', region: 'west' },
    { namespace: 'apps', region: 'east' },
  ];
  await Promise.all(['web', 'api', 'db'].flatMap((id) => places.map((place) => find({ id, ...place }))));
  expect(targets).toEqual(places);
});

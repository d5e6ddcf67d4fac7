import { expect, test } from 'vitest';
import { unsettledDeployments } from '../../src/operations/find-job.ts';
import type { Deployment } from '../../src/clients/nomad/deployments.ts';
import type { NamespaceTarget } from '../../src/clients/nomad/wire/call.ts';

/** The deployments of a cluster that has one of job `web`, by the job modify index of its specification. */
function listing(index: number): {
  readonly asked: NamespaceTarget[];
  readonly find: ReturnType<typeof unsettledDeployments>;
} {
  const asked: NamespaceTarget[] = [];
  const deployment = { JobID: 'web', JobSpecModifyIndex: index, Status: 'failed' } as Deployment;
  const listUnsettledDeployments = async (target: NamespaceTarget): Promise<readonly Deployment[]> => {
    asked.push(target);
    return [deployment];
  };
  return { asked, find: unsettledDeployments({ listUnsettledDeployments }) };
}

test.each([
  ['web', 7, true],
  ['web', 8, false],
  ['web', 6, false],
  ['api', 7, false],
])('a deployment is that of job %s with index %i only if both are equal', async (id, index, isFound) => {
  const found = await listing(7).find({ id, namespace: 'default' }, index);
  expect(found !== undefined).toBe(isFound);
});

test('all jobs of a namespace and region are answered by one request, those of another by another', async () => {
  const { asked, find } = listing(7);
  const places = [
    { namespace: 'default', region: 'east' },
    { namespace: 'default', region: 'west' },
    { namespace: 'apps', region: 'east' },
  ];
  await Promise.all(['web', 'api', 'db'].flatMap((id) => places.map((place) => find({ id, ...place }, 7))));
  expect(asked).toEqual(places);
});

import { expect, test } from 'vitest';
import { createDeploymentReader } from '../../src/operations/find-job.ts';
import type { NamespaceTarget } from '../../src/clients/nomad/wire/call.ts';

test('all jobs of a namespace and region are answered by one request, those of another by another', async () => {
  const targets: NamespaceTarget[] = [];
  const listDeployments = async (target: NamespaceTarget): Promise<readonly []> => {
    targets.push(target);
    return [];
  };
  const find = createDeploymentReader({ listDeployments });
  const places = [
    { namespace: 'default', region: 'east' },
    { namespace: 'default', region: 'west' },
    { namespace: 'apps', region: 'east' },
  ];
  await Promise.all(['web', 'api', 'db'].flatMap((id) => places.map((place) => find({ id, ...place }))));
  expect(targets).toEqual(places);
});

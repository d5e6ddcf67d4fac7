import { expect, test } from 'vitest';
import { start, catchError } from './talking.ts';

test.for([
  ['nomad', 'x-nomad-nexttoken'],
  ['generic', 'x-service-nexttoken'],
] as const)('the %s dialect reads the next page from its own header', async ([dialect, header]) => {
  const { nomad } = await start({ headers: { [header]: 'default.web' }, body: [{ ID: 'a' }] }, { dialect });
  expect((await nomad.listJobs({ perPage: 1 })).nextToken).toBe('default.web');
  const { nomad: other } = await start(
    { headers: { [header]: '' }, body: [{ ID: 'a' }] },
    { dialect: dialect === 'nomad' ? 'generic' : 'nomad' },
  );
  expect((await other.listJobs({ perPage: 1 })).nextToken).toBeUndefined();
});

test.for([
  ['nomad', 'x-nomad-index'],
  ['generic', 'x-service-index'],
] as const)('the %s dialect continues a blocking query from its own index header', async ([dialect, header]) => {
  const { server, nomad } = await start(
    [
      { headers: { [header]: '7' }, body: { ID: 'web' } },
      { status: 404, body: 'job not found' },
    ],
    { dialect },
  );
  const watched = nomad.watch.readJob({ id: 'web' }, { timeoutMilliseconds: 5000, wait: 5 });
  await watched.next();
  await catchError(watched.next());
  expect(server.requests.map(({ url }) => url)).toEqual(['/v1/job/web', '/v1/job/web?index=7&wait=5ms']);
});

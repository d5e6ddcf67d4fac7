import { expect, test } from 'vitest';
import { sentBy } from './sent.ts';
import { start, thrown } from './talking.ts';

test.for([
  ['nomad', { error: 'broke' }, { Error: true, Message: 'broke' }],
  ['nomad', { error: 'broke', message: 'autoscaler' }, { Error: true, Message: 'autoscaler: broke' }],
  ['nomad', { message: 'more' }, { Message: 'more' }],
  ['nomad', {}, {}],
  ['generic', { error: 'broke' }, { Error: 'broke' }],
  ['generic', { error: 'broke', message: 'autoscaler' }, { Error: 'broke', Message: 'autoscaler' }],
  ['generic', { message: 'more' }, { Message: 'more' }],
] as const)('the %s dialect encodes the scaling event %j', async ([dialect, event, fields]) => {
  const { body } = await sentBy(dialect, async (to) => to.scaleTaskGroup({ id: 'web', group: 'app', ...event }));
  expect(body).toEqual({ Target: { Group: 'app' }, ...fields });
});

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
  await thrown(watched.next());
  expect(server.requests.map(({ url }) => url)).toEqual(['/v1/job/web', '/v1/job/web?index=7&wait=5ms']);
});

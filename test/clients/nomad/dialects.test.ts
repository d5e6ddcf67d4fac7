import { expect, test } from 'vitest';
import { findExchange } from '../../support/scenarios.ts';
import { sentBy } from './sent.ts';
import { replay, start, thrown } from './talking.ts';

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

test('recorded: the generic form of a scaling error is invalid for Nomad', async () => {
  const name = 'error as text, as the document has it';
  const { server, nomad } = await start(replay('scale', name), { dialect: 'generic' });
  const response = nomad.scaleTaskGroup({ id: 'sc', group: 'app', error: 'autoscaler failed' });
  expect(await thrown(response)).toMatchObject({ reason: 'input' });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(findExchange('scale', name).request.body);
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

test('a binary payload is sent unchanged', async () => {
  const payload = Buffer.of(0, 255, 128, 10);
  const { body } = await sentBy('nomad', async (to) => to.dispatchJob({ id: 'web', payload }), {
    body: { DispatchedJobID: 'c' },
  });
  expect(body).toEqual({ Payload: payload.toString('base64') });
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
  const watched = nomad.watch.readJob({ id: 'web' }, { deadline: 5000, wait: 5 });
  await watched.next();
  await thrown(watched.next());
  expect(server.requests.map(({ url }) => url)).toEqual(['/v1/job/web', '/v1/job/web?index=7&wait=5ms']);
});

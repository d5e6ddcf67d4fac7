import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { ServiceError } from '../../../src/errors.ts';
import { exchangesOf } from '../../support/scenarios.ts';
import { kindOf } from './expected-kind.ts';
import { sentBy } from './sent.ts';
import { start, thrown } from './talking.ts';

test.for([
  ['nomad', { 'x-nomad-token': 'hush' }],
  ['generic', { authorization: 'Bearer hush' }],
] as const)('the %s dialect sends the token in its own header', async ([dialect, header]) => {
  const { headers } = await sentBy(dialect, async (to) => to.stopJob({ id: 'web' }));
  expect(headers).toMatchObject(header);
});

test.for([
  ['nomad', { ConsulToken: 'c', VaultToken: 'v' }],
  ['generic', { MeshToken: 'c', SecretsToken: 'v' }],
] as const)('the %s dialect names the tokens of a revert', async ([dialect, names]) => {
  const request = { id: 'web', version: 0, enforcePriorVersion: 2, meshToken: 'c', secretsToken: 'v' };
  const { body } = await sentBy(dialect, async (to) => to.revertJob(request));
  expect(body).toEqual({ JobID: 'web', JobVersion: 0, EnforcePriorVersion: 2, ...names });
});

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
  const exchange = exchangesOf('scale').find(({ name }) => name === 'error as text, as the document has it');
  const { server, nomad } = await start(
    { status: exchange?.response.status ?? 0, body: String(exchange?.response.body) },
    { dialect: 'generic' },
  );
  const asked = nomad.scaleTaskGroup({ id: 'sc', group: 'app', error: 'autoscaler failed' });
  expect(await thrown(asked)).toMatchObject({ reason: 'input' });
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(exchange?.request.body);
});

test.for([
  ['nomad', '/v1/job/a%2Fb/services'],
  ['generic', '/job/a%2Fb/services'],
] as const)('the %s dialect lists services under its own path', async ([dialect, path]) => {
  const { url } = await sentBy(dialect, async (to) => to.jobServices({ id: 'a/b' }), { body: [] });
  expect(url).toBe(path);
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
  ['nomad', 16_384, '16,384'],
  ['generic', 65_536, '65,536'],
] as const)('the %s dialect measures a payload in bytes before sending it', async ([dialect, limit, formatted]) => {
  const { server, nomad } = await start({ body: { DispatchedJobID: 'c' } }, { dialect });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -2, max: 2 }), fc.constantFrom('x', 'ü', '日'), async (beyond, character) => {
      const full = character.repeat(limit / 4) + 'x'.repeat(limit - Buffer.byteLength(character.repeat(limit / 4)));
      const payload = beyond < 0 ? full.slice(0, beyond) : full + 'x'.repeat(beyond);
      const before = server.seen.length;
      const result = await nomad.dispatchJob({ id: 'web', payload }).then(
        () => 'sent',
        (failure: ServiceError) => `${kindOf(failure.message, failure.reason)}, ${failure.reason}: ${failure.message}`,
      );
      const bytes = (limit + beyond).toLocaleString('en-US');
      const refusal = `The payload has ${bytes} bytes; a dispatch accepts at most ${formatted} bytes`;
      expect(result).toBe(beyond <= 0 ? 'sent' : `too-large, input: ${refusal}`);
      expect(
        server.seen.slice(before).map(({ body }) => {
          const { Payload } = JSON.parse(body) as { Payload: string };
          return Buffer.from(Payload, 'base64').toString();
        }),
      ).toEqual(beyond <= 0 ? [payload] : []);
    }),
    { numRuns: 30 },
  );
});

test('a binary payload is sent unchanged', async () => {
  const payload = Uint8Array.of(0, 255, 128, 10);
  const { body } = await sentBy('nomad', async (to) => to.dispatchJob({ id: 'web', payload }), {
    body: { DispatchedJobID: 'c' },
  });
  expect(body).toEqual({ Payload: Buffer.from(payload).toString('base64') });
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
  expect(server.seen.map(({ url }) => url)).toEqual(['/v1/job/web', '/v1/job/web?index=7&wait=5ms']);
});

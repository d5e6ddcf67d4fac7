import { randomBytes } from 'node:crypto';
import { getEventListeners } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createConnections } from '../../../src/clients/http/connections.ts';
import type { TestServer } from '../../support/server.ts';
import { exchange, catchFailure, serve, transport, joinErrorTexts } from './sending.ts';

test('a response is complete and has lower-case header names', async () => {
  const server = await serve({ status: 404, headers: { 'X-Nomad-Index': '7' }, body: 'job not found' });
  const answer = await transport().send(
    exchange(server, {
      method: 'POST',
      body: '{"a":"ü"}',
      headers: { 'x-nomad-token': 't' },
      path: '/v1/job/a%2Fb?namespace=x',
    }),
  );
  expect(answer).toMatchObject({ status: 404, headers: { 'x-nomad-index': '7' }, body: 'job not found' });
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      url: '/v1/job/a%2Fb?namespace=x',
      body: '{"a":"ü"}',
      headers: { 'x-nomad-token': 't', 'user-agent': 'outrider' },
    },
  ]);
});

test('one connection serves many requests, up to the limit for parallel ones', async () => {
  const server = await serve({ body: 'ok' });
  const client = transport({ maxConnections: 2 });
  for (let count = 0; count < 5; count += 1) {
    await client.send(exchange(server));
  }
  expect(server.connections()).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => client.send(exchange(server))));
  expect(server.connections()).toBe(2);
  expect(server.requests).toHaveLength(25);
});

/** As Nomad with `http_max_conns_per_client`. */
async function serveFew(most: number): Promise<TestServer & { readonly refusals: () => number }> {
  const known = new Set<Socket>();
  let refusals = 0;
  const server = await serve(async (_, response) => {
    const { socket } = response;
    if (socket !== null && (known.has(socket) || known.size < most)) {
      known.add(socket);
      await sleep(5);
      return void response.end('ok');
    }
    refusals += 1;
    response.writeHead(429, { connection: 'close' }).end('too many concurrent connections');
  });
  return Object.assign(server, { refusals: () => refusals });
}

test('a service that refuses connections gets fewer of them, and responds to all requests', async () => {
  const server = await serveFew(3);
  const client = transport({ maxConnections: 12 });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await client.send(exchange(server))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(server.refusals()).toBeGreaterThan(0);
  expect(server.refusals()).toBeLessThanOrEqual(9);
});

test('a request that waits for others ends at its deadline, and is not sent', async () => {
  const server = await serve(() => undefined);
  const client = transport({ maxConnections: 1 });
  const first = catchFailure(client.send(exchange(server, { timeoutMilliseconds: 200 })));
  const second = await catchFailure(client.send(exchange(server, { timeoutMilliseconds: 20, path: '/v1/nodes' })));
  expect(second).toMatchObject({ reason: 'timed-out' });
  expect(client.isCrowded(new URL(server.url))).toBe(false);
  await first;
  expect(server.requests.map(({ url }) => url)).toEqual(['/v1/jobs']);
});

test('a request that is aborted before its connection is ready is not sent', async () => {
  const server = await serve({ body: 'ok' });
  const connections = createConnections({ proxies: {}, tls: undefined, connections: 1 });
  const aborted = new AbortController();
  const sent = connections.send(new URL(server.url), { method: 'GET', signal: aborted.signal }, undefined);
  aborted.abort();
  await expect(sent).rejects.toThrow('aborted');
  expect(server.connections()).toBe(0);
  await connections.close();
});

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

test('closing the transport leaves nothing open and fails pending requests', async () => {
  const before = timers();
  const server = await serve([{ body: 'ok' }, () => undefined]);
  const client = transport();
  await client.send(exchange(server));
  const hanging = catchFailure(client.send(exchange(server)));
  while (server.requests.length < 2) {
    await new Promise(setImmediate);
  }
  await client.close();
  expect(await hanging).toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('did not respond before the run ended') as string,
  });
  while (server.open() > 0) {
    await new Promise(setImmediate);
  }
  // A timer of other code may have ended meanwhile.
  expect(timers()).toBeLessThanOrEqual(before);
});

test('a request that has ended leaves no listener on the signals of its run and of its caller', async () => {
  const server = await serve({ body: 'ok' });
  const [run, caller] = [new AbortController(), new AbortController()];
  const client = transport({ signal: run.signal });
  for (let count = 0; count < 3; count += 1) await client.send(exchange(server, { signal: caller.signal }));
  expect([run, caller].map(({ signal }) => getEventListeners(signal, 'abort'))).toEqual([[], []]);
});

test.each([
  ['a small body', 'ü'.repeat(100_000)],
  ['a body too large to be unpacked at once', randomBytes(200_000).toString('hex')],
])('gzip is requested and decoded: %s', async (_, text) => {
  const server = await serve({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(text) });
  const answer = await transport().send(exchange(server));
  expect(server.requests[0]?.headers['accept-encoding']).toBe('gzip');
  expect(answer.body).toBe(text);
});

test.for([
  ['a body over the limit', { body: 'x'.repeat(101) }, 'exceeds the limit of 100 bytes'],
  [
    'a decompression bomb',
    { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(50_000_000)) },
    'exceeds the limit of 100 bytes',
  ],
  [
    'a decompression bomb after harmless content',
    {
      headers: { 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.concat([randomBytes(100_000), Buffer.alloc(20_000_000)])),
    },
    'exceeds the limit of 100 bytes',
  ],
  ['invalid gzip', { headers: { 'content-encoding': 'gzip' }, body: 'hello' }, 'not gzip, contrary to its header'],
  ['truncated gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('hello').subarray(0, 12) }, 'not gzip'],
  ['a large invalid gzip body', { headers: { 'content-encoding': 'gzip' }, body: randomBytes(100_000) }, 'not gzip'],
  [
    'an encoding that was not requested',
    { headers: { 'content-encoding': 'br' }, body: 'hello' },
    'unsupported encoding (br)',
  ],
] as const)('%s is rejected without another request', async ([, step, words]) => {
  const server = await serve(step);
  const failure = await catchFailure(transport().send(exchange(server, { maxBytes: 100 })));
  expect(failure).toMatchObject({ reason: 'server', message: expect.stringContaining(words) as string });
  expect(failure.message).toMatch(/^Nomad at 127\.0\.0\.1:\d+ .* \(GET \/v1\/jobs\)$/);
  expect(server.requests).toHaveLength(1);
});

test('a body of exactly the limit is accepted', async () => {
  const server = await serve({ body: 'x'.repeat(100) });
  expect((await transport().send(exchange(server, { maxBytes: 100 }))).body).toHaveLength(100);
});

test.for([301, 302, 303, 307, 308])('a redirect (%i) is an error and does not forward the token', async (status) => {
  const other = await serve({ body: 'stolen' });
  const server = await serve({ status, headers: { location: `${other.url}/v1/job/other?secret=1` } });
  const failure = await catchFailure(transport().send(exchange(server, { headers: { 'x-nomad-token': 'hush' } })));
  expect(failure.reason).toBe('server');
  expect(failure.message).toMatch(
    new RegExp(` redirects to 127\\.0\\.0\\.1:${other.port}, and redirects are not followed \\(${status}, `),
  );
  expect(failure.hint).toContain('`address`');
  expect(joinErrorTexts(failure)).not.toMatch(/hush|secret|job\/other/);
  expect(other.connections()).toBe(0);
});

test('status 304 is not a redirect', async () => {
  const server = await serve({ status: 304 });
  expect(await transport().send(exchange(server))).toMatchObject({ status: 304, body: '' });
});

test('large truncated gzip is reported as such', async () => {
  const packed = gzipSync(randomBytes(200_000));
  const server = await serve({ headers: { 'content-encoding': 'gzip' }, body: packed.subarray(0, 150_000) });
  const failure = await catchFailure(transport().send(exchange(server)));
  expect(failure).toMatchObject({ reason: 'server', message: expect.stringContaining('not gzip') as string });
});

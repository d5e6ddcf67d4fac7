import { expect, test } from 'vitest';
import type { Retry } from '../../../src/clients/http/types.ts';
import type { Step } from '../../support/server.ts';
import { exchange, catchFailure, serve, transport } from './sending.ts';

test.for([429, 502, 503, 504])('status %i is retried for a repeatable request only', async (status) => {
  const retries: Retry[] = [];
  const server = await serve([{ status }, { status }, { body: 'ok' }]);
  const client = transport({ onRetry: (retry) => retries.push(retry) });
  expect(await client.send(exchange(server, { path: '/v1/jobs?token=x' }))).toMatchObject({ status: 200, body: 'ok' });
  const reason = `returned ${String(status)}`;
  expect(retries).toMatchObject([
    { service: 'Nomad', method: 'GET', path: '/v1/jobs', attempt: 1, reason, pauseMilliseconds: 125 },
    { attempt: 2, pauseMilliseconds: 250 },
  ]);
  const other = await serve({ status });
  expect(await client.send(exchange(other, { method: 'POST', repeatable: false }))).toMatchObject({ status });
  expect(other.requests).toHaveLength(1);
});

test('a service that stays busy gets its last response returned', async () => {
  const server = await serve({ status: 503, body: 'later' });
  expect(await transport().send(exchange(server))).toMatchObject({ status: 503, body: 'later' });
  expect(server.requests).toHaveLength(4);
});

test('a caller may decide which responses show that the service is busy', async () => {
  const server = await serve([{ status: 500, body: 'No cluster leader' }, { body: 'ok' }]);
  const request = exchange(server, { maxBusyAttempts: ({ body }) => (body.includes('leader') ? 4 : 0) });
  expect((await transport().send(request)).body).toBe('ok');
});

test('a Retry-After header sets the pause', async () => {
  const retries: Retry[] = [];
  const server = await serve([{ status: 429, headers: { 'retry-after': '1' } }, { body: 'ok' }]);
  await transport({ onRetry: (retry) => retries.push(retry) }).send(exchange(server));
  expect(retries).toMatchObject([{ pauseMilliseconds: 1125 }]);
});

test('a Retry-After beyond the deadline is not awaited', async () => {
  const server = await serve({ status: 503, headers: { 'retry-after': '3600' } });
  expect(await transport().send(exchange(server))).toMatchObject({ status: 503 });
  expect(server.requests).toHaveLength(1);
});

const cut: Step = (_seen, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"half":', () => response.socket?.destroy());
};
const reset: Step = (_seen, response) => {
  response.socket?.resetAndDestroy();
};

test.for([
  ['in the middle of a body', cut],
  ['before an answer', reset],
] as const)('a connection cut %s is retried only for a repeatable request', async ([, broken]) => {
  const server = await serve([broken, { body: 'ok' }]);
  expect((await transport().send(exchange(server))).body).toBe('ok');
  const other = await serve(broken);
  const failure = await catchFailure(
    transport().send(exchange(other, { method: 'POST', body: '{}', repeatable: false })),
  );
  expect(failure.reason).toBe('unreachable');
  expect(failure.message).toMatch(/^Nomad at 127\.0\.0\.1:\d+ (?:closed|reset) the connection \(POST \/v1\/jobs\)$/);
  expect(other.requests).toHaveLength(1);
});

test('a connection that always breaks reports the number of attempts', async () => {
  const server = await serve(cut);
  const failure = await catchFailure(transport().send(exchange(server)));
  expect(failure.message).toMatch(/ in 4 attempts \(GET \/v1\/jobs\)$/);
  expect(server.requests).toHaveLength(4);
});

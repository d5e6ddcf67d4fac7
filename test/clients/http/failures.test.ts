import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen, startServer, type Step } from '../../support/server.ts';
import { exchange, catchFailure, serve, transport, joinErrorTexts } from './sending.ts';

test('a refused connection is unreachable without the token in the error', async () => {
  const server = await startServer({});
  await server[Symbol.asyncDispose]();
  const failure = await catchFailure(
    transport().send(exchange(server, { headers: { 'x-nomad-token': 'hush' }, path: '/v1/jobs?k=hush' })),
  );
  expect(failure.reason).toBe('unreachable');
  expect(failure.message).toBe(
    `Nomad at 127.0.0.1:${String(server.port)} refused the connection in 4 attempts (GET /v1/jobs)`,
  );
  expect(failure.hint).toContain('`address`');
  expect(failure.hint).not.toContain('has no port');
  expect(joinErrorTexts(failure)).not.toContain('hush');
});

test('the hint about an unreachable address without a port names the port of Nomad', async () => {
  const failure = await catchFailure(transport().send(exchange({ url: 'http://nothing.invalid' })));
  expect(failure.hint).toMatch(/ It has no port: Nomad listens on 4646 by default\.$/);
});

test('a server that does not speak HTTP is unreachable', async () => {
  await using server = await listen(createServer((socket) => socket.end('SSH-2.0-OpenSSH_9\r\n')));
  const { url } = server;
  const retries: unknown[] = [];
  const failure = await catchFailure(transport({ onRetry: (retry) => retries.push(retry) }).send(exchange({ url })));
  expect(failure).toMatchObject({ reason: 'unreachable', message: expect.stringContaining('not HTTP') as string });
  expect(retries, 'nothing that may be different a moment later').toEqual([]);
});

test.for([
  ['never answers', () => undefined],
  ['stops in the middle', (_seen, response) => void response.writeHead(200).write('{')],
] as const satisfies readonly (readonly [string, Step])[])(
  'a request to a server that %s ends at the deadline and is not repeated',
  async ([, step]) => {
    const server = await serve(step);
    const failure = await catchFailure(transport().send(exchange(server, { timeoutMilliseconds: 100 })));
    expect(failure).toMatchObject({
      reason: 'timed-out',
      message: expect.stringContaining('did not respond within 0.1 s') as string,
    });
    expect(server.requests).toHaveLength(1);
  },
);

test('the deadline covers all tries', async () => {
  const server = await serve([{ status: 503 }, () => undefined]);
  const failure = await catchFailure(transport().send(exchange(server, { timeoutMilliseconds: 300 })));
  expect(failure.reason).toBe('timed-out');
  expect(server.requests).toHaveLength(2);
});

test.for(['before', 'during', 'between tries'])('the caller can abort a request %s', async (moment) => {
  const abort = new AbortController();
  const reason = new Error('enough');
  const server = await serve(
    moment === 'between tries'
      ? { status: 503, headers: { 'retry-after': '9' } }
      : () => {
          abort.abort(reason);
        },
  );
  if (moment === 'before') {
    abort.abort(reason);
  }
  const client = transport({
    onRetry: () => {
      abort.abort(reason);
    },
  });
  await expect(client.send(exchange(server, { signal: abort.signal }))).rejects.toBe(reason);
  expect(server.requests).toHaveLength(moment === 'before' ? 0 : 1);
});

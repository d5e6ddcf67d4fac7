import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../support/server.ts';
import { exchange, catchFailure, transport } from './sending.ts';

test('a server that accepts a connection and never responds to the TLS handshake is given up within 20 s', async () => {
  await using server = await listen(createServer(() => undefined));
  const started = performance.now();
  const failure = await catchFailure(transport().send(exchange({ url: server.url.replace('http:', 'https:') })));
  expect(failure).toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('cannot be reached: the connection timed out') as string,
  });
  expect(performance.now() - started).toBeGreaterThan(9_000);
  expect(performance.now() - started).toBeLessThan(30_000);
});

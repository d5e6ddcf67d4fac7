import { evenPace } from '../../support/pace.ts';
import { Octokit } from '@octokit/rest';
import { expect, onTestFinished, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { createFetch } from '../../../src/clients/http/fetch.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { startServer, type Step, type TestServer } from '../../support/server.ts';

const quietLog = { debug() {}, info() {}, warn() {}, error() {} };

async function start(
  steps: Step | readonly Step[],
): Promise<{ server: TestServer; fetch: ReturnType<typeof createFetch> }> {
  const server = await startServer(steps);
  const transport = createTransport({ pace: evenPace });
  onTestFinished(async () => {
    await transport.close();
    await server[Symbol.asyncDispose]();
  });
  return { server, fetch: createFetch(transport) };
}

test('createFetch repeats GET and PATCH but not POST', async () => {
  const { server, fetch } = await start([
    { status: 502 },
    { body: 'ok' },
    { status: 502 },
    { body: 'set' },
    { status: 502 },
  ]);
  const response = await fetch(`${server.url}/a`);
  expect(await response.text()).toBe('ok');
  expect(response.url).toBe(`${server.url}/a`);
  expect(await (await fetch(`${server.url}/a`, { method: 'PATCH', body: '{}' })).text()).toBe('set');
  expect((await fetch(`${server.url}/a`, { method: 'POST', body: '{}' })).status).toBe(502);
  expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'PATCH', 'POST']);
});

test('octokit passes a rejected redirect on as the cause', async () => {
  const { server, fetch } = await start({ status: 301, headers: { location: 'https://elsewhere.test/x' } });
  const octokit = new Octokit({ auth: 'hush', baseUrl: server.url, request: { fetch }, log: quietLog });
  const error = await octokit.request('GET /repos/o/r').catch((thrown: unknown) => thrown);
  expect((error as Error).cause).toBeInstanceOf(ActionError);
  expect(String((error as Error).cause)).toContain('GitHub at 127.0.0.1');
  expect(String((error as Error).cause)).toMatch(/redirects to elsewhere\.test, .*\(301, GET/);
});

test('an abort signal ends a fetch', async () => {
  const abort = new AbortController();
  const { server, fetch } = await start(() => {
    abort.abort();
  });
  await expect(fetch(server.url, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a body that is not text is refused', async () => {
  const { server, fetch } = await start({});
  await expect(fetch(server.url, { method: 'POST', body: new Uint8Array(1) })).rejects.toThrow(TypeError);
  expect(server.requests).toEqual([]);
});

test('JSON nested deeper than the stack is rejected before parsing', async () => {
  const { server, fetch } = await start({ body: `${'['.repeat(5000)}${']'.repeat(5000)}` });
  await expect(fetch(server.url)).rejects.toMatchObject({ reason: 'server' });
});

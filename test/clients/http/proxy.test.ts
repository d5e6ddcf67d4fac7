import { expect, test } from 'vitest';
import type { ActionError } from '../../../src/errors.ts';
import { startProxy, type ProxyOptions } from '../../support/proxy.ts';
import { startServer } from '../../support/server.ts';
import { get, disposeAfterTest } from './getting.ts';

async function start(options: Partial<ProxyOptions> = {}) {
  const server = disposeAfterTest(await startServer({ body: 'ok' }));
  const proxy = disposeAfterTest(await startProxy({ target: server.port, ...options }));
  return { server, proxy, at: `http://me:secret@127.0.0.1:${String(proxy.port)}` };
}

test('HTTP requests use the proxy of the environment', async () => {
  const { proxy, at } = await start();
  expect(await get({ url: 'http://nomad.test:4646', proxies: { http_proxy: at } })).toBe('ok');
  expect(proxy.requests).toEqual(['GET http://nomad.test:4646/v1/jobs']);
  expect(proxy.credentials).toEqual([`Basic ${btoa('me:secret')}`]);
});

test('a proxy address may lack its scheme', async () => {
  const { proxy } = await start();
  expect(await get({ url: 'http://nomad.test', proxies: { http_proxy: `127.0.0.1:${String(proxy.port)}` } })).toBe(
    'ok',
  );
});

test('requests to this machine bypass the proxy', async () => {
  const { server, proxy, at } = await start();
  expect(await get({ url: server.url, proxies: { http_proxy: at, https_proxy: at } })).toBe('ok');
  expect(proxy.requests).toEqual([]);
});

test.for([
  ['a host in no_proxy', 'http', { no_proxy: 'other.test, .invalid' }],
  ['http with a proxy for https only', 'http', { http_proxy: '' }],
  ['https with a proxy for http only', 'https', { https_proxy: undefined }],
] as const)('%s bypasses the proxy', async ([, scheme, more]) => {
  const { proxy, at } = await start();
  const proxies = { http_proxy: at, https_proxy: at, ...more };
  // A name that only a proxy could resolve.
  expect(await get({ url: `${scheme}://nomad.invalid`, proxies })).toMatchObject({
    reason: 'unreachable',
    message: expect.stringMatching(/DNS does not resolve the host name|the DNS server did not respond/) as string,
  });
  expect(proxy.requests).toEqual([]);
});

test.for(['http', 'https'])('a proxy that refuses %s is reported without its credentials', async (scheme) => {
  const { at } = await start({ refuse: 407 });
  const failure = await get({ url: `${scheme}://nomad.test`, proxies: { http_proxy: at, https_proxy: at } });
  expect(failure).toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('the proxy returned 407') as string,
  });
  expect((failure as ActionError).hint).toContain('HTTPS_PROXY');
  expect(String(failure) + String((failure as ActionError).cause)).not.toMatch(/secret|me:/);
});

test('a proxy that is down is reported as unreachable', async () => {
  const { proxy, at } = await start();
  await proxy[Symbol.asyncDispose]();
  const failure = await get({ url: 'https://nomad.test', proxies: { https_proxy: at } });
  expect(failure).toMatchObject({
    reason: 'unreachable',
    message: expect.stringMatching(/nomad\.test or its proxy 127\.0\.0\.1:\d+ refused the connection/) as string,
  });
  expect((failure as ActionError).hint).toMatch(/the proxy `127\.0\.0\.1:\d+` .* NO_PROXY/);
  expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
});

test('an invalid proxy address is an input error and is not shown', async () => {
  const failure = await get({ url: 'http://nomad.test', proxies: { http_proxy: 'http://me:secret@:x' } });
  expect(failure).toMatchObject({ reason: 'input', message: expect.stringContaining('HTTP_PROXY') as string });
  expect(String(failure) + String((failure as ActionError).cause)).not.toContain('secret');
});

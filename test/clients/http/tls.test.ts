import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionError } from '../../../src/errors.ts';
import { createAuthority, hasOpenssl, type Authority, type Pair } from '../../support/certificates.ts';
import { startProxy } from '../../support/proxy.ts';
import { startServer, type Step } from '../../support/server.ts';
import { get, disposeAfterTest } from './getting.ts';

/** As Nomad does with TLS 1.3, without an alert that undici passes on. */
const close: Step = (_, response) => void response.socket?.end();

describe.skipIf(!hasOpenssl)(`TLS${hasOpenssl ? '' : ' (skipped: no openssl on this machine)'}`, () => {
  let authority: Authority;
  let stranger: Authority;
  let server: Pair;
  let client: Pair;
  beforeAll(() => {
    authority = createAuthority('ours');
    stranger = createAuthority('a stranger');
    server = authority.issue('IP:127.0.0.1,DNS:server.global.nomad');
    client = authority.issue('DNS:cli.global.nomad');
  });
  afterAll(() => {
    authority[Symbol.dispose]();
    stranger[Symbol.dispose]();
  });

  test('TLS: a custom certificate authority is trusted for its origin', async () => {
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, server));
    expect(await get({ url, tls: { ca: authority.ca } })).toBe('ok');
  });

  test('TLS: a custom certificate authority is not trusted for another origin', async () => {
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, server));
    const failure = await get({ url, tlsOrigin: 'https://127.0.0.1:1', tls: { ca: authority.ca }, service: 'GitHub' });
    expect(failure).toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('is not trusted') as string,
    });
    expect((failure as ActionError).message).toMatch(/^GitHub at .* \(GET \/v1\/jobs\)$/);
    expect((failure as ActionError).hint).toContain('NODE_EXTRA_CA_CERTS');
  });

  test.for(['no authority', 'another authority'])('TLS: a server certificate is not trusted with %s', async (which) => {
    const testServer = disposeAfterTest(await startServer({ body: 'ok' }, server));
    const tls = which === 'no authority' ? {} : { ca: stranger.ca };
    const failure = await get({ url: testServer.url, tls });
    expect(failure).toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('is not trusted') as string,
    });
    expect((failure as ActionError).hint).toContain('`ca-cert`');
    expect(testServer.connections()).toBe(1);
  });

  test('TLS: a certificate for another name is rejected with a hint about the input', async () => {
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, authority.issue('DNS:server.global.nomad')));
    const failure = await get({ url, tls: { ca: authority.ca } });
    expect(failure).toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('has a certificate for server.global.nomad, not for 127.0.0.1 (') as string,
    });
    expect((failure as ActionError).hint).toContain('`tls-server-name`');
    expect(await get({ url, tls: { ca: authority.ca, servername: 'server.global.nomad' } })).toBe('ok');
  });

  test('TLS: an expired certificate is rejected', async () => {
    const dates = ['-not_before', '20200101000000Z', '-not_after', '20200102000000Z'];
    let old: Pair;
    try {
      old = authority.issue('IP:127.0.0.1', dates);
    } catch {
      // openssl before 3.4 cannot backdate a certificate; one that ends before it begins has expired, too.
      old = authority.issue('IP:127.0.0.1', ['-days', '-1']);
    }
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, old));
    expect(await get({ url, tls: { ca: authority.ca } })).toMatchObject({
      message: expect.stringMatching(/has a certificate that (has expired|is not valid yet)/) as string,
    });
  });

  test('TLS: verification can be turned off', async () => {
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, server));
    expect(await get({ url, tls: { rejectUnauthorized: false } })).toBe('ok');
  });

  test('TLS: a server may require a client certificate', async () => {
    const { url } = disposeAfterTest(
      await startServer({ body: 'ok' }, { ...server, ca: authority.ca, requestCert: true, rejectUnauthorized: true }),
    );
    expect(await get({ url, tls: { ca: authority.ca, ...client } })).toBe('ok');
    const failure = await get({ url, tls: { ca: authority.ca } });
    expect(failure).toMatchObject({ reason: 'unreachable' });
    expect(failure).toMatchObject({
      message: expect.stringMatching(
        /rejected the client certificate \(certificate required\)|(closed|reset) the connection/,
      ) as string,
      hint: expect.stringMatching(/et `client-cert` and `client-key` \(secret `NOMAD_CLIENT_KEY`\) to/) as string,
    });
  });

  test('TLS: a server that closes the connection after the handshake may require a client certificate', async () => {
    const { url } = disposeAfterTest(await startServer(close, server));
    expect(await get({ url, tls: { ca: authority.ca } })).toMatchObject({
      reason: 'unreachable',
      message: expect.stringContaining('closed the connection without a response') as string,
      hint: 'If Nomad requires client certificates, set `client-cert` and `client-key` (secret `NOMAD_CLIENT_KEY`) to one that it trusts.',
    });
    const gitHub = await get({ url, tls: { ca: authority.ca }, service: 'GitHub' });
    const plain = await get({ url: disposeAfterTest(await startServer(close)).url });
    expect([gitHub, plain]).toMatchObject([
      { hint: 'Check that the server runs and that the runner can reach it, then re-run this workflow job.' },
      {
        hint: 'Check that `address` has the port of the HTTP API (4646 by default). If Nomad expects HTTPS, set it to an `https://` URL.',
      },
    ]);
  });

  test.for([
    ['ca-cert', { ca: 'no PEM' }],
    ['client-cert', { cert: 'no PEM', key: 'no PEM' }],
    ['client-cert', { cert: '-----BEGIN PRIVATE KEY-----', key: 'no PEM' }],
    ['client-key', { key: 'hush' }],
  ] as const)('TLS: an invalid %s is rejected before the first connection', async ([input, tls]) => {
    const testServer = disposeAfterTest(await startServer({ body: 'ok' }, server));
    const failure = await get({ url: testServer.url, tls });
    expect(failure).toMatchObject({ reason: 'input', message: expect.stringContaining(`\`${input}\``) as string });
    expect(testServer.connections()).toBe(0);
  });

  test('TLS: a client certificate with another key is rejected', async () => {
    const { url } = disposeAfterTest(await startServer({ body: 'ok' }, server));
    expect(await get({ url, tls: { cert: client.cert, key: server.key } })).toMatchObject({
      reason: 'input',
      message: expect.stringContaining('do not match') as string,
    });
  });

  test('TLS: https to an http server and http to an https server fail', async () => {
    const plain = disposeAfterTest(await startServer({ body: 'ok' }));
    expect(await get({ url: plain.url.replace('http:', 'https:') })).toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/ does not use TLS \(/) as string,
      help: 'http-or-https',
    });
    const secure = disposeAfterTest(await startServer({ body: 'ok' }, server));
    expect(await get({ url: secure.url.replace('https:', 'http:') })).toMatchObject({ reason: 'unreachable' });
  });

  test('TLS: a proxy tunnel keeps the settings of the origin', async () => {
    const testServer = disposeAfterTest(await startServer({ body: 'ok' }, server));
    const proxy = disposeAfterTest(await startProxy({ target: testServer.port }));
    const proxies = { https_proxy: `http://me:secret@127.0.0.1:${String(proxy.port)}` };
    const tls = { ca: authority.ca, servername: 'server.global.nomad' };
    expect(await get({ url: 'https://nomad.test:4646', tls, proxies })).toBe('ok');
    expect(proxy.requests).toEqual(['CONNECT nomad.test:4646']);
    expect(proxy.credentials).toEqual([`Basic ${btoa('me:secret')}`]);
    expect(testServer.requests[0]?.headers['proxy-authorization']).toBeUndefined();
  });
});

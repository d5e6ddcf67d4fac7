import { describe, expect, test } from 'vitest';
import { catchFailure, serve, joinErrorTexts } from '../http/sending.ts';
import { listing, createRegistryAt, startTalking, token, vpc } from './asking.ts';
import type { Step } from '../../support/server.ts';

const empty: Step = { body: { modules: [{ versions: [] }] } };

/** Returns the path at which versions are listed after this discovery document. */
async function findListingPath(document: Step): Promise<string | undefined> {
  const { server, registry } = await startTalking([document, empty]);
  await registry.listModuleVersions(vpc);
  return server.requests[1]?.url;
}

describe('discovery document', () => {
  test.each([
    ['/elsewhere/v1/', '/elsewhere/v1/acme/vpc/aws/versions'],
    ['/elsewhere/v1', '/elsewhere/v1/acme/vpc/aws/versions'],
    ['relative/', '/.well-known/relative/acme/vpc/aws/versions'],
  ])('the discovery document sets the path of modules: %s', async (place, path) => {
    expect(await findListingPath({ body: { 'modules.v1': place } })).toBe(path);
  });

  test('the discovery document may name modules by a full URL', async () => {
    const server = await serve((_, response) => {
      const isFirst = server.requests.length === 1;
      response.end(JSON.stringify(isFirst ? { 'modules.v1': `${server.url}/own/` } : { modules: [{ versions: [] }] }));
    });
    await createRegistryAt(server.url).listModuleVersions(vpc);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/.well-known/terraform.json',
      '/own/acme/vpc/aws/versions',
    ]);
  });
});

test.each<[string, Step]>([
  ['there is no document', { status: 404, body: 'not found' }],
  ['it is an HTML page', { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'text/html' } }],
  ['it is empty', { body: '' }],
  ['it names no modules', { body: { 'providers.v1': '/v1/providers/' } }],
  ['it is a list', { body: ['modules.v1'] }],
  ['it is nothing', { body: 'null' }],
  ['it names them by a number', { body: { 'modules.v1': 1 } }],
  ['it names them by no address', { body: { 'modules.v1': 'https://' } }],
  ['it is elsewhere', { status: 302, headers: { location: 'https://login.example/' } }],
  ['it is not for everybody', { status: 401, body: { errors: ['Unauthorized'] } }],
])('modules are read at the default path when %s', async (_, document) =>
  expect(await findListingPath(document)).toBe(listing),
);

describe('discovery document that names another host', () => {
  test('a discovery document that names another host is an error and the token is not sent there', async () => {
    const elsewhere = await serve(empty);
    const { server, registry } = await startTalking([{ body: { 'modules.v1': `${elsewhere.url}/v1/` } }, empty]);
    const failure = await catchFailure(registry.listModuleVersions(vpc));
    expect(failure.message).toBe(
      `The discovery document of 127.0.0.1:${server.port} refers to ${elsewhere.url}; the token is not sent there`,
    );
    expect(failure.hint).toBe(`If that is correct, set \`registry-address\` to ${elsewhere.url}.`);
    expect([failure.reason, elsewhere.requests, server.requests.length]).toEqual(['server', [], 1]);
  });

  test.each(['//evil.example/v1/', 'https://127.0.0.1/v1/', 'javascript:alert(1)', 'http://user:pw@evil.example/'])(
    'the discovery document may not name %s',
    async (place) => {
      const { server, registry } = await startTalking([{ body: { 'modules.v1': place } }, empty]);
      const failure = await catchFailure(registry.listModuleVersions(vpc));
      expect(failure.message).toContain('the token is not sent there');
      expect(joinErrorTexts(failure)).not.toContain(token);
      expect(server.requests.map((request) => request.headers.authorization)).toEqual([undefined]);
    },
  );
});

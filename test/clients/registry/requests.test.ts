import { expect, test } from 'vitest';
import { serve } from '../http/sending.ts';
import { listing, record, createRegistryAt, startTalking, token, version, vpc } from './asking.ts';
import type { PermittedRegistry } from '../../support/permitted.ts';

const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json, application/json' };

function bodyWith(deprecation: object): object {
  return { data: { type: 'module-versions', attributes: { deprecation } } };
}

const text = { reason: 'Superseded by 2.0.0. [outrider]', link: 'https://example.com/2.0.0' };

test.each([
  [text, text],
  [{ reason: 'Old.', link: '' }, { reason: 'Old.' }],
  [{ reason: '', link: text.link }, { link: text.link }],
  [{ reason: '', link: '' }, {}],
])('deprecateModuleVersion sends %o without empty fields', async (given, sent) => {
  const { server, registry } = await startTalking({ body: {} });
  await registry.deprecateModuleVersion({ ...version, ...given });
  const [request, ...more] = server.requests;
  expect(request).toMatchObject({ method: 'PATCH', url: `${record}/1.0.0`, headers });
  expect(request?.headers['content-type']).toBe('application/vnd.api+json');
  expect(JSON.parse(request?.body ?? '')).toEqual(bodyWith({ 'deprecated-status': 'Deprecated', ...sent }));
  expect(more).toEqual([]);
});

test('revertModuleVersionDeprecation sends only an empty deprecation on the same path', async () => {
  const { server, registry } = await startTalking({ body: {} });
  await registry.revertModuleVersionDeprecation(version);
  expect(server.requests[0]).toMatchObject({ method: 'PATCH', url: `${record}/1.0.0`, headers });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(bodyWith({ 'deprecated-status': 'Undeprecated' }));
});

test('build metadata of a version is encoded in the path', async () => {
  const { server, registry } = await startTalking({ body: {} });
  await registry.revertModuleVersionDeprecation({ module: vpc, version: '1.0.0+b.1' });
  expect(server.requests[0]?.url).toBe(`${record}/1.0.0%2Bb.1`);
});

const odd = { organization: 'a b', name: 'n/../m', provider: 'ü?' };
const request: readonly (readonly [string, (registry: PermittedRegistry) => Promise<unknown>])[] = [
  [record, (registry) => registry.getModule(vpc)],
  [`${record}/version?module_version=1.0.0`, (registry) => registry.getModuleVersionRecord(version)],
  [
    `${record}/version?module_version=1.0.0%2Ba%26b`,
    (registry) => registry.getModuleVersionRecord({ module: vpc, version: '1.0.0+a&b' }),
  ],
  ['/api/v2/account/details', (registry) => registry.getAccount()],
  ['/api/v2/organizations/acme/entitlement-set', (registry) => registry.getEntitlementSet('acme')],
  [
    '/api/v2/organizations/a%20b/registry-modules/private/a%20b/n%2F..%2Fm/%C3%BC%3F',
    (registry) => registry.getModule(odd),
  ],
];

test.each(request)('registry requests use the encoded path %s', async (path, ask) => {
  const { server, registry } = await startTalking({ body: { data: { attributes: {} } } });
  await ask(registry);
  expect(server.requests).toMatchObject([{ method: 'GET', url: path, body: '', headers }]);
  expect(server.requests[0]?.headers['content-type']).toBeUndefined();
});

test('versions are listed and read at the discovered path, which is looked up once and without the token', async () => {
  const steps = [{ status: 404 }, { body: { modules: [{ versions: [] }] } }, { body: {} }];
  const { server, registry } = await startTalking(steps);
  await registry.listModuleVersions(vpc);
  await registry.getModuleVersion({ module: vpc, version: '1.0.0+b' });
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /.well-known/terraform.json',
    `GET ${listing}`,
    'GET /api/registry/v1/modules/acme/vpc/aws/1.0.0%2Bb',
  ]);
  expect(server.requests.map((item) => item.headers.authorization)).toEqual([
    undefined,
    headers.authorization,
    headers.authorization,
  ]);
});

test.each(['/tfe', '/tfe/', '/a/b//'])('a registry at the path %s is used only below it', async (path) => {
  const server = await serve([{ body: { modules: [{ versions: [] }] } }, { body: {} }]);
  const registry = createRegistryAt(server.url + path);
  await registry.listModuleVersions(vpc);
  await registry.revertModuleVersionDeprecation(version);
  const below = path.replace(/\/+$/, '');
  expect(server.requests.map(({ url }) => url)).toEqual([below + listing, `${below}${record}/1.0.0`]);
});

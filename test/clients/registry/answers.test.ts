import { quickPace } from '../../support/pace.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRegistry, type Registry } from '../../../src/clients/registry/client.ts';
import { describeTooOld } from '../../../src/clients/registry/server.ts';
import { ServiceError } from '../../../src/errors.ts';
import { failureOf } from '../http/sending.ts';
import { listing, record, talking, version, vpc } from './asking.ts';
import type { Step } from '../../support/server.ts';

const noDocument: Step = { status: 404 };

async function listed(...modules: readonly object[]): Promise<unknown> {
  const { registry } = await talking([noDocument, { body: { modules } }]);
  return registry.listModuleVersions(vpc);
}

describe('a listing', () => {
  test('is that of the first module, in its order; the others are what it depends on', async () => {
    const own = { source: 'acme/vpc/aws', versions: [{ version: '2.0.0' }, { version: '1.0.0', root: {} }] };
    const other = { source: 'acme/dns/aws', versions: [{ version: '9.9.9' }] };
    expect(await listed(own, other)).toEqual([{ version: '2.0.0' }, { version: '1.0.0' }]);
  });

  test.each([
    [{}, undefined],
    [{ deprecation: null }, undefined],
    [{ deprecation: false }, undefined],
    [{ deprecation: { reason: 'Old.', link: 'www.example.com' } }, { reason: 'Old.', link: 'www.example.com' }],
    [{ deprecation: { reason: null } }, { reason: '', link: '' }],
    [{ deprecation: {} }, { reason: '', link: '' }],
    [{ deprecation: { reason: 7, link: ['x'] } }, { reason: '', link: '' }],
    [{ deprecation: true }, { reason: '', link: '' }],
    [{ deprecation: 'Old.' }, { reason: '', link: '' }],
  ])('shows with %j a deprecation of %j', async (key, deprecation) => {
    expect(await listed({ versions: [{ version: '1.0.0', ...key }] })).toEqual([
      deprecation === undefined ? { version: '1.0.0', ...key, deprecation } : { version: '1.0.0', deprecation },
    ]);
  });
});

async function moduleOf(attributes: object): Promise<unknown> {
  const { registry } = await talking({ body: { data: { id: 'mod-1', type: 'registry-modules', attributes } } });
  return registry.getModule(vpc);
}

describe('a module', () => {
  test('tells which versions can be used, and how its tags begin', async () => {
    const statuses = [{ version: '1.0.0', status: 'reg_ingress_failed', error: 'no such file' }];
    const attributes = {
      status: 'setup_complete',
      'version-statuses': statuses,
      'revoked-versions': ['0.9.0'],
      'no-code': true,
      'vcs-repo': { 'tag-prefix': 'vpc-' },
      permissions: { 'can-delete': false },
    };
    expect(await moduleOf(attributes)).toEqual({
      status: 'setup_complete',
      statuses,
      revoked: ['0.9.0'],
      noCode: true,
      tagPrefix: 'vpc-',
      canDelete: false,
    });
  });

  test.each([
    {},
    { 'vcs-repo': null, permissions: null, 'version-statuses': null },
    { 'vcs-repo': { 'tag-prefix': '' } },
  ])('that says no more than %j is taken as it is', async (attributes) => {
    expect(await moduleOf(attributes)).toEqual({
      status: undefined,
      statuses: undefined,
      revoked: [],
      noCode: false,
      tagPrefix: undefined,
      canDelete: undefined,
    });
  });
});

describe('of the rest', () => {
  test.each([
    ['2026-11-21T00:00:00.000Z', Date.UTC(2026, 10, 21)],
    ['yesterday', undefined],
    [null, undefined],
  ])('a version created %j is of %j', async (created, createdAt) => {
    const { registry } = await talking({ body: { data: { attributes: { 'created-at': created } } } });
    expect(await registry.getModuleVersionRecord(version)).toEqual({ createdAt });
  });

  test.each([
    [{ 'module-deprecations': true }, true],
    [{ 'module-deprecations': false }, false],
    [{ operations: true }, undefined],
  ])('entitlements %j say of deprecations %j', async (attributes, moduleDeprecations) => {
    const { registry } = await talking({ body: { data: { attributes } } });
    expect(await registry.getEntitlementSet('acme')).toEqual({ moduleDeprecations });
  });

  test('headers tell which service it is, and what it is too old for', async () => {
    const headers = { 'TFP-AppName': 'Terraform Enterprise', 'X-TFE-Version': 'v202411-2' };
    const { registry } = await talking({ body: { data: { attributes: {} } }, headers });
    expect(registry.server()).toEqual({ name: undefined, version: undefined });
    await registry.getModule(vpc);
    expect(registry.server()).toEqual({ name: 'Terraform Enterprise', version: 'v202411-2' });
    expect(describeTooOld(registry.server())).toContain('v202411-2');
  });

  test.each([undefined, '', 'v202502-1', 'v202512-3', '1.0.0', 'v2025'])('%j is not too old', (one) => {
    expect(describeTooOld({ name: undefined, version: one })).toBeUndefined();
  });
});

describe('an answer that cannot be used is told', () => {
  test.each<[unknown, string]>([
    ['<html>', 'Object is expected'],
    ['', 'Object is expected'],
    ['[]', 'at modules "modules" is expected'],
    ['{"modules":[]}', 'at modules >=1 is expected'],
    ['{"modules":[{"versions":[{"version":1}]}]}', 'at modules.0.versions.0.version string is expected'],
  ])('as %j', async (body, words) => {
    const { server, registry } = await talking([noDocument, { body: String(body) }]);
    const failure = await failureOf(registry.listModuleVersions(vpc));
    expect(failure.message).toBe(`GET ${listing}: the registry's answer cannot be used: ${words}`);
    expect(failure.hint).toBe(
      `Check that \`registry-address\` is that of the registry itself; 127.0.0.1:${server.port} answered.`,
    );
    expect(failure).toMatchObject({ kind: 'invalid', reason: 'server' });
  });

  test('for a module, too', async () => {
    const { registry } = await talking({ body: { data: [] } });
    expect((await failureOf(registry.getModule(vpc))).message).toBe(
      `GET ${record}: the registry's answer cannot be used: at data.attributes "attributes" is expected`,
    );
  });
});

/** A registry that answers everything with this. */
function saying(body: string): Registry {
  const send = async () => ({ status: 200, headers: {}, body });
  const transport = { send, close: async () => undefined, pace: quickPace };
  return createRegistry({ transport, address: new URL('http://127.0.0.1/tfe'), token: 'x' });
}

/** How all reads fail that such answers come to; each is the first of its client, which keeps no pace then. */
async function failuresBy(body: string): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled([
    saying(body).listModuleVersions(vpc),
    saying(body).getModuleVersion(version),
    saying(body).getModule(vpc),
    saying(body).getModuleVersionRecord(version),
    saying(body).getEntitlementSet('acme'),
  ]);
  return settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
}

test('whatever an answer is, it is read or told, and never a fault of ours', async () => {
  const attributes = fc.dictionary(
    fc.constantFrom('version-statuses', 'revoked-versions', 'vcs-repo', 'permissions', 'created-at', 'no-code'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    attributes.map((one) => ({ data: { attributes: one } })),
    fc.jsonValue({ maxDepth: 2 }).map((deprecation) => ({ modules: [{ versions: [{ version: '1', deprecation }] }] })),
  );
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const failures = await failuresBy(JSON.stringify(value));
      expect(failures.filter((one) => !(one instanceof ServiceError))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

import { quickPace } from '../../support/pace.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRegistry, type Registry } from '../../../src/clients/registry/client.ts';
import { describeOutdatedServer } from '../../../src/clients/registry/wire.ts';
import { ServiceError } from '../../../src/errors.ts';
import { catchFailure } from '../http/sending.ts';
import { listing, record, startTalking, version, vpc } from './asking.ts';
import type { Step } from '../../support/server.ts';
import { silentLog } from '../../support/silent-log.ts';

const noDocument: Step = { status: 404 };

async function listVersions(...modules: readonly object[]): Promise<unknown> {
  const { registry } = await startTalking([noDocument, { body: { modules } }]);
  return registry.listModuleVersions(vpc);
}

describe('listModuleVersions', () => {
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
  ])('a version listed with %j has the deprecation %j', async (key, deprecation) => {
    expect(await listVersions({ versions: [{ version: '1.0.0', ...key }] })).toEqual([
      deprecation === undefined ? { version: '1.0.0', ...key, deprecation } : { version: '1.0.0', deprecation },
    ]);
  });
});

async function readModule(attributes: object): Promise<unknown> {
  const { registry } = await startTalking({ body: { data: { id: 'mod-1', type: 'registry-modules', attributes } } });
  return registry.getModule(vpc);
}

describe('getModule', () => {
  test('getModule returns version statuses, revoked versions and the tag prefix', async () => {
    const statuses = [{ version: '1.0.0', status: 'reg_ingress_failed', error: 'no such file' }];
    const attributes = {
      status: 'setup_complete',
      'version-statuses': statuses,
      'revoked-versions': ['0.9.0'],
      'vcs-repo': { 'tag-prefix': 'vpc-' },
      permissions: { 'can-delete': false },
    };
    expect(await readModule(attributes)).toEqual({
      status: 'setup_complete',
      statuses,
      revoked: ['0.9.0'],
      tagPrefix: 'vpc-',
      canDelete: false,
    });
  });

  test.each([
    {},
    { 'vcs-repo': null, permissions: null, 'version-statuses': null },
    { 'vcs-repo': { 'tag-prefix': '' } },
  ])('getModule accepts a module with only %j', async (attributes) => {
    expect(await readModule(attributes)).toEqual({
      status: undefined,
      statuses: undefined,
      revoked: [],
      tagPrefix: undefined,
      canDelete: undefined,
    });
  });
});

describe('other responses of the registry', () => {
  test.each([
    ['2026-11-21T00:00:00.000Z', Date.UTC(2026, 10, 21)],
    ['yesterday', undefined],
    [null, undefined],
  ])('a version with created-at %j has the time %j', async (created, createdAt) => {
    const { registry } = await startTalking({ body: { data: { attributes: { 'created-at': created } } } });
    expect(await registry.getModuleVersionRecord(version)).toEqual({ createdAt });
  });

  test.each([
    [{ 'module-deprecations': true }, true],
    [{ 'module-deprecations': false }, false],
    [{ operations: true }, undefined],
  ])('entitlements %j give module deprecations %j', async (attributes, moduleDeprecations) => {
    const { registry } = await startTalking({ body: { data: { attributes } } });
    expect(await registry.getEntitlementSet('acme')).toEqual({ moduleDeprecations });
  });

  test.each([
    [false, 'users', 'user'],
    [true, 'teams', 'team'],
    [true, 'organizations', 'organization'],
    [true, undefined, 'team'],
    [undefined, undefined, 'user'],
  ])('the account %j with the resource %j is of the kind %s', async (service, type, kind) => {
    const attributes = { username: 'ada', ...(service === undefined ? {} : { 'is-service-account': service }) };
    const relationships = type === undefined ? {} : { 'authenticated-resource': { data: { id: 'x', type } } };
    const { registry } = await startTalking({ body: { data: { attributes, relationships } } });
    expect(await registry.getAccount()).toEqual({ kind, name: 'ada' });
  });

  test.each([undefined, '', 'v202502-1', 'v202512-3', '1.0.0', 'v2025'])(
    'the server version %j is recent enough',
    (text) => {
      expect(describeOutdatedServer({ name: undefined, version: text })).toBeUndefined();
    },
  );
});

describe('invalid responses of the registry', () => {
  test.each<[unknown, string]>([
    ['<html>', 'expected Object'],
    ['', 'expected Object'],
    ['[]', 'expected "modules" at modules'],
    ['{"modules":[]}', 'expected >=1 at modules'],
    ['{"modules":[{"versions":[{"version":1}]}]}', 'expected string at modules.0.versions.0.version'],
  ])('listModuleVersions reports the invalid response %j', async (body, words) => {
    const { server, registry } = await startTalking([noDocument, { body: String(body) }]);
    const failure = await catchFailure(registry.listModuleVersions(vpc));
    expect(failure.message).toBe(
      `Unexpected response from the registry at 127.0.0.1:${server.port}: ${words} (200, GET ${listing})`,
    );
    expect(failure.hint).toBe('Check that `registry-address` is the address of the registry itself.');
    expect(failure).toMatchObject({ isTransient: false, reason: 'server' });
  });

  test('getModule reports an invalid response', async () => {
    const { server, registry } = await startTalking({ body: { data: [] } });
    expect((await catchFailure(registry.getModule(vpc))).message).toBe(
      `Unexpected response from the registry at 127.0.0.1:${server.port}: expected "attributes" at data.attributes (200, GET ${record})`,
    );
  });
});

/** A registry that returns this response to every request. */
function createFixedRegistry(body: string): Registry {
  const send = async () => ({ status: 200, headers: {}, body });
  const transport = {
    send,
    close: async () => undefined,
    waitToRetry: async () => false,
    isCrowded: () => false,
    pace: quickPace,
    waitFor: silentLog.waitFor,
  };
  return createRegistry({ transport, address: new URL('http://127.0.0.1/tfe'), token: 'x' });
}

/** Returns the failures of all reads with this response; each is the first of its client, so that the rate limit never waits. */
async function collectFailures(body: string): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled([
    createFixedRegistry(body).listModuleVersions(vpc),
    createFixedRegistry(body).getModuleVersion(version),
    createFixedRegistry(body).getModule(vpc),
    createFixedRegistry(body).getModuleVersionRecord(version),
    createFixedRegistry(body).getEntitlementSet('acme'),
    createFixedRegistry(body).getAccount(),
  ]);
  return settled.flatMap((item) => (item.status === 'rejected' ? [item.reason as unknown] : []));
}

test('any response of the registry is read or reported as an error', async () => {
  const attributes = fc.dictionary(
    fc.constantFrom('version-statuses', 'revoked-versions', 'vcs-repo', 'permissions', 'created-at'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    attributes.map((attribute) => ({ data: { attributes: attribute } })),
    fc.jsonValue({ maxDepth: 2 }).map((deprecation) => ({ modules: [{ versions: [{ version: '1', deprecation }] }] })),
  );
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const failures = await collectFailures(JSON.stringify(value));
      expect(failures.filter((failure) => !(failure instanceof ServiceError))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { describeTooOld } from '../../../src/clients/registry/wire.ts';
import { catchFailure } from '../http/sending.ts';
import { RegistryCaller, type As } from '../../../sandbox/test/registry/caller.ts';
import { registryAt, version, vpc } from './asking.ts';
import type { PermittedRegistry } from '../../support/permitted.ts';

type Start = Parameters<typeof RegistryCaller.start>;

/** A sandbox with the module `acme/vpc/aws`, and a client with one of its tokens. */
async function sandboxed(versions: Start[0], options: Start[1] = {}, as: As = 'manager') {
  const caller = await RegistryCaller.start(versions, options);
  onTestFinished(() => caller[Symbol.asyncDispose]());
  const { registry: url, registryTokens, modules } = caller.sandbox;
  const token = as === 'nobody' ? 'unknown' : registryTokens[as];
  return { modules, registry: registryAt(url, { token }) };
}

const text = { reason: 'Superseded by 2.0.0. [outrider]', link: 'https://example.com/2.0.0' };

describe('versions in the sandbox', () => {
  test('a version is deprecated, listed as deprecated and reinstated', async () => {
    const { registry } = await sandboxed(['1.0.0', '2.0.0']);
    await registry.deprecateModuleVersion({ ...version, ...text });
    expect((await registry.getModuleVersion(version)).deprecation).toEqual(text);
    const listed = await registry.listModuleVersions(vpc);
    expect(listed.find((one) => one.version === '1.0.0')?.deprecation).toEqual(text);
    expect(listed.find((one) => one.version === '2.0.0')?.deprecation).toBeUndefined();
    await registry.revertModuleVersionDeprecation(version);
    expect((await registry.getModuleVersion(version)).deprecation).toBeUndefined();
  });

  test('a version with build metadata can be deprecated', async () => {
    const { registry, modules } = await sandboxed(['1.0.0+b.1']);
    await registry.deprecateModuleVersion({ module: vpc, version: '1.0.0+b.1', ...text });
    expect(modules.deprecation('acme/vpc/aws', '1.0.0+b.1')).toEqual(text);
  });

  test('a version has its age, tag and status', async () => {
    const seeds = [
      { version: '1.0.0', createdAt: '2026-01-02T03:04:05Z', tag: 'vpc-v1.0.0' },
      { version: '1.1.0', status: 'reg_ingressing', revoked: true },
    ] as const;
    const { registry } = await sandboxed(seeds);
    expect(await registry.getModuleVersionRecord(version)).toEqual({ createdAt: Date.UTC(2026, 0, 2, 3, 4, 5) });
    expect((await registry.getModuleVersion(version)).tag).toBe('vpc-v1.0.0');
    const { statuses, revoked } = await registry.getModule(vpc);
    expect(new Set(statuses?.map(({ version: name, status }) => `${name} ${status}`))).toEqual(
      new Set(['1.0.0 ok', '1.1.0 reg_ingressing']),
    );
    expect(revoked).toEqual(['1.1.0']);
  });

  test('versions are listed in any order and without dependencies of the module', async () => {
    const { registry } = await sandboxed(['1.0.0', '1.10.0', '1.2.0'], { order: 'odd' });
    const listed = await registry.listModuleVersions(vpc);
    expect(listed.map((one) => one.version).toSorted()).toEqual(['1.0.0', '1.10.0', '1.2.0']);
  });
});

const everything: readonly (readonly [string, (registry: PermittedRegistry) => Promise<unknown>])[] = [
  ['a listing', (registry) => registry.listModuleVersions(vpc)],
  ['a version', (registry) => registry.getModuleVersion(version)],
  ['a record', (registry) => registry.getModule(vpc)],
  ['a change', (registry) => registry.revertModuleVersionDeprecation(version)],
];

describe('tokens in the sandbox', () => {
  test.each(everything)('an expired token is reported as unauthorized: %s', async (_, ask) => {
    const { registry } = await sandboxed(['1.0.0'], {}, 'expired');
    expect(await catchFailure(ask(registry))).toMatchObject({ isTransient: false, reason: 'unauthorized' });
  });

  test.each(['member', 'organization'] as const)('a %s token reads versions but cannot change them', async (as) => {
    const { registry, modules } = await sandboxed(['1.0.0'], {}, as);
    expect(await registry.listModuleVersions(vpc)).toHaveLength(1);
    const failure = await catchFailure(registry.deprecateModuleVersion({ ...version, ...text }));
    expect(failure).toMatchObject({ isTransient: false, reason: 'not-found' });
    expect(modules.deprecation('acme/vpc/aws', '1.0.0')).toBeNull();
  });
});

describe('entitlements in the sandbox', () => {
  test.each([true, false, undefined])('an organization reports its entitlement to deprecate: %s', async (entitled) => {
    const { registry } = await sandboxed(['1.0.0'], { organization: { name: 'acme', entitled } });
    expect(await registry.getEntitlementSet('acme')).toEqual({ moduleDeprecations: entitled });
  });
});

describe('accounts in the sandbox', () => {
  test.each([
    ['manager', 'team', 'api-team_acme'],
    ['owner', 'user', 'ada'],
    ['organization', 'organization', 'api-org-acme'],
  ] as const)('the token %s belongs to a %s', async (as, kind, name) => {
    const { registry } = await sandboxed(['1.0.0'], {}, as);
    expect(await registry.getAccount()).toEqual({ kind, name });
  });
});

describe('faults in the sandbox', () => {
  test.each([
    [422, false, 'server', '(at /data/attributes/deprecation/link)'],
    [500, true, 'server', 'internal server error'],
    [503, true, 'server', 'service unavailable'],
    ['html-502', true, 'server', 'an HTML page titled'],
    ['redirect', false, 'server', 'redirects are not followed'],
    ['drop-before', true, 'unreachable', 'acme/vpc/aws/1.0.0'],
    ['drop-after', true, 'unreachable', 'acme/vpc/aws/1.0.0'],
  ] as const)(
    'a fault in a change is reported and the change not sent again: %s',
    async (fault, isTransient, reason, words) => {
      const { registry, modules } = await sandboxed(['1.0.0']);
      modules.fault({ kind: fault, on: 'PATCH', times: 9, to: 'https://elsewhere.example/' });
      const failure = await catchFailure(registry.deprecateModuleVersion({ ...version, ...text }));
      expect(failure).toMatchObject({ isTransient, reason });
      expect(failure.message).toContain(words);
      expect(modules.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    },
  );

  test.each([429, 503, 'html-502', 'drop-before'] as const)('a fault in a read is retried: %s', async (kind) => {
    const { registry, modules } = await sandboxed(['1.0.0']);
    modules.fault({ kind, on: 'GET', path: '/versions', wait: 0.05 });
    expect(await registry.listModuleVersions(vpc)).toHaveLength(1);
  });
});

test('an outdated Terraform Enterprise is recognized by its version', async () => {
  const { registry } = await sandboxed(['1.0.0'], { serverVersion: 'v202411-1' });
  await registry.getModule(vpc);
  expect(describeTooOld(registry.server())).toBe(
    'Terraform Enterprise v202411-1 cannot deprecate module versions; v202502-1 or newer is required',
  );
});

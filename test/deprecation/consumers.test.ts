import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consumersOf, holdUsedVersions, type ModuleConsumers } from '../../src/deprecation/outcome.ts';
import { parseVersion } from '../../src/clients/registry/version.ts';
import { runsOf } from '../support/thorough.ts';
import type { Decision } from '../../src/deprecation/policy.ts';
import type { ModuleUse } from '../../src/clients/registry/explorer.ts';

const module = { organization: 'acme', name: 'network', provider: 'aws' };
const options = { module, host: 'app.terraform.io', asOf: new Date(0), named: true };

function use(version: string, workspaces: readonly string[], rest: Partial<ModuleUse> = {}): ModuleUse {
  const source = 'app.terraform.io/acme/network/aws';
  return { source, version, registryType: 'private', workspaceCount: workspaces.length, workspaces, ...rest };
}

describe('consumersOf', () => {
  test('consumers are counted by version, the most used first, and named in order', () => {
    const uses = [use('1.0.0', ['b']), use('1.1.0', ['c', 'a']), use('v2.0.0', ['x', 'y'])];
    expect(consumersOf(uses, options)?.versions).toEqual([
      { version: '1.1.0', count: 2, names: ['a', 'c'] },
      { version: '2.0.0', count: 2, names: ['x', 'y'] },
      { version: '1.0.0', count: 1, names: ['b'] },
    ]);
  });

  test('a workspace that uses several submodules of a version counts once where all names are known', () => {
    const sub = { source: 'app.terraform.io/acme/network/aws//subnet' };
    const both = [use('1.0.0', ['a', 'b']), use('1.0.0', ['b', 'c'], sub)];
    expect(consumersOf(both, options)?.versions).toEqual([{ version: '1.0.0', count: 3, names: ['a', 'b', 'c'] }]);
    const cut = [use('1.0.0', ['a'], { workspaceCount: 9 }), use('1.0.0', ['b'], sub)];
    expect(consumersOf(cut, options)?.versions[0]?.count).toBe(10);
  });

  test.each([
    ['acme/network/aws', 1],
    ['private/acme/network/aws', 1],
    ['app.terraform.io/acme/network/aws//sub', 1],
    ['App.Terraform.io/acme/network/aws', 1],
    ['other.example/acme/network/aws', undefined],
    ['acme/network/azure', undefined],
    ['xacme/network/aws', undefined],
    ['git::https://example.com/acme/network/aws', undefined],
    ['', undefined],
  ])('consumers of the source %j are counted: %s', (source, count) => {
    expect(consumersOf([use('1.0.0', ['a'], { source })], options)?.versions[0]?.count).toBe(count);
  });

  test('a module has no consumers without a row, or with rows of public modules only', () => {
    expect(consumersOf([], options)?.versions).toEqual([]);
    expect(consumersOf([use('1.0.0', ['a'], { registryType: 'public' })], options)?.versions).toEqual([]);
  });

  test('names of consumers are left out on request', () => {
    const found = consumersOf([use('1.0.0', ['a', 'b'])], { ...options, named: false });
    expect(found?.versions).toEqual([{ version: '1.0.0', count: 2, names: [] }]);
  });
});

function decision(name: string, verdict: Decision['verdict'], isDeprecated = false): Decision {
  const deprecation = isDeprecated ? { reason: '', link: '' } : undefined;
  return {
    of: { listed: name, version: parseVersion(name), status: 'ok', revoked: false, deprecation },
    verdict,
    why: 'it is superseded',
  };
}

function consumers(counts: Readonly<Record<string, number>>): ModuleConsumers {
  const versions = Object.entries(counts).map(([version, count]) => ({ version, count, names: [] }));
  return { asOf: new Date(0), versions };
}

describe('holdUsedVersions', () => {
  test('a version that more workspaces use than allowed is held back, with the reason', () => {
    const held = holdUsedVersions([decision('1.0.0', 'deprecate')], consumers({ '1.0.0': 3 }), 2);
    expect(held).toMatchObject([{ verdict: 'hold', why: '3 workspaces use it, and `max-consumers` is 2' }]);
  });

  test('exactly the versions are held that would be deprecated, and that more workspaces use than allowed', () => {
    const versions = fc.uniqueArray(
      fc.record({
        version: fc.nat({ max: 20 }).map((minor) => `1.${minor}.0`),
        verdict: fc.constantFrom('keep' as const, 'deprecate' as const, 'skip' as const),
        isDeprecated: fc.boolean(),
        count: fc.nat({ max: 4 }),
      }),
      { selector: ({ version }) => version },
    );
    fc.assert(
      fc.property(versions, fc.nat({ max: 4 }), (all, most) => {
        const decisions = all.map((one) => decision(one.version, one.verdict, one.isDeprecated));
        const used = consumers(Object.fromEntries(all.map(({ version, count }) => [version, count])));
        const held = holdUsedVersions(decisions, used, most);
        for (const [at, { verdict, isDeprecated, count }] of all.entries()) {
          const isHeld = verdict === 'deprecate' && !isDeprecated && count > most;
          expect(held[at]).toEqual(isHeld ? { ...decisions[at], verdict: 'hold', why: held[at]?.why } : decisions[at]);
        }
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

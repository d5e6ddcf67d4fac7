import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allows,
  parseConstraint,
  compareVersions,
  parseTerraformVersion,
} from '../../../src/modes/check-modules/constraint.ts';
import {
  toFinding,
  resolveCall,
  type Resolution,
  type ListedVersion,
} from '../../../src/modes/check-modules/judge-calls.ts';
import { resolvable } from '../../support/constraints.ts';
import { readResolutions } from '../../support/terraform.ts';
import { countRuns } from '../../support/thorough.ts';

const states = ['revoked', 'deprecated', 'active'] as const;

function parse(name: string, state: ListedVersion['state'] = 'active', isUsable = state === 'active'): ListedVersion {
  const version = parseTerraformVersion(name);
  if (version === undefined) throw new Error(`${name} is not a version`);
  return { version, state, isUsable, deprecation: undefined };
}
function resolve(constraint: string | undefined, listing: readonly ListedVersion[]): Resolution {
  return resolveCall({ version: constraint === undefined ? undefined : { text: constraint } }, listing);
}

function resolveActive(constraint: string | undefined, listing: readonly string[]): Resolution {
  return resolve(
    constraint,
    listing.map((name) => parse(name)),
  );
}

function selectAllowed(constraint: string | undefined, versions: readonly ListedVersion[]): readonly ListedVersion[] {
  const parsed = parseConstraint(constraint ?? '>= 0');
  if (parsed === undefined) throw new Error(`${constraint} is not a constraint`);
  return versions.filter(({ version }) => allows(parsed, version));
}

/** A constraint, the names of a listing, and its versions in any states. */
const cases = fc
  .tuple(resolvable, fc.array(fc.constantFrom(...states), { minLength: 1 }))
  .map(([{ constraint, listing }, state]) => ({
    constraint,
    listing,
    versions: listing.map((name, at) => parse(name, state[at % state.length])),
  }));

function readName(resolution: Resolution): string | undefined {
  return resolution.kind === 'resolved' ? resolution.version.version.name : undefined;
}

describe('resolution of a module call', () => {
  test('a module call resolves to the version that terraform selected', () => {
    const recorded = readResolutions();
    const actual = recorded.map(({ constraint, listing }) => readName(resolveActive(constraint, listing)));
    expect(recorded.length).toBeGreaterThan(90);
    expect(recorded.map((resolution, at) => ({ ...resolution, version: actual[at] }))).toEqual(recorded);
  });

  test('a module call resolves to an allowed version that no other allowed one exceeds, whatever their states', () => {
    fc.assert(
      fc.property(cases, ({ constraint, listing, versions }) => {
        const resolution = resolve(constraint, versions);
        const allowed = selectAllowed(constraint, versions);
        expect(resolution.kind === 'unresolved').toBe(allowed.length === 0);
        if (resolution.kind === 'unresolved') return;
        const { version } = resolution.version;
        expect(allowed).toContain(resolution.version);
        expect(allowed.filter((listedVersion) => compareVersions(listedVersion.version, version) > 0)).toEqual([]);
        // The states of the versions make no difference.
        expect(readName(resolveActive(constraint, listing))).toBe(version.name);
      }),
      { numRuns: countRuns(5000) },
    );
  });

  test('the replacement is usable, and allowed by the constraint where any usable version is', () => {
    fc.assert(
      fc.property(cases, ({ constraint, versions }) => {
        const resolution = resolve(constraint, versions);
        if (resolution.kind === 'unresolved') return;
        const usable = versions.filter(({ isUsable }) => isUsable);
        const allowed = selectAllowed(constraint, usable);
        const { replacement } = resolution;
        expect(replacement === undefined).toBe(usable.length === 0);
        if (replacement === undefined) return;
        expect(replacement.isAllowed).toBe(allowed.length > 0);
        const candidates = replacement.isAllowed ? allowed : usable;
        expect(candidates.map(({ version }) => version.name)).toContain(replacement.version);
      }),
      { numRuns: countRuns(5000) },
    );
  });

  test.each([
    ['~> 1.0', ['1.0.0', '1.1.0!', '2.0.0'], { version: '1.0.0', isAllowed: true }],
    ['1.1.0', ['1.0.0', '1.1.0!', '2.0.0', '3.0.0-rc.1'], { version: '2.0.0', isAllowed: false }],
    ['1.1.0', ['1.1.0!', '3.0.0-rc.1'], { version: '3.0.0-rc.1', isAllowed: false }],
    ['1.1.0', ['1.1.0!', '2.0.0!'], undefined],
  ])('the replacement for %s in %j is %j', (constraint, names, replacement) => {
    const versions = names.map((name) => parse(name.replace('!', ''), name.endsWith('!') ? 'deprecated' : 'active'));
    expect(resolve(constraint, versions)).toMatchObject({ replacement });
  });

  test('a version that is not published completely is not a replacement', () => {
    const versions = [parse('1.0.0', 'deprecated'), parse('2.0.0', 'active', false)];
    expect(resolve('1.0.0', versions)).toMatchObject({ replacement: undefined });
  });

  test.each([
    ['2.0.0', ['2.0.0']],
    ['= 2.0.0', ['2.0.0']],
    ['!= 2.0.0', ['1.9.0', '2.1.0']],
    ['> 2.0.0', ['2.1.0']],
    ['< 2.0.0', ['1.9.0']],
    ['>= 2.0.0', ['2.0.0', '2.1.0']],
    ['<= 2.0.0', ['1.9.0', '2.0.0']],
    ['~> 2.0.0', ['2.0.0']],
  ])('the constraint %s allows %j of 1.9.0, 2.0.0 and 2.1.0', (constraint, names) => {
    const versions = ['1.9.0', '2.0.0', '2.1.0'].map((name) => parse(name));
    expect(selectAllowed(constraint, versions).map(({ version }) => version.name)).toEqual(names);
  });

  test.each([
    ['2.0.0', 'matches no version in the registry; the newest is 1.0.0'],
    ['~> 2', 'matches no version in the registry; the newest is 1.0.0'],
    ['latest', 'is not a version constraint such as `~> 1.0`'],
  ])('a module call with the constraint %s does not resolve: it %s', (constraint, problem) => {
    expect(resolve(constraint, [parse('1.0.0'), parse('3.0.0-rc.1')])).toEqual({ kind: 'unresolved', problem });
  });
});

describe('texts of a finding', () => {
  const file = 'main.tf';
  const site = { source: { text: 'x', file, line: 2 }, version: { text: '~> 1.0', file, line: 3 } };
  const module = { organization: 'acme', name: 'network', provider: 'aws' };
  const resolution = { kind: 'resolved', version: parse('1.0.0', 'deprecated'), replacement: undefined } as const;
  const match = (reason: string, link: string) => toFinding(site, module, resolution, { reason, link });

  test.each([
    ['https://wiki.example/a b', 'https://wiki.example/a%20b'],
    ['http://wiki.example/', ''],
    ['www.hashicorp.com', ''],
    ['javascript:alert(1)', ''],
    ['https://github.com@evil.example/', ''],
    [`https://wiki.example/${'x'.repeat(3000)}`, ''],
    [
      'https://wiki.example/)[x](https://evil.example)"<b>',
      'https://wiki.example/)[x](https://evil.example)%22%3Cb%3E',
    ],
  ])('a finding has the link %j as %j', (link, shown) => {
    expect(match('', link)?.link).toBe(shown);
  });

  test('the reason of a finding is one line of at most 500 characters', () => {
    expect(match('Use\n\n2.0.0.\u0007', '')?.reason).toBe('Use 2.0.0.');
    expect(match('x'.repeat(10_000), '')?.reason.length).toBe(501);
  });
});

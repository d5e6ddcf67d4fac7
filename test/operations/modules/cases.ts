import * as fc from 'fast-check';
import { parseVersion, formatVersion } from '../../../src/clients/registry/version.ts';
import type { ModuleVersion, ReleaseContext, Policy } from '../../../src/operations/modules/policy.ts';
import { day, auto, manual, parseVersionRange, today, createVersion } from './listing.ts';

/** Listings, policies and release contexts with many collisions: few numbers, prereleases, builds, all states. */

const few = fc.integer({ min: 0, max: 2 });
const suffix = fc.constantFrom('', '', '', '-rc.1', '-rc.2', '-alpha');
const build = fc.constantFrom('', '', '', '+a', '+b');

const versionText = fc
  .tuple(few, few, few, suffix, build)
  .map(([major, minor, patch, rest, more]) => `${major}.${minor}.${patch}${rest}${more}`);

export const someVersion = versionText.map(createVersion);

const deprecation = fc.constantFrom(undefined, undefined, undefined, auto, manual);

const moduleVersion: fc.Arbitrary<ModuleVersion> = fc
  .record({
    name: fc.oneof(
      { weight: 9, arbitrary: versionText },
      { weight: 2, arbitrary: versionText.map((text) => `v${text}`) },
      { weight: 1, arbitrary: fc.constantFrom('nightly', 'v1', '1.2', '') },
    ),
    status: fc.constantFrom('ok', 'ok', 'ok', 'ok', 'ok', 'pending', 'reg_ingress_failed'),
    isRevoked: fc.constantFrom(false, false, false, false, true),
    deprecation,
  })
  .map((item) => ({ ...item, isListed: true, version: parseVersion(item.name) }));

/** Each version is listed once; versions that differ only in `v` or build metadata may appear together. */
export const listing = fc.uniqueArray(moduleVersion, { selector: ({ name }) => name, maxLength: 14 });

const range = fc
  .constantFrom('0.x', '1.x', '<2.0.0', '>=1.1.0 <2.1.0', '1.1.1', '~1.2', '*', '2.0.0-rc.1')
  .map(parseVersionRange);
export const protections = fc.array(range, { maxLength: 2 });

const rules = ['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit'] as const;

export const policy: fc.Arbitrary<Policy> = fc.record({
  rule: fc.constantFrom(...rules),
  keep: fc.integer({ min: 1, max: 4 }),
  range: fc.option(range, { nil: undefined }),
  versions: fc.array(someVersion, { maxLength: 2 }),
  protect: protections,
  prereleases: fc.constantFrom('superseded', 'all', 'ignore', 'same-rule'),
  minAge: fc.constantFrom(0, 0, 10 * day, 20 * day),
  onlyOlderThan: fc.constantFrom('released', 'newest'),
});

/** Creation times for most versions of a listing. */
const ages = fc.dictionary(
  versionText,
  fc.integer({ min: 0, max: 30 }).map((days) => today - days * day),
  { minKeys: 20, maxKeys: 60 },
);

const occasion: fc.Arbitrary<ReleaseContext> = fc
  .record({
    released: fc.option(someVersion, { nil: undefined }),
    withdrawn: fc.option(someVersion, { nil: undefined, freq: 4 }),
    isMarkedPrerelease: fc.boolean(),
    ages,
  })
  .map(({ ages: times, ...rest }) => ({
    ...rest,
    created: new Map(Object.entries(times)),
    now: today,
    scope: 'owned',
  }));

/** A listing, a policy and a release context; the release is usually one of the listing. */
export const judged = fc
  .record({ versions: listing, policy, occasion, pick: fc.nat(), listedRelease: fc.boolean() })
  .map(({ versions, pick, listedRelease, ...rest }) => {
    const parsed = versions.flatMap(({ version }) => version ?? []);
    const released = listedRelease ? parsed[pick % Math.max(1, parsed.length)] : rest.occasion.released;
    return { versions, policy: rest.policy, occasion: { ...rest.occasion, released } };
  });

/** Returns the same listing with the same ages under other names. */
export function rename(versions: readonly ModuleVersion[], name: (text: string) => string): readonly ModuleVersion[] {
  return versions.map((version) => ({
    ...version,
    version: version.version === undefined ? undefined : parseVersion(name(formatVersion(version.version))),
  }));
}

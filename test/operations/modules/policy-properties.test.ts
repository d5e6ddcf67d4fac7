import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideVersions,
  type Decision,
  type ModuleVersion,
  type ReleaseContext,
} from '../../../src/operations/modules/policy.ts';
import { isWrittenByOutrider } from '../../../src/clients/registry/module.ts';
import { byPrecedence, isPrerelease, type Version } from '../../../src/clients/registry/version.ts';
import { judged, protections, renamed } from './cases.ts';
import { day, deprecatedIn, parseVersionRange } from './listing.ts';
import { countRuns } from '../../support/thorough.ts';

const many = { numRuns: countRuns(1000) };

/** Returns the decision for each listed version, in any order. */
function byListed(decisions: readonly Decision[]): Readonly<Record<string, string>> {
  return Object.fromEntries(decisions.map(({ name, verdict, reason }) => [name, `${verdict}: ${reason}`]));
}

function verdicts(decisions: readonly Decision[]): Readonly<Record<string, string>> {
  return Object.fromEntries(decisions.map(({ name, verdict }) => [name, verdict]));
}

function isUsable({ status, revoked, deprecation }: ModuleVersion): boolean {
  return status === 'ok' && !revoked && (deprecation === undefined || isWrittenByOutrider(deprecation));
}

function newestStable(versions: readonly ModuleVersion[], { withdrawn }: ReleaseContext): Version | undefined {
  return versions
    .filter(isUsable)
    .flatMap(({ version }) => version ?? [])
    .filter((version) => !isPrerelease(version) && (withdrawn === undefined || byPrecedence(version, withdrawn) !== 0))
    .toSorted(byPrecedence)
    .at(-1);
}

describe('any listing, policy and release', () => {
  test('every listed version gets exactly one verdict with a reason', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const decisions = decideVersions(versions, policy, occasion);
        expect(decisions.map(({ name }) => name).toSorted()).toEqual(versions.map(({ name }) => name).toSorted());
        expect(decisions.filter(({ reason }) => reason === '' || reason.includes('undefined'))).toEqual([]);
      }),
      many,
    );
  });

  test('the newest stable version and the released one are never deprecated', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const spared = [newestStable(versions, occasion), occasion.released].flatMap((row) => row ?? []);
        const gone = decideVersions(versions, policy, occasion).filter(({ verdict }) => verdict === 'deprecate');
        const lost = gone.filter(({ version }) =>
          spared.some((row) => version !== undefined && byPrecedence(row, version) === 0),
        );
        expect(lost).toEqual([]);
      }),
      many,
    );
  });

  test('revoked, withdrawn, protected, failed and invalid versions are never deprecated', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const { withdrawn } = occasion;
        const wrong = decideVersions(versions, policy, occasion)
          .filter(({ verdict }) => verdict === 'deprecate')
          .filter(
            ({ version, status, revoked }) =>
              version === undefined ||
              status !== 'ok' ||
              revoked ||
              policy.protect.some((range) => range.test(version)) ||
              (withdrawn !== undefined && byPrecedence(version, withdrawn) === 0),
          );
        expect(wrong).toEqual([]);
      }),
      many,
    );
  });

  test('a release does not affect newer versions unless they are named or the whole listing is judged', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const { released } = occasion;
        const input = { ...policy, versions: [], onlyOlderThan: 'released' } as const;
        const newer = decideVersions(versions, input, occasion).filter(
          ({ verdict, version }) =>
            verdict === 'deprecate' &&
            version !== undefined &&
            released !== undefined &&
            byPrecedence(version, released) > 0,
        );
        expect(newer).toEqual([]);
      }),
      many,
    );
  });

  test('a prerelease deprecates no stable version unless it is named', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const released = versions.find(({ version }) => version !== undefined && isPrerelease(version))?.version;
        fc.pre(released !== undefined);
        const gone = decideVersions(versions, { ...policy, versions: [] }, { ...occasion, released });
        const stable = gone.filter(
          ({ verdict, version }) => verdict === 'deprecate' && version !== undefined && !isPrerelease(version),
        );
        expect(stable).toEqual([]);
      }),
      many,
    );
  });
});

describe('monotonic settings', () => {
  test('a larger keep deprecates no additional version', () => {
    fc.assert(
      fc.property(judged, fc.integer({ min: 1, max: 3 }), ({ versions, policy, occasion }, more) => {
        const before = deprecatedIn(decideVersions(versions, policy, occasion));
        const after = deprecatedIn(decideVersions(versions, { ...policy, keep: policy.keep + more }, occasion));
        expect(after.filter((row) => !before.includes(row))).toEqual([]);
      }),
      many,
    );
  });

  test('more protected versions deprecate no additional version', () => {
    fc.assert(
      fc.property(judged, protections, ({ versions, policy, occasion }, more) => {
        const before = deprecatedIn(decideVersions(versions, policy, occasion));
        const protect = [...policy.protect, ...more];
        const after = deprecatedIn(decideVersions(versions, { ...policy, protect }, occasion));
        expect(after.filter((row) => !before.includes(row))).toEqual([]);
        expect(
          deprecatedIn(decideVersions(versions, { ...policy, protect: [parseVersionRange('*')] }, occasion)),
        ).toEqual([]);
      }),
      many,
    );
  });

  test('a larger min-age deprecates no additional version', () => {
    fc.assert(
      fc.property(judged, fc.integer({ min: 1, max: 20 }), ({ versions, policy, occasion }, days) => {
        const before = deprecatedIn(decideVersions(versions, policy, occasion));
        const older = { ...policy, minAge: policy.minAge + days * day };
        const after = deprecatedIn(decideVersions(versions, older, occasion));
        expect(after.filter((row) => !before.includes(row))).toEqual([]);
      }),
      many,
    );
  });
});

describe('irrelevant differences', () => {
  test('the order of the listing makes no difference', () => {
    const shuffled = judged.chain((row) =>
      fc.shuffledSubarray([...row.versions], { minLength: row.versions.length }).map((other) => ({ ...row, other })),
    );
    fc.assert(
      fc.property(shuffled, ({ versions, other, policy, occasion }) => {
        expect(byListed(decideVersions(other, policy, occasion))).toEqual(
          byListed(decideVersions(versions, policy, occasion)),
        );
      }),
      many,
    );
  });

  test('a leading v in version names makes no difference', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const withV = renamed(versions, (name) => `v${name}`);
        expect(byListed(decideVersions(withV, policy, occasion))).toEqual(
          byListed(decideVersions(versions, policy, occasion)),
        );
      }),
      many,
    );
  });

  test('build metadata makes no difference', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const input = { ...policy, minAge: 0 };
        const bare = renamed(versions, (name) => name.replace(/\+.*/, ''));
        expect(verdicts(decideVersions(bare, input, occasion))).toEqual(
          verdicts(decideVersions(versions, input, occasion)),
        );
      }),
      many,
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideVersions,
  type Decision,
  type ModuleVersion,
  type Policy,
  type ReleaseContext,
} from '../../../src/operations/modules/policy.ts';
import { isWrittenByOutrider } from '../../../src/clients/registry/module.ts';
import { comparePrecedence, isPrerelease, type Version } from '../../../src/clients/registry/version.ts';
import { judged, protections, rename } from './cases.ts';
import { day, listDeprecated } from './listing.ts';
import { countRuns } from '../../support/thorough.ts';

const many = { numRuns: countRuns(1000) };

/** Returns the decision for each listed version, in any order. */
function indexDecisions(decisions: readonly Decision[]): Readonly<Record<string, string>> {
  return Object.fromEntries(decisions.map(({ name, verdict, reason }) => [name, `${verdict}: ${reason}`]));
}

function verdicts(decisions: readonly Decision[]): Readonly<Record<string, string>> {
  return Object.fromEntries(decisions.map(({ name, verdict }) => [name, verdict]));
}

function isUsable({ status, isRevoked, deprecation }: ModuleVersion): boolean {
  return status === 'ok' && !isRevoked && (deprecation === undefined || isWrittenByOutrider(deprecation));
}

function newestStable(versions: readonly ModuleVersion[], { withdrawn }: ReleaseContext): Version | undefined {
  return versions
    .filter(isUsable)
    .flatMap(({ version }) => version ?? [])
    .filter((item) => !isPrerelease(item) && (withdrawn === undefined || comparePrecedence(item, withdrawn) !== 0))
    .toSorted(comparePrecedence)
    .at(-1);
}

describe('any listing, policy and release', () => {
  test('every listed version gets one verdict with a reason, and nothing that has to stay is deprecated', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const { released, withdrawn } = occasion;
        const decisions = decideVersions(versions, policy, occasion);
        expect(decisions.map(({ name }) => name).toSorted()).toEqual(versions.map(({ name }) => name).toSorted());
        expect(decisions.filter(({ reason }) => reason === '' || reason.includes('undefined'))).toEqual([]);
        const spared = [newestStable(versions, occasion), released, withdrawn].flatMap((row) => row ?? []);
        const wrong = decisions.filter(
          ({ verdict, version, status, isRevoked }) =>
            verdict === 'deprecate' &&
            (version === undefined ||
              status !== 'ok' ||
              isRevoked ||
              policy.protect.some((range) => range.test(version)) ||
              spared.some((row) => comparePrecedence(row, version) === 0)),
        );
        expect(wrong).toEqual([]);
      }),
      many,
    );
  });

  test('a release deprecates nothing newer, and a prerelease nothing stable, unless it is named or the whole listing is judged', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const { released } = occasion;
        fc.pre(released !== undefined);
        const gone = (input: Policy) =>
          decideVersions(versions, { ...input, versions: [] }, occasion).flatMap(({ verdict, version }) =>
            verdict === 'deprecate' && version !== undefined ? [version] : [],
          );
        const rows = gone({ ...policy, onlyOlderThan: 'released' });
        const newer = rows.filter((row) => comparePrecedence(row, released) > 0);
        const stable = isPrerelease(released) ? gone(policy).filter((row) => !isPrerelease(row)) : [];
        expect([newer, stable]).toEqual([[], []]);
      }),
      many,
    );
  });

  test.each<[string, (policy: Policy, more: number, ranges: Policy['protect']) => Policy]>([
    ['a larger `keep`', (policy, more) => ({ ...policy, keep: policy.keep + more })],
    ['a larger `min-age`', (policy, more) => ({ ...policy, minAge: policy.minAge + more * day })],
    ['more in `protect`', (policy, _, ranges) => ({ ...policy, protect: [...policy.protect, ...ranges] })],
  ])('%s deprecates no additional version', (_, change) => {
    fc.assert(
      fc.property(
        judged,
        fc.integer({ min: 1, max: 20 }),
        protections,
        ({ versions, policy, occasion }, more, ranges) => {
          const before = listDeprecated(decideVersions(versions, policy, occasion));
          const after = listDeprecated(decideVersions(versions, change(policy, more, ranges), occasion));
          expect(after.filter((row) => !before.includes(row))).toEqual([]);
        },
      ),
      many,
    );
  });

  test('the order of the listing, a leading v and build metadata make no difference', () => {
    const shuffled = judged.chain((row) =>
      fc.shuffledSubarray([...row.versions], { minLength: row.versions.length }).map((other) => ({ ...row, other })),
    );
    fc.assert(
      fc.property(shuffled, ({ versions, other, policy, occasion }) => {
        const decisions = indexDecisions(decideVersions(versions, policy, occasion));
        expect(indexDecisions(decideVersions(other, policy, occasion))).toEqual(decisions);
        const withV = rename(versions, (name) => `v${name}`);
        expect(indexDecisions(decideVersions(withV, policy, occasion))).toEqual(decisions);
        const input = { ...policy, minAge: 0 };
        const bare = rename(versions, (name) => name.replace(/\+.*/, ''));
        expect(verdicts(decideVersions(bare, input, occasion))).toEqual(
          verdicts(decideVersions(versions, input, occasion)),
        );
      }),
      many,
    );
  });
});

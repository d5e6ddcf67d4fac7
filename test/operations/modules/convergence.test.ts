import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planDeprecations } from '../../../src/modes/deprecate/index.ts';
import { planReinstatements } from '../../../src/modes/reinstate/index.ts';
import type { PlannedVersion } from '../../../src/operations/modules/module-run.ts';
import {
  decideVersions,
  findNewestVersion,
  type ModuleVersion,
  type ReleaseContext,
  type Policy,
} from '../../../src/operations/modules/policy.ts';
import { comparePrecedence, formatVersion } from '../../../src/clients/registry/version.ts';
import { judged, listing, policy as somePolicy, someVersion } from './cases.ts';
import { toListed, createOccasion, manual } from './listing.ts';
import { countRuns } from '../../support/thorough.ts';

const many = { numRuns: countRuns(1000) };

const module = { organization: 'acme', name: 'vpc', provider: 'aws' };
const wording = {
  reason: 'Superseded by {{replacement}}, now that {{latest}} is there.',
  link: 'https://example.com/{{latest-same-major}}',
  module,
  tag: '',
  releaseUrl: '',
  date: '2026-11-21',
};

function deprecate(
  versions: readonly ModuleVersion[],
  policy: Policy,
  occasion: ReleaseContext,
  updateText = false,
): readonly PlannedVersion[] {
  const decisions = decideVersions(versions, policy, occasion);
  return planDeprecations(decisions, { ...wording, policy: policy.rule, updateText });
}

/** Returns the listing after all changes are written. */
function writeChanges(planned: readonly PlannedVersion[]): readonly ModuleVersion[] {
  return planned.map(({ name, version, isListed, status, isRevoked, deprecation, change, text }) => {
    const state = { name, version, isListed, status, isRevoked };
    return { ...state, deprecation: change === undefined ? deprecation : text };
  });
}

function writes(planned: readonly PlannedVersion[]): readonly string[] {
  return planned.flatMap(({ change, name }) => (change === undefined ? [] : [`${change} ${name}`]));
}

function deprecations(versions: readonly ModuleVersion[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(versions.map((row) => [row.name, row.deprecation]));
}

function isUsable({ withdrawn }: ReleaseContext): (one: ModuleVersion) => boolean {
  return ({ version, status, isRevoked, deprecation }) =>
    version !== undefined &&
    status === 'ok' &&
    !isRevoked &&
    deprecation === undefined &&
    (withdrawn === undefined || comparePrecedence(version, withdrawn) !== 0);
}

function listVersionNames(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/\d+\.\d+\.\d+(?:-[\w.]*\w)?(?:\+\w+)?/g) ?? []);
}

describe('any run', () => {
  test('a run changes nothing that a person deprecated, and a second one only versions that the first did not reach', () => {
    fc.assert(
      fc.property(judged, fc.boolean(), fc.nat(14), ({ versions, policy, occasion }, updateText, count) => {
        const whole = deprecate(versions, policy, occasion, updateText);
        expect(whole.filter(({ deprecation, change }) => deprecation === manual && change !== undefined)).toEqual([]);
        const second = deprecate(writeChanges(whole), policy, occasion, updateText);
        expect(writes(second)).toEqual([]);
        expect(second.map(({ verdict }) => verdict)).toEqual(whole.map(({ verdict }) => verdict));
        const half = whole.map((row, index) => (index < count ? row : { ...row, change: undefined }));
        const rest = deprecate(writeChanges(half), policy, occasion, updateText);
        expect(deprecations(writeChanges(rest))).toEqual(deprecations(writeChanges(whole)));
      }),
      many,
    );
  });

  test('a run names only usable successors: not revoked, deprecated or withdrawn', () => {
    fc.assert(
      fc.property(judged, ({ versions, policy, occasion }) => {
        const changes = deprecate(versions, policy, occasion);
        const usable = new Set(
          writeChanges(changes)
            .filter(isUsable(occasion))
            .map(({ version }) => version?.raw),
        );
        const named = changes.flatMap(({ change, text }) =>
          change === undefined || text === undefined ? [] : listVersionNames([text.reason, text.link]),
        );
        expect(named.filter((name) => !usable.has(name) && !usable.has(`v${name}`))).toEqual([]);
      }),
      many,
    );
  });
});

/** A module in its desired state, and a version that it does not have yet. */
const settled = fc
  .record({ versions: listing, policy: somePolicy, release: someVersion })
  .filter(({ versions, policy, release }) => {
    const isNew = versions.every(({ version }) => version === undefined || comparePrecedence(version, release) !== 0);
    return isNew && policy.rule !== 'explicit';
  })
  .map(({ versions, policy, release }) => {
    const untouched = versions.map((row) => ({ ...row, deprecation: row.deprecation === manual ? manual : undefined }));
    const counting = { withdrawn: undefined, scope: 'owned' } as const;
    const before = { ...policy, minAge: 0 };
    const released = findNewestVersion(untouched, counting);
    return {
      policy: before,
      release,
      versions: writeChanges(deprecate(untouched, before, createOccasion(undefined, { released }))),
    };
  });

test('versions that a release deprecated are reinstated when it is withdrawn', () => {
  fc.assert(
    fc.property(settled, ({ versions, policy, release }) => {
      const name = formatVersion(release);
      const after = writeChanges(deprecate([...versions, toListed(name)], policy, createOccasion(name)));
      const released = findNewestVersion(after, { withdrawn: release, scope: 'owned' });
      const occasion = createOccasion(undefined, { released, withdrawn: release });
      const back = planReinstatements(decideVersions(after, policy, occasion), { policy, reinstateScope: 'owned' });
      expect(deprecations(writeChanges(back))).toEqual({ ...deprecations(versions), [name]: undefined });
      expect(
        writes(
          planReinstatements(decideVersions(writeChanges(back), policy, occasion), { policy, reinstateScope: 'owned' }),
        ),
      ).toEqual([]);
    }),
    many,
  );
});

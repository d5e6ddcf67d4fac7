import { describe, expect, test } from 'vitest';
import { planDeprecations } from '../../../src/modes/deprecate/index.ts';
import { planReinstatements } from '../../../src/modes/reinstate/index.ts';
import {
  decideVersions,
  listSuccessors,
  type ModuleVersion,
  type Policy,
} from '../../../src/operations/modules/policy.ts';
import { versionName } from '../../../src/clients/registry/version.ts';
import { listed, createOccasion, ours, persons, createPolicy, createVersion } from './listing.ts';

const text = { reason: 'Superseded by 2.0.0. [outrider]', link: 'https://example.com/2.0.0' };

const wording = {
  reason: 'Superseded by {{latest}}.',
  link: 'https://example.com/{{latest}}',
  module: { organization: 'acme', name: 'vpc', provider: 'aws' },
  tag: '',
  releaseUrl: '',
  date: '2026-11-21',
  policy: 'keep-latest',
};

/** Returns the changes that the release of 2.0.0 makes. */
function deprecatedBy2(versions: readonly ModuleVersion[], updateText = false) {
  const decisions = decideVersions([...versions, listed('2.0.0')], createPolicy(), createOccasion('2.0.0'));
  return planDeprecations(decisions, { ...wording, updateText });
}

describe('deprecating', () => {
  test('a version to deprecate is written with its text under the name that the registry lists', () => {
    const [first, second] = deprecatedBy2([listed('v1.0.0'), listed('1.1.0+b.1')]);
    expect(first).toMatchObject({ name: 'v1.0.0', change: 'deprecate', text });
    expect(second).toMatchObject({ name: '1.1.0+b.1', change: 'deprecate', text });
  });

  test('versions that are kept, skipped or invalid are not changed', () => {
    const judged = deprecatedBy2([listed('nightly'), listed('1.0.0', { revoked: true }), listed('3.0.0')]);
    expect(judged.map(({ name, change }) => [name, change])).toEqual([
      ['nightly', undefined],
      ['1.0.0', undefined],
      ['2.0.0', undefined],
      ['3.0.0', undefined],
    ]);
  });

  test.each([
    [ours, false, 'it is already deprecated'],
    [text, true, 'it is already deprecated'],
    [persons, false, 'a person has already deprecated it'],
    [persons, true, 'a person has already deprecated it'],
  ])('a version with the deprecation %o is not deprecated again (update-text: %s)', (deprecation, updateText, why) => {
    const [judged] = deprecatedBy2([listed('1.0.0', { deprecation })], updateText);
    expect(judged?.change).toBeUndefined();
    expect(judged?.why).toBe(`2.0.0 supersedes it; ${why}`);
  });

  test.each([ours, { ...text, link: '' }, { ...text, reason: 'Old. [outrider]' }])(
    'an outdated deprecation by Outrider is updated when update-text is set: %o',
    (before) => {
      const [judged] = deprecatedBy2([listed('1.0.0', { deprecation: before })], true);
      expect(judged).toMatchObject({ name: '1.0.0', change: 'deprecate', text, deprecation: before });
    },
  );
});

/** Returns which versions the withdrawal of 2.0.0 reinstates, and why not the others. */
function reinstatedWithout2(
  versions: readonly ModuleVersion[],
  { scope = 'owned', ...given }: Partial<Policy> & { readonly scope?: 'owned' | 'all' } = {},
): readonly string[] {
  const policy = createPolicy(given);
  const occasion = createOccasion('1.1.0', { withdrawn: createVersion('2.0.0') });
  const judged = planReinstatements(decideVersions([...versions, listed('2.0.0')], policy, occasion), {
    policy,
    reinstateScope: scope,
  });
  return judged.map(({ name, verdict, why, change }) => `${name} ${change ?? verdict}: ${why}`);
}

describe('reinstating', () => {
  const owned = { deprecation: ours };

  test('versions that Outrider deprecated and the policy keeps are reinstated after a withdrawal', () => {
    expect(reinstatedWithout2([listed('1.0.0', owned), listed('1.1.0', owned)])).toEqual([
      '1.0.0 deprecate: 1.1.0 supersedes it',
      '1.1.0 reinstate: it is the newest stable version',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });

  test('a version that a person deprecated is reinstated only with scope all', () => {
    const versions = [listed('1.1.0'), listed('1.2.0', { deprecation: persons })];
    expect(reinstatedWithout2(versions)[1]).toBe(
      '1.2.0 keep: it is newer than the released 1.1.0; but a person deprecated it',
    );
    expect(reinstatedWithout2(versions, { scope: 'all' })[1]).toBe(
      '1.2.0 reinstate: it is newer than the released 1.1.0',
    );
  });

  test('revoked and failed versions are never reinstated, even when named', () => {
    const versions = [
      listed('1.0.0', { ...owned, revoked: true }),
      listed('1.0.1', { ...owned, status: 'clone_failed' }),
      listed('1.1.0'),
    ];
    const expected = [
      '1.0.0 skip: it is revoked',
      '1.0.1 skip: its status is clone_failed',
      '1.1.0 keep: it is the newest stable version',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ];
    expect(reinstatedWithout2(versions, { scope: 'all', keep: 9 })).toEqual(expected);
    const named = reinstatedWithout2(versions, { rule: 'explicit', versions: ['1.0.0', '1.0.1'].map(createVersion) });
    expect(named.slice(0, 2)).toEqual(expected.slice(0, 2));
  });

  test('the explicit rule reinstates exactly the named versions, whoever deprecated them', () => {
    const versions = [listed('1.0.0', { deprecation: persons }), listed('1.0.1', owned), listed('1.1.0', owned)];
    expect(
      reinstatedWithout2(versions, { rule: 'explicit', versions: ['v1.0.0', '1.0.1'].map(createVersion) }),
    ).toEqual([
      '1.0.0 reinstate: `versions` names it',
      '1.0.1 reinstate: `versions` names it',
      '1.1.0 skip: `versions` does not name it',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });
});

describe('successors of a version', () => {
  test('a successor is a version that is kept and not deprecated', () => {
    const versions = [
      listed('1.0.0'),
      listed('2.0.0'),
      listed('2.1.0', { deprecation: ours }),
      listed('2.2.0', { revoked: true }),
      listed('3.0.0'),
    ];
    const occasion = createOccasion('2.0.0', { withdrawn: createVersion('3.0.0') });
    expect(listSuccessors(decideVersions(versions, createPolicy(), occasion)).map(versionName)).toEqual(['2.0.0']);
  });
});

import { describe, expect, test } from 'vitest';
import { planDeprecations, missingVersions, planReinstatements, successorsOf } from '../../src/deprecation/changes.ts';
import { decide, type ModuleVersion, type Policy } from '../../src/deprecation/policy.ts';
import { isWrittenByOutrider } from '../../src/deprecation/template.ts';
import { versionName, type Version } from '../../src/clients/registry/version.ts';
import { listed, occasionOf, ours, persons, policyOf, versionOf } from './listing.ts';

const text = { reason: 'Superseded by 2.0.0. [outrider]', link: 'https://example.com/2.0.0' };

function sameText(): typeof text {
  return text;
}

/** What is written on the release of 2.0.0. */
function deprecatedBy2(versions: readonly ModuleVersion[], updateText = false) {
  const decisions = decide([...versions, listed('2.0.0')], policyOf(), occasionOf('2.0.0'));
  return planDeprecations(decisions, { textFor: sameText, updateText, isOurs: isWrittenByOutrider });
}

describe('deprecated is', () => {
  test('what is to be, with its text, by the name that paths have', () => {
    const [first, second] = deprecatedBy2([listed('v1.0.0'), listed('1.1.0+b.1')]);
    expect(first?.change).toEqual({ kind: 'deprecate', version: '1.0.0', text, before: undefined });
    expect(second?.change).toEqual({ kind: 'deprecate', version: '1.1.0+b.1', text, before: undefined });
  });

  test('nothing that stays, is skipped or is no version', () => {
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
  ])('not again what is so with %o (update-text: %s)', (deprecation, updateText, why) => {
    const [judged] = deprecatedBy2([listed('1.0.0', { deprecation })], updateText);
    expect(judged?.change).toBeUndefined();
    expect(judged?.why).toBe(`2.0.0 supersedes it; ${why}`);
  });

  test.each([ours, { ...text, link: '' }, { ...text, reason: 'Old. [outrider]' }])(
    'once more, where texts are to be brought up to date, what we deprecated with %o',
    (before) => {
      const [judged] = deprecatedBy2([listed('1.0.0', { deprecation: before })], true);
      expect(judged?.change).toEqual({ kind: 'deprecate', version: '1.0.0', text, before });
    },
  );
});

/** What comes back, and why the others do not, when 2.0.0 is withdrawn. */
function reinstatedWithout2(
  versions: readonly ModuleVersion[],
  { scope = 'owned', ...given }: Partial<Policy> & { readonly scope?: 'owned' | 'all' } = {},
): readonly string[] {
  const policy = policyOf(given);
  const occasion = occasionOf('1.1.0', { withdrawn: versionOf('2.0.0') });
  const judged = planReinstatements(decide([...versions, listed('2.0.0')], policy, occasion), {
    policy,
    scope,
    isOurs: isWrittenByOutrider,
  });
  return judged.map(({ name, verdict, why, change }) => `${name} ${change?.kind ?? verdict}: ${why}`);
}

describe('reinstated is', () => {
  const owned = { deprecation: ours };

  test('what the policy keeps without the withdrawn version, and we deprecated', () => {
    expect(reinstatedWithout2([listed('1.0.0', owned), listed('1.1.0', owned)])).toEqual([
      '1.0.0 deprecate: 1.1.0 supersedes it',
      '1.1.0 reinstate: it is the newest stable version',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });

  test('what a person deprecated only where all of it is to come back', () => {
    const versions = [listed('1.1.0'), listed('1.2.0', { deprecation: persons })];
    expect(reinstatedWithout2(versions)[1]).toBe(
      '1.2.0 keep: it is newer than the released 1.1.0; but a person deprecated it',
    );
    expect(reinstatedWithout2(versions, { scope: 'all' })[1]).toBe(
      '1.2.0 reinstate: it is newer than the released 1.1.0',
    );
  });

  test('never what is revoked or cannot be used, named or not', () => {
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
    const named = reinstatedWithout2(versions, { rule: 'explicit', versions: ['1.0.0', '1.0.1'].map(versionOf) });
    expect(named.slice(0, 2)).toEqual(expected.slice(0, 2));
  });

  test('with `explicit` all that is named, whoever deprecated it, and nothing else', () => {
    const versions = [listed('1.0.0', { deprecation: persons }), listed('1.0.1', owned), listed('1.1.0', owned)];
    expect(reinstatedWithout2(versions, { rule: 'explicit', versions: ['v1.0.0', '1.0.1'].map(versionOf) })).toEqual([
      '1.0.0 reinstate: `versions` names it',
      '1.0.1 reinstate: `versions` names it',
      '1.1.0 skip: `versions` does not name it',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });
});

describe('what can be moved to', () => {
  test('is what stays and nobody deprecated', () => {
    const versions = [
      listed('1.0.0'),
      listed('2.0.0'),
      listed('2.1.0', { deprecation: ours }),
      listed('2.2.0', { revoked: true }),
      listed('3.0.0'),
    ];
    const occasion = occasionOf('2.0.0', { withdrawn: versionOf('3.0.0') });
    expect(successorsOf(decide(versions, policyOf(), occasion)).map(versionName)).toEqual(['2.0.0']);
  });
});

function names(versions: readonly Version[]): readonly string[] {
  return versions.map(versionName);
}

test('missing is what is named and not listed; `v` and build metadata make no difference', () => {
  const versions = ['v1.0.0', '1.1.0+a', 'nightly'].map((one) => listed(one));
  expect(names(missingVersions(['1.0.0', 'v1.1.0', '1.2.0'].map(versionOf), versions))).toEqual(['1.2.0']);
  expect(names(missingVersions([versionOf('1.0.0')], []))).toEqual(['1.0.0']);
});

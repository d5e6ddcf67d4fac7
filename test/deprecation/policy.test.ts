import { describe, expect, test } from 'vitest';
import { newestVersion } from '../../src/deprecation/policy.ts';
import { isWrittenByOutrider } from '../../src/deprecation/template.ts';
import { day, decided, listed, ours, persons, rangeOf, today, versionOf } from './listing.ts';

describe('a release', () => {
  test('supersedes all that is older, whatever the order of the listing', () => {
    expect(decided(['1.10.0', '2.0.0', '1.9.0', 'v1.0.0'], '2.0.0')).toEqual([
      'v1.0.0 deprecate: 2.0.0 supersedes it',
      '1.9.0 deprecate: 2.0.0 supersedes it',
      '1.10.0 deprecate: 2.0.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('on an old line touches no newer one', () => {
    expect(decided(['1.3.0', '1.4.0', '1.9.0', '2.0.0'], '1.4.0')).toEqual([
      '1.3.0 deprecate: 1.4.0 supersedes it',
      '1.4.0 keep: it is the released version',
      '1.9.0 keep: it is newer than the released 1.4.0',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('is the occasion to judge the whole listing where that is asked for', () => {
    expect(decided(['1.3.0', '1.4.0', '1.9.0', '2.0.0'], '1.4.0', { policy: { onlyOlderThan: 'newest' } })).toEqual([
      '1.3.0 deprecate: 1.4.0 supersedes it',
      '1.4.0 keep: it is the released version',
      '1.9.0 deprecate: 1.4.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('that differs from another version in build metadata alone is that version', () => {
    expect(decided(['1.0.0', '2.0.0+linux', '2.0.0+mac'], '2.0.0')).toEqual([
      '1.0.0 deprecate: 2.0.0 supersedes it',
      '2.0.0+linux keep: it is the newest stable version',
      '2.0.0+mac keep: it is the newest stable version',
    ]);
  });

  test('need not be known', () => {
    expect(decided(['1.0.0', '2.0.0'], undefined)).toEqual([
      '1.0.0 deprecate: it is superseded',
      '2.0.0 keep: it is the newest stable version',
    ]);
    expect(decided([], undefined)).toEqual([]);
  });
});

describe('skipped is', () => {
  test('what is no version, what is revoked, and what cannot be used', () => {
    const versions = ['nightly', 'latest', listed('1.0.0', { revoked: true, deprecation: persons })];
    const failed = listed('1.1.0', { status: 'reg_ingress_failed' });
    expect(decided([...versions, failed, '1.2.0', '2.0.0'], '2.0.0')).toEqual([
      'latest skip: it is not a valid version',
      'nightly skip: it is not a valid version',
      '1.0.0 skip: it is revoked',
      '1.1.0 skip: its status is reg_ingress_failed',
      '1.2.0 deprecate: 2.0.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('what is named, too, where it is revoked or cannot be used', () => {
    const versions = [listed('1.0.0', { revoked: true }), listed('1.1.0', { status: 'pending' }), '2.0.0'];
    const policy = { versions: [versionOf('1.0.0'), versionOf('1.1.0')] };
    expect(decided(versions, '2.0.0', { policy }).slice(0, 2)).toEqual([
      '1.0.0 skip: it is revoked',
      '1.1.0 skip: its status is pending',
    ]);
  });

  test('the version that was withdrawn, which succeeds nothing', () => {
    expect(decided(['1.0.0', '1.1.0', '2.0.0'], '1.1.0', { withdrawn: versionOf('2.0.0') })).toEqual([
      '1.0.0 deprecate: 1.1.0 supersedes it',
      '1.1.0 keep: it is the newest stable version',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });

  test('what is outside of the range', () => {
    const policy = { rule: 'range', range: rangeOf('<1.1.0') } as const;
    expect(decided(['1.0.0', '1.1.0', '2.0.0'], '2.0.0', { policy }).slice(0, 2)).toEqual([
      '1.0.0 deprecate: 2.0.0 supersedes it',
      '1.1.0 skip: it is outside `range`: <1.1.0',
    ]);
  });
});

describe('kept is', () => {
  test('what is protected, named or not', () => {
    const policy = { protect: [rangeOf('0.9.0'), rangeOf('1.4.x')], versions: [versionOf('1.4.2')] };
    expect(decided(['0.9.0', '1.4.0-rc.1', '1.4.2', '1.5.0', '2.0.0'], '2.0.0', { policy })).toEqual([
      '0.9.0 keep: `protect` names it: 0.9.0',
      '1.4.0-rc.1 keep: `protect` names it: 1.4.x',
      '1.4.2 keep: `protect` names it: 1.4.x',
      '1.5.0 deprecate: 2.0.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('what is too young, or of an age that is not known', () => {
    const created = new Map([
      ['1.0.0', today - 30 * day],
      ['1.1.0', today - 30 * day + 1],
    ]);
    expect(decided(['1.0.0', '1.1.0', '1.2.0', '2.0.0'], '2.0.0', { created, policy: { minAge: 30 * day } })).toEqual([
      '1.0.0 deprecate: 2.0.0 supersedes it',
      '1.1.0 keep: it is younger than `min-age`',
      '1.2.0 keep: its age is unknown, and `min-age` is set',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('never a successor that only a person deprecated, revoked or that cannot be used', () => {
    const gone = [
      listed('1.2.0', { deprecation: persons }),
      listed('1.3.0', { revoked: true }),
      listed('1.4.0', { status: 'cloning' }),
    ];
    expect(decided(['1.0.0', '1.1.0', ...gone], '1.1.0').slice(0, 2)).toEqual([
      '1.0.0 deprecate: 1.1.0 supersedes it',
      '1.1.0 keep: it is the newest stable version',
    ]);
  });
});

describe('named versions', () => {
  test('are deprecated, newer than the release or not; but neither the release nor the newest stable one', () => {
    const policy = { versions: ['1.0.0', 'v1.2.0+any', '1.1.0', '2.0.0'].map(versionOf), keep: 9 };
    expect(decided(['1.0.0', '1.1.0', '1.2.0', '2.0.0'], '1.1.0', { policy })).toEqual([
      '1.0.0 deprecate: `versions` names it',
      '1.1.0 keep: it is the released version',
      '1.2.0 deprecate: `versions` names it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('are all that `explicit` deprecates', () => {
    const policy = { rule: 'explicit', versions: [versionOf('1.0.0')] } as const;
    expect(decided(['1.0.0', '1.1.0', '1.2.0-rc.1', '2.0.0'], '2.0.0', { policy })).toEqual([
      '1.0.0 deprecate: `versions` names it',
      '1.1.0 keep: `versions` does not name it',
      '1.2.0-rc.1 keep: `versions` does not name it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });
});

describe('without a tag the release is', () => {
  test.each([
    [['1.0.0', '2.0.0', '3.0.0-rc.1'], '2.0.0'],
    [['1.0.0-rc.1', '1.0.0-rc.2'], '1.0.0-rc.2'],
    [[listed('2.0.0', { deprecation: persons }), listed('1.0.0', { deprecation: ours })], '1.0.0'],
    [[listed('2.0.0', { status: 'pending' }), listed('3.0.0', { revoked: true }), '1.0.0'], '1.0.0'],
    [['4.0.0', '1.0.0'], '1.0.0'],
    [['nightly'], undefined],
  ])('the newest that counts: case %#', (versions, expected) => {
    const listing = versions.map((one) => (typeof one === 'string' ? listed(one) : one));
    expect(newestVersion(listing, { withdrawn: versionOf('4.0.0'), isOurs: isWrittenByOutrider })?.version).toBe(
      expected,
    );
  });
});

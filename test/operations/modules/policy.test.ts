import { describe, expect, test } from 'vitest';
import { findNewestVersion } from '../../../src/operations/modules/policy.ts';
import { day, decided, listed, auto, manual, parseVersionRange, today, createVersion } from './listing.ts';

describe('release under the default policy', () => {
  test('a release judges the whole listing with onlyOlderThan newest', () => {
    expect(decided(['1.3.0', '1.4.0', '1.9.0', '2.0.0'], '1.4.0', { policy: { onlyOlderThan: 'newest' } })).toEqual([
      '1.3.0 deprecate: 1.4.0 supersedes it',
      '1.4.0 keep: it is the released version',
      '1.9.0 deprecate: 1.4.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('a policy can be applied without a release', () => {
    expect(decided(['1.0.0', '2.0.0'], undefined)).toEqual([
      '1.0.0 deprecate: it is superseded',
      '2.0.0 keep: it is the newest stable version',
    ]);
    expect(decided([], undefined)).toEqual([]);
  });
});

describe('skipped versions', () => {
  test('invalid, revoked and failed versions are skipped', () => {
    const versions = ['nightly', 'latest', listed('1.0.0', { revoked: true, deprecation: manual })];
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

  test('a withdrawn version is skipped and supersedes nothing', () => {
    expect(decided(['1.0.0', '1.1.0', '2.0.0'], '1.1.0', { withdrawn: createVersion('2.0.0') })).toEqual([
      '1.0.0 deprecate: 1.1.0 supersedes it',
      '1.1.0 keep: it is the newest stable version',
      '2.0.0 skip: it was withdrawn, and stays unchanged',
    ]);
  });
});

describe('kept versions', () => {
  test('protected versions are kept even when named', () => {
    const policy = {
      protect: [parseVersionRange('0.9.0'), parseVersionRange('1.4.x')],
      versions: [createVersion('1.4.2')],
    };
    expect(decided(['0.9.0', '1.4.0-rc.1', '1.4.2', '1.5.0', '2.0.0'], '2.0.0', { policy })).toEqual([
      '0.9.0 keep: `protect` names it: 0.9.0',
      '1.4.0-rc.1 keep: `protect` names it: 1.4.x',
      '1.4.2 keep: `protect` names it: 1.4.x',
      '1.5.0 deprecate: 2.0.0 supersedes it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('versions younger than min-age or of unknown age are kept', () => {
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
});

describe('named versions', () => {
  test('named versions are deprecated except the release and the newest stable version', () => {
    const policy = { versions: ['1.0.0', 'v1.2.0+any', '1.1.0', '2.0.0'].map(createVersion), keep: 9 };
    expect(decided(['1.0.0', '1.1.0', '1.2.0', '2.0.0'], '1.1.0', { policy })).toEqual([
      '1.0.0 deprecate: `versions` names it',
      '1.1.0 keep: it is the released version',
      '1.2.0 deprecate: `versions` names it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('the explicit rule deprecates only named versions', () => {
    const policy = { rule: 'explicit', versions: [createVersion('1.0.0')] } as const;
    expect(decided(['1.0.0', '1.1.0', '1.2.0-rc.1', '2.0.0'], '2.0.0', { policy })).toEqual([
      '1.0.0 deprecate: `versions` names it',
      '1.1.0 keep: `versions` does not name it',
      '1.2.0-rc.1 keep: `versions` does not name it',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });
});

test.each([
  [['1.0.0', '2.0.0', '3.0.0-rc.1'], '2.0.0'],
  [['1.0.0-rc.1', '1.0.0-rc.2'], '1.0.0-rc.2'],
  [[listed('2.0.0', { deprecation: manual }), listed('1.0.0', { deprecation: auto })], '1.0.0'],
  [[listed('2.0.0', { status: 'pending' }), listed('3.0.0', { revoked: true }), '1.0.0'], '1.0.0'],
  [['4.0.0', '1.0.0'], '1.0.0'],
  [['nightly'], undefined],
])('the newest usable version is the release without a tag: case %#', (versions, expected) => {
  const listing = versions.map((row) => (typeof row === 'string' ? listed(row) : row));
  expect(findNewestVersion(listing, { withdrawn: createVersion('4.0.0'), scope: 'owned' })?.version).toBe(expected);
});

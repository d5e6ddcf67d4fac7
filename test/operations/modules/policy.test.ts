import { expect, test } from 'vitest';
import { findNewestVersion } from '../../../src/operations/modules/policy.ts';
import { day, decide, toListed, auto, manual, today, createVersion } from './listing.ts';

/** Cases that the documented examples do not cover. test/golden/policies.test.ts runs the examples and checks the reason for each version. */

test('a policy can be applied without a release', () => {
  expect(decide(['1.0.0', '2.0.0'], undefined)).toEqual([
    '1.0.0 deprecate: it is superseded',
    '2.0.0 keep: it is the newest stable version',
  ]);
  expect(decide([], undefined)).toEqual([]);
});

test('invalid, revoked and failed versions are skipped', () => {
  const versions = ['nightly', 'latest', toListed('1.0.0', { isRevoked: true, deprecation: manual })];
  const failed = toListed('1.1.0', { status: 'reg_ingress_failed' });
  expect(decide([...versions, failed, '1.2.0', '2.0.0'], '2.0.0')).toEqual([
    'latest skip: it is not a valid version',
    'nightly skip: it is not a valid version',
    '1.0.0 skip: it is revoked',
    '1.1.0 skip: its status is reg_ingress_failed',
    '1.2.0 deprecate: 2.0.0 supersedes it',
    '2.0.0 keep: it is the newest stable version',
  ]);
});

test('versions younger than min-age or of unknown age are kept', () => {
  const created = new Map([
    ['1.0.0', today - 30 * day],
    ['1.1.0', today - 30 * day + 1],
  ]);
  expect(decide(['1.0.0', '1.1.0', '1.2.0', '2.0.0'], '2.0.0', { created, policy: { minAge: 30 * day } })).toEqual([
    '1.0.0 deprecate: 2.0.0 supersedes it',
    '1.1.0 keep: it is younger than `min-age`',
    '1.2.0 keep: its age is unknown, and `min-age` is set',
    '2.0.0 keep: it is the newest stable version',
  ]);
});

const prereleases = ['1.0.0-rc.1', '1.0.0', '1.1.0-rc.1', '1.1.0-rc.2', '2.0.0-rc.1'];

test('older-than-release keeps versions newer than the release and the newest older ones', () => {
  const policy = { rule: 'older-than-release', onlyOlderThan: 'newest', keep: 2 } as const;
  expect(decide(['1.0.0', '1.0.1', '1.1.0', '1.1.1', '2.0.0', '2.1.0'], '1.1.1', { policy })).toEqual([
    '1.0.0 deprecate: 1.1.1 supersedes it',
    '1.0.1 deprecate: 1.1.1 supersedes it',
    '1.1.0 keep: it is among the newest 2',
    '1.1.1 keep: it is the released version',
    '2.0.0 keep: it is not older than the release',
    '2.1.0 keep: it is the newest stable version',
  ]);
});

test('keep counts versions that Outrider deprecated but not those revoked, failed or deprecated by a person', () => {
  const versions = [
    '1.0.0',
    toListed('1.1.0', { deprecation: auto }),
    toListed('1.2.0', { deprecation: manual }),
    toListed('1.3.0', { status: 'pending' }),
    toListed('1.4.0', { isRevoked: true }),
    '2.0.0',
  ];
  expect(decide(versions, '2.0.0', { policy: { keep: 2 } }).filter((line) => !line.includes(' skip'))).toEqual([
    '1.0.0 deprecate: 2.0.0 supersedes it',
    '1.1.0 keep: it is among the newest 2',
    '1.2.0 keep: it is among the newest 2',
    '2.0.0 keep: it is the newest stable version',
  ]);
});

test('keep counts versions that differ only in build metadata once', () => {
  const versions = ['1.0.0', '1.1.0+a', '1.1.0+b', '2.0.0+a', '2.0.0+b'];
  expect(decide(versions, '2.0.0+b', { policy: { keep: 2 } }).slice(0, 3)).toEqual([
    '1.0.0 deprecate: 2.0.0+b supersedes it',
    '1.1.0+a keep: it is among the newest 2',
    '1.1.0+b keep: it is among the newest 2',
  ]);
});

test('a prerelease stays until its release, a newer prerelease or a newer stable version exists', () => {
  expect(decide(prereleases, '1.0.0', { policy: { onlyOlderThan: 'newest' } })).toEqual([
    '1.0.0-rc.1 deprecate: it is a prerelease, and 1.0.0 supersedes it',
    '1.0.0 keep: it is the newest stable version',
    '1.1.0-rc.1 deprecate: it is a prerelease, and 1.1.0-rc.2 supersedes it',
    '1.1.0-rc.2 keep: neither its release nor a newer version exists',
    '2.0.0-rc.1 keep: neither its release nor a newer version exists',
  ]);
});

test('a released prerelease supersedes only older prereleases of its own release', () => {
  expect(decide(['0.9.0', ...prereleases], '1.1.0-rc.2')).toEqual([
    '0.9.0 keep: the prerelease 1.1.0-rc.2 supersedes no stable version',
    '1.0.0-rc.1 keep: the prerelease 1.1.0-rc.2 supersedes only those of its own release',
    '1.0.0 keep: it is the newest stable version',
    '1.1.0-rc.1 deprecate: it is a prerelease, and 1.1.0-rc.2 supersedes it',
    '1.1.0-rc.2 keep: it is the released version',
    '2.0.0-rc.1 keep: it is newer than the released 1.1.0-rc.2',
  ]);
});

test('a prerelease of a line without a stable version follows the rule for stable versions', () => {
  const policy = { rule: 'per-major', prereleases: 'same-rule', onlyOlderThan: 'newest' } as const;
  expect(decide(['1.0.0', '2.0.0-rc.1'], '1.0.0', { policy })[1]).toBe(
    '2.0.0-rc.1 keep: there is no stable version of 2.x',
  );
});

test.each([
  [['1.0.0', '2.0.0', '3.0.0-rc.1'], '2.0.0'],
  [['1.0.0-rc.1', '1.0.0-rc.2'], '1.0.0-rc.2'],
  [[toListed('2.0.0', { deprecation: manual }), toListed('1.0.0', { deprecation: auto })], '1.0.0'],
  [[toListed('2.0.0', { status: 'pending' }), toListed('3.0.0', { isRevoked: true }), '1.0.0'], '1.0.0'],
  [['4.0.0', '1.0.0'], '1.0.0'],
  [['nightly'], undefined],
])('the newest usable version is the release without a tag: case %#', (versions, expected) => {
  const listing = versions.map((row) => (typeof row === 'string' ? toListed(row) : row));
  expect(findNewestVersion(listing, { withdrawn: createVersion('4.0.0'), scope: 'owned' })?.version).toBe(expected);
});

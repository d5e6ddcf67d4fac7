import { describe, expect, test } from 'vitest';
import { decided, listed, auto, manual, parseVersionRange } from './listing.ts';

const lines = ['1.0.0', '1.0.1', '1.1.0', '1.1.1', '2.0.0', '2.1.0'];

describe('number of versions to keep', () => {
  test('keep-latest keeps the newest versions up to keep', () => {
    expect(decided(lines, '2.1.0', { policy: { keep: 3 } })).toEqual([
      '1.0.0 deprecate: 2.1.0 supersedes it',
      '1.0.1 deprecate: 2.1.0 supersedes it',
      '1.1.0 deprecate: 2.1.0 supersedes it',
      '1.1.1 keep: it is among the newest 3',
      '2.0.0 keep: it is among the newest 3',
      '2.1.0 keep: it is the newest stable version',
    ]);
  });

  test('per-major keeps the newest version of each major line', () => {
    expect(decided(lines, '2.1.0', { policy: { rule: 'per-major' } })).toEqual([
      '1.0.0 deprecate: 2.1.0 supersedes it',
      '1.0.1 deprecate: 2.1.0 supersedes it',
      '1.1.0 deprecate: 2.1.0 supersedes it',
      '1.1.1 keep: it is among the newest of 1.x',
      '2.0.0 deprecate: 2.1.0 supersedes it',
      '2.1.0 keep: it is the newest stable version',
    ]);
  });

  test('per-minor keeps the newest versions of each minor line', () => {
    expect(decided([...lines, '1.1.2'], '2.1.0', { policy: { rule: 'per-minor', keep: 2 } })).toEqual([
      '1.0.0 keep: it is among the newest 2 of 1.0.x',
      '1.0.1 keep: it is among the newest 2 of 1.0.x',
      '1.1.0 deprecate: 2.1.0 supersedes it',
      '1.1.1 keep: it is among the newest 2 of 1.1.x',
      '1.1.2 keep: it is among the newest 2 of 1.1.x',
      '2.0.0 keep: it is among the newest 2 of 2.0.x',
      '2.1.0 keep: it is the newest stable version',
    ]);
  });

  test('older-than-release keeps versions newer than the release and the newest older ones', () => {
    const policy = { rule: 'older-than-release', onlyOlderThan: 'newest', keep: 2 } as const;
    expect(decided(lines, '1.1.1', { policy })).toEqual([
      '1.0.0 deprecate: 1.1.1 supersedes it',
      '1.0.1 deprecate: 1.1.1 supersedes it',
      '1.1.0 keep: it is among the newest 2',
      '1.1.1 keep: it is the released version',
      '2.0.0 keep: it is not older than the release',
      '2.1.0 keep: it is the newest stable version',
    ]);
  });

  test('range keeps the newest versions of the range', () => {
    const policy = { rule: 'range', range: parseVersionRange('>=1.1.0'), keep: 2 } as const;
    expect(decided(lines, '2.1.0', { policy })).toEqual([
      '1.0.0 skip: it is outside `range`: >=1.1.0',
      '1.0.1 skip: it is outside `range`: >=1.1.0',
      '1.1.0 deprecate: 2.1.0 supersedes it',
      '1.1.1 deprecate: 2.1.0 supersedes it',
      '2.0.0 keep: it is among the newest 2',
      '2.1.0 keep: it is the newest stable version',
    ]);
  });
});

describe('versions counted by keep', () => {
  test('keep counts versions that Outrider deprecated but not those revoked, failed or deprecated by a person', () => {
    const versions = [
      '1.0.0',
      listed('1.1.0', { deprecation: auto }),
      listed('1.2.0', { deprecation: manual }),
      listed('1.3.0', { status: 'pending' }),
      listed('1.4.0', { revoked: true }),
      '2.0.0',
    ];
    expect(decided(versions, '2.0.0', { policy: { keep: 2 } }).filter((line) => !line.includes(' skip'))).toEqual([
      '1.0.0 deprecate: 2.0.0 supersedes it',
      '1.1.0 keep: it is among the newest 2',
      '1.2.0 keep: it is among the newest 2',
      '2.0.0 keep: it is the newest stable version',
    ]);
  });

  test('keep counts versions that differ only in build metadata once', () => {
    const versions = ['1.0.0', '1.1.0+a', '1.1.0+b', '2.0.0+a', '2.0.0+b'];
    expect(decided(versions, '2.0.0+b', { policy: { keep: 2 } }).slice(0, 3)).toEqual([
      '1.0.0 deprecate: 2.0.0+b supersedes it',
      '1.1.0+a keep: it is among the newest 2',
      '1.1.0+b keep: it is among the newest 2',
    ]);
  });
});

describe('prereleases', () => {
  const versions = ['1.0.0-rc.1', '1.0.0', '1.1.0-rc.1', '1.1.0-rc.2', '2.0.0-rc.1'];

  test('a prerelease stays until its release, a newer prerelease or a newer stable version exists', () => {
    expect(decided(versions, '1.0.0', { policy: { onlyOlderThan: 'newest' } })).toEqual([
      '1.0.0-rc.1 deprecate: it is a prerelease, and 1.0.0 supersedes it',
      '1.0.0 keep: it is the newest stable version',
      '1.1.0-rc.1 deprecate: it is a prerelease, and 1.1.0-rc.2 supersedes it',
      '1.1.0-rc.2 keep: neither its release nor a newer version exists',
      '2.0.0-rc.1 keep: neither its release nor a newer version exists',
    ]);
  });

  test('a released prerelease supersedes only older prereleases of its own release', () => {
    expect(decided(['0.9.0', ...versions], '1.1.0-rc.2')).toEqual([
      '0.9.0 keep: the prerelease 1.1.0-rc.2 supersedes no stable version',
      '1.0.0-rc.1 keep: the prerelease 1.1.0-rc.2 supersedes only those of its own release',
      '1.0.0 keep: it is the newest stable version',
      '1.1.0-rc.1 deprecate: it is a prerelease, and 1.1.0-rc.2 supersedes it',
      '1.1.0-rc.2 keep: it is the released version',
      '2.0.0-rc.1 keep: it is newer than the released 1.1.0-rc.2',
    ]);
  });

  test.each([
    ['all', 'deprecate: it is a prerelease'],
    ['ignore', 'keep: `prereleases` is `ignore`'],
    ['same-rule', 'deprecate: 1.2.0 supersedes it'],
  ] as const)('the policy `prereleases: %s` decides about prereleases', (prereleases, expected) => {
    expect(decided([...versions, '1.2.0'], '1.2.0', { policy: { prereleases } })).toEqual([
      `1.0.0-rc.1 ${expected}`,
      '1.0.0 deprecate: 1.2.0 supersedes it',
      `1.1.0-rc.1 ${expected}`,
      `1.1.0-rc.2 ${expected}`,
      '1.2.0 keep: it is the newest stable version',
      '2.0.0-rc.1 keep: it is newer than the released 1.2.0',
    ]);
  });

  test('a prerelease of a line without a stable version follows the rule for stable versions', () => {
    const policy = { rule: 'per-major', prereleases: 'same-rule', onlyOlderThan: 'newest' } as const;
    expect(decided(['1.0.0', '2.0.0-rc.1'], '1.0.0', { policy })[1]).toBe(
      '2.0.0-rc.1 keep: there is no stable version of 2.x',
    );
  });
});

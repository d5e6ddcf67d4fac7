import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { registryHeadline } from '../../src/report/registry-report.ts';
import { judgedModule, judgedVersion, registryOutcome } from './registry-outcomes.ts';

const network = judgedModule('acme/network/aws', ['1.0.0', '1.1.0']);
const dns = judgedModule('acme/dns/aws', ['0.1.0']);
const failure = new ActionError({ reason: 'unauthorized', message: 'The registry answered 401' });
const failed = judgedVersion('1.2.0', { result: 'failed', failure });

/** A module with these versions reinstated. */
function reinstated(...versions: readonly string[]) {
  const all = versions.map((one) => judgedVersion(one, { verdict: 'keep', result: 'reinstated' }));
  return judgedModule('acme/network/aws', all);
}

describe('registryHeadline', () => {
  test.each([
    [[network], {}, 'Deprecated 2 versions of `acme/network/aws`, superseded by `2.0.0`'],
    [[dns], {}, 'Deprecated 1 version of `acme/dns/aws`, superseded by `2.0.0`'],
    [[network, dns], {}, 'Deprecated 3 versions of 2 modules'],
    [[judgedModule('a/b/c', []), network, dns], {}, 'Deprecated 3 versions of 2 modules'],
    [[judgedModule('a/b/c', []), dns], {}, 'Deprecated 1 version of `acme/dns/aws`, superseded by `2.0.0`'],
    [[judgedModule('a/b/c', []), judgedModule('d/e/f', [])], {}, 'Nothing to deprecate in 2 modules'],
    [[judgedModule('a/b/c', [])], {}, 'Nothing to deprecate in `a/b/c` (released: `2.0.0`)'],
    [[judgedModule('a/b/c', [], { version: undefined })], {}, 'Nothing to deprecate in `a/b/c`'],
    [[], {}, 'The tag `v2.0.0` belongs to none of the listed modules; nothing was changed'],
    [
      [network],
      { dryRun: true },
      'Dry run: 2 versions of `acme/network/aws` would be deprecated, superseded by `2.0.0`',
    ],
    [
      [reinstated('1.0.0')],
      { mode: 'reinstate' },
      'Reinstated 1 version of `acme/network/aws`, because `2.0.0` was withdrawn',
    ],
    [
      [reinstated()],
      { mode: 'reinstate', dryRun: true },
      'Nothing to reinstate in `acme/network/aws` (withdrawn: `2.0.0`)',
    ],
    [
      [judgedModule('a/b/c', ['1.0.0', failed], { failures: [failure] })],
      {},
      'Deprecated 1 version of `a/b/c`, superseded by `2.0.0`; 1 failed',
    ],
    [[judgedModule('a/b/c', [failed], { failures: [failure] })], {}, 'The registry answered 401'],
    [[], { failures: [failure] }, 'The registry answered 401'],
  ] as const)('registryHeadline summarizes the results: case %#', (modules, rest, expected) => {
    expect(registryHeadline(registryOutcome(modules, rest))).toBe(expected);
  });
});

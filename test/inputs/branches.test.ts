import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBranches } from '../../src/operations/review/branches.ts';
import { createInputErrors } from '../../src/inputs/input.ts';
import { processorTime } from '../support/growth.ts';

function read(...lines: string[]) {
  const errors = createInputErrors({}, {});
  const { matchesPattern } = readBranches(lines, errors);
  return { names: matchesPattern, errors: errors.list.map(({ message }) => message) };
}

describe('readBranches', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['main', ['main'], ['Main', 'main2', 'amain', 'feature/main', '']],
    ['v?.*', ['v1.0', 'v2.'], ['v/.0', 'v10.0']],
    ['v[0-9].x', ['v1.x'], ['va.x', 'v/.x']],
    ['v[!0-9]', ['va'], ['v1', 'v/']],
    ['a+b(c)|d$', ['a+b(c)|d$'], ['aab', 'd']],
  ])('the branch pattern %s matches whole names', (pattern, yes, no) => {
    const { names, errors } = read(pattern);
    expect(errors).toEqual([]);
    expect([...yes, ...no].filter(names)).toEqual(yes);
  });

  test('branch patterns with exclusions apply in any order', () => {
    for (const lines of [
      ['release/*', '!release/old', 'main'],
      ['!release/old', 'main', 'release/*'],
    ])
      expect(['main', 'release/1', 'release/old'].filter(read(...lines).names)).toEqual(['main', 'release/1']);
  });

  test('no branch matches without patterns', () => {
    expect(read().names('main')).toBe(false);
  });

  test.each(['refs/heads/main', '!', 'a b', 'a..b', 'v[0-9', '!only-this', 'x'.repeat(201)])(
    'the branch pattern %j is an error',
    (line) => {
      expect(read(line).errors).toHaveLength(1);
    },
  );

  test('branch patterns agree with equivalent regular expressions', () => {
    const part = fc.constantFrom('*', '**', '?', 'a', 'b', '/');
    const meaning: Record<string, string> = { '*': '[^/]*', '**': '.*', '?': '[^/]' };
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.stringMatching(/^[ab/]{0,6}$/),
        (parts, branch) => {
          // Two adjacent stars are one token.
          const tokens = parts.join('').match(/\*\*|[\s\S]/g) ?? [];
          const expected = new RegExp(`^${tokens.map((token) => meaning[token] ?? token).join('')}$`).test(branch);
          expect(read(parts.join('')).names(branch)).toBe(expected);
        },
      ),
    );
  });

  test('matching a branch takes no more than the product of the lengths', () => {
    const time = processorTime(() => expect(read(`${'*a'.repeat(99)}b`).names('a'.repeat(250))).toBe(false));
    expect(time).toBeLessThan(1000);
  });
});

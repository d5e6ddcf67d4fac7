import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPattern, type Pattern } from '../../src/inputs/pattern.ts';

function pattern(text: string): Pattern {
  const read = readPattern(text);
  if ('value' in read) return read.value;
  throw new Error(`${text} ${read.error}`);
}

/** The same by the plainest way: try every place where a star may end. */
function matchesPlainly(glob: string, text: string): boolean {
  if (glob === '') return text === '';
  if (glob[0] !== '*') return glob[0] === text[0] && text !== '' && matchesPlainly(glob.slice(1), text.slice(1));
  return Array.from({ length: text.length + 1 }, (_, at) => at).some((at) =>
    matchesPlainly(glob.slice(1), text.slice(at)),
  );
}

describe('a pattern', () => {
  test.each([
    ['DB_*', 'DB_HOST', true],
    ['db_*', 'DB_HOST', true],
    ['DB_*', 'XDB_HOST', false],
    ['*_URL', 'API_URL', true],
    ['*_URL', 'API_URLS', false],
    ['A*A', 'A', false],
    ['A*A', 'AA', true],
    ['a*b*c', 'a-b-b-c', true],
    ['Env[LOG_*]', 'Env[LOG_LEVEL]', true],
    ['a.c', 'abc', false],
    ['(x|y)', 'x', false],
    ['**a', 'ba', true],
  ])('%s is the whole of %s: %s', (text, name, expected) => expect(pattern(text).matches(name)).toBe(expected));

  test.each([
    ['corp.example', 'https://db.corp.example/x', true],
    ['10.*.0.1', 'at 10.20.0.1 now', true],
    ['10.*.0.1', 'at 10.20.0.2 now', false],
    ['CORP', 'a corp b', true],
  ])('%s occurs in %s: %s', (text, value, expected) => expect(pattern(text).occursIn(value)).toBe(expected));

  const small = fc.string({ unit: fc.constantFrom('a', 'b', 'A'), maxLength: 10 });
  const glob = fc.string({ unit: fc.constantFrom('a', 'b', '*', 'B'), minLength: 1, maxLength: 7 });

  test('matches what its letters say, in either case', () => {
    fc.assert(
      fc.property(
        glob.filter((text) => /[^*]/.test(text)),
        small,
        (text, name) => {
          const [lowerGlob, lowerName] = [text.toLowerCase(), name.toLowerCase()];
          expect(pattern(text).matches(name)).toBe(matchesPlainly(lowerGlob, lowerName));
          expect(pattern(text).occursIn(name)).toBe(matchesPlainly(`*${lowerGlob}*`, lowerName));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each(['*', '**', ''])('%j would match everything and is a mistake', (text) =>
    expect(readPattern(text)).toHaveProperty('error', `has the pattern \`${text}\`, which matches everything`),
  );
  test.each(['/x/', '/^DB_.*$/i'])('%s is a regular expression and a mistake', (text) =>
    expect(readPattern(text)).toHaveProperty('error', expect.stringContaining('regular expression')),
  );
  test('of more than 200 characters is a mistake', () => {
    expect(readPattern('x'.repeat(200))).toHaveProperty('value');
    expect(readPattern('x'.repeat(201))).toHaveProperty('error', 'has a pattern of 201 characters; 200 are allowed');
  });

  test('takes time in proportion to the text, the worst one too', () => {
    const worst = pattern(`${'a*'.repeat(99)}b`);
    const time = (length: number): number => {
      const text = 'a'.repeat(length);
      const started = performance.now();
      expect(worst.occursIn(text)).toBe(false);
      expect(worst.matches(text)).toBe(false);
      return performance.now() - started;
    };
    time(10_000);
    // Both lengths take turns and the best counts: other processes and the collector of garbage slow down now one, now the other.
    const rounds = Array.from({ length: 9 }, () => [time(2_000_000), time(4_000_000)] as const);
    const once = Math.min(...rounds.map(([shorter]) => shorter));
    const twice = Math.min(...rounds.map(([, longer]) => longer));
    // A quarter of a millisecond is what the clock and the machine may add.
    expect(twice).toBeLessThan(3 * once + 5);
    expect(twice).toBeLessThan(1000);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPattern, type Pattern } from '../../src/inputs/pattern.ts';
import { measureGrowth } from '../support/growth.ts';

function pattern(text: string): Pattern {
  const read = readPattern(text);
  if ('value' in read) return read.value;
  throw new Error(`${text} ${read.error}`);
}

/** The reference: tries every possible end of a star. */
function matchesPlainly(glob: string, text: string): boolean {
  if (glob === '') return text === '';
  if (glob[0] !== '*') return glob[0] === text[0] && text !== '' && matchesPlainly(glob.slice(1), text.slice(1));
  return Array.from({ length: text.length + 1 }, (_, at) => at).some((at) =>
    matchesPlainly(glob.slice(1), text.slice(at)),
  );
}

describe('redaction patterns', () => {
  test.each([
    ['db_*', 'DB_HOST', true],
    ['Env[LOG_*]', 'Env[LOG_LEVEL]', true],
    ['a.c', 'abc', false],
  ])('the pattern %s matches the name %s: %s', (text, name, expected) =>
    expect(pattern(text).matches(name)).toBe(expected),
  );

  test.each([
    ['10.*.0.1', 'at 10.20.0.1 now', true],
    ['10.*.0.1', 'at 10.20.0.2 now', false],
  ])('the pattern %s occurs in the value %s: %s', (text, value, expected) =>
    expect(pattern(text).isContainedIn(value)).toBe(expected),
  );

  const small = fc.string({ unit: fc.constantFrom('a', 'b', 'A'), maxLength: 10 });
  const glob = fc.string({ unit: fc.constantFrom('a', 'b', '*', 'B'), minLength: 1, maxLength: 7 });

  test('a pattern matches its letters in either case', () => {
    fc.assert(
      fc.property(
        glob.filter((text) => /[^*]/.test(text)),
        small,
        (text, name) => {
          const [lowerGlob, lowerName] = [text.toLowerCase(), name.toLowerCase()];
          expect(pattern(text).matches(name)).toBe(matchesPlainly(lowerGlob, lowerName));
          expect(pattern(text).isContainedIn(name)).toBe(matchesPlainly(`*${lowerGlob}*`, lowerName));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each(['*', '**', ''])('a pattern of %j matches everything and is an error', (text) =>
    expect(readPattern(text)).toHaveProperty('error', `contains the pattern \`${text}\`, which matches everything`),
  );
  test.each(['/x/', '/^DB_.*$/i', '^DB_', 'DB_.*', '.*TOKEN', 'KEY$', 'a.+', '\\d*', '(x|y)'])(
    'the regular expression %s is not a valid pattern',
    (text) => expect(readPattern(text)).toHaveProperty('error', expect.stringContaining('regular expression')),
  );
  test('a pattern of more than 200 characters is an error', () => {
    expect(readPattern('x'.repeat(200))).toHaveProperty('value');
    expect(readPattern('x'.repeat(201))).toHaveProperty(
      'error',
      'contains a pattern of 201 characters; at most 200 are allowed',
    );
  });

  test('matching a pattern takes linear time in the worst case', () => {
    const worst = pattern(`${'a*'.repeat(99)}b`);
    const { fourfold, most } = measureGrowth((length) => {
      const text = 'a'.repeat(length);
      expect(worst.isContainedIn(text)).toBe(false);
      expect(worst.matches(text)).toBe(false);
    }, 1_000_000);
    expect(fourfold).toBeLessThan(most);
    expect(fourfold).toBeLessThan(1000);
  });
});

import { describe, expect, test } from 'vitest';
import { fixRandomResults } from '../../src/jobfiles/provenance/random-functions.ts';

const [zero, ones] = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];

describe('fixRandomResults', () => {
  test.each([
    ['x = uuidv4()', `x = "${zero}"`],
    ['x = "a-${uuidv4( )}-b"', `x = "a-\${"${zero}"}-b"`],
    ['x = substr(uuidv4(), 0, 1)', `x = substr("${zero}", 0, 1)`],
    ['x = bcrypt("secret")', 'x = sha256("secret")'],
    ['x = bcrypt(uuidv4(), 12)', `x = sha256("${zero}")`],
    ['x = [bcrypt("a", uuidv4()), uuidv4()]', `x = [sha256("a"), "${zero}"]`],
    [
      '{"job": {"a": {"meta": {"x": "${uuidv4()}"}}}}',
      `{"job": {"a": {"meta": {"x": ${JSON.stringify(`\${"${zero}"}`)}}}}}`,
    ],
  ])('fixRandom replaces random results in %s', (source, expected) => {
    expect(fixRandomResults(`${source}\n`, 0)).toBe(`${expected}\n`);
    expect(fixRandomResults(`${source}\n`, 1)).toBe(
      `${expected.replaceAll(zero, ones).replaceAll('sha256', 'sha512')}\n`,
    );
  });

  test.each(['# uuidv4()', 'x = "uuidv4()"', 'x = uuidv5("dns", "a")', 'x = a.uuidv4', 'uuidv4 = 1', 'x = uuidv4('])(
    'fixRandom returns nothing for a text without random results: %s',
    (source) => {
      expect(fixRandomResults(source, 0)).toBeUndefined();
    },
  );
});

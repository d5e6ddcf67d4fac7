import { describe, expect, test } from 'vitest';
import { randomCalls } from '../../src/jobfiles/preprocess/prepare.ts';

describe('randomCalls', () => {
  test.each([
    ['x = uuidv4()', ['uuidv4']],
    ['x = "a-${uuidv4( )}-b"', ['uuidv4']],
    ['x = substr(uuidv4(), 0, 1)', ['uuidv4']],
    ['x = [bcrypt("a", uuidv4()), uuidv4()]', ['bcrypt', 'uuidv4', 'uuidv4']],
    ['job "a" {\n meta {\n x = bcrypt("secret")\n }\n}', ['bcrypt']],
  ])('the calls of random functions are found in %s', (source, names) => {
    expect(randomCalls(`${source}\n`, () => undefined).map(({ name }) => name)).toEqual(names);
  });

  test.each(['# uuidv4()', 'x = "uuidv4()"', 'x = uuidv5("dns", "a")', 'x = a.uuidv4', 'uuidv4 = 1', 'x = uuidv4('])(
    'a text without calls of random functions has none: %s',
    (source) => {
      expect(randomCalls(source, () => undefined)).toEqual([]);
    },
  );
});

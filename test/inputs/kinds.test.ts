import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as kinds from '../../src/inputs/kinds.ts';
import { nearest, quote } from '../../src/inputs/suggest.ts';

describe('booleans', () => {
  test.each(['true', 'True', 'TRUE', '1', 't', 'T'])('%s is true', (text) =>
    expect(kinds.boolean.read(text)).toEqual({ value: true }),
  );
  test.each(['false', 'False', 'FALSE', '0', 'f', 'F'])('%s is false', (text) =>
    expect(kinds.boolean.read(text)).toEqual({ value: false }),
  );
  test.each(['yes', 'on', 'tRUE', '', ' true', 'truee', '2', '__proto__'])('%j is neither', (text) =>
    expect(kinds.boolean.read(text)).toEqual({
      error: `is ${JSON.stringify(text)}, which is neither true nor false`,
      hint: 'Write `true` or `false`.',
    }),
  );
});

describe('durations', () => {
  test.each([
    ['1s', 1],
    ['90s', 90],
    ['10m', 600],
    ['1h', 3600],
    ['1h30m', 5400],
    ['1h1m1s', 3661],
    ['24h', 86_400],
    ['0h1s', 1],
    ['007s', 7],
  ])('%s is %d seconds', (text, seconds) => expect(kinds.duration.read(text)).toEqual({ value: seconds * 1000 }));

  test.each(['', '10', 's', '1.5h', '-1m', '1d', '10 m', '1h 30m', '1M', '٣s', '1e3s', '\n1s'])('%j is none', (text) =>
    expect(kinds.duration.read(text)).toHaveProperty('error', expect.stringContaining('which is no duration')),
  );

  test.each(['0s', '0h0m0s', '24h1s', '99999999999999999999h', `${'9'.repeat(400)}h`])(
    '%s is too short or too long',
    (text) =>
      expect(kinds.duration.read(text)).toHaveProperty('error', expect.stringContaining('not between 1s and 24h')),
  );

  test('what is written of hours, minutes and seconds is read as their sum', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.nat(59), (hours, minutes, seconds) => {
        const total = hours * 3600 + minutes * 60 + seconds;
        fc.pre(total > 0);
        expect(kinds.duration.read(`${hours}h${minutes}m${seconds}s`)).toEqual({ value: total * 1000 });
      }),
    );
  });

  test('of any length are read in no time', () => {
    const started = performance.now();
    expect(kinds.duration.read(`${'1s'.repeat(65_000)}x`)).toHaveProperty('error');
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('lists', () => {
  test('have an item a line; what is around it and blank lines are nothing', () => {
    expect(kinds.list.read(' a b \r\n\n\t\n!c\n  d\t')).toEqual({ value: ['a b', '!c', 'd'] });
    expect(kinds.list.read('')).toEqual({ value: [] });
  });

  test('hold what was put in', () => {
    const item = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.trim() === text && !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom('\n', '\r\n', '\n\n', ' \n  '), (items, between) => {
        expect(kinds.list.read(items.join(between))).toEqual({ value: items });
      }),
    );
  });
});

describe('choices', () => {
  const choices = ['default', 'all-values', 'none'] as const;

  test('are taken to the letter', () => {
    expect(kinds.choice(choices).read('all-values')).toEqual({ value: 'all-values' });
    expect(kinds.choice(choices).read('None')).toEqual({
      error: 'is "None", which is not one of `default`, `all-values`, `none`',
      hint: 'Did you mean `none`?',
    });
    expect(kinds.choice(choices).read('everything')).toHaveProperty('hint', 'Write one of these.');
  });
});

describe('the nearest word', () => {
  const words = ['job-files', 'redact', 'reveal', 'token', 'address', 'comment', 'comment-id'] as const;

  test.each([
    ['job-file', 'job-files'],
    ['redcat', 'redact'],
    ['adress', 'address'],
    ['TOKEN', 'token'],
    ['comment-d', 'comment-id'],
    ['coment', 'comment'],
  ])('of %s is %s', (word, expected) => expect(nearest(word, words)).toBe(expected));

  test.each(['payload', 'x', 'to', '', 'namespace'])('of %j there is none', (word) =>
    expect(nearest(word, words)).toBeUndefined(),
  );

  test('after one edit is still the word', () => {
    const edits = fc.constantFrom('drop', 'add', 'change');
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), edits, (word, at, edit) => {
        const i = at % word.length;
        const middle = { drop: '', add: `q${word[i] ?? ''}`, change: 'q' }[edit];
        expect(nearest(word.slice(0, i) + middle + word.slice(i + 1), words)).toBe(word);
      }),
    );
  });
});

test('a quote is short and on one line, whatever is quoted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const quoted = quote(text);
      expect(quoted).not.toMatch(/[\n\r]/);
      expect((JSON.parse(quoted) as string).length).toBeLessThanOrEqual(81);
      expect(quoted.isWellFormed()).toBe(true);
    }),
  );
});

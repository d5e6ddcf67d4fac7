import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promotionInputs } from '../../src/inputs/job.ts';
import * as kinds from '../../src/inputs/kinds.ts';
import { approvalInputs } from '../../src/inputs/review.ts';
import type { InputKind } from '../../src/inputs/input.ts';
import { findNearest, quote } from '../../src/inputs/suggest.ts';
import { processorTime } from '../support/growth.ts';

describe('boolean inputs', () => {
  test.each(['true', 'True', 'TRUE', '1', 't', 'T'])('the boolean %s is true', (text) =>
    expect(kinds.boolean.read(text)).toEqual({ value: true }),
  );
  test.each(['false', 'False', 'FALSE', '0', 'f', 'F'])('the boolean %s is false', (text) =>
    expect(kinds.boolean.read(text)).toEqual({ value: false }),
  );
  test.each(['yes', 'on', 'tRUE', '', ' true', 'truee', '2', '__proto__'])('a boolean of %j is not valid', (text) =>
    expect(kinds.boolean.read(text)).toEqual({
      error: `is ${JSON.stringify(text)}, which is not a valid boolean`,
      hint: 'Use `true` or `false`.',
    }),
  );
});

function valid(kind: InputKind<unknown>): readonly string[] {
  return ['0', '1', '20', '21', '100', '101', '1.5', '-1'].filter((text) => 'value' in kind.read(text));
}

test('a count is any whole number from 1', () => {
  expect(valid(kinds.count)).toEqual(['1', '20', '21', '100', '101']);
});

test.each([
  ['0', { needed: 0, role: 'write' }],
  ['20', { needed: 20, role: 'write' }],
  ['1 write', { needed: 1, role: 'write' }],
  ['2  maintain', { needed: 2, role: 'maintain' }],
  ['3 admin', { needed: 3, role: 'admin' }],
])('the approvals %j are read as a number and a role', (text, value) => {
  expect(approvalInputs.approvals.kind.read(text)).toEqual({ value });
});

test.each(['', '21', '-1', '1.5', '1 read', '1 Maintain', 'maintain', '1 maintain admin', '1maintain', '1 toString'])(
  'the approvals %j are invalid',
  (text) => {
    expect(approvalInputs.approvals.kind.read(text)).toMatchObject({ error: expect.any(String) as string });
  },
);

test.each([
  ['', undefined],
  ['off', 'off'],
  ['auto', 0],
  ['after 0', 0],
  ['after  90s', 90_000],
  ['after 1h30m', 5_400_000],
])('the promotion %j is %j', (text, value) => {
  expect(promotionInputs.promote.kind.read(text)).toEqual({ value });
});

test.each(['true', 'after', 'after10m', '10m', 'auto 10m', 'after 10', 'after 10m 5s', 'Auto'])(
  'the promotion %j is invalid',
  (text) => {
    expect(promotionInputs.promote.kind.read(text)).toMatchObject({ error: expect.any(String) as string });
  },
);

describe('duration inputs', () => {
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
  ])('the duration %s is %d seconds', (text, seconds) =>
    expect(kinds.duration.read(text)).toEqual({ value: seconds * 1000 }),
  );

  test.each(['', '10', 's', '1.5h', '-1m', '1d', '10 m', '1h 30m', '1M', '٣s', '1e3s', '\n1s'])(
    'a duration of %j is not valid',
    (text) =>
      expect(kinds.duration.read(text)).toHaveProperty(
        'error',
        expect.stringContaining('which is not a valid duration'),
      ),
  );

  test.each(['0s', '0h0m0s', '24h1s', '99999999999999999999h', `${'9'.repeat(400)}h`])(
    'a duration of %s is out of range',
    (text) =>
      expect(kinds.duration.read(text)).toHaveProperty('error', expect.stringContaining('not between 1s and 24h')),
  );

  test('a duration is the sum of its hours, minutes and seconds', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), fc.nat(59), (hours, minutes, seconds) => {
        const total = hours * 3600 + minutes * 60 + seconds;
        fc.pre(total > 0);
        expect(kinds.duration.read(`${hours}h${minutes}m${seconds}s`)).toEqual({ value: total * 1000 });
      }),
    );
  });

  test('a duration of any length is read in constant time', () => {
    const text = `${'1s'.repeat(65_000)}x`;
    expect(processorTime(() => expect(kinds.duration.read(text)).toHaveProperty('error'))).toBeLessThan(200);
  });
});

describe('list inputs', () => {
  test('a list has one item per line and ignores blank lines and surrounding space', () => {
    expect(kinds.list.read(' a b \r\n\n\t\n!c\n  d\t')).toEqual({ value: ['a b', '!c', 'd'] });
    expect(kinds.list.read('')).toEqual({ value: [] });
  });

  test('a list returns the items put into it', () => {
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

describe('choice inputs', () => {
  const choices = ['default', 'all-values', 'none'] as const;

  test('a choice is case-sensitive and suggests a near match', () => {
    expect(kinds.choose(choices).read('all-values')).toEqual({ value: 'all-values' });
    expect(kinds.choose(choices).read('None')).toEqual({
      error: 'is "None", which is not a valid value',
      hint: 'Did you mean `none`?',
    });
    expect(kinds.choose(choices).read('everything')).toHaveProperty(
      'hint',
      'Use one of `default`, `all-values`, `none`.',
    );
  });
});

describe('nearest', () => {
  const words = ['job-files', 'redact', 'reveal', 'token', 'address', 'comment', 'environment'] as const;

  test.each([
    ['redcat', 'redact'],
    ['TOKEN', 'token'],
  ])('the nearest word to %s is %s', (word, expected) => expect(findNearest(word, words)).toBe(expected));

  test.each(['payload', 'x', 'to', '', 'namespace'])('no word is near to %j', (word) =>
    expect(findNearest(word, words)).toBeUndefined(),
  );

  test('a short word has no suggestion that begins with another letter', () => {
    expect(['all', 'wbe'].map((word) => findNearest(word, ['fail', 'web']))).toEqual([undefined, 'web']);
  });

  test('a word is found after a single edit', () => {
    const edits = fc.constantFrom('drop', 'add', 'change');
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), edits, (word, at, edit) => {
        const i = at % word.length;
        const middle = { drop: '', add: `q${word[i] ?? ''}`, change: 'q' }[edit];
        expect(findNearest(word.slice(0, i) + middle + word.slice(i + 1), words)).toBe(word);
      }),
    );
  });
});

test('a quoted input is short and on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const quoted = quote(text);
      expect(quoted).not.toMatch(/[\n\r]/);
      expect((JSON.parse(quoted) as string).length).toBeLessThanOrEqual(81);
      expect(quoted.isWellFormed()).toBe(true);
    }),
  );
});

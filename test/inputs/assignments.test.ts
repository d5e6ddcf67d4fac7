import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHideable, readAssignments, secretValues } from '../../src/inputs/assignments.ts';

function read(text: string): readonly string[] | string {
  const result = readAssignments(text);
  return 'value' in result ? result.value.map(({ name, value }) => `${name}→${value}`) : result.error;
}

describe('lines', () => {
  test.each([
    ['a=1\nb=2', ['a→1', 'b→2']],
    ['  a = "x" ', ['a→ "x" ']],
    ['a=x=y', ['a→x=y']],
    ['a=', ['a→']],
    ['\n\na=1\r\nb=2\r\n', ['a→1', 'b→2']],
    ['größe-1=x', ['größe-1→x']],
    ['a<<END\none\n\n  two = 2\nEND\nb=1', ['a→one\n\n  two = 2', 'b→1']],
    ['  a<<END\n  one\n  END', ['a→  one']],
    ['a=b<<c', ['a→b<<c']],
  ])('%j are %j', (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    ['nothing', 'has line 1 that sets no variable'],
    ['a=1\n=2\n1b=3', 'has lines 2, 3 that set no variable'],
    ['a<<END\nnever', 'has lines 1, 2 that set no variable'],
  ])('%j are a mistake that quotes none of them', (text, expected) => expect(read(text)).toBe(expected));

  test('any value comes through as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const line = value.replaceAll(/[\r\n]/g, '');
        expect(read(`name=${line}`)).toEqual([`name→${line}`]);
        expect(read(`name<<_END_\n${value}\n_END_`)).toEqual([`name→${value.replaceAll('\r\n', '\n')}`]);
      }),
    );
  });
});

test('values to mask are those of all lines, right ones or not, that are no ordinary words', () => {
  expect(secretValues('a=hunter2\nb=abc\nc=true\nhunter3\nd<<E\nline one\nline two\nE')).toEqual([
    'hunter2',
    'hunter3',
    'line one\nline two',
  ]);
  expect(['null', 'FALSE', 'abc', '1234', '   a'].map(isHideable)).toEqual([false, false, false, true, false]);
});

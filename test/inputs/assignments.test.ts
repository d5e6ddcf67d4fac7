import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHideable, readAssignments, listSecretValues } from '../../src/inputs/kinds.ts';

function read(text: string): readonly string[] | string {
  const result = readAssignments(text);
  return 'value' in result ? result.value.map(({ name, value }) => `${name}→${value}`) : result.error;
}

describe('readAssignments', () => {
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
  ])('the assignments %j are read as %j', (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    ['nothing', 'is not valid: line 1 is not `name=value`'],
    ['a=1\n=2\n1b=3', 'is not valid: lines 2, 3 are not `name=value`'],
    ['a=1\nb<<END\nnever', 'is not valid: the value that begins in line 2 has no end'],
  ])('invalid assignments are reported by line without their text: %j', (text, expected) =>
    expect(read(text)).toBe(expected),
  );

  test('an assignment keeps any value unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const line = value.replaceAll(/[\r\n]/g, '');
        expect(read(`name=${line}`)).toEqual([`name→${line}`]);
        expect(read(`name<<_END_\n${value}\n_END_`)).toEqual([`name→${value.replaceAll('\r\n', '\n')}`]);
      }),
    );
  });
});

test('secret values to mask come from all lines, valid or not, except ordinary words', () => {
  expect(listSecretValues('a=hunter2\nb=abc\nc=true\nhunter3\nd<<E\nline one\nline two\nE')).toEqual([
    'hunter2',
    'hunter3',
    'line one\nline two',
  ]);
  expect(['null', 'FALSE', 'abc', '1234', '   a'].map(isHideable)).toEqual([false, false, false, true, false]);
});

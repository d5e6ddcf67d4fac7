import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { listChangedLines, viewDiff } from '../../src/nomad-plan/diff-lines.ts';
import { hasLines } from '../../src/redaction/shown-diff.ts';
import { edit, createShowingRules, taskDiff } from '../support/plans.ts';

const rules = createShowingRules();

function view(before: string, after: string): readonly string[] {
  return viewDiff(redactDiff(taskDiff([edit('EmbeddedTmpl', before, after)]), rules).diff, false).lines.slice(3);
}

function many(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join('\n');
}

describe('values of several lines', () => {
  test('a changed value of several lines is shown line by line', () => {
    const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';
    expect(view(before, before.replace('four', 'FOUR'))).toEqual([
      '!     EmbeddedTmpl:',
      '        two',
      '        three',
      '-       four',
      '+       FOUR',
      '        five',
      '        six',
    ]);
  });

  test('a new value and a lost line ending are shown line by line', () => {
    expect(view('', 'a\n\tb')).toEqual(['!     EmbeddedTmpl:', '+       a', '+         b']);
    expect(view('a\nb\n', 'a\nb')).toEqual([
      '!     EmbeddedTmpl:',
      '        a',
      '-       b',
      '+       b',
      '        (no line end)',
    ]);
  });

  test('distant changes of one value are shown with an ellipsis between them', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const after = lines.with(3, 'X').with(25, 'Y');
    expect(view(lines.join('\n'), after.join('\n')).filter((line) => /[XY…]/.test(line))).toEqual([
      '+       X',
      '        …',
      '+       Y',
    ]);
  });

  test('a hidden value of several lines stays hidden', () => {
    const field = edit('EmbeddedTmpl', 'a\nb', 'a\nc');
    const shown = viewDiff(redactDiff(taskDiff([field]), { ...rules, mode: 'default' }).diff, false);
    expect(shown.lines.at(-1)).toBe('!     EmbeddedTmpl: ‹hidden› => ‹hidden›');
    expect(shown.hiddenValues).toBe(2);
  });

  test('a long value is cut, and an entirely new one is not compared', () => {
    expect(view('', many('x', 200)).at(-1)).toMatch(/… \d+ more lines$/);
    expect(view(many('x', 3000), many('y', 3000))).toHaveLength(1);
  });
});

const text = fc
  .array(fc.constantFrom('a', 'b', '', ' c', '\u202e', '\u001b[31m', '```', '\\'), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

test('changed lines of any two texts come from them and are one line each', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = listChangedLines(before, after) ?? [];
      const kind = (type: string): readonly string[] =>
        lines.filter((line) => line.type === type).map((line) => line.text);
      expect(kind('Deleted').length + kind('Added').length > 0).toBe(before !== after);
      expect(kind('Deleted').length).toBeLessThanOrEqual(before.split('\n').length);
      expect(kind('Added').length).toBeLessThanOrEqual(after.split('\n').length);
      for (const { text: shown } of lines) expect(shown).toMatch(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u);
    }),
  );
});

test.each([
  ['a', false],
  ['a\n', false],
  ['a\n\n', false],
  ['a\nb', true],
  ['\na', true],
])('the value %j has several lines: %s', (value, expected) => {
  expect(hasLines(value)).toBe(expected);
});

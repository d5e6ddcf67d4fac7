import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { describeCauses, describeFailed } from '../../src/report/failure-items.ts';
import { clip, prose } from '../../src/text/markdown.ts';
import { renderText } from '../support/rendered.ts';

const nested = [
  'Rejected as invalid by Nomad: Task group app validation failed: 1 error occurred:',
  '\t* Task group scaling policy validation failed: 1 error occurred:',
  '\t* Scaling policy invalid: count must not be greater than maximum',
  '(500, POST /v1/job/web/plan)',
];

test.each([
  [
    'the innermost item of a list of errors',
    nested,
    'Rejected as invalid by Nomad: Scaling policy invalid: count must not be greater than maximum',
  ],
  ['the first line where no item follows', ['1 error occurred:'], '1 error occurred'],
  ['the first line of other texts', ['Unsupported argument: cuont', 'more'], 'Unsupported argument: cuont'],
])('describeCauses takes %s', (_, lines, cause) => {
  expect(describeCauses([new ActionError({ reason: 'parse', message: lines.join('\n') })])).toBe(cause);
});

const long = 'Argument or block definition required: An argument or block definition is required here;';

test.each([
  [`${long} this may be caused by an unclosed block`, `${long} this may be caused by an…`],
  [`${long.replace(';', '.')} This may be caused by an unclosed block`, long.replace(';', '')],
  [`${long} Set the variable \`image of the task\` first`, `${long} Set the variable…`],
  [`${long} The value is $secret_of_the_task_that_is_long`, `${long} The value is…`],
])('a long cause is cut between words, and its end is not code: %s', (message, expected) => {
  const cause = describeCauses([new ActionError({ reason: 'parse', message })]);
  expect(cause).toBe(expected);
  expect(renderText(prose(cause))).toBe(expected);
});

test('prose sets a cut word apart from its dots', () => {
  expect(renderText(prose('see a+b…'))).toBe('see `a+b`…');
});

test('a clipped text is a part of at least half of the space, and no more than it', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '`', 'a', 'ä', '🟢'), minLength: 41, maxLength: 90 });
  fc.assert(
    fc.property(text, (whole) => {
      const clipped = clip(whole, 40);
      expect(clipped.endsWith('…')).toBe(true);
      expect(clipped.isWellFormed()).toBe(true);
      expect(clipped.length).toBeLessThanOrEqual(41);
      expect(whole.startsWith(clipped.slice(0, -1).replace(/\ufffd$/, ''))).toBe(true);
    }),
  );
  expect(clip('x'.repeat(50), 40)).toBe(`${'x'.repeat(40)}…`);
  expect(clip(`a ${'x'.repeat(50)}`, 40)).toBe(`a ${'x'.repeat(38)}…`);
});

test.each([
  ['The variable `tga` is not declared in `web.hcl`', ['web.hcl'], ''],
  ['Several files declare `web`: `a.hcl`, `b.hcl`', ['a.hcl', 'b.hcl'], ''],
  ['Unknown region', ['a.hcl', 'b.hcl'], ' (2 files)'],
  ['Unsupported argument', ['web.hcl'], ' (`web.hcl`)'],
])('the only file is added to a cause that does not name it, or the number of files: %s', (message, files, suffix) => {
  const failures = [new ActionError({ reason: 'parse', message })];
  expect(describeFailed(files.map((file) => ({ file, failures })))).toBe(`${message}${suffix}`);
});

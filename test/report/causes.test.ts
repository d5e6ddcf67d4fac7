import { expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { describeCauses } from '../../src/report/failure-items.ts';

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

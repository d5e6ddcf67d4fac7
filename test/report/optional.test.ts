import { expect, test } from 'vitest';
import { ActionError, type ErrorDetails } from '../../src/errors.ts';
import { warnOnFailure } from '../../src/report/optional.ts';
import { logged } from '../support/rendered.ts';
import type { LogText } from '../../src/text/log-text.ts';

/** The warning about optional work that fails with an error. */
async function readWarning(details: ErrorDetails): Promise<string> {
  const warnings: string[] = [];
  const runner = { warning: (text: LogText) => void warnings.push(logged(text)) };
  const work = { title: 'No reaction was added', note: 'The plan is.', hint: 'Give the job a permission.' };
  await warnOnFailure(runner, { ...work, help: 'command-not-shown' }, async () => {
    throw new ActionError(details);
  });
  return warnings.join('\n');
}

test.each([
  ['unauthorized', 'Give the job a permission.'],
  ['not-found', 'Give the job a permission.'],
  ['server', 'Re-run this workflow job later.'],
  ['timed-out', 'Re-run this workflow job later.'],
] as const)('a warning about an error of the kind %s names its remedy', async (reason, remedy) => {
  const warning = await readWarning({ reason, message: 'denied', hint: 'Re-run this workflow job later.' });
  expect(warning).toContain('No reaction was added: denied');
  expect(warning).toContain(`The plan is. ${remedy}`);
});

test('a warning about an error without a remedy names the permission', async () => {
  expect(await readWarning({ reason: 'conflict', message: 'm' })).toContain('The plan is. Give the job a permission.');
});

import { expect, test } from 'vitest';
import { ActionError, type ErrorDetails } from '../../../src/errors.ts';
import { react, type CommandStage } from '../../../src/operations/commands/run-command.ts';
import { renderLogText } from '../../support/rendered.ts';
import type { PermittedCommand } from '../../../src/operations/commands/judge-command.ts';
import type { LogText } from '../../../src/text/log-text.ts';

/** The warning about a reaction that GitHub refuses with an error. */
async function readWarning(details: ErrorDetails): Promise<string> {
  const warnings: string[] = [];
  const createForIssueComment = () => Promise.reject(new ActionError(details));
  const stage = {
    runner: { warning: (text: LogText) => void warnings.push(renderLogText(text)) },
    thread: { github: { rest: { reactions: { createForIssueComment } } } },
  } as unknown as CommandStage;
  await react(stage, { comment: { id: 1 } } as PermittedCommand, 'rocket');
  return warnings.join('\n');
}

test.each([
  ['unauthorized', 'Give the job `permissions:'],
  ['not-found', 'Give the job `permissions:'],
  ['server', 'Re-run this workflow job later.'],
  ['timed-out', 'Re-run this workflow job later.'],
] as const)('a warning about an error of the kind %s names its remedy', async (reason, remedy) => {
  const warning = await readWarning({ reason, message: 'denied', hint: 'Re-run this workflow job later.' });
  expect(warning).toContain('The reaction was not added: denied');
  expect(warning).toContain(`The command itself is not affected. ${remedy}`);
});

test('a warning about an error without a remedy names the permission', async () => {
  const warning = await readWarning({ reason: 'conflict', message: 'm' });
  expect(warning).toContain('The command itself is not affected. Give the job `permissions:');
});

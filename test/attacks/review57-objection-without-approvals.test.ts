import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startCommanded } from '../support/commanding.ts';

afterAll(removeRunFolders);

/** docs/commands.md, `not-approved` for `promote`: the approvals that the register needed still exist, and nobody requested changes. Without `approvals`, no review is read. */
test('nothing is promoted by a command that a person with the role objects to, also without approvals', async () => {
  await using story = await startCommanded();
  story.github.reviews.list = [{ by: 'zoe', state: 'CHANGES_REQUESTED' }];
  const run = await story.verb('promote', story.command('/outrider promote web'), { inputs: { wait: 'false' } });
  expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
});

import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startCommanded, startPlannable, type CommandStory } from '../support/commanding.ts';
import { createRunner, missingTools, type WorkflowResult } from './runner/act.ts';
import { recipe } from './runner/newcomer.ts';

/**
 * The recipe of docs/commands.md and the workflow that it calls, by a real workflow runner, nektos/act, without containers. Skipped like the recipes of
 * the README.
 */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const caller = recipe('Setup', 'docs/commands.md');

afterAll(removeRunFolders);

/** Runs the workflow for a comment. */
async function runWorkflow(story: CommandStory, text: string): Promise<WorkflowResult> {
  using runner = createRunner();
  story.github.head = story.workspace.commit();
  const { name, payload } = story.comment(text);
  return await runner.run({
    workflow: caller,
    event: name,
    payload: payload as object,
    repository: story.workspace.path,
    vars: { NOMAD_ADDR: story.sandbox.scheduler },
    secrets: { GITHUB_TOKEN: 'ghs_workflow', NOMAD_TOKEN: '', OUTRIDER_SIGNING_KEY: story.key },
    env: {
      GITHUB_REPOSITORY: 'acme/jobs',
      GITHUB_SERVER_URL: story.github.url,
      GITHUB_API_URL: story.github.url,
      GITHUB_GRAPHQL_URL: `${story.github.url}/graphql`,
    },
  });
}

describe.skipIf(missingTools.length > 0)(
  `commands in comments in a workflow runner${skipped}`,
  { timeout: 120_000 },
  () => {
    test('the recipe of docs/commands.md plans a pull request by a comment', async () => {
      await using story = await startPlannable();
      const run = await runWorkflow(story, '/outrider plan');
      expect(run.log).toContain('🏁  Job succeeded');
      expect(run.exitCode).toBe(0);
      expect(story.record()).toMatchObject({ head: story.github.head, commands: [{ text: '/outrider plan' }] });
    });

    test('the recipe of docs/commands.md reverts a job by a comment', async () => {
      await using story = await startCommanded({ update: '' });
      const run = await runWorkflow(story, `/outrider revert web 0 plan ${story.planId()}`);
      expect(run.log).toContain('`web` reverted from version 1 to version 0');
      expect(run.exitCode).toBe(0);
      expect(await story.versions('web')).toHaveLength(3);
    });

    test('the recipe of docs/commands.md runs no job with secrets for an outsider', async () => {
      await using story = await startCommanded({ update: '' });
      story.github.commands.roles = {};
      const run = await runWorkflow(story, '/outrider revert web 0');
      expect(run.exitCode).toBe(0);
      expect(run.log).not.toContain('Reverting');
      expect(await story.versions('web')).toHaveLength(2);
    });
  },
);

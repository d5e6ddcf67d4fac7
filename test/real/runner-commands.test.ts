import { describe, expect, test } from 'vitest';
import { startCommanded, startPlannable, type CommandStory } from '../support/commanding.ts';
import { createRunner, githubEnvironment, missingTools, type WorkflowResult } from './runner/act.ts';
import { example } from './runner/newcomer.ts';

/** The recipe of docs/commands.md and the workflow that it calls, by a real workflow runner, nektos/act, without containers. Skipped like the recipes of the README. */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const caller = example('reusable/commands.yml');

/** A pull request whose job was registered, with a head that can be checked out. */
async function startAtHead(options: Parameters<typeof startCommanded>[0] = {}): Promise<CommandStory> {
  const story = await startCommanded(options);
  const head = story.workspace.commit();
  story.github.pulls = story.github.pulls.map((pull) => ({ ...pull, head }));
  story.setRecord({ head });
  return story;
}

/** Runs the workflow for a comment, with these allowed commands instead of those of the recipe. */
async function runWorkflow(story: CommandStory, text: string, allowed = 'revert'): Promise<WorkflowResult> {
  using runner = createRunner();
  story.github.head = story.workspace.commit();
  const { name, payload } = story.comment(text);
  return await runner.run({
    workflow: caller.replace(/^( +)revert$/m, `$1${allowed}`),
    event: name,
    payload: payload as object,
    repository: story.workspace.path,
    vars: { NOMAD_ADDR: story.sandbox.scheduler },
    secrets: { GITHUB_TOKEN: 'ghs_workflow', NOMAD_TOKEN: '', OUTRIDER_SIGNING_KEY: story.key },
    env: githubEnvironment(story.github.url),
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
      expect(story.record()).toMatchObject({ head: story.github.head });
    });

    test('the recipe of docs/commands.md reverts a job by a comment', async () => {
      await using story = await startAtHead({ update: '' });
      const run = await runWorkflow(story, `/outrider revert web 0 plan ${story.planId()}`);
      expect(run.log).toContain('`web` reverted from version 1 to version 0');
      expect(run.exitCode).toBe(0);
      expect(await story.versions('web')).toHaveLength(3);
    });

    test.each([
      ['promote', '`web` promoted', 'successful'],
      ['fail', 'Failed the deployment of `web`', 'failed'],
    ])('the recipe of docs/commands.md runs %s by a comment', async (verb, headline, status) => {
      await using story = await startAtHead();
      const run = await runWorkflow(story, `/outrider ${verb} web plan ${story.planId()}`, verb);
      expect(run.log).toContain(headline);
      expect(run.exitCode).toBe(0);
      expect(await story.settle('web')).toMatchObject({ Status: status });
    });

    test('the recipe of docs/commands.md reports the status of a job by a comment', async () => {
      await using story = await startAtHead({ update: '' });
      const run = await runWorkflow(story, '/outrider status web');
      expect(run.exitCode).toBe(0);
      expect(story.github.commands.statuses.map(({ state, context }) => [state, context])).toEqual([
        ['pending', 'outrider/status'],
        ['success', 'outrider/status'],
      ]);
      expect(story.planBody()).toMatch(/^> 🚀 .*`\/outrider status web` {2}$/m);
    });

    test('a command that the recipe of docs/commands.md does not allow runs no job with secrets, and is answered', async () => {
      await using story = await startAtHead({ update: '' });
      const run = await runWorkflow(story, '/outrider fail web');
      expect(run.exitCode).toBe(0);
      expect(story.github.comments.at(-1)?.body).toContain('is not allowed in this repository');
      expect(story.github.commands.statuses).toEqual([]);
    });

    test('the recipe of docs/commands.md runs no job with secrets for an outsider', async () => {
      await using story = await startAtHead({ update: '' });
      story.github.commands.roles = {};
      const run = await runWorkflow(story, `/outrider revert web 0 plan ${story.planId()}`);
      expect(run.exitCode).toBe(0);
      expect(run.log).not.toContain('Reverting');
      expect(await story.versions('web')).toHaveLength(2);
    });
  },
);

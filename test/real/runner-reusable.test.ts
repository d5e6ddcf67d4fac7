import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startDrift } from '../support/drifting.ts';
import { closedEvent, mergeGroupEvent, otherEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { missingTools } from './runner/act.ts';
import { example, runInStory } from './runner/story-runner.ts';

/**
 * The reusable workflows, called by their examples as they stand there, by a real workflow runner. Skipped like the recipes of the README. `commands.yml`
 * is in runner-commands.test.ts.
 */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const file = 'jobs/web.nomad.hcl';
const approved = { user: { login: 'ada', type: 'User' }, state: 'APPROVED' };

afterAll(removeRunFolders);

async function startAcl(options: Partial<Parameters<typeof startStory>[0]> = {}): Promise<Story> {
  const story = await startStory({ files: { [file]: service('web') }, sandbox: { acl: true }, ...options });
  story.github.head = story.workspace.commit();
  return story;
}

describe.skipIf(missingTools.length > 0)(
  `reusable workflows in a workflow runner${skipped}`,
  { timeout: 180_000 },
  () => {
    test('the call of plan.yml plans a pull request', async () => {
      await using story = await startAcl();
      const run = await runInStory(
        story,
        example('reusable/plan.yml'),
        pullRequestEvent(false, { sha: story.github.head }),
      );
      expect(run.log).toContain('🏁  Job succeeded');
      expect(run.exitCode).toBe(0);
    });
  },
);

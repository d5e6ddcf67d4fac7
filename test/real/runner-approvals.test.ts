import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { mergeGroupEvent, pullRequestEvent } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';
import { missingTools } from './runner/act.ts';
import { example } from './runner/newcomer.ts';
import { runInStory } from './runner/story-runner.ts';

/** The check before the merge of docs/review.md, by a real workflow runner, nektos/act, without containers. Skipped like the recipes of the README. */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const ready = example('ready.yml');

afterAll(removeRunFolders);

describe.skipIf(missingTools.length > 0)(`approvals in a workflow runner${skipped}`, { timeout: 120_000 }, () => {
  test('the recipe of docs/review.md fails before an approval, and succeeds after it, for a review and in a merge queue', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    await story.plan({ inputs: { approvals: '1' } });
    const sha = story.workspace.commit();
    const { payload } = pullRequestEvent(false, { sha });
    const review = { name: 'pull_request_review', payload: { ...(payload as object), action: 'submitted' } };
    story.github.head = sha;
    story.github.queue = [7];
    const early = await runInStory(story, ready, review);
    expect(early.log).toContain('Not registered: The plan has 0 of 1 approval');
    expect(early.exitCode).not.toBe(0);

    story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
    for (const event of [review, mergeGroupEvent(7)]) {
      const late = await runInStory(story, ready, event);
      expect(late.log).toContain('Dry run: 1 job would be registered');
      expect(late.exitCode).toBe(0);
    }
    expect(await story.ask('GET', '/v1/jobs')).toEqual([]);
  });
});

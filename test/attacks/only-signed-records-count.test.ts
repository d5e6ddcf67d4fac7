import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';

/** M2, M3, L4, L5, L8: no key, no record; the record names key, repository and time, and nothing that people can edit decides. */

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';

describe.concurrent('only signed records count', () => {
  test('M2: a plan without a signing key has a comment and no record, and a register with a review is refused with the secret to create', async () => {
    await using story = await startStory({ files: { [file]: service('web') }, key: '' });
    const plan = await story.plan({ inputs: { approvals: '1' } });
    expect(plan.annotations).toEqual([]);
    expect(story.github.comments[0]?.body).not.toContain('outrider:record');
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-reviewed', 'false']);
    expect(run.annotations[0]?.message).toContain('`OUTRIDER_SIGNING_KEY`');
  });

  test('L8: a record of a repository with another ID does not count, although the name is the same', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ env: { GITHUB_REPOSITORY_ID: '17' } });
    const run = await story.register({ env: { GITHUB_REPOSITORY_ID: '18' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-reviewed']);
    expect((await story.register({ env: { GITHUB_REPOSITORY_ID: '17' } })).exitCode).toBe(0);
  });

  test('M3: a plan counts by the time of its run, not by run numbers of workflows', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ env: { GITHUB_RUN_NUMBER: '5000' } });
    story.workspace.write(file, service('web', { image: 'two' }));
    await story.plan({ env: { GITHUB_RUN_NUMBER: '100', GITHUB_RUN_ID: '99' } });
    expect(story.github.comments[0]?.body).toContain('run 100]');
    expect((await story.register()).exitCode).toBe(0);
  });

  test('L4: a run number that a person wrote into the comment keeps no later plan away', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.editComment(1, body.replace('[run 12]', '[run 99999999]'), { login: 'mallory', type: 'User' });
    await story.plan();
    expect((await story.register()).exitCode).toBe(0);
  });

  test('a plan that began earlier does not replace one that began later', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const overtaken = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    await using slow = await startNomadProxy(story.sandbox.scheduler, async ({ path }) => {
      if (!path.includes('/plan')) return;
      begun.resolve();
      await overtaken.promise;
    });
    const earlier = story.plan({ inputs: { address: slow.url } });
    await begun.promise;
    // GitHub's times are in seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await story.plan();
    const later = story.github.comments[0]?.body;
    overtaken.resolve();
    expect((await earlier).exitCode).toBe(0);
    expect(story.github.comments.map(({ body }) => body)).toEqual([later]);
  });
});

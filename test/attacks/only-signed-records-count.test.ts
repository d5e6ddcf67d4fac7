import { describe, expect, test } from 'vitest';
import { pullRequestEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type StoryRunOptions } from '../support/registering.ts';
import { parseKeys, readUnverified } from '../support/signing.ts';
import { createCommentMarker } from '../../src/clients/github/comments/find.ts';
import { draftRecordLine, openRecord, findRecordLine, sealRecord } from '../../src/review/record-codec.ts';

/** M2, M3, L4, L5, L8: no key, no record; the record names key, repository and time, and nothing that people can edit decides. */

const file = 'jobs/web.nomad.hcl';

const key = 'a-key-of-more-than-sixteen-bytes';

/** A comment of another pull request, environment or repository, planned an hour later, with the first line of this one's. */
async function copyComment(options: StoryRunOptions): Promise<string> {
  await using other = await startStory({ files: { [file]: service('web') } });
  await other.plan(options);
  const marker = createCommentMarker('default');
  const text = (other.github.comments[0]?.body ?? '').replace(/^<!-- outrider:v1 .*-->/, marker);
  const record = readUnverified(text);
  if (record === undefined) throw new Error('There is no record');
  const done = { index: 1, outcome: 'successful', run: 'run 1' };
  const jobs = record.jobs.map((job) => ({ ...job, done }));
  const draft = text.slice(0, text.lastIndexOf(findRecordLine(text) ?? '')) + draftRecordLine({ ...record, jobs });
  const later = record.at + 3600;
  return sealRecord(draft, { at: later, plannedAt: later }, parseKeys(key));
}

describe.concurrent('only signed records count', () => {
  test('a plan without a signing key has a comment and no record, and a register run with a review is refused with the secret to create', async () => {
    await using story = await startStory({ files: { [file]: service('web') }, key: '' });
    const plan = await story.plan({ inputs: { approvals: '1' } });
    expect(plan.annotations.map(({ message }) => message)).toEqual([
      expect.stringContaining('Without a signing key, this plan has no record: nobody can approve it'),
    ]);
    expect(story.github.comments[0]?.body).not.toContain('outrider:record v');
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-reviewed', 'false']);
    expect(run.annotations[0]?.message).toContain('`OUTRIDER_SIGNING_KEY`');
  });

  test('a record of a repository with another ID does not count, although the name is the same', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ env: { GITHUB_REPOSITORY_ID: '17' } });
    const run = await story.register({ env: { GITHUB_REPOSITORY_ID: '18' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-reviewed']);
    expect((await story.register({ env: { GITHUB_REPOSITORY_ID: '17' } })).exitCode).toBe(0);
  });

  test.each<[string, StoryRunOptions]>([
    ['another pull request', { event: pullRequestEvent(false, { number: 9 }) }],
    ['another environment', { inputs: { environment: 'staging' } }],
    ['another repository', { env: { GITHUB_REPOSITORY_ID: '18' } }],
  ])('a later record that is copied from %s keeps no plan from being written, and has no marks', async (_, options) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan();
    const [storedComment] = story.github.comments;
    const earlier = storedComment?.body ?? '';
    // Of a run that begins later than all plans of this test.
    const copied = await copyComment(options);
    story.github.editComment(1, copied, { login: 'mallory', type: 'User' });
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-reviewed', 'false']);
    await story.plan({ env: { GITHUB_RUN_NUMBER: '13' } });
    expect(openRecord(story.github.comments[0]?.body ?? '', parseKeys(key))).toMatchObject({
      record: { pullRequest: 7, comment: 'default', jobs: [{ file }] },
    });
    expect(story.github.comments[0]?.body).not.toBe(earlier);
    const rerun = await story.register();
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'true']);
  });

  test('a plan counts by the time of its run, not by run numbers of workflows', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ env: { GITHUB_RUN_NUMBER: '5000' } });
    story.workspace.write(file, service('web', { image: 'two' }));
    await story.plan({ env: { GITHUB_RUN_NUMBER: '100', GITHUB_RUN_ID: '99' } });
    expect(story.github.comments[0]?.body).toContain('run 100]');
    expect((await story.register()).exitCode).toBe(0);
  });

  test('a run number that a person wrote into the comment keeps no later plan away', async () => {
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

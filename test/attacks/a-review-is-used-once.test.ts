import { describe, expect, test } from 'vitest';
import { readUnverified } from '../support/signing.ts';
import { createClosedEvent } from '../support/github.ts';
import { service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';

/** H1: a registration of a pull request is not repeated, regardless of new plans; the live history is read back to the merge. */

const file = 'jobs/web.nomad.hcl';

/** Merged an hour before; each plan of it from now on is later than the merge. */
const merged: StoryRunOptions = { event: createClosedEvent(true, 7, 'main', new Date(Date.now() - 3_600_000)) };

async function startMerged(running: readonly string[] = [service('web')]): Promise<Story> {
  const story = await startStory({ files: { [file]: service('web', { image: 'two' }) }, running });
  await story.plan();
  expect((await story.register(merged)).outputs['changed']).toBe('true');
  return story;
}

/** The report and the writes of a register run of the merged pull request. */
async function registerAgain(story: Story): Promise<object> {
  const versions = (await story.versions('web').catch(() => [])).length;
  const run = await story.register(merged);
  const { changed, reason } = run.outputs;
  const written = (await story.versions('web').catch(() => [])).length - versions;
  return { exitCode: run.exitCode, changed, reason, written, hint: hint.exec(joinAnnotations(run))?.[0] };
}

const hint = /open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`/;
const refused = {
  exitCode: 1,
  changed: 'false',
  reason: 'plan-changed',
  written: 0,
  hint: 'open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`',
};

/** Changes by an operator after the registration. */
const undoings: Readonly<Record<string, (story: Story) => Promise<unknown>>> = {
  reverted: async (story) => story.operate(service('web')),
  'changed by hand': async (story) => story.operate(service('web', { image: 'three' })),
  purged: async (story) => story.ask('DELETE', '/v1/job/web?purge=true'),
};

describe.concurrent('a review is used once', () => {
  test.each(Object.keys(undoings))(
    'a job that was registered and then %s is not registered again by a new plan of the merged pull request',
    async (undoing) => {
      await using story = await startMerged();
      await undoings[undoing]?.(story);
      await story.plan();
      expect(await registerAgain(story)).toEqual(refused);
      await story.plan();
      expect(await registerAgain(story)).toEqual(refused);
    },
  );

  test.each(['reverted', 'purged'])(
    'a job that was registered and then %s is not registered again, even if the comment with its mark is gone',
    async (undoing) => {
      await using story = await startMerged();
      story.github.comments.splice(0);
      await undoings[undoing]?.(story);
      await story.plan();
      expect(await registerAgain(story)).toEqual(refused);
    },
  );

  test('a change that Nomad’s diff does not show is not registered again either', async () => {
    const spread = 'spread {\n attribute = "${node.datacenter}"\n }';
    const wanted = service('web', { meta: spread });
    await using story = await startStory({ files: { [file]: wanted }, running: [service('web')] });
    await story.plan();
    expect((await story.register(merged)).outputs['changed']).toBe('true');
    story.github.comments.splice(0);
    await story.operate(service('web'));
    await story.plan();
    expect(await registerAgain(story)).toEqual(refused);
  });

  test('a refused second registration does not replace the report of the first one', async () => {
    await using story = await startMerged();
    const reported = story.github.comments[0]?.body;
    expect(reported).toContain('rolled out');
    await undoings['changed by hand']?.(story);
    expect(await registerAgain(story)).toEqual(refused);
    expect(story.github.comments[0]?.body).toBe(reported);
  });

  test('a plan that is about to write its comment keeps the mark that a register run writes at that moment', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) }, running: [] });
    await story.plan();
    let changed: string | undefined;
    story.github.before = async (line) => {
      if (line !== 'GET /repos/acme/jobs/issues/comments/1') return;
      story.github.before = () => undefined;
      ({ changed } = (await story.register({ ...merged, process: true })).outputs);
    };
    // Another record, so that the comment is written.
    await story.plan({ inputs: { approvals: '1' } });
    expect(changed).toBe('true');
    const marks = readUnverified(story.github.comments[0]?.body ?? '')?.jobs.map(({ done }) => done?.outcome);
    expect(marks).toEqual(['successful']);
  });
});

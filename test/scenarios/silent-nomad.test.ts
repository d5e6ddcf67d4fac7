import { expect, test } from 'vitest';
import { service, startNomadProxy, startStory, storyPace } from '../support/registering.ts';

const file = 'jobs/web.nomad.hcl';

test('a register run whose Nomad stops responding reports since when, and the last known state, everywhere', async () => {
  await using story = await startStory({
    files: { [file]: service('web') },
    sandbox: { pace: { ...storyPace, healthy: 60_000, deadline: 60_000 } },
  });
  let isGone = false;
  await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, drop, pass, answer }) => {
    if (isGone) return drop();
    if (method !== 'GET' || !/\/deployment(\?|$)/.test(path)) return;
    const { status, body, headers } = await pass();
    // The first deployment is the last response.
    isGone = body !== 'null';
    answer(status, body, { 'x-nomad-index': headers['x-nomad-index'] ?? '' });
  });
  const inputs = { address: nomad.url };
  await story.plan({ inputs });
  const run = await story.register({ inputs: { ...inputs, timeout: '6s' } });
  const report = /Nomad has not responded since `?\d\d:\d\d`? UTC on \w+ \d+; last known: 0 of 1 healthy/;
  expect([run.exitCode, run.outputs]).toMatchObject([
    1,
    { outcome: 'timed-out', reason: 'timed-out', changed: 'true' },
  ]);
  const errors = run.annotations.map(({ message }) => message).join('\n');
  expect(errors).toMatch(report);
  expect(errors).toContain('re-run this workflow job to follow the rollout to its end');
  expect(errors).not.toContain('Nomad continues the rollout');
  expect(run.summary).toMatch(report);
  expect(story.github.comments[0]?.body).toMatch(report);
});

test('a register run that lost one connection to Nomad reports why the job is late, not that Nomad does not respond', async () => {
  await using story = await startStory({
    files: { [file]: service('web') },
    sandbox: { pace: { ...storyPace, healthy: 60_000, deadline: 60_000 } },
  });
  const lost: string[] = [];
  await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ path, drop }) => {
    const [endpoint = ''] = path.split('?');
    if (!path.includes('index=') || lost.includes(endpoint)) return;
    lost.push(endpoint);
    drop();
  });
  const inputs = { address: nomad.url };
  await story.plan({ inputs });
  const run = await story.register({ inputs: { ...inputs, timeout: '4s' } });
  expect(lost).not.toEqual([]);
  expect(run.log).toMatch(/trying again in \d s: Nomad at .* (?:closed|reset) the connection/);
  const errors = run.annotations.map(({ message }) => message).join('\n');
  expect(errors).toContain('`web`: not healthy after');
  expect(errors).not.toContain('has not responded');
});

test('a plan that cannot reach Nomad keeps the reviewed plan below its error, and a register run follows that review', async () => {
  await using story = await startStory({ files: { [file]: service('web') } });
  let isGone = false;
  await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ drop }) => {
    if (isGone) drop();
  });
  const inputs = { address: nomad.url };
  await story.plan({ inputs });
  const reviewed = story.github.comments[0]?.body ?? '';
  isGone = true;
  const failed = await story.plan({ inputs: { ...inputs, timeout: '3s' } });
  expect(failed.exitCode).toBe(1);
  const noticed = story.github.comments[0]?.body ?? '';
  expect(noticed).toMatch(
    /> \[!CAUTION\]\n> \*\*The latest plan failed\.\*\* [^]* cannot be reached[^]*\n### 🔵 Plan: `web` is new/,
  );
  await story.plan({ inputs: { ...inputs, timeout: '3s' } });
  expect(story.github.comments.map(({ body }) => body)).toEqual([noticed]);
  isGone = false;
  const register = await story.register({ inputs });
  expect([register.exitCode, register.outputs['outcome']]).toEqual([0, 'successful']);
  const after = story.github.comments[0]?.body ?? '';
  expect(after).toContain('🟢 `web` rolled out');
  expect(after).not.toContain('The latest plan failed');
  expect(reviewed).not.toContain('The latest plan failed');
});

test('the notice of a failed plan leaves the comment with the next plan', async () => {
  await using story = await startStory({ files: { [file]: service('web') } });
  let isGone = false;
  await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ drop }) => {
    if (isGone) drop();
  });
  const inputs = { address: nomad.url };
  await story.plan({ inputs });
  const readShownComment = (): string => (story.github.comments[0]?.body ?? '').replace(/<!-- outrider:record .*$/, '');
  const reviewed = readShownComment();
  isGone = true;
  await story.plan({ inputs: { ...inputs, timeout: '3s' } });
  expect(readShownComment()).toContain('The latest plan failed');
  isGone = false;
  await story.plan({ inputs });
  expect([story.github.comments.length, readShownComment()]).toEqual([1, reviewed]);
});

import { describe, expect, test } from 'vitest';
import { file, startEdited } from '../support/approving.ts';
import { createClosedEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';

const update = 'auto_revert = true\n    progress_deadline = "10s"\n    healthy_deadline = "9s"';
const failing = service('web', { image: 'two', task: 'run_for = "1ms"\n        exit_code = 1', update });

describe.concurrent('register again after a rollback', () => {
  test('a rolled-back job is not registered again where the mark cannot be kept', async () => {
    await using story = await startStory({ files: { [file]: failing }, running: [service('web', { update })] });
    await story.plan();
    const options = { inputs: { comment: 'off' } };
    const first = await story.register(options);
    expect(first.outputs['outcome']).toBe('rolled-back');
    const versions = (await story.versions('web')).length;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const run = await story.register(options);
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      expect(run.summary).toMatch(/not registered again: it was registered after the plan/);
      expect(await story.versions('web')).toHaveLength(versions);
    }
  });

  test('a rolled-back job is not registered again where the token may not edit the comment', async () => {
    await using story = await startStory({ files: { [file]: failing }, running: [service('web', { update })] });
    await story.plan();
    const [comment] = story.github.comments;
    const body = comment?.body ?? '';
    // GitHub lets the comment be read, but not written.
    if (comment !== undefined) story.github.before = () => void (comment.body = body);
    await story.register();
    const versions = (await story.versions('web')).length;
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/not registered again/);
    expect(await story.versions('web')).toHaveLength(versions);
  });

  test('a job that an operator reverted and changed several times is not registered again', async () => {
    await using story = await startEdited();
    const inputs = { comment: 'off' };
    await story.plan();
    expect((await story.register({ inputs })).exitCode).toBe(0);
    for (const image of ['one', 'three', 'one']) {
      await story.operate(service('web', { image }));
      await story.settle('web');
    }
    const run = await story.register({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/not registered again: it was registered after the plan/);
  });

  test('a job is not registered again where its version history does not reach back to the plan', async () => {
    await using story = await startEdited();
    await story.plan();
    for (const image of ['a', 'b', 'c', 'd', 'e', 'f', 'one']) {
      await story.operate(service('web', { image }));
      await story.settle('web');
    }
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/whether it was registered after the plan is unknown/);
    await story.plan();
    expect((await story.register()).exitCode).toBe(0);
  });

  for (const [moment, hours, isRegistered, expected] of [
    ['before the merge', 2, true, /rolled out/i],
    ['around the merge', 0, false, /whether it was registered after the plan is unknown/],
  ] as const) {
    const what = isRegistered ? 'is registered' : 'is not registered';
    test(`a job ${what} where an autoscaler made more versions ${moment} than the history contains`, async () => {
      await using story = await startEdited();
      const inputs = { 'preserve-counts': 'true' };
      await story.plan({ inputs });
      for (const count of [2, 3, 2, 3, 2, 3, 2, 3]) {
        await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: count });
        await story.settle('web');
      }
      const event = createClosedEvent(true, 7, 'main', new Date(Date.now() + hours * 3_600_000));
      const run = await story.register({ inputs, event });
      expect(run.exitCode).toBe(isRegistered ? 0 : 1);
      expect(run.summary).toMatch(expected);
    });
  }

  test('a new job that was registered and then purged is not registered again', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) } });
    const inputs = { comment: 'off' };
    await story.plan();
    expect((await story.register({ inputs })).exitCode).toBe(0);
    await story.ask('DELETE', '/v1/job/web?purge=true');
    const run = await story.register({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/not registered again/);
    await story.plan();
    expect((await story.register({ inputs })).exitCode, 'once it is planned again').toBe(0);
  });

  test('a new job that was purged after its registration, whose response was lost, is not registered again', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) } });
    let writes = 0;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, answer }) => {
      if (method === 'GET' || !/^\/v1\/jobs(?:\?|$)/.test(path)) return;
      writes++;
      await pass();
      await story.ask('DELETE', '/v1/job/web?purge=true');
      answer(500, 'lost');
    });
    const inputs = { address: nomad.url };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect([run.exitCode, run.outputs['changed'], writes]).toEqual([1, 'false', 1]);
  });

  test('a plan of a new job does not wait for a request for evaluations to which the server never responds', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const giveUp = Promise.withResolvers<void>();
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path }) => {
      if (path.includes('/evaluations')) await giveUp.promise;
    });
    const run = await story.plan({ inputs: { address: proxy.url, timeout: '60s' } });
    giveUp.resolve();
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`web` is new']);
    expect(run.milliseconds).toBeLessThan(20_000);
  });

  test('a job is registered although it was changed and changed back since the plan', async () => {
    await using story = await startEdited();
    await story.plan();
    for (const image of ['three', 'one']) {
      await story.operate(service('web', { image }));
      await story.settle('web');
    }
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs['outcome']).toBe('successful');
  });

  test('a job is not registered again where its version history cannot be read', async () => {
    await using story = await startEdited();
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.includes('/versions')) answer(403, 'Permission denied');
    });
    const inputs = { address: proxy.url, comment: 'off' };
    await story.plan({ inputs: { address: proxy.url } });
    await story.register({ inputs });
    await story.operate(service('web'));
    await story.settle('web');
    const run = await story.register({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/whether it was registered after the plan is unknown/);
  });
});

import { expect, test } from 'vitest';
import { startNomadProxy } from '../support/registering.ts';
import { describeOnBoth, live, LiveStory } from './live-story.ts';

/** Mode `register`, with tasks of raw_exec that do next to nothing. */
const patience = { timeout: 60_000 };

describeOnBoth('mode register', (place) => {
  test('register registers the reviewed job once and follows it until it is healthy', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'successful', changed: 'true', 'job-version': '1', reason: '' });
    expect(story.headline()).toMatch(/^🟢 `outrider-test-\w+` rolled out in \d+ s$/);
    expect(story.comment()).toContain('<details><summary>The plan that was reviewed</summary>');
    const rerun = await story.register();
    expect(rerun.outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await story.state()).toEqual({ colors: ['green', 'blue'], deployments: ['1 successful', '0 successful'] });
  });

  // The sandbox has no `bcrypt`.
  test.each(['uuidv4()', ...(place === live ? ['bcrypt("x", 4)'] : [])])(
    'register of a job with a field of %s registers it once, and refuses another change',
    patience,
    async (call) => {
      await using story = await LiveStory.startOn(place);
      const color = `\${${call}}`;
      story.write({ color });
      await story.plan();
      expect(story.comment()).toContain('Changes with every plan: `app/server Env[COLOR]`');
      story.write({ color, memory: 32 });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      story.write({ color });
      expect((await story.register()).outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
      expect((await story.state()).colors).toHaveLength(1);
      story.write({ color, memory: 32 });
      await story.plan();
      expect((await story.register()).outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
      expect((await story.state()).colors).toHaveLength(2);
    },
  );

  test('register refuses a change of a committed value', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    story.write({ color: 'red' });
    const refused = await story.register();
    expect(refused.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    expect(await story.state()).toMatchObject({ colors: ['blue'] });
    story.write({ color: 'green' });
    const run = await story.register();
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await story.state()).toMatchObject({ colors: ['green', 'blue'] });
  });

  test('register refuses a job that was changed on the cluster after the review', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    await story.operate({ color: 'yellow' });
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed', outcome: '' });
    expect(story.headline()).toBe(`🔴 Not registered: \`${story.id}\` changed since the review`);
    expect(await story.state()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test('register refuses a job that is changed on the cluster between its plan and its write', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    await using proxy = await startNomadProxy(story.address, async ({ body }) => {
      if (body.includes('EnforceIndex')) await story.operate({ color: 'yellow' });
    });
    story.write({ color: 'green' });
    await story.plan({ address: proxy.url });
    const run = await story.register({ address: proxy.url });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'conflict' });
    expect(await story.state()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test('register creates no second version when the response to the write is lost', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    story.write({ color: 'green' });
    let writes = 0;
    await using proxy = await startNomadProxy(story.address, async ({ body, pass, drop }) => {
      if (!body.includes('EnforceIndex') || ++writes > 1) return;
      await pass();
      drop();
    });
    await story.plan({ address: proxy.url });
    const run = await story.register({ address: proxy.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(writes).toBe(1);
    expect(await story.state()).toMatchObject({ colors: ['green', 'blue'] });
  });

  test(
    'register fails when the rollout is rolled back, and names the task and the previous version',
    patience,
    async () => {
      await using story = await LiveStory.startOn(place);
      const update = 'auto_revert = true';
      await story.first({ update });
      story.write({ color: 'green', update, shell: 'echo the disk is on fire >&2; exit 3' });
      await story.plan();
      const run = await story.register({ logs: 'true' });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ outcome: 'rolled-back', reason: 'rolled-back', changed: 'true' });
      expect(story.headline()).toMatch(/^🔴 `\S+` failed and was rolled back to version 0$/);
      expect(story.comment()).toMatch(/Task `server` exited with code 3 on node /);
      expect(run.log).toContain('the disk is on fire');
      expect(story.comment()).not.toMatch(/^ *the disk is on fire/m);
      const rerun = await story.register();
      expect(rerun.outputs).toMatchObject({ changed: 'false', reason: 'rolled-back' });
      await story.plan();
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: 'rolled-back' });
      expect(await story.state()).toEqual({
        colors: ['blue', 'green', 'blue'],
        deployments: ['2 successful', '1 failed', '0 successful'],
      });
    },
  );

  test('register fails when the rollout fails and is not rolled back', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    story.write({ color: 'green', shell: 'exit 3' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(story.headline()).toMatch(/^🔴 `\S+` failed to roll out: task `server` .*$/);
    expect(story.comment()).toContain('task `server` exited with code 3');
    const rerun = await story.register();
    expect(rerun.outputs).toMatchObject({ changed: 'false' });
    expect(await story.state()).toEqual({ colors: ['green', 'blue'], deployments: ['1 failed', '0 successful'] });
  });

  test(
    'register leaves healthy canaries waiting for promotion, or promotes them with `promote: auto`',
    patience,
    async () => {
      await using story = await LiveStory.startOn(place);
      const update = 'canary = 1';
      await story.first({ update });
      story.write({ color: 'green', update });
      await story.plan();
      const run = await story.register();
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ outcome: 'awaiting-promotion', reason: '' });
      expect(story.headline()).toMatch(
        /^🟡 `outrider-test-\w+` waits for promotion, as of \d\d:\d\d UTC on \w{3} \d{1,2}: 1 canary of version 1 is healthy, version 0 still takes traffic$/,
      );
      expect(await story.state()).toMatchObject({ deployments: ['1 running', '0 successful'] });
      const dry = await story.runOnJob({ mode: 'promote', 'dry-run': 'true' });
      expect(dry.outputs).toMatchObject({ changed: 'false', summary: `Dry run: \`${story.id}\` would be promoted` });
      const promoted = await story.changeDeployment('promote');
      expect(promoted.outputs).toMatchObject({ outcome: 'successful', changed: 'true' });
      const secondOutputs = { changed: 'false', summary: `\`${story.id}\` is already promoted` };
      expect((await story.changeDeployment('promote')).outputs).toMatchObject(secondOutputs);
      story.write({ color: 'red', update });
      await story.plan();
      const auto = await story.register({ promote: 'auto' });
      expect(auto.outputs).toMatchObject({ outcome: 'successful', 'job-version': '2' });
      expect(await story.state()).toEqual({
        colors: ['red', 'green', 'blue'],
        deployments: ['2 successful', '1 successful', '0 successful'],
      });
    },
  );

  test('fail-deployment fails a rollout with canaries once', patience, async () => {
    await using story = await LiveStory.startOn(place);
    const update = 'canary = 1';
    await story.first({ update });
    story.write({ color: 'green', update });
    await story.plan();
    await story.register();
    const failed = await story.changeDeployment('fail-deployment');
    expect(failed.exitCode).toBe(0);
    expect(failed.outputs).toMatchObject({ outcome: 'failed', changed: 'true' });
    const secondOutputs = { changed: 'false', summary: `The deployment of \`${story.id}\` has already failed` };
    expect((await story.changeDeployment('fail-deployment')).outputs).toMatchObject(secondOutputs);
    expect(await story.state()).toMatchObject({ deployments: ['1 failed', '0 successful'] });
  });

  test('register fails after a grace period when an allocation cannot be placed', patience, async () => {
    await using story = await LiveStory.startOn(place);
    story.write({ memory: 100_000_000 });
    await story.plan();
    const run = await story.register({ timeout: '40s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable', changed: 'true' });
    expect(run.milliseconds).toBeLessThan(15_000);
    expect(story.headline()).toMatch(/^🔴 `outrider-test-\w+` cannot be placed$/);
    expect(story.comment()).toMatch(/^> No node has [\d,]+ MiB of memory free \(group `app`\)/m);
    expect(await story.state()).toMatchObject({ colors: ['blue'] });
  });

  test('register reports superseded when another user registers the job during the rollout', patience, async () => {
    await using story = await LiveStory.startOn(place);
    story.write({ update: 'health_check = "manual"' });
    await story.plan();
    const registering = story.register();
    await story.awaitDeployment(0);
    await story.operate({ color: 'yellow' });
    const run = await registering;
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'superseded', reason: 'conflict' });
    expect(await story.state()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test(
    'register leaves the job unchanged at the timeout or when it is cancelled, and the next run reports the outcome',
    patience,
    async () => {
      await using story = await LiveStory.startOn(place, { deadline: 60_000 });
      story.write({ update: 'health_check = "manual"' });
      await story.plan();
      const cancelled = await story.register({}, '0 of 1 healthy');
      expect(cancelled.exitCode).toBe(1);
      expect(cancelled.milliseconds).toBeLessThan(6000);
      expect(story.headline()).toContain('when the run was cancelled');
      const late = await story.register({ timeout: '10s' });
      expect(late.exitCode).toBe(1);
      expect(late.outputs).toMatchObject({ outcome: 'timed-out', reason: 'timed-out', changed: 'false' });
      expect(await story.state()).toEqual({ colors: ['blue'], deployments: ['0 running'] });
      await story.changeDeployment('fail-deployment');
      const ended = await story.register();
      expect(ended.exitCode).toBe(1);
      expect(ended.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'false' });
      expect(await story.state()).toEqual({ colors: ['blue'], deployments: ['0 failed'] });
    },
  );

  test('register of a batch job ends when its tasks have ended', patience, async () => {
    await using story = await LiveStory.startOn(place);
    story.write({ type: 'batch', shell: 'sleep 1' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'complete', 'deployment-id': '' });
    expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await story.state()).toEqual({ colors: ['blue'], deployments: [] });
  });

  const { skip, reason } = place.since('1.11.0');
  test.skipIf(skip)(`register follows the deployment of a system job${reason}`, patience, async () => {
    await using story = await LiveStory.startOn(place);
    story.write({ type: 'system' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await story.state()).toEqual({ colors: ['blue'], deployments: ['0 successful'] });
  });
});

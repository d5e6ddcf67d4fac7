import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startGate } from '../support/registering.ts';
import { address, LiveStory, since } from './live-story.ts';

/**
 * Mode `register` against a live Nomad, with tasks of raw_exec that do next to nothing. Jobs have random names and are purged at the end.
 * Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const where = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

afterAll(removeRunFolders);

describe.skipIf(address === '').concurrent(`mode register, against ${where}`, () => {
  test('registers what was reviewed, once, and follows it to a healthy end', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'successful', changed: 'true', 'job-version': '1', reason: '' });
    expect(story.headline()).toMatch(/^🟢 Rolled out in \d+ s$/);
    expect(story.comment()).toContain('<details><summary>The plan that was reviewed</summary>');
    const again = await story.register();
    expect(again.outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await story.stand()).toEqual({ colors: ['green', 'blue'], deployments: ['1 successful', '0 successful'] });
  });

  test.each([
    ['uuidv4()', 'a-key-of-more-than-sixteen-bytes'],
    ['bcrypt("x", 4)', 'a-key-of-more-than-sixteen-bytes'],
    ['uuidv4()', ''],
  ])(
    'registers a job with a field of %s once (key %j), and refuses it when something else changed',
    patience,
    async (call, key) => {
      await using story = await LiveStory.start(key);
      const color = `\${${call}}`;
      story.write({ color });
      await story.plan();
      expect(story.comment()).toContain('Changes with every plan: `app/server Env[COLOR]`');
      story.write({ color, memory: 32 });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      story.write({ color });
      expect((await story.register()).outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
      expect((await story.stand()).colors).toHaveLength(1);
      story.write({ color, memory: 32 });
      await story.plan();
      expect((await story.register()).outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
      expect((await story.stand()).colors).toHaveLength(2);
    },
  );

  test('without a key the same, by what the file says in the open', patience, async () => {
    await using story = await LiveStory.start('');
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    story.write({ color: 'red' });
    const refused = await story.register();
    expect(refused.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    expect(await story.stand()).toMatchObject({ colors: ['blue'] });
    story.write({ color: 'green' });
    const run = await story.register();
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await story.stand()).toMatchObject({ colors: ['green', 'blue'] });
  });

  test('refuses what was changed on the cluster after the review', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    await story.operate({ color: 'yellow' });
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed', outcome: '' });
    expect(story.headline()).toBe('🔴 Not registered: 1 job changed after the review');
    expect(await story.stand()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test('refuses what is changed on the cluster between its own plan and its write', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await using gate = await startGate(address, async ({ body }) => {
      if (body.includes('EnforceIndex')) await story.operate({ color: 'yellow' });
    });
    story.write({ color: 'green' });
    await story.plan({ address: gate.url });
    const run = await story.register({ address: gate.url });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'conflict' });
    expect(await story.stand()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test('makes no second version of an answer that is lost', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    story.write({ color: 'green' });
    let writes = 0;
    await using gate = await startGate(address, async ({ body, pass, drop }) => {
      if (!body.includes('EnforceIndex') || ++writes > 1) return;
      await pass();
      drop();
    });
    await story.plan({ address: gate.url });
    const run = await story.register({ address: gate.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(writes).toBe(2);
    expect(await story.stand()).toMatchObject({ colors: ['green', 'blue'] });
  });

  test('tells a rollback as a failure, with the task and the version before', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'auto_revert = true';
    await story.first({ update });
    story.write({ color: 'green', update, shell: 'echo the disk is on fire >&2; exit 3' });
    await story.plan();
    const run = await story.register({ logs: 'true' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'rolled-back', reason: 'rolled-back', changed: 'true' });
    expect(story.headline()).toMatch(/^🔴 Rolled back to version 0: task `server` exits 3 on node /);
    expect(run.log).toContain('the disk is on fire');
    expect(story.comment()).not.toMatch(/^ *the disk is on fire/m);
    const again = await story.register();
    expect(again.outputs).toMatchObject({ changed: 'false', reason: 'rolled-back' });
    expect(await story.stand()).toEqual({
      colors: ['blue', 'green', 'blue'],
      deployments: ['2 successful', '1 failed', '0 successful'],
    });
  });

  test('tells a failure that stays', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    story.write({ color: 'green', shell: 'exit 3' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(story.headline()).toMatch(/^🔴 Rollout failed: task `server` exits 3/);
    const again = await story.register();
    expect(again.outputs).toMatchObject({ changed: 'false' });
    expect(await story.stand()).toEqual({ colors: ['green', 'blue'], deployments: ['1 failed', '0 successful'] });
  });

  test('waits with canaries for somebody to promote them, or promotes them', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'canary = 1';
    await story.first({ update });
    story.write({ color: 'green', update });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'awaiting-promotion', reason: '' });
    expect(story.headline()).toBe('🟡 Canaries are healthy and wait for promotion');
    expect(await story.stand()).toMatchObject({ deployments: ['1 running', '0 successful'] });
    const promoted = await story.steer('promote');
    expect(promoted.outputs).toMatchObject({ outcome: 'successful', changed: 'true' });
    expect((await story.steer('promote')).outputs).toMatchObject({ changed: 'false' });
    story.write({ color: 'red', update });
    await story.plan();
    const auto = await story.register({ promote: 'auto' });
    expect(auto.outputs).toMatchObject({ outcome: 'successful', 'job-version': '2' });
    expect(await story.stand()).toEqual({
      colors: ['red', 'green', 'blue'],
      deployments: ['2 successful', '1 successful', '0 successful'],
    });
  });

  test('gives canaries up', patience, async () => {
    await using story = await LiveStory.start();
    const update = 'canary = 1';
    await story.first({ update });
    story.write({ color: 'green', update });
    await story.plan();
    await story.register();
    const failed = await story.steer('fail-deployment');
    expect(failed.exitCode).toBe(0);
    expect(failed.outputs).toMatchObject({ outcome: 'failed', changed: 'true' });
    expect((await story.steer('fail-deployment')).outputs).toMatchObject({ changed: 'false' });
    expect(await story.stand()).toMatchObject({ deployments: ['1 failed', '0 successful'] });
  });

  test('does not wait for ever for room', patience, async () => {
    await using story = await LiveStory.start();
    story.write({ memory: 100_000_000 });
    await story.plan();
    const run = await story.register({ timeout: '40s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable', changed: 'true' });
    expect(run.milliseconds).toBeLessThan(15_000);
    expect(story.headline()).toMatch(/^🔴 Cannot be placed: group `app`: no node has [\d.]+ TiB of memory free$/);
    expect(await story.stand()).toMatchObject({ colors: ['blue'] });
  });

  test('tells who was overtaken', patience, async () => {
    await using story = await LiveStory.start();
    story.write({ update: 'health_check = "manual"' });
    await story.plan();
    const registering = story.register();
    await story.deploying();
    await story.operate({ color: 'yellow' });
    const run = await registering;
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'superseded', reason: 'conflict' });
    expect(await story.stand()).toMatchObject({ colors: ['yellow', 'blue'] });
  });

  test(
    'leaves the job as it is when time is up or it is cancelled, and ends soon; the next run tells the end',
    patience,
    async () => {
      await using story = await LiveStory.start();
      story.write({ update: 'health_check = "manual"' });
      await story.plan();
      const cancelled = await story.register({}, '0 of 1 healthy');
      expect(cancelled.exitCode).toBe(1);
      expect(cancelled.milliseconds).toBeLessThan(6000);
      expect(story.headline()).toContain('because the run was cancelled');
      const late = await story.register({ timeout: '2s' });
      expect(late.exitCode).toBe(1);
      expect(late.outputs).toMatchObject({ outcome: 'timed-out', reason: 'timed-out', changed: 'false' });
      expect(await story.stand()).toEqual({ colors: ['blue'], deployments: ['0 running'] });
      await story.steer('fail-deployment');
      const told = await story.register();
      expect(told.exitCode).toBe(1);
      expect(told.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'false' });
      expect(await story.stand()).toEqual({ colors: ['blue'], deployments: ['0 failed'] });
    },
  );

  test('registers a batch job and is done when it is placed', patience, async () => {
    await using story = await LiveStory.start();
    story.write({ type: 'batch', shell: 'sleep 1' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'no-deployment', 'deployment-id': '' });
    expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await story.stand()).toEqual({ colors: ['blue'], deployments: [] });
  });

  test.skipIf(since('1.11.0').skip)(
    `follows a system job, which deploys, too${since('1.11.0').why}`,
    patience,
    async () => {
      await using story = await LiveStory.start();
      story.write({ type: 'system' });
      await story.plan();
      const run = await story.register();
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
      expect(await story.stand()).toEqual({ colors: ['blue'], deployments: ['0 successful'] });
    },
  );
});

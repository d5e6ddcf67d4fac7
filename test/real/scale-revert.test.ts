import { describe, expect, test } from 'vitest';
import { startNomadProxy } from '../support/registering.ts';
import { address, describeOnBoth, LiveStory, location } from './live-story.ts';
import { readResult } from '../support/result.ts';

/**
 * Modes `scale`, `revert` and `evaluate` against a live Nomad. Jobs have random names and are purged at the end. Skipped without a server: set
 * OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const patience = { timeout: 60_000 };

interface ScaleStatus {
  readonly TaskGroups: {
    readonly app: { readonly Desired: number; readonly Events: readonly { readonly Message: string }[] | null };
  };
}

async function readCount(story: LiveStory): Promise<number> {
  return (await story.ask<ScaleStatus>('GET', `/v1/job/${story.id}/scale`)).TaskGroups.app.Desired;
}

/** A proxy that passes the first write on, and drops its response. */
function startLosing() {
  let lost = 0;
  return startNomadProxy(address, async ({ method, pass, drop }) => {
    if (method !== 'POST' || lost > 0) return;
    lost += 1;
    await pass();
    drop();
  });
}

describe.skipIf(address === '').concurrent(`mode scale against ${location}`, () => {
  test('scale sets an absolute or relative count once, and a second run changes nothing', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    const run = await story.runOnJob({ mode: 'scale', count: '2', message: 'more traffic' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '1', reason: '' });
    const rerun = await story.runOnJob({ mode: 'scale', count: '2' });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    const less = await story.runOnJob({ mode: 'scale', count: '-1' });
    expect([less.exitCode, less.outputs['job-version']]).toEqual([0, '2']);
    expect(await readCount(story)).toBe(1);
  });

  test.each(['2', '+1'])('scale to %s scales once when the response is lost', patience, async (count) => {
    await using story = await LiveStory.start();
    await story.first();
    await using proxy = await startLosing();
    const run = await story.runOnJob({ mode: 'scale', count, address: proxy.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '1' });
    expect(readResult(run).jobs[0]?.evaluation).not.toBe('');
    expect([await readCount(story), (await story.state()).colors]).toEqual([2, ['blue', 'blue']]);
  });

  test('scale refuses to scale during a deployment', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ update: 'health_check = "manual"', healthyAfter: 600 });
    const deployment = await story.awaitDeployment(0);
    const refused = await story.runOnJob({ mode: 'scale', count: '0' });
    expect(refused.outputs['reason']).toBe('blocked');
    await story.ask('POST', `/v1/deployment/allocation-health/${deployment}`, {
      DeploymentID: deployment,
      HealthyAllocationIDs: [await story.awaitRunning(0)],
    });
    const run = await story.runOnJob({ mode: 'scale', count: '0' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'no-deployment']);
    expect(await readCount(story)).toBe(0);
  });
});

describeOnBoth('mode revert', (place) => {
  const tags = place.since('1.9.0');

  test('revert reverts once to a version number or the last stable version', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    await story.operate({ color: 'green' });
    const run = await story.runOnJob({ mode: 'revert', 'job-version': 'last-stable' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    expect(run.summary).toContain('Env[COLOR]: ‹hidden› => ‹hidden›');
    const rerun = await story.runOnJob({ mode: 'revert', 'job-version': '0' });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    expect((await story.state()).colors).toEqual(['blue', 'green', 'blue']);
  });

  test.skipIf(tags.skip)(`revert reverts once to a tag${tags.reason}`, patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    await story.operate({ color: 'green' });
    await story.runOnJob({ mode: 'revert', 'job-version': '0' });
    await story.ask('POST', `/v1/job/${story.id}/versions/golden/tag`, { Version: 1 });
    const tagged = await story.runOnJob({ mode: 'revert', 'job-version': 'golden' });
    expect([tagged.exitCode, tagged.outputs['job-version']]).toEqual([0, '3']);
    const repeated = await story.runOnJob({ mode: 'revert', 'job-version': 'golden' });
    expect(repeated.outputs['changed']).toBe('false');
    expect((await story.state()).colors).toEqual(['green', 'blue', 'green', 'blue']);
  });

  test('revert creates no second version when its response is lost', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    await story.operate({ color: 'green' });
    let lost = 0;
    await using proxy = await startNomadProxy(story.address, async ({ path, pass, drop }) => {
      if (!path.endsWith('/revert') || lost > 0) return;
      lost += 1;
      await pass();
      drop();
    });
    const run = await story.runOnJob({ mode: 'revert', 'job-version': '0', address: proxy.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    expect((await story.state()).colors).toEqual(['blue', 'green', 'blue']);
  });

  test('revert of a stopped job starts it again', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    await story.ask('DELETE', `/v1/job/${story.id}`);
    const stopped = await story.runOnJob({ mode: 'revert', 'job-version': '1' });
    expect(stopped.outputs['changed']).toBe('false');
    const run = await story.runOnJob({ mode: 'revert', 'job-version': 'last-stable' });
    expect([run.exitCode, run.outputs]).toMatchObject([0, { changed: 'true', outcome: 'successful' }]);
    const scaled = await story.runOnJob({ mode: 'scale', count: '1' });
    expect(scaled.outputs['changed']).toBe('false');
  });
});

describe.skipIf(address === '').concurrent(`mode evaluate against ${location}`, () => {
  test('evaluate waits until everything is placed, also after a failed deployment', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    const run = await story.runOnJob({ mode: 'evaluate', 'force-reschedule': 'true' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'no-deployment', 'job-version': '0' });
    // It is never healthy, and fails on demand.
    const shell = "trap 'exit 3' USR1; while :; do sleep 1; done";
    await story.operate({ color: 'green', shell, healthyAfter: 600 });
    const allocation = await story.awaitRunning(1);
    const before = await story.evaluations();
    const evaluating = story.runOnJob({ mode: 'evaluate' });
    await story.evaluations(before);
    await story.ask('POST', `/v1/client/allocation/${allocation}/signal`, { Signal: 'SIGUSR1', Task: 'server' });
    const failing = await evaluating;
    expect([failing.exitCode, failing.outputs['outcome']]).toEqual([1, 'failed']);
    const after = await story.runOnJob({ mode: 'evaluate' });
    expect([after.exitCode, after.outputs['outcome']]).toEqual([0, 'no-deployment']);
    expect((await story.state()).colors).toEqual(['green', 'blue']);
  });

  test('evaluate finds its evaluation when the response is lost', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await using proxy = await startLosing();
    const run = await story.runOnJob({ mode: 'evaluate', address: proxy.url });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(run.log).toMatch(/the response was lost; found evaluation [0-9a-f]{8}\b/);
  });

  test('evaluate reports a placement failure', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ memory: 100_000_000 });
    const run = await story.runOnJob({ mode: 'evaluate', timeout: '40s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable', changed: 'true' });
  });
});

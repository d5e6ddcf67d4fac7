import { describe, expect, test } from 'vitest';
import { readError } from '../support/action.ts';
import { failingTask, service, startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';
import { readComment } from '../support/approving.ts';

/** Version 0 has canaries; the failing version 1 has none, so that Nomad replaces an allocation at once. */
const stable = service('web', { count: 2, update: 'canary = 1\n    auto_revert = true' });
const broken = service('web', { count: 2, image: 'two', task: failingTask, update: 'auto_revert = true' });

async function start(): Promise<Story> {
  return startStory({ files: { 'jobs/web.nomad.hcl': broken }, running: [stable] });
}

interface Deployment {
  readonly ID: string;
  readonly JobVersion: number;
  readonly Status: string;
}

async function latest(story: Story): Promise<Deployment> {
  return story.ask<Deployment>('GET', '/v1/job/web/deployment');
}

describe.concurrent('a rollback to a version with canaries', () => {
  test('register ends as rolled back, with the running version and the command that ends the wait', async () => {
    await using story = await start();
    await story.plan();
    const run = await story.register();
    const rollback = await latest(story);
    expect([rollback.JobVersion, rollback.Status]).toEqual([2, 'running']);
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { outcome: 'rolled-back', reason: 'rolled-back', 'serving-version': '2', canaries: '[]' },
    ]);
    expect(run.outputs['summary']).toBe(
      '`web` failed and was rolled back to version 0; the rollback waits for promotion',
    );
    expect(readError(run)).toMatch(
      /^`web`: rolled back to version 0: task `server` exited with code 137 \(killed, often out of memory\) on node `vm`; 2 of 2 healthy; the rollback waits for promotion\.$/m,
    );
    const command = `nomad deployment promote ${rollback.ID.slice(0, 8)}`;
    expect(readError(run)).toContain(`\`${command}\`, or \`mode: promote\`.`);
    expect(readComment(story)).toContain(
      '**Running now: version 2 (same as 0), 2 of 2 healthy; the rollback waits for promotion.**',
    );
    expect(readComment(story)).toContain(command);
    expect(run.log).not.toMatch(/\d of \d canar/);
    expect(run.log).toMatch(/^\[\d:\d\d\] web: 2 of 2 healthy; rolled back to version 0: /m);
  });

  test('a second run reports the same, and mode promote ends the wait', async () => {
    await using story = await start();
    await story.plan();
    await story.register();
    const rerun = await story.register();
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([1, { changed: 'false', reason: 'rolled-back' }]);
    expect(readComment(story)).toMatch(/rolled back to version 0; the rollback waits for promotion/);
    const promoted = await story.run({ inputs: { mode: 'promote', job: 'web' } });
    expect([promoted.exitCode, promoted.outputs['outcome']]).toEqual([0, 'successful']);
    expect(await latest(story)).toMatchObject({ JobVersion: 2, Status: 'successful' });
    expect((await story.versions('web')).length).toBe(3);
  });

  test('status reports that the rollback waits, and why the version failed', async () => {
    await using story = await start();
    await story.plan();
    await story.register();
    const run = await story.run({ inputs: { mode: 'status', job: 'web' } });
    expect(run.outputs['summary']).toMatch(
      /^`web` was rolled back to version 0 because version 1 failed: task `server` exited with code 137 .*; 2 of 2 healthy; the rollback waits for promotion$/,
    );
    expect(readResult(run).jobs[0]).toMatchObject({
      health: 'awaiting-promotion',
      failing: [{ task: 'server', exitCode: 137 }],
    });
  });

  test('a run that is over before the rollback is healthy ends as rolled back, too', async () => {
    const sandbox = { pace: { healthy: 60_000, deadline: 60_000 } };
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': broken }, sandbox });
    await story.operate(stable);
    await story.ask('POST', '/v1/job/web/stable', { JobID: 'web', JobVersion: 0, Stable: true });
    await story.plan();
    const run = await story.register({ inputs: { timeout: '10s' } });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'rolled-back', 'rolled-back']);
    expect(readError(run)).toMatch(/^`web`: rolled back to version 0, which is not healthy yet: /m);
  });

  test('a second run reports the rollback that the first run, which timed out before, has not seen', async () => {
    const sandbox = { pace: { healthy: 3_600_000, deadline: 3_600_000 } };
    // Longer than the test, so that no task counts as healthy by its time.
    const [before, now] = [stable, broken.replace('"1s"', '"2h"')].map((job) => job.replace('"5s"', '"2m"'));
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': now ?? '' }, sandbox });
    await story.operate(before ?? '');
    await story.ask('POST', '/v1/job/web/stable', { JobID: 'web', JobVersion: 0, Stable: true });
    await story.plan();
    const first = await story.register({ inputs: { timeout: '8s' } });
    expect(first.outputs['outcome']).toBe('timed-out');
    const { ID } = await latest(story);
    await story.ask('POST', `/v1/deployment/fail/${ID}`, { DeploymentID: ID });
    const rerun = await story.register({ inputs: { timeout: '8s' } });
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([
      1,
      { changed: 'false', outcome: 'rolled-back', reason: 'rolled-back' },
    ]);
    expect(readComment(story)).toContain('failed and was rolled back to version 0');
    const third = await story.register();
    expect([third.exitCode, third.outputs['reason']]).toEqual([1, 'rolled-back']);
    expect((await story.versions('web')).length).toBe(3);
  });
});

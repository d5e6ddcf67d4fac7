import { expect, test } from 'vitest';
import { startNomadProxy } from '../support/registering.ts';
import { describeOnBoth, LiveStory, type Place } from './live-story.ts';
import { readResult } from '../support/result.ts';
import { joinAnnotations } from '../support/launching.ts';

const patience = { timeout: 120_000 };

interface Allocation {
  readonly ClientStatus: string;
  readonly JobVersion: number;
}

/** Version 1 has failed, without a rollback. */
async function startFailed(place: Place): Promise<LiveStory> {
  const story = await LiveStory.startOn(place);
  await story.first();
  story.write({ color: 'green', shell: 'sleep 0.2; exit 3' });
  await story.plan();
  const run = await story.register();
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
  return story;
}

/** The canary of version 1 was healthy, and has exited. */
async function startDead(place: Place): Promise<LiveStory> {
  const story = await LiveStory.startOn(place);
  await story.first({ update: 'canary = 1' });
  story.write({ update: 'canary = 1', color: 'green', shell: 'sleep 5; exit 7' });
  await story.plan();
  const run = await story.register();
  expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
  for (let index = 1; ; index += 1) {
    const path = `/v1/job/${story.id}/allocations?index=${index}&wait=1s`;
    const all = await story.ask<readonly Allocation[]>('GET', path);
    if (all.some(({ ClientStatus, JobVersion }) => ClientStatus === 'failed' && JobVersion === 1)) return story;
  }
}

describeOnBoth('a job that is already registered', (place) => {
  test('a rollout that failed is failed again in every later register, and nothing is written', patience, async () => {
    await using story = await startFailed(place);
    const failed = { changed: 'false', outcome: 'failed', reason: 'failed' };
    const before = await story.state();
    expect((await story.register()).outputs).toMatchObject(failed);
    expect((await story.register({ review: 'ignore' })).outputs).toMatchObject(failed);
    await story.plan();
    expect(story.comment()).toContain('deployment failed');
    expect((await story.register()).outputs).toMatchObject(failed);
    expect(await story.state()).toEqual(before);
  });

  test('a canary that exited after it was healthy is failed, and Nomad refuses to promote it', patience, async () => {
    await using story = await startDead(place);
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { outcome: 'failed', changed: 'false', 'serving-version': '0' },
    ]);
    expect(joinAnnotations(run)).toMatch(/exited with code 7[^]*End it with `mode: fail-deployment`/);
    expect(run.log).toContain('0 of 1 canary healthy');
    const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect(status.exitCode).toBe(1);
    expect(readResult(status).jobs[0]).toMatchObject({ health: 'failing', failing: [{ task: 'server', exitCode: 7 }] });
    const promote = await story.changeDeployment('promote');
    expect([promote.exitCode, promote.outputs['reason']]).toEqual([1, 'blocked']);
    expect(joinAnnotations(promote)).toContain('has 0/1 healthy allocations');
  });

  test(
    'a register run whose Nomad stops answering reports since when, and a later one follows to the end',
    patience,
    async () => {
      await using story = await LiveStory.startOn(place, { healthy: 5000 });
      let isGone = false;
      await using nomad = await startNomadProxy(story.address, async ({ method, path, pass, drop, answer }) => {
        if (isGone) return drop();
        if (method !== 'GET' || !/\/deployment(\?|$)/.test(path)) return;
        const { status, body, headers } = await pass();
        isGone = body !== 'null';
        answer(status, body, { 'x-nomad-index': headers['x-nomad-index'] ?? '' });
      });
      story.write({});
      await story.plan({ address: nomad.url });
      const run = await story.register({ address: nomad.url, timeout: '10s' });
      expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'timed-out', changed: 'true' }]);
      expect(joinAnnotations(run)).toMatch(
        /Nomad has not responded since \d\d:\d\d UTC on \w+ \d+; last known: 0 of 1 healthy/,
      );
      isGone = true;
      await story.plan({ address: nomad.url, timeout: '3s' });
      expect(story.comment()).toContain('**The latest plan failed.**');
    },
  );

  test('links and the output `url` carry the region that the job file names', patience, async () => {
    await using story = await LiveStory.startOn(place);
    const [region = ''] = await story.ask<readonly string[]>('GET', '/v1/regions');
    story.write({ region });
    const ui = { 'ui-address': 'https://nomad.example' };
    await story.plan(ui);
    const run = await story.register(ui);
    const page = `https://nomad.example/ui/jobs/${story.id}%40default?region=${region}`;
    expect([run.exitCode, run.outputs['url']]).toEqual([0, page]);
    expect(story.comment()).toContain(`](${page})`);
  });

  test(
    'a change of `type` that Nomad always refuses is in the preview, and the register run refuses it',
    patience,
    async () => {
      await using story = await LiveStory.startOn(place);
      await story.first();
      story.write({ type: 'batch' });
      const plan = await story.plan();
      expect(plan.exitCode).toBe(0);
      expect(story.comment()).toContain('would be refused by Nomad');
      const before = await story.state();
      const run = await story.register();
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'parse', 'false']);
      expect(await story.state()).toEqual(before);
    },
  );
});

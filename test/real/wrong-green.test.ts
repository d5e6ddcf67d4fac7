import { describe, expect, test } from 'vitest';
import { startNomadProxy } from '../support/registering.ts';
import { address, LiveStory } from './live-story.ts';
import { readResult } from '../support/result.ts';
import { joinAnnotations } from '../support/launching.ts';

/** The health of unchanged jobs, against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on). */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 120_000 };

interface Allocation {
  readonly ClientStatus: string;
  readonly JobVersion: number;
}

/** Version 1 has failed, without a rollback. */
async function startFailed(): Promise<LiveStory> {
  const story = await LiveStory.start();
  await story.first();
  story.write({ color: 'green', shell: 'sleep 0.2; exit 3' });
  await story.plan();
  const run = await story.register();
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
  return story;
}

/** The canary of version 1 was healthy, and has exited. */
async function startDead(): Promise<LiveStory> {
  const story = await LiveStory.start();
  await story.first({ update: 'canary = 1' });
  story.write({ update: 'canary = 1', color: 'green', shell: 'sleep 8; exit 7' });
  await story.plan();
  const run = await story.register();
  expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
  for (let index = 1; ; index += 1) {
    const path = `/v1/job/${story.id}/allocations?index=${index}&wait=1s`;
    const all = await story.ask<readonly Allocation[]>('GET', path);
    if (all.some(({ ClientStatus, JobVersion }) => ClientStatus === 'failed' && JobVersion === 1)) return story;
  }
}

describe.skipIf(address === '').concurrent(`a job that is already registered, on ${location}`, () => {
  test('a rollout that failed is failed again in every later register, and nothing is written', patience, async () => {
    await using story = await startFailed();
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
    await using story = await startDead();
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'failed', 'serving-version': '0' }]);
    expect(joinAnnotations(run)).toContain('exited with code 7');
    const status = await story.runOnJob({ mode: 'status' });
    expect(readResult(status).jobs[0]).toMatchObject({ health: 'failing', failing: [{ task: 'server', exitCode: 7 }] });
    const promote = await story.changeDeployment('promote');
    expect([promote.exitCode, promote.outputs['reason']]).toEqual([1, 'blocked']);
  });

  test(
    'a register run whose Nomad stops answering reports since when, and a later one follows to the end',
    patience,
    async () => {
      await using story = await LiveStory.start();
      let isGone = false;
      await using nomad = await startNomadProxy(address, async ({ method, path, pass, drop, answer }) => {
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
    await using story = await LiveStory.start();
    const { config } = await story.ask<{ readonly config: { readonly Region: string } }>('GET', '/v1/agent/self');
    story.write({ region: config.Region });
    const ui = { 'ui-address': 'https://nomad.example' };
    await story.plan(ui);
    const run = await story.register(ui);
    const page = `https://nomad.example/ui/jobs/${story.id}%40default?region=${config.Region}`;
    expect([run.exitCode, run.outputs['url']]).toEqual([0, page]);
    expect(story.comment()).toContain(`](${page})`);
  });

  test(
    'a change of `type` that Nomad always refuses is in the preview, and the register run refuses it',
    patience,
    async () => {
      await using story = await LiveStory.start();
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

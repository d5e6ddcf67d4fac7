import { describe, expect, test } from 'vitest';
import { address, LiveStory } from './live-story.ts';

const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

interface Doc {
  readonly Stable: boolean;
  readonly ClientStatus: string;
}

describe.skipIf(address === '').concurrent(`modes stop and stable against ${location}`, () => {
  test('stop stops a job once, waits until nothing runs, and purges it', async () => {
    await using story = await LiveStory.start();
    await story.first({ count: 2 });
    const run = await story.runOnJob({ mode: 'stop' });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'stopped', reason: '' });
    const all = await story.ask<Doc[]>('GET', `/v1/job/${story.id}/allocations`);
    expect(all.map(({ ClientStatus }) => ClientStatus)).toEqual(['complete', 'complete']);
    expect((await story.runOnJob({ mode: 'stop' })).outputs).toMatchObject({ changed: 'false', reason: '' });
    const purged = await story.runOnJob({ mode: 'stop', purge: 'true' });
    expect(purged.outputs).toMatchObject({ changed: 'true', reason: '' });
    expect(await story.ask('GET', `/v1/jobs?prefix=${story.id}`)).toEqual([]);
    expect((await story.runOnJob({ mode: 'stop', purge: 'true' })).outputs).toMatchObject({
      changed: 'false',
      reason: '',
    });
  }, 60_000);

  test('stop purges a running job that it has stopped itself', async () => {
    await using story = await LiveStory.start();
    await story.first({ count: 2 });
    const run = await story.runOnJob({ mode: 'stop', purge: 'true' });
    expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
    expect(await story.ask('GET', `/v1/jobs?prefix=${story.id}`)).toEqual([]);
  }, 60_000);

  test('stable marks and unmarks the live version once', async () => {
    await using story = await LiveStory.start();
    await story.first();
    for (const stable of ['false', 'true']) {
      const run = await story.runOnJob({ mode: 'stable', 'job-version': '0', stable });
      expect(run.outputs).toMatchObject({ changed: 'true', 'job-version': '0', reason: '' });
      expect(String((await story.ask<Doc>('GET', `/v1/job/${story.id}`)).Stable)).toBe(stable);
      const rerun = await story.runOnJob({ mode: 'stable', 'job-version': '0', stable });
      expect(rerun.outputs).toMatchObject({ changed: 'false', reason: '' });
    }
  }, 60_000);
});

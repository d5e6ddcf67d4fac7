import { expect, test } from 'vitest';
import { startNomadProxy } from '../support/registering.ts';
import { describeOnBoth, LiveStory } from './live-story.ts';

interface Doc {
  readonly Stable: boolean;
  readonly ClientStatus: string;
}

describeOnBoth('modes stop and stable', (place) => {
  test('stop stops a job once, waits until nothing runs, and purges it', async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2 });
    const run = await story.runOnJob({ mode: 'stop' });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'stopped', reason: '' });
    const all = await story.ask<Doc[]>('GET', `/v1/job/${story.id}/allocations`);
    expect(all.map(({ ClientStatus }) => ClientStatus)).toEqual(['complete', 'complete']);
    expect((await story.runOnJob({ mode: 'stop' })).outputs).toMatchObject({ changed: 'false', reason: '' });
    const purged = await story.runOnJob({ mode: 'stop', purge: 'true' });
    expect(purged.outputs).toMatchObject({ changed: 'true', reason: '' });
    expect(await story.ask('GET', `/v1/jobs?prefix=${story.id}`)).toEqual([]);
    const second = await story.runOnJob({ mode: 'stop', purge: 'true' });
    expect([second.exitCode, second.outputs['changed'], second.annotations[0]?.level]).toEqual([0, 'false', 'warning']);
  }, 60_000);

  test('stop purges a running job that it has stopped itself', async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2 });
    let stops = 0;
    await using proxy = await startNomadProxy(
      story.address,
      ({ method }) => void (stops += Number(method === 'DELETE')),
    );
    const run = await story.runOnJob({ mode: 'stop', purge: 'true', address: proxy.url });
    expect(run.outputs).toMatchObject({
      changed: 'true',
      reason: '',
      summary: `Purged \`${story.id}\` (2 allocations)`,
    });
    expect([run.exitCode, stops]).toEqual([0, 2]);
    expect(await story.ask('GET', `/v1/jobs?prefix=${story.id}`)).toEqual([]);
  }, 60_000);

  test('stable marks and unmarks the live version once', async () => {
    await using story = await LiveStory.startOn(place);
    await story.first();
    for (const stable of ['false', 'true']) {
      const inputs = { mode: 'stable', 'job-version': '0', stable };
      const dry = await story.runOnJob({ ...inputs, 'dry-run': 'true' });
      expect([dry.exitCode, dry.outputs['changed']]).toEqual([0, 'false']);
      expect((await story.ask<Doc>('GET', `/v1/job/${story.id}`)).Stable).toBe(stable === 'false');
      const run = await story.runOnJob(inputs);
      const summary =
        stable === 'true'
          ? `Marked version 0 of \`${story.id}\` as stable`
          : `Removed the stable mark from version 0 of \`${story.id}\``;
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ changed: 'true', 'job-version': '0', reason: '', summary });
      expect((await story.ask<Doc>('GET', `/v1/job/${story.id}`)).Stable).toBe(stable === 'true');
      const rerun = await story.runOnJob(inputs);
      expect([rerun.exitCode, rerun.outputs]).toMatchObject([0, { changed: 'false', reason: '' }]);
    }
  }, 60_000);
});

import { describe, expect, test } from 'vitest';
import { address, LiveStory } from './live-story.ts';

/** Canaries against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on). */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 120_000 };

const canary = { update: 'canary = 1' };

interface Groups {
  readonly TaskGroups: { readonly app: { readonly Promoted: boolean; readonly HealthyAllocs: number } };
}

interface Allocation {
  readonly DesiredStatus: string;
  readonly JobVersion: number;
}

/** Versions 0 and 1 of a job, of which version 1 serves. */
async function startPromoted(): Promise<LiveStory> {
  const story = await LiveStory.start();
  await story.first({ ...canary, color: 'blue' });
  await story.operate({ ...canary, color: 'green' });
  const run = await story.runOnJob({ mode: 'evaluate', promote: 'auto' });
  expect([run.exitCode, run.outputs['serving-version']]).toEqual([0, '1']);
  return story;
}

describe.skipIf(address === '').concurrent(`promotion of canaries on ${location}`, () => {
  test('revert promotes its own canaries, and the old specification serves', patience, async () => {
    await using story = await startPromoted();
    const run = await story.runOnJob({ mode: 'revert', 'job-version': '0', promote: 'after 2s' });
    expect([run.exitCode, run.outputs]).toMatchObject([
      0,
      { outcome: 'successful', 'job-version': '2', 'serving-version': '2', reason: '' },
    ]);
    const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    expect(all.filter(({ DesiredStatus }) => DesiredStatus === 'run').map(({ JobVersion }) => JobVersion)).toEqual([2]);
    const rerun = await story.runOnJob({ mode: 'revert', 'job-version': '0' });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
  });

  test('revert with `promote: off` fails, and reports that the later version takes traffic', patience, async () => {
    await using story = await startPromoted();
    const run = await story.runOnJob({ mode: 'revert', 'job-version': '0', promote: 'off' });
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      { outcome: 'awaiting-promotion', 'job-version': '2', 'serving-version': '1', reason: 'blocked' },
    ]);
    expect(run.outputs['summary']).toContain('version 1 still takes traffic');
  });

  test(
    'a canary that restarts again and again is not promoted, although Nomad marks it as healthy',
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first({ ...canary, color: 'blue' });
      story.write({ ...canary, color: 'green', shell: 'sleep 3; exit 1', restarts: 50 });
      await story.plan();
      const run = await story.register({ promote: 'after 6s', timeout: '25s' });
      expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'timed-out', 'serving-version': '0' }]);
      expect(run.log).toMatch(/canary [0-9a-f]{8} of group app (?:restarted|is not healthy)/);
      const deployment = await story.ask<Groups>('GET', `/v1/job/${story.id}/deployment`);
      expect(deployment.TaskGroups.app).toMatchObject({ Promoted: false, HealthyAllocs: 1 });
    },
  );

  test('a rollback reports the version that serves after it', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ update: 'auto_revert = true', count: 2 });
    story.write({ update: 'auto_revert = true', count: 2, shell: 'sleep 0.2; exit 3' });
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'rolled-back', 'serving-version': '2' }]);
  });
});

import { describe, expect, test } from 'vitest';
import { createAnsweringTask } from './answering.ts';
import { address, LiveStory } from './live-story.ts';

/** Mode `restart` against a live Nomad. Skipped without a server. */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 180_000 };

interface Allocation {
  readonly ID: string;
  readonly Name: string;
  readonly ClientStatus: string;
  readonly DesiredStatus: string;
  readonly TaskStates: Readonly<Record<string, { readonly Events: readonly { readonly Type: string }[] }>>;
}

/** How often the running or failed allocations were restarted on request, by their number. */
async function listRestarts(story: LiveStory): Promise<readonly number[]> {
  const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
  return all
    .filter(({ DesiredStatus }) => DesiredStatus === 'run')
    .toSorted((a, b) => (a.Name < b.Name ? -1 : 1))
    .map(
      ({ TaskStates }) => TaskStates['server']?.Events.filter(({ Type }) => Type === 'Restart Signaled').length ?? 0,
    );
}

describe.skipIf(address === '').concurrent(`restart on ${location}`, () => {
  test('restart of five allocations in batches of two stops at the one that does not come back', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ ...createAnsweringTask({ startsOnce: 3 }), count: 5 });
    const run = await story.runOnJob({ mode: 'restart', 'batch-size': '2' });
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      {
        changed: 'true',
        outcome: 'failed',
        reason: 'failed',
        summary: `Restart of \`${story.id}\` failed: 3 of 5 allocations are healthy again`,
      },
    ]);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('exited with code 3');
    expect(await listRestarts(story)).toEqual([1, 1, 1, 1, 0]);
    const rest = await story.runOnJob({ mode: 'restart', 'batch-size': '50%' });
    // The one that does not come back does not run, and has nothing to restart.
    expect([rest.exitCode, rest.outputs['summary']]).toEqual([
      0,
      `Restarted 4 allocations of \`${story.id}\` in 2 batches`,
    ]);
    expect(await listRestarts(story)).toEqual([2, 2, 2, 1, 1]);
  });

  test('restart of a system job succeeds', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ type: 'system' });
    const run = await story.runOnJob({ mode: 'restart' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'restarted']);
    expect(await listRestarts(story)).toEqual([1]);
  });

  test('restart during a deployment and of unknown groups is refused', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ ...createAnsweringTask(), update: 'canary = 1' });
    const unknown = await story.runOnJob({ mode: 'restart', groups: 'nope' });
    expect([unknown.exitCode, unknown.outputs['reason']]).toEqual([1, 'input']);
    await story.operate({ ...createAnsweringTask(), update: 'canary = 1', color: 'green' });
    await story.awaitDeployment(1);
    const refused = await story.runOnJob({ mode: 'restart' });
    expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([1, 'blocked', 'false']);
  });
});

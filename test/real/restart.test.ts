import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { answering } from './answering.ts';
import { address, LiveStory } from './live-story.ts';

/** Mode `restart` against a live Nomad. Skipped without a server. */
const where = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 180_000 };

afterAll(removeRunFolders);

interface Allocation {
  readonly ID: string;
  readonly Name: string;
  readonly ClientStatus: string;
  readonly DesiredStatus: string;
  readonly TaskStates: Readonly<Record<string, { readonly Events: readonly { readonly Type: string }[] }>>;
}

/** How often the running or failed allocations were restarted on request, by their number. */
async function restartsOf(story: LiveStory): Promise<readonly number[]> {
  const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
  return all
    .filter(({ DesiredStatus }) => DesiredStatus === 'run')
    .toSorted((a, b) => (a.Name < b.Name ? -1 : 1))
    .map(
      ({ TaskStates }) => TaskStates['server']?.Events.filter(({ Type }) => Type === 'Restart Signaled').length ?? 0,
    );
}

describe.skipIf(address === '').concurrent(`restart on ${where}`, () => {
  test('restart of five allocations in batches of two stops at the one that does not come back', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ ...answering({ startsOnce: 3 }), count: 5 });
    const run = await story.runOnJob({ mode: 'restart', 'batch-size': '2' });
    expect([run.exitCode, run.outputs]).toMatchObject([
      1,
      {
        changed: 'true',
        outcome: 'failed',
        reason: 'failed',
        summary: `Restarted 3 of 5 allocations of \`${story.id}\``,
      },
    ]);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('exited with code 3');
    expect(await restartsOf(story)).toEqual([1, 1, 1, 1, 0]);
    const rest = await story.runOnJob({ mode: 'restart', 'batch-size': '50%', 'on-error': 'continue' });
    // The one that does not come back does not run, and has nothing to restart.
    expect([rest.exitCode, rest.outputs['summary']]).toEqual([
      0,
      `Restarted 4 allocations of \`${story.id}\` in 2 batches`,
    ]);
    expect(await restartsOf(story)).toEqual([2, 2, 2, 1, 1]);
  });

  test('restart restarts one task, all tasks, and replaces allocations', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ ...answering(), count: 2 });
    const one = await story.runOnJob({ mode: 'restart', tasks: 'server' });
    expect([one.exitCode, await restartsOf(story)]).toEqual([0, [1, 1]]);
    const all = await story.runOnJob({ mode: 'restart', 'all-tasks': 'true', 'batch-size': '100%' });
    expect([all.exitCode, await restartsOf(story)]).toEqual([0, [2, 2]]);
    const before = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    const replaced = await story.runOnJob({ mode: 'restart', reschedule: 'true', 'batch-size': '100%' });
    expect([replaced.exitCode, replaced.outputs['outcome'], await restartsOf(story)]).toEqual([0, 'restarted', [0, 0]]);
    const after = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    expect(after.length).toBe(before.length + 2);
    expect(after.filter(({ ClientStatus }) => ClientStatus === 'running')).toHaveLength(2);
  });

  test('restart of a system job in place succeeds, and its replacement is refused', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ type: 'system' });
    const refused = await story.runOnJob({ mode: 'restart', reschedule: 'true' });
    expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([1, 'input', 'false']);
    const run = await story.runOnJob({ mode: 'restart' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'restarted']);
    expect(await restartsOf(story)).toEqual([1]);
  });

  test('restart during a deployment, of unknown groups and of unknown tasks is refused', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ ...answering(), update: 'canary = 1' });
    for (const wrong of [{ groups: 'nope' }, { tasks: 'nope' }]) {
      const refused = await story.runOnJob({ mode: 'restart', ...wrong });
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'input']);
    }
    await story.operate({ ...answering(), update: 'canary = 1', color: 'green' });
    await story.deploying(1);
    const refused = await story.runOnJob({ mode: 'restart' });
    expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([1, 'blocked', 'false']);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readResult } from '../support/result.ts';
import { describeOnBoth, LiveStory, type Variant } from './live-story.ts';

/** Compares the allocations in a plan, for each type of job, with the result of the register run of the same file. */
const patience = { timeout: 180_000 };

interface Allocation {
  readonly JobVersion: number;
  readonly ClientStatus: string;
  readonly DesiredStatus: string;
}

/** The allocations of a job once they are as wanted, such as `v0 running`. */
async function awaitAll(story: LiveStory, wanted: readonly string[]): Promise<void> {
  for (const end = Date.now() + patience.timeout; Date.now() < end; await sleep(100)) {
    const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    const states = all.map(
      (alloc) => `v${alloc.JobVersion} ${alloc.DesiredStatus === 'run' ? '' : 'stopped '}${alloc.ClientStatus}`,
    );
    if (wanted.join() === states.toSorted().join()) return;
  }
  throw new Error(`The allocations are not ${wanted.join(', ')}`);
}

async function planVariant(
  story: LiveStory,
  variant: Variant,
): Promise<readonly [destructive: string | undefined, comment: string]> {
  story.write(variant);
  const plan = await story.plan();
  return [plan.outputs['destructive'], story.comment().replaceAll('\u00A0', ' ')];
}

describeOnBoth('counts of plans', (place) => {
  test('allocations that are replaced only after new ones are placed are destructive', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2 });
    const [destructive, comment] = await planVariant(story, { count: 3, color: 'green' });
    expect([destructive, comment]).toEqual([
      'true',
      expect.stringContaining('replaces 2 allocations, 1 at a time, creates 1'),
    ]);
    expect((await story.register({ timeout: '120s' })).outputs['outcome']).toBe('successful');
    await awaitAll(story, ['v0 stopped complete', 'v0 stopped complete', 'v1 running', 'v1 running', 'v1 running']);
  });

  test('a group of two that becomes one is down while that one is replaced', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2 });
    story.write({ count: 1, color: 'green' });
    const plan = await story.plan({ guards: 'downtime' });
    expect(readResult(plan).guards).toMatchObject([{ guard: 'downtime' }]);
    expect(story.comment().replaceAll('\u00A0', ' ')).toContain('1 allocation while no other allocation runs');
    await story.plan();
    expect((await story.register({ timeout: '120s' })).outputs['outcome']).toBe('successful');
    await awaitAll(story, ['v0 stopped complete', 'v0 stopped complete', 'v1 running']);
  });

  test('a higher count beside canaries is reached after their promotion', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2, update: 'canary = 1' });
    const [, comment] = await planVariant(story, { count: 4, color: 'green', update: 'canary = 1' });
    expect(comment).toContain('1 canary now, 3 more after promotion');
    expect((await story.register()).outputs['outcome']).toBe('awaiting-promotion');
    expect((await story.changeDeployment('promote')).outputs['outcome']).toBe('successful');
    await awaitAll(story, [
      'v0 stopped complete',
      'v0 stopped complete',
      'v1 running',
      'v1 running',
      'v1 running',
      'v1 running',
    ]);
  });

  test('more canaries than allocations are not other allocations', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.first({ count: 2, update: 'canary = 3' });
    const [, comment] = await planVariant(story, { count: 2, color: 'green', update: 'canary = 3' });
    expect(comment).toContain('3 canaries now; the old allocations stop after promotion');
    expect(comment).not.toContain('creates');
  });

  test('a batch job that has ended is created again, and nothing of it is replaced', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'batch', count: 2, shell: 'true' });
    await awaitAll(story, ['v0 complete', 'v0 complete']);
    const [destructive, comment] = await planVariant(story, { type: 'batch', count: 2, shell: 'true', color: 'green' });
    expect([destructive, comment]).toEqual(['false', expect.stringContaining('creates 2 allocations')]);
    await story.register();
    await awaitAll(story, ['v0 complete', 'v0 complete', 'v1 complete', 'v1 complete']);
  });

  test('a batch job that runs is replaced at once, whatever has ended before', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'batch', count: 2, shell: 'true' });
    await awaitAll(story, ['v0 complete', 'v0 complete']);
    await story.operate({ type: 'batch', count: 2 });
    await awaitAll(story, ['v0 complete', 'v0 complete', 'v1 running', 'v1 running']);
    const [, comment] = await planVariant(story, { type: 'batch', count: 2, color: 'green' });
    expect(comment).toContain('replaces both allocations at once');
  });

  test('a sysbatch job that has ended runs again, which is not downtime', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'sysbatch', shell: 'true' });
    await awaitAll(story, ['v0 complete']);
    const [destructive, comment] = await planVariant(story, { type: 'sysbatch', shell: 'true', color: 'green' });
    expect([destructive, comment]).toEqual([
      'true',
      expect.stringContaining('replaces 1 allocation, running or ended'),
    ]);
    await story.register();
    await awaitAll(story, ['v0 stopped complete', 'v1 complete']);
  });

  test('a sysbatch job that no node may run any more is planned, although Nomad counts below 0', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({ type: 'sysbatch' });
    await awaitAll(story, ['v0 running']);
    const group = 'constraint {\n      attribute = "${meta.none}"\n      value     = "x"\n    }';
    const [destructive, comment] = await planVariant(story, { type: 'sysbatch', color: 'green', group });
    expect([destructive, comment]).toEqual(['true', expect.stringContaining('stops 1 allocation')]);
    expect(comment).not.toMatch(/creates|18446744073709551615/);
    await story.register();
    await awaitAll(story, ['v0 stopped complete']);
  });
});

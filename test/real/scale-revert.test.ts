import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startGate } from '../support/registering.ts';
import { address, LiveStory, since } from './live-story.ts';

/**
 * Modes `scale`, `revert` and `evaluate` against a live Nomad. Jobs have random names and are purged at the end. Skipped without a server: set
 * OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const where = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

afterAll(removeRunFolders);

interface ScaleStatus {
  readonly TaskGroups: {
    readonly app: { readonly Desired: number; readonly Events: readonly { readonly Message: string }[] | null };
  };
}

async function countOf(story: LiveStory): Promise<number> {
  return (await story.ask<ScaleStatus>('GET', `/v1/job/${story.id}/scale`)).TaskGroups.app.Desired;
}

/** Lets the first write through, and loses its answer. */
function startLosing() {
  let lost = 0;
  return startGate(address, async ({ method, pass, drop }) => {
    if (method !== 'POST' || lost > 0) return;
    lost += 1;
    await pass();
    drop();
  });
}

describe.skipIf(address === '').concurrent(`mode scale, against ${where}`, () => {
  test(
    'scales once, by a number or by a step, and tells the second run that there is nothing to do',
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first();
      const run = await story.verb({ mode: 'scale', count: '2', message: 'more traffic', meta: 'ticket=T-1' });
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '1', reason: '' });
      const again = await story.verb({ mode: 'scale', count: '2' });
      expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
      const less = await story.verb({ mode: 'scale', count: '-1' });
      expect([less.exitCode, less.outputs['job-version']]).toEqual([0, '2']);
      expect(await countOf(story)).toBe(1);
    },
  );

  test.skipIf(since('1.8.2').skip)(
    `scales by a certain index, and not once it is another${since('1.8.2').why}`,
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first();
      const run = await story.verb({ mode: 'scale', count: '2' });
      const index = run.outputs['job-modify-index'] ?? '';
      const less = await story.verb({ mode: 'scale', count: '-1', 'check-index': index });
      expect([less.exitCode, less.outputs['job-version']]).toEqual([0, '2']);
      const stale = await story.verb({ mode: 'scale', count: '-1', 'check-index': index });
      expect(stale.outputs['reason']).toBe('conflict');
      expect(await countOf(story)).toBe(1);
    },
  );

  test.each(['2', '+1'])('to %s, scales once where the answer is lost', patience, async (count) => {
    await using story = await LiveStory.start();
    await story.first();
    await using gate = await startLosing();
    const run = await story.verb({ mode: 'scale', count, address: gate.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '1' });
    expect(run.outputs['eval-id']).not.toBe('');
    expect([await countOf(story), (await story.stand()).colors]).toEqual([2, ['blue', 'blue']]);
  });

  test('waits for a deployment, or names it; to zero there is nothing to roll out', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({});
    await story.deploying();
    const refused = await story.verb({ mode: 'scale', count: '0' });
    expect(refused.outputs['reason']).toBe('blocked');
    const run = await story.verb({ mode: 'scale', count: '0', 'wait-for-deployment': 'true' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'no-deployment']);
    expect(await countOf(story)).toBe(0);
  });

  test('notes an error', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    const run = await story.verb({ mode: 'scale', error: 'no quota' });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    const { TaskGroups } = await story.ask<ScaleStatus>('GET', `/v1/job/${story.id}/scale`);
    expect(TaskGroups.app).toMatchObject({ Desired: 1, Events: [{ Message: 'no quota', Error: true, Count: null }] });
  });
});

describe.skipIf(address === '').concurrent(`mode revert, against ${where}`, () => {
  test('goes back once to a number, and the last stable version', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await story.operate({ color: 'green' });
    const run = await story.verb({ mode: 'revert', 'job-version': 'last-stable' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    expect(run.summary).toContain('Env[COLOR]: ‹hidden› => ‹hidden›');
    const again = await story.verb({ mode: 'revert', 'job-version': '0' });
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
    expect((await story.stand()).colors).toEqual(['blue', 'green', 'blue']);
  });

  test.skipIf(since('1.9.0').skip)(`goes back once to a tag${since('1.9.0').why}`, patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await story.operate({ color: 'green' });
    await story.verb({ mode: 'revert', 'job-version': '0' });
    await story.ask('POST', `/v1/job/${story.id}/versions/golden/tag`, { Version: 1 });
    const tagged = await story.verb({ mode: 'revert', 'job-version': 'golden' });
    expect([tagged.exitCode, tagged.outputs['job-version']]).toEqual([0, '3']);
    const unsaid = await story.verb({ mode: 'revert', 'job-version': 'golden' });
    expect(unsaid.outputs['changed']).toBe('false');
    expect((await story.stand()).colors).toEqual(['green', 'blue', 'green', 'blue']);
  });

  test('makes no second version of an answer that is lost', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await story.operate({ color: 'green' });
    let lost = 0;
    await using gate = await startGate(address, async ({ path, pass, drop }) => {
      if (!path.endsWith('/revert') || lost > 0) return;
      lost += 1;
      await pass();
      drop();
    });
    const run = await story.verb({ mode: 'revert', 'job-version': '0', address: gate.url });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    expect((await story.stand()).colors).toEqual(['blue', 'green', 'blue']);
  });

  test('starts a stopped job again', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await story.ask('DELETE', `/v1/job/${story.id}`);
    const run = await story.verb({ mode: 'revert', 'job-version': 'last-stable' });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    const scaled = await story.verb({ mode: 'scale', count: '1' });
    expect(scaled.outputs['changed']).toBe('false');
  });
});

describe.skipIf(address === '').concurrent(`mode evaluate, against ${where}`, () => {
  test('has the job evaluated until all is placed, also after a deployment that failed', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    const run = await story.verb({ mode: 'evaluate', 'force-reschedule': 'true' });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'no-deployment', 'job-version': '0' });
    await story.operate({ color: 'green', shell: 'exit 3' });
    await story.deploying();
    const failing = await story.verb({ mode: 'evaluate' });
    expect([failing.exitCode, failing.outputs['outcome']]).toEqual([1, 'failed']);
    const after = await story.verb({ mode: 'evaluate' });
    expect([after.exitCode, after.outputs['outcome']]).toEqual([0, 'no-deployment']);
    expect((await story.stand()).colors).toEqual(['green', 'blue']);
  });

  test('finds the evaluation of a lost answer', patience, async () => {
    await using story = await LiveStory.start();
    await story.first();
    await using gate = await startLosing();
    const run = await story.verb({ mode: 'evaluate', address: gate.url });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(run.log).toContain('there is a new evaluation');
  });

  test('tells what finds no place', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate({ memory: 100_000_000 });
    const run = await story.verb({ mode: 'evaluate', timeout: '40s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable', changed: 'true' });
  });
});

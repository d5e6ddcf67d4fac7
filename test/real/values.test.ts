import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { address, LiveStory } from './live-story.ts';

/**
 * What Nomad accepts without a warning although it is hardly meant, against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and
 * OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const where = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

afterAll(removeRunFolders);

function warnings({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

function periodic(lines: string): { readonly type: 'batch'; readonly job: string } {
  return { type: 'batch', job: `periodic {\n    ${lines}\n  }` };
}

const always = '* * * * *';
const never = '0 0 30 2 *';

describe.skipIf(address === '').concurrent(`schedules on ${where}`, () => {
  test.each([
    ['crons = ["0 22-2 * * *"]', true],
    [`crons = ["${never}"]`, true],
    ['crons = ["0 3 * * * 2020"]', true],
    ['crons = ["30 2 26 3 * 2090"]\n    time_zone = "Europe/Berlin"', true],
    ['crons = ["30 2 26 3 * 2090"]', false],
    [`crons = ["${always}", "${never}"]`, true],
    [`crons = ["${never}", "${always}"]`, false],
    [`crons = ["${never}"]\n    enabled = false`, false],
  ])('plan of %j warns of a schedule without a launch: %s', patience, async (lines, isDead) => {
    await using story = await LiveStory.start();
    story.write(periodic(lines));
    const run = await story.plan();
    expect([run.exitCode, warnings(run).some((text) => text.includes('never launches'))]).toEqual([0, isDead]);
    expect(story.comment().includes('**never launches**')).toBe(isDead);
  });

  test('a job that is never launched is registered with a warning, and is not healthy', patience, async () => {
    await using story = await LiveStory.start();
    story.write(periodic(`crons = ["${always.replace('*', '*/2 *')} *", "${never}"]`));
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, warnings(run).join()]).toEqual([0, expect.stringContaining('never launches')]);
    const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([status.exitCode, JSON.parse(status.outputs['status'] ?? '{}')]).toMatchObject([
      1,
      { health: 'never-launches', children: { pending: 0, running: 0, dead: 0 } },
    ]);
    await story.operate(periodic(`crons = ["${always}"]`));
    const ready = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([ready.exitCode, JSON.parse(ready.outputs['status'] ?? '{}')]).toMatchObject([0, { health: 'ready' }]);
  });

  test('a change from `cron` to `crons` shows both schedules', patience, async () => {
    await using story = await LiveStory.start();
    await story.operate(periodic('cron = "0 3 * * *"'));
    story.write(periodic('crons = ["0 4 * * *"]'));
    await story.plan();
    expect(story.comment()).toContain('schedule `0 3 * * * → 0 4 * * *`');
    story.write(periodic('crons = ["0 3 * * *"]'));
    await story.plan();
    expect(story.comment()).not.toMatch(/· schedule|another schedule/);
  });
});

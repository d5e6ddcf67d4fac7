import { describe, expect, test } from 'vitest';
import { joinAnnotations, listChildren, launchable } from '../support/launching.ts';
import { startStory, type StoryOptions, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

const inputs = { mode: 'periodic-force', job: 'report' };

async function startReport(
  options: Parameters<typeof launchable>[1] = {},
  storyOptions: Partial<StoryOptions> = {},
): Promise<Story> {
  const story = await startStory({ files: {}, ...storyOptions });
  await story.operate(launchable('report', { block: 'periodic', ...options }));
  return story;
}

describe.concurrent('mode periodic-force', () => {
  test.each(['nomad', 'generic'] as const)(
    'periodic-force launches the job and follows it to its end: dialect %s',
    async (dialect) => {
      await using story = await startReport({}, { sandbox: { dialect } });
      const dry = await story.run({ inputs: { ...inputs, dialect, 'dry-run': 'true' } });
      expect([dry.exitCode, dry.outputs['changed']]).toEqual([0, 'false']);
      expect(await listChildren(story, 'report')).toEqual([]);
      const run = await story.run({ inputs: { ...inputs, dialect } });
      const [child, ...others] = await listChildren(story, 'report');
      expect([others, child?.Status]).toEqual([[], 'dead']);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'complete' });
      expect(run.outputs['summary']).toMatch(/^`report` was launched as `report\/periodic-\d+`: completed in \d+ s$/);
      expect(readResult(run).jobs[0]?.evaluation).toMatch(/^[\da-f-]{36}$/);
      expect(readResult(run).jobs).toMatchObject([{ id: 'report', child: child?.ID, outcome: 'complete', reason: '' }]);
    },
  );

  test('periodic-force launches the job beside an instance that still runs', async () => {
    await using story = await startReport({ task: 'run_for = "2h"' });
    await story.run({ inputs: { ...inputs, wait: 'false' } });
    const before = (await listChildren(story, 'report')).length;
    const run = await story.run({ inputs: { ...inputs, wait: 'false' } });
    expect([run.exitCode, run.outputs['changed'], run.outputs['outcome'], before]).toEqual([0, 'true', '', 1]);
  });

  test('periodic-force leaves the job running at the timeout or when the run is cancelled', async () => {
    await using story = await startReport({ task: 'run_for = "2h"' });
    const late = await story.run({ inputs: { ...inputs, timeout: '2s' } });
    expect([late.exitCode, late.outputs['outcome'], late.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
    const cancelled = await story.run({ inputs, cancelAt: '1 running' });
    expect([cancelled.exitCode, cancelled.outputs['outcome']]).toEqual([1, 'timed-out']);
    expect(joinAnnotations(cancelled)).toContain('still running when the run was cancelled');
    expect((await listChildren(story, 'report')).map(({ Status }) => Status)).toEqual(['running', 'running']);
  });
});

test('periodic-force refuses a stopped or disabled job', async () => {
  await using story = await startReport();
  await story.operate(
    launchable('off', { block: 'periodic' }).replace('prohibit_overlap', 'enabled = false\n    prohibit_overlap'),
  );
  await story.ask('DELETE', '/v1/job/report');
  const stopped = await story.run({ inputs });
  expect([stopped.exitCode, stopped.outputs['reason']]).toEqual([1, 'blocked']);
  expect(joinAnnotations(stopped)).toContain('`report` is stopped');
  const off = await story.run({ inputs: { ...inputs, job: 'off' } });
  expect([off.exitCode, off.outputs['reason']]).toEqual([1, 'blocked']);
  expect(joinAnnotations(off)).toContain('disabled `periodic` block');
});

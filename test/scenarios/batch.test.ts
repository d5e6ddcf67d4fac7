import { describe, expect, test } from 'vitest';
import { readHeadline } from '../support/approving.ts';
import type { ActionRun } from '../support/action.ts';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { startStory, type Story, type StoryOptions } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

/** Batch jobs are followed to the end of their tasks. */

const file = 'jobs/migrate.nomad.hcl';

function migration(task?: string, reschedules = 0): string {
  return launchable('migrate', { block: 'none', reschedules, ...(task === undefined ? {} : { task }) });
}

const failing = 'run_for = "20ms"\n        exit_code = 3';
const endless = 'run_for = "2h"';

/** A planned pull request that changes the job. */
async function startMigration(source: string, before: readonly string[] = []): Promise<Story> {
  const story = await startOperated(before, { [file]: source });
  await story.plan();
  return story;
}

async function startOperated(before: readonly string[], files: StoryOptions['files'] = {}): Promise<Story> {
  const story = await startStory({ files });
  for (const source of before) await story.operate(source);
  return story;
}

async function registerDirectly(story: Story, wait = 'complete'): Promise<ActionRun> {
  return story.register({ inputs: { review: 'ignore', wait } });
}

function listResults({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['outcome'], outputs['reason'], outputs['changed']];
}

async function countVersions(story: Story): Promise<number> {
  return (await story.versions('migrate')).length;
}

const complete = [0, 'complete', '', 'true'];

describe.concurrent('a batch job that is registered', () => {
  test('register ends green once all tasks of a new batch job have ended, and a second run reports the job as up to date', async () => {
    await using story = await startMigration(migration());
    const run = await story.register();
    expect(listResults(run)).toEqual(complete);
    expect(readResult(run).jobs).toMatchObject([
      { id: 'migrate', outcome: 'complete', evaluation: expect.stringMatching(/^[\da-f-]{36}$/) as string, version: 0 },
    ]);
    expect(readHeadline(story)).toMatch(/^🟢 `migrate` completed in \d+ s$/);
    const rerun = await story.register();
    expect([...listResults(rerun), await countVersions(story)]).toEqual([0, '', '', 'false', 1]);
  });

  test.each([
    ['is complete', migration('run_for = "5ms"')],
    ['has failed', migration(failing)],
    ['still runs', migration(endless)],
  ])('register follows the second version of a batch job whose first one %s', async (_, first) => {
    await using story = await startMigration(migration('run_for = "50ms"'), [first]);
    const run = await story.register();
    expect(listResults(run)).toEqual(complete);
    expect(readResult(run).jobs).toMatchObject([{ version: 1 }]);
  });

  test('register fails with the exit code of a batch job that fails, and so does a second run, which writes nothing', async () => {
    await using story = await startMigration(migration(failing));
    const run = await story.register();
    expect(listResults(run)).toEqual([1, 'failed', 'failed', 'true']);
    expect(joinAnnotations(run)).toContain('`migrate`: failed: task `run` exited with code 3');
    expect(readHeadline(story)).toMatch(/^🔴 `migrate` failed: task `run` exited with code 3/);
    const rerun = await story.register();
    expect([...listResults(rerun), await countVersions(story)]).toEqual([1, 'failed', 'failed', 'false', 1]);
    expect(joinAnnotations(rerun)).toContain('exited with code 3');
    expect(rerun.summary).not.toContain('up to date');
  });

  test('register with `logs` shows the last lines of stderr of a batch job that failed', async () => {
    await using story = await startMigration(migration(`${failing}\n        stderr_string = "relation exists"`));
    const run = await story.register({ inputs: { logs: 'true' } });
    expect(run.log).toContain('relation exists');
  });

  test('a run without a review that meets a failed version reports that it failed, for each value of `wait`', async () => {
    await using story = await startStory({ files: { [file]: migration(failing) } });
    expect((await registerDirectly(story)).exitCode).toBe(1);
    for (const wait of ['complete', 'placed', 'false'])
      expect(listResults(await registerDirectly(story, wait))).toEqual([1, 'failed', 'failed', 'false']);
    expect(await countVersions(story)).toBe(1);
  });

  test('register waits for the replacement of a failed allocation, and fails only when Nomad gives up', async () => {
    await using story = await startMigration(migration(failing, 1));
    const run = await story.register();
    expect(listResults(run)).toEqual([1, 'failed', 'failed', 'true']);
    const allocations = await story.ask<readonly unknown[]>('GET', '/v1/job/migrate/allocations');
    expect(allocations).toHaveLength(2);
  });

  test('a batch job that is registered again while it is followed is superseded', async () => {
    await using story = await startMigration(migration(endless));
    const running = story.register();
    await expect.poll(async () => countVersions(story).catch(() => 0), { timeout: 30_000 }).toBe(1);
    await story.operate(migration('run_for = "3h"'));
    const run = await running;
    expect(listResults(run)).toEqual([1, 'superseded', 'conflict', 'true']);
    expect(joinAnnotations(run)).toContain('superseded by a newer version.');
  });

  test.each(['', '?purge=true'])('a batch job that is stopped%s while it is followed fails the run', async (purge) => {
    await using story = await startMigration(migration(endless));
    const running = story.register();
    await expect.poll(async () => countVersions(story).catch(() => 0), { timeout: 30_000 }).toBe(1);
    await story.ask('DELETE', `/v1/job/migrate${purge}`);
    const run = await running;
    expect(listResults(run)).toEqual([1, 'superseded', 'conflict', 'true']);
    expect(joinAnnotations(run)).toContain('stopped before it was complete.');
  });

  test('a batch job that is late is followed again by the next run, to its end', async () => {
    await using story = await startMigration(migration('run_for = "15s"'));
    const late = await story.register({ inputs: { timeout: '6s' } });
    expect(listResults(late)).toEqual([1, 'timed-out', 'timed-out', 'true']);
    expect(joinAnnotations(late)).toMatch(/not complete after \d s \(1 running\)[^]*`nomad job status migrate`/);
    const cancelled = await story.register({ cancelAt: '1 running' });
    expect([cancelled.exitCode, cancelled.outputs['outcome']]).toEqual([1, 'timed-out']);
    expect(joinAnnotations(cancelled)).toContain('still running when the run was cancelled');
    expect(listResults(await story.register())).toEqual([0, 'complete', '', 'false']);
    expect(await countVersions(story)).toBe(1);
  });

  test('a periodic or parameterized job is only registered', async () => {
    for (const block of ['periodic', 'parameterized'] as const) {
      await using story = await startMigration(launchable('migrate', { block, task: endless }));
      expect(listResults(await story.register())).toEqual([0, 'no-deployment', '', 'true']);
    }
  });

  test.each([
    ['complete', 'run_for = "5ms"', complete],
    ['failed', failing, [1, 'failed', 'failed', 'true']],
  ])('a sysbatch job ends %s on its nodes', async (_, task, expected) => {
    const everywhere = migration(task)
      .replace('"batch"', '"sysbatch"')
      .replace(/reschedule \{[^}]*\}/, '');
    await using story = await startMigration(everywhere);
    expect(listResults(await story.register())).toEqual(expected);
    // Another priority runs nothing again; a failed task stays failed.
    story.workspace.write(file, everywhere.replace('type  ', 'priority = 60\n  type  '));
    expect(listResults(await registerDirectly(story))).toEqual(expected);
    expect(await story.ask<readonly unknown[]>('GET', '/v1/job/migrate/allocations')).toHaveLength(1);
    const status = { mode: 'status', job: 'migrate', expect: 'complete', wait: 'false' };
    expect((await story.run({ inputs: status })).exitCode).toBe(expected[0]);
  });

  test('a sysbatch job without a node is not complete, neither for its run nor for the next nor for status', async () => {
    const nowhere = migration()
      .replace('"batch"', '"sysbatch"')
      .replace(/reschedule \{[^}]*\}/, '')
      .replace('"dc1"', '"dc9"');
    await using story = await startMigration(nowhere);
    expect(listResults(await story.register())).toEqual([1, 'placement-blocked', 'unplaceable', 'true']);
    const rerun = await story.register();
    expect(listResults(rerun)).toEqual([1, 'placement-blocked', 'unplaceable', 'false']);
    expect(joinAnnotations(rerun)).toContain('no node is eligible');
    for (const wait of ['complete', 'false']) {
      const run = await story.run({ inputs: { mode: 'status', job: 'migrate', expect: 'complete', wait } });
      expect(run.exitCode).toBe(1);
    }
  });

  test('a batch job that Nomad ends at its `max_run_duration` has failed, although Nomad calls it complete', async () => {
    const late = migration(endless).replace('group "work" {', 'group "work" {\n    max_run_duration = "50ms"');
    await using story = await startMigration(late);
    const run = await story.register();
    expect(listResults(run)).toEqual([1, 'failed', 'failed', 'true']);
    expect(joinAnnotations(run)).toContain('task `run` was killed by Nomad: allocation exceeded max_run_duration');
    const [allocation] = await story.ask<readonly { ClientStatus: string }[]>('GET', '/v1/job/migrate/allocations');
    expect(allocation?.ClientStatus).toBe('complete');
    const status = { mode: 'status', job: 'migrate', expect: 'complete', wait: 'false' };
    expect((await story.run({ inputs: status })).outputs['summary']).toContain('is failing');
  });

  test('a run without a review follows a batch job that still runs', async () => {
    await using story = await startStory({ files: { [file]: migration('run_for = "4s"') } });
    expect(listResults(await registerDirectly(story, 'placed'))).toEqual([0, 'no-deployment', '', 'true']);
    expect(listResults(await registerDirectly(story))).toEqual([0, 'complete', '', 'false']);
  });

  test('`wait: true` is refused with the value to use', async () => {
    await using story = await startMigration(migration());
    const run = await story.register({ inputs: { wait: 'true' } });
    expect(joinAnnotations(run)).toMatch(/`wait` is "true", which is not a valid value[^]*`complete`/);
    const dispatch = await story.run({ inputs: { mode: 'dispatch', job: 'migrate', wait: 'placed' } });
    expect(joinAnnotations(dispatch)).toMatch(/`wait` is "placed", which is not a valid value[^]*`complete`/);
  });
});

describe.concurrent('other modes and batch jobs', () => {
  test('scale and revert follow the version of a batch job that they write', async () => {
    await using story = await startOperated([migration(), migration(failing)]);
    const scaled = await story.run({ inputs: { mode: 'scale', job: 'migrate', groups: 'work', count: '2' } });
    expect(listResults(scaled)).toEqual([1, 'failed', 'failed', 'true']);
    const reverted = await story.run({ inputs: { mode: 'revert', job: 'migrate', 'job-version': '0' } });
    expect(listResults(reverted)).toEqual(complete);
    const rerun = await story.run({ inputs: { mode: 'revert', job: 'migrate', 'job-version': '0' } });
    expect(listResults(rerun)).toEqual([0, '', '', 'false']);
  });

  test('a count that is already there fails the run where the batch job has failed', async () => {
    await using story = await startOperated([migration(failing)]);
    const inputs = { mode: 'evaluate', job: 'migrate' };
    expect(listResults(await story.run({ inputs }))).toEqual([1, 'failed', 'failed', 'true']);
    const scale = { mode: 'scale', job: 'migrate', groups: 'work', count: '1' };
    for (const wait of ['complete', 'placed', 'false'])
      expect(listResults(await story.run({ inputs: { ...scale, wait } }))).toEqual([1, 'failed', 'failed', 'false']);
  });

  test('status with `expect: complete` waits for the end of a batch job, and reports it', async () => {
    const inputs = { mode: 'status', job: 'migrate', expect: 'complete' };
    await using story = await startOperated([migration('run_for = "1s"')]);
    const early = await story.run({ inputs: { ...inputs, wait: 'false' } });
    expect([early.exitCode, early.outputs['reason']]).toEqual([1, 'failed']);
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`migrate` is complete: 1 of 1 allocations']);
    await story.operate(migration(failing));
    const failed = await story.run({ inputs });
    expect([failed.exitCode, failed.outputs['reason']]).toEqual([1, 'failed']);
    expect(joinAnnotations(failed)).toContain('exited with code 3');
    await story.operate(migration(endless));
    const late = await story.run({ inputs: { ...inputs, timeout: '2s' } });
    expect([late.exitCode, late.outputs['reason']]).toEqual([1, 'timed-out']);
  });

  test('status with `expect: complete` fails for a job that never ends by itself', async () => {
    await using story = await startOperated([launchable('migrate', { block: 'periodic' })]);
    const run = await story.run({ inputs: { mode: 'status', job: 'migrate', expect: 'complete' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'failed']);
    expect(joinAnnotations(run)).toContain('name a child job');
  });
});

import { describe, expect, test } from 'vitest';
import { joinAnnotations, listChildren, startImport } from '../support/launching.ts';
import { startNomadProxy } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

const inputs = { mode: 'dispatch', job: 'import', meta: 'input=a', payload: 'hello' };
/** A step of a workflow's job. */
const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };

describe.concurrent('mode dispatch', () => {
  test.each(['nomad', 'generic'] as const)(
    'dispatch passes payload and meta, and follows the job to its end: dialect %s',
    async (dialect) => {
      await using story = await startImport({}, { sandbox: { dialect } });
      const given = { ...inputs, dialect };
      const dry = await story.run({ inputs: { ...given, 'dry-run': 'true' }, env });
      expect([dry.exitCode, dry.outputs['changed'], readResult(dry).jobs[0]?.child]).toEqual([0, 'false', '']);
      expect(await listChildren(story, 'import')).toEqual([]);
      const run = await story.run({ inputs: given, env });
      const [child, ...others] = await listChildren(story, 'import');
      expect(others).toEqual([]);
      expect(child).toMatchObject({ Payload: 'aGVsbG8=', Meta: { input: 'a' }, Status: 'dead' });
      expect(child?.ID).toMatch(/^import\/dispatch-\d+-/);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'complete', reason: '' });
      expect(readResult(run).jobs[0]?.evaluation).toMatch(/^[\da-f-]{36}$/);
      expect(run.outputs['summary']).toMatch(/^`import\/dispatch-\S+` was dispatched: completed in \d+ s$/);
      expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([
        { id: 'import', namespace: 'default', child: child?.ID, outcome: 'complete' },
      ]);
    },
  );

  test('dispatch sends the bytes of a payload-file unchanged', async () => {
    await using story = await startImport();
    const bytes = Buffer.from([0, 255, 10, 13, 32, 10]);
    story.workspace.write('data/payload.bin', bytes);
    const given = { mode: 'dispatch', job: 'import', meta: 'input=a', wait: 'false' };
    await story.run({ inputs: { ...given, 'payload-file': 'data/payload.bin' }, env });
    const payloads = (await listChildren(story, 'import')).map(({ Payload }) => Payload);
    expect(payloads).toEqual([bytes.toString('base64')]);
  });

  test('dispatch does not wait for the job with `wait: false`', async () => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    const run = await story.run({ inputs: { ...inputs, wait: 'false' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['changed']]).toEqual([0, '', 'true']);
  });
});

describe.concurrent('dispatch of a job that fails', () => {
  test('dispatch reports a failed job with exit code and events', async () => {
    await using story = await startImport({ task: 'run_for = "10ms"\n exit_code = 3' });
    const run = await story.run({ inputs, env });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(joinAnnotations(run)).toMatch(/failed: task `run` exited with code 3[^]*Exit Code: 3/);
  });

  test('dispatch reports a job by its last attempt', async () => {
    await using story = await startImport({ task: 'exit_code = 3', reschedules: 1 });
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    expect(run.log).toContain(': 2 failed; task run exited with code 3, in 2 allocations\n');
  });

  test('dispatch reports a job that cannot be placed after a grace period', async () => {
    await using story = await startImport({ memory: 64_000_000 });
    const run = await story.run({ inputs: { ...inputs, timeout: '10s' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([
      1,
      'placement-blocked',
      'unplaceable',
    ]);
    expect(joinAnnotations(run)).toContain('memory');
    expect(run.milliseconds).toBeLessThan(6000);
  });

  test('dispatch leaves a job running that does not end before the timeout', async () => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    const run = await story.run({ inputs: { ...inputs, timeout: '2s' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
    expect((await listChildren(story, 'import'))[0]?.Status).toBe('running');
  });

  test.each(['', '?purge=true'])('dispatch reports a job that a user stops: DELETE %s', async (query) => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    let stopped = false;
    await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ path }) => {
      // A blocking query on its allocations: it runs, and is followed.
      if (stopped || !/\/allocations\?.*index=/.test(path)) return;
      stopped = true;
      const [child] = await listChildren(story, 'import');
      await story.ask('DELETE', `/v1/job/${encodeURIComponent(child?.ID ?? '')}${query}`);
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'stopped', 'conflict']);
  });
});

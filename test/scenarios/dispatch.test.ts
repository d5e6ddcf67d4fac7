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
    expect(run.log).toContain(': 2 failed; task `run` exited with code 3, in 2 allocations\n');
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

describe.concurrent('dispatch exactly once', () => {
  test('dispatch in another attempt of the run dispatches nothing, and follows the job of the first attempt', async () => {
    await using story = await startImport();
    const first = await story.run({ inputs, env });
    const rerun = await story.run({ inputs, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    expect(await listChildren(story, 'import')).toHaveLength(1);
    expect([rerun.exitCode, rerun.outputs['changed'], rerun.outputs['outcome']]).toEqual([0, 'false', 'complete']);
    expect(readResult(rerun).jobs[0]?.child).toBe(readResult(first).jobs[0]?.child);
    expect(rerun.outputs['summary']).toContain('was already dispatched by an earlier attempt of this run: completed');
  });

  test.each([
    ['another run', { GITHUB_RUN_ID: '4712' }, {}],
    ['another job of the workflow', { GITHUB_JOB: 'weekly' }, {}],
    ['another step', { GITHUB_ACTION: 'import_2' }, {}],
    ['another repository', { GITHUB_REPOSITORY: 'acme/other' }, {}],
    ['another token', {}, { 'idempotency-token': 'release-7' }],
  ])('dispatch from %s dispatches again', async (_, other, more) => {
    await using story = await startImport();
    await story.run({ inputs, env });
    const run = await story.run({ inputs: { ...inputs, ...more }, env: { ...env, ...other } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(await listChildren(story, 'import')).toHaveLength(2);
  });

  test('an `idempotency-token` prevents a second dispatch across runs', async () => {
    await using story = await startImport();
    const given = { ...inputs, 'idempotency-token': 'release-7' };
    await story.run({ inputs: given, env });
    const run = await story.run({ inputs: given, env: { ...env, GITHUB_RUN_ID: '4712' } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'false']);
    expect(run.outputs['summary']).toContain('was already dispatched with this `idempotency-token`');
    expect(await listChildren(story, 'import')).toHaveLength(1);
  });

  test.each([
    ['payload', { payload: 'other' }, 'a different payload'],
    ['meta', { meta: 'input=b' }, 'different metadata `input`'],
  ])('dispatch reports a conflict for the same token with another %s', async (_, other, expected) => {
    await using story = await startImport();
    await story.run({ inputs, env });
    const run = await story.run({ inputs: { ...inputs, ...other }, env });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'conflict', 'false']);
    expect(joinAnnotations(run)).toContain(expected);
    expect(await listChildren(story, 'import')).toHaveLength(1);
  });

  test('dispatch outside of a runner does not repeat a request without an idempotency token', async () => {
    await using story = await startImport();
    await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, drop }) => {
      if (!path.includes('/dispatch')) return;
      await pass();
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url }, env: { GITHUB_RUN_ID: '' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unreachable']);
    expect(joinAnnotations(run)).toContain('`idempotency-token`');
    expect(gate.requests.filter(({ url }) => url.includes('/dispatch'))).toHaveLength(1);
    expect(await listChildren(story, 'import')).toHaveLength(1);
  });
});

describe.concurrent('errors of dispatch', () => {
  test.each([
    ['required', { payload: '' }, /requires a payload/],
    ['forbidden', {}, /accepts no payload/],
  ] as const)('dispatch refuses a request where the payload is %s', async (payload, given, expected) => {
    await using story = await startImport({ payload });
    const run = await story.run({ inputs: { ...inputs, ...given }, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(joinAnnotations(run)).toMatch(expected);
  });

  test('dispatch refuses a stopped job', async () => {
    await using story = await startImport();
    await story.ask('DELETE', '/v1/job/import');
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'blocked']);
    expect(joinAnnotations(run)).toContain('`import` is stopped');
  });

  test('dispatch applies the larger payload limit of the generic dialect', async () => {
    await using story = await startImport({}, { sandbox: { dialect: 'generic' } });
    const given = { ...inputs, dialect: 'generic', payload: 'x'.repeat(65_536) };
    expect((await story.run({ inputs: given, env })).exitCode).toBe(0);
    const run = await story.run({ inputs: { ...given, payload: 'x'.repeat(65_537) }, env });
    expect(joinAnnotations(run)).toContain('accepts at most 65536');
  });
});

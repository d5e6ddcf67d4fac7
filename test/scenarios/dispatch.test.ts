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

describe.concurrent('dispatch exactly once', () => {
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

  test('dispatch outside of a runner does not repeat a request without an idempotency token', async () => {
    await using story = await startImport();
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, drop }) => {
      if (!path.includes('/dispatch')) return;
      await pass();
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url }, env: { GITHUB_RUN_ID: '' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unreachable']);
    expect(joinAnnotations(run)).toContain('`idempotency-token`');
    expect(proxy.requests.filter(({ url }) => url.includes('/dispatch'))).toHaveLength(1);
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

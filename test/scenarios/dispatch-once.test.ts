import { describe, expect, test } from 'vitest';
import { joinAnnotations, listChildren, startImport } from '../support/launching.ts';
import { startNomadProxy } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

const inputs = { mode: 'dispatch', job: 'import', meta: 'input=a', payload: 'hello' };
/** A step of a workflow's job. */
const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };

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

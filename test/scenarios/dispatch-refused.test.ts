import { describe, expect, test } from 'vitest';
import { joinAnnotations, startImport } from '../support/launching.ts';

const inputs = { mode: 'dispatch', job: 'import', meta: 'input=a', payload: 'hello' };
/** A step of a workflow's job. */
const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };

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
    expect(joinAnnotations(run)).toContain('takes at most 65536');
  });
});

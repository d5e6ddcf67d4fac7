import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { joinAnnotations, listChildren, launchable } from '../support/launching.ts';
import { startNomadProxy, startStory, type Story } from '../support/registering.ts';

const inputs = { mode: 'dispatch', job: 'import', 'dispatches-file': 'payloads.jsonl' };
const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };

async function startLines(lines: readonly (object | string)[], job = launchable('import')): Promise<Story> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const story = await startStory({ files: { 'payloads.jsonl': `${text}\n` } });
  await story.operate(job);
  return story;
}

function listLines(run: ActionRun): readonly (readonly [place: string, message: string])[] {
  return run.annotations
    .filter(({ level }) => level === 'error')
    .map(({ properties, message }) => [`${properties['file'] ?? ''}:${properties['line'] ?? ''}`, message]);
}

function sortTexts(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (a < b ? -1 : 1));
}

const work = (input: string): object => ({ payload: `of ${input}`, meta: { input } });

describe.concurrent('dispatch with a dispatches-file', () => {
  test('dispatch of a dispatches-file dispatches each line once, and reports line by line', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `part-${index}`);
    await using story = await startLines([...names.map(work), '', work('part-3')]);
    const dry = await story.run({ inputs: { ...inputs, 'dry-run': 'true' }, env });
    expect([dry.exitCode, dry.outputs['changed']]).toEqual([0, 'false']);
    expect(dry.outputs['summary']).toBe('Dry run: `import` would be dispatched 26 times');
    expect(await listChildren(story, 'import')).toEqual([]);

    const run = await story.run({ inputs, env });
    const children = await listChildren(story, 'import');
    expect(sortTexts(children.map(({ Meta }) => Meta?.['input'] ?? ''))).toEqual(sortTexts([...names, 'part-3']));
    expect([run.exitCode, run.outputs['changed'], run.outputs['outcome']]).toEqual([0, 'true', 'complete']);
    expect(run.outputs['summary']).toBe('26 dispatches of `import`: 26 complete');
    expect(run.log).toMatch(/26 of 26, line \d+: `import\/dispatch-\S+` was dispatched: completed/);
    const jobs = JSON.parse(run.outputs['jobs'] ?? '') as { line: number; child: string; outcome: string }[];
    expect(jobs.map(({ line }) => line)).toEqual([...names.map((_, index) => index + 1), 27]);
    expect(sortTexts(jobs.map(({ child }) => child))).toEqual(sortTexts(children.map(({ ID }) => ID)));
    const byLine = new Map(jobs.map(({ line, child }) => [line, child]));
    const fourth = children.find(({ ID }) => ID === byLine.get(4));
    expect(fourth?.Meta).toEqual({ input: 'part-3' });
    expect(run.summary).toContain(`| 4 | \`${byLine.get(4)}\` | completed in`);

    // Another attempt with the same lines in another order.
    story.workspace.write(
      'payloads.jsonl',
      [...names.toReversed(), 'part-3'].map((name) => JSON.stringify(work(name))).join('\n'),
    );
    const rerun = await story.run({ inputs, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    expect(rerun.outputs['summary']).toContain('26 complete; 26 of them were already dispatched');
    expect(await listChildren(story, 'import')).toHaveLength(26);
  });

  test('dispatch of a dispatches-file sends at most ten requests at the same time', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => work(`part-${index}`));
    await using story = await startLines(lines);
    let [now, most] = [0, 0];
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass }) => {
      if (!path.includes('/dispatch?')) return;
      now += 1;
      most = Math.max(most, now);
      await pass();
      now -= 1;
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url, wait: 'false' }, env });
    expect(run.exitCode).toBe(0);
    expect(most).toBeLessThanOrEqual(10);
    expect(await listChildren(story, 'import')).toHaveLength(30);
  });

  test('dispatch of a dispatches-file takes missing values of a line from the inputs', async () => {
    await using story = await startLines([
      { meta: { note: 'own' }, 'id-prefix-template': 'night' },
      { meta: { input: 'own' }, priority: 80 },
    ]);
    const given = { ...inputs, meta: 'input=usual\nnote=usual', wait: 'false' };
    expect((await story.run({ inputs: given, env })).exitCode).toBe(0);
    const children = await listChildren(story, 'import');
    const values = children.map(({ ID, Meta, Priority }) => [
      /dispatch-(\D*)/.exec(ID)?.[1],
      `${Meta?.['input']} ${Meta?.['note']} ${Priority}`,
    ]);
    expect(values.map(String).toSorted()).toEqual([',own usual 80', 'night-,usual own 50']);
  });

  test('dispatch of a dispatches-file continues after a refused line, and the next attempt dispatches it', async () => {
    await using story = await startLines(['one', 'two', 'three'].map(work));
    let refusing = true;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, body, answer }) => {
      if (refusing && path.includes('/dispatch?') && body.includes('two')) answer(500, 'no luck today');
    });
    const given = { ...inputs, address: proxy.url };
    const run = await story.run({ inputs: given, env });
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'true', 'server']);
    expect(run.outputs['summary']).toBe('3 dispatches of `import`: 2 complete, 1 not dispatched');
    expect(listLines(run)).toEqual([['payloads.jsonl:2', expect.stringContaining('no luck today')]]);
    expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([
      { line: 1, outcome: 'complete', reason: '' },
      { line: 2, child: '', outcome: '', reason: 'server' },
      { line: 3, outcome: 'complete', reason: '' },
    ]);
    refusing = false;
    const rerun = await story.run({ inputs: given, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'true']);
    expect(await listChildren(story, 'import')).toHaveLength(3);
  });

  test('dispatch of a dispatches-file reports the worst outcome of its jobs', async () => {
    await using story = await startLines([work('one'), work('two')], launchable('import', { task: 'exit_code = 4' }));
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'failed', 'failed']);
    expect(run.outputs['summary']).toBe('2 dispatches of `import`: 2 failed');
    expect(listLines(run).map(([place]) => place)).toEqual(['payloads.jsonl:1', 'payloads.jsonl:2']);
    expect(run.annotations[0]?.message).toMatch(
      / exited with code 4 .*\n`nomad alloc logs -stderr [0-9a-f]{8} [a-z]+` may show the cause\./s,
    );
  });

  test('a cancelled dispatch of a dispatches-file leaves running jobs alone, and dispatches no further lines', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => work(`part-${index}`));
    await using story = await startLines(lines, launchable('import', { task: 'run_for = "2h"' }));
    const run = await story.run({ inputs, env, cancelAt: { text: '1 running', times: 10 } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['outcome']]).toEqual([1, 'timed-out', 'timed-out']);
    // Ten are dispatched at the same time; how many of them were dispatched by then is random.
    const { length } = await listChildren(story, 'import');
    expect(length).toBeGreaterThanOrEqual(1);
    expect(length).toBeLessThanOrEqual(10);
    expect(run.outputs['summary']).toBe(
      `12 dispatches of \`import\`: ${length} timed-out, ${12 - length} not dispatched`,
    );
  });
});

describe.concurrent('errors in a dispatches-file', () => {
  test('errors in all lines of a dispatches-file are reported at once, before the first dispatch', async () => {
    await using story = await startLines([
      work('good'),
      'no json',
      [1],
      { paylod: 'x' },
      { meta: { input: 5 } },
      { priority: 0 },
      { payload: 'x', 'payload-base64': 'eA==' },
      { 'payload-base64': '%%%' },
      { meta: { input: 'a' }, 'idempotency-token': 'same' },
    ]);
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(listLines(run)).toEqual([
      ['payloads.jsonl:2', expect.stringContaining('Line 2 is not JSON.')],
      ['payloads.jsonl:3', expect.stringContaining('Line 3 is not a JSON object.')],
      ['payloads.jsonl:4', expect.stringMatching(/Line 4 has the unknown key `paylod`\.\nDid you mean `payload`/)],
      ['payloads.jsonl:5', expect.stringContaining('Line 5 is not valid: `meta.input` is of type number')],
      ['payloads.jsonl:6', expect.stringContaining('Line 6 is not valid: `priority`')],
      ['payloads.jsonl:7', expect.stringContaining('Line 7 has both `payload` and `payload-base64`.')],
      ['payloads.jsonl:8', expect.stringContaining('Line 8 has a `payload-base64` that is not valid base64.')],
    ]);
    expect(await listChildren(story, 'import')).toEqual([]);
  });

  test('lines of a dispatches-file that do not fit the parameterized job are reported', async () => {
    await using story = await startLines([work('good'), { meta: { zz: '1' } }, {}]);
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(listLines(run)).toEqual([
      ['payloads.jsonl:2', expect.stringContaining('Line 2: the job `import` requires the metadata `input`.')],
      ['payloads.jsonl:2', expect.stringContaining('Line 2: the job `import` does not accept the metadata `zz`.')],
      ['payloads.jsonl:3', expect.stringContaining('Line 3: the job `import` requires the metadata `input`.')],
    ]);
    expect(await listChildren(story, 'import')).toEqual([]);
  });

  test.each([
    [['{"idempotency-token": "a"}', '{"idempotency-token": "a"}'], {}, /Line 2 has the `idempotency-token` of line 1/],
    [[JSON.stringify({ payload: 'x'.repeat(16_385) })], {}, /Line 1 has a `payload` that has 16385 bytes/],
    [[''], {}, /has 0 dispatches/],
    [Array.from({ length: 1001 }, () => '{}'), {}, /has 1001 dispatches/],
    [['{}'], { payload: 'x' }, /`dispatches-file` is set together with `payload`/],
    [['{}'], { 'dispatches-file': 'none.jsonl' }, /which does not exist/],
    [['{}'], { 'dispatches-file': '../outside.jsonl' }, /is outside the workspace/],
  ])('dispatch refuses an invalid dispatches-file (case %#)', async (lines, given, expected) => {
    await using story = await startLines(lines);
    const run = await story.run({ inputs: { ...inputs, ...given }, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(joinAnnotations(run)).toMatch(expected);
    expect(await listChildren(story, 'import')).toEqual([]);
  });
});

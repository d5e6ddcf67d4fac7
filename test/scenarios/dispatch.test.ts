import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { childrenOf, launchable } from '../support/launching.ts';
import { startGate, startStory, type Setting, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const inputs = { mode: 'dispatch', job: 'import', meta: 'input=a', payload: 'hello' };
/** A step of a workflow's job. */
const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };

async function startImport(
  options: Parameters<typeof launchable>[1] = {},
  setting: Partial<Setting> = {},
): Promise<Story> {
  const story = await startStory({ files: {}, ...setting });
  await story.operate(launchable('import', options));
  return story;
}

function textOf({ annotations }: ActionRun): string {
  return annotations.map(({ message }) => message).join('\n');
}

describe('one dispatch', () => {
  test.each(['nomad', 'generic'] as const)(
    'brings payload and meta along and is followed to its end: %s',
    async (dialect) => {
      await using story = await startImport({}, { sandbox: { dialect } });
      const given = { ...inputs, dialect, priority: '70', 'id-prefix-template': 'night' };
      const dry = await story.run({ inputs: { ...given, 'dry-run': 'true' }, env });
      expect([dry.exitCode, dry.outputs['changed'], dry.outputs['dispatched-job-id']]).toEqual([0, 'false', '']);
      expect(await childrenOf(story, 'import')).toEqual([]);
      const run = await story.run({ inputs: given, env });
      const [child, ...others] = await childrenOf(story, 'import');
      expect(others).toEqual([]);
      expect(child).toMatchObject({ Payload: 'aGVsbG8=', Meta: { input: 'a' }, Priority: 70, Status: 'dead' });
      expect(child?.ID).toMatch(/^import\/dispatch-night-\d+-/);
      expect([run.exitCode, run.stderr]).toEqual([0, '']);
      expect(run.outputs).toMatchObject({
        changed: 'true',
        outcome: 'succeeded',
        'dispatched-job-id': child?.ID,
        reason: '',
      });
      expect(run.outputs['eval-id']).toMatch(/^[\da-f-]{36}$/);
      expect(run.outputs['summary']).toMatch(/^`import\/dispatch-night-\S+` was dispatched: succeeded in \d+ s$/);
      expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([
        { id: 'import', child: child?.ID, outcome: 'succeeded' },
      ]);
    },
  );

  test('from a file and from base64 has the same bytes', async () => {
    await using story = await startImport();
    const bytes = Buffer.from([0, 255, 10, 13, 32, 10]);
    story.workspace.write('data/payload.bin', bytes);
    const given = { mode: 'dispatch', job: 'import', meta: 'input=a', wait: 'false' };
    await story.run({ inputs: { ...given, 'payload-file': 'data/payload.bin' }, env });
    await story.run({
      inputs: { ...given, 'payload-base64': bytes.toString('base64'), 'idempotency-token': 'b' },
      env,
    });
    const payloads = (await childrenOf(story, 'import')).map(({ Payload }) => Payload);
    expect(payloads).toEqual([bytes.toString('base64'), bytes.toString('base64')]);
  });

  test('is not waited for where that is not wanted', async () => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    const run = await story.run({ inputs: { ...inputs, wait: 'false' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['changed']]).toEqual([0, '', 'true']);
  });
});

describe('exactly once', () => {
  test('another attempt of the run dispatches nothing, and follows what the first one did', async () => {
    await using story = await startImport();
    const first = await story.run({ inputs, env });
    const again = await story.run({ inputs, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    expect(await childrenOf(story, 'import')).toHaveLength(1);
    expect([again.exitCode, again.outputs['changed'], again.outputs['outcome']]).toEqual([0, 'false', 'succeeded']);
    expect(again.outputs['dispatched-job-id']).toBe(first.outputs['dispatched-job-id']);
    expect(again.outputs['summary']).toContain('was dispatched already by an earlier attempt of this run: succeeded');
  });

  test.each([
    ['another run', { GITHUB_RUN_ID: '4712' }, {}],
    ['another job of the workflow', { GITHUB_JOB: 'weekly' }, {}],
    ['another step', { GITHUB_ACTION: 'import_2' }, {}],
    ['another repository', { GITHUB_REPOSITORY: 'acme/other' }, {}],
    ['another token', {}, { 'idempotency-token': 'release-7' }],
  ])('%s dispatches anew', async (_, other, more) => {
    await using story = await startImport();
    await story.run({ inputs, env });
    const run = await story.run({ inputs: { ...inputs, ...more }, env: { ...env, ...other } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(await childrenOf(story, 'import')).toHaveLength(2);
  });

  test('a token of the user holds over runs', async () => {
    await using story = await startImport();
    const given = { ...inputs, 'idempotency-token': 'release-7' };
    await story.run({ inputs: given, env });
    const run = await story.run({ inputs: given, env: { ...env, GITHUB_RUN_ID: '4712' } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'false']);
    expect(run.outputs['summary']).toContain('was dispatched already with this `idempotency-token`');
    expect(await childrenOf(story, 'import')).toHaveLength(1);
  });

  test.each([
    ['payload', { payload: 'other' }, 'another payload'],
    ['meta', { meta: 'input=b' }, 'another meta `input`'],
  ])('the same token with another %s is told, for that was not dispatched', async (_, other, words) => {
    await using story = await startImport();
    await story.run({ inputs, env });
    const run = await story.run({ inputs: { ...inputs, ...other }, env });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'conflict', 'false']);
    expect(textOf(run)).toContain(words);
    expect(await childrenOf(story, 'import')).toHaveLength(1);
  });

  test('an answer that is lost is asked for again, and launches nothing twice', async () => {
    await using story = await startImport();
    let dropped = 0;
    await using gate = await startGate(story.sandbox.scheduler, async ({ path, pass, drop }) => {
      if (!path.includes('/dispatch?') || dropped > 0) return;
      dropped += 1;
      await pass();
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url }, env });
    expect([run.exitCode, dropped, run.outputs['changed'], run.outputs['outcome']]).toEqual([
      0,
      1,
      'true',
      'succeeded',
    ]);
    expect(gate.seen.filter(({ url }) => url.includes('/dispatch?'))).toHaveLength(2);
    expect(await childrenOf(story, 'import')).toHaveLength(1);
  });

  test('outside of a runner, without a token, it is not asked for again', async () => {
    await using story = await startImport();
    await using gate = await startGate(story.sandbox.scheduler, async ({ path, pass, drop }) => {
      if (!path.includes('/dispatch')) return;
      await pass();
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url }, env: { GITHUB_RUN_ID: '' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unreachable']);
    expect(textOf(run)).toContain('`idempotency-token`');
    expect(gate.seen.filter(({ url }) => url.includes('/dispatch'))).toHaveLength(1);
    expect(await childrenOf(story, 'import')).toHaveLength(1);
  });
});

describe('work that does not end well', () => {
  test('is told with exit code and events', async () => {
    await using story = await startImport({ task: 'run_for = "10ms"\n exit_code = 3' });
    const run = await story.run({ inputs, env });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(textOf(run)).toMatch(/failed: task `run` exits 3[^]*Exit Code: 3/);
  });

  test('because there is no room for it is told after a grace', async () => {
    await using story = await startImport({ memory: 64_000_000 });
    const run = await story.run({ inputs: { ...inputs, timeout: '10s' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([
      1,
      'placement-blocked',
      'unplaceable',
    ]);
    expect(textOf(run)).toContain('memory');
    expect(run.milliseconds).toBeLessThan(6000);
  });

  test('in time is left as it is', async () => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    const run = await story.run({ inputs: { ...inputs, timeout: '2s' }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
    expect((await childrenOf(story, 'import'))[0]?.Status).toBe('running');
  });

  test('because the run is cancelled is left as it is', async () => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    const run = await story.run({ inputs, env, cancelAt: '1 running' });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
    expect(textOf(run)).toContain('because the run was cancelled');
    expect((await childrenOf(story, 'import'))[0]?.Status).toBe('running');
  });

  test.each(['', '?purge=true'])('because somebody stops it is told: DELETE %s', async (query) => {
    await using story = await startImport({ task: 'run_for = "2h"' });
    let stopped = false;
    await using gate = await startGate(story.sandbox.scheduler, async ({ path }) => {
      // A blocking query on its allocations: it runs, and is followed.
      if (stopped || !/\/allocations\?.*index=/.test(path)) return;
      stopped = true;
      const [child] = await childrenOf(story, 'import');
      await story.ask('DELETE', `/v1/job/${encodeURIComponent(child?.ID ?? '')}${query}`);
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'stopped', 'conflict']);
  });
});

describe('what is wrong is told before anything is dispatched', () => {
  test.each([
    [{ job: 'nothing' }, 'not-found', /nothing/],
    [{ namespace: 'other' }, 'not-found', /import/],
    [{ job: 'plain' }, 'input', /`plain` is not parameterized/],
    [
      { meta: 'zz=1\nnote=b' },
      'input',
      /needs the meta `input`[^]*does not take the meta `zz`[^]*It takes `input`, `note`/,
    ],
    [{ meta: 'input=a\ninput=b' }, 'input', /sets "input" more than once/],
    [{ payload: 'x'.repeat(16_385) }, 'input', /has 16385 bytes, and a dispatch takes 16384 at most/],
    [{ 'payload-base64': 'aGVsbG8=' }, 'input', /`payload-base64` is given, and so is `payload`/],
    [{ payload: '', 'payload-base64': 'aGVsbG8' }, 'input', /is no standard base64/],
    [{ payload: '', 'payload-file': '../secret' }, 'input', /leads outside the workspace/],
    [{ payload: '', 'payload-file': '.git/config' }, 'input', /leads outside the workspace, or into `.git`/],
    [{ payload: '', 'payload-file': 'none' }, 'input', /cannot be read \(ENOENT\)/],
    [{ priority: '101' }, 'input', /which is no priority/],
    [{ job: '' }, 'input', /`job` is missing/],
    [{ count: '3' }, 'input', /`count` is not used by mode `dispatch`/],
  ])('%j', async (given, reason, words) => {
    await using story = await startImport();
    await story.operate(launchable('plain', { block: 'none' }));
    const run = await story.run({ inputs: { ...inputs, ...given }, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, reason]);
    expect(textOf(run)).toMatch(words);
    expect(await childrenOf(story, 'import')).toEqual([]);
  });

  test.each([
    ['required', { payload: '' }, /needs a payload/],
    ['forbidden', {}, /takes no payload/],
  ] as const)('a payload that is %s', async (payload, given, words) => {
    await using story = await startImport({ payload });
    const run = await story.run({ inputs: { ...inputs, ...given }, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(textOf(run)).toMatch(words);
  });

  test('a job that is stopped', async () => {
    await using story = await startImport();
    await story.ask('DELETE', '/v1/job/import');
    const run = await story.run({ inputs, env });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'blocked']);
    expect(textOf(run)).toContain('`import` is stopped');
  });

  test('a payload of the other limit where the document is taken by its word', async () => {
    await using story = await startImport({}, { sandbox: { dialect: 'generic' } });
    const given = { ...inputs, dialect: 'generic', payload: 'x'.repeat(65_536) };
    expect((await story.run({ inputs: given, env })).exitCode).toBe(0);
    const run = await story.run({ inputs: { ...given, payload: 'x'.repeat(65_537) }, env });
    expect(textOf(run)).toContain('takes 65536 at most');
  });

  test('a token without the right, and one that has it', async () => {
    await using story = await startImport({}, { sandbox: { acl: true } });
    const tokens: Readonly<Record<string, string>> = { ...story.sandbox.keys?.tokens };
    const refused = await story.run({ inputs: { ...inputs, token: tokens['reader'] ?? '' }, env });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(textOf(refused)).toContain('`dispatch-job`');
    const run = await story.run({ inputs: { ...inputs, token: tokens['dispatcher'] ?? '' }, env });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'succeeded']);
  });
});

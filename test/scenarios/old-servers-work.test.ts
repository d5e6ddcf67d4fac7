import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { annotationsOf, childrenOf, launchable, startImport } from '../support/launching.ts';
import { startNomadProxy, startStory, type Story } from '../support/registering.ts';
import type { TestServer } from '../support/server.ts';

// Dispatch and periodic-force, on servers that do not name what replaces an allocation (before 1.6) or know no idempotency tokens (before 1.1.3).

afterAll(removeRunFolders);

const env = { GITHUB_JOB: 'nightly', GITHUB_ACTION: 'import' };
const dispatch = { mode: 'dispatch', job: 'import', meta: 'input=a' };
const force = { mode: 'periodic-force', job: 'import' };

interface Stub {
  readonly ID: string;
  readonly Name: string;
  readonly NextAllocation?: string;
  readonly ClientStatus: string;
  readonly [name: string]: unknown;
}

/** Doubles an allocation: the failed one, and the one that replaced it. */
function twice(first: object, second: object): (stub: Stub) => readonly object[] {
  return (stub) => [
    { ...stub, ID: `${stub.ID.slice(0, -1)}0`, CreateIndex: 1, ...first },
    { ...stub, ...second },
  ];
}

/** A proxy that rewrites the list of allocations. */
async function startRewriting(story: Story, rewrite: (stub: Stub) => readonly object[]): Promise<TestServer> {
  return startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!/\/allocations(\?|$)/.test(path) || /[?&]index=/.test(path)) return;
    const { body } = await pass();
    answer(200, JSON.stringify((JSON.parse(body) as Stub[]).flatMap((stub) => rewrite(stub)).toReversed()));
  });
}

const failed = { ClientStatus: 'failed', DesiredStatus: 'stop' };
const ends = {
  'that failed': failed,
  'that failed and still has desired status run': { ClientStatus: 'failed', DesiredStatus: 'run' },
  'that was drained': { ClientStatus: 'complete', DesiredStatus: 'stop' },
  'that was evicted': { ClientStatus: 'failed', DesiredStatus: 'evict' },
  'whose node was lost': { ClientStatus: 'lost', DesiredStatus: 'stop' },
};

describe.concurrent('rescheduled allocations on servers that do not link the replacement', () => {
  test.each(
    Object.entries(ends).flatMap(([words, first]) =>
      ['1.5.17', '1.4.14', '1.1.2'].map((at) => [at, words, first] as const),
    ),
  )('D2: on %s an allocation %s does not fail a dispatch when its replacement succeeds', async (version, _, first) => {
    await using story = await startImport({}, { sandbox: { version } });
    await using gate = await startRewriting(story, twice(first, {}));
    const run = await story.run({ inputs: { ...dispatch, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'succeeded']);
  });

  test('D2: on 1.4.14 a dispatch whose last allocation failed has failed', async () => {
    await using story = await startImport({}, { sandbox: { version: '1.4.14' } });
    await using gate = await startRewriting(story, twice(failed, { ClientStatus: 'failed' }));
    const run = await story.run({ inputs: { ...dispatch, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'failed', 'failed']);
  });

  test('D2: on 1.4.14 a dispatch whose replacement was stopped is stopped', async () => {
    await using story = await startImport({}, { sandbox: { version: '1.4.14' } });
    await using gate = await startRewriting(story, twice(failed, { DesiredStatus: 'stop' }));
    const run = await story.run({ inputs: { ...dispatch, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'stopped']);
  });

  test('D2: on 1.4.14 a forced periodic job succeeds when the replacement succeeds', async () => {
    await using story = await startStory({ files: {}, sandbox: { version: '1.4.14' } });
    await story.operate(launchable('import', { block: 'periodic' }));
    await using gate = await startRewriting(story, twice(failed, {}));
    const run = await story.run({ inputs: { ...force, address: gate.url }, env });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'succeeded']);
  });

  test.each(['1.4.14', '1.1.2'])(
    'D2: on %s a dispatch that uses up its reschedule attempts has failed',
    async (version) => {
      const task = 'run_for = "5ms"\n exit_code = 3';
      await using story = await startImport({ task, reschedules: 1 }, { sandbox: { version } });
      const run = await story.run({ inputs: { ...dispatch, timeout: '60s' }, env });
      const [child] = await childrenOf(story, 'import');
      const allocations = await story.ask<Stub[]>('GET', `/v1/job/${encodeURIComponent(child?.ID ?? '')}/allocations`);
      expect(allocations.map(({ Name, NextAllocation }) => [Name, NextAllocation])).toEqual(
        allocations.map(() => [allocations[0]?.Name, undefined]),
      );
      expect([run.exitCode, run.outputs['outcome'], allocations.length]).toEqual([1, 'failed', 2]);
    },
  );
});

/** A proxy that passes dispatches on, and drops their responses. */
async function losing(story: Story, events: string[]): Promise<TestServer> {
  return startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, drop }) => {
    if (method !== 'POST' || !path.includes('/dispatch')) return;
    events.push(path);
    await pass();
    drop();
  });
}

describe.concurrent('dispatch on servers without idempotency tokens', () => {
  test.each([
    ['1.1.2', {}],
    ['1.1.2', { 'idempotency-token': 'release-7' }],
    ['1.0.8', {}],
    ['1.1.0', { 'dry-run': 'false', wait: 'false' }],
  ])(
    'D5: on %s a dispatch is not repeated when its response is lost, and a warning says so (%j)',
    async (version, more) => {
      await using story = await startImport({}, { sandbox: { version } });
      const events: string[] = [];
      await using gate = await losing(story, events);
      const run = await story.run({ inputs: { ...dispatch, ...more, address: gate.url }, env });
      expect([run.exitCode, run.outputs['reason'], events.length]).toEqual([1, 'unreachable', 1]);
      expect(await childrenOf(story, 'import')).toHaveLength(1);
      expect(annotationsOf(run)).toContain('Could not determine whether the job was dispatched');
      expect(annotationsOf(run)).toMatch(/ignores `idempotency-token`[^]*is not repeated/);
      expect(run.stdout.indexOf('is not repeated')).toBeLessThan(run.stdout.indexOf('Could not determine whether'));
    },
  );

  test('D5: each line of a payloads-file is sent once on a server without idempotency tokens', async () => {
    await using story = await startImport({}, { sandbox: { version: '1.1.2' } });
    story.workspace.write(
      'payloads.jsonl',
      ['a', 'b', 'c'].map((input) => JSON.stringify({ meta: { input } })).join('\n'),
    );
    const events: string[] = [];
    await using gate = await losing(story, events);
    const inputs = { mode: 'dispatch', job: 'import', 'payloads-file': 'payloads.jsonl', address: gate.url };
    const run = await story.run({ inputs, env });
    expect([run.exitCode, events.length, (await childrenOf(story, 'import')).length]).toEqual([1, 3, 3]);
    expect(events.filter((path) => path.includes('idempotency_token'))).toEqual([]);
  });

  test.each(['1.1.3', '1.1.4', undefined])(
    'D5: on %s, which supports idempotency tokens, a dispatch is sent again when its response is lost',
    async (version) => {
      await using story = await startImport({}, version === undefined ? {} : { sandbox: { version } });
      let lost = 0;
      await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, drop }) => {
        if (!path.includes('/dispatch?') || lost > 0) return;
        lost += 1;
        await pass();
        drop();
      });
      const run = await story.run({ inputs: { ...dispatch, address: gate.url }, env });
      expect([run.exitCode, lost, (await childrenOf(story, 'import')).length]).toEqual([0, 1, 1]);
      expect(annotationsOf(run)).toBe('');
    },
  );

  test('D5: a dry run of dispatch warns that a request is not repeated', async () => {
    await using story = await startImport({}, { sandbox: { version: '1.1.2' } });
    const run = await story.run({ inputs: { ...dispatch, 'dry-run': 'true' }, env });
    expect([run.exitCode, annotationsOf(run)]).toEqual([0, expect.stringContaining('is not repeated')]);
  });
});

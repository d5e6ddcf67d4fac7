import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { listChildren, launchable } from '../support/launching.ts';
import { startNomadProxy } from '../support/registering.ts';
import { createWorkspace } from '../support/workspace.ts';
import { access, address, askLive, since, version } from './live-story.ts';
import { needs } from './server-version.ts';
import { readResult } from '../support/result.ts';

/**
 * Modes `dispatch` and `periodic-force` against a live Nomad, with tasks of raw_exec. Jobs have random names and are purged at the end.
 * Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

type Options = NonNullable<Parameters<typeof launchable>[1]>;

/** A parameterized or periodic job with a random name. */
class Launching implements AsyncDisposable {
  readonly id = `outrider-test-${randomUUID().slice(0, 8)}`;
  readonly ask = askLive;
  readonly #workspace = createWorkspace({});

  static async start(shell: string, options: Options = {}): Promise<Launching> {
    const launching = new Launching();
    const task = `command = "/bin/sh"\n args = ["-c", "${shell}"]`;
    const source = launchable(launching.id, { ...options, task }).replace('mock_driver', 'raw_exec');
    const known = needs(version, '1.6.2').skip ? source.replace(/crons = \[(".*")\]/, 'cron = $1') : source;
    await askLive('POST', '/v1/jobs', { Job: await askLive('POST', '/v1/jobs/parse', { JobHCL: known }) });
    return launching;
  }

  write(name: string, content: string): void {
    this.#workspace.write(name, content);
  }

  run(
    mode: 'dispatch' | 'periodic-force',
    inputs: Readonly<Record<string, string>> = {},
    attempt = '1',
  ): Promise<ActionRun> {
    return runAction({
      process: true,
      inputs: { mode, job: this.id, timeout: '30s', ...access, ...inputs },
      workspace: this.#workspace.path,
      env: { GITHUB_JOB: 'live', GITHUB_ACTION: 'step', GITHUB_RUN_ATTEMPT: attempt },
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ids = (await listChildren(this, this.id)).map(({ ID }) => ID);
    for (const id of [...ids, this.id]) await askLive('DELETE', `/v1/job/${encodeURIComponent(id)}?purge=true`);
    this.#workspace[Symbol.dispose]();
  }
}

describe.skipIf(address === '').concurrent(`modes dispatch and periodic-force, against ${location}`, () => {
  test.skipIf(since('1.1.3').skip)(
    `dispatch dispatches once across the attempts of a run, with payload and meta${since('1.1.3').reason}`,
    patience,
    async () => {
      await using job = await Launching.start('sleep 1');
      const inputs = { meta: 'input=a', payload: 'hello' };
      const run = await job.run('dispatch', inputs);
      expect(run.outputs).toMatchObject({ outcome: 'complete', changed: 'true', reason: '' });
      const rerun = await job.run('dispatch', inputs, '2');
      expect(rerun.outputs).toMatchObject({ outcome: 'complete', changed: 'false' });
      const other = await job.run('dispatch', { ...inputs, payload: 'other' }, '2');
      expect(other.outputs).toMatchObject({ changed: 'false', reason: 'conflict' });
      const children = await listChildren(job, job.id);
      expect(children).toMatchObject([{ Payload: 'aGVsbG8=', Meta: { input: 'a' }, Status: 'dead' }]);
      expect(readResult(run).jobs[0]?.child).toBe(children[0]?.ID);
    },
  );

  test.skipIf(since('1.10.1').skip)(
    `dispatch sets the priority of the child job${since('1.10.1').reason}`,
    patience,
    async () => {
      await using job = await Launching.start('true');
      job.write('lines.jsonl', '{"meta":{"input":"a"},"priority":70}');
      const run = await job.run('dispatch', { 'dispatches-file': 'lines.jsonl' });
      expect([run.outputs['outcome'], run.annotations]).toEqual(['complete', []]);
      expect(await listChildren(job, job.id)).toMatchObject([{ Priority: 70 }]);
    },
  );

  test.skipIf(since('1.1.3').skip)(
    `dispatch launches nothing twice when its response is lost${since('1.1.3').reason}`,
    patience,
    async () => {
      await using job = await Launching.start('true');
      let dropped = 0;
      await using gate = await startNomadProxy(address, async ({ path, pass, drop }) => {
        if (!path.includes('/dispatch?') || dropped > 0) return;
        dropped += 1;
        await pass();
        drop();
      });
      const run = await job.run('dispatch', { meta: 'input=a', address: gate.url });
      expect([run.outputs['outcome'], run.outputs['changed'], dropped]).toEqual(['complete', 'true', 1]);
      expect(await listChildren(job, job.id)).toHaveLength(1);
    },
  );

  test('dispatch of a dispatches-file reports which lines failed', patience, async () => {
    await using job = await Launching.start('exit $NOMAD_META_INPUT');
    job.write('lines.jsonl', [0, 3, 0].map((input) => JSON.stringify({ meta: { input: String(input) } })).join('\n'));
    const run = await job.run('dispatch', { 'dispatches-file': 'lines.jsonl' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(run.outputs['summary']).toMatch(/^3 dispatches of `outrider-test-\w+`: 2 complete, 1 failed/);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('exited with code 3');
    expect(await listChildren(job, job.id)).toHaveLength(3);
  });

  test('dispatch follows the child job across a rescheduled failure', patience, async () => {
    const once = 'm=/tmp/$NOMAD_JOB_PARENT_ID; if [ -e $m ]; then rm $m; else touch $m; exit 1; fi';
    await using job = await Launching.start(once, { reschedules: 1 });
    const run = await job.run('dispatch', { meta: 'input=a' });
    expect(run.outputs).toMatchObject({ outcome: 'complete', reason: '' });
    expect(run.log).toContain('1 complete, 1 failed');
  });

  test('dispatch reports a placement failure, and a child job that does not end in time', patience, async () => {
    await using large = await Launching.start('true', { memory: 64_000_000 });
    const blocked = await large.run('dispatch', { meta: 'input=a', timeout: '20s' });
    expect(blocked.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable' });
    await using long = await Launching.start('sleep 600');
    const late = await long.run('dispatch', { meta: 'input=a', timeout: '3s' });
    expect(late.outputs).toMatchObject({ outcome: 'timed-out', reason: 'timed-out' });
  });

  test('dispatch reports a child job that a user stops', patience, async () => {
    await using job = await Launching.start('sleep 600');
    let stopped = false;
    await using gate = await startNomadProxy(address, async ({ path }) => {
      if (stopped || !/\/allocations\?.*index=/.test(path)) return;
      stopped = true;
      const [child] = await listChildren(job, job.id);
      await job.ask('DELETE', `/v1/job/${encodeURIComponent(child?.ID ?? '')}`);
    });
    const run = await job.run('dispatch', { meta: 'input=a', address: gate.url });
    expect(run.outputs).toMatchObject({ outcome: 'stopped', reason: 'conflict' });
  });

  test('periodic-force launches a periodic job and follows it', patience, async () => {
    await using job = await Launching.start('exit 5', { block: 'periodic' });
    const run = await job.run('periodic-force');
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    const [child, ...others] = await listChildren(job, job.id);
    expect([readResult(run).jobs[0]?.child, others]).toEqual([child?.ID, []]);
    expect(run.annotations[0]?.message).toContain('exited with code 5');
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { joinAnnotations, listChildren, launchable } from '../support/launching.ts';
import type { Backend } from '../support/pipeline.ts';
import { startNomadProxy } from '../support/registering.ts';
import { createWorkspace } from '../support/workspace.ts';
import { address, describeOnBoth, live, location, version, type Place } from './live-story.ts';
import { needs } from './server-version.ts';
import { readResult } from '../support/result.ts';

/**
 * Modes `dispatch` and `periodic-force` on the sandbox and on a live Nomad, with tasks of raw_exec. Jobs have random names and are purged at the end.
 * The live Nomad is that of OUTRIDER_TEST_NOMAD_ADDR (with OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const patience = { timeout: 60_000 };

type Options = NonNullable<Parameters<typeof launchable>[1]>;

/** A parameterized or periodic job with a random name. */
class Launching implements AsyncDisposable {
  readonly id = `outrider-test-${randomUUID().slice(0, 8)}`;
  readonly #workspace = createWorkspace({});
  readonly #server: Backend & AsyncDisposable;

  private constructor(server: Backend & AsyncDisposable) {
    this.#server = server;
  }

  static async start(place: Place, shell: string, options: Options = {}): Promise<Launching> {
    const launching = new Launching(await place.start());
    const task = `command = "/bin/sh"\n args = ["-c", "${shell}"]`;
    const source = launchable(launching.id, { ...options, task }).replace('mock_driver', 'raw_exec');
    const known = needs(version, '1.6.2').skip ? source.replace(/crons = \[(".*")\]/, 'cron = $1') : source;
    await launching.ask('POST', '/v1/jobs', { Job: await launching.ask('POST', '/v1/jobs/parse', { JobHCL: known }) });
    return launching;
  }

  get address(): string {
    return this.#server.access['address'] ?? '';
  }

  readonly ask: Backend['ask'] = (method, path, body) => this.#server.ask(method, path, body);

  write(name: string, content: string): void {
    this.#workspace.write(name, content);
  }

  run(
    mode: 'dispatch' | 'periodic-force',
    inputs: Readonly<Record<string, string>> = {},
    attempt = '1',
  ): Promise<ActionRun> {
    return runAction({
      process: this.#server.process,
      inputs: { mode, job: this.id, timeout: '30s', ...this.#server.access, ...inputs },
      workspace: this.#workspace.path,
      env: { GITHUB_JOB: 'live', GITHUB_ACTION: 'step', GITHUB_RUN_ATTEMPT: attempt },
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ids = (await listChildren(this, this.id)).map(({ ID }) => ID);
    for (const id of [...ids, this.id]) await this.ask('DELETE', `/v1/job/${encodeURIComponent(id)}?purge=true`);
    this.#workspace[Symbol.dispose]();
    await this.#server[Symbol.asyncDispose]();
  }
}

describeOnBoth('modes dispatch and periodic-force', (place) => {
  const { since } = place;
  const start = (shell: string, options?: Options): Promise<Launching> => Launching.start(place, shell, options);

  test.skipIf(since('1.1.3').skip)(
    `dispatch dispatches once across the attempts of a run, with payload and meta${since('1.1.3').reason}`,
    patience,
    async () => {
      await using job = await start('sleep 1');
      const inputs = { meta: 'input=a', payload: 'hello' };
      const run = await job.run('dispatch', inputs);
      expect(run.outputs).toMatchObject({ outcome: 'complete', changed: 'true', reason: '' });
      const rerun = await job.run('dispatch', inputs, '2');
      expect([rerun.exitCode, rerun.outputs]).toMatchObject([0, { outcome: 'complete', changed: 'false' }]);
      expect(rerun.outputs['summary']).toContain('was already dispatched by an earlier attempt of this run: completed');
      const children = await listChildren(job, job.id);
      expect(children).toMatchObject([{ Payload: 'aGVsbG8=', Meta: { input: 'a' }, Status: 'dead' }]);
      for (const each of [run, rerun]) expect(readResult(each).jobs[0]?.child).toBe(children[0]?.ID);
    },
  );

  test.skipIf(since('1.1.3').skip).each([
    ['payload', { payload: 'other' }, 'a different payload'],
    ['meta', { meta: 'input=b' }, 'different metadata `input`'],
  ])(
    `dispatch reports a conflict for the same token with another %s${since('1.1.3').reason}`,
    patience,
    async (_, other, expected) => {
      await using job = await start('true');
      const inputs = { meta: 'input=a', payload: 'hello' };
      await job.run('dispatch', inputs);
      const run = await job.run('dispatch', { ...inputs, ...other }, '2');
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'conflict', 'false']);
      expect(joinAnnotations(run)).toContain(expected);
      expect(await listChildren(job, job.id)).toHaveLength(1);
    },
  );

  test.skipIf(since('1.10.1').skip)(
    `dispatch sets the priority of the child job${since('1.10.1').reason}`,
    patience,
    async () => {
      await using job = await start('true');
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
      await using job = await start('true');
      let dropped = 0;
      await using proxy = await startNomadProxy(job.address, async ({ path, pass, drop }) => {
        if (!path.includes('/dispatch?') || dropped > 0) return;
        dropped += 1;
        await pass();
        drop();
      });
      const run = await job.run('dispatch', { meta: 'input=a', address: proxy.url });
      expect([run.outputs['outcome'], run.outputs['changed'], dropped]).toEqual(['complete', 'true', 1]);
      expect(await listChildren(job, job.id)).toHaveLength(1);
    },
  );

  test('dispatch reports a job by its last attempt', patience, async () => {
    await using job = await start('exit 3', { reschedules: 1 });
    const run = await job.run('dispatch', { meta: 'input=a' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(joinAnnotations(run)).toMatch(/failed: task `run` exited with code 3[^]*Exit Code: 3/);
    expect(run.log).toContain(': 2 failed; task `run` exited with code 3, in 2 allocations\n');
  });

  test('dispatch reports a job that cannot be placed after a grace period', patience, async () => {
    await using job = await start('true', { memory: 64_000_000 });
    const run = await job.run('dispatch', { meta: 'input=a' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable' });
    expect(joinAnnotations(run)).toContain('memory');
    expect(run.milliseconds).toBeLessThan(25_000);
  });

  test('dispatch leaves a job running that does not end before the timeout', patience, async () => {
    await using job = await start('sleep 600');
    const run = await job.run('dispatch', { meta: 'input=a', timeout: '3s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'timed-out', reason: 'timed-out' });
    expect(await listChildren(job, job.id)).toMatchObject([{ Status: 'running' }]);
  });

  test.each(['', '?purge=true'])('dispatch reports a job that a user stops: DELETE %s', patience, async (query) => {
    await using job = await start('sleep 600');
    let stopped = false;
    await using proxy = await startNomadProxy(job.address, async ({ path }) => {
      // A blocking query on its allocations: it runs, and is followed.
      if (stopped || !/\/allocations\?.*index=/.test(path)) return;
      stopped = true;
      const [child] = await listChildren(job, job.id);
      await job.ask('DELETE', `/v1/job/${encodeURIComponent(child?.ID ?? '')}${query}`);
    });
    const run = await job.run('dispatch', { meta: 'input=a', address: proxy.url });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'stopped', reason: 'conflict' }]);
  });

  test('periodic-force launches a periodic job and follows it', patience, async () => {
    await using job = await start('exit 5', { block: 'periodic' });
    const run = await job.run('periodic-force');
    expect([run.exitCode, run.outputs]).toMatchObject([1, { outcome: 'failed', reason: 'failed', changed: 'true' }]);
    const [child, ...others] = await listChildren(job, job.id);
    expect([readResult(run).jobs[0]?.child, others]).toEqual([child?.ID, []]);
    expect(joinAnnotations(run)).toContain('exited with code 5');
  });
});

describe.skipIf(address === '').concurrent(`what only a shell does, on ${location}`, () => {
  test('dispatch of a dispatches-file reports which lines failed', patience, async () => {
    await using job = await Launching.start(live, 'exit $NOMAD_META_INPUT');
    job.write('lines.jsonl', [0, 3, 0].map((input) => JSON.stringify({ meta: { input: String(input) } })).join('\n'));
    const run = await job.run('dispatch', { 'dispatches-file': 'lines.jsonl' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', changed: 'true' });
    expect(run.outputs['summary']).toMatch(/^3 dispatches of `outrider-test-\w+`: 2 complete, 1 failed/);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('exited with code 3');
    expect(await listChildren(job, job.id)).toHaveLength(3);
  });

  test('dispatch follows the child job across a rescheduled failure', patience, async () => {
    const once = 'm=/tmp/$NOMAD_JOB_PARENT_ID; if [ -e $m ]; then rm $m; else touch $m; exit 1; fi';
    await using job = await Launching.start(live, once, { reschedules: 1 });
    const run = await job.run('dispatch', { meta: 'input=a' });
    expect(run.outputs).toMatchObject({ outcome: 'complete', reason: '' });
    expect(run.log).toContain('1 complete, 1 failed');
  });
});

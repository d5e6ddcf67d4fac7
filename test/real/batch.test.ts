import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { createWorkspace } from '../support/workspace.ts';
import { access, address, askLive, since } from './live-story.ts';

/**
 * Batch jobs that are followed to their end, against a live Nomad, with tasks of raw_exec. Jobs have random names and are purged at the end.
 * Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 90_000 };

/** A job that is registered, and what a run of another mode says of it. */
class Batch implements AsyncDisposable {
  readonly id = `outrider-test-${randomUUID().slice(0, 8)}`;
  readonly #workspace = createWorkspace({});

  async register(shell: string, change = (source: string): string => source): Promise<void> {
    const task = `command = "/bin/sh"\n args = ["-c", "${shell}"]`;
    const source = launchable(this.id, { block: 'none', reschedules: 1, task }).replace('mock_driver', 'raw_exec');
    await askLive('POST', '/v1/jobs', { Job: await askLive('POST', '/v1/jobs/parse', { JobHCL: change(source) }) });
  }

  run(inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
    return runAction({
      process: true,
      inputs: { job: this.id, timeout: '40s', ...access, ...inputs },
      workspace: this.#workspace.path,
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await askLive('DELETE', `/v1/job/${this.id}?purge=true`);
    this.#workspace[Symbol.dispose]();
  }
}

function sysbatch(source: string): string {
  return source.replace('"batch"', '"sysbatch"').replace(/reschedule \{[^}]*\}/, '');
}

/** Another task of the group. */
function addTask(name: string, shell: string, hook: string, isSidecar = false): (source: string) => string {
  const task = `task "${name}" {
      driver = "raw_exec"
      lifecycle {
        hook    = "${hook}"
        sidecar = ${isSidecar}
      }
      config {
        command = "/bin/sh"
        args    = ["-c", "${shell}"]
      }
    }`;
  return (source) => source.replace('task "run"', `${task}\n    task "run"`).replace('attempts  = 1', 'attempts  = 0');
}

function insert(lines: string): (source: string) => string {
  return (source) => source.replace('group "work" {', `group "work" {\n${lines}`);
}

const isOld = since('2.0.3').skip;
const nowhere = 'constraint {\n attribute = "${node.class}"\n value = "none"\n }';

describe
  .skipIf(address === '' || since('1.4.0').skip)
  .concurrent(`batch jobs to their end, against ${location}`, () => {
    test('status waits for a batch job, and scale runs all of it again and follows it', patience, async () => {
      await using job = new Batch();
      await job.register('sleep 2');
      const data = await job.run({ mode: 'status', expect: 'complete' });
      expect([data.exitCode, data.outputs['summary']]).toEqual([0, `\`${job.id}\` is complete: 1 of 1 allocations`]);
      const scaled = await job.run({ mode: 'scale', groups: 'work', count: '2' });
      expect([scaled.exitCode, scaled.outputs['outcome']]).toEqual([0, 'complete']);
      const all = await askLive<readonly { JobVersion: number }[]>('GET', `/v1/job/${job.id}/allocations`);
      expect(all.map(({ JobVersion }) => JobVersion).toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
    });

    test('a batch job fails for good only after its replacement, also for the next run', patience, async () => {
      await using job = new Batch();
      await job.register('exit 3');
      for (const mode of ['status', 'evaluate']) {
        const run = await job.run({ mode, ...(mode === 'status' ? { expect: 'complete' } : {}) });
        expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'failed']);
        expect(joinAnnotations(run)).toContain('exited with code 3');
      }
      expect(await askLive<readonly unknown[]>('GET', `/v1/job/${job.id}/allocations`)).toHaveLength(2);
    });

    const ends: readonly (readonly [what: string, shell: string, change: (source: string) => string, end: string])[] = [
      ['whose poststop task fails', 'exit 0', addTask('after', 'sleep 1; exit 5', 'poststop'), 'exited with code 5'],
      ['whose prestart task fails', 'exit 0', addTask('first', 'exit 6', 'prestart'), 'exited with code 6'],
      ['whose sidecar Nomad ends', 'sleep 1', addTask('side', 'sleep 600', 'poststart', true), ''],
      ['whose sidecar fails', 'sleep 20', addTask('side', 'exit 7', 'poststart', true), 'exited with code 7'],
      [
        'with allocations that fail and one that ends',
        'exit $NOMAD_ALLOC_INDEX',
        insert('count = 3'),
        'exited with code',
      ],
      [
        'of type sysbatch without a node',
        'exit 0',
        (source) => insert(nowhere)(sysbatch(source)),
        'no node is eligible',
      ],
      ['that exceeds `max_run_duration`', 'sleep 60', insert('max_run_duration = "2s"'), 'exceeded max_run_duration'],
    ];

    test.each(ends.filter(([what]) => !isOld || !what.includes('max_run_duration')))(
      'a batch job %s ends as its tasks do',
      patience,
      async (_, shell, change, end) => {
        await using job = new Batch();
        await job.register(shell, change);
        for (const wait of ['complete', 'false']) {
          const run = await job.run({ mode: 'status', expect: 'complete', wait });
          expect(run.exitCode).toBe(end === '' ? 0 : 1);
          expect(joinAnnotations(run)).toContain(end);
        }
      },
    );

    test('a sysbatch job that failed does not run again for another priority, and stays failed', patience, async () => {
      await using job = new Batch();
      await job.register('exit 4', sysbatch);
      expect((await job.run({ mode: 'evaluate' })).outputs['outcome']).toBe('failed');
      await job.register('exit 4', (source) => sysbatch(source).replace('type  ', 'priority = 60\n  type  '));
      expect((await job.run({ mode: 'evaluate' })).outputs['outcome']).toBe('failed');
      expect(await askLive<readonly unknown[]>('GET', `/v1/job/${job.id}/allocations`)).toHaveLength(1);
    });
  });

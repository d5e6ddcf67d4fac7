import { afterAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/server.ts';
import { removeRunFolders, runAction } from '../support/action.ts';
import { service, startGate, startStory, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const inputs = { mode: 'stop', job: 'web' };
const count = 2;

function startRunning(): Promise<Story> {
  return startStory({ files: {}, running: [service('web', { count })] });
}

interface Allocation {
  readonly ClientStatus: string;
}

async function runningOf(story: Story, id: string): Promise<number> {
  const all = await story.ask<Allocation[]>('GET', `/v1/job/${encodeURIComponent(id)}/allocations`);
  return all.filter(({ ClientStatus }) => ClientStatus === 'running' || ClientStatus === 'pending').length;
}

function parameterized(id: string): string {
  return `job "${id}" {
  type = "batch"
  parameterized {}
  group "app" {
    task "work" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
    }
  }
}
`;
}

/** A parameterized job, and the one that it has started. */
async function startDispatched(): Promise<{ readonly started: Story; readonly child: string }> {
  const started = await startStory({ files: {} });
  await started.operate(parameterized('web'));
  const { DispatchedJobID: child } = await started.ask<{ DispatchedJobID: string }>('POST', '/v1/job/web/dispatch', {});
  return { started, child };
}

describe.concurrent('a job that runs', () => {
  test('is stopped, and waited for until nothing of it runs; the second time nothing is written', async () => {
    await using story = await startRunning();
    const dry = await story.run({ inputs: { ...inputs, 'dry-run': 'true' } });
    expect([dry.exitCode, dry.outputs['changed'], await runningOf(story, 'web')]).toEqual([0, 'false', 2]);
    expect(dry.outputs['summary']).toBe('Dry run: `web` would be stopped; 2 allocations would end');
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['changed'], run.outputs['outcome']]).toEqual([0, 'true', 'stopped']);
    expect(run.outputs['summary']).toBe('Stopped `web`; 2 allocations have ended');
    expect(run.outputs['eval-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect([await runningOf(story, 'web'), (await story.versions('web'))[0]?.['Stop']]).toEqual([0, true]);
    const versions = (await story.versions('web')).length;
    const again = await story.run({ inputs });
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
    expect(again.outputs['summary']).toBe('Nothing to do: `web` is stopped');
    expect(await story.versions('web')).toHaveLength(versions);
  });

  test('is purged once it has ended; a second purge finds nothing, and says so', async () => {
    await using story = await startRunning();
    let stops = 0;
    await using gate = await startGate(
      story.sandbox.scheduler,
      ({ method }) => void (stops += Number(method === 'DELETE')),
    );
    const run = await story.run({ inputs: { ...inputs, purge: 'true', address: gate.url } });
    expect([run.exitCode, run.outputs['summary'], stops]).toEqual([0, 'Purged `web`; 2 allocations have ended', 2]);
    expect(await story.ask('GET', '/v1/jobs')).toEqual([]);
    const again = await story.run({ inputs: { ...inputs, purge: 'true' } });
    expect([again.exitCode, again.outputs['changed'], again.annotations[0]?.level]).toEqual([0, 'false', 'warning']);
  });

  test('is not waited for where that is not wanted', async () => {
    await using story = await startRunning();
    let asked = '';
    await using gate = await startGate(story.sandbox.scheduler, ({ method, path }) => {
      if (method === 'DELETE') asked = path;
    });
    const given = { wait: 'false', purge: 'true', global: 'true', 'no-shutdown-delay': 'true', 'eval-priority': '80' };
    const run = await story.run({ inputs: { ...inputs, ...given, address: gate.url } });
    expect(run.exitCode).toBe(0);
    expect(new URL(asked, gate.url).search).toBe('?purge=true&global=true&eval_priority=80&no_shutdown_delay=true');
  });

  test('is stopped once, whose answer is lost', async () => {
    await using story = await startRunning();
    let dropped = 0;
    await using gate = await startGate(story.sandbox.scheduler, async ({ method, pass, drop }) => {
      if (method !== 'DELETE' || dropped > 0) return;
      dropped += 1;
      await pass();
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: gate.url } });
    expect([run.exitCode, dropped, await runningOf(story, 'web')]).toEqual([0, 1, 0]);
  });

  test('whose tasks take longer than there is time is told to run on, and the next run waits on', async () => {
    await using story = await startStory({ files: {}, running: [service('web')], sandbox: { pace: { start: 1500 } } });
    const run = await story.run({ inputs: { ...inputs, timeout: '1s' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
    expect(run.annotations[0]?.message).toContain('1 of its allocations still run');
    const next = await story.run({ inputs });
    expect([next.exitCode, await runningOf(story, 'web')]).toEqual([0, 0]);
  });
});

describe.concurrent('what a parameterized job has started', () => {
  test('runs on, and that is said', async () => {
    const { started, child } = await startDispatched();
    await using story = started;
    const run = await story.run({ inputs });
    expect([run.exitCode, run.annotations.map(({ level }) => level)]).toEqual([0, ['notice']]);
    expect(run.summary).toContain(child);
    expect((await story.ask<{ Stop: boolean }>('GET', `/v1/job/${encodeURIComponent(child)}`)).Stop).toBe(false);
  });

  test('is stopped where that is asked for', async () => {
    const { started, child } = await startDispatched();
    await using story = started;
    const run = await story.run({ inputs: { ...inputs, children: 'true' } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'Stopped `web` and 1 job that it has started']);
    expect(await runningOf(story, child)).toBe(0);
  });
});

describe.concurrent('what is wrong', () => {
  test.each([
    [{ job: 'we' }, 'not-found', /GET \/v1\/job\/we/],
    [{ namespace: 'other' }, 'not-found', /web/],
    [{ job: '' }, 'input', /`job` is missing/],
    [{ 'eval-priority': '200' }, 'input', /whole number from 1 to 100/],
    [{ group: 'app' }, 'input', /`group` is not used by mode `stop`/],
  ])('%j is told: %s', async (given, reason, words) => {
    await using story = await startRunning();
    const run = await story.run({ inputs: { ...inputs, ...given } });
    expect([run.exitCode, run.outputs['reason'], await runningOf(story, 'web')]).toEqual([1, reason, 2]);
    expect(run.annotations.map(({ message }) => message).join('\n')).toMatch(words);
  });

  test('a token without the right is told which one it needs', async () => {
    await using story = await startStory({ files: {}, sandbox: { acl: true } });
    const token = { ...story.sandbox.keys?.tokens }['reader'] ?? '';
    await story.operate(service('web'));
    const run = await story.run({ inputs: { ...inputs, token } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(run.annotations[0]?.message).toContain('`deregister-job`');
  });
});

test("in the document's own dialect a job is stopped, too", async () => {
  const sandbox = await startSandbox({ dialect: 'generic', pace: { evaluate: 1, start: 5, healthy: 5 } });
  const send = (path: string, body: object): Promise<Response> =>
    fetch(sandbox.scheduler + path, { method: 'POST', body: JSON.stringify(body) });
  const job = await (await send('/v1/jobs/parse', { JobHCL: service('web'), Canonicalize: true })).json();
  await send('/v1/jobs', { Job: job });
  const given = { ...inputs, address: sandbox.scheduler, dialect: 'generic' };
  const run = await runAction({ inputs: given, workspace: import.meta.dirname });
  const { Stop } = (await (await fetch(`${sandbox.scheduler}/v1/job/web`)).json()) as { Stop: boolean };
  await sandbox.close();
  expect([run.exitCode, Stop]).toEqual([0, true]);
});

import { describe, expect, test, vi } from 'vitest';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

const inputs = { mode: 'stop', job: 'web' };
const count = 2;

function startRunning(): Promise<Story> {
  return startStory({ files: {}, running: [service('web', { count })] });
}

interface Allocation {
  readonly ClientStatus: string;
}

async function countRunning(story: Story, id: string): Promise<number> {
  const all = await story.ask<Allocation[]>('GET', `/v1/job/${encodeURIComponent(id)}/allocations`);
  return all.filter(({ ClientStatus }) => ClientStatus === 'running' || ClientStatus === 'pending').length;
}

function createParameterizedJob(id: string): string {
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

/** A parameterized job with one child job. */
async function startDispatched(): Promise<{ readonly started: Story; readonly child: string }> {
  const started = await startStory({ files: {} });
  await started.operate(createParameterizedJob('web'));
  const { DispatchedJobID: child } = await started.ask<{ DispatchedJobID: string }>('POST', '/v1/job/web/dispatch', {});
  return { started, child };
}

describe.concurrent('mode stop', () => {
  test.each([
    ['during the wait for its allocations', {}, 1, true],
    ['before its stop', {}, 0, false],
    ['before a purge that does not wait', { wait: 'false' }, 0, false],
  ])('stop does not purge a job that another user registers again %s', async (_, given, stops, isStopped) => {
    await using story = await startRunning();
    let deleted = 0;
    let isRegistered = false;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      deleted += Number(method === 'DELETE');
      if (isRegistered || deleted < stops || !path.startsWith('/v1/job/web/allocations')) return;
      isRegistered = true;
      await story.operate(service('web', { count: 0 }));
    });
    const run = await story.run({ inputs: { ...inputs, ...given, purge: 'true', address: proxy.url } });
    const changed =
      /^The job `web` was changed in the meantime, by another user or process; it has version \d now\.\n.*`nomad job history web`/s;
    expect([run.exitCode, run.outputs['reason'], deleted]).toEqual([1, 'conflict', stops]);
    expect(run.annotations[0]?.message).toMatch(changed);
    const versions = await story.versions('web');
    expect(versions.map(({ Stop }) => Stop)).toEqual([false, ...(isStopped ? [true] : []), false]);
  });

  test('stop does not repeat a purge whose response is lost if another user registers the job again', async () => {
    await using story = await startRunning();
    const purges: string[] = [];
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, drop }) => {
      if (method !== 'DELETE') return;
      purges.push(path);
      await pass();
      await story.operate(service('web', { count: 1 }));
      drop();
    });
    const given = { ...inputs, purge: 'true', wait: 'false', address: proxy.url };
    const run = await story.run({ inputs: given });
    expect([run.exitCode, run.outputs['reason'], purges.length]).toEqual([1, 'conflict', 1]);
    expect(await countRunning(story, 'web')).toBe(1);
  });

  test('stop with `wait: false` sends one request with all parameters', async () => {
    await using story = await startRunning();
    let request = '';
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
      if (method === 'DELETE') request = path;
    });
    const given = { wait: 'false', purge: 'true', global: 'true' };
    const run = await story.run({ inputs: { ...inputs, ...given, address: proxy.url } });
    expect(run.exitCode).toBe(0);
    expect(new URL(request, proxy.url).search).toBe('?purge=true&global=true');
  });

  test('stop reports allocations that still run at the timeout, and the next run continues to wait', async () => {
    await using story = await startStory({ files: {}, running: [service('web')], sandbox: { pace: { start: 1500 } } });
    const run = await story.run({ inputs: { ...inputs, timeout: '1s' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
    expect(run.annotations[0]?.message).toContain('1 allocation still running');
    const next = await story.run({ inputs });
    expect([next.exitCode, await countRunning(story, 'web')]).toEqual([0, 0]);
  });
});

describe.concurrent('stop of a parameterized job', () => {
  test('stop of a parameterized job leaves its child jobs running, and reports it', async () => {
    const { started, child } = await startDispatched();
    await using story = started;
    const run = await story.run({ inputs });
    expect([run.exitCode, run.annotations.map(({ level }) => level)]).toEqual([0, ['notice']]);
    expect(run.summary).toContain(
      `1 child job of \`web\` keeps running: \`${child}\`. \`children: true\` in \`.github/outrider.yml\` stops it as well.`,
    );
    expect((await story.ask<{ Stop: boolean }>('GET', `/v1/job/${encodeURIComponent(child)}`)).Stop).toBe(false);
  });

  test('stop with `children` stops a child job that is launched right before the stop', async () => {
    const { started, child } = await startDispatched();
    await using story = started;
    let late = '';
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      if (method !== 'DELETE' || path.split('?')[0] !== '/v1/job/web' || late !== '') return;
      late = (await story.ask<{ DispatchedJobID: string }>('POST', '/v1/job/web/dispatch', {})).DispatchedJobID;
    });
    const run = await story.run({ inputs: { ...inputs, children: 'true', address: proxy.url } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'Stopped `web` and 2 child jobs']);
    expect([await countRunning(story, child), await countRunning(story, late)]).toEqual([0, 0]);
  });

  test.each([
    ['false', 0, true],
    ['true', 1, false],
  ])('stop by a token that may not list jobs, with `children: %s`', async (children, exitCode, stopped) => {
    const { started } = await startDispatched();
    await using story = started;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.startsWith('/v1/jobs?')) answer(403, 'Permission denied');
    });
    const run = await story.run({ inputs: { ...inputs, children, address: proxy.url } });
    expect([run.exitCode, (await story.ask<{ Stop: boolean }>('GET', '/v1/job/web')).Stop]).toEqual([
      exitCode,
      stopped,
    ]);
    expect(run.annotations[0]?.message).toContain('`list-jobs`');
  });

  test('stop with `children` leaves a child job alone that has ended', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(createParameterizedJob('web').replace('2h', '1ms'));
    const { DispatchedJobID: child } = await story.ask<{ DispatchedJobID: string }>('POST', '/v1/job/web/dispatch', {});
    const path = `/v1/job/${encodeURIComponent(child)}`;
    const readChild = () => story.ask<{ Status: string; Stop: boolean }>('GET', path);
    await vi.waitFor(async () => expect((await readChild()).Status).toBe('dead'), { timeout: 10_000 });
    const run = await story.run({ inputs: { ...inputs, children: 'true' } });
    expect([run.exitCode, run.outputs['summary'], (await readChild()).Stop]).toEqual([0, 'Stopped `web`', false]);
  });
});

import { describe, expect, test } from 'vitest';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';

const slow = { healthy: 3_600_000, deadline: 3_600_000 };
const inputs = { mode: 'evaluate', job: 'web' };

async function allocations(story: Story): Promise<number> {
  return (await story.ask<object[]>('GET', '/v1/job/web/allocations')).length;
}

describe.concurrent('mode evaluate', () => {
  test('evaluate with `force-reschedule` replaces failed allocations immediately', async () => {
    const delayed = service('web', { task: 'run_for = "1ms"\n        exit_code = 1' })
      .replace(/update \{[^}]*\}/, 'type = "batch"')
      .replace(/reschedule \{[^}]*\}/, 'reschedule {\n      delay = "1h"\n      unlimited = true\n    }');
    await using story = await startStory({ files: {}, sandbox: { pace: { retry: 3_600_000 } } });
    await story.operate(delayed);
    await waitUntilFailed(story);
    await story.run({ inputs: { ...inputs, wait: 'placed' } });
    expect(await allocations(story)).toBe(1);
    const run = await story.run({ inputs: { ...inputs, wait: 'placed', 'force-reschedule': 'true' } });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'no-deployment']);
    expect(await allocations(story)).toBe(2);
  });
});

async function readDeployment(story: Story): Promise<{ readonly ID: string; readonly Status: string }> {
  return story.ask('GET', '/v1/job/web/deployment');
}

/** Waits until an allocation has failed. */
async function waitUntilFailed(story: Story): Promise<void> {
  for (;;) {
    const all = await story.ask<{ ClientStatus: string }[]>('GET', '/v1/job/web/allocations?index=1&wait=10ms');
    if (all.some(({ ClientStatus }) => ClientStatus === 'failed')) return;
  }
}

describe.concurrent('evaluate during a deployment', () => {
  test('evaluate follows a running deployment to its end', async () => {
    await using story = await startStory({ files: {}, sandbox: { pace: slow } });
    await story.operate(service('web'));
    const late = await story.run({ inputs: { ...inputs, timeout: '3s' } });
    expect([late.exitCode, late.outputs['outcome'], late.outputs['changed']]).toEqual([1, 'timed-out', 'true']);
    expect(late.outputs['deployment-id']).toBe((await readDeployment(story)).ID);
    const cancelled = await story.run({ inputs, cancelAt: '0 of 1 healthy' });
    expect([cancelled.exitCode, cancelled.outputs['outcome']]).toEqual([1, 'timed-out']);
  });

  test('evaluate succeeds or fails with the running deployment', async () => {
    await using well = await startStory({ files: {}, sandbox: { pace: { healthy: 1500, deadline: 60_000 } } });
    await well.operate(service('web'));
    const run = await well.run({ inputs });
    expect(run.exitCode).toBe(0);
    await using ill = await startStory({ files: {}, sandbox: { pace: slow } });
    await ill.operate(service('web'));
    let done = false;
    await using proxy = await startNomadProxy(ill.sandbox.scheduler, async ({ path }) => {
      if (done || !/\/deployment\?.*index=/.test(path)) return;
      done = true;
      await ill.ask('POST', `/v1/deployment/fail/${(await readDeployment(ill)).ID}`);
    });
    const failing = await ill.run({ inputs: { ...inputs, address: proxy.url } });
    expect([failing.exitCode, failing.outputs['outcome'], failing.outputs['reason']]).toEqual([1, 'failed', 'failed']);
  });
});

const periodic = service('web')
  .replace(/update \{[^}]*\}/, 'type = "batch"\n  periodic {\n    crons = ["0 0 1 1 *"]\n  }')
  .replace(/reschedule \{[^}]*\}/, '');
const parameterized = service('web')
  .replace(/update \{[^}]*\}/, 'type = "batch"\n  parameterized {}')
  .replace(/reschedule \{[^}]*\}/, '');

describe.concurrent('errors of evaluate', () => {
  test.each([
    [periodic, 'input', /is periodic[^]*`mode: periodic-force`/],
    [parameterized, 'input', /is parameterized[^]*`mode: dispatch`/],
    [undefined, 'blocked', /The job `web` is stopped[^]*Register it again to start it/],
  ])('evaluate refuses a periodic, parameterized or stopped job before the write', async (source, reason, expected) => {
    await using story = await startStory({ files: {} });
    await story.operate(source ?? service('web'));
    if (source === undefined) await story.ask('DELETE', '/v1/job/web');
    let writes = 0;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method }) => {
      if (method === 'POST') writes += 1;
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
    expect([run.exitCode, run.outputs['reason'], writes]).toEqual([1, reason, 0]);
    expect(joinAnnotations(run)).toMatch(expected);
  });
});

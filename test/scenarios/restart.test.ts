import { describe, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { checkedService, listPlaced, countRestarts, startCounting, startRunning, web } from '../support/restarting.ts';
import { joinAnnotations } from '../support/launching.ts';

const inputs = { mode: 'restart', job: 'web' };
const byTwo = { ...inputs, 'batch-size': '2' };

describe.concurrent('mode restart', () => {
  test('restart fails once a check fails for longer than the `healthy_deadline` of the group', async () => {
    await using story = await startRunning(
      web({ count: 2, healthyDeadline: '1s', task: checkedService, env: 'SANDBOX_RESTART_UNHEALTHY = "0"' }),
    );
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    expect(joinAnnotations(run)).toMatch(
      /is not healthy after 1 s: check `alive` of service `[^`]+` fails: nomad: Get/,
    );
    expect(await countRestarts(story)).toEqual([1, 0]);
  });

  test('restart restarts only the allocations of the given groups', async () => {
    await using story = await startRunning(web({ count: 1, groups: ['app', 'worker'] }));
    await using proxy = await startCounting(story);
    const run = await story.run({ inputs: { ...inputs, address: proxy.url, groups: 'worker', 'batch-size': '100%' } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'Restarted 1 allocation of `web`']);
    expect(proxy.writes).toEqual(['restart {}']);
    expect([await countRestarts(story), await countRestarts(story, 'sidecar')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('restart restarts the allocations of a system job and of a batch job in place', async () => {
    for (const type of ['system', 'batch']) {
      await using story = await startRunning('', { running: [] });
      await story.operate(web({ type, count: 1 }));
      await (type === 'system' ? story.settle('web') : waitUntilRunning(story));
      const run = await story.run({ inputs });
      expect([type, run.exitCode, run.outputs['summary']]).toEqual([type, 0, 'Restarted 1 allocation of `web`']);
    }
  });

  test('restart of a job without running allocations changes nothing', async () => {
    await using story = await startRunning('', { running: [] });
    await story.operate(web({ type: 'batch', count: 0 }));
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs]).toMatchObject([
      0,
      { changed: 'false', outcome: '', summary: 'Nothing to do: no allocation of `web` runs' },
    ]);
  });

  test('restart waits until an allocation has been healthy for the `min_healthy_time` of its group', async () => {
    await using story = await startRunning(web({ count: 1, healthyTime: '8s' }));
    const run = await story.run({ inputs });
    expect(run.exitCode).toBe(0);
    expect(run.milliseconds).toBeGreaterThan(8000);
  });

  test('restart waits between two batches, and not after the last', async () => {
    await using story = await startRunning(web({ count: 3 }));
    const run = await story.run({ inputs: { ...byTwo, 'batch-wait': '2s' } });
    expect([run.exitCode, run.log.split('waiting before the next batch').length]).toEqual([0, 2]);
  });
});

/** Waits until an allocation of the job runs. */
async function waitUntilRunning(story: Awaited<ReturnType<typeof startRunning>>): Promise<void> {
  for (;;) {
    const all = await story.ask<{ ClientStatus: string }[]>('GET', '/v1/job/web/allocations?index=1&wait=10ms');
    if (all.some(({ ClientStatus }) => ClientStatus === 'running')) return;
  }
}

/** GitHub's API, as far as the mode needs it. */
async function startAttempts(started: Date | undefined) {
  return startServer(({ url }, response) => {
    const isAsked = url === '/repos/acme/jobs/actions/runs/4711/attempts/1' && started !== undefined;
    response.statusCode = isAsked ? 200 : 403;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        isAsked ? { run_started_at: started.toISOString() } : { message: 'Resource not accessible by integration' },
      ),
    );
  });
}

describe.concurrent('a second attempt of a restart', () => {
  const second = { GITHUB_RUN_ATTEMPT: '2' };

  test('a second attempt restarts only allocations that the first did not reach, and judges all', async () => {
    await using story = await startRunning(web({ env: 'SANDBOX_RESTART_FAILS = "2"' }));
    await using github = await startAttempts(new Date());
    const first = await story.run({ inputs: byTwo });
    expect([first.exitCode, await countRestarts(story)]).toEqual([1, [1, 1, 1, 1, 0]]);
    const run = await story.run({ inputs: byTwo, env: { ...second, GITHUB_API_URL: github.url } });
    expect(await countRestarts(story)).toEqual([1, 1, 1, 1, 1]);
    // The allocation that did not come back still does not run.
    expect([run.exitCode, run.outputs['summary'], run.outputs['reason']]).toEqual([
      1,
      'Restarted 1 allocation of `web`',
      'failed',
    ]);
    expect(run.summary).toContain('| earlier |');
  });

  test('a second attempt after success restarts nothing', async () => {
    await using story = await startRunning(web({ count: 2 }));
    await using github = await startAttempts(new Date());
    expect((await story.run({ inputs: byTwo })).exitCode).toBe(0);
    const before = await listPlaced(story);
    const run = await story.run({ inputs: byTwo, env: { ...second, GITHUB_API_URL: github.url } });
    expect([run.exitCode, run.outputs]).toMatchObject([
      0,
      {
        changed: 'false',
        outcome: 'restarted',
        summary: 'Nothing to do: this run has already restarted 2 allocations of `web`',
      },
    ]);
    expect((await listPlaced(story)).map(({ ID }) => ID)).toEqual(before.map(({ ID }) => ID));
    expect(await countRestarts(story)).toEqual([1, 1]);
  });

  test('a second attempt of a later run restarts allocations that an earlier run has restarted', async () => {
    await using story = await startRunning(web({ count: 2 }));
    await story.run({ inputs: byTwo });
    await using github = await startAttempts(new Date(Date.now() + 60_000));
    await story.run({ inputs: byTwo, env: { ...second, GITHUB_API_URL: github.url } });
    expect(await countRestarts(story)).toEqual([2, 2]);
  });

  test('a second attempt restarts nothing if GitHub does not return the start of the first', async () => {
    await using story = await startRunning(web({ count: 2 }));
    await using github = await startAttempts(undefined);
    const run = await story.run({ inputs: byTwo, env: { ...second, GITHUB_API_URL: github.url } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'unauthorized', 'false']);
    expect(joinAnnotations(run)).toContain('Give the job `permissions: { actions: read }`, or start a new run.');
    expect(await countRestarts(story)).toEqual([0, 0]);
  });
});

describe.concurrent('a restart that is refused', () => {
  test.each([
    [{ groups: 'app\nnope' }, 'The job `web` has no task group `nope`', 'Set the input `groups` to one of `app`.'],
    [{ job: 'nope' }, 'No job `nope`', ''],
    [{ job: 'wbe' }, 'No job `wbe`', 'Did you mean `web`?'],
    [{ job: 'jobs/web.nomad.hcl' }, 'No job `jobs/', 'Set `job` to the ID in the file, not to its path; '],
    [{ job: 'web,api' }, 'No job `web,api`', 'Set `job` to one job per run; '],
  ])('restart with %j names the missing part', async (more, message, hint) => {
    await using story = await startRunning(web({ count: 1 }));
    const run = await story.run({ inputs: { ...inputs, ...more } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
    expect(joinAnnotations(run)).toContain(message);
    expect(joinAnnotations(run)).toContain(hint);
  });

  test.each([
    ['a stopped job', web({ count: 1 }), 'blocked', 'is stopped'],
    ['a parameterized job', web({ type: 'batch', job: 'parameterized {}' }), 'input', 'no allocations of its own'],
  ])('restart of %s is refused', async (what, source, reason, message) => {
    await using story = await startRunning('', { running: [] });
    await story.operate(source);
    if (what.includes('stopped')) await story.ask('DELETE', '/v1/job/web');
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, reason]);
    expect(joinAnnotations(run)).toContain(message);
  });

  test('restart during a deployment is refused', async () => {
    await using story = await startRunning(web({ count: 2 }));
    await story.operate(web({ count: 2, env: 'B = "c"', update: 'canary = 1' }));
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'blocked', 'false']);
    expect(joinAnnotations(run)).toContain('`web` has a deployment in progress');
  });

  test('restart stops before the next batch when another user or process has registered a new version in the meantime', async () => {
    await using story = await startRunning(web({ count: 4 }));
    await using proxy = await startCounting(story, async ({ pass }, writes) => {
      if (writes !== 2) return;
      await pass();
      await story.ask('POST', '/v1/jobs', {
        Job: await story.ask('POST', '/v1/jobs/parse', {
          JobHCL: web({ count: 4, env: 'B = "c"', update: 'canary = 1' }),
          Canonicalize: true,
        }),
      });
    });
    const run = await story.run({ inputs: { ...byTwo, address: proxy.url } });
    expect([run.exitCode, run.outputs['changed'], proxy.writes.length]).toEqual([1, 'true', 2]);
    expect(run.outputs['reason']).toBe('blocked');
    expect(joinAnnotations(run)).toContain('Restarted 2 of 4 allocations');
  });
});

test('restart fails for an allocation that another user or process stops in the meantime', async () => {
  await using story = await startRunning(web({ count: 2 }));
  const [first] = await listPlaced(story);
  await using proxy = await startCounting(story, async (_, writes) => {
    if (writes === 1) await story.ask('POST', `/v1/allocation/${first?.ID}/stop`);
  });
  const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
  expect([run.exitCode, run.outputs['reason']]).toEqual([1, expect.stringMatching(/blocked|failed/)]);
  expect(proxy.writes).toHaveLength(1);
});

test('restart refuses a wait between batches that is longer than its timeout', async () => {
  await using story = await startRunning(web({ count: 2 }));
  const run = await story.run({ inputs: { ...inputs, 'batch-wait': '10m', timeout: '5s' } });
  expect(run.annotations[0]?.message).toContain(
    'Input `batch-wait` is 10 min, but `timeout`, which includes it, is 5 s.\nRaise `timeout`, or wait for a shorter time.',
  );
  expect(await countRestarts(story)).toEqual([0, 0]);
});

describe.concurrent('a restart that ends early', () => {
  test('restart stops between batches when the run is cancelled', async () => {
    await using story = await startRunning(web({ count: 3 }));
    const run = await story.run({
      inputs: { ...inputs, 'batch-wait': '1h', timeout: '2h' },
      cancelAt: 'waiting before the next batch',
    });
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'true', 'timed-out']);
    const summary = 'Restart of `web` is not complete: 1 of 3 allocations is healthy again';
    expect(run.outputs).toMatchObject({ outcome: 'timed-out', summary });
    expect(await countRestarts(story)).toEqual([1, 0, 0]);
  });

  test('restart stops waiting for a batch when the run is cancelled', async () => {
    await using story = await startRunning(web({ count: 3, healthyDeadline: '1h' }));
    await using proxy = await startCounting(story, async ({ path, answer }) => {
      if (path.includes('/checks')) answer(500, 'No path to node');
    });
    const run = await story.run({
      inputs: { ...inputs, address: proxy.url },
      cancelAt: 'batch 1 of 3: 0 of 1 healthy',
    });
    expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'true', 'timed-out']);
    expect(joinAnnotations(run)).toContain('the run was cancelled first');
    expect(await countRestarts(story)).toEqual([1, 0, 0]);
  });

  test('restart ends with the timeout, and reports which allocations it did not restart', async () => {
    await using story = await startRunning(web({ count: 2, healthyDeadline: '1h' }));
    await using proxy = await startCounting(story, async ({ path, answer }) => {
      if (path.includes('/checks')) answer(500, 'No path to node');
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url, timeout: '3s' } });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
    expect(run.summary).toContain('not restarted');
    expect(await countRestarts(story)).toEqual([1, 0]);
  });
});

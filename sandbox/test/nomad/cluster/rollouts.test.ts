import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Caller, type Doc } from '../../caller.ts';
import { jobWith, task } from '../../jobs.ts';

const second = 1_000_000_000;
/** No retries: the first failure decides. */
const once = { RestartPolicy: { Attempts: 0, Mode: 'fail' }, ReschedulePolicy: { Attempts: 0, Unlimited: false } };
const version = (changes: Doc, color: string, config: Doc = {}): Doc =>
  jobWith({ ...once, ...changes, Tasks: [task({ Env: { COLOR: color }, Config: { run_for: '2h', ...config } })] });
const broken = { run_for: '1s', exit_code: 2 };

async function latest(caller: Caller): Promise<Doc> {
  return caller.json('GET', '/v1/job/web/deployment');
}

async function list(caller: Caller, what: string): Promise<Doc[]> {
  return (await caller.json('GET', `/v1/job/web/${what}`)) as unknown as Doc[];
}

async function listRunning(caller: Caller): Promise<string[]> {
  const all = (await list(caller, 'allocations')).filter((item) => item['ClientStatus'] === 'running');
  return all.map((item) => `${item['Name']} v${item['JobVersion']}`).toSorted();
}

describe('canary deployments', () => {
  const update = { MaxParallel: 1, Canary: 1 };

  async function startCanaries(changes: Doc = {}): Promise<{ caller: Caller; id: string }> {
    const caller = await Caller.start();
    await caller.run(version({ Count: 3, Update: { ...update, ...changes } }, 'blue'));
    await caller.run(version({ Count: 3, Update: { ...update, ...changes } }, 'green'));
    return { caller, id: String((await latest(caller))['ID']) };
  }

  it('canaries are promoted automatically with auto-promote', async () => {
    const { caller } = await startCanaries({ AutoPromote: true });
    await using _ = caller;
    expect(await latest(caller)).toMatchObject({ Status: 'successful', JobVersion: 1 });
    expect(await listRunning(caller)).toEqual(['web.app[0] v1', 'web.app[1] v1', 'web.app[2] v1']);
  });

  it('unhealthy canaries and unnamed groups are not promoted', async () => {
    await using caller = await Caller.start({ pace: { healthy: 60_000 } });
    await caller.json('POST', '/v1/jobs', { Job: version({ Count: 1 }, 'blue') });
    await caller.readUntil('/v1/job/web/summary', (answer) => answer.Summary.app.Running === 1);
    await caller.json('POST', '/v1/jobs', { Job: version({ Count: 1, Update: update }, 'green') });
    await caller.readUntil('/v1/job/web/deployment', (answer) => answer?.JobVersion === 1);
    const id = String((await latest(caller))['ID']);
    expect(await caller.ask('POST', `/v1/deployment/promote/${id}`, { DeploymentID: id, All: true })).toMatchObject({
      status: 500,
      text: '1 error occurred:\n\t* Task group "app" has 0/1 healthy allocations\n\n',
    });
    expect(await caller.ask('POST', `/v1/deployment/promote/${id}`, { DeploymentID: id })).toMatchObject({
      status: 200,
    });
    expect((await latest(caller))['TaskGroups'].app.Promoted).toBe(false);
  });

  it('canaries are stopped when their deployment is failed manually', async () => {
    const { caller, id } = await startCanaries();
    await using _ = caller;
    expect(await caller.json('POST', `/v1/deployment/fail/${id}`)).toMatchObject({ RevertedJobVersion: null });
    await caller.settle('web');
    expect(await latest(caller)).toMatchObject({ Status: 'failed', StatusDescription: 'Deployment marked as failed' });
    expect(await listRunning(caller)).toEqual(['web.app[0] v0', 'web.app[1] v0', 'web.app[2] v0']);
    expect(await caller.ask('POST', `/v1/deployment/fail/${id}`)).toMatchObject({
      status: 500,
      text: "can't fail terminal deployment",
    });
  });
});

describe('failing versions', () => {
  it('a failing version without a stable one is not rolled back', async () => {
    await using caller = await Caller.start();
    await caller.run(version({ Update: { AutoRevert: true } }, 'red', broken));
    expect(await latest(caller)).toMatchObject({
      Status: 'failed',
      StatusDescription: 'Failed due to unhealthy allocations - no stable job version to auto revert to',
    });
    expect(await caller.json('GET', '/v1/job/web')).toMatchObject({ Status: 'dead', Stable: false });
  });

  it('a failing version is not rolled back to an identical one', async () => {
    await using caller = await Caller.start();
    await caller.run(version({ Update: { AutoRevert: true } }, 'red', broken));
    await caller.json('POST', '/v1/job/web/stable', { JobID: 'web', JobVersion: 0, Stable: true });
    await caller.json('POST', '/v1/jobs', { Job: version({ Update: { AutoRevert: true } }, 'rose', broken) });
    await caller.readUntil('/v1/job/web/deployment', (answer) => answer.JobVersion === 2 && answer.Status === 'failed');
    expect((await latest(caller))['StatusDescription']).toBe(
      'Failed due to unhealthy allocations - not rolling back to stable job version 0 as current job has same specification',
    );
  });

  it('a failing version with rescheduling has until its progress deadline', async () => {
    await using caller = await Caller.start({ pace: { deadline: 500 } });
    const replaced = { ReschedulePolicy: { Unlimited: true, Delay: 5 * second, DelayFunction: 'constant' } };
    await caller.json('POST', '/v1/jobs', { Job: version({ Count: 1, ...replaced }, 'red', broken) });
    await caller.readUntil('/v1/job/web/deployment', (answer) => answer?.Status === 'failed');
    const deployment = await latest(caller);
    expect(deployment['StatusDescription']).toBe('Failed due to progress deadline');
    expect(deployment['TaskGroups'].app.PlacedAllocs).toBeGreaterThan(1);
  });
});

describe('deployments in progress', () => {
  it('a deployment ends with the desired number of healthy allocations after any earlier versions', async () => {
    const change = fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      color: fc.constantFrom('blue', 'green', 'red'),
      bad: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        await using caller = await Caller.start();
        const update = { MaxParallel: 2, AutoRevert: true };
        for (const { count, color, bad } of changes)
          await caller.run(version({ Count: count, Update: update }, color, bad ? broken : {}));
        await caller.run(version({ Count: 3, Update: update }, 'last'));
        expect(await listRunning(caller)).toHaveLength(3);
        for (const { TaskGroups } of await list(caller, 'deployments')) {
          const { HealthyAllocs, UnhealthyAllocs, PlacedAllocs } = TaskGroups.app as Record<string, number>;
          expect((HealthyAllocs ?? 0) + (UnhealthyAllocs ?? 0)).toBeLessThanOrEqual(PlacedAllocs ?? 0);
        }
      }),
      { numRuns: 12 },
    );
  });
});

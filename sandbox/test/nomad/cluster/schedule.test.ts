import { describe, expect, it } from 'vitest';
import { Caller, type Doc, serviceJob } from '../../caller.ts';

import { counts, jobWith, task } from '../../jobs.ts';

describe('effect of changes on allocations', () => {
  const update = { MaxParallel: 2 };
  it.each([
    ['env', { Tasks: [task({ Env: { A: '1' } })] }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['image', { Tasks: [task({ Config: { run_for: '3h' } })] }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['memory', { Tasks: [task({ Resources: { CPU: 50, MemoryMB: 64 } })] }, { DestructiveUpdate: 2, Ignore: 1 }],
    [
      'a template',
      { Tasks: [task({ Templates: [{ EmbeddedTmpl: 'x', DestPath: 'local/x' }] })] },
      { DestructiveUpdate: 2, Ignore: 1 },
    ],
    ['meta', { Meta: { a: 'b' } }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['a port', { Networks: [{ DynamicPorts: [{ Label: 'http' }] }] }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['disk', { EphemeralDisk: { SizeMB: 500 } }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['a second task', { Tasks: [task(), task({ Name: 'second' })] }, { DestructiveUpdate: 2, Ignore: 1 }],
    ['a service', { Services: [{ Name: 'x', Provider: 'nomad' }] }, { InPlaceUpdate: 3 }],
    ['the time to end', { Tasks: [task({ KillTimeout: 9_000_000_000 })] }, { InPlaceUpdate: 3 }],
    ['a restart policy', { RestartPolicy: { Attempts: 1 } }, { InPlaceUpdate: 3 }],
    [
      'a constraint that is met',
      { Constraints: [{ LTarget: '${attr.kernel.name}', RTarget: 'linux', Operand: '=' }] },
      { InPlaceUpdate: 3 },
    ],
    ['a higher count', { Count: 5 }, { InPlaceUpdate: 3, Place: 2 }],
    ['a lower count', { Count: 1 }, { InPlaceUpdate: 1, Stop: 2 }],
    [
      'a higher count and a changed environment',
      { Count: 4, Tasks: [task({ Env: { A: '1' } })] },
      { DestructiveUpdate: 1, Ignore: 2, Place: 1 },
    ],
    ['a new name', { Name: 'api' }, { Stop: 3 }],
    ['nothing', {}, { Ignore: 3 }],
  ])('a change plans its effect on allocations: %s', async (_, changes, expected) => {
    await using caller = await Caller.start();
    const base = { Count: 3, Update: update };
    await caller.run(jobWith(base));
    expect(counts(await caller.plan(jobWith({ ...base, ...changes })))).toEqual(expected);
  });

  it('a change is rolled out step by step to every allocation', async () => {
    await using caller = await Caller.start();
    await caller.run(jobWith({ Count: 4, Update: { MaxParallel: 1 } }));
    const changed = jobWith({ Count: 4, Update: { MaxParallel: 1 }, Tasks: [task({ Env: { A: '1' } })] });
    await caller.run(changed);
    const allocations = (await caller.json('GET', '/v1/job/web/allocations')) as unknown as Doc[];
    const running = allocations.filter((item) => item['ClientStatus'] === 'running');
    expect(running.map((item) => `${item['Name']} v${item['JobVersion']}`).toSorted()).toEqual(
      [0, 1, 2, 3].map((index) => `web.app[${index}] v1`),
    );
    expect(await caller.json('GET', '/v1/job/web/deployment')).toMatchObject({
      Status: 'successful',
      JobVersion: 1,
      TaskGroups: { app: { DesiredTotal: 4, HealthyAllocs: 4, PlacedAllocs: 4 } },
    });
    expect(counts(await caller.plan(changed))).toEqual({ Ignore: 4 });
  });

  it('canaries are placed beside running allocations and wait for promotion', async () => {
    await using caller = await Caller.start();
    const base = { Count: 3, Update: { MaxParallel: 1, Canary: 2 } };
    await caller.run(jobWith(base));
    const changed = jobWith({ ...base, Tasks: [task({ Env: { A: '1' } })] });
    expect(counts(await caller.plan(changed))).toEqual({ Canary: 2, Ignore: 3 });
    await caller.run(changed);
    const deployment = await caller.json('GET', '/v1/job/web/deployment');
    expect(deployment).toMatchObject({
      Status: 'running',
      StatusDescription: 'Deployment is running but requires manual promotion',
    });
    expect(deployment['TaskGroups'].app).toMatchObject({ DesiredCanaries: 2, HealthyAllocs: 2, Promoted: false });
    expect((await caller.json('GET', '/v1/job/web/summary'))['Summary'].app.Running).toBe(5);
    // Another version makes the canaries of this one useless.
    expect(counts(await caller.plan(jobWith({ ...base, Tasks: [task({ Env: { A: '2' } })] })))).toEqual({
      Canary: 2,
      Ignore: 3,
      Stop: 2,
    });
  });

  it.each([
    ['1.11.0', { Canary: 4, Ignore: 3, Place: 3 }, [3, 1]],
    ['1.10.5', { Canary: 4, Ignore: 3 }, [4]],
  ])('more canaries than allocations are placed, on a server of version %s', async (version, expected, steps) => {
    await using caller = await Caller.start({ version });
    const base = { Count: 3, Update: { MaxParallel: 1, Canary: 4 } };
    await caller.run(jobWith(base));
    const changed = jobWith({ ...base, Tasks: [task({ Env: { A: '1' } })] });
    expect(counts(await caller.plan(changed))).toEqual(expected);
    await caller.run(changed);
    const all = (await caller.json('GET', '/v1/job/web/allocations')) as unknown as Doc[];
    const canaries = all.filter((item) => item['JobVersion'] === 1);
    const placed = [...Map.groupBy(canaries, (item) => String(item['EvalID'])).values()].map(({ length }) => length);
    expect(placed.toSorted((left, right) => right - left)).toEqual(steps);
  });

  it('a deployment fails when its tasks fail', async () => {
    await using caller = await Caller.start({ pace: { healthy: 50 } });
    const policy = { Count: 1, ReschedulePolicy: { Attempts: 0, Unlimited: false } };
    await caller.run(jobWith(policy));
    await caller.run(jobWith({ ...policy, Tasks: [task({ Config: { run_for: '0s', exit_code: 1 } })] }));
    expect(await caller.json('GET', '/v1/job/web/deployment')).toMatchObject({
      Status: 'failed',
      StatusDescription: 'Failed due to unhealthy allocations',
    });
    expect(await caller.json('GET', '/v1/job/web/summary')).toMatchObject({
      Summary: { app: { Failed: 1, Complete: 1, Running: 0 } },
    });
  });
});

/** A batch job with one command. */
const batch = (ID: string, command: string): Doc =>
  serviceJob({
    ID,
    Type: 'batch',
    TaskGroups: [{ Name: 'app', Tasks: [{ Name: 't', Driver: 'raw_exec', Config: { command } }] }],
  });

describe('batch jobs', () => {
  it.each([
    ['1.11.0', { Stop: 1 }],
    ['1.10.5', {}],
  ])('a count of 0 stops an ended allocation only on a server of version %s', async (version, expected) => {
    await using caller = await Caller.start({ version });
    const ended = batch('good', '/bin/true');
    await caller.run(ended);
    await caller.until('/v1/job/good', (job: Doc) => job['Status'] === 'dead');
    const none = { ...ended, TaskGroups: [{ ...(ended['TaskGroups'][0] as Doc), Count: 0 }] };
    expect(counts(await caller.plan(none))).toEqual(expected);
  });

  it('a batch job ends as its command does', async () => {
    await using caller = await Caller.start();
    await caller.run(batch('good', '/bin/true'));
    await caller.run(batch('bad', '/bin/false'));
    await caller.until('/v1/job/good', (job: Doc) => job['Status'] === 'dead');
    await caller.until('/v1/job/bad', (job: Doc) => job['Status'] === 'dead');
    expect((await caller.json('GET', '/v1/job/good/summary'))['Summary'].app).toMatchObject({ Complete: 1, Failed: 0 });
    // A failed batch job is retried once by default.
    expect((await caller.json('GET', '/v1/job/bad/summary'))['Summary'].app).toMatchObject({ Complete: 0, Failed: 2 });
    // A completed job stays complete, and a new version of it runs again.
    expect(counts(await caller.plan(batch('good', '/bin/true')))).toEqual({ Ignore: 1 });
    expect(counts(await caller.plan({ ...batch('good', '/bin/true'), Meta: { a: 'b' } }))).toEqual({
      Ignore: 1,
      Place: 1,
    });
  });
});

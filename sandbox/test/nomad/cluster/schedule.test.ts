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
    await caller.readUntil('/v1/job/good', (job: Doc) => job['Status'] === 'dead');
    const none = { ...ended, TaskGroups: [{ ...(ended['TaskGroups'][0] as Doc), Count: 0 }] };
    expect(counts(await caller.plan(none))).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultNode, type Node } from '../../../src/nomad/schedule/nodes.ts';
import { Caller, type Doc, serviceJob } from '../../caller.ts';
import { counts, group, task } from '../../jobs.ts';

const nodes: readonly Node[] = ['0', '1', '2'].map((n) => ({
  ...defaultNode,
  ID: `c17edf8d-dbde-1641-6091-42ed8795748${n}`,
  Name: `n${n}`,
  ComputedClass: `v1:${n}`,
  Meta: { n },
}));

interface Variant {
  readonly type?: 'system' | 'sysbatch';
  readonly env?: string;
  /** The nodes that its constraint allows. */
  readonly only?: string;
  readonly update?: Doc | null;
  /** Of the job, not of the group. */
  readonly pace?: Doc;
  readonly kill?: number;
  readonly count?: number;
  readonly memory?: number;
  readonly runFor?: string;
}

function agent(variant: Variant = {}): Doc {
  const {
    type = 'system',
    env = '1',
    only,
    update = null,
    pace,
    kill = 5,
    count = 1,
    memory = 32,
    runFor = '2h',
  } = variant;
  const Tasks = [
    task({
      Env: { V: env },
      KillTimeout: kill * 1e9,
      Config: { run_for: runFor },
      Resources: { CPU: 50, MemoryMB: memory },
    }),
  ];
  return serviceJob({
    ID: 'agent',
    Name: 'agent',
    Type: type,
    Update: pace ?? null,
    Constraints: only === undefined ? null : [{ LTarget: '${meta.n}', RTarget: only, Operand: 'regexp' }],
    TaskGroups: [group({ Count: count, Update: update, Tasks, RestartPolicy: { Attempts: 0, Mode: 'fail' } })],
  });
}

async function planChange(before: Variant | undefined, after: Variant, version?: string): Promise<[string, Doc]> {
  await using caller = await Caller.start({ nodes, ...(version === undefined ? {} : { version }) });
  if (before !== undefined) await caller.run(agent(before));
  const plan = await caller.plan(agent(after));
  const { app } = plan['Annotations'].DesiredTGUpdates;
  return [plan['Diff'].Type, app === undefined ? {} : counts(plan)];
}

async function countNames(version: string): Promise<string[]> {
  await using caller = await Caller.start({ nodes, version });
  return Object.keys((await caller.plan(agent()))['Annotations'].DesiredTGUpdates.app as Doc);
}

const belowZero = 2 ** 64;
const short: Variant = { type: 'sysbatch', runFor: '0s' };
const long: Variant = { type: 'sysbatch' };

describe('counts of a plan on three nodes', () => {
  // Each row was answered by a real cluster of three nodes: by Nomad 1.11.3, 2.0.5 and 2.0.6-dev, and by 1.8.4.
  it.each<[string, Variant | undefined, Variant, since: Doc, before: Doc]>([
    ['a first registration', undefined, {}, { Place: 3 }, { Place: 3 }],
    ['the same job', {}, {}, { Ignore: 3, Place: 3 }, { Ignore: 3 }],
    ['another value', {}, { env: '2' }, { DestructiveUpdate: 3, Place: 3 }, { DestructiveUpdate: 3 }],
    ['a change in place', {}, { kill: 7 }, { InPlaceUpdate: 3, Place: 3 }, { InPlaceUpdate: 3 }],
    ['a count of 0', {}, { count: 0 }, { Stop: 3 }, { Stop: 3 }],
    ['a node that a constraint excludes', { only: '[01]' }, { only: '[01]' }, { Ignore: 2, Place: 2 }, { Ignore: 2 }],
    ['a node more', { only: '[01]' }, {}, { InPlaceUpdate: 2, Place: 3 }, { InPlaceUpdate: 2, Place: 1 }],
    ['a node more, and another value', { only: '[01]' }, { env: '2' }, { DestructiveUpdate: 2, Place: 3 }, { DestructiveUpdate: 2, Place: 1 }],
    ['a node less', {}, { only: '[01]' }, { InPlaceUpdate: 2, DestructiveUpdate: 1, Place: 2 }, { InPlaceUpdate: 2, DestructiveUpdate: 1, Place: belowZero }],
    ['two nodes less, one by one', {}, { only: '0' }, { InPlaceUpdate: 1, DestructiveUpdate: 2, Place: 2 }, { InPlaceUpdate: 1, DestructiveUpdate: 2, Place: belowZero }],
    ['two nodes less at once', { update: { MaxParallel: 3 } }, { update: { MaxParallel: 3 }, only: '0' }, { InPlaceUpdate: 1, DestructiveUpdate: 2, Place: 1 }, { InPlaceUpdate: 1, DestructiveUpdate: 2, Place: belowZero }],
    ['a third of the nodes as canaries', { update: { Canary: 33, MaxParallel: 3 } }, { update: { Canary: 33, MaxParallel: 3 }, env: '2' }, { Canary: 1, DestructiveUpdate: 3, Place: 3 }, { DestructiveUpdate: 3 }],
    ['more than a third as canaries', { update: { Canary: 34, MaxParallel: 3 } }, { update: { Canary: 34, MaxParallel: 3 }, env: '2' }, { Canary: 2, DestructiveUpdate: 3, Place: 3 }, { DestructiveUpdate: 3 }],
    ['no more canaries than max_parallel', { update: { Canary: 100, MaxParallel: 1 } }, { update: { Canary: 100, MaxParallel: 1 }, env: '2' }, { Canary: 1, DestructiveUpdate: 3, Place: 3 }, { DestructiveUpdate: 3 }],
    ['no canaries without max_parallel', { update: { Canary: 100, MaxParallel: 0 } }, { update: { Canary: 100, MaxParallel: 0 }, env: '2' }, { DestructiveUpdate: 3, Place: 3 }, { DestructiveUpdate: 3 }],
    ['a sysbatch job that runs', long, long, { Ignore: 3 }, { Ignore: 3 }],
    ['another value of a sysbatch job that runs', long, { ...long, env: '2' }, { DestructiveUpdate: 3 }, { DestructiveUpdate: 3 }],
    ['a node less of a sysbatch job that runs', long, { ...long, only: '[01]' }, { InPlaceUpdate: 2, DestructiveUpdate: 1, Place: belowZero }, { InPlaceUpdate: 2, DestructiveUpdate: 1, Place: belowZero }],
    ['a sysbatch job that has ended', short, short, { Ignore: 3 }, { Ignore: 3 }],
    ['another value of one that has ended', short, { ...short, env: '2' }, { DestructiveUpdate: 3 }, { DestructiveUpdate: 3 }],
    ['a change in place of one that has ended', short, { ...short, kill: 7 }, { InPlaceUpdate: 3 }, { InPlaceUpdate: 3 }],
    ['a count of 0 of one that has ended', short, { ...short, count: 0 }, {}, {}],
  ])('the counts of a plan match Nomad: %s', async (_what, before, after, since, earlier) => {
    const type = before === undefined ? 'Added' : before === after || JSON.stringify(before) === JSON.stringify(after) ? 'None' : 'Edited';
    expect(await planChange(before, after)).toEqual([type, since]);
    expect(await planChange(before, after, '1.8.4')).toEqual([type, earlier]);
  }); // prettier-ignore

  it('a server before 1.11.0 does not report disconnected clients', async () => {
    expect(await countNames('1.10.5')).not.toContain('Disconnect');
    expect(await countNames('1.11.0')).toContain('Disconnect');
  });

  it.each([
    [undefined, { Place: 2 }],
    ['1.8.4', { Place: 3 }],
  ])('a full node keeps no other node from running the job, on a server of version %s', async (version, expected) => {
    const [full, ...others] = nodes;
    const mixed = [{ ...(full ?? defaultNode), MemoryMB: 16 }, ...others];
    await using caller = await Caller.start({ nodes: mixed, ...(version === undefined ? {} : { version }) });
    const plan = await caller.plan(agent());
    expect([counts(plan), plan['FailedTGAllocs'].app]).toMatchObject([expected, { CoalescedFailures: 0 }]);
    await caller.run(agent());
    expect(await listRunning(caller)).toEqual(['n1 v0', 'n2 v0']);
  });

  it('an allocation that was stopped on request is missing, and comes back with another version', async () => {
    await using caller = await Caller.start({ nodes });
    await caller.run(agent());
    const [allocation] = (await caller.json('GET', '/v1/job/agent/allocations')) as unknown as Doc[];
    await caller.json('POST', `/v1/allocation/${allocation?.['ID']}/stop`, {});
    await caller.settle('agent');
    expect(counts(await caller.plan(agent()))).toEqual({ Ignore: 2, Place: 3 });
    await caller.run(agent({ env: '2' }));
    expect(await listRunning(caller)).toEqual(['n0 v1', 'n1 v1', 'n2 v1']);
  });
});

it.each([
  ['has ended stay', short, [0, 0, 0]],
  ['run become', long, [1, 1, 1]],
])('allocations of a sysbatch job that %s those of a version after a change in place', async (_, before, versions) => {
  await using caller = await Caller.start({ nodes });
  await caller.run(agent(before));
  await caller.settle('agent');
  await caller.run(agent({ ...before, kill: 7 }));
  const all = (await caller.json('GET', '/v1/job/agent/allocations')) as unknown as Doc[];
  expect(all.map((item) => item['JobVersion'])).toEqual(versions);
});

async function listRunning(caller: Caller): Promise<string[]> {
  const all = (await caller.json('GET', '/v1/job/agent/allocations')) as unknown as Doc[];
  const live = all.filter((item) => item['ClientStatus'] === 'running' && item['DesiredStatus'] === 'run');
  return live.map((item) => `${item['NodeName']} v${item['JobVersion']}`).toSorted();
}

/** The number of allocations that each step of an update has placed. */
async function recordSteps(before: Variant, after: Variant, version?: string): Promise<number[]> {
  await using caller = await Caller.start({ nodes, ...(version === undefined ? {} : { version }) });
  await caller.run(agent(before));
  await caller.json('POST', '/v1/jobs', { Job: agent(after) });
  let steps: number[] = [];
  await caller.readUntil('/v1/job/agent/allocations', (all: Doc[]) => {
    const placed = all.filter((item) => item['JobVersion'] === 1);
    steps = [...Map.groupBy(placed, (item) => String(item['EvalID'])).values()].map(({ length }) => length);
    return placed.length === nodes.length;
  });
  return steps.toSorted((left, right) => right - left);
}

describe('updates on three nodes', () => {
  it.each<[string, Variant, number[], version?: string]>([
    ['by default one after the other', {}, [1, 1, 1]],
    ['as many as max_parallel', { update: { MaxParallel: 2 } }, [2, 1]],
    ['all with a max_parallel of all nodes', { update: { MaxParallel: 3 } }, [3]],
    ['all without max_parallel', { pace: { MaxParallel: 0 } }, [3]],
    ['all by default, before 1.11', {}, [3], '1.10.5'],
    ['whatever the group says, before 1.11', { update: { MaxParallel: 1 } }, [3], '1.10.5'],
    ['as the job says, before 1.11', { pace: { MaxParallel: 1 } }, [1, 1, 1], '1.10.5'],
  ])('nodes are updated %s', async (_what, variant, steps, version) => {
    expect(await recordSteps(variant, { ...variant, env: '2' }, version)).toEqual(steps);
  });

  it('canaries replace the allocations of their nodes, and the others follow after the promotion', async () => {
    await using caller = await Caller.start({ nodes });
    const update = { Canary: 34, MaxParallel: 1, AutoPromote: false };
    await caller.run(agent({ update }));
    await caller.run(agent({ update, env: '2' }));
    expect((await listRunning(caller)).map((name) => name.slice(3)).toSorted()).toEqual(['v0', 'v0', 'v1']);
    const deployment = await caller.json('GET', '/v1/job/agent/deployment');
    expect(deployment['TaskGroups'].app).toMatchObject({ DesiredCanaries: 1, DesiredTotal: 3, HealthyAllocs: 1 });
    expect((await caller.json('GET', '/v1/job/agent/summary'))['Summary'].app).toMatchObject({ Queued: 2, Running: 3 });
    const waiting = await caller.plan(agent({ update, env: '2' }));
    expect([waiting['Diff'].Type, counts(waiting)]).toEqual([
      'None',
      { Canary: 1, DestructiveUpdate: 2, Ignore: 1, Place: 3 },
    ]);
    expect(counts(await caller.plan(agent({ update, env: '3' })))).toEqual({
      Canary: 1,
      DestructiveUpdate: 3,
      Place: 3,
    });
    const id = String(deployment['ID']);
    await caller.json('POST', `/v1/deployment/promote/${id}`, { DeploymentID: id, All: true });
    await caller.settle('agent');
    expect(await listRunning(caller)).toEqual(['n0 v1', 'n1 v1', 'n2 v1']);
    expect((await caller.json('GET', '/v1/job/agent/deployment'))['Status']).toBe('successful');
  });

  it('a node that no longer may run the job only loses its allocation', async () => {
    await using caller = await Caller.start({ nodes });
    await caller.run(agent());
    await caller.run(agent({ only: '[01]' }));
    expect(await listRunning(caller)).toEqual(['n0 v1', 'n1 v1']);
  });

  it('a deployment is complete on the nodes that are left, although they are found out one by one', async () => {
    await using caller = await Caller.start({ nodes });
    await caller.run(agent());
    await caller.run(agent({ only: '0' }));
    expect(await listRunning(caller)).toEqual(['n0 v1']);
    expect(await caller.json('GET', '/v1/job/agent/deployment')).toMatchObject({
      Status: 'successful',
      TaskGroups: { app: { DesiredTotal: 1, HealthyAllocs: 1 } },
    });
  });

  it('another evaluation in the middle of an update goes no further', async () => {
    await using caller = await Caller.start({ nodes, pace: { healthy: 60_000 } });
    await caller.json('POST', '/v1/jobs', { Job: agent({ update: { MaxParallel: 3 } }) });
    await caller.readUntil('/v1/job/agent/allocations', (all: Doc[]) => all.length === 3);
    const changed = agent({ update: { MaxParallel: 1 }, env: '2' });
    for (const evaluations of [2, 3]) {
      await caller.json('POST', '/v1/jobs', { Job: changed });
      await caller.readUntil('/v1/job/agent/evaluations', (all: Doc[]) => {
        const done = all.filter((item) => item['Status'] === 'complete');
        return done.length === evaluations;
      });
      const all = (await caller.json('GET', '/v1/job/agent/allocations')) as unknown as Doc[];
      expect(all.filter((item) => item['JobVersion'] === 1)).toHaveLength(1);
    }
  });

  it('a group with a max_parallel of 0 stops after the first node, because the job has the default pace and nothing goes on', async () => {
    await using caller = await Caller.start({ nodes });
    await caller.run(agent({ update: { MaxParallel: 0 } }));
    await caller.run(agent({ update: { MaxParallel: 0 }, env: '2' }));
    expect((await listRunning(caller)).map((name) => name.slice(3)).toSorted()).toEqual(['v0', 'v0', 'v1']);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultNode, type Node } from '../../../src/nomad/schedule/nodes.ts';
import { Caller, type Doc, serviceJob } from '../../caller.ts';
import { counts, group, jobWith, task } from '../../jobs.ts';

/** A job that runs once on every node of a class. */
const agent = (RTarget: string): Doc =>
  serviceJob({
    ID: 'agent',
    Type: 'system',
    Datacenters: ['*'],
    TaskGroups: [group({ Count: 1, Constraints: [{ LTarget: '${node.class}', RTarget, Operand: '=' }] })],
  });

describe('placement failures', () => {
  const windows = [{ LTarget: '${attr.kernel.name}', RTarget: 'windows', Operand: '=' }];
  const gpu: Node = {
    ...defaultNode,
    ID: 'c17edf8d-dbde-1641-6091-42ed8795748c',
    Name: 'gpu',
    Class: 'gpu',
    ComputedClass: 'v1:2',
    Datacenter: 'eu-1',
    Attributes: {},
  };

  it.each([
    [
      'a constraint of the job',
      jobWith({}, { Constraints: windows }),
      { ConstraintFiltered: { '${attr.kernel.name} = windows': 1 }, NodesFiltered: 1 },
    ],
    [
      'a driver',
      jobWith({ Tasks: [task({ Driver: 'docker' })] }),
      { ConstraintFiltered: { 'missing drivers': 1 }, ClassFiltered: { blue: 1 } },
    ],
    [
      'a volume',
      jobWith({ Volumes: { v: { Name: 'v', Type: 'host', Source: 'data' } } }),
      { ConstraintFiltered: { 'missing compatible host volumes': 1 } },
    ],
    [
      'processing power',
      jobWith({ Tasks: [task({ Resources: { CPU: 900_000, MemoryMB: 32 } })] }),
      { DimensionExhausted: { cpu: 1 }, CoalescedFailures: 1 },
    ],
    [
      'a second node',
      jobWith({ Constraints: [{ Operand: 'distinct_hosts', RTarget: 'true' }] }),
      { ConstraintFiltered: { distinct_hosts: 1 }, CoalescedFailures: 0 },
    ],
    [
      'a taken port',
      jobWith({ Networks: [{ ReservedPorts: [{ Label: 'http', Value: 80 }] }] }),
      { DimensionExhausted: { 'network: reserved port collision http=80': 1 } },
    ],
    ['a datacenter', jobWith({}, { Datacenters: ['us-*'] }), { NodesEvaluated: 0, NodesAvailable: {}, NodesInPool: 0 }],
  ])('placement fails because of %s', async (_, job, metric) => {
    await using caller = await Caller.start();
    const plan = await caller.plan(job);
    expect(plan['FailedTGAllocs']).toEqual({ app: expect.objectContaining(metric) });
    expect(plan['CreatedEvals']).toEqual([
      expect.objectContaining({ Status: 'blocked', TriggeredBy: 'queued-allocs' }),
    ]);
    expect(counts(plan)).toEqual({ Place: 2 });
  });

  it('a system job fails only when no node can run it', async () => {
    await using caller = await Caller.start({ nodes: [defaultNode, gpu] });
    const gpuPlan = await caller.plan(agent('gpu'));
    expect([counts(gpuPlan), gpuPlan['FailedTGAllocs']]).toEqual([{ Place: 1 }, null]);
    const none = await caller.plan(agent('red'));
    expect(counts(none)).toEqual({});
    expect(none['FailedTGAllocs'].app).toMatchObject({
      NodesEvaluated: 2,
      NodesFiltered: 2,
      ConstraintFiltered: { '${node.class} = red': 2 },
    });
    expect(none['CreatedEvals']).toBeNull();
  });

  it.each([
    ['version', '>= 1.8, < 3', true],
    ['version', '~> 2.1', false],
    ['semver', '>= 2.0.5', true],
    ['semver', '> 2.0.5', false],
    ['regexp', '^2\\.', true],
    ['!=', '2.0.5', false],
    ['<', '3', true],
    ['is_set', '', true],
    ['is_not_set', '', false],
  ])('the constraint %s %j is met: %s', async (Operand, RTarget, met) => {
    await using caller = await Caller.start();
    const plan = await caller.plan(jobWith({ Constraints: [{ LTarget: '${attr.nomad.version}', RTarget, Operand }] }));
    expect(plan['FailedTGAllocs'] === null).toBe(met);
  });
});

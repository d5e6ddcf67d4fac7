import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeRollout, type RolloutEvidence } from '../../src/rollout/judge-deployment.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';
import { listJobDeployments, type Deployment } from '../../src/clients/nomad/deployments.ts';
import { listJobEvaluations } from '../../src/clients/nomad/evaluations.ts';
import { createAllocation } from '../support/rollout-states.ts';
import { readRecorded } from '../support/scenarios.ts';
import type { ReadCall } from '../../src/clients/nomad/wire/call.ts';

const job = { id: 'a' };
const readList = (scenario: string, name: string): readonly Deployment[] =>
  readRecorded(listJobDeployments(job), scenario, name);

/** Reads a recorded response with one item as a list. */
function readAlone<T>({ shape }: ReadCall<readonly T[]>, scenario: string, name: string): readonly T[] {
  return readRecorded({ shape: (body, page) => shape([body], page) }, scenario, name);
}

const alone = (name: string): readonly Deployment[] => readAlone(listJobDeployments(job), 'rollout-canary', name);

/** Returns the evidence of the register run of this version in a recorded list of deployments. */
function createEvidence(deployments: readonly Deployment[], version: number): RolloutEvidence {
  const writtenDeployment = deployments.find((deployment) => deployment.JobVersion === version);
  const [latest] = deployments.toSorted((a, b) => b.JobVersion - a.JobVersion);
  const index = writtenDeployment?.JobSpecModifyIndex ?? 0;
  return {
    index,
    evaluation: { Status: 'complete', FailedTGAllocs: {} },
    writtenDeployment,
    latest: latest ?? null,
    hasReadDeployments: true,
    isBlocked: false,
    allocations: writtenDeployment === undefined ? [] : createCanaries(writtenDeployment),
  };
}

/** Its canaries, all of them healthy. */
function createCanaries({ JobVersion, TaskGroups }: Deployment): readonly Allocation[] {
  const DeploymentStatus = { Healthy: true, Canary: true };
  return Object.entries(TaskGroups).flatMap(([TaskGroup, { DesiredCanaries }]) =>
    Array.from({ length: DesiredCanaries }, (_, at) =>
      createAllocation({ ID: `${TaskGroup}${at}`, TaskGroup, JobVersion, DeploymentStatus }),
    ),
  );
}

describe('recorded deployments', () => {
  test('a recorded rollback names the version it returns to', () => {
    const deployments = readList('rollout-rolled-back', 'deployments');
    expect(judgeRollout(createEvidence(deployments, 1))).toEqual({ kind: 'rolled-back', version: 0, healthy: true });
    expect(judgeRollout(createEvidence(deployments, 0))).toEqual({ kind: 'successful' });
    const before = deployments.filter((deployment) => deployment.JobVersion < 2);
    expect(judgeRollout(createEvidence(before, 1))).toEqual({ kind: 'in-progress', rollingBackTo: 0 });
  });

  test('a recorded deployment failure without a rollback is reported as failed', () => {
    expect(judgeRollout(createEvidence(readList('rollout-failed', 'deployments'), 1))).toEqual({ kind: 'failed' });
  });

  test('a recorded deployment is superseded by another register or by a stop', () => {
    const overtaken = readList('rollout-superseded', 'deployments: first one cancelled');
    expect(judgeRollout(createEvidence(overtaken, 0))).toEqual({ kind: 'superseded' });
    expect(judgeRollout(createEvidence(overtaken, 1)).kind).toBe('in-progress');
    const stopped = readList('rollout-superseded', 'deployments: second one cancelled');
    expect(judgeRollout(createEvidence(stopped, 1))).toEqual({ kind: 'superseded' });
  });

  test('recorded canaries await promotion until they are promoted', () => {
    expect(judgeRollout(createEvidence(alone('latest deployment: waits'), 1))).toEqual({ kind: 'awaiting-promotion' });
    expect(judgeRollout(createEvidence(alone('latest deployment: done'), 1))).toEqual({ kind: 'successful' });
  });

  test('a recorded batch job has no deployment once its evaluation is complete', () => {
    const [evaluation] = readAlone(listJobEvaluations(job), 'rollout-batch-and-system', 'batch: evaluation');
    const evidence: RolloutEvidence = {
      index: 384,
      evaluation,
      writtenDeployment: undefined,
      latest: null,
      hasReadDeployments: true,
      isBlocked: false,
      allocations: undefined,
    };
    expect(judgeRollout(evidence)).toEqual({ kind: 'no-deployment' });
    expect(judgeRollout({ ...evidence, hasReadDeployments: false }).kind).toBe('in-progress');
  });
});

const group = fc.record({
  Promoted: fc.boolean(),
  ProgressDeadline: fc.constant(0),
  DesiredCanaries: fc.nat(2),
  DesiredTotal: fc.nat(3),
  PlacedAllocs: fc.nat(3),
  HealthyAllocs: fc.nat(3),
  UnhealthyAllocs: fc.nat(3),
});
const deployment = (index: number) =>
  fc.record({
    ID: fc.uuid(),
    Namespace: fc.constant('default'),
    JobID: fc.constant('a'),
    JobVersion: fc.nat(9),
    JobSpecModifyIndex: fc.constant(index),
    JobCreateIndex: fc.constant(1),
    TaskGroups: fc.dictionary(fc.constantFrom('app', 'db'), group),
    Status: fc.constantFrom(...'running paused failed successful cancelled pending blocked initializing'.split(' ')),
    StatusDescription: fc.constantFrom(
      'Deployment is running',
      'Deployment is running but requires manual promotion',
      'Deployment is running pending automatic promotion',
      'Failed due to unhealthy allocations',
      'Failed due to unhealthy allocations - rolling back to job version 3',
      'Failed due to progress deadline - not rolling back to stable job version 3 as current job has same specification',
    ),
    CreateIndex: fc.nat(),
    ModifyIndex: fc.nat(),
    CreateTime: fc.constant(null),
    ModifyTime: fc.constant(null),
  });
const metric = { NodesEvaluated: 1 } as unknown as NonNullable<RolloutEvidence['evaluation']>['FailedTGAllocs'][string];
const evidence: fc.Arbitrary<RolloutEvidence> = fc
  .record({
    evaluation: fc.option(
      fc.record({
        Status: fc.constantFrom('pending', 'complete', 'failed', 'canceled', 'blocked'),
        FailedTGAllocs: fc.constantFrom({}, { app: metric }),
      }),
      { nil: undefined },
    ),
    writtenDeployment: fc.option(deployment(10), { nil: undefined }),
    later: fc.option(deployment(11)),
    earlier: fc.option(deployment(9)),
    hasReadDeployments: fc.boolean(),
    isBlocked: fc.boolean(),
    isHealthy: fc.boolean(),
  })
  .map(({ later, earlier, isHealthy, ...rest }) => ({
    ...rest,
    index: 10,
    latest: later ?? rest.writtenDeployment ?? earlier,
    allocations:
      isHealthy && rest.writtenDeployment !== null && rest.writtenDeployment !== undefined
        ? createCanaries(rest.writtenDeployment)
        : undefined,
  }));

test('a rollout ends as its deployment does, goes on until all is read, and waits for promotion only with healthy canaries', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      const complete = { Status: 'complete', FailedTGAllocs: {} };
      expect(judgeRollout({ ...given, hasReadDeployments: false }).kind).toBe('in-progress');
      expect(judgeRollout({ ...given, evaluation: { ...complete, Status: 'pending' } }).kind).toBe('in-progress');
      const { kind: anyKind } = judgeRollout(given);
      const { Status, StatusDescription = '', TaskGroups = {} } = given.writtenDeployment ?? {};
      expect(anyKind !== 'successful' || Status === 'successful').toBe(true);
      const canaries = Object.values(TaskGroups).filter((item) => item.DesiredCanaries > 0 && !item.Promoted);
      const areHealthy = canaries.every((item) => item.HealthyAllocs >= item.DesiredCanaries);
      expect(anyKind !== 'awaiting-promotion' || areHealthy).toBe(true);

      const state: RolloutEvidence = { ...given, hasReadDeployments: true, evaluation: complete };
      const rollsBack = Status === 'failed' && / rolling back to job version/.test(StatusDescription);
      const isOver = ['failed', 'successful', 'cancelled'].includes(Status ?? '') && !rollsBack;
      expect(isOver && judgeRollout(state).kind === 'in-progress').toBe(false);
      const blocked = { ...complete, FailedTGAllocs: { app: metric } };
      const waiting: RolloutEvidence = { ...state, writtenDeployment: undefined, latest: null, evaluation: blocked };
      expect(judgeRollout(waiting).kind).toBe(state.isBlocked ? 'placement-blocked' : 'in-progress');
    }),
  );
});

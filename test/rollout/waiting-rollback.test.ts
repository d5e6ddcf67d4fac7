import { describe, expect, test } from 'vitest';
import { findServingVersions, judgeRollout, findRollbackUnderWay } from '../../src/rollout/judge-deployment.ts';
import { describeCounts } from '../../src/rollout/progress.ts';
import { countHealthy } from '../../src/report/describe-rollout.ts';
import { createAllocation, createDeployment, createGroupState } from '../support/rollout-states.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';
import type { Deployment } from '../../src/clients/nomad/deployments.ts';

/** As Nomad 2.0.5 and 1.8.4 have it: a version without canaries failed, and its rollback to one with canaries replaces one allocation of two. */
function deployment(changes: Partial<Deployment>, group: Partial<Deployment['TaskGroups'][string]> = {}): Deployment {
  const app = createGroupState({ DesiredCanaries: 0, HealthyAllocs: 0, UnhealthyAllocs: 1, ...group });
  const StatusDescription = 'Failed due to unhealthy allocations - rolling back to job version 0';
  const failure = { ID: 'own', JobSpecModifyIndex: 10, CreateIndex: 11, Status: 'failed', StatusDescription };
  return createDeployment({ ...failure, ...changes, TaskGroups: { app } });
}

const writtenDeployment = deployment({});

function rollback(HealthyAllocs: number, group: Partial<Deployment['TaskGroups'][string]> = {}): Deployment {
  const StatusDescription = 'Deployment is running but requires manual promotion';
  const place = { ID: 'rollback', JobVersion: 2, JobSpecModifyIndex: 20, CreateIndex: 21 };
  const counts = { DesiredCanaries: 1, PlacedAllocs: 2, HealthyAllocs, UnhealthyAllocs: 0, ...group };
  return deployment({ ...place, Status: 'running', StatusDescription }, counts);
}

const allocation = (ID: string, changes: Partial<Allocation>): Allocation =>
  createAllocation({ ID, JobVersion: 2, ...changes });

const canary = allocation('canary', { DeploymentStatus: { Healthy: true, Canary: true } });
const updated = allocation('updated', { DeploymentStatus: { Healthy: true, Canary: false } });
const failed = allocation('failed', { JobVersion: 1, ClientStatus: 'failed' });

function evidence(latest: Deployment, allocations: readonly Allocation[]) {
  const evaluation = { Status: 'complete', FailedTGAllocs: {} } as never;
  return { index: 10, evaluation, writtenDeployment, latest, hasReadDeployments: true, isBlocked: false, allocations };
}

describe('a rollback with canaries', () => {
  test('it waits for promotion once all that was placed is healthy, and names its deployment', () => {
    const state = evidence(rollback(2), [canary, updated, failed]);
    expect(judgeRollout(state)).toMatchObject({
      kind: 'rolled-back',
      version: 0,
      healthy: true,
      waiting: { ID: 'rollback' },
    });
    expect(describeCounts(state)).toBe('2 of 2 healthy');
    expect(findServingVersions(state.allocations, state.latest)).toEqual([2]);
  });

  test.each([
    ['its canary is healthy, and an allocation that was updated in place is not judged', rollback(1), [canary]],
    ['an allocation that was updated in place is healthy, and its canary is not placed', rollback(1), [updated]],
    ['its canary starts', rollback(1), [{ ...canary, DeploymentStatus: { Healthy: null, Canary: true } }, updated]],
    ['its allocations were not read', rollback(2), []],
    ['its canaries are promoted', rollback(2, { Promoted: true }), [canary, updated]],
  ])('it goes on while %s', (_, latest, allocations) => {
    const state = evidence(latest, allocations);
    expect(judgeRollout(state)).toEqual({ kind: 'in-progress', rollingBackTo: 0 });
    expect(findRollbackUnderWay(state)).toMatchObject({ kind: 'rolled-back', version: 0, healthy: false });
  });

  test('it is not healthy where its canary has ended', () => {
    const state = evidence(rollback(2), [{ ...canary, ClientStatus: 'failed' }, updated]);
    expect(judgeRollout(state)).toMatchObject({ kind: 'rolled-back', healthy: false, waiting: undefined });
  });

  test('a rollout that Nomad does not roll back is under way to nothing', () => {
    expect(
      findRollbackUnderWay({
        ...evidence(writtenDeployment, []),
        writtenDeployment: { ...writtenDeployment, StatusDescription: 'Failed' },
      }),
    ).toBeUndefined();
    expect(
      findRollbackUnderWay({
        ...evidence(writtenDeployment, []),
        writtenDeployment: { ...writtenDeployment, Status: 'running' },
      }),
    ).toBeUndefined();
  });
});

test('no more is healthy than is wanted, although Nomad counts on where it replaces an allocation', () => {
  const both = [{ ...canary, JobVersion: 2 }, updated];
  const waiting = { ...evidence(rollback(2), both), writtenDeployment: rollback(2) };
  expect(describeCounts(waiting)).toBe('1 of 1 canary healthy');
  expect(describeCounts({ ...waiting, allocations: undefined })).toBe('1 of 1 canary healthy');
  expect(countHealthy([{ healthy: 3, desired: 2 }])).toBe('2 of 2 healthy');
});

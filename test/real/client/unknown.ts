import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Peer } from './peer.ts';

/** What is not there, each endpoint in its way; and who may ask. */
export function unknown(peer: Peer): void {
  const { scheduler, id: idOf, parse, refusal } = peer;
  const id = idOf('unknown');
  const uuid = randomUUID();

  test.each([
    ['readJob', () => scheduler.readJob({ id })],
    ['readJobSummary', () => scheduler.readJobSummary({ id })],
    ['listJobVersions', () => scheduler.listJobVersions({ id })],
    ['readJobScaleStatus', () => scheduler.readJobScaleStatus({ id })],
    ['jobServices', () => scheduler.jobServices({ id })],
    ['readJobSubmission', () => scheduler.readJobSubmission({ id, version: 0 })],
    ['dispatchJob', () => scheduler.dispatchJob({ id })],
    ['revertJob', () => scheduler.revertJob({ id, version: 0 })],
    ['setJobStability', () => scheduler.setJobStability({ id, version: 0, stable: true })],
    ['createJobEvaluation', () => scheduler.createJobEvaluation({ id })],
    ['forceNewPeriodicInstance', () => scheduler.forceNewPeriodicInstance({ id })],
    ['scaleTaskGroup', () => scheduler.scaleTaskGroup({ id, group: 'app', count: 1 })],
    ['tagJobVersion', () => scheduler.tagJobVersion({ id, tag: 'v1', version: 0 })],
    ['untagJobVersion', () => scheduler.untagJobVersion({ id, tag: 'v1' })],
    ['readEvaluation', () => scheduler.readEvaluation({ id: uuid })],
    ['readDeployment', () => scheduler.readDeployment({ id: uuid })],
    ['promoteDeployment', () => scheduler.promoteDeployment({ id: uuid })],
    ['failDeployment', () => scheduler.failDeployment({ id: uuid })],
  ])('%s: not found', async (_, ask) => {
    const { kind, reason, message } = await refusal(ask());
    expect([kind, reason]).toEqual(['not-found', 'not-found']);
    expect(message).toMatch(/^(GET|POST|DELETE) \/v1\/(job|evaluation|deployment)\//);
  });

  test('lists of what is not there are empty', async () => {
    const lists = await Promise.all([
      scheduler.listJobAllocations({ id }),
      scheduler.listJobEvaluations({ id }),
      scheduler.listJobDeployments({ id }),
      scheduler.listEvaluationAllocations({ id: uuid }),
      scheduler.listDeploymentAllocations({ id: uuid }),
    ]);
    expect(lists).toEqual([[], [], [], [], []]);
    expect(await scheduler.readJobsMostRecentDeployment({ id })).toBeNull();
  });

  test('an ID that is none', async () => {
    for (const ask of [
      () => scheduler.readEvaluation({ id: 'short' }),
      () => scheduler.readDeployment({ id: 'short' }),
      () => scheduler.promoteDeployment({ id: 'short' }),
      () => scheduler.failDeployment({ id: 'short' }),
    ]) {
      expect((await refusal(ask())).kind).toBe('invalid');
    }
  });

  test('an unknown region, an unknown namespace', async () => {
    const region = 'atlantis';
    const job = await parse({ id });
    for (const ask of [
      () => scheduler.listJobs({ region }),
      () => scheduler.createJobPlan({ job, region }),
      () => scheduler.createJob({ job, region, enforceIndex: 0 }),
      () => scheduler.readLeader({ region }),
    ]) {
      const { kind, reason, message } = await refusal(ask());
      expect([kind, reason, message]).toEqual(['invalid', 'input', expect.stringContaining('No path to region')]);
    }
    const nowhere = idOf('namespace');
    const { kind, reason } = await refusal(scheduler.createJob({ job, namespace: nowhere }));
    expect([
      ['invalid', 'input'],
      ['unauthorized', 'unauthorized'],
    ]).toContainEqual([kind, reason]);
  });
}

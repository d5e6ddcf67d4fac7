import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Peer } from './peer.ts';

/** What is not there, each endpoint in its way; and who may ask. */
export function unknown(peer: Peer): void {
  const { scheduler, id: idOf, parse, refusal, since } = peer;
  const id = idOf('unknown');
  const uuid = randomUUID();

  const asking = [
    ['readJob', '1.0.0', () => scheduler.readJob({ id })],
    ['readJobSummary', '1.0.0', () => scheduler.readJobSummary({ id })],
    ['listJobVersions', '1.0.0', () => scheduler.listJobVersions({ id })],
    ['readJobScaleStatus', '1.0.0', () => scheduler.readJobScaleStatus({ id })],
    ['jobServices', '1.3.0', () => scheduler.jobServices({ id })],
    ['dispatchJob', '1.0.0', () => scheduler.dispatchJob({ id })],
    ['revertJob', '1.0.0', () => scheduler.revertJob({ id, version: 0 })],
    ['setJobStability', '1.0.0', () => scheduler.setJobStability({ id, version: 0, stable: true })],
    ['createJobEvaluation', '1.0.0', () => scheduler.createJobEvaluation({ id })],
    ['forceNewPeriodicInstance', '1.0.0', () => scheduler.forceNewPeriodicInstance({ id })],
    ['scaleTaskGroup', '1.0.0', () => scheduler.scaleTaskGroup({ id, group: 'app', count: 1 })],
    ['readEvaluation', '1.0.0', () => scheduler.readEvaluation({ id: uuid })],
    ['readDeployment', '1.0.0', () => scheduler.readDeployment({ id: uuid })],
    ['promoteDeployment', '1.0.0', () => scheduler.promoteDeployment({ id: uuid })],
    ['failDeployment', '1.0.0', () => scheduler.failDeployment({ id: uuid })],
  ] as const;
  for (const [name, version, ask] of asking)
    test.skipIf(since(version).skip)(`${name}: not found${since(version).why}`, async () => {
      const { kind, reason, message } = await refusal(ask());
      expect([kind, reason]).toEqual(['not-found', 'not-found']);
      expect(message).toMatch(/^(GET|POST|DELETE) \/v1\/(job|evaluation|deployment)\//);
    });

  test('lists of what is not there are empty', async () => {
    const lists = await Promise.all([
      scheduler.listJobAllocations({ id }),
      scheduler.listJobEvaluations({ id }),
      scheduler.listJobDeployments({ id }),
    ]);
    expect(lists).toEqual([[], [], []]);
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
      () => scheduler.readJob({ id, region }),
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

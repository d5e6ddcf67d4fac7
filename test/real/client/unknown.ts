import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Peer } from './peer.ts';

/** Requests with unknown IDs, regions and namespaces. */
export function unknown(peer: Peer): void {
  const { nomad, id: toId, parse, refusal, since } = peer;
  const id = toId('unknown');
  const uuid = randomUUID();

  const asking = [
    ['readJob', '1.0.0', () => nomad.readJob({ id })],
    ['readJobSummary', '1.0.0', () => nomad.readJobSummary({ id })],
    ['listJobVersions', '1.0.0', () => nomad.listJobVersions({ id })],
    ['readJobScaleStatus', '1.0.0', () => nomad.readJobScaleStatus({ id })],
    ['readJobServices', '1.3.0', () => nomad.readJobServices({ id })],
    ['dispatchJob', '1.0.0', () => nomad.dispatchJob({ id })],
    ['revertJob', '1.0.0', () => nomad.revertJob({ id, version: 0 })],
    ['setJobStability', '1.0.0', () => nomad.setJobStability({ id, version: 0, stable: true })],
    ['createJobEvaluation', '1.0.0', () => nomad.createJobEvaluation({ id })],
    ['forceNewPeriodicInstance', '1.0.0', () => nomad.forceNewPeriodicInstance({ id })],
    ['scaleTaskGroup', '1.0.0', () => nomad.scaleTaskGroup({ id, group: 'app', count: 1 })],
    ['readEvaluation', '1.0.0', () => nomad.readEvaluation({ id: uuid })],
    ['readDeployment', '1.0.0', () => nomad.readDeployment({ id: uuid })],
    ['promoteDeployment', '1.0.0', () => nomad.promoteDeployment({ id: uuid })],
    ['failDeployment', '1.0.0', () => nomad.failDeployment({ id: uuid })],
  ] as const;
  for (const [name, version, ask] of asking)
    test.skipIf(since(version).skip)(
      `${name} of an unknown ID is refused with not-found${since(version).reason}`,
      async () => {
        const { kind, reason, message } = await refusal(ask());
        expect([kind, reason]).toEqual(['not-found', 'not-found']);
        expect(message).toMatch(
          /^Not found in Nomad: .*\((404|500), (GET|POST|DELETE) \/v1\/(job|evaluation|deployment)\//s,
        );
      },
    );

  test('lists of an unknown job are empty', async () => {
    const lists = await Promise.all([
      nomad.listJobAllocations({ id }),
      nomad.listJobEvaluations({ id }),
      nomad.listJobDeployments({ id }),
    ]);
    expect(lists).toEqual([[], [], []]);
    expect(await nomad.readJobsMostRecentDeployment({ id })).toBeNull();
  });

  test('requests with a malformed ID are refused as invalid', async () => {
    for (const ask of [
      () => nomad.readEvaluation({ id: 'short' }),
      () => nomad.readDeployment({ id: 'short' }),
      () => nomad.promoteDeployment({ id: 'short' }),
      () => nomad.failDeployment({ id: 'short' }),
    ]) {
      expect((await refusal(ask())).kind).toBe('invalid');
    }
  });

  test('requests with an unknown region or namespace are refused', async () => {
    const region = 'atlantis';
    const job = await parse({ id });
    // That of a job file is an error of the file.
    for (const [expected, ask] of [
      ['input', () => nomad.listJobs({ region })],
      ['parse', () => nomad.createJobPlan({ job, region })],
      ['parse', () => nomad.createJob({ job, region, enforceIndex: 0 })],
      ['input', () => nomad.readJob({ id, region })],
    ] as const) {
      const { kind, reason, message } = await refusal(ask());
      expect([kind, reason, message]).toEqual(['invalid', expected, expect.stringContaining('No path to region')]);
    }
    const nowhere = toId('namespace');
    const { kind, reason } = await refusal(nomad.createJob({ job, namespace: nowhere }));
    expect([
      ['invalid', 'parse'],
      ['unauthorized', 'unauthorized'],
    ]).toContainEqual([kind, reason]);
  });
}

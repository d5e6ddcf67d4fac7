import { expect, test } from 'vitest';
import { awaitEnd, awaitEval } from './follow.ts';
import type { Peer } from './peer.ts';
import { watchOptions, find } from './until.ts';

export function rollouts({ nomad, driver, id: toId, register, refusal }: Peer): void {
  test('a deployment with a canary blocks scaling until it is promoted', async () => {
    const id = toId('canary');
    const text = { id, driver, count: 2, update: 'canary = 1' };
    expect((await awaitEnd(nomad, id, await register(text))).Status).toBe('successful');
    const changed = await register({ ...text, color: 'green' });
    const waiting = await awaitEnd(nomad, id, changed, ({ TaskGroups }) => TaskGroups['app']?.HealthyAllocs === 1);
    expect(waiting).toMatchObject({ Status: 'running', JobVersion: 1 });
    expect(waiting.StatusDescription).toContain('requires manual promotion');
    expect(waiting.TaskGroups['app']).toMatchObject({ DesiredCanaries: 1, Promoted: false, DesiredTotal: 2 });

    const canary = (await nomad.listJobAllocations({ id })).find(({ JobVersion }) => JobVersion === 1);
    expect(canary?.DeploymentStatus).toEqual({ Healthy: true, Canary: true });

    const blocked = await refusal(nomad.scaleTaskGroup({ id, group: 'app', count: 3 }));
    expect([blocked.kind, blocked.reason]).toEqual(['blocked', 'blocked']);

    await nomad.promoteDeployment({ id: waiting.ID });
    const end = await awaitEnd(nomad, id, changed);
    expect([end.Status, end.TaskGroups['app']?.Promoted]).toEqual(['successful', true]);
    expect((await refusal(nomad.promoteDeployment({ id: waiting.ID }))).kind).toBe('invalid');
  });

  test('a deployment that fails is rolled back to the stable version', async () => {
    const id = toId('rollback');
    const text = { id, driver, count: 1, update: 'auto_revert = true' };
    await awaitEnd(nomad, id, await register(text));
    const broken = await register({ ...text, course: 'never starts' });
    const failed = await awaitEnd(nomad, id, broken);
    expect(failed.Status).toBe('failed');
    expect(failed.StatusDescription).toContain('rolling back to job version 0');
    expect(failed.TaskGroups['app']).toMatchObject({ UnhealthyAllocs: 1 });

    const healed = await find(
      nomad.watch.readJobsMostRecentDeployment({ id }, watchOptions),
      (latest) => latest?.JobVersion === 2 && latest.Status !== 'running',
    );
    expect(healed?.Status).toBe('successful');
    const list = await nomad.listJobDeployments({ id });
    expect(new Set(list.map(({ JobVersion }) => JobVersion))).toEqual(new Set([0, 1, 2]));
    const bad = (await nomad.listJobAllocations({ id })).find(({ JobVersion }) => JobVersion === 1);
    expect(bad).toMatchObject({ ClientStatus: 'failed', DeploymentStatus: { Healthy: false } });
  });

  test('failDeployment fails a running deployment and reverts the job', async () => {
    const id = toId('fail');
    const text = { id, driver, count: 1, update: 'canary = 1\n    auto_revert = true' };
    await awaitEnd(nomad, id, await register(text));
    const changed = await register({ ...text, color: 'green' });
    const { ID } = await awaitEnd(nomad, id, changed, ({ TaskGroups }) => TaskGroups['app']?.PlacedAllocs === 1);
    await nomad.failDeployment({ id: ID });
    const { Status, StatusDescription } = await nomad.readDeployment({ id: ID });
    expect(Status).toBe('failed');
    expect(StatusDescription).toContain('Deployment marked as failed');
    expect((await refusal(nomad.failDeployment({ id: ID }))).kind).toBe('invalid');
  });

  test('a deployment is cancelled by a newer version of the job', async () => {
    const id = toId('superseded');
    const text = { id, driver, count: 1, update: 'canary = 1' };
    await awaitEnd(nomad, id, await register(text));
    const older = await register({ ...text, color: 'green' });
    const { ID } = await awaitEnd(nomad, id, older, () => true);
    await register({ ...text, color: 'red' });
    const end = await find(nomad.watch.readDeployment({ id: ID }, watchOptions), ({ Status }) => Status !== 'running');
    expect(end).toMatchObject({ Status: 'cancelled', StatusDescription: 'Cancelled due to newer version of job' });
  });

  test('a placement failure is reported by the evaluation', async () => {
    const id = toId('nowhere');
    const group = 'constraint {\n      attribute = "${attr.kernel.name}"\n      value     = "plan9"\n    }';
    const { FailedTGAllocs, BlockedEval } = await awaitEval(nomad, await register({ id, driver, count: 2, group }));
    expect(FailedTGAllocs['app']?.CoalescedFailures).toBe(1);
    expect(Object.keys(FailedTGAllocs['app']?.ConstraintFiltered ?? {})).toEqual(['${attr.kernel.name} = plan9']);
    expect(await nomad.readEvaluation({ id: BlockedEval })).toMatchObject({ Status: 'blocked' });
    expect((await nomad.readJobSummary({ id })).Summary['app']?.Queued).toBe(2);
  });
}

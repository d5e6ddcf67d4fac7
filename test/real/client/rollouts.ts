import { expect, test } from 'vitest';
import { deployed, evaluated } from './follow.ts';
import type { Peer } from './peer.ts';
import { over, until } from './until.ts';

/** Deployments that go their ways. */
export function rollouts({ scheduler, driver, id: idOf, register, refusal }: Peer): void {
  test('a canary, promoted; and no scaling meanwhile', async () => {
    const id = idOf('canary');
    const text = { id, driver, count: 2, update: 'canary = 1' };
    expect((await deployed(scheduler, id, await register(text))).Status).toBe('successful');
    const changed = await register({ ...text, color: 'green' });
    const waiting = await deployed(scheduler, id, changed, ({ TaskGroups }) => TaskGroups['app']?.HealthyAllocs === 1);
    expect(waiting).toMatchObject({ Status: 'running', JobVersion: 1 });
    expect(waiting.StatusDescription).toContain('requires manual promotion');
    expect(waiting.TaskGroups['app']).toMatchObject({ DesiredCanaries: 1, Promoted: false, DesiredTotal: 2 });

    const canary = (await scheduler.listJobAllocations({ id })).find(({ JobVersion }) => JobVersion === 1);
    expect(canary?.DeploymentStatus).toEqual({ Healthy: true, Canary: true });
    expect(waiting.TaskGroups['app']?.PlacedCanaries).toEqual([canary?.ID]);

    const blocked = await refusal(scheduler.scaleTaskGroup({ id, group: 'app', count: 3 }));
    expect([blocked.kind, blocked.reason]).toEqual(['blocked', 'blocked']);

    const promoted = await scheduler.promoteDeployment({ id: waiting.ID });
    await evaluated(scheduler, promoted);
    const end = await deployed(scheduler, id, changed);
    expect([end.Status, end.TaskGroups['app']?.Promoted]).toEqual(['successful', true]);
    expect((await refusal(scheduler.promoteDeployment({ id: waiting.ID }))).kind).toBe('invalid');
  });

  test('one that fails, and goes back to the stable version', async () => {
    const id = idOf('rollback');
    const text = { id, driver, count: 1, update: 'auto_revert = true' };
    await deployed(scheduler, id, await register(text));
    const broken = await register({ ...text, course: 'never starts' });
    const failed = await deployed(scheduler, id, broken);
    expect(failed.Status).toBe('failed');
    expect(failed.StatusDescription).toContain('rolling back to job version 0');
    expect(failed.TaskGroups['app']).toMatchObject({ AutoRevert: true, UnhealthyAllocs: 1 });

    const healed = await until(
      scheduler.watch.readJobsMostRecentDeployment({ id }, over),
      (latest) => latest?.JobVersion === 2 && latest.Status !== 'running',
    );
    expect(healed?.Status).toBe('successful');
    const list = await scheduler.listJobDeployments({ id });
    expect(new Set(list.map(({ JobVersion }) => JobVersion))).toEqual(new Set([0, 1, 2]));
    const bad = (await scheduler.listJobAllocations({ id })).find(({ JobVersion }) => JobVersion === 1);
    expect(bad).toMatchObject({ ClientStatus: 'failed', DeploymentStatus: { Healthy: false } });
  });

  test('one that is failed by hand', async () => {
    const id = idOf('fail');
    const text = { id, driver, count: 1, update: 'canary = 1\n    auto_revert = true' };
    await deployed(scheduler, id, await register(text));
    const changed = await register({ ...text, color: 'green' });
    const { ID } = await deployed(scheduler, id, changed, ({ TaskGroups }) => TaskGroups['app']?.PlacedAllocs === 1);
    expect((await scheduler.failDeployment({ id: ID })).RevertedJobVersion).toBe(0);
    const { Status, StatusDescription } = await scheduler.readDeployment({ id: ID });
    expect(Status).toBe('failed');
    expect(StatusDescription).toContain('Deployment marked as failed');
    expect((await refusal(scheduler.failDeployment({ id: ID }))).kind).toBe('invalid');
  });

  test('one that a newer version takes the place of', async () => {
    const id = idOf('superseded');
    const text = { id, driver, count: 1, update: 'canary = 1' };
    await deployed(scheduler, id, await register(text));
    const older = await register({ ...text, color: 'green' });
    const { ID } = await deployed(scheduler, id, older, () => true);
    await register({ ...text, color: 'red' });
    const end = await until(scheduler.watch.readDeployment({ id: ID }, over), ({ Status }) => Status !== 'running');
    expect(end).toMatchObject({ Status: 'cancelled', StatusDescription: 'Cancelled due to newer version of job' });
  });

  test('what finds no place is told by its evaluation', async () => {
    const id = idOf('nowhere');
    const group = 'constraint {\n      attribute = "${attr.kernel.name}"\n      value     = "plan9"\n    }';
    const { FailedTGAllocs, BlockedEval } = await evaluated(scheduler, await register({ id, driver, count: 2, group }));
    expect(FailedTGAllocs['app']?.CoalescedFailures).toBe(1);
    expect(Object.keys(FailedTGAllocs['app']?.ConstraintFiltered ?? {})).toEqual(['${attr.kernel.name} = plan9']);
    expect(await scheduler.readEvaluation({ id: BlockedEval })).toMatchObject({ Status: 'blocked' });
    expect((await scheduler.readJobSummary({ id })).Summary['app']?.Queued).toBe(2);
  });
}

import { describe, expect, test } from 'vitest';
import { deployed, evaluated } from './follow.ts';
import { isBefore } from '../server-version.ts';
import type { Peer } from './peer.ts';

const LIMITS = 'scaling {\n      enabled = true\n      min = 0\n      max = 5\n    }';

/** Counts of a task group. */
export function scaling({ scheduler, driver, withoutDriver, id: idOf, register, refusal, since, version }: Peer): void {
  test('noted only', async () => {
    const id = idOf('noted');
    await register({ id });
    const before = await scheduler.readJob({ id });
    const note = { id, group: 'app', message: 'as it is', meta: { by: 'ü', n: [1, null] } };
    expect((await scheduler.scaleTaskGroup(note)).EvalID).toBe('');
    await scheduler.scaleTaskGroup({ id, group: 'app', error: 'no power' });
    const { TaskGroups } = await scheduler.readJobScaleStatus({ id });
    expect(TaskGroups['app']?.Events).toHaveLength(2);
    expect(TaskGroups['app']?.Events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Message: 'as it is', Error: false, Count: null, EvalID: '' }),
        expect.objectContaining({ Message: 'no power', Error: true, Count: null }),
      ]),
    );
    expect((await scheduler.readJob({ id })).JobModifyIndex).toBe(before.JobModifyIndex);
  });

  test('refused', async () => {
    const id = idOf('refused');
    const { JobModifyIndex } = await register({ id, group: LIMITS });
    const group = 'app';
    for (const [request, kind, words] of [
      [{ group: 'none', count: 1 }, 'invalid', 'task group "none" specified for scaling does not exist'],
      [{ group, count: 6 }, 'invalid', 'greater than scaling policy maximum: 6 > 5'],
      [{ group, count: -1 }, 'invalid', 'negative'],
      [{ group, count: 1, error: 'x' }, 'invalid', 'should not contain count if error is true'],
    ] as const) {
      const refused = await refusal(scheduler.scaleTaskGroup({ id, ...request }));
      expect([refused.kind, refused.message]).toEqual([kind, expect.stringContaining(words)]);
    }
    const { JobModifyIndex: after } = await scheduler.readJob({ id });
    expect(after).toBe(JobModifyIndex);
  });

  test.skipIf(since('1.8.2').skip)(`refused by its index${since('1.8.2').why}`, async () => {
    const id = idOf('index');
    const { JobModifyIndex } = await register({ id });
    expect(await scheduler.checksScaleIndex({ id })).toBe(true);
    const request = { id, group: 'app', count: 0, enforceIndex: JobModifyIndex - 1 };
    const { kind, message } = await refusal(scheduler.scaleTaskGroup(request));
    expect([kind, message]).toEqual(['conflict', expect.stringContaining('Enforcing job modify index')]);
    expect((await scheduler.readJob({ id })).JobModifyIndex).toBe(JobModifyIndex);
  });

  test('whether an index is checked is found out without a change', async () => {
    const id = idOf('asked');
    const { JobModifyIndex } = await register({ id });
    expect(await scheduler.checksScaleIndex({ id })).toBe(version === undefined || !isBefore(version, '1.8.2'));
    expect(await scheduler.readJob({ id })).toMatchObject({ JobModifyIndex, Version: 0 });
    expect((await scheduler.readJobScaleStatus({ id })).TaskGroups['app']?.Events).toEqual([]);
  });

  describe.skipIf(driver === undefined)(`with tasks that run${withoutDriver}`, () => {
    test('up and down again', async () => {
      const id = idOf('scale');
      const group = 'app';
      const made = await register({ id, driver, group: LIMITS });
      const up = { id, group, count: 2, message: 'more', meta: { why: 'load' }, enforceIndex: made.JobModifyIndex };
      const grown = await scheduler.scaleTaskGroup(up);
      expect(await evaluated(scheduler, grown)).toMatchObject({ TriggeredBy: 'job-scaling', Status: 'complete' });
      expect((await deployed(scheduler, id, grown)).Status).toBe('successful');
      const { TaskGroups } = await scheduler.readJobScaleStatus({ id });
      expect(TaskGroups[group]).toMatchObject({ Desired: 2, Running: 2, Healthy: 2 });
      const [event] = TaskGroups[group]?.Events ?? [];
      expect(event).toMatchObject({ Count: 2, PreviousCount: 0, Message: 'more', Error: false, EvalID: grown.EvalID });
      expect(Math.abs(Number(event?.Time) - Date.now())).toBeLessThan(600_000);

      const shrunk = await scheduler.scaleTaskGroup({ id, group, count: 1 });
      await evaluated(scheduler, shrunk);
      expect(await scheduler.readJob({ id })).toMatchObject({ Version: 2, TaskGroups: [{ Name: group, Count: 1 }] });
      const kept = (await scheduler.listJobAllocations({ id })).filter(({ DesiredStatus }) => DesiredStatus === 'run');
      expect(kept.map(({ Name }) => Name)).toEqual([`${id}.app[0]`]);
    });
  });
}

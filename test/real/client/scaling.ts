import { describe, expect, test } from 'vitest';
import { awaitEnd, awaitEval } from './follow.ts';
import type { Peer } from './peer.ts';

const scalingBlock = 'scaling {\n      enabled = true\n      min = 0\n      max = 5\n    }';

/** Counts of a task group. */
export function testScaling({ nomad, driver, withoutDriver, id: toId, register, refusal, since }: Peer): void {
  test('scaleTaskGroup refuses invalid counts and groups', async () => {
    const id = toId('refused');
    const { JobModifyIndex } = await register({ id, group: scalingBlock });
    const group = 'app';
    for (const [request, kind, text] of [
      [{ group: 'none', count: 1 }, 'invalid', 'task group "none" specified for scaling does not exist'],
      [{ group, count: 6 }, 'invalid', 'greater than scaling policy maximum: 6 > 5'],
      [{ group, count: -1 }, 'invalid', 'negative'],
    ] as const) {
      const refused = await refusal(nomad.scaleTaskGroup({ id, ...request }));
      expect([refused.kind, refused.message]).toEqual([kind, expect.stringContaining(text)]);
    }
    const { JobModifyIndex: after } = await nomad.readJob({ id });
    expect(after).toBe(JobModifyIndex);
  });

  test.skipIf(since('1.8.2').skip)(`scaleTaskGroup refuses a wrong modify index${since('1.8.2').reason}`, async () => {
    const id = toId('index');
    const { JobModifyIndex } = await register({ id });
    const request = { id, group: 'app', count: 0, enforceIndex: JobModifyIndex - 1 };
    const { kind, message } = await refusal(nomad.scaleTaskGroup(request));
    expect([kind, message]).toEqual(['conflict', expect.stringContaining('Enforcing job modify index')]);
    expect((await nomad.readJob({ id })).JobModifyIndex).toBe(JobModifyIndex);
  });

  describe.skipIf(driver === undefined)(`jobs with running tasks${withoutDriver}`, () => {
    test('scaleTaskGroup scales running tasks up and down', async () => {
      const id = toId('scale');
      const group = 'app';
      const made = await register({ id, driver, group: scalingBlock });
      const up = { id, group, count: 2, message: 'more', meta: { reason: 'load' }, enforceIndex: made.JobModifyIndex };
      const grown = await nomad.scaleTaskGroup(up);
      expect(await awaitEval(nomad, grown)).toMatchObject({ TriggeredBy: 'job-scaling', Status: 'complete' });
      expect((await awaitEnd(nomad, id, grown)).Status).toBe('successful');
      const { TaskGroups } = await nomad.readJobScaleStatus({ id });
      const [event] = TaskGroups[group]?.Events ?? [];
      expect(event).toMatchObject({ Count: 2, PreviousCount: 0, Message: 'more', Error: false, EvalID: grown.EvalID });
      expect(Math.abs(Number(event?.Time) - Date.now())).toBeLessThan(600_000);

      const shrunk = await nomad.scaleTaskGroup({ id, group, count: 1 });
      await awaitEval(nomad, shrunk);
      expect(await nomad.readJob({ id })).toMatchObject({ Version: 2, TaskGroups: [{ Name: group, Count: 1 }] });
      const kept = (await nomad.listJobAllocations({ id })).filter(({ DesiredStatus }) => DesiredStatus === 'run');
      expect(kept.map(({ Name }) => Name)).toEqual([`${id}.app[0]`]);
    });
  });
}

import { expect, test } from 'vitest';
import { evaluated } from './follow.ts';
import type { Peer } from './peer.ts';

/** Versions and what is done with them. The jobs have a count of 0. */
export function versions({ scheduler, isSandbox, id: idOf, register, request, refusal, since }: Peer): void {
  async function colored(name: string, colors: readonly string[]): Promise<string> {
    const id = idOf(name);
    for (const color of colors) {
      await register({ id, color });
    }
    return id;
  }

  test('differences from one to the next', async () => {
    const id = await colored('diffs', ['blue', 'green', 'red']);
    const { Versions, Diffs } = await scheduler.listJobVersions({ id, diffs: true });
    expect(Versions.map(({ Version }) => Version)).toEqual([2, 1, 0]);
    const changes = Diffs.map(({ TaskGroups }) =>
      TaskGroups.flatMap(({ Tasks }) => Tasks.flatMap(({ Fields }) => Fields.map((one) => `${one.Old}→${one.New}`))),
    );
    expect(changes).toEqual([['green→red'], ['blue→green']]);
    expect((await scheduler.listJobVersions({ id })).Diffs).toEqual([]);
  });

  test('back to an older one', async () => {
    const id = await colored('revert', ['blue', 'green']);
    const reverted = await scheduler.revertJob({ id, version: 0, enforcePriorVersion: 1 });
    expect(await evaluated(scheduler, reverted)).toMatchObject({ Status: 'complete', JobID: id });
    const job = await scheduler.readJob({ id });
    expect(job).toMatchObject({ Version: 2, JobModifyIndex: reverted.JobModifyIndex });
    expect(JSON.stringify(job.TaskGroups)).toContain('"COLOR":"blue"');

    const late = await refusal(scheduler.revertJob({ id, version: 1, enforcePriorVersion: 1 }));
    expect([late.kind, late.message]).toEqual(['conflict', expect.stringContaining('Current job has version 2')]);
    const same = await refusal(scheduler.revertJob({ id, version: 2 }));
    expect([same.kind, same.reason]).toEqual(['invalid', 'input']);
    expect((await refusal(scheduler.revertJob({ id, version: 99 }))).kind).toBe('not-found');
  });

  test('stable, and not any more', async () => {
    const id = await colored('stable', ['blue', 'green']);
    const stability = async () => (await scheduler.listJobVersions({ id })).Versions.map(({ Stable }) => Stable);
    const before = await scheduler.readJob({ id });
    expect((await scheduler.setJobStability({ id, version: 1, stable: true })).Index).toBeGreaterThan(0);
    expect(await stability()).toEqual([true, false]);
    await scheduler.setJobStability({ id, version: 1, stable: false });
    expect(await stability()).toEqual([false, false]);
    // What a check-and-set looks at stays.
    expect((await scheduler.readJob({ id })).JobModifyIndex).toBe(before.JobModifyIndex);
    expect((await refusal(scheduler.setJobStability({ id, version: 99, stable: true }))).kind).toBe('not-found');
  });

  const otherwise = isSandbox ? ' (skipped: the sandbox only marks it)' : '';
  test.skipIf(isSandbox)(`an older version that is marked stable becomes the live one${otherwise}`, async () => {
    const id = await colored('stable-older', ['blue', 'green']);
    const [, older] = (await scheduler.listJobVersions({ id })).Versions;
    await scheduler.setJobStability({ id, version: 0, stable: true });
    const job = await scheduler.readJob({ id });
    expect(job).toMatchObject({ Version: 0, JobModifyIndex: older?.JobModifyIndex });
    expect(JSON.stringify(job.TaskGroups)).toContain('"COLOR":"blue"');
  });

  test.skipIf(since('1.9.0').skip)(`tags${since('1.9.0').why}`, async () => {
    const id = await colored('tags', ['blue', 'green']);
    const tags = async () => (await scheduler.listJobVersions({ id })).Versions.map((one) => one.VersionTag?.Name);
    const path = `/v1/job/${id}/versions/golden/tag`;
    await request('POST', path, { Version: 0, Description: 'Ünï' });
    expect(await tags()).toEqual([undefined, 'golden']);
    await request('DELETE', path);
    expect(await tags()).toEqual([undefined, undefined]);
  });
}

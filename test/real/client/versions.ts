import { expect, test } from 'vitest';
import { awaitEval } from './follow.ts';
import type { Peer } from './peer.ts';

/** Versions of a job. The jobs have a count of 0. */
export function versions({ nomad, isSandbox, id: toId, register, request, refusal, since }: Peer): void {
  async function registerColors(name: string, colors: readonly string[]): Promise<string> {
    const id = toId(name);
    for (const color of colors) {
      await register({ id, color });
    }
    return id;
  }

  test('listJobVersions returns the differences between versions', async () => {
    const id = await registerColors('diffs', ['blue', 'green', 'red']);
    const { Versions, Diffs } = await nomad.listJobVersions({ id, diffs: true });
    expect(Versions.map(({ Version }) => Version)).toEqual([2, 1, 0]);
    const changes = Diffs.map(({ TaskGroups }) =>
      TaskGroups.flatMap(({ Tasks }) => Tasks.flatMap(({ Fields }) => Fields.map((item) => `${item.Old}→${item.New}`))),
    );
    expect(changes).toEqual([['green→red'], ['blue→green']]);
    expect((await nomad.listJobVersions({ id })).Diffs).toEqual([]);
  });

  test('revertJob reverts to an older version, and refuses a wrong current version', async () => {
    const id = await registerColors('revert', ['blue', 'green']);
    const reverted = await nomad.revertJob({ id, version: 0, enforcePriorVersion: 1 });
    expect(await awaitEval(nomad, reverted)).toMatchObject({ Status: 'complete', JobID: id });
    const job = await nomad.readJob({ id });
    expect(job).toMatchObject({ Version: 2, JobModifyIndex: reverted.JobModifyIndex });
    expect(JSON.stringify(job.TaskGroups)).toContain('"COLOR":"blue"');

    const late = await refusal(nomad.revertJob({ id, version: 1, enforcePriorVersion: 1 }));
    expect([late.kind, late.message]).toEqual(['conflict', expect.stringContaining('Current job has version 2')]);
    const same = await refusal(nomad.revertJob({ id, version: 2 }));
    expect([same.kind, same.reason]).toEqual(['invalid', 'input']);
    expect((await refusal(nomad.revertJob({ id, version: 99 }))).kind).toBe('not-found');
  });

  test('setJobStability marks and unmarks a version without changing the modify index', async () => {
    const id = await registerColors('stable', ['blue', 'green']);
    const stability = async () => (await nomad.listJobVersions({ id })).Versions.map(({ Stable }) => Stable);
    const before = await nomad.readJob({ id });
    expect((await nomad.setJobStability({ id, version: 1, stable: true })).Index).toBeGreaterThan(0);
    expect(await stability()).toEqual([true, false]);
    await nomad.setJobStability({ id, version: 1, stable: false });
    expect(await stability()).toEqual([false, false]);
    // The modify index of check-and-set does not change.
    expect((await nomad.readJob({ id })).JobModifyIndex).toBe(before.JobModifyIndex);
    expect((await refusal(nomad.setJobStability({ id, version: 99, stable: true }))).kind).toBe('not-found');
  });

  const otherwise = isSandbox ? ' (skipped: the sandbox only marks it)' : '';
  test.skipIf(isSandbox)(`setJobStability of an older version makes it the current one${otherwise}`, async () => {
    const id = await registerColors('stable-older', ['blue', 'green']);
    const [, older] = (await nomad.listJobVersions({ id })).Versions;
    await nomad.setJobStability({ id, version: 0, stable: true });
    const job = await nomad.readJob({ id });
    expect(job).toMatchObject({ Version: 0, JobModifyIndex: older?.JobModifyIndex });
    expect(JSON.stringify(job.TaskGroups)).toContain('"COLOR":"blue"');
  });

  test.skipIf(since('1.9.0').skip)(`listJobVersions returns the tags of versions${since('1.9.0').reason}`, async () => {
    const id = await registerColors('tags', ['blue', 'green']);
    const tags = async () => (await nomad.listJobVersions({ id })).Versions.map((job) => job.VersionTag?.Name);
    const path = `/v1/job/${id}/versions/golden/tag`;
    await request('POST', path, { Version: 0, Description: 'Ünï' });
    expect(await tags()).toEqual([undefined, 'golden']);
    await request('DELETE', path);
    expect(await tags()).toEqual([undefined, undefined]);
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readDrifts } from '../support/drifting.ts';
import { describeOnBoth, LiveStory } from './live-story.ts';

type Variant = Parameters<LiveStory['write']>[0];

async function listKinds(story: LiveStory, inputs?: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const run = await story.drift(inputs);
  expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
  return readDrifts(run).map(({ kind, missing, fields }) => missing || [kind, fields]);
}

async function awaitDead(story: LiveStory): Promise<void> {
  while ((await story.ask<{ Status: string }>('GET', `/v1/job/${story.id}`)).Status !== 'dead') await sleep(50);
}

function createMeta(value: string, group = ''): Variant {
  return { job: `meta {\n run = ${value}\n }`, group };
}

describeOnBoth('kinds of drift', (place) => {
  /** A job that runs as its file declares. */
  async function start(variant: Variant = {}): Promise<LiveStory> {
    const story = await LiveStory.startOn(place);
    story.write(variant);
    await story.operate(variant);
    return story;
  }
  const scaled: Variant = { group: 'scaling {\n min = 1\n max = 5\n }' };

  test('a job has drifted after it was changed, stopped or purged, and not while it equals its file', async () => {
    await using story = await start();
    expect(await listKinds(story)).toEqual([]);
    await story.operate({ color: 'green' });
    expect(await listKinds(story)).toEqual([['changed', ['app/server Env[COLOR]']]]);
    const inputs = { ignore: '*:app/server Env[COLOR]' };
    expect(await listKinds(story, inputs)).toEqual([]);
    await story.ask('DELETE', `/v1/job/${story.id}`);
    expect(await listKinds(story, inputs)).toEqual(['stopped']);
    await story.operate({});
    expect(await listKinds(story)).toEqual([]);
    await story.ask('DELETE', `/v1/job/${story.id}?purge=true`);
    expect(await listKinds(story)).toEqual(['absent']);
  });

  test('a count that was scaled is drift only without a `scaling` block and without `preserve-counts`', async () => {
    for (const [variant, kinds] of [
      [scaled, []],
      [{}, [['changed', ['app Count']]]],
    ] as const) {
      // Nomad scales no service while its deployment is active.
      await using story = await start({ ...variant, type: 'batch' });
      await story.ask('POST', `/v1/job/${story.id}/scale`, { Count: 2, Target: { Group: 'app' } });
      expect(await listKinds(story)).toEqual(kinds);
      expect(await listKinds(story, { 'preserve-counts': 'true' })).toEqual([]);
    }
  });

  test('a count outside of the limits of its `scaling` block is drift', async () => {
    await using story = await start(scaled);
    await story.operate({ count: 6, group: 'scaling {\n min = 1\n max = 9\n }' });
    expect(await listKinds(story)).toMatchObject([['changed', expect.arrayContaining(['app Count'])]]);
  });

  test('a batch job that has ended has not drifted, neither after garbage collection, unless it differs', async () => {
    const batch = { type: 'batch', shell: 'exit 0' } as const;
    await using story = await start(batch);
    await awaitDead(story);
    expect(await listKinds(story)).toEqual([]);
    story.write({ ...batch, color: 'green' });
    expect(await listKinds(story)).toEqual([['changed', ['app/server Env[COLOR]']]]);
    await story.ask('DELETE', `/v1/job/${story.id}?purge=true`);
    const run = await story.drift();
    expect([run.outputs['drifted'], run.outputs['jobs']]).toEqual(['false', '[]']);
    expect(run.summary).toContain('1 batch job not in Nomad');
  });

  test('a service is missing if all of its allocations failed, because it is dead, but not with a count of 0', async () => {
    for (const [variant, kinds] of [
      [{ shell: 'exit 1' }, ['dead']],
      [{ count: 0 }, []],
    ] as const) {
      await using story = await start({ ...variant, update: 'max_parallel = 0' });
      await awaitDead(story);
      expect(await listKinds(story)).toEqual(kinds);
    }
  });

  // Several times of a periodic job came with this version.
  const { skip, reason } = place.since('1.6.2');
  test.skipIf(skip).each(['periodic {\n crons = ["@daily"]\n }', 'parameterized {}'])(
    `a waiting job has not drifted until it is gone: %j${reason}`,
    async (job) => {
      await using story = await start({ type: 'batch', job });
      const path = job.startsWith('periodic') ? 'periodic/force' : 'dispatch';
      await story.ask('POST', `/v1/job/${story.id}/${path}`, {});
      expect(await listKinds(story)).toEqual([]);
      await story.ask('DELETE', `/v1/job/${story.id}`);
      expect(await listKinds(story)).toEqual(['stopped']);
    },
  );

  test('a value that differs in each parse of the file is not drift', async () => {
    await using story = await start(createMeta('uuidv4()'));
    expect(await listKinds(story)).toEqual([]);
    await story.operate(createMeta('"0b2d3f7e-8f7e-4c3a-9f4e-1d1d2f5a6b7c"', 'meta {\n team = "a"\n }'));
    expect(await listKinds(story)).toMatchObject([['changed', expect.arrayContaining(['app Meta[team]'])]]);
  });
});

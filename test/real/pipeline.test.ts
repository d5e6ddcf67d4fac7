import { expect, test } from 'vitest';
import { failing, Pipeline } from '../support/pipeline.ts';
import { noSignals } from '../support/platform.ts';
import { describeOnBoth } from './live-story.ts';

/**
 * The pipeline of examples/pipeline.yml, on the sandbox and on a live Nomad with its mock driver. Jobs have random names and are purged at the end.
 * The live Nomad is that of OUTRIDER_TEST_NOMAD_ADDR (with OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */

const good = { migrate: 'complete', api: 'successful', worker: 'successful' };

const pipelineStories: Readonly<Record<string, (pipeline: Pipeline) => Promise<void>>> = {
  async 'an image is migrated, tested as a canary and promoted before the worker has it'(pipeline) {
    for (const image of ['one', 'two']) {
      expect((await pipeline.plan()).exitCode).toBe(0);
      const [migrate, api, worker] = (['migrate', 'api', 'worker'] as const).map((job) => pipeline.id(job));
      const order = `**Order:** stage 1: \`${migrate}\`; stage 2: \`${api}\`; stage 3: \`${worker}\``;
      expect(pipeline.comment).toContain(order);
      const run = await pipeline.register(image);
      expect([run.exitCode, pipeline.readOutcomes(run)]).toEqual([0, good]);
      // A canary has soaked only if a version ran before it.
      if (image === 'two') expect(run.log).toMatch(/promot/);
    }
    expect(await pipeline.isInOrder()).toBe(true);
    for (const job of ['migrate', 'api', 'worker'] as const) expect(await pipeline.images(job)).toEqual(['one', 'two']);
    const rerun = await pipeline.register('two');
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
  },

  async 'a migration that fails leaves api and worker as they are, also in a re-run, and the next pull request goes on'(
    pipeline,
  ) {
    await pipeline.plan();
    await pipeline.register('one');
    await pipeline.plan({ migrate: failing });
    for (const isChanged of ['true', 'false']) {
      const run = await pipeline.register('two');
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'failed', isChanged]);
      expect(pipeline.readOutcomes(run)).toEqual({ migrate: 'failed', api: 'not-written', worker: 'not-written' });
    }
    expect([await pipeline.images('api'), await pipeline.images('worker')]).toEqual([['one'], ['one']]);
    await pipeline.plan();
    const fixed = await pipeline.register('three');
    expect([fixed.exitCode, pipeline.readOutcomes(fixed)]).toEqual([0, good]);
    expect(await pipeline.images('api')).toEqual(['one', 'three']);
  },

  async 'a canary that fails is not promoted, the worker keeps its version, also in a re-run, and the next pull request goes on'(
    pipeline,
  ) {
    await pipeline.plan();
    await pipeline.register('one');
    await pipeline.plan({ api: failing });
    for (const changed of ['true', 'false']) {
      const run = await pipeline.register('two');
      expect([run.exitCode, run.outputs['changed']]).toEqual([1, changed]);
      expect(pipeline.readOutcomes(run)).toMatchObject({ worker: 'not-written' });
      expect(['failed', 'rolled-back', 'done']).toContain(pipeline.readOutcomes(run)['api']);
    }
    expect([await pipeline.images('migrate'), await pipeline.images('worker')]).toEqual([['one', 'two'], ['one']]);
    await pipeline.plan();
    const fixed = await pipeline.register('three');
    expect([fixed.exitCode, pipeline.readOutcomes(fixed)]).toEqual([0, good]);
    expect(await pipeline.images('worker')).toEqual(['one', 'three']);
  },

  'a run that is cancelled during the migration registers nothing more, and a re-run continues': registerCancelled,

  async 'the count that an autoscaler sets, before the plan and after it, is kept'(pipeline) {
    await pipeline.plan();
    await pipeline.register('one');
    await pipeline.scaleWorker(4);
    await pipeline.plan();
    expect(pipeline.comment).toContain('keeps 4 (autoscaled); the job file has 2');
    await pipeline.scaleWorker(5);
    const run = await pipeline.register('two');
    expect([run.exitCode, pipeline.readOutcomes(run)]).toEqual([0, good]);
    expect(await pipeline.readWorkerCount()).toBe(5);
    expect((await pipeline.images('worker')).at(-1)).toBe('two');
    const rerun = await pipeline.register('two');
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
  },

  async 'two runs of one merge at once register each job once, in order'(pipeline) {
    await pipeline.plan();
    const runs = await Promise.all([pipeline.register('one'), pipeline.register('one')]);
    const written = runs.filter(({ outputs }) => outputs['changed'] === 'true');
    expect(written.length).toBeGreaterThan(0);
    for (const job of ['migrate', 'api', 'worker'] as const) expect(await pipeline.images(job)).toEqual(['one']);
    expect(await pipeline.isInOrder()).toBe(true);
    const after = await pipeline.register('one');
    expect([after.exitCode, after.outputs['changed']]).toEqual([0, 'false']);
  },

  async 'one of two pushes at once registers all jobs, and the other one none, and says so'(pipeline) {
    await pipeline.plan();
    await pipeline.register('one');
    await pipeline.plan();
    const runs = await Promise.all([pipeline.register('two'), pipeline.register('three')]);
    const [[won] = [], [lost] = []] = [0, 1].map((code) => runs.filter(({ exitCode }) => exitCode === code));
    const image = won === runs[0] ? 'two' : 'three';
    for (const job of ['migrate', 'api', 'worker'] as const) expect(await pipeline.images(job)).toEqual(['one', image]);
    expect([won?.outputs['changed'], lost?.outputs['changed']]).toEqual(['true', 'false']);
    expect(['conflict', 'plan-changed']).toContain(lost?.outputs['reason']);
    expect(await pipeline.isInOrder()).toBe(true);
  },
};

async function registerCancelled(pipeline: Pipeline): Promise<void> {
  await pipeline.plan({ migrate: 'run_for = "3s"' });
  const run = await pipeline.register('one', { cancelAt: `${pipeline.id('migrate')}: registered` });
  expect([run.exitCode, pipeline.readOutcomes(run)]).toEqual([
    1,
    { migrate: 'timed-out', api: 'not-written', worker: 'not-written' },
  ]);
  expect(await pipeline.images('api')).toEqual([]);
  const rerun = await pipeline.register('one');
  expect([rerun.exitCode, pipeline.readOutcomes(rerun)]).toEqual([0, good]);
  expect(await pipeline.images('migrate')).toEqual(['one']);
  expect(await pipeline.isInOrder()).toBe(true);
}

/** Windows has no signals. */
const stories = Object.entries(pipelineStories).filter(([title]) => noSignals === '' || !title.includes('cancelled'));

describeOnBoth('the pipeline of the examples', (place) => {
  test.skipIf(place.since('1.4.0').skip).each(stories)('pipeline story: %s', { timeout: 240_000 }, async (_, play) => {
    await using server = await place.start({ deadline: 30_000 });
    await using pipeline = new Pipeline(server);
    await expect(play(pipeline)).resolves.toBeUndefined();
  });
});

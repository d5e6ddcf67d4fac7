import { describe, expect, test } from 'vitest';
import { failingTask, service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readImages } from '../support/approving.ts';
import { joinAnnotations } from '../support/launching.ts';

/** A sandbox with versions of a job; the last one is live, all others are stable. */
async function startVersions(...sources: readonly string[]): Promise<Story> {
  const story = await startStory({ files: {}, running: sources.slice(0, -1) });
  await story.operate(sources.at(-1) ?? '');
  return story;
}

const [row, two, three] = ['one', 'two', 'three'].map((image) => service('web', { image })) as [string, string, string];

const inputs = { mode: 'revert', job: 'web', 'job-version': '0' };

describe.concurrent('mode revert', () => {
  test('revert to an identical version of a job with a scaling policy changes nothing in a second run', async () => {
    const policy = '    count = 1\n    scaling {\n      min = 1\n      max = 3\n    }';
    const [before, now] = [row.replace('    count = 1', policy), two.replace('    count = 1', policy)];
    await using story = await startVersions(before, now);
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['job-version']]).toEqual([0, '2']);
    const rerun = await story.run({ inputs });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    expect(await readImages(story)).toEqual(['one', 'two', 'one']);
  });
});

describe.concurrent('rollout of a revert', () => {
  test('revert fails when the rollout fails and is rolled back', async () => {
    const update = 'auto_revert = true';
    const bad = service('web', { image: 'bad', task: failingTask, update });
    await using story = await startStory({ files: {} });
    await story.operate(bad);
    await story.settle('web');
    await story.operate(service('web', { image: 'good', update }));
    await story.settle('web');
    const run = await story.run({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'rolled-back', reason: 'rolled-back', changed: 'true' });
    expect(run.outputs['summary']).toMatch(/rolled back to version \d+: task `server` exited with code 137/);
    expect((await readImages(story))[0]).toBe('good');
  });
});

function createCanary(image: string): string {
  return service('web', { image, count: 2, update: 'canary = 1' });
}

/** A service whose second version waits with its canary, and a function that promotes the waiting canary. */
async function startCanaries(live = 'two'): Promise<Story & { promote(): Promise<void> }> {
  const story = await startStory({ files: {}, running: [createCanary('one')] });
  const promote = async (): Promise<void> => {
    const run = await story.run({ inputs: { mode: 'promote', job: 'web' } });
    expect(run.exitCode).toBe(0);
    await story.settle('web');
  };
  await story.operate(createCanary(live));
  await story.awaitCanary('web');
  return { ...story, promote };
}

const waiting = { outcome: 'awaiting-promotion', reason: 'blocked', changed: 'true' };

describe.concurrent('revert with canaries', () => {
  test.each(['0', 'last-stable', 'golden'])(
    'a revert to %s fails while its canaries wait for promotion, names the version that serves, and fails again when re-run',
    async (wanted) => {
      await using story = await startCanaries();
      await story.promote();
      await story.ask('POST', '/v1/job/web/versions/golden/tag', { Version: 0 });
      const reverting = { inputs: { ...inputs, 'job-version': wanted, promote: 'off' } };
      const run = await story.run(reverting);
      expect([run.exitCode, run.outputs]).toMatchObject([1, { ...waiting, 'job-version': '2' }]);
      const message = `\`web\` is not yet reverted to version 0, registered as version 2: its canaries are healthy and wait for promotion; version 1 still takes traffic`;
      expect(run.outputs['summary']).toBe(message);
      expect(joinAnnotations(run)).toContain(message);
      expect(joinAnnotations(run)).toContain(`nomad deployment promote ${run.outputs['deployment-id']}`);
      expect(run.summary).toMatch(/^### 🔴 `web` is not yet reverted/);
      // `last-stable` is another version by now: 1, which then has canaries of its own.
      const rerun = await story.run({ inputs: { ...inputs, promote: 'off' } });
      expect([rerun.exitCode, rerun.outputs]).toMatchObject([1, { ...waiting, changed: 'false', 'job-version': '2' }]);
      expect(rerun.outputs['summary']).toBe(message);
      expect(await readImages(story)).toEqual(['one', 'two', 'one']);
      await story.promote();
      const arrived = await story.run({ inputs: { ...inputs, 'job-version': '0' } });
      expect([arrived.exitCode, arrived.outputs['changed'], arrived.outputs['reason']]).toEqual([0, 'false', '']);
    },
  );

  test('revert to the live version fails while its canaries wait for promotion', async () => {
    await using story = await startCanaries();
    const run = await story.run({ inputs: { ...inputs, 'job-version': '1' } });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { ...waiting, changed: 'false', 'job-version': '1' }]);
    const { summary } = run.outputs;
    expect(summary).toMatch(/^`web` is not yet reverted to version 1: .* version 0 still takes traffic$/);
  });

  test('revert to the version that serves removes the canaries of a bad version', async () => {
    await using story = await startCanaries('bad');
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs]).toMatchObject([0, { outcome: 'successful', changed: 'true', reason: '' }]);
    const rerun = await story.run({ inputs });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
  });

  test('revert fails again after its canaries were failed by fail-deployment', async () => {
    await using story = await startCanaries();
    await story.promote();
    expect((await story.run({ inputs: { ...inputs, promote: 'off' } })).exitCode).toBe(1);
    await story.run({ inputs: { mode: 'fail-deployment', job: 'web' } });
    const rerun = await story.run({ inputs });
    expect([rerun.exitCode, rerun.outputs]).toMatchObject([
      1,
      { outcome: 'failed', reason: 'failed', changed: 'false' },
    ]);
  });

  test('revert does not report waiting canaries with `wait: false` or in a dry run', async () => {
    await using story = await startCanaries();
    await story.promote();
    for (const given of [{ wait: 'false' }, { wait: 'false' }, { 'dry-run': 'true' }]) {
      const run = await story.run({ inputs: { ...inputs, ...given } });
      expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([0, '', '']);
    }
  });
});

describe.concurrent('errors of revert', () => {
  test('revert reports a conflict when the job was changed meanwhile and its request is lost', async () => {
    await using story = await startVersions(row, two);
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, drop }) => {
      if (!path.endsWith('/revert')) return;
      await story.operate(three);
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
    expect(run.outputs).toMatchObject({ reason: 'conflict', changed: 'false' });
    expect(await readImages(story)).toEqual(['three', 'two', 'one']);
  });

  test('revert to last-stable fails when only the live version is stable', async () => {
    await using story = await startStory({ files: {}, running: [row] });
    const run = await story.run({ inputs: { ...inputs, 'job-version': 'last-stable' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-found']);
    expect(joinAnnotations(run)).toMatch(
      /no stable version to revert to other than the current one, version 0[^]*Versions: 0 \(stable\)/,
    );
  });

  test('revert to a version in which the job is stopped is refused', async () => {
    await using story = await startVersions(row, two);
    await story.ask('DELETE', '/v1/job/web');
    await story.operate(three);
    const run = await story.run({ inputs: { ...inputs, 'job-version': '2' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'blocked']);
    expect(joinAnnotations(run)).toContain('`mode: stop`');
  });
});

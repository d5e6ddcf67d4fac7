import { describe, expect, test } from 'vitest';
import { startDrift } from '../support/drifting.ts';
import { failingTask, service, startStory } from '../support/registering.ts';

/** A job file that names its region, in runs whose inputs name none: the UI of another region finds the job only with its region. */

const file = 'jobs/web.nomad.hcl';
const meta = 'region = "global"';
const running = [service('web', { meta })];
const files = { [file]: service('web', { image: 'two', meta }) };

/** The addresses in Nomad's UI that a text links to, each once. */
function listPages(text: string): readonly string[] {
  const match = text.matchAll(/\/ui\/((?:jobs|allocations)\/[^)\s"]+)/g);
  return [...new Set([...match].map(([, page]) => page ?? ''))];
}

describe.concurrent('links to a job whose file names its region', () => {
  test('plan and register link to the job in its region, in comment and outputs', async () => {
    await using story = await startStory({ files, running });
    const page = 'jobs/web%40default?region=global';
    const plan = await story.plan();
    expect(listPages(plan.outputs['url'] ?? '')).toEqual([page]);
    expect(listPages(story.github.comments[0]?.body ?? '')).toEqual([page]);
    const run = await story.register();
    expect([run.exitCode, listPages(run.outputs['url'] ?? '')]).toEqual([0, [page]]);
    expect(listPages(story.github.comments[0]?.body ?? '')).toEqual([
      page,
      'jobs/web%40default/deployments?region=global',
    ]);
  });

  test('register links to a failed allocation in the region of its job', async () => {
    await using story = await startStory({
      files: { [file]: service('web', { image: 'two', meta, task: failingTask }) },
      running,
    });
    await story.plan();
    expect((await story.register()).exitCode).toBe(1);
    expect(listPages(story.github.comments[0]?.body ?? '')).toContainEqual(
      expect.stringMatching(/^allocations\/[0-9a-f-]{36}\?region=global$/),
    );
  });

  test('the issue about drift links to the job in its region', async () => {
    await using story = await startDrift({ files, running });
    await story.drift();
    expect(listPages(story.openIssue().body)).toEqual(['jobs/web%40default?region=global']);
  });
});

test('a mode for one job links to the job and its allocations in that region', async () => {
  await using story = await startStory({ files: {}, running: [service('web', { task: failingTask })] });
  const run = await story.run({ inputs: { mode: 'status', job: 'web', region: 'global' } });
  expect(listPages(run.outputs['url'] ?? '')).toEqual(['jobs/web%40default?region=global']);
  expect(listPages(run.summary).map((page) => page.replace(/[0-9a-f-]{36}/, '…'))).toEqual([
    'allocations/…?region=global',
    'jobs/web%40default?region=global',
    'jobs/web%40default/deployments?region=global',
  ]);
});

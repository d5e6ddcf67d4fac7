import { describe, expect, test } from 'vitest';
import { readComment } from '../support/approving.ts';
import { readDrifts } from '../support/drifting.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

/** Groups whose counts an autoscaler manages. */

const file = 'jobs/web.nomad.hcl';
const keeping = { 'preserve-counts': 'true' };

function scaleJob(count: number, scaling: string, image = 'one'): string {
  return service('web', { count, image }).replace('restart {', `scaling {\n ${scaling}\n }\n restart {`);
}

async function readGroup(
  story: Story,
): Promise<{ readonly count: number; readonly min: number; readonly max: number }> {
  interface Group {
    readonly Count: number;
    readonly Scaling: { readonly Min: number; readonly Max: number };
  }
  const job = await story.ask<{ readonly TaskGroups: readonly [Group] }>('GET', '/v1/job/web');
  const [{ Count: count, Scaling }] = job.TaskGroups;
  return { count, min: Scaling.Min, max: Scaling.Max };
}

/** A job that was scaled, whose file is then this one. */
async function scaleTo(count: number, before: string, after: string): Promise<Story> {
  const story = await startStory({ files: { [file]: after }, running: [before] });
  await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: count });
  await story.settle('web');
  return story;
}

describe.concurrent('a kept count outside of the bounds of its `scaling` block', () => {
  test('a version with such a count counts as registered after the plan', async () => {
    const [before, after] = [scaleJob(1, 'max = 5\n min = 0'), scaleJob(1, 'max = 2\n min = 0')];
    await using story = await scaleTo(3, before, after);
    await story.plan({ inputs: keeping });
    for (const JobHCL of [after, before]) {
      const Job = await story.ask('POST', '/v1/jobs/parse', { JobHCL, Canonicalize: true });
      await story.ask('POST', '/v1/jobs', { Job, PreserveCounts: true });
    }
    const run = await story.register({ inputs: keeping });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(run.annotations[0]?.message).toContain('it was registered after the plan, and then rolled back');
  });

  test('plan reports the error of Nomad if the count of the file is outside as well, and names the kept one', async () => {
    await using story = await scaleTo(3, scaleJob(1, 'max = 5\n min = 0'), scaleJob(4, 'max = 2\n min = 0'));
    const run = await story.plan({ inputs: keeping });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'parse']);
    expect(run.annotations[0]?.message).toContain('must not be greater than maximum count in scaling policy');
    expect(run.annotations[0]?.message).toContain(
      'By `preserve-counts`, group `app` keeps 3; the job file has 4, at most 2',
    );
  });
});

/** Scales the group as an autoscaler does. */
async function scale(story: Story, count: number): Promise<void> {
  await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: count });
  await story.settle('web');
}

const usual = 'min = 1\n max = 8';

function createReplacedAtOnce(image: string): string {
  return scaleJob(1, usual, image).replace('update {', 'update {\n max_parallel = 8');
}
/** The complete line of a comment about the count of the group. */
function readCountLine(story: Story): string | undefined {
  return /count of `app`: ([^·|\n]*[^·|\n ])/.exec(readComment(story))?.[1];
}

async function readDrift(story: Story, inputs: Readonly<Record<string, string>> = {}): Promise<readonly unknown[]> {
  const run = await story.run({ inputs: { mode: 'drift', issue: 'off', 'job-files': 'jobs/*.nomad.hcl', ...inputs } });
  expect(run.outputs['reason']).toBe('');
  return readDrifts(run).map(({ fields }) => fields);
}

describe.concurrent('the count of a group with an enabled `scaling` block', () => {
  test.each([
    ['is lower', [5, 3], 3],
    ['is higher', [5, 7], 7],
    ['is 0', [5, 0], 0],
    ['is no longer 0', [0, 4], 4],
  ])('register writes the newest count if it %s than at the plan', async (_, [planned = 0, ...later], expected) => {
    const bounds = 'min = 0\n max = 8';
    await using story = await scaleTo(planned, scaleJob(2, bounds), scaleJob(2, bounds, 'two'));
    await story.plan();
    for (const count of later) await scale(story, count);
    const run = await story.register();
    expect([run.exitCode, (await readGroup(story)).count]).toEqual([0, expected]);
  });

  test.each([
    ['lower', 'max = 3\n min = 1', 8, 3, 'goes from 8 to 3 (autoscaled); the job file has 2, at most 3'],
    ['higher', 'max = 9\n min = 6', 2, 6, 'goes from 2 to 6 (autoscaled); the job file has 7, at least 6'],
  ])(
    'it becomes the bound that a change makes %s, also if it was scaled after the plan',
    async (_, after, from, to, says) => {
      const written = after.includes('6') ? 7 : 2;
      await using story = await scaleTo(from, scaleJob(2, usual), scaleJob(written, after));
      await story.plan();
      expect(readCountLine(story)).toBe(says);
      expect(readComment(story)).toContain(`Count: "${from}" => "${to}"`);
      expect(await readDrift(story)).toEqual([expect.arrayContaining(['app Count'])]);
      await scale(story, from === 8 ? 7 : 3);
      expect((await story.register()).exitCode).toBe(0);
      expect((await readGroup(story)).count).toBe(to);
      expect(await readDrift(story)).toEqual([]);
    },
  );

  test('a change of nothing but that count in the file is without effect, and the comment reports it', async () => {
    await using story = await scaleTo(5, scaleJob(2, usual), scaleJob(4, usual));
    story.github.files = [{ filename: file, status: 'modified' }];
    const plan = await story.plan();
    expect(plan.outputs['summary']).toBe('no changes (1 job)');
    expect(readComment(story)).toContain('<details open><summary>Counts of 1 unchanged job</summary>');
    expect(readCountLine(story)).toBe('keeps 5 (autoscaled); the job file has 4');
    expect(plan.summary).toContain('the job file has 4');
  });

  test.each([
    ['the block is disabled', scaleJob(2, `${usual}\n enabled = false`), 2, undefined],
    ['the block is removed', service('web', { count: 2 }), 2, undefined],
    ['the block is new', scaleJob(2, usual), 5, 'keeps 5 (autoscaled); the job file has 2'],
    ['the file sets no count', scaleJob(2, usual).replace('count = 2', ''), 5, undefined],
    ['the group is renamed', scaleJob(2, usual).replace('group "app"', 'group "web"'), 2, undefined],
  ])('if %s, the plan reports which count is written', async (what, after, expected, says) => {
    const before = what === 'the block is new' ? service('web', { count: 2 }) : scaleJob(2, usual);
    await using story = await scaleTo(5, before, after.replace('"one"', '"two"'));
    await story.plan();
    expect(readCountLine(story)).toBe(says);
    expect(readComment(story).includes('Count: "5" => "2"')).toBe(expected === 2 && !what.includes('renamed'));
    expect((await story.register()).exitCode).toBe(0);
    const job = await story.ask<{ readonly TaskGroups: readonly [{ readonly Count: number }] }>('GET', '/v1/job/web');
    expect(job.TaskGroups[0].Count).toBe(expected);
  });

  test('a job that is scaled while it is planned or registered keeps the newest count', async () => {
    await using story = await scaleTo(5, scaleJob(2, usual), scaleJob(2, usual, 'two'));
    const at = new Map([
      ['/v1/job/web/plan', 6],
      ['/v1/jobs', 7],
    ]);
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      const count = method === 'POST' ? at.get(path) : undefined;
      if (count === undefined) return;
      at.delete(path);
      await scale(story, count);
    });
    const inputs = { address: nomad.url };
    await story.plan({ inputs });
    expect(readCountLine(story)).toBe('keeps 6 (autoscaled); the job file has 2');
    expect((await story.register({ inputs })).exitCode).toBe(0);
    expect([at.size, (await readGroup(story)).count]).toEqual([0, 7]);
  });

  test('a job that is scaled during each plan is not registered with an older count', async () => {
    await using story = await scaleTo(5, scaleJob(2, usual), scaleJob(2, usual, 'two'));
    let last = 5;
    let isMerged = false;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      if (isMerged && method === 'POST' && path === '/v1/job/web/plan') await scale(story, (last = last === 6 ? 7 : 6));
    });
    const inputs = { address: nomad.url };
    await story.plan({ inputs });
    isMerged = true;
    const run = await story.register({ inputs });
    expect([run.exitCode, run.outputs['reason'], (await readGroup(story)).count]).toEqual([1, 'conflict', last]);
  });

  test.each([
    [5, [1, 'conflict']],
    [1, [0, '']],
  ])('a write after a scaling to %i is refused if guards find something new in it', async (count, expected) => {
    await using story = await scaleTo(1, createReplacedAtOnce('one'), createReplacedAtOnce('two'));
    let isScaled = false;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      if (isScaled || method !== 'POST' || path !== '/v1/jobs') return;
      isScaled = true;
      await scale(story, count);
    });
    const inputs = { address: nomad.url, guards: 'downtime' };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect([isScaled, run.exitCode, run.outputs['reason']]).toEqual([true, ...expected]);
    const { TaskGroups } = await story.ask<{ readonly TaskGroups: unknown }>('GET', '/v1/job/web');
    expect(JSON.stringify(TaskGroups)).toContain(count === 5 ? '"IMAGE":"one"' : '"IMAGE":"two"');
  });

  test('a group with another name, or without a block, has the count of its file', async () => {
    const other =
      'group "other" {\n count = 3\n task "t" {\n driver = "mock_driver"\n config {\n run_for = "2h"\n }\n }\n }\n';
    const both = (image: string): string => scaleJob(2, usual, image).replace(/(\n *group "app")/, `\n${other}$1`);
    await using story = await scaleTo(5, both('one'), both('two'));
    await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'other' }, Count: 1 });
    await story.settle('web');
    await story.plan();
    expect(readComment(story)).toContain('Count: "1" => "3"');
    expect((await story.register()).exitCode).toBe(0);
    const job = await story.ask<{ readonly TaskGroups: readonly object[] }>('GET', '/v1/job/web');
    expect(job.TaskGroups).toMatchObject([
      { Name: 'other', Count: 3 },
      { Name: 'app', Count: 5 },
    ]);
  });

  test('a change that was registered after the plan and rolled back is not registered again, whatever the count is now', async () => {
    await using story = await scaleTo(5, scaleJob(2, usual), scaleJob(2, usual, 'two'));
    const registerLive = async (image: string): Promise<void> => {
      await story.operate(scaleJob(5, usual, image));
      await story.settle('web');
    };
    // From the second registration on, Nomad calls an equal block unchanged.
    for (const image of ['zero', 'one']) await registerLive(image);
    await story.plan();
    for (const image of ['two', 'one']) await registerLive(image);
    await scale(story, 6);
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(run.annotations[0]?.message).toContain('it was registered after the plan, and then rolled back');
  });

  test('another change of the job after the plan is refused, also beside another count', async () => {
    await using story = await scaleTo(5, scaleJob(2, usual), scaleJob(2, usual, 'two'));
    await story.plan();
    await story.operate(scaleJob(6, usual, 'three'));
    await story.settle('web');
    const run = await story.register();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
  });
});

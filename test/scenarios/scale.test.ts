import { describe, expect, test } from 'vitest';
import { service, startNomadProxy, startStory, type StoryOptions, type Story } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';

/** A running job without a deployment in progress. */
async function startWeb(source = service('web'), options: Partial<StoryOptions> = {}): Promise<Story> {
  return startStory({ files: {}, running: [source], ...options });
}

/** A job whose first deployment does not end by itself. */
async function startDeploying(): Promise<Story> {
  const story = await startStory({ files: {}, sandbox: { pace: { healthy: 3_600_000, deadline: 3_600_000 } } });
  await story.operate(service('web'));
  await awaitDeployment(story, 0);
  return story;
}

async function awaitDeployment(story: Story, version: number): Promise<void> {
  for (;;) {
    const latest = await story.ask<{ JobVersion: number } | null>('GET', '/v1/job/web/deployment?index=1&wait=10ms');
    if (latest?.JobVersion === version) return;
  }
}

interface Event {
  readonly Count: number | null;
  readonly Message: string;
  readonly Error: boolean | string;
  readonly Meta: Readonly<Record<string, string>>;
}

async function readGroup(story: Story): Promise<{ readonly Desired: number; readonly Events: readonly Event[] }> {
  const { TaskGroups } = await story.ask<{ TaskGroups: { app: { Desired: number; Events: Event[] | null } } }>(
    'GET',
    '/v1/job/web/scale',
  );
  return { ...TaskGroups.app, Events: TaskGroups.app.Events ?? [] };
}

async function readState(story: Story): Promise<{ readonly count: number; readonly versions: number }> {
  return { count: (await readGroup(story)).Desired, versions: (await story.versions('web')).length };
}

const inputs = { mode: 'scale', job: 'web', count: '3' };
const scaling = service('web').replace('count = 1', 'count = 1\n    scaling {\n      min = 1\n      max = 4\n    }');

describe.concurrent('mode scale', () => {
  test.each([
    ['+2', 4],
    ['-1', 1],
    ['-2', 0],
    ['0', 0],
  ])('scale by %s changes a count of 2 to %i', async (count, to) => {
    await using story = await startWeb(service('web', { count: 2 }));
    const run = await story.run({ inputs: { ...inputs, count } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(await readState(story)).toEqual({ count: to, versions: 2 });
  });

  test('scale with `wait: false` succeeds when the job cannot be read afterwards', async () => {
    await using story = await startWeb();
    let written = false;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, answer }) => {
      if (written) answer(403, 'Permission denied');
      written ||= method === 'POST';
    });
    const run = await story.run({ inputs: { ...inputs, wait: 'false', address: proxy.url } });
    expect([run.exitCode, run.outputs['changed'], run.outputs['job-version']]).toEqual([0, 'true', '']);
  });

  test('scale works in the generic dialect', async () => {
    await using story = await startStory({ files: {}, sandbox: { dialect: 'generic' } });
    await story.operate(service('web'));
    await story.settle('web');
    const run = await story.run({ inputs: { ...inputs, dialect: 'generic' } });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
    expect(await readState(story)).toEqual({ count: 3, versions: 2 });
  });
});

describe.concurrent('scale with a lost response', () => {
  test('scale does not take the same change by another user for its own when its request is lost', async () => {
    await using story = await startWeb();
    let lost = 0;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, drop }) => {
      if (method !== 'POST' || lost > 0) return;
      lost += 1;
      await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: 2 });
      await story.settle('web');
      drop();
    });
    const run = await story.run({ inputs: { ...inputs, count: '+1', address: proxy.url } });
    expect(run.exitCode).toBe(0);
    expect(await readState(story)).toEqual({ count: 3, versions: 3 });
  });
});

/** A proxy that scales the group before each of the first `races` writes. */
function startRace(story: Story, races: number) {
  let raced = 0;
  return startNomadProxy(story.sandbox.scheduler, async ({ method }) => {
    if (method !== 'POST' || raced >= races) return;
    raced += 1;
    await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: 4 + raced });
    await story.settle('web');
  });
}

describe.concurrent('scale with a concurrent change', () => {
  test('scale computes a relative count again after one concurrent change', async () => {
    await using story = await startWeb();
    await using proxy = await startRace(story, 1);
    const run = await story.run({ inputs: { ...inputs, count: '+2', address: proxy.url } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(await readState(story)).toEqual({ count: 7, versions: 3 });
  });

  test('scale reports a conflict after a second concurrent change', async () => {
    await using story = await startWeb();
    await using proxy = await startRace(story, 2);
    const run = await story.run({ inputs: { ...inputs, count: '+2', address: proxy.url } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ reason: 'conflict', changed: 'false' });
    expect(await readState(story)).toEqual({ count: 6, versions: 3 });
  });
});

describe.concurrent('scale during a deployment', () => {
  test('scale refuses to scale during a deployment, and names it', async () => {
    await using story = await startDeploying();
    for (const more of [{}, { 'dry-run': 'true' }]) {
      const run = await story.run({ inputs: { ...inputs, ...more } });
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'blocked', 'false']);
      expect(joinAnnotations(run)).toContain('its latest deployment, of version 0, is running');
    }
    expect(await readState(story)).toEqual({ count: 1, versions: 1 });
  });

  test('scale names a deployment that began after the check', async () => {
    await using story = await startWeb();
    let met = false;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method }) => {
      if (method !== 'POST' || met) return;
      met = true;
      await story.operate(service('web', { image: 'two', update: 'canary = 1' }));
      await awaitDeployment(story, 1);
    });
    const run = await story.run({ inputs: { ...inputs, count: '+1', address: proxy.url } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'blocked', 'false']);
    expect(joinAnnotations(run)).toContain('its latest deployment, of version 1, is running');
    expect(await readState(story)).toEqual({ count: 1, versions: 2 });
  });
});

test('scale fails when an allocation cannot be placed, and keeps the count', async () => {
  const big = service('web').replace('env {', 'resources {\n        memory = 2500\n      }\n      env {');
  await using story = await startWeb(big);
  const run = await story.run({ inputs: { ...inputs, count: '40', timeout: '20s' } });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable', changed: 'true' });
  expect(await readState(story)).toEqual({ count: 40, versions: 2 });
});

describe.concurrent('errors of scale', () => {
  test.each(['0', '5', '+9', '-1'])(
    'scale refuses count %s, which is out of the bounds of the group, before the write',
    async (count) => {
      await using story = await startWeb(scaling);
      let writes = 0;
      await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method }) => {
        if (method === 'POST') writes += 1;
      });
      const run = await story.run({ inputs: { ...inputs, count, address: proxy.url } });
      expect([run.exitCode, run.outputs['reason'], writes]).toEqual([1, 'input', 0]);
      expect(joinAnnotations(run)).toContain('its bounds: 1 to 4');
    },
  );

  test('scale needs the input `groups` for a job with several groups', async () => {
    const group = /group "app" \{[^]*\n {2}\}\n/.exec(service('web'))?.[0] ?? '';
    const two = service('web').replace(group, group + group.replace('"app"', '"db"'));
    await using story = await startWeb(two);
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(joinAnnotations(run)).toMatch(/several task groups[^]*`app`, `db`/);
    const both = await story.run({ inputs: { ...inputs, groups: 'app\ndb' } });
    expect(joinAnnotations(both)).toContain('has several task groups');
    const named = await story.run({ inputs: { ...inputs, groups: 'app' } });
    expect([named.exitCode, (await readGroup(story)).Desired]).toEqual([0, 3]);
  });

  test('scale refuses a stopped job', async () => {
    await using story = await startWeb();
    await story.ask('DELETE', '/v1/job/web');
    for (const run of [await story.run({ inputs: { ...inputs, 'dry-run': 'true' } }), await story.run({ inputs })]) {
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'blocked']);
      expect(joinAnnotations(run)).toContain('is stopped');
    }
  });
});

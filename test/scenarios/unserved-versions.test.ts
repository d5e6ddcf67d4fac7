import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { readComment } from '../support/approving.ts';
import { readResult } from '../support/result.ts';
import type { TestServer } from '../support/server.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';

const file = 'jobs/web.nomad.hcl';
const inputs = { guards: 'less-memory' };
const approval = { by: 'ada', state: 'APPROVED' } as const;
const hit =
  'includes what the registered version changed ([all](https://github.com/outrider/outrider/blob/v1.0.0/docs/guards.md)). Cannot be judged: ';

function job(memory: number, image = 'one', canary = 'canary = 1'): string {
  const task = `run_for = "2h"\n      }\n      resources {\n        memory = ${memory}`;
  return service('web', { update: canary, image, task });
}

function systemJob(memory: number): string {
  return job(memory, 'one', '')
    .replace(/reschedule \{[^}]*\}/, '')
    .replace('update {', 'type = "system"\n  update {');
}

/** Version 0 serves with more memory than the file of the pull request has, which changes only the image. */
async function startStaged(canary?: string): Promise<Story> {
  const story = await startStory({ files: { [file]: job(64, 'two', canary) }, running: [job(300, 'one', canary)] });
  story.github.reviews.roles = { ada: 'maintain' };
  return story;
}

/** Version 1 has been rolled out. */
async function startSettled(): Promise<Story> {
  const story = await startStaged('');
  await story.operate(job(64, 'one', ''));
  await story.settle('web');
  return story;
}

async function startWaiting(): Promise<Story> {
  const story = await startStaged();
  await story.operate(job(64));
  await story.awaitCanary('web');
  return story;
}

interface Listed {
  readonly JobVersion: number;
  readonly Status: string;
}

/** Nomad, with other deployments in its list. */
async function relist({ sandbox }: Story, change: (listed: Listed) => readonly Listed[]): Promise<TestServer> {
  return startNomadProxy(sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!path.startsWith('/v1/deployments')) return;
    const listed = JSON.parse((await pass()).body) as readonly Listed[];
    answer(200, JSON.stringify(listed.flatMap(change)), { 'content-type': 'application/json' });
  });
}

function readGuards({ outputs }: ActionRun): unknown {
  return readResult({ outputs }).guards;
}

const scaleToZero = async (story: Story): Promise<unknown> =>
  story.ask('POST', '/v1/job/web/scale', { Count: 0, Target: { Group: 'app' } });

describe('a job whose version has no allocations', () => {
  test('a job that was scaled to 0 is not a hit if its last deployment succeeded', async () => {
    await using story = await startSettled();
    await scaleToZero(story);
    const plan = await story.plan({ inputs });
    expect([readGuards(plan), joinAnnotations(plan)]).toEqual([[], '']);
    expect(readComment(story)).toMatch(/count `0.→.1`/);
    expect((await story.register({ inputs })).outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
  });

  test('a job that was scaled to 0 is a hit if the version before was not rolled out', async () => {
    await using story = await startWaiting();
    await story.failDeployment('web');
    await scaleToZero(story);
    expect(readGuards(await story.plan({ inputs }))).toMatchObject([{ guard: 'all' }]);
  });

  test('a job whose file has a count of 0 is a hit only when it starts', async () => {
    await using story = await startSettled();
    const createParkedJob = (memory: number) => job(memory, 'one', '').replace('count = 1', 'count = 0');
    await story.operate(createParkedJob(300));
    story.workspace.write(file, createParkedJob(64));
    expect(readGuards(await story.plan({ inputs }))).toMatchObject([{ guard: 'less-memory' }]);
    story.workspace.write(file, job(300, 'one', ''));
    expect(readGuards(await story.plan({ inputs }))).toMatchObject([{ guard: 'all' }]);
  });
});

describe('a job whose version has no deployment', () => {
  test('a version whose file wants no deployment serves', async () => {
    await using story = await startSettled();
    await story.operate(job(64, 'one', 'max_parallel = 0'));
    await story.settle('web');
    expect(readGuards(await story.plan({ inputs }))).toEqual([]);
  });

  test('a version without a deployment does not serve because it was stopped', async () => {
    await using story = await startSettled();
    await story.operate(job(10, 'one', '').replace('count = 1', 'count = 0'));
    await story.ask('DELETE', '/v1/job/web');
    expect(readGuards(await story.plan({ inputs: { guards: 'stops' } }))).toMatchObject([{ guard: 'all' }]);
  });
});

describe('a registered version that does not serve', () => {
  test.each<[string, string, (story: Story) => Promise<unknown>]>([
    ['waits for promotion', 'version 1 waits for promotion', async () => undefined],
    ['has failed', 'the deployment of version 1 has failed', async (story) => story.failDeployment('web')],
  ])('a version that %s is shown by the plan, and refused until a maintainer approves', async (_, reason, act) => {
    await using story = await startWaiting();
    await act(story);
    const plan = await story.plan({ inputs });
    expect(readComment(story)).toContain(
      `❓ **\`web\`**: ${hit}${reason}. This plan cannot be registered until a maintainer`,
    );
    expect(joinAnnotations(plan)).toContain(
      'The changes of that version go live with this plan, and are not shown here.',
    );
    expect(readGuards(plan)).toMatchObject([{ guard: 'all', job: 'web', approved: false }]);
    const refused = await story.register({ inputs });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'guarded']);
    expect(await story.versions('web')).toHaveLength(2);
    story.github.reviews.list = [approval];
    const registered = await story.register({ inputs: { ...inputs, wait: 'false' } });
    expect(registered.exitCode).toBe(0);
    expect(await story.versions('web')).toHaveLength(3);
  });

  test('warns without guards as well, and refuses nothing', async () => {
    await using story = await startWaiting();
    const plan = await story.plan();
    expect(joinAnnotations(plan)).toMatch(
      /Version 1 waits for promotion\. The changes of that version go .*, promote it or fail/,
    );
    const run = await story.register({ inputs: { wait: 'false' } });
    // It reads no deployment, so it has no information about it.
    expect([run.exitCode, JSON.stringify(readResult(run)).includes('no deployment')]).toEqual([0, false]);
  });

  test('such a version is a hit, too, when Nomad has garbage-collected its deployment', async () => {
    await using story = await startWaiting();
    await story.failDeployment('web');
    await using nomad = await relist(story, (item) => (item.JobVersion === 1 ? [] : [item]));
    await story.plan({ inputs: { ...inputs, address: nomad.url } });
    expect(readComment(story)).toContain(`${hit}version 1 has no deployment, and Nomad does not mark it as stable.`);
  });

  test.each([
    ['a failed version is a hit', startWaiting, 1],
    ['a stable version is not a hit', startSettled, 0],
  ])('%s when Nomad has garbage-collected all deployments', async (_, start, hits) => {
    await using story = await start();
    if (hits > 0) await story.failDeployment('web');
    await using nomad = await relist(story, () => []);
    const plan = await story.plan({ inputs: { ...inputs, address: nomad.url } });
    expect(readGuards(plan)).toHaveLength(hits);
    const reason = `${hit}version 1 has no deployment, and Nomad does not mark it as stable`;
    expect(readComment(story).includes(reason)).toBe(hits > 0);
  });

  test('the version of a system job that may be from before Nomad 1.11 is a hit that reports it', async () => {
    await using story = await startStory({
      files: { [file]: systemJob(65) },
      running: [systemJob(300), systemJob(64)],
    });
    await story.settle('web');
    await using nomad = await relist(story, () => []);
    await story.ask('POST', '/v1/job/web/stable', { JobID: 'web', JobVersion: 1, Stable: false });
    const plan = await story.plan({ inputs: { ...inputs, address: nomad.url } });
    const older = 'stable (normal for a system job that was registered before Nomad 1.11)';
    expect(readComment(story)).toContain(`${hit}version 1 has no deployment, and Nomad does not mark it as ${older}.`);
    expect(joinAnnotations(plan)).toContain(`${older}. If the registered version does not serve, its changes go live`);
  });

  test('such a version is refused by a register run whose plan has not shown it', async () => {
    await using story = await startSettled();
    let status = 'successful';
    await using nomad = await relist(story, (item) => [item.JobVersion === 1 ? { ...item, Status: status } : item]);
    const run = { inputs: { ...inputs, address: nomad.url } };
    expect(readGuards(await story.plan(run))).toEqual([]);
    story.github.reviews.list = [approval];
    status = 'failed';
    const refused = await story.register(run);
    expect(refused.outputs['reason']).toBe('guarded');
    expect(joinAnnotations(refused)).toContain('The reviewed plan does not show it');
    expect(await story.versions('web')).toHaveLength(2);
  });

  test.each([
    ['running', 'Version 1 is being rolled out.', 0],
    ['paused', 'The deployment of version 1 has not succeeded.', 1],
    ['unknown', 'The deployment of version 1 has not succeeded.', 1],
  ])('a deployment without canaries that is %s is a warning: %s', async (status, warning, hits) => {
    await using story = await startSettled();
    await using nomad = await relist(story, (item) => [item.JobVersion === 1 ? { ...item, Status: status } : item]);
    const plan = await story.plan({ inputs: { ...inputs, address: nomad.url } });
    expect(joinAnnotations(plan)).toContain(warning);
    expect(readGuards(plan)).toHaveLength(hits);
  });
});

test('deployments that cannot be read are a hit, and do not fail the plan', async () => {
  await using story = await startStaged();
  await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
    if (path.startsWith('/v1/deployments')) answer(403, 'Permission denied');
  });
  const plan = await story.plan({ inputs: { ...inputs, address: nomad.url } });
  expect(plan.exitCode).toBe(0);
  expect(readComment(story)).toContain(`${hit}its deployments could not be read.`);
  const cause = 'The latest deployment could not be read: the token needs `read-job` in namespace `default`. Add';
  expect(readComment(story).split(cause)).toHaveLength(2);
  expect(joinAnnotations(plan)).toContain(`Job \`web\`: ${cause}`);
});

test('a first version is not a hit although its deployment failed', async () => {
  await using story = await startStaged('');
  await using nomad = await relist(story, (item) => [{ ...item, Status: 'failed' }]);
  const plan = await story.plan({ inputs: { guards: 'stops', address: nomad.url } });
  expect([readGuards(plan), joinAnnotations(plan)]).toEqual([[], '']);
});

test('a job that was stopped after it served is not a hit', async () => {
  await using story = await startSettled();
  await story.ask('DELETE', '/v1/job/web');
  const plan = await story.plan({ inputs: { guards: 'stops' } });
  expect(joinAnnotations(plan)).not.toContain('registered version');
});

import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { approve, file, startEdited } from '../support/approving.ts';
import { createClosedEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import { planAs } from '../support/several-pulls.ts';

/** Rules 2 and 3, second red team: a record counts for the cluster, key, comment and repository that it was made for, and once for the state that it shows. */

const other = 'another-key-of-more-than-sixteen-bytes';
const bot = { login: 'github-actions[bot]', type: 'Bot' };

function verdict({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['reason'], outputs['changed']];
}

const notReviewed = [1, 'not-reviewed', 'false'];
const planChanged = [1, 'plan-changed', 'false'];

/** The state that no attack may change: every version of the job. */
async function readHistory(story: Story, job = 'web'): Promise<readonly unknown[]> {
  const versions = await story.versions(job).catch(() => []);
  return versions.map(({ Version, JobModifyIndex, Stop }) => [Version, JobModifyIndex, Stop]);
}

/** Expects that a register run writes nothing, and returns its report. */
async function expectRefusal(story: Story, options: StoryRunOptions, expected: readonly unknown[]): Promise<string> {
  const before = await readHistory(story);
  const run = await story.register(options);
  expect(verdict(run)).toEqual(expected);
  expect(await readHistory(story)).toEqual(before);
  expect(run.outputs['receipts']).toBe('[]');
  return run.annotations.map(({ message }) => message).join('\n');
}

describe.concurrent('a record counts in one place only', () => {
  test.each<[string, StoryRunOptions, StoryRunOptions]>([
    ['another key', {}, { inputs: { 'signing-key': other } }],
    ['a new key whose old one is gone', {}, { inputs: { 'signing-key': `${other}\na-third-key-of-sixteen-bytes` } }],
    ['a namespace that the plan did not have', {}, { inputs: { namespace: 'default' } }],
    ['no namespace where the plan had one', { inputs: { namespace: 'default' } }, {}],
    ['a region that the plan did not have', {}, { inputs: { region: 'global' } }],
    ['no region where the plan had one', { inputs: { region: 'global' } }, {}],
    ['another environment', {}, { inputs: { environment: 'production' } }],
    ['an environment in other letters', { inputs: { environment: 'prod' } }, { inputs: { environment: 'Prod' } }],
    ['a repository that has an ID by now', {}, { env: { GITHUB_REPOSITORY_ID: '17' } }],
    ['another repository ID', { env: { GITHUB_REPOSITORY_ID: '17' } }, { env: { GITHUB_REPOSITORY_ID: '18' } }],
    ['a server without repository IDs', { env: { GITHUB_REPOSITORY_ID: '17' } }, {}],
    ['a pull request that nobody planned', {}, { event: createClosedEvent(true, 9) }],
  ])('a record does not count for a register run with %s', async (_, planned, registering) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    expect((await story.plan(planned)).exitCode).toBe(0);
    expect(await expectRefusal(story, registering, notReviewed)).not.toBe('');
    // It is the only difference.
    expect((await story.register(planned)).outputs['changed']).toBe('true');
  });

  test('a record does not count for the same cluster at another port', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, () => undefined);
    await story.plan({ inputs: { address: proxy.url } });
    expect(await expectRefusal(story, {}, notReviewed)).not.toBe('');
  });

  test('an earlier signed comment that a workflow posts again does not replace the later plan', async () => {
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) } });
    await story.plan();
    const earlier = story.github.comments[0]?.body ?? '';
    await new Promise((resolve) => setTimeout(resolve, 1100));
    story.workspace.write(file, service('web', { image: 'three' }));
    await story.plan();
    story.github.postComment(earlier, bot);
    story.workspace.write(file, service('web', { image: 'two' }));
    expect(await expectRefusal(story, {}, planChanged)).not.toBe('');
  });

  test('an approval does not count for an earlier signed comment that a workflow posts again', async () => {
    const inputs = { approvals: '1' };
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) } });
    await story.plan({ inputs });
    const earlier = story.github.comments[0]?.body ?? '';
    story.workspace.write(file, service('web', { image: 'three' }));
    await story.plan({ inputs });
    story.github.reviews.list = [approve('ada')];
    story.github.editComment(1, 'deleted', bot);
    story.github.postComment(earlier, bot);
    const posted = story.github.comments.at(-1);
    if (posted !== undefined) posted.updated_at = new Date(Date.now() + 60_000).toISOString();
    story.workspace.write(file, service('web', { image: 'two' }));
    expect(await expectRefusal(story, { inputs }, [1, 'not-approved', 'false'])).not.toBe('');
  });
});

const periodic = `job "web" {
  datacenters = ["dc1"]
  type = "batch"
  periodic {
    crons = ["0 3 * * *"]
  }
  group "app" {
    task "server" {
      driver = "mock_driver"
    }
  }
}
`;
const parameterized = periodic.replace(/periodic \{[^}]*\}/, 'parameterized {}');
const batch = periodic.replace(/periodic \{[^}]*\}/, '');

/** Changes by an operator after the registration. */
const undoings = {
  stops: async (story: Story) => story.ask('DELETE', '/v1/job/web'),
  purges: async (story: Story) => story.ask('DELETE', '/v1/job/web?purge=true'),
} as const;

const merged: StoryRunOptions = { event: createClosedEvent(true, 7, 'main', new Date(Date.now() - 3_600_000)) };

const createCanary = (image: string): string => service('web', { image, update: 'canary = 1' });

describe.concurrent('a review is used once for each kind of job', () => {
  const kinds = { periodic, parameterized, batch, service: service('web') };
  test.each([
    ['periodic', 'stops', ''],
    ['parameterized', 'purges', ''],
    ['batch', 'stops', ' and plans again'],
    ['batch', 'purges', ''],
    ['service', 'stops', ''],
  ] as const)('a %s job that an operator %s%s is not registered again', async (kind, undo, later) => {
    const source = kinds[kind];
    await using story = await startStory({ files: { [file]: source } });
    const inputs = { wait: 'false' };
    await story.plan();
    expect((await story.register({ ...merged, inputs })).outputs['changed']).toBe('true');
    await undoings[undo](story);
    if (later !== '') await story.plan();
    expect(await expectRefusal(story, { ...merged, inputs }, planChanged)).not.toBe('');
  });

  test('a job of two environments on one cluster is not registered by the second after it was reverted', async () => {
    await using story = await startEdited();
    const staging = { environment: 'staging' };
    await story.plan();
    await story.plan({ inputs: staging });
    expect((await story.register()).outputs['changed']).toBe('true');
    await story.operate(service('web'));
    expect(await expectRefusal(story, { inputs: staging }, planChanged)).toContain('rolled back, reverted or purged');
  });

  test('another pull request with the same change that was planned before does not register the reverted change', async () => {
    await using story = await startEdited();
    await planAs(story, 9, {});
    await story.plan();
    expect((await story.register()).outputs['changed']).toBe('true');
    await story.operate(service('web'));
    const ninth: StoryRunOptions = { event: createClosedEvent(true, 9) };
    expect(await expectRefusal(story, ninth, planChanged)).not.toBe('');
    story.github.commentsByPull = {};
    story.github.comments.splice(0);
    await story.plan({ event: pullRequestEvent(false, { number: 9 }) });
    expect((await story.register(ninth)).outputs['changed']).toBe('true');
  });

  test('a canary whose deployment an operator failed is neither promoted nor registered again', async () => {
    await using story = await startStory({ files: { [file]: createCanary('two') }, running: [createCanary('one')] });
    await story.plan();
    expect((await story.register()).outputs['outcome']).toBe('awaiting-promotion');
    await story.failDeployment('web');
    const before = await readHistory(story);
    for (const inputs of [{ promote: 'auto' }, {}]) {
      const run = await story.register({ inputs });
      expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
    }
    expect(await readHistory(story)).toEqual(before);
  });

  test('a job of a removed file that was stopped, and then started by hand, is not stopped by a new plan', async () => {
    await using story = await startStory({
      files: { [file]: service('web'), 'jobs/old.nomad.hcl': service('old') },
      running: [service('web'), service('old')],
    });
    const base = story.workspace.commit();
    story.workspace.remove('jobs/old.nomad.hcl');
    story.github.files = [{ filename: 'jobs/old.nomad.hcl', status: 'removed' }];
    const inputs = { 'stop-removed': 'true', 'only-changed': 'true' };
    const plan = { inputs, event: pullRequestEvent(false, { base }) };
    await story.plan(plan);
    expect((await story.register({ inputs })).outputs['changed']).toBe('true');
    await story.operate(service('old'));
    await story.plan(plan);
    const before = await readHistory(story, 'old');
    const run = await story.register({ inputs });
    expect(verdict(run)).toEqual(planChanged);
    expect(await readHistory(story, 'old')).toEqual(before);
  });
});

function random(image: string): string {
  return service('web', { image, meta: 'meta {\n    salt = uuidv4()\n  }' });
}

function webFile(image: string): Readonly<Record<string, string>> {
  return { [file]: service('web', { image }) };
}

/** A job file whose content runs already does not identify the reviewed job. */
describe.concurrent('job files with other content than reviewed', () => {
  const two = service('web', { image: 'two' });
  const preserve = { 'preserve-counts': 'true' };

  test.each<
    [string, { readonly running: string; readonly planned: string; readonly inputs?: StoryRunOptions['inputs'] }]
  >([
    ['an older one that runs', { running: service('web'), planned: two }],
    ['an older one that runs, with counts that are kept', { running: service('web'), planned: two, inputs: preserve }],
    ['an older one with random values that runs', { running: random('one'), planned: random('two') }],
    ['another job that runs', { running: service('api'), planned: two }],
  ])('a job file is refused with %s', async (_, { running, planned, inputs = {} }) => {
    await using story = await startStory({ files: { [file]: planned }, running: [running] });
    expect((await story.plan({ inputs })).exitCode).toBe(0);
    // Random values differ from those of the plan, so that the running job counts as registered later.
    if (running.includes('uuidv4')) await story.operate(running);
    story.workspace.write(file, running);
    expect(await expectRefusal(story, { inputs }, planChanged)).toMatch(
      /the specification has changed since the review|declares a different job, namespace or region than the reviewed one/,
    );
    if (running !== service('web')) return;
    story.workspace.write(file, planned);
    expect((await story.register({ inputs })).outputs['changed']).toBe('true');
  });

  test.each<[string, { readonly planned: string; readonly by?: string; readonly inputs?: StoryRunOptions['inputs'] }]>([
    ['as reviewed', { planned: two }],
    [
      'as reviewed, with another count that is kept',
      { planned: two, by: service('web', { image: 'two', count: 3 }), inputs: preserve },
    ],
    ['as reviewed, with other random values', { planned: random('two') }],
  ])(
    'a job file is the reviewed one where another user registered the job %s',
    async (_, { planned, by = planned, inputs = {} }) => {
      await using story = await startStory({ files: { [file]: planned }, running: [service('web')] });
      await story.plan({ inputs });
      await story.operate(by);
      await story.settle('web');
      const before = await readHistory(story);
      expect(verdict(await story.register({ inputs }))).toEqual([0, '', 'false']);
      expect(await readHistory(story)).toEqual(before);
    },
  );

  test('a job that the plan left alone may run as any file has it', async () => {
    const api = 'jobs/api.nomad.hcl';
    await using story = await startStory({ files: { [file]: two, [api]: service('api') }, running: [service('api')] });
    await story.plan();
    await story.operate(service('api', { image: 'two' }));
    await story.settle('api');
    story.workspace.write(api, service('api', { image: 'two' }));
    expect(verdict(await story.register())).toEqual([0, '', 'true']);
  });
});

describe.concurrent('each pull request of a push is judged for itself', () => {
  const sha = 'a'.repeat(40);
  const pull = (number: number) =>
    ({ number, head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: sha }) as const;

  test.each<
    readonly [string, { readonly plans: readonly [string, string]; readonly runs: string }, readonly unknown[]]
  >([
    [
      'nothing is to do where the second pull request takes the change of the first back',
      { plans: ['two', 'one'], runs: 'one' },
      [0, '', 'false'],
    ],
    [
      'a change is missing where the file is that of neither pull request',
      { plans: ['two', 'one'], runs: 'three' },
      planChanged,
    ],
    [
      'a change is missing where the file is that of the first pull request',
      { plans: ['one', 'two'], runs: 'one' },
      planChanged,
    ],
  ])('a push is judged by its last plan: %s', async (_, { plans, runs }, expected) => {
    await using story = await startStory({ files: {}, running: [service('web', { image: 'one' })] });
    const inputs = { 'only-changed': 'true' };
    story.github.files = [{ filename: file, status: 'modified' }];
    story.github.filesByPull = { 7: story.github.files, 9: story.github.files };
    await planAs(story, 9, webFile(plans[0]), inputs);
    await planAs(story, 7, webFile(plans[1]), inputs);
    story.github.pulls = [pull(7), { ...pull(9), mergeCommit: 'e'.repeat(40) }];
    if (runs !== 'one') await story.operate(service('web', { image: runs }));
    story.workspace.write(file, service('web', { image: runs }));
    const event = pushEvent('refs/heads/main', ['e'.repeat(40), sha]);
    expect(verdict(await story.register({ inputs, event, env: { GITHUB_SHA: sha } }))).toEqual(expected);
  });
});

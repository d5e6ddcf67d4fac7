import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import {
  deploymentRequests,
  lastStatus,
  startDeployed,
  statesOf,
  warningsOf,
  type DeployedStory,
} from '../support/deployed.ts';
import { pullRequestEvent } from '../support/github.ts';
import { noSignals } from '../support/platform.ts';
import {
  failingTask,
  service,
  startNomadProxy,
  type StoryRunOptions,
  type StoryOptions,
} from '../support/registering.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { ServerResponse } from 'node:http';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const never = { healthy: 60_000, deadline: 60_000 };

function isWrite(method: string, path: string): boolean {
  return method !== 'GET' && /^\/v1\/jobs(?:\?|$)/.test(path);
}

describe.concurrent('GitHub deployment of a register', () => {
  test('register records its commit, jobs, versions and links in one GitHub deployment, and a second run creates none', async () => {
    await using deployed = await startDeployed({
      files: { [file]: service('web', { image: 'two' }) },
      running: [service('web')],
    });
    const { story } = deployed;
    const run = await deployed.register();
    expect(run.exitCode).toBe(0);
    expect(warningsOf(run)).toEqual([]);
    const [deployment, ...others] = story.github.deployments;
    expect(others).toEqual([]);
    expect(deployment).toMatchObject({
      sha: story.workspace.commit(),
      environment: 'production',
      description: 'Outrider, mode register: web',
      payload: { outrider: 1, jobs: [{ id: 'web', namespace: 'default', version: 1 }], more: 0 },
    });
    const links = {
      environment_url: 'https://nomad.example/ui/jobs/web%40default',
      log_url: 'https://github.example/acme/jobs/actions/runs/4711',
    };
    expect(deployment?.statuses).toMatchObject([
      { state: 'in_progress', description: 'Rollout in progress: web', ...links },
      { state: 'success', description: 'web: rolled out', ...links },
    ]);
    expect(run.log).toContain('GitHub deployment 1000 to `production`: success (web: rolled out).');
    // Created, started, ended; one look for an earlier one.
    expect(deploymentRequests(story)).toHaveLength(4);
    const again = await deployed.register();
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
    expect(deploymentRequests(story)).toHaveLength(4);
  });

  test('a GitHub deployment is in progress before the first write, with the versions that the run will register', async () => {
    const files = { 'jobs/a.nomad.hcl': service('a', { image: 'two' }), 'jobs/b.nomad.hcl': service('b') };
    await using deployed = await startDeployed({ files, running: [service('a')] });
    const { story } = deployed;
    const atWrite: unknown[] = [];
    await using gate = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
      if (isWrite(method, path)) atWrite.push(statesOf(story));
    });
    await story.plan({ inputs: { address: gate.url } });
    await deployed.register({ inputs: { address: gate.url } });
    expect(atWrite).toEqual([[['in_progress']], [['in_progress']]]);
    const [{ payload, statuses } = { payload: undefined, statuses: [] }] = story.github.deployments;
    expect(payload).toMatchObject({
      jobs: [
        { id: 'a', version: 1 },
        { id: 'b', version: 0 },
      ],
    });
    expect(statuses.at(-1)).toMatchObject({ state: 'success', description: 'a, b: rolled out' });
    expect(statuses.at(-1)).not.toHaveProperty('environment_url');
  });

  const batch = service('web')
    .replace('datacenters', 'type = "batch"\n  datacenters')
    .replace(/update \{[^}]*\}/, '');
  const big = service('web').replace('env {', 'resources {\n        memory = 99999\n      }\n      env {');
  const stories: readonly (readonly [
    outcome: string,
    state: string,
    description: string,
    job: string,
    story: Partial<StoryOptions>,
    options: StoryRunOptions,
  ])[] = [
    ['failed', 'failure', 'web: failed', service('web', { task: failingTask }), {}, {}],
    [
      'rolled-back',
      'failure',
      'web: rolled back',
      service('web', { image: 'two', task: failingTask, update: 'auto_revert = true' }),
      { running: [service('web', { update: 'auto_revert = true' })] },
      {},
    ],
    ['placement-blocked', 'failure', 'web: cannot be placed', big, {}, { inputs: { timeout: '20s' } }],
    [
      'awaiting-promotion',
      'in_progress',
      'web: canaries wait for promotion',
      service('web', { image: 'two', update: 'canary = 1' }),
      { running: [service('web', { update: 'canary = 1' })] },
      {},
    ],
    ['no-deployment', 'success', 'web: registered and placed', batch, {}, {}],
    [
      'timed-out',
      'error',
      'web: not healthy in time; Nomad continues',
      service('web'),
      { sandbox: { pace: never } },
      { inputs: { timeout: '2s' } },
    ],
    [
      '',
      'in_progress',
      'web: registered, not followed',
      service('web'),
      { sandbox: { pace: never } },
      { inputs: { wait: 'false' } },
    ],
  ];

  test.each(stories)(
    'a register with the outcome "%s" has a GitHub deployment with the state %s',
    async (outcome, state, description, job, storyOptions, options) => {
      await using deployed = await startDeployed({ files: { [file]: job }, ...storyOptions });
      const run = await deployed.register(options);
      expect(run.outputs['outcome']).toBe(outcome);
      expect(statesOf(deployed.story)).toEqual([['in_progress', state]]);
      expect(lastStatus(deployed.story)?.description).toBe(description);
      expect(warningsOf(run)).toEqual([]);
    },
  );

  test('one failed job of several makes the GitHub deployment a failure that counts the others', async () => {
    const files = {
      'jobs/a.nomad.hcl': service('a', { image: 'two' }),
      'jobs/b.nomad.hcl': service('b', { image: 'two', task: failingTask }),
      'jobs/c.nomad.hcl': service('c'),
    };
    await using deployed = await startDeployed({ files, running: ['a', 'b', 'c'].map((id) => service(id)) });
    await deployed.register();
    const description = 'b: failed · 1 rolled out · 1 unchanged';
    expect(lastStatus(deployed.story)).toMatchObject({ state: 'failure', description });
  });

  test('a register that another write supersedes makes the GitHub deployment a failure', async () => {
    await using deployed = await startDeployed({
      files: { [file]: service('web', { image: 'two' }) },
      running: [service('web')],
    });
    const { story } = deployed;
    let superseded = false;
    await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      if (superseded || !isWrite(method, path)) return;
      superseded = true;
      await story.operate(service('web', { image: 'three' }));
    });
    await story.plan({ inputs: { address: gate.url } });
    const run = await deployed.register({ inputs: { address: gate.url } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'conflict']);
    expect(lastStatus(story)).toMatchObject({ state: 'failure', description: 'web: not registered' });
  });

  test('a register that writes nothing creates no GitHub deployment: a dry run, a changed plan, an invalid file', async () => {
    await using deployed = await startDeployed({
      files: { [file]: service('web', { image: 'two' }) },
      running: [service('web')],
    });
    const { story } = deployed;
    await deployed.register({ inputs: { 'dry-run': 'true' } });
    await story.operate(service('web', { image: 'three', count: 2 }));
    const changed = await deployed.register();
    expect(changed.outputs['reason']).toBe('plan-changed');
    story.workspace.write(file, 'job "web" {');
    expect((await deployed.register()).outputs['reason']).toBe('parse');
    expect(deploymentRequests(story)).toEqual([]);
  });

  test('a register that only stops a removed job has a GitHub deployment', async () => {
    const old = 'jobs/old.nomad.hcl';
    const files = { [file]: service('web'), [old]: service('old') };
    await using deployed = await startDeployed({ files, running: [service('web'), service('old')] });
    const { story } = deployed;
    const base = story.workspace.commit();
    story.workspace.remove(old);
    story.github.files = [{ filename: old, status: 'removed' }];
    const inputs = { 'only-changed': 'true', 'stop-removed': 'true' };
    await story.plan({ inputs, event: pullRequestEvent(false, { base }) });
    const run = await deployed.register({ inputs });
    expect(await story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: true });
    expect(run.exitCode).toBe(0);
    expect(statesOf(story)).toEqual([['in_progress', 'success']]);
    expect(lastStatus(story)?.description).toBe('old: stopped');
  });

  test('a rollout that continued after a timeout settles its GitHub deployment in the next run of the same commit', async () => {
    const sandbox = { pace: { healthy: 10_000, deadline: 60_000 } };
    await using deployed = await startDeployed({ files: { [file]: service('web') }, sandbox });
    const first = await deployed.register({ inputs: { timeout: '5s' } });
    expect(first.outputs['outcome']).toBe('timed-out');
    const second = await deployed.register();
    expect(second.outputs).toMatchObject({ changed: 'false', outcome: 'successful' });
    expect(statesOf(deployed.story)).toEqual([['in_progress', 'error', 'success']]);
  });

  test.skipIf(noSignals)(`a cancelled register ends its GitHub deployment as unknown${noSignals}`, async () => {
    const files = { [file]: service('web') };
    await using deployed = await startDeployed({ files, sandbox: { pace: never } });
    const run = await deployed.register({ cancelAt: '0 of 1 healthy' });
    expect(run.exitCode).toBe(1);
    expect(statesOf(deployed.story)).toEqual([['in_progress', 'error']]);
    expect(lastStatus(deployed.story)?.description).toBe('web: still rolling out when the run was cancelled');
  });

  test.skipIf(noSignals)(
    `a register that is cancelled between its GitHub deployment and its write ends it as unknown${noSignals}`,
    async () => {
      const files = { [file]: service('web', { image: 'two' }) };
      await using deployed = await startDeployed({ files, running: [service('web')] });
      const { story } = deployed;
      const cancelling = new AbortController();
      const held = Promise.withResolvers<void>();
      await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, drop }) => {
        if (!isWrite(method, path)) return;
        cancelling.abort();
        await held.promise;
        drop();
      });
      await story.plan({ inputs: { address: gate.url } });
      const run = await deployed.register({ inputs: { address: gate.url }, cancelled: cancelling.signal });
      held.resolve();
      expect(run.exitCode).toBe(1);
      expect(statesOf(story)).toEqual([['in_progress', 'error']]);
      expect(lastStatus(story)?.description).toBe('web: outcome unknown');
      expect(await story.versions('web')).toHaveLength(1);
    },
  );

  test('later versions end a GitHub deployment whose canaries were never promoted, and leave all others unchanged', async () => {
    const update = 'canary = 1';
    await using deployed = await startDeployed({
      files: { [file]: service('web', { image: 'two', update }) },
      running: [service('web', { update })],
    });
    const { story } = deployed;
    await deployed.register();
    expect(statesOf(story)).toEqual([['in_progress', 'in_progress']]);
    await deployed.change({ [file]: service('web', { image: 'three', update }) }, { inputs: { promote: 'auto' } });
    await deployed.change({ [file]: service('web', { image: 'four', update }) }, { inputs: { promote: 'auto' } });
    expect(statesOf(story)).toEqual([
      ['in_progress', 'in_progress', 'inactive'],
      ['in_progress', 'success'],
      ['in_progress', 'success'],
    ]);
    const versions = story.github.deployments.map(({ payload }) => payload);
    expect(versions).toMatchObject([1, 2, 3].map((version) => ({ jobs: [{ id: 'web', version }] })));
  });

  test.each([
    ['before its first state', []],
    ['while it was in progress', ['in_progress']],
  ])('the next write ends the GitHub deployment of a run that was killed %s', async (_, left) => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    await deployed.register();
    story.github.deployments[0]?.statuses.splice(left.length);
    await deployed.change({ [file]: service('web', { image: 'two' }) });
    expect(statesOf(story)).toEqual([
      [...left, 'inactive'],
      ['in_progress', 'success'],
    ]);
  });

  test('a job whose name is secret is not named in its GitHub deployment', async () => {
    const secret = 'web-q7Xk29Qm4LpZr81V';
    const source = `variable "name" {}\n${service('x', { meta: `id = "${secret}"` })}`;
    await using deployed = await startDeployed({ files: { [file]: source }, running: [] });
    const { story } = deployed;
    const inputs = { 'secret-vars': `name=${secret}` };
    await story.plan({ inputs });
    const run = await deployed.register({ inputs });
    expect(run.exitCode).toBe(0);
    expect(await story.versions(secret)).toHaveLength(1);
    expect(statesOf(story)).toEqual([['in_progress', 'success']]);
    const [deployment] = story.github.deployments;
    expect(JSON.stringify(deployment)).not.toContain(secret);
    expect(deployment?.payload).toMatchObject({ jobs: [{ id: '‹hidden›', version: 0 }] });
    expect(deployment?.statuses.at(-1)).not.toHaveProperty('environment_url');
  });

  test('a success makes earlier deployments to an environment without end users inactive, and a failure does not', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const staging = { inputs: { environment: 'staging' } };
    await deployed.register(staging);
    await deployed.change({ [file]: service('web', { image: 'two', task: failingTask }) }, staging);
    expect(statesOf(deployed.story)).toEqual([
      ['in_progress', 'success'],
      ['in_progress', 'failure'],
    ]);
    await deployed.change({ [file]: service('web', { image: 'three' }) }, staging);
    expect(statesOf(deployed.story)).toEqual([
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'failure'],
      ['in_progress', 'success'],
    ]);
  });
});

/** A proxy in front of GitHub; `lose` may end a response before the answer is passed on. */
async function startGitHubProxy(
  { story }: DeployedStory,
  lose: (asked: string, response: ServerResponse) => void,
): Promise<TestServer> {
  return startServer(async ({ method, url, headers, body }, response) => {
    const answer = await fetch(story.github.url + url, {
      method,
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    lose(`${method} ${url}`, response);
    if (response.destroyed || response.writableEnded) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
}

/** One warning with what to do, and the same outcome as without a GitHub deployment. */
function expectUnaffected(run: ActionRun, remedy = 'permissions: { deployments: write }'): void {
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', reason: '' });
  const [warning, ...others] = warningsOf(run);
  expect(others).toEqual([]);
  expect(warning).toMatch(/^The GitHub deployment was not written: /);
  expect(warning).toContain('The outcome of the run is not affected.');
  expect(warning).toContain(remedy);
  expect(warning).toContain('troubleshooting.md#github-deployment-not-written');
}

describe.concurrent('register without the API of GitHub deployments', () => {
  test.each(['missing', 'forbidden'] as const)(
    'a register where the deployments API is %s warns once, and registers the job',
    async (availability) => {
      await using deployed = await startDeployed({ files: { [file]: service('web') } });
      deployed.story.github.deploymentsApi = availability;
      expectUnaffected(await deployed.register());
      expect(deploymentRequests(deployed.story)).toHaveLength(1);
    },
  );

  test('a register whose GitHub deployment becomes forbidden after it was created warns once, and still tries to end it', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { github } = deployed.story;
    github.before = (asked) => {
      if (asked.endsWith('/statuses')) github.deploymentsApi = 'forbidden';
    };
    expectUnaffected(await deployed.register());
    expect(deploymentRequests(deployed.story)).toHaveLength(3);
  });

  test('a register finds its new GitHub deployment when the response is lost, and creates no second one', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    await using gate = await startGitHubProxy(deployed, (asked, response) => {
      if (asked.endsWith('/deployments') && asked.startsWith('POST')) response.destroy();
    });
    const run = await deployed.register({ env: { GITHUB_API_URL: gate.url } });
    expect(run.exitCode).toBe(0);
    expect(warningsOf(run)).toEqual([]);
    expect(statesOf(deployed.story)).toEqual([['in_progress', 'success']]);
  });

  test('a register sends the state of its GitHub deployment again after a server error', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    let failures = 0;
    await using gate = await startGitHubProxy(deployed, (asked, response) => {
      if (asked.startsWith('POST') && asked.endsWith('/statuses') && failures++ % 2 === 0)
        response.writeHead(502).end();
    });
    const run = await deployed.register({ env: { GITHUB_API_URL: gate.url } });
    expect(warningsOf(run)).toEqual([]);
    // The proxy loses answers, not requests.
    expect(statesOf(deployed.story)).toEqual([['in_progress', 'in_progress', 'success', 'success']]);
  });

  test('a register does not wait for GitHub when requests about deployments get no response', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { github } = deployed.story;
    const held = Promise.withResolvers<void>();
    github.before = (asked) => (asked.includes('/deployments') ? held.promise : undefined);
    const run = await deployed.register();
    held.resolve();
    expectUnaffected(run, 'Re-run the job, which sets the state, or set `deployments: off`.');
    expect(run.milliseconds).toBeLessThan(20_000);
  });
});

describe.concurrent('inputs of GitHub deployments', () => {
  test.each([
    [{ environment: '' }, 'Input `environment` is missing.'],
    [{ environment: 'production\nagain' }, 'Input `environment` is "production\\nagain", which is not a valid name.'],
    [{ deployments: 'off' }, 'Input `environment` is set without `deployments: auto`.'],
    [{ deployments: 'on' }, 'Input `deployments` is "on", which is not a valid value.'],
  ])('a register with the inputs %j fails before it sends a request about deployments', async (inputs, message) => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const run = await deployed.register({ inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toContain(message);
    expect(deploymentRequests(deployed.story)).toEqual([]);
  });
});

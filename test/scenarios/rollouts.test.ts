import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { noSignals } from '../support/platform.ts';
import {
  service,
  startNomadProxy,
  startStory,
  type StoryOptions,
  type Story,
  type StoryRunOptions,
} from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const failing = 'run_for = "1s"\n        exit_code = 137';

/** Plans and registers one job that runs in another form already. */
async function rollOut(
  now: string,
  { before = service('web'), ...setting }: Partial<StoryOptions> & { readonly before?: string } = {},
  telling: StoryRunOptions = {},
): Promise<{ readonly story: Story; readonly run: ActionRun } & AsyncDisposable> {
  const story = await startStory({ files: { [file]: now }, running: [before], ...setting });
  await story.plan();
  const run = await story.register(telling);
  return { story, run, [Symbol.asyncDispose]: () => story[Symbol.asyncDispose]() };
}

function commentOf({ story }: { readonly story: Story }): string {
  return story.github.comments[0]?.body ?? '';
}

function headline(told: { readonly story: Story }): string {
  return /^### (.*)$/m.exec(commentOf(told))?.[1] ?? '';
}

/** What a second run does to a job that has ended somehow. */
async function secondRun({ story }: { readonly story: Story }, telling: StoryRunOptions = {}): Promise<object> {
  const [versions, comments] = [await story.versions('web'), story.github.comments.length];
  const run = await story.register(telling);
  const { changed, outcome, reason } = run.outputs;
  return {
    versions: (await story.versions('web')).length - versions.length,
    comments: story.github.comments.length - comments,
    exitCode: run.exitCode,
    changed,
    outcome,
    reason,
  };
}

const nothing = { versions: 0, comments: 0, changed: 'false' };

describe.concurrent('a rollout', () => {
  test('that fails and is rolled back is a failure, told with the task and the version before', async () => {
    const update = 'auto_revert = true';
    const before = service('web', { update });
    await using told = await rollOut(service('web', { image: 'two', task: failing, update }), { before });
    expect(told.run.exitCode).toBe(1);
    expect(told.run.outputs).toMatchObject({ outcome: 'rolled-back', reason: 'rolled-back', changed: 'true' });
    expect(headline(told)).toMatch(/^🔴 `web` failed and was rolled back to version 0$/);
    expect(commentOf(told)).toContain('Terminated: ');
    expect(commentOf(told)).toMatch(/^> .*task `server` .*137.* on node/m);
    expect(commentOf(told)).toContain('**Running now: version 2 (same as 0), 1 of 1 healthy.**');
    expect(await told.story.settled('web')).toMatchObject({ JobVersion: 2, Status: 'successful' });
    // Once is enough: what was rolled back is not registered again by running the same again.
    expect(await secondRun(told)).toEqual({ ...nothing, exitCode: 1, outcome: '', reason: 'rolled-back' });
    expect(headline(told)).toContain('rolled back to version 0');
    await told.story.plan();
    expect(await secondRun(told)).toMatchObject({ versions: 2, outcome: 'rolled-back' });
  });

  test('that fails and stays is a failure', async () => {
    await using told = await rollOut(service('web', { image: 'two', task: failing }));
    expect(told.run.exitCode).toBe(1);
    expect(told.run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed', 'job-version': '1' });
    expect(headline(told)).toMatch(/^🔴 `web` failed to roll out$/);
    expect(commentOf(told)).toMatch(/^> .*task `server` .*137/m);
    expect(await secondRun(told)).toMatchObject(nothing);
  });

  test('tells the output of the task that failed only where that is asked for, and in public only on purpose', async () => {
    const words = 'the disk is on fire';
    const task = `${failing}\n        stderr_string = "${words}"`;
    await using quiet = await rollOut(service('web', { image: 'two', task }));
    expect(quiet.run.stdout + commentOf(quiet)).not.toMatch(new RegExp(`^ *${words}`, 'm'));
    await using logged = await rollOut(service('web', { image: 'two', task }), {}, { inputs: { logs: 'true' } });
    expect(logged.run.stdout).toMatch(new RegExp(`^${words}`, 'm'));
    expect(commentOf(logged)).not.toMatch(new RegExp(`^ *${words}`, 'm'));
    await using open = await rollOut(service('web', { image: 'two', task }), {}, { inputs: { logs: 'comment' } });
    expect(commentOf(open)).toMatch(new RegExp(`^ {2}${words}`, 'm'));
  });

  test('with canaries stops when they are healthy; they are promoted, or given up, by their own modes', async () => {
    const update = 'canary = 1';
    const [before, now] = [service('web', { count: 2, update }), service('web', { image: 'two', count: 2, update })];
    await using told = await rollOut(now, { before });
    expect(told.run.exitCode).toBe(0);
    expect(told.run.outputs).toMatchObject({ outcome: 'awaiting-promotion', reason: '' });
    expect(headline(told)).toBe('🟡 `web` has healthy canaries that wait for promotion');
    expect(commentOf(told)).toContain('`mode: promote`');
    expect(await secondRun(told)).toEqual({ ...nothing, exitCode: 0, outcome: 'awaiting-promotion', reason: '' });
    const promoting = { inputs: { mode: 'promote', job: 'web' } };
    const dry = await told.story.run({ inputs: { ...promoting.inputs, 'dry-run': 'true' } });
    expect(dry.outputs).toMatchObject({ changed: 'false', summary: 'Dry run: would be promoted: `web`' });
    const promoted = await told.story.run(promoting);
    expect(promoted.exitCode).toBe(0);
    expect(promoted.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '1' });
    const again = await told.story.run(promoting);
    expect(again.exitCode).toBe(0);
    expect(again.outputs).toMatchObject({ changed: 'false', summary: 'Promoted already: `web`' });
  });

  test('with canaries can be given up', async () => {
    const update = 'canary = 1';
    const [before, now] = [service('web', { count: 2, update }), service('web', { image: 'two', count: 2, update })];
    await using told = await rollOut(now, { before });
    const failingIt = { inputs: { mode: 'fail-deployment', job: 'web' } };
    const failed = await told.story.run(failingIt);
    expect(failed.exitCode).toBe(0);
    expect(failed.outputs).toMatchObject({ changed: 'true', outcome: 'failed' });
    const again = await told.story.run(failingIt);
    expect(again.outputs).toMatchObject({ changed: 'false', summary: 'Failed already: `web`' });
    const none = await told.story.run({ inputs: { mode: 'promote', job: 'no-such' } });
    expect(none.exitCode).toBe(1);
    expect(none.outputs['reason']).toBe('not-found');
  });

  test.each(['promote', 'fail-deployment'])(
    'architecture 0.2: %s that is late reports why, for it keeps some of its time to ask',
    async (mode) => {
      const update = 'canary = 1';
      const now = service('web', { image: 'two', count: 2, update });
      await using told = await rollOut(now, { before: service('web', { count: 2, update }) });
      expect(told.run.outputs['outcome']).toBe('awaiting-promotion');
      let steered = false;
      await using gate = await startNomadProxy(told.story.sandbox.scheduler, async ({ method, path, pass, answer }) => {
        // The deployment stays under way, promoted or not, and its tasks are restarted again and again.
        if (method === 'POST') {
          steered = true;
          return answer(200, '{"EvalID":"","DeploymentModifyIndex":1}');
        }
        if (!steered) return;
        const { body, headers } = await pass();
        const index = { 'x-nomad-index': headers['x-nomad-index'] ?? '1' };
        if (path.includes('deployment')) answer(200, body.replaceAll('"Promoted":false', '"Promoted":true'), index);
        if (!path.includes('/allocations')) return;
        const allocations = JSON.parse(body) as { TaskStates: { server: object } }[];
        for (const one of allocations) Object.assign(one.TaskStates.server, { Restarts: 7 });
        answer(200, JSON.stringify(allocations), index);
      });
      const run = await told.story.run({ inputs: { mode, job: 'web', timeout: '3s', address: gate.url } });
      expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'timed-out', 'timed-out']);
      expect(run.annotations[0]?.message).toContain('task `server`');
      expect(run.annotations[0]?.message).toContain('7');
      expect(run.milliseconds).toBeLessThan(7000);
    },
  );

  test('with canaries that are promoted where that is asked for', async () => {
    const update = 'canary = 1';
    const [before, now] = [service('web', { count: 2, update }), service('web', { image: 'two', count: 2, update })];
    await using told = await rollOut(now, { before }, { inputs: { promote: 'auto' } });
    expect(told.run.exitCode).toBe(0);
    expect(told.run.outputs['outcome']).toBe('successful');
    expect(await secondRun(told)).toMatchObject({ ...nothing, exitCode: 0 });
  });

  test('that finds no place ends after a grace, not by waiting for ever', async () => {
    const big = service('web', { image: 'two' }).replace(
      'env {',
      'resources {\n        memory = 99999\n      }\n      env {',
    );
    const telling = { inputs: { timeout: '20s' } };
    await using told = await rollOut(big, {}, telling);
    expect(told.run.exitCode).toBe(1);
    expect(told.run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable' });
    expect(told.run.milliseconds).toBeLessThan(10_000);
    expect(headline(told)).toMatch(/^🔴 `web` cannot be placed$/);
    expect(commentOf(told)).toMatch(/^> .*group `app`: no node has 97\.7 GiB of memory free/m);
    expect(await secondRun(told, telling)).toMatchObject({ ...nothing, exitCode: 1 });
  });

  test('that takes too long is told as late, with where it stands', async () => {
    const sandbox = { pace: { healthy: 60_000, deadline: 60_000 } };
    await using told = await rollOut(service('web'), { sandbox, running: [] }, { inputs: { timeout: '2s' } });
    expect(told.run.exitCode).toBe(1);
    expect(told.run.outputs).toMatchObject({ outcome: 'timed-out', reason: 'timed-out', changed: 'true' });
    expect(headline(told)).toMatch(/^🔴 `web` is not healthy after \d s \(0 of 1 healthy\)$/);
    expect(told.run.milliseconds).toBeLessThan(7000);
    const again = await secondRun(told, { inputs: { timeout: '2s' } });
    expect(again).toEqual({ ...nothing, exitCode: 1, outcome: 'timed-out', reason: 'timed-out' });
  });

  test.skipIf(noSignals)(
    `that is cancelled leaves the job as it is, says where it stands, and ends soon${noSignals}`,
    async () => {
      const sandbox = { pace: { healthy: 60_000, deadline: 60_000 } };
      const telling = { cancelAt: '0 of 1 healthy' };
      await using told = await rollOut(service('web'), { sandbox, running: [] }, telling);
      expect(told.run.exitCode).toBe(1);
      expect(told.run.milliseconds).toBeLessThan(6000);
      expect(headline(told)).toMatch(
        /^🔴 `web` was still rolling out when the run was cancelled after \d+ s \(0 of 1 healthy\)$/,
      );
      expect(await told.story.ask('GET', '/v1/job/web/deployment')).toMatchObject({ Status: 'running', JobVersion: 0 });
      const again = await secondRun(told, { inputs: { timeout: '2s' } });
      expect(again).toEqual({ ...nothing, exitCode: 1, outcome: 'timed-out', reason: 'timed-out' });
    },
  );

  test('that fails after an earlier run gave up is told by the next', async () => {
    const sandbox = { pace: { healthy: 60_000, deadline: 3000 } };
    await using told = await rollOut(service('web'), { sandbox, running: [] }, { inputs: { timeout: '2s' } });
    expect(told.run.outputs['outcome']).toBe('timed-out');
    await told.story.settled('web');
    expect(await secondRun(told)).toEqual({ ...nothing, exitCode: 1, outcome: 'failed', reason: 'failed' });
    expect(headline(told)).toContain('`web` failed to roll out');
    expect(await secondRun(told)).toEqual({ ...nothing, exitCode: 0, outcome: '', reason: '' });
  });

  test('that somebody else overtakes is superseded', async () => {
    const sandbox = { pace: { healthy: 60_000 } };
    await using story = await startStory({ files: { [file]: service('web') }, sandbox });
    await story.plan();
    const registering = story.register();
    const overtaking = async (): Promise<void> => {
      const response = await fetch(`${story.sandbox.scheduler}/v1/job/web/deployment?index=1&wait=1s`);
      const deployment: unknown = await response.json();
      await (deployment === null ? overtaking() : story.operate(service('web', { image: 'three' })));
    };
    await overtaking();
    const run = await registering;
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'superseded', reason: 'conflict' });
    // What runs now is somebody else's; the same review does not write over it.
    expect(await secondRun({ story })).toMatchObject({
      versions: 0,
      changed: 'false',
      exitCode: 1,
      reason: 'plan-changed',
    });
  });

  test('that makes no deployment is over when it is placed', async () => {
    const batch = service('web')
      .replace('datacenters', 'type = "batch"\n  datacenters')
      .replace(/update \{[^}]*\}/, '');
    await using told = await rollOut(batch, { running: [] });
    expect(told.run.exitCode).toBe(0);
    expect(told.run.outputs).toMatchObject({ outcome: 'no-deployment', 'deployment-id': '', changed: 'true' });
    expect(told.run.outputs['eval-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await secondRun(told)).toMatchObject({ ...nothing, exitCode: 0 });
  });

  test('of a periodic job is its registration', async () => {
    const periodic = service('web')
      .replace('datacenters', 'type = "batch"\n  periodic {\n    crons = ["0 3 * * *"]\n  }\n  datacenters')
      .replace(/update \{[^}]*\}/, '');
    await using told = await rollOut(periodic, { running: [] });
    expect(told.run.exitCode).toBe(0);
    expect(told.run.outputs).toMatchObject({ outcome: 'no-deployment', 'eval-id': '', changed: 'true' });
    expect(await secondRun(told)).toMatchObject({ ...nothing, exitCode: 0 });
  });

  test('is not waited for where that is not wanted', async () => {
    const sandbox = { pace: { healthy: 60_000 } };
    await using told = await rollOut(service('web'), { sandbox, running: [] }, { inputs: { wait: 'false' } });
    expect(told.run.exitCode).toBe(0);
    expect(told.run.outputs).toMatchObject({ outcome: '', changed: 'true' });
    expect(headline(told)).toBe('🟢 `web` registered');
  });
});

describe.concurrent('several jobs', () => {
  const files = {
    'jobs/a.nomad.hcl': service('a', { image: 'two' }),
    'jobs/b.nomad.hcl': service('b', { image: 'two', task: failing }),
    'jobs/c.nomad.hcl': service('c', { image: 'two' }),
    'jobs/d.nomad.hcl': service('d'),
  };
  const running = ['a', 'b', 'c', 'd'].map((id) => service(id));

  test('are told each, the worst in the headline; what does not change is not written', async () => {
    await using story = await startStory({ files, running });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'eval-id': '' });
    const jobs = JSON.parse(run.outputs['jobs'] ?? '') as { id: string; outcome: string; registered: boolean }[];
    expect(jobs.map(({ id, outcome, registered }) => [id, outcome, registered])).toEqual([
      ['a', 'successful', true],
      ['b', 'failed', true],
      ['c', 'successful', true],
      ['d', '', false],
    ]);
    expect(headline({ story })).toMatch(/^🔴 1 of 3 jobs failed \(2 rolled out\) after \d+ s$/);
    expect(commentOf({ story })).toContain('1 job already up to date.');
    expect(await story.versions('d')).toHaveLength(1);
  });

  test('are registered one after the other where a failure is to keep the rest from it', async () => {
    await using story = await startStory({ files, running });
    await story.plan();
    const run = await story.register({ inputs: { 'fail-fast': 'true' } });
    expect(run.exitCode).toBe(1);
    const jobs = JSON.parse(run.outputs['jobs'] ?? '') as { id: string; state: string; registered: boolean }[];
    expect(jobs.map(({ id, state, registered }) => [id, state, registered])).toEqual([
      ['a', 'rolled-out', true],
      ['b', 'rolled-out', true],
      ['c', 'not-written', false],
      ['d', 'there', false],
    ]);
    expect(await story.versions('c')).toHaveLength(1);
    expect(run.summary).toContain('not registered, because another job failed');
  });
});

/** A pull request that edits a job and removes the file of another. */
async function removed(
  inputs: Readonly<Record<string, string>>,
  old = 'jobs/old.nomad.hcl',
): Promise<{ readonly story: Story; readonly run: ActionRun } & AsyncDisposable> {
  const story = await startStory({
    files: { [file]: service('web', { image: 'two' }), [old]: service('old') },
    running: [service('web'), service('old')],
  });
  const base = story.workspace.commit();
  story.workspace.remove(old);
  story.github.files = [
    { filename: old, status: 'removed' },
    { filename: file, status: 'modified' },
  ];
  const telling = { inputs: { 'only-changed': 'true', ...inputs } };
  await story.plan({ ...telling, event: pullRequestEvent(false, { base }) });
  const run = await story.register(telling);
  return { story, run, [Symbol.asyncDispose]: () => story[Symbol.asyncDispose]() };
}

describe.concurrent('a job whose file was removed', () => {
  test('is stopped where that is asked for, and once only', async () => {
    await using told = await removed({ 'stop-removed': 'true' });
    expect(told.run.exitCode).toBe(0);
    expect(await told.story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: true });
    expect(commentOf(told)).toContain('`old` was stopped, because its job file was removed.');
    const again = await told.story.register({ inputs: { 'only-changed': 'true', 'stop-removed': 'true' } });
    expect(again.outputs).toMatchObject({ changed: 'false', reason: '' });
  });

  test('is stopped whatever its ending was, where `job-files` writes it out', async () => {
    const jobFiles = `${file}\njobs/*.job`;
    await using told = await removed({ 'stop-removed': 'true', 'job-files': jobFiles }, 'jobs/old.job');
    expect(told.run.exitCode).toBe(0);
    expect(await told.story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: true });
  });

  test('runs on where that is not asked for, and that is said', async () => {
    await using told = await removed({});
    expect(told.run.exitCode).toBe(0);
    expect(await told.story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: false });
    expect(commentOf(told)).toContain('set `stop-removed: true` to stop such jobs');
  });
});

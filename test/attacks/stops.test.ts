import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { createClosedEvent, pullRequestEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story, type StoryOptions } from '../support/registering.ts';

const gone = 'jobs/old.nomad.hcl';
const edited = 'jobs/web.nomad.hcl';
const kept = 'jobs/kept.nomad.hcl';

type RunOptions = NonNullable<Parameters<Story['register']>[0]>;

interface Removing extends AsyncDisposable {
  readonly story: Story;
  readonly plan: Story['plan'];
  readonly register: Story['register'];
}

/** A pull request that edits one job and removes the file of another; both run. */
async function startRemoval(more: Partial<StoryOptions> = {}): Promise<Removing> {
  const story = await startStory({
    running: [service('web'), service('old')],
    ...more,
    files: { [edited]: service('web', { image: 'two' }), [gone]: service('old'), ...more.files },
  });
  const base = story.workspace.commit();
  story.workspace.remove(gone);
  story.github.files = [
    { filename: gone, status: 'removed' },
    { filename: edited, status: 'modified' },
  ];
  return {
    story,
    plan: (options) => story.plan({ event: pullRequestEvent(false, { base }), ...withDefaults(options) }),
    register: (options) => story.register({ event: createClosedEvent(true), ...withDefaults(options) }),
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

function withAdded(filename: string): Story['github']['compared'] {
  return { main: { files: [{ filename, status: 'added' }] } };
}

function withDefaults({ inputs, ...other }: RunOptions = {}): RunOptions {
  return { inputs: { 'only-changed': 'true', 'stop-removed': 'true', ...inputs }, ...other };
}

function readBody({ story }: Removing): string {
  return story.github.comments[0]?.body ?? '';
}

async function isStopped({ story }: Removing, job = 'old'): Promise<unknown> {
  return (await story.ask<{ Stop: boolean }>('GET', `/v1/job/${job}`)).Stop;
}

/** Expects that nothing was stopped or registered, and that the comment reports why. */
async function expectRefusal(pull: Removing, run: ActionRun, reason: string, message: RegExp): Promise<void> {
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ changed: 'false', reason });
  expect(await isStopped(pull)).toBe(false);
  expect(await pull.story.versions('web')).toHaveLength(1);
  expect(readBody(pull)).toMatch(message);
  expect(readBody(pull)).toMatch(/^### 🔴 Not registered: `old` changed since the review/m);
}

describe.concurrent('a job whose file was removed', () => {
  test('a job whose file was removed is stopped as planned, and not again after it came back', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    expect(readBody(pull)).toMatch(/old` in namespace `default` will be stopped after the merge/);
    expect((await pull.register()).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
    await pull.story.operate(service('old', { image: 'other' }));
    const run = await pull.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    expect(readBody(pull)).toMatch(/was not stopped again/);
    expect(await isStopped(pull)).toBe(false);
    await pull.story.operate(service('old'));
    expect((await pull.register()).exitCode, 'also as it was').toBe(1);
    expect(await isStopped(pull)).toBe(false);
  });

  test('a register run after the stop has nothing to do, also without the approval', async () => {
    await using pull = await startRemoval();
    const inputs = { approvals: '1' };
    await pull.plan({ inputs });
    pull.story.github.reviews.roles = { eve: 'write' };
    pull.story.github.reviews.list = [{ by: 'eve', state: 'APPROVED' }];
    expect((await pull.register({ inputs })).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
    pull.story.github.reviews.list = [{ by: 'eve', state: 'DISMISSED' }];
    const rerun = await pull.register({ inputs });
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    expect(readBody(pull)).not.toContain('🔴');
  });

  test('a stopped job that came back is not stopped again where the mark could not be kept', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    const inputs = { comment: 'off' };
    expect((await pull.register({ inputs })).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
    await pull.story.operate(service('old'));
    const run = await pull.register({ inputs });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/`old` was not stopped/);
    expect(await isStopped(pull)).toBe(false);
  });

  test('a job that was purged and registered again since the plan is not stopped', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    await pull.story.ask('DELETE', '/v1/job/old?purge=true');
    await pull.story.operate(service('old'));
    const run = await pull.register();
    expect(run.exitCode).toBe(1);
    await expectRefusal(pull, run, 'plan-changed', /it has changed since the plan/);
  });

  test('a job whose specification changed since the plan is not stopped, and nothing else is written', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    await pull.story.operate(service('old', { image: 'other' }));
    await expectRefusal(pull, await pull.register(), 'plan-changed', /it has changed since the plan/);
    await pull.plan();
    expect((await pull.register()).exitCode, 'once it is planned again').toBe(0);
    expect(await isStopped(pull)).toBe(true);
  });

  test.each([
    ['after the plan', { approvals: '1' }],
    ['after the plan', { guards: 'stops' }],
    ['while an earlier write is made', { approvals: '1' }],
  ])(
    'a job that was changed and changed back %s is not stopped: an approval counts for one state (%j)',
    async (moment, review) => {
      await using pull = await startRemoval();
      let isDone = false;
      const changeBack = async (): Promise<void> => {
        isDone = true;
        for (const image of ['other', 'one']) await pull.story.operate(service('old', { image }));
      };
      await using nomad = await startNomadProxy(pull.story.sandbox.scheduler, async ({ method, path }) => {
        if (!isDone && method !== 'GET' && /^\/v1\/jobs(?:\?|$)/.test(path)) await changeBack();
      });
      const inputs = { ...review, address: nomad.url };
      await pull.plan({ inputs });
      Object.assign(pull.story.github.reviews, {
        list: [{ by: 'eve', state: 'APPROVED' }],
        roles: { eve: 'maintain' },
      });
      if (moment === 'after the plan') await changeBack();
      const run = await pull.register({ inputs });
      expect([run.exitCode, await isStopped(pull)]).toEqual([1, false]);
      expect(readBody(pull)).toContain('was not stopped: it has changed since the plan');
    },
  );

  test('a job is stopped by check-and-set, so that it keeps running when it is changed immediately before', async () => {
    await using pull = await startRemoval();
    let changed = false;
    await using proxy = await startNomadProxy(pull.story.sandbox.scheduler, async ({ method, path, body }) => {
      const stops = (method === 'POST' && body.includes('"Stop":true')) || method === 'DELETE';
      if (!stops || changed || path.includes('/plan')) return;
      changed = true;
      await pull.story.operate(service('old', { image: 'other' }));
    });
    const inputs = { address: proxy.url };
    await pull.plan({ inputs });
    const run = await pull.register({ inputs });
    expect(changed).toBe(true);
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/changed in the meantime, by another user or process/);
    expect(await isStopped(pull)).toBe(false);
  });

  test.each([
    ['literally', service('old')],
    ['by a computed ID', service('any', {}).replace('job "any" {', 'job "any" {\n  id = join("", ["o", "ld"])')],
    ['in a computed namespace', service('old', { meta: 'namespace = join("", ["default"])' })],
  ])('a job that an untouched file declares %s keeps running, and the plan reports why', async (_how, source) => {
    await using pull = await startRemoval({ files: { 'jobs/twin.nomad.hcl': source } });
    await pull.plan();
    expect(readBody(pull)).toMatch(/keeps running, because `jobs\/twin\.nomad\.hcl` declares it/);
    const run = await pull.register();
    expect(run.exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(false);
  });

  test('a job whose file moved to where `job-files` does not look keeps running', async () => {
    await using pull = await startRemoval({ files: { 'else/old.nomad.hcl': service('old') } });
    pull.story.github.files = [
      { filename: 'else/old.nomad.hcl', status: 'renamed', previous_filename: gone },
      { filename: 'else/locals.hcl', status: 'added' },
      { filename: edited, status: 'modified' },
    ];
    await pull.plan();
    expect(readBody(pull)).toMatch(/keeps running, because `else\/old\.nomad\.hcl` declares it/);
    expect((await pull.register()).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(false);
  });

  test('a job that an untouched file declares since the plan is not stopped', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    pull.story.workspace.write('jobs/twin.nomad.hcl', service('old'));
    const run = await pull.register();
    expect(run.exitCode).toBe(1);
    await expectRefusal(pull, run, 'plan-changed', /`jobs\/twin\.nomad\.hcl` declares it now/);
  });

  test.each<[what: string, changed: string, content: string | number, reason: string, message: RegExp]>([
    ['declares it', 'jobs/new.nomad.hcl', service('old'), 'plan-changed', /has changed `jobs\/new\.nomad\.hcl` since .* which declares it/],
    ['declares it now', kept, service('old'), 'plan-changed', /has changed `jobs\/kept\.nomad\.hcl` since .* which declares it/],
    ['declares a job of a computed ID', kept, service('x', { meta: 'id = lower("OLD")' }), 'plan-changed', /which may declare it/],
    ['declares it in a computed namespace', kept, service('old', { meta: 'namespace = lower("DEFAULT")' }), 'plan-changed', /which may declare it/],
    ['determines the ID of a job', 'jobs/kept.vars.hcl', '', 'plan-changed', /has changed `jobs\/kept\.vars\.hcl` since .* which may declare it/],
    ['cannot be read', 'jobs/new.nomad.hcl', 500, 'plan-changed', /which may declare it/],
    ['configures the run', '.github/outrider.yml', '', 'not-reviewed', /has changed `\.github\/outrider\.yml` since/],
  ])('a job is not stopped when the branch has changed a file since that %s', async (_, changed, content, reason, message) => {
    const running = [service('web'), service('old'), service('kept')];
    const computed = `variable "x" {\n  type = string\n}\n${service('kept', { meta: 'id = var.x' })}`;
    const files = { [kept]: computed, 'jobs/kept.vars.hcl': 'x = "kept"\n' };
    await using pull = await startRemoval({ running, files });
    pull.story.workspace.write(edited, service('web'));
    const inputs = { 'only-changed': 'false', 'var-files': '{file}.vars.hcl' };
    await pull.plan({ inputs });
    pull.story.github.contents = { [changed]: content };
    pull.story.github.compared = withAdded(changed);
    const run = await pull.register({ inputs });
    expect([run.exitCode, run.outputs['reason'], await isStopped(pull)]).toEqual([1, reason, false]);
    expect(readBody(pull)).toMatch(message);
  }); // prettier-ignore

  test('a job is stopped when the branch has changed files since that do not declare it', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    pull.story.github.contents = { 'jobs/new.nomad.hcl': service('new'), 'README.md': 'Jobs' };
    pull.story.github.compared = {
      main: {
        files: ['README.md', 'jobs/new.nomad.hcl', 'jobs/gone.nomad.hcl'].map((filename) => ({
          filename,
          status: 'added',
        })),
      },
    };
    expect((await pull.register()).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
  });

  test('a job is not stopped where an untouched file cannot be parsed, and so may declare it', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    pull.story.workspace.write('jobs/broken.nomad.hcl', 'job "x" {');
    await expectRefusal(
      pull,
      await pull.register(),
      'plan-changed',
      /`jobs\/broken\.nomad\.hcl` may declare it, but cannot be parsed/,
    );
    await pull.plan();
    expect(readBody(pull)).toMatch(/`jobs\/broken\.nomad\.hcl` cannot be parsed and may declare it/);
  });

  test('a job is not stopped where the plan was made without `stop-removed`', async () => {
    await using pull = await startRemoval();
    await pull.plan({ inputs: { 'stop-removed': 'false' } });
    expect(readBody(pull)).toMatch(/keeps running/);
    await expectRefusal(pull, await pull.register(), 'not-reviewed', /the reviewed plan does not show the stop/);
    const run = await pull.register({ inputs: { 'stop-removed': 'false' } });
    expect(run.exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(false);
  });

  test('a stop that the plan showed is refused by a register run without `stop-removed`, which does not succeed without it', async () => {
    await using pull = await startRemoval();
    await pull.plan();
    const without = { inputs: { 'stop-removed': 'false' } };
    await expectRefusal(
      pull,
      await pull.register(without),
      'plan-changed',
      /`stop-removed` is not set here, and was for the plan/,
    );
    pull.story.workspace.write('jobs/other.nomad.hcl', service('old'));
    expect((await pull.register(without)).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(false);
    pull.story.workspace.remove('jobs/other.nomad.hcl');
    expect((await pull.register()).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
  });

  test('a job that did not run at the plan and runs now is not stopped', async () => {
    await using pull = await startRemoval({ running: [service('web')] });
    await pull.plan();
    expect(readBody(pull)).toMatch(/does not run/);
    await pull.story.operate(service('old'));
    await expectRefusal(pull, await pull.register(), 'not-reviewed', /the reviewed plan does not show the stop/);
  });

  test('a plan that leaves no record does not announce that a job will be stopped', async () => {
    await using pull = await startRemoval();
    const run = await pull.plan({ inputs: { comment: 'off' } });
    expect(run.summary).toMatch(/keeps running/);
    expect(run.summary).not.toMatch(/will be stopped/);
  });

  test('a job is stopped although an autoscaler changed its count since the plan', async () => {
    const scaled = service('old').replace('count = 1', 'count = 1\n    scaling {\n      min = 1\n      max = 3\n    }');
    await using pull = await startRemoval({ running: [service('web'), scaled] });
    await pull.plan();
    await pull.story.ask('POST', '/v1/job/old/scale', { Target: { Group: 'app' }, Count: 2 });
    await pull.story.settle('old');
    expect((await pull.register()).exitCode).toBe(0);
    expect(await isStopped(pull)).toBe(true);
  });
});

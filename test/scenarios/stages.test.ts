import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { failingTask, service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readUnverified } from '../support/signing.ts';
import { readResult } from '../support/result.ts';
import { readComment } from '../support/approving.ts';

/** Jobs are registered in the order of `stages`. */

const [migrate, api, worker] = ['jobs/migrate.nomad.hcl', 'jobs/api.nomad.hcl', 'jobs/worker.nomad.hcl'] as const;
/** The worker is in no stage. */
const stages = JSON.stringify([[migrate], ['jobs/a*.nomad.hcl']]);
const reordered = JSON.stringify([['jobs/a*.nomad.hcl'], [migrate]]);
const failing = 'run_for = "20ms"\n        exit_code = 3';

function migration(task = 'run_for = "50ms"'): string {
  return launchable('migrate', { block: 'none', reschedules: 0, task });
}

function editJob(id: string, task?: string, update?: string): string {
  return service(id, {
    image: 'two',
    ...(task === undefined ? {} : { task }),
    ...(update === undefined ? {} : { update }),
  });
}

const three = { [migrate]: migration(), [api]: editJob('api'), [worker]: editJob('worker') };
const running = [service('api'), service('worker')];

/** A planned pull request that changes three jobs. */
async function startPlanned(files: Readonly<Record<string, string>> = {}, inputs = { stages }): Promise<Story> {
  const story = await startStory({ files: { ...three, ...files }, running });
  expect((await story.plan({ inputs })).exitCode).toBe(0);
  return story;
}

function readOutcomes(run: ActionRun): Readonly<Record<string, string>> {
  return Object.fromEntries(readResult(run).jobs.map(({ id, outcome }) => [id, outcome]));
}

async function countVersions(story: Story, ...jobs: readonly string[]): Promise<readonly number[]> {
  return Promise.all(jobs.map(async (job) => (await story.versions(job)).length));
}

interface Allocation {
  readonly JobID: string;
  readonly ClientStatus: string;
  readonly DeploymentStatus: { readonly Healthy: boolean } | null;
}

/** Plans and registers; at each registration: the jobs with an allocation that is healthy or complete according to Nomad. */
async function observe(story: Story, order: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const hits: Record<string, readonly string[]> = {};
  await using wire = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, body }) => {
    const id = method === 'GET' || !/^\/v1\/jobs(?:\?|$)/.test(path) ? undefined : /"ID":"(\w+)"/.exec(body)?.[1];
    if (id === undefined) return;
    const jobs = await story.ask<readonly Record<'ID', string>[]>('GET', '/v1/jobs');
    const lists = jobs.map(async ({ ID }) => story.ask<readonly Allocation[]>('GET', `/v1/job/${ID}/allocations`));
    const all = (await Promise.all(lists)).flat();
    const done = all.filter((alloc) => alloc.ClientStatus === 'complete' || alloc.DeploymentStatus?.Healthy === true);
    hits[id] = [...new Set(done.map(({ JobID }) => JobID))].toSorted();
  });
  const inputs = { address: wire.url, stages: order };
  const plan = await story.plan({ inputs });
  const run = await story.register({ inputs });
  expect([plan.exitCode, run.exitCode]).toEqual([0, 0]);
  return hits;
}

describe.concurrent('a register run with stages', () => {
  test('a stage begins once all jobs of the one before are healthy or complete, and files of no stage come last', async () => {
    await using story = await startStory({ files: three });
    expect(await observe(story, stages)).toEqual({ migrate: [], api: ['migrate'], worker: ['api', 'migrate'] });
  });

  test('the jobs of one stage are registered together', async () => {
    const pace = { healthy: 3_600_000, deadline: 3_600_000 };
    await using story = await startStory({ files: three, sandbox: { pace } });
    const inputs = { stages: JSON.stringify([[worker, api]]) };
    await story.plan({ inputs });
    expect(readComment(story)).toContain('**Order:** stage 1: `api`, `worker`; stage 2: `migrate`');
    const run = await story.register({ inputs: { ...inputs, timeout: '8s' } });
    expect(readOutcomes(run)).toEqual({ api: 'timed-out', worker: 'timed-out', migrate: 'not-written' });
  });

  test('a migration that fails registers nothing more, and this run and a second one report the remaining jobs', async () => {
    await using story = await startPlanned({ [migrate]: migration(failing) });
    for (const isChanged of ['true', 'false']) {
      const run = await story.register({ inputs: { stages } });
      expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'failed', isChanged]);
      expect(readOutcomes(run)).toEqual({ migrate: 'failed', api: 'not-written', worker: 'not-written' });
      expect(readComment(story).split('not registered, because stage 1 did not complete')).toHaveLength(3);
      expect(await countVersions(story, 'migrate', 'api', 'worker')).toEqual([1, 1, 1]);
    }
  });

  test('a later stage that fails leaves the earlier one, and only the stages after it are not registered', async () => {
    await using story = await startPlanned({ [api]: editJob('api', failingTask) });
    const run = await story.register({ inputs: { stages } });
    expect([run.exitCode, readOutcomes(run)]).toEqual([
      1,
      { migrate: 'complete', api: 'failed', worker: 'not-written' },
    ]);
    expect(run.summary).toContain('not registered, because stage 2 did not complete');
    expect(await countVersions(story, 'migrate', 'api', 'worker')).toEqual([1, 2, 1]);
  });

  test('a run that is cancelled in the middle registers nothing more, and a re-run continues there', async () => {
    await using story = await startPlanned({ [migrate]: migration('run_for = "2s"') });
    const run = await story.register({ inputs: { stages }, cancelAt: 'migrate: registered' });
    expect([run.exitCode, readOutcomes(run)]).toEqual([
      1,
      { migrate: 'timed-out', api: 'not-written', worker: 'not-written' },
    ]);
    expect(await countVersions(story, 'migrate', 'api', 'worker')).toEqual([1, 1, 1]);
    const rerun = await story.register({ inputs: { stages } });
    expect([rerun.exitCode, readOutcomes(rerun)]).toEqual([
      0,
      { migrate: 'complete', api: 'successful', worker: 'successful' },
    ]);
    expect(await countVersions(story, 'migrate', 'api', 'worker')).toEqual([1, 2, 2]);
  });

  test('a pull request that changes one stage registers it at once, and its plan names no order', async () => {
    await using story = await startStory({ files: { [api]: service('api'), [worker]: editJob('worker') }, running });
    const inputs = { stages: JSON.stringify([[api]]) };
    await story.plan({ inputs });
    expect(readComment(story)).not.toContain('**Order');
    const run = await story.register({ inputs });
    expect([run.exitCode, readOutcomes(run)]).toEqual([0, { api: 'up-to-date', worker: 'successful' }]);
  });

  test('an unchanged job of an earlier stage whose deployment failed blocks the later one', async () => {
    await using story = await startStory({ files: { [api]: service('api'), [worker]: editJob('worker') }, running });
    const broken = service('api', { image: 'three', task: failingTask });
    await story.operate(broken);
    await story.settle('api');
    story.workspace.write(api, broken);
    const inputs = { stages: JSON.stringify([[api]]) };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect([run.exitCode, readOutcomes(run)]).toEqual([1, { api: 'failed', worker: 'not-written' }]);
    expect(await countVersions(story, 'worker')).toEqual([1]);
  });

  test('an unchanged job of an earlier stage that is still starting is waited for', async () => {
    const files = { [migrate]: migration('run_for = "1500ms"'), [worker]: editJob('worker') };
    await using story = await startStory({ files, running: [service('worker')] });
    await story.operate(files[migrate]);
    expect(await observe(story, JSON.stringify([[migrate]]))).toEqual({ worker: ['migrate', 'worker'] });
  });
});

test('the job of a removed file is stopped after all stages, and not while one is held', async () => {
  const old = 'jobs/old.nomad.hcl';
  const update = 'canary = 1';
  const files = { [api]: editJob('api', undefined, update), [worker]: editJob('worker'), [old]: service('old') };
  const before = [service('api', { update }), service('worker'), service('old')];
  await using story = await startStory({ files, running: before });
  const base = story.workspace.commit();
  story.workspace.remove(old);
  story.github.files = [
    { filename: old, status: 'removed' },
    ...[api, worker].map((filename) => ({ filename, status: 'modified' as const })),
  ];
  const inputs = { stages: JSON.stringify([[api]]), 'only-changed': 'true', 'stop-removed': 'true' };
  await story.plan({ inputs, event: pullRequestEvent(false, { base }) });
  const held = await story.register({ inputs });
  expect([held.exitCode, readOutcomes(held)]).toEqual([
    0,
    { api: 'awaiting-promotion', worker: 'not-written', old: 'held-back' },
  ]);
  expect(await story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: false });
  await story.run({ inputs: { mode: 'promote', job: 'api' } });
  const run = await story.register({ inputs });
  expect([run.exitCode, readOutcomes(run)]).toEqual([0, { api: 'up-to-date', worker: 'successful', old: 'stopped' }]);
  const { JobModifyIndex: stopped } = await story.ask<{ JobModifyIndex: number }>('GET', '/v1/job/old');
  const { ModifyIndex: rolledOut } = await story.ask<{ ModifyIndex: number }>('GET', '/v1/job/worker/deployment');
  expect(stopped).toBeGreaterThan(rolledOut);
});

describe.concurrent('the order of a plan', () => {
  test('the order is in the comment and the summary of a plan, and approvals count until another plan changes it', async () => {
    await using story = await startStory({ files: three, running });
    const inputs = { stages };
    const plan = await story.plan({ inputs });
    const order = '**Order:** stage 1: `migrate`; stage 2: `api`; stage 3: `worker`';
    expect([readComment(story), plan.summary]).toEqual([
      expect.stringContaining(order),
      expect.stringContaining(order),
    ]);
    const readSince = (): number => readUnverified(readComment(story))?.since ?? 0;
    const first = readSince();
    await setTimeout(2000);
    await story.plan({ inputs });
    expect(readSince()).toBe(first);
    await story.plan({ inputs: { stages: reordered } });
    expect(readSince()).toBeGreaterThan(first);
  });

  test.each([
    [
      'other stages',
      stages,
      reordered,
      [
        '`stages` was `jobs/migrate.nomad.hcl → jobs/a*.nomad.hcl` for the plan, and is `jobs/a*.nomad.hcl → jobs/migrate.nomad.hcl` here (from `.github/outrider.yml`)',
      ],
    ],
    ['stages that the plan did not have', '', stages, ['`stages` was empty for the plan']],
    ['no stages any more', stages, '', ['and is empty here']],
    ['two stages in one', stages, JSON.stringify([[api, migrate]]), []],
  ])('a register run with %s writes nothing, because that order was not reviewed', async (_what, before, now, says) => {
    await using story = await startStory({ files: three, running });
    await story.plan({ inputs: { stages: before } });
    const run = await story.register({ inputs: { stages: now } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'plan-changed', 'false']);
    const said = joinAnnotations(run);
    expect(said).toMatch(/The order of `\w+` and `\w+` has changed since the review\.\n/);
    for (const text of [...says, 'If a merge has changed the order, open a new pull request'])
      expect(said).toContain(text);
    expect(await countVersions(story, 'api', 'worker')).toEqual([1, 1]);
    // A dry run before the merge refuses it as well, and the order of the plan is registered.
    const dry = await story.register({ inputs: { stages: now, 'dry-run': 'true' }, event: pullRequestEvent() });
    expect(dry.outputs['reason']).toBe('plan-changed');
    expect((await story.register({ inputs: { stages: before } })).exitCode).toBe(0);
    // Nothing is left to register in any order.
    expect((await story.register({ inputs: { stages: now } })).exitCode).toBe(0);
  });

  test('an order in which only other files move is the reviewed one', async () => {
    const db = 'jobs/db.nomad.hcl';
    await using story = await startStory({
      files: { ...three, [db]: service('db') },
      running: [...running, service('db')],
    });
    await story.plan({ inputs: { stages } });
    const run = await story.register({ inputs: { stages: JSON.stringify([[db], [migrate], [api]]) } });
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
  });
});

describe.concurrent('stages', () => {
  test.each([
    [
      [['jobs/migrat.nomad.hcl']],
      'Key `stages`: "jobs/migrat.nomad.hcl" does not exist in the workspace.\nDid you mean `jobs/migrate.nomad.hcl`?',
    ],
    [[['jobs/m*.nomad.hcl'], ['jobs/x*']], 'Key `stages`: "jobs/x*" matches no job file in the workspace.\n'],
    [[['jobs']], 'Key `stages`: "jobs" is a directory.\n'],
    [
      [[migrate], ['jobs/*.nomad.hcl']],
      'Key `stages`: "jobs/migrate.nomad.hcl" is in stage 1 and in stage 2.\nRemove one of the two patterns',
    ],
  ])('the stages %j are an error of the plan and of the register run', async (lists, message) => {
    await using story = await startStory({ files: three, running });
    const inputs = { stages: JSON.stringify(lists) };
    const plan = await story.plan({ inputs });
    expect([plan.exitCode, plan.outputs['reason'], joinAnnotations(plan)]).toEqual([
      1,
      'input',
      expect.stringContaining(message),
    ]);
    await story.plan();
    const run = await story.register({ inputs });
    expect([run.outputs['reason'], run.outputs['changed']]).toEqual(['input', 'false']);
  });

  test('a stage may exclude a file, and name files that `job-files` leaves out', async () => {
    await using story = await startPlanned({}, { stages: JSON.stringify([['jobs/*.nomad.hcl', `!${worker}`]]) });
    expect(readComment(story)).toContain('**Order:** stage 1: `api`, `migrate`; stage 2: `worker`');
    const plan = await story.plan({ inputs: { stages, 'job-files': 'jobs/[mw]*.nomad.hcl' } });
    expect([plan.exitCode, readComment(story)]).toEqual([
      0,
      expect.stringContaining('**Order:** stage 1: `migrate`; stage 3: `worker`'),
    ]);
  });

  test.each(['false', 'placed'])('stages are an error with `wait: %s`', async (wait) => {
    await using story = await startPlanned();
    const run = await story.register({ inputs: { stages, wait } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
    expect(joinAnnotations(run)).toContain(`Input \`wait\` is \`${wait}\`, but a stage of \`stages\` starts only when`);
  });

  test('the stages of an environment replace those of the file', async () => {
    const file = `stages: ${stages}\nenvironments:\n  staging:\n    stages: ${reordered}\n`;
    await using story = await startStory({ files: { ...three, '.github/outrider.yml': file }, running });
    await story.plan({ inputs: { environment: 'staging' } });
    expect(readComment(story)).toContain('**Order:** stage 1: `api`; stage 2: `migrate`; stage 3: `worker`');
  });

  test('only the files that a pull request touches are in a stage with `only-changed`', async () => {
    await using story = await startStory({ files: three, running });
    story.github.files = [api, worker].map((filename) => ({ filename, status: 'modified' }) as const);
    await story.plan({ inputs: { stages, 'only-changed': 'true' } });
    expect(readComment(story)).toContain('**Order:** stage 2: `api`; stage 3: `worker`');
    const run = await story.register({ inputs: { stages, 'only-changed': 'true' } });
    expect([run.exitCode, readOutcomes(run)]).toEqual([0, { api: 'successful', worker: 'successful' }]);
  });
});

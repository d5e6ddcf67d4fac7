import { describe, expect, test } from 'vitest';
import { service, startNomadProxy, type StoryRunOptions } from '../support/registering.ts';
import { startUndeclaring, type Undeclaring } from '../support/undeclaring.ts';

/** The effect of stopping the job of a removed file: outputs and counts of plan and register, and the child jobs. */

const file = 'jobs/old.nomad.hcl';
const web = { 'jobs/web.nomad.hcl': service('web') };
const removing = { after: { [file]: '' } };

function batch(more: string, task = 'run_for = "2h"'): string {
  return service('old', { task, meta: `type = "batch"\n  ${more}` }).replace(/update \{[^}]*\}/, '');
}

const periodic = batch('periodic {\n    crons = ["0 3 1 1 *"]\n  }');
const parameterized = batch('parameterized {}');

/** A pull request that removes the file of a job with a running child job. */
async function startWithChild(source: string): Promise<Undeclaring & { readonly child: string }> {
  const pull = await startUndeclaring({ ...removing, before: { ...web, [file]: source } });
  const path = source === periodic ? '/v1/job/old/periodic/force' : '/v1/job/old/dispatch';
  await pull.story.ask('POST', path, {});
  const [child] = await pull.story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs?prefix=old%2F');
  return { ...pull, child: child?.ID ?? '' };
}

/** The same, with a token that may not list jobs, or not stop them by the endpoint for it. */
async function startRefusing(denied: 'list' | 'stop'): Promise<Undeclaring & { readonly child: string }> {
  const pull = await startWithChild(parameterized);
  const proxy = await startNomadProxy(pull.story.sandbox.scheduler, ({ method, path, answer }) => {
    const isList = path.startsWith('/v1/jobs?') && method === 'GET';
    if (denied === 'list' ? isList : method === 'DELETE') answer(403, 'Permission denied');
  });
  const routeThroughProxy = ({ inputs }: StoryRunOptions = {}): StoryRunOptions => ({
    inputs: { address: proxy.url, ...inputs },
  });
  return {
    ...pull,
    plan: async (options) => pull.plan(routeThroughProxy(options)),
    register: async (options) => pull.register(routeThroughProxy(options)),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await pull[Symbol.asyncDispose]();
    },
  };
}

async function isStopped({ story }: Undeclaring, id: string): Promise<boolean> {
  return (await story.ask<{ Stop: boolean }>('GET', `/v1/job/${encodeURIComponent(id)}`)).Stop;
}

describe.concurrent('outputs of a plan that stops a job', () => {
  test('the stop beside a change is counted, and neither of two jobs has the output `url`', async () => {
    await using pull = await startUndeclaring({
      before: { ...web, [file]: service('old') },
      after: { 'jobs/web.nomad.hcl': service('web', { meta: 'meta {\n    a = "b"\n  }' }), [file]: '' },
    });
    const plan = await pull.plan();
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'true', url: '' });
    expect(plan.outputs['summary']).toBe('`web` changes, `old` will be stopped');
  });

  test('the stop of a job without running allocations is a change that is not destructive', async () => {
    const ended = batch('', 'run_for = "1ms"');
    await using pull = await startUndeclaring({ ...removing, before: { ...web, [file]: ended } });
    await expect
      .poll(async () => (await pull.story.ask<{ Status: string }>('GET', '/v1/job/old')).Status, { timeout: 30_000 })
      .toBe('dead');
    const plan = await pull.plan();
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'false' });
    expect(pull.body()).toContain('job `old` in namespace `default` will be stopped after the merge.\n');
  });

  test.each([
    ['does not run', [], {}, '1 job file removed', 'job `old` does not run.'],
    [
      'is not stopped',
      [service('old')],
      { 'stop-removed': 'false' },
      '1 job keeps running',
      'Set `stop-removed: true`',
    ],
  ])('a removed file whose job %s changes nothing', async (_, running, inputs, summary, text) => {
    const before = { ...web, [file]: service('old') };
    await using pull = await startUndeclaring({ ...removing, before, running });
    const plan = await pull.plan({ inputs: { 'only-changed': 'true', ...inputs } });
    expect(plan.outputs).toMatchObject({ changed: 'false', destructive: 'false', summary });
    expect(pull.body()).toContain(text);
    expect(pull.body()).not.toContain('After the merge, a register workflow');
  });

  test('allocations that cannot be counted may run', async () => {
    await using pull = await startUndeclaring({ ...removing, before: { ...web, [file]: service('old') } });
    await using proxy = await startNomadProxy(pull.story.sandbox.scheduler, ({ path, answer }) => {
      if (path.startsWith('/v1/job/old/allocations')) answer(403, 'Permission denied');
    });
    const plan = await pull.plan({ inputs: { address: proxy.url } });
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'true' });
  });
});

describe.concurrent('the child jobs of a job that is stopped', () => {
  test.each([
    ['periodic', periodic],
    ['parameterized', parameterized],
  ])('plan and register name the running child job of a %s job, which keeps running', async (_, source) => {
    await using pull = await startWithChild(source);
    const { child } = pull;
    const text = `1 child job of \`old\` keeps running: \`${child}\`. \`children: true\` in \`.github/outrider.yml\` stops it as well.`;
    const plan = await pull.plan();
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'false' });
    expect(pull.body()).toContain(`job \`old\` in namespace \`default\` will be stopped after the merge. ${text}`);
    const run = await pull.register();
    expect(run.exitCode).toBe(0);
    expect(pull.body()).toContain(
      `- \`old\` in namespace \`default\` was stopped, because no job file declares it anymore. ${text}`,
    );
    expect(run.log).toContain(text);
    expect([await isStopped(pull, 'old'), await isStopped(pull, child)]).toEqual([true, false]);
  });

  test.each([
    ['periodic', periodic],
    ['parameterized', parameterized],
  ])('`children: true` in plan and register stops the running child job of a %s job as well', async (_, source) => {
    await using pull = await startWithChild(source);
    const { child } = pull;
    const inputs = { children: 'true' };
    const plan = await pull.plan({ inputs });
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'true' });
    expect(pull.body()).toContain(`will be stopped after the merge, with its running child jobs (\`${child}\`).`);
    const run = await pull.register({ inputs });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`old` stopped']);
    expect(pull.body()).toContain(`Its child jobs were stopped as well: \`${child}\`.`);
    expect([await isStopped(pull, 'old'), await isStopped(pull, child)]).toEqual([true, true]);
    const receipts = JSON.parse(run.outputs['receipts'] ?? '') as readonly { readonly job: string }[];
    expect(receipts.map(({ job }) => job)).toEqual(['old', child]);
    expect((await pull.story.ask<{ ParentID: string }>('GET', `/v1/job/${encodeURIComponent(child)}`)).ParentID).toBe(
      'old',
    );
  });

  test('a child job that is launched right before the stop is stopped or named as well', async () => {
    await using pull = await startWithChild(parameterized);
    let late = '';
    await using proxy = await startNomadProxy(pull.story.sandbox.scheduler, async ({ method, path, body }) => {
      if (method !== 'POST' || path.includes('/plan') || !body.includes('"Stop":true') || late !== '') return;
      const dispatch = pull.story.ask<{ DispatchedJobID: string }>('POST', '/v1/job/old/dispatch', {});
      late = (await dispatch).DispatchedJobID;
    });
    const inputs = { children: 'true', address: proxy.url };
    await pull.plan({ inputs });
    expect((await pull.register({ inputs })).exitCode).toBe(0);
    expect(await isStopped(pull, late)).toBe(true);
  });

  test('child jobs are not stopped where the reviewed plan does not show it: nothing is', async () => {
    await using pull = await startWithChild(parameterized);
    const { child } = pull;
    await pull.plan();
    const run = await pull.register({ inputs: { children: 'true' } });
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'not-reviewed' });
    expect(pull.body()).toContain('the reviewed plan does not show the stop of its child jobs.');
    expect([await isStopped(pull, 'old'), await isStopped(pull, child)]).toEqual([false, false]);
  });

  test('child jobs are named and not stopped where the register run is without `children`', async () => {
    await using pull = await startWithChild(parameterized);
    const { child } = pull;
    await pull.plan({ inputs: { children: 'true' } });
    expect((await pull.register()).exitCode).toBe(0);
    expect(pull.body()).toContain(`1 child job of \`old\` keeps running: \`${child}\``);
    expect([await isStopped(pull, 'old'), await isStopped(pull, child)]).toEqual([true, false]);
  });

  test('`children: true` is as good as `false` for a job that launches none', async () => {
    await using pull = await startUndeclaring({ ...removing, before: { ...web, [file]: service('old') } });
    await pull.plan();
    expect((await pull.register({ inputs: { children: 'true' } })).exitCode).toBe(0);
    expect(await isStopped(pull, 'old')).toBe(true);
  });
});

describe.concurrent('child jobs and a token without a capability', () => {
  test('plan and register without `list-jobs` report that child jobs are unknown', async () => {
    await using pull = await startRefusing('list');
    const text =
      'Running child jobs of `old` keep running: they could not be listed, for which the token needs `list-jobs`.';
    expect((await pull.plan()).exitCode).toBe(0);
    expect(pull.body()).toContain(text);
    expect((await pull.register()).exitCode).toBe(0);
    expect(pull.body()).toMatch(
      /^- `old` in namespace `default` was stopped, .* Running child jobs of `old` keep running/m,
    );
    expect(await isStopped(pull, 'old')).toBe(true);
  });

  test('`children: true` without `list-jobs` stops nothing, and counts child jobs as running', async () => {
    await using pull = await startRefusing('list');
    const inputs = { children: 'true' };
    const plan = await pull.plan({ inputs });
    expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'true' });
    const run = await pull.register({ inputs });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'unauthorized', 'false']);
    expect(await isStopped(pull, 'old')).toBe(false);
  });

  test('a child job that cannot be stopped fails the run, which reports that the job itself was stopped', async () => {
    await using pull = await startRefusing('stop');
    const { child } = pull;
    const inputs = { children: 'true' };
    await pull.plan({ inputs });
    const run = await pull.register({ inputs });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'unauthorized', 'true']);
    expect(run.outputs['summary']).toBe('`old` stopped, 1 child job not stopped');
    expect(run.annotations[0]?.message).toContain(`\`${child}\` was not stopped: `);
    expect(run.annotations[0]?.message).toContain('`deregister-job`');
    expect(pull.body()).toContain(
      '- `old` in namespace `default` was stopped, because no job file declares it anymore.\n',
    );
    expect([await isStopped(pull, 'old'), await isStopped(pull, child)]).toEqual([true, false]);
  });
});

test('the job of a removed file is stopped regardless of its extension, if `job-files` names it', async () => {
  const before = { ...web, 'jobs/old.job': service('old') };
  await using pull = await startUndeclaring({ before, after: { 'jobs/old.job': '' } });
  const inputs = { 'job-files': 'jobs/*.nomad.hcl\njobs/*.job', 'only-changed': 'true' };
  await pull.plan({ inputs });
  expect((await pull.register({ inputs })).exitCode).toBe(0);
  expect(await isStopped(pull, 'old')).toBe(true);
});

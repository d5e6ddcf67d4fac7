import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readError, listWarnings, type ActionRun } from '../support/action.ts';
import { readResult } from '../support/result.ts';
import { gitea } from './gitea/server.ts';
import { approve, dispatch, readPage, say, type Review } from './gitea/steps.ts';
import {
  jobFile,
  formatFileName,
  openRepository,
  startGiteaStory,
  passSeconds,
  type GiteaStory,
  type JobRun,
} from './gitea/story.ts';

/**
 * Outrider in jobs of a real Gitea: events, contexts and tokens are its own, Nomad and the registry are the sandbox. Skipped without a `gitea` on PATH or in
 * OUTRIDER_TEST_GITEA; one that was built without its templates needs its sources in OUTRIDER_TEST_GITEA_ROOT.
 */
const location =
  gitea === undefined ? 'a real Gitea (skipped: no gitea on PATH or in OUTRIDER_TEST_GITEA)' : 'a real Gitea';
/** A guard against what hangs: machines are shared. */
const patience = 240_000;
const tokens = [
  { token: 'the token of the job', as: undefined, suffix: 'job' },
  { token: 'the token of an administrator', as: 'alice', suffix: 'admin' },
] as const;
const commands = 'plan\nstatus\nhelp\nrevert\npromote\nfail';
const administratorHint = 'Set `github-token` to a token of an administrator of the repository, the same in all jobs.';
const createColoredJob = (image: string, color: string): string =>
  jobFile('based', image).replace('group ', `meta {\n    color = "${color}"\n  }\n  group `);
const example = join(import.meta.dirname, '../../examples/gitea.yml');

interface Pasted {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly with?: Readonly<Record<string, string>> }[] }>
  >;
}

interface Issue {
  readonly state: string;
  readonly labels: readonly { readonly name: string }[];
}

let started: GiteaStory | undefined;

function story(): GiteaStory {
  if (started === undefined) throw new Error('Gitea was not started');
  return started;
}

describe.skipIf(gitea === undefined)(`jobs of ${location}`, { concurrent: true, timeout: patience }, () => {
  beforeAll(async () => {
    started = await startGiteaStory(gitea ?? '');
    // With one repository alone, the ID of a run equals its number.
    const other = await started.repository('other');
    await dispatch(other);
    await other.skip('workflow_dispatch');
  }, patience);

  afterAll(() => started?.[Symbol.asyncDispose]());

  test.each(tokens)(
    'a pull request is planned twice, merged and registered once, with links to its own runs, with $token',
    async ({ as, suffix }) => {
      const web = `web-${suffix}`;
      const jobs = await story().repository(`jobs-${suffix}`, { 'jobs/web.nomad.hcl': jobFile(web) });
      const number = await jobs.open('change', 'jobs/web.nomad.hcl', jobFile(web, 'two'));
      const planned = await jobs.job('pull_request', { as, inputs: { mode: 'plan' } });
      expect([planned.exitCode, planned.outputs['changed']]).toEqual([0, 'true']);
      const { run_id, run_number } = planned.task.context;
      expect(run_id).not.toBe(run_number);
      const page = await readPage(jobs, run_id);
      const first = await jobs.comments(number);
      expect(first).toEqual([expect.stringContaining(`[run ${run_number}](${page})`)]);
      await dispatch(jobs, 'change');
      const jobRun = await jobs.job('workflow_dispatch', { as, inputs: { mode: 'plan' } });
      expect([jobRun.exitCode, jobRun.log]).toEqual([0, expect.stringContaining('Comment unchanged')]);
      expect(await jobs.comments(number)).toEqual(first);
      await jobs.merge(number);
      const closed = await jobs.job('pull_request', { as, inputs: { mode: 'register' } });
      expect([closed.exitCode, closed.outputs['outcome']]).toEqual([0, 'successful']);
      const pushed = await jobs.job('push', { as, inputs: { mode: 'register' } });
      expect([pushed.exitCode, pushed.outputs['changed']]).toEqual([0, 'false']);
      expect(await jobs.comments(number)).toEqual([expect.stringMatching(/^### 🟢 `web-\w+` rolled out/m)]);
      const other = await jobs.open('later', 'jobs/web.nomad.hcl', jobFile(web, 'three'));
      await jobs.job('pull_request', { as, inputs: { mode: 'plan' } });
      await jobs.merge(other, 'squash');
      const squashed = await jobs.job('push', { as, inputs: { mode: 'register' } });
      expect([squashed.exitCode, squashed.outputs['outcome']]).toEqual([0, 'successful']);
    },
  );

  test('approvals and commands are refused with the token of a job, because no role can be asked for', async () => {
    const jobs = await story().repository('job-token', { 'jobs/token.nomad.hcl': jobFile('token') });
    const number = await jobs.open('change', 'jobs/token.nomad.hcl', jobFile('token', 'two'));
    const inputs = { approvals: '1' };
    const { task } = await jobs.job('pull_request', { inputs: { mode: 'plan', ...inputs } });
    await approve(jobs, number, task.context.sha);
    const ready = await jobs.job('pull_request_review', { inputs: { mode: 'register', 'dry-run': 'true', ...inputs } });
    expect(ready.outputs['reason']).toBe('not-approved');
    expect(readError(ready)).toMatch(/0 of 1 approval: could not read the role of `bob`: .*Only admins/);
    expect(readError(ready)).toContain(administratorHint);
    await jobs.commit('README.md', 'more', 'change');
    await jobs.job('pull_request', { inputs: { mode: 'plan', ...inputs } });
    await say(jobs, number, '/outrider help');
    const refused = await jobs.job('issue_comment', { inputs: { mode: 'command', commands } });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([0, 'not-allowed']);
    expect(listWarnings(refused)).toEqual([expect.stringContaining(administratorHint)]);
    await say(jobs, number, '/outrider status token');
    const mixed = await jobs.job('issue_comment', { as: 'alice', inputs: { mode: 'command', commands } });
    expect(mixed.outputs['summary']).toMatch(
      /in a comment by `gitea-actions`, not by Outrider, which is `alice` in this run$/,
    );
    const replies = (await jobs.comments(number)).filter((body) => body.startsWith('<!-- outrider:reply'));
    expect(replies).toEqual([
      expect.stringContaining('Could not read the role'),
      expect.stringContaining('by `gitea-actions`'),
    ]);
    await dispatch(jobs);
    const checked = await jobs.job('workflow_dispatch', { inputs: { mode: 'check', for: 'plan\nregister' } });
    expect(listWarnings(checked)).toContainEqual(
      expect.stringMatching(/^Repository roles: Approvals, guards and commands do not work/),
    );
  });

  test('approvals, guards and commands work with the token of an administrator', async () => {
    const jobs = await story().repository('administrator', {
      'jobs/admin.nomad.hcl': jobFile('admin', 'one', 'canary = 1'),
    });
    await dispatch(jobs);
    const first = await jobs.job('workflow_dispatch', { inputs: { mode: 'register', review: 'ignore' } });
    expect([first.exitCode, first.outputs['outcome']]).toEqual([0, 'successful']);
    await dispatch(jobs);
    const checked = await jobs.job('workflow_dispatch', { as: 'alice', inputs: { mode: 'check', for: 'register' } });
    expect(checked.log).toContain('ok · Repository roles: `github-token` can read roles');
    const less = jobFile('admin', 'two', 'canary = 1').replace(
      'config {',
      'resources {\n        memory = 100\n      }\n      config {',
    );
    const number = await jobs.open('change', 'jobs/admin.nomad.hcl', less);
    const inputs = { approvals: '1', guards: 'less-memory', 'guard-approvers': 'write', commands };
    const as = 'alice';
    const { task } = await jobs.job('pull_request', { as, inputs: { mode: 'plan', ...inputs } });
    const register = { as, inputs: { mode: 'register', ...inputs } } as const;
    const check = async (): Promise<JobRun> =>
      jobs.job('pull_request_review', { as, inputs: { ...register.inputs, 'dry-run': 'true' } });
    const review = `/pulls/${number}/reviews`;
    const { gitea: server } = story();
    const dave = { username: 'dave', email: 'dave@test.example', password: 'Passw0rd-test-2' };
    await server.get(server.tokens.alice, 'POST', '/admin/users', dave);
    await jobs.ask('PUT', '/collaborators/dave', { permission: 'write' });
    const objection = { event: 'REQUEST_CHANGES', body: 'No', commit_id: task.context.sha };
    const { id: objected } = await jobs.ask<Review>('POST', `${review}?sudo=dave`, objection);
    // Gitea hands out no job of a deleted account.
    await jobs.skip('pull_request_review');
    await server.get(server.tokens.alice, 'DELETE', '/admin/users/dave');
    await approve(jobs, number, task.context.sha);
    expect(readError(await check())).toContain('`ghost` requested changes to the plan');
    await jobs.ask('POST', `${review}/${objected}/dismissals`, { message: 'Settled' });
    await approve(jobs, number, task.context.sha);
    const ready = await check();
    expect([ready.exitCode, ready.outputs['reason']]).toEqual([0, '']);
    await jobs.merge(number);
    const registered = await jobs.job('pull_request', register);
    expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
    expect(readResult(registered).approvals).toContainEqual(expect.objectContaining({ login: 'bob' }));
    const command = /\/outrider promote .*/.exec((await jobs.comments(number)).join('\n'))?.[0] ?? '';
    // Nor does a command in the second of the registration.
    await passSeconds(3);
    const promote = async (): Promise<JobRun> => {
      await say(jobs, number, command);
      return jobs.job('issue_comment', { as, inputs: { mode: 'promote', 'from-command': 'true', commands } });
    };
    // Of a merged pull request Gitea accepts no review and dismisses none, but roles change.
    await jobs.ask('DELETE', '/collaborators/bob');
    const refused = await promote();
    expect(refused.outputs['reason']).toBe('not-approved');
    await jobs.ask('PUT', '/collaborators/bob', { permission: 'write' });
    const promoted = await promote();
    expect([readError(promoted), promoted.outputs['outcome']]).toEqual(['', 'successful']);
    const statuses = await jobs.ask<
      readonly { readonly context: string; readonly status: string; readonly target_url: string }[]
    >('GET', `/commits/${task.context.sha}/statuses`);
    const target_url = await readPage(jobs, promoted.task.context.run_id);
    expect(statuses).toContainEqual(
      expect.objectContaining({ context: 'outrider/promote', status: 'success', target_url }),
    );
    await say(jobs, number, '/outrider help');
    const help = await jobs.job('issue_comment', { as, inputs: { mode: 'command', commands } });
    expect(help.outputs['command']).toBe('help');
  });

  test.each(tokens)(
    'jobs are scaled and restarted, and drift is kept in one issue with the labels that exist, with $token',
    async ({ as, suffix }) => {
      const job = `drifting-${suffix}`;
      const jobs = await story().repository(`operate-${suffix}`, { 'jobs/drifting.nomad.hcl': jobFile(job) });
      const run = async (inputs: Readonly<Record<string, string>>, env = {}): Promise<ActionRun> => {
        await dispatch(jobs);
        return jobs.job('workflow_dispatch', { as, inputs, env });
      };
      await jobs.ask('POST', '/labels', { name: 'ops', color: '#ff0000' });
      expect((await run({ mode: 'register', review: 'ignore' })).outputs['outcome']).toBe('successful');
      expect((await run({ mode: 'scale', job, count: '2' })).outputs['outcome']).toBe('successful');
      expect((await run({ mode: 'restart', job })).exitCode).toBe(0);
      const second = await run({ mode: 'restart', job }, { GITHUB_RUN_ATTEMPT: '2' });
      expect([second.exitCode, readError(second)]).toEqual([
        1,
        expect.stringMatching(/does not report the attempts of a run.*Start a new run/s),
      ]);
      const drift = { mode: 'drift', 'issue-labels': 'drift\nops' };
      const opened = await run(drift);
      expect([opened.exitCode, opened.outputs['drifted'], listWarnings(opened)]).toEqual([
        0,
        'true',
        [expect.stringMatching(/^The issue has no label `drift`/)],
      ]);
      const rerun = await run(drift);
      expect([rerun.outputs['issue-url'], listWarnings(rerun)]).toEqual([opened.outputs['issue-url'], []]);
      const list = async () => jobs.ask<readonly Issue[]>('GET', '/issues?type=issues&state=all');
      expect(await list()).toMatchObject([{ state: 'open', labels: [{ name: 'ops' }] }]);
      await run({ mode: 'scale', job, count: '1' });
      await run(drift);
      expect(await list()).toMatchObject([{ state: 'closed' }]);
    },
  );

  test.each(tokens)(
    'a release deprecates the earlier version, and check-modules comments on its callers, with $token',
    async ({ as, suffix }) => {
      const { sandbox } = story();
      const versions = ['1.0.0', '1.1.0'];
      const name = `network-${suffix}`;
      sandbox.modules.publish({ name, provider: 'aws', versions });
      const source = `${new URL(sandbox.registry).host}/acme/${name}/aws`;
      const call = (version: string): string =>
        `module "network" {\n  source  = "${source}"\n  version = "${version}"\n}\n`;
      const modules = await story().repository(`modules-${suffix}`, { 'main.tf': call('1.1.0') });
      await modules.ask('POST', '/releases', { tag_name: 'v1.1.0', target_commitish: 'main', name: 'v1.1.0' });
      const deprecated = await modules.job('release', {
        as,
        inputs: { mode: 'deprecate', module: `acme/${name}/aws` },
      });
      expect([deprecated.exitCode, deprecated.outputs['changed']]).toEqual([0, 'true']);
      const number = await modules.open('old', 'main.tf', call('1.0.0'));
      const checked = await modules.job('pull_request', {
        as,
        inputs: { mode: 'check-modules', 'fail-on': 'never', comment: 'auto' },
      });
      expect(checked.exitCode).toBe(0);
      expect(await modules.comments(number)).toEqual([expect.stringContaining('deprecated')]);
    },
  );

  test('a pull request into another branch is compared with its base once Gitea protects that branch', async () => {
    const path = 'jobs/based.nomad.hcl';
    const jobs = await story().repository('based', { [path]: createColoredJob('one', 'plum of the evening') });
    await dispatch(jobs);
    await jobs.job('workflow_dispatch', { inputs: { mode: 'register', review: 'ignore' } });
    await jobs.ask('POST', '/branches', { new_branch_name: 'stable' });
    const plan = async (): Promise<string> => {
      await jobs.job('pull_request', { inputs: { mode: 'plan' } });
      return (await jobs.comments(1)).join('\n');
    };
    await jobs.open('change', path, createColoredJob('two', 'green of the morning'), 'stable');
    expect(await plan()).not.toContain('plum of the evening');
    await jobs.ask('POST', '/branch_protections', { rule_name: 'stable' });
    await jobs.commit(path, createColoredJob('three', 'green of the morning'), 'change');
    expect(await plan()).toContain('plum of the evening');
  });

  test('the job of a fork waits for an approval, gets no secrets, and may comment all the same', async () => {
    const { gitea: server } = story();
    const jobs = await story().repository('forked', { 'jobs/forked.nomad.hcl': jobFile('forked') });
    await server.get(server.tokens.carol, 'POST', `/repos/${jobs.name}/forks`, {});
    await jobs.ask('PUT', '/actions/secrets/OUTRIDER_SIGNING_KEY', { data: 'a-key-of-more-than-sixteen-bytes' });
    const fork = openRepository('carol/forked', story());
    await fork.commit('jobs/forked.nomad.hcl', jobFile('forked', 'two'), 'change', 'carol');
    const body = { head: 'carol:change', base: 'main', title: 'From a fork' };
    const { number } = await jobs.ask<{ readonly number: number }>('POST', '/pulls', body, 'carol');
    const { workflow_runs: runs } = await jobs.ask<{
      readonly workflow_runs: readonly { readonly html_url: string; readonly event: string }[];
    }>('GET', '/actions/runs');
    const waiting = runs.find(({ event }) => event === 'pull_request')?.html_url ?? '';
    await server.page(`${new URL(waiting).pathname}/approve`, {});
    const run = await jobs.job('pull_request', { inputs: { mode: 'plan', token: 'not-a-secret' } });
    expect([run.exitCode, run.log]).toEqual([0, expect.stringContaining('Plan: `forked` is new')]);
    expect(run.task.secrets ?? {}).not.toHaveProperty('OUTRIDER_SIGNING_KEY');
    expect(await jobs.comments(number)).toEqual([expect.stringContaining('Plan: `forked` is new')]);
  });

  test.each(tokens)(
    'a push of several pull requests is registered by their plans, and refused where one has none, with $token',
    async ({ as, suffix }) => {
      const [east, west, north] = ['east', 'west', 'north'].map((name) => `${name}-${suffix}`);
      const jobs = await story().repository(`together-${suffix}`, {
        [formatFileName(east)]: jobFile(east),
        [formatFileName(west)]: jobFile(west),
        [formatFileName(north)]: jobFile(north),
      });
      const plan = async (branch: string, id: string | undefined, image: string): Promise<number> => {
        const number = await jobs.open(branch, formatFileName(id), jobFile(id, image));
        const inputs = { mode: 'plan', 'only-changed': 'true' };
        const planned = await jobs.job('pull_request', { as, number, inputs });
        expect([planned.exitCode, planned.outputs['changed']]).toEqual([0, 'true']);
        return number;
      };
      await jobs.ask('PATCH', '', { has_pull_requests: true, allow_manual_merge: true });
      const merge = async (branches: readonly string[], numbers: readonly number[]): Promise<JobRun> => {
        const merges = jobs.pushMerges(branches);
        // Gitea itself marks at most the last one of a push.
        for (const [at, number] of numbers.entries())
          await jobs.ask('POST', `/pulls/${number}/merge`, { Do: 'manually-merged', MergeCommitID: merges[at] });
        return jobs.job('push', { as, inputs: { mode: 'register', 'only-changed': 'true' } });
      };
      const numbers = [await plan('east', east, 'two'), await plan('west', west, 'two')];
      numbers.push(await jobs.open('docs', 'docs.md', 'More'));
      const run = await merge(['east', 'west', 'docs'], numbers);
      expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
      expect(readResult(run).jobs).toHaveLength(2);
      const shown = await Promise.all(numbers.map(async (number) => jobs.comments(number)));
      expect(shown).toEqual([
        [expect.stringMatching(/^### 🟢 /m)],
        [expect.stringMatching(/^### 🟢 .*rolled out/m)],
        [],
      ]);
      const repeated = [
        await plan('east-again', east, 'three'),
        await jobs.open('north', formatFileName(north), jobFile(north, 'two')),
      ];
      const refused = await merge(['east-again', 'north'], repeated);
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'not-reviewed']);
      expect(readError(refused)).toContain(`pull request ${repeated[1]}`);
    },
  );

  test('the workflow examples/gitea.yml plans and registers as it is pasted', async () => {
    const text = readFileSync(example, 'utf8');
    const { jobs: all } = parse(text) as Pasted;
    const { sandbox } = story();
    const pasted = await story().repository('pasted', { 'jobs/pasted.nomad.hcl': jobFile('pasted') });
    await pasted.ask('POST', '/actions/variables/NOMAD_ADDR', { value: sandbox.scheduler });
    await pasted.ask('PUT', '/actions/secrets/OUTRIDER_SIGNING_KEY', { data: 'a-key-of-more-than-sixteen-bytes' });
    await pasted.commit('.gitea/workflows/outrider.yml', text);
    await pasted.skip('push');
    const runJob = async (name: string): Promise<ActionRun> =>
      pasted.job('pull_request', { step: all[name]?.steps.at(-1)?.with ?? {}, job: name, inputs: {} });
    await pasted.open('change', 'jobs/pasted.nomad.hcl', jobFile('pasted', 'two'));
    expect(await runJob('plan')).toMatchObject({ exitCode: 0, outputs: { changed: 'true' } });
    // The runner, and not Gitea, judges the `if` of a job.
    await pasted.skip('pull_request', 'register');
    await pasted.merge(1);
    expect(await runJob('register')).toMatchObject({ exitCode: 0, outputs: { outcome: 'successful' } });
  });
});

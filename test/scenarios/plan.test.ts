import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionOptions, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';
import { isOfDeployments, recorded, startReplay } from '../support/replay.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

interface Place {
  readonly nomad: TestServer;
  readonly github: FakeGitHub;
  readonly workspace: string;
}

function run(
  { nomad, github, workspace }: Place,
  inputs: Record<string, string> = {},
  rest: Partial<ActionOptions> = {},
): Promise<ActionRun> {
  return runAction({
    inputs: { 'job-files': '**/*.nomad.hcl', address: nomad.url, ...inputs },
    workspace,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
    event: pullRequestEvent(),
    ...rest,
  });
}

const noPullRequest =
  'No comment was written: this run belongs to no pull request. Run this mode on `pull_request`, or set `comment: off`.';

/** Nomad with a separate answer for `GET`; `most` is the largest number of concurrent requests. */
async function startNomad(answers: {
  /** The same for every file, or one after the other. */
  readonly parse: string | (() => string);
  readonly plan: string;
  readonly read?: string;
}): Promise<TestServer & { readonly most: () => number }> {
  let now = 0;
  let most = 0;
  const server = await startServer(async ({ method, url }, response) => {
    now += 1;
    most = Math.max(most, now);
    const parsed = typeof answers.parse === 'string' ? answers.parse : answers.parse();
    const read = isOfDeployments(url) ? '[]' : answers.read;
    const body = method === 'GET' ? read : url.startsWith('/v1/jobs/parse') ? parsed : answers.plan;
    await new Promise(setImmediate);
    now -= 1;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? 'job not found');
  });
  return { ...server, most: () => most };
}

/** The requests without those that ask how a registered version runs. */
function listPlans({ requests }: Pick<TestServer, 'requests'>): TestServer['requests'] {
  return requests.filter(({ url }) => !isOfDeployments(url));
}

const file = recorded('env-edited', 'after.nomad.hcl');
const answers = { parse: recorded('env-edited', 'job.json'), plan: recorded('env-edited', 'plan.json') };

describe.concurrent('values in the plan comment', () => {
  test('the plan shows a value of the committed job file, and hides the running value and generated values', async () => {
    using folder = createWorkspace({ 'jobs/web.nomad.hcl': file });
    folder.commit();
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    const place = { nomad, github, workspace: folder.path };
    await run(place);
    expect(github.comments[0]?.body).toContain('Env[COLOR]: ‹hidden› => "green"');
    folder.write('jobs/web.nomad.hcl', `${file}\n# generated\n`);
    await run(place);
    expect(github.comments[0]?.body).toContain('Env[COLOR]: ‹hidden› => ‹hidden›');
    expect(github.comments).toHaveLength(1);
  });

  test('the plan compares with the base commit where it is available', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': recorded('env-edited', 'before.nomad.hcl') });
    const base = folder.commit();
    folder.write('web.nomad.hcl', file);
    folder.commit();
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    await run({ nomad, github, workspace: folder.path }, {}, { event: pullRequestEvent(false, { base }) });
    expect(github.comments[0]?.body).toContain('Env[COLOR]: "blue" => "green"');
  });

  test('`reveal`, `redact-patterns` and `redact` decide which values the plan shows', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    const place = { nomad, github, workspace: folder.path };
    const shown = async (inputs: Record<string, string>): Promise<string> =>
      readFileSync((await run(place, { comment: 'off', ...inputs })).outputs['markdown'] ?? '', 'utf8');
    expect(await shown({ reveal: 'Env[COL*]' })).toContain('Env[COLOR]: "blue" => "green"');
    expect(await shown({ reveal: 'Env[*]', 'redact-patterns': 'gree*' })).toContain('Env[COLOR]: "blue" => ‹hidden›');
    expect(await shown({ redact: 'none' })).toContain('Env[GONE]: "1"');
    expect(await shown({ redact: 'all-values', reveal: 'COLOR' })).not.toMatch(/"(?:blue|green|1)"/);
    expect(new Set(github.requests)).toEqual(new Set(['GET /repos/acme/jobs/pulls/7/files?per_page=100']));
  });

  test('`verbose` shows a new job field by field', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': recorded('new-job', 'after.nomad.hcl') });
    await using nomad = await startReplay('new-job');
    await using github = await startGitHub();
    const place = { nomad, github, workspace: folder.path };
    await run(place);
    expect(github.comments[0]?.body).not.toContain('MemoryMB');
    await run(place, { verbose: 'true' });
    expect(github.comments[0]?.body).toContain('+       MemoryMB: "32"');
  });
});

/** The job of the file runs already, as the plan was recorded. */
const { JobModifyIndex } = JSON.parse(answers.plan) as { readonly JobModifyIndex: number };
const running = { ...answers, read: JSON.stringify({ ...(JSON.parse(answers.parse) as object), JobModifyIndex }) };

describe.concurrent('requests of a plan to Nomad', () => {
  test('`preserve-counts` plans with the running counts, and the comment says so', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    const live = JSON.stringify({
      ID: 'shop',
      JobModifyIndex,
      TaskGroups: [
        { Name: 'app', Count: 7 },
        { Name: 'gone', Count: 1 },
      ],
    });
    await using nomad = await startNomad({ ...answers, read: live });
    await using github = await startGitHub();
    await run({ nomad, github, workspace: folder.path }, { 'preserve-counts': 'true', 'policy-override': 'true' });
    const sent = JSON.parse(listPlans(nomad).findLast(({ url }) => url.includes('/plan'))?.body ?? '') as {
      Job: { TaskGroups: { Count: number }[] };
      Diff: boolean;
      PolicyOverride: boolean;
    };
    expect(sent).toMatchObject({ Diff: true, PolicyOverride: true });
    expect(sent.Job.TaskGroups.map(({ Count }) => Count)).toEqual([7]);
    expect(github.comments[0]?.body).toContain('count of `app`: keeps 7; the job file has 2');
  });

  test('`preserve-counts` uses the counts of the file for a job that does not run yet', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startNomad(answers);
    await using github = await startGitHub();
    const { exitCode } = await run({ nomad, github, workspace: folder.path }, { 'preserve-counts': 'true' });
    expect([exitCode, github.comments[0]?.body.includes('the job file has')]).toEqual([0, false]);
  });

  test.each([
    ['the file names a namespace', 'ops', '?namespace=ops&region=emea'],
    ['the file names no namespace', null, '?namespace=team&region=emea'],
  ])('plan sends the namespace and region of the inputs where %s', async (_, namespace, query) => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    const parse = JSON.stringify({ ...(JSON.parse(answers.parse) as object), Namespace: namespace });
    await using nomad = await startNomad({ ...running, parse });
    await using github = await startGitHub();
    await run({ nomad, github, workspace: folder.path }, { namespace: 'team', region: 'emea' });
    expect(listPlans(nomad).map(({ url }) => url)).toEqual([
      '/v1/jobs/parse?namespace=team&region=emea',
      `/v1/job/shop/plan${query}`,
      `/v1/job/shop${query}`,
      '/v1/jobs/parse?namespace=team&region=emea',
    ]);
  });

  test('plan sends a JSON job digit for digit as it is written, without parsing it on the server', async () => {
    const json =
      '{"Job":{"ID":"shop","Name":"shop","TaskGroups":[{"Name":"app","Count":2,"MaxClientDisconnect":9223372036854775807}]}}';
    using folder = createWorkspace({ 'web.json': json });
    await using nomad = await startNomad(running);
    await using github = await startGitHub();
    const { exitCode } = await run({ nomad, github, workspace: folder.path }, { 'job-files': '*.json' });
    expect(exitCode).toBe(0);
    expect(listPlans(nomad).map(({ url }) => url)).toEqual(['/v1/job/shop/plan', '/v1/job/shop']);
    expect(listPlans(nomad)[0]?.body).toContain('"MaxClientDisconnect":9223372036854775807');
  });

  test('plan processes at most twenty job files at the same time, over as many connections, with progress in the log', async () => {
    using folder = createWorkspace(
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`jobs/j${index}.nomad.hcl`, file])),
    );
    let parsed = 0;
    const item = JSON.parse(answers.parse) as object;
    // Each file has a job of its own: two with the same are an error.
    const parse = (): string => JSON.stringify({ ...item, ID: `shop-${(parsed += 1)}` });
    await using nomad = await startNomad({ ...running, parse });
    await using github = await startGitHub();
    const { outputs, log } = await run({ nomad, github, workspace: folder.path });
    expect(listPlans(nomad)).toHaveLength(240);
    expect(nomad.most()).toBeLessThanOrEqual(20);
    expect(nomad.connections()).toBeLessThanOrEqual(20);
    expect(JSON.parse(outputs['jobs'] ?? '')).toHaveLength(60);
    expect(log.match(/Planned \d+ of 60 job files\./g)).toHaveLength(10);
    expect(readFileSync(outputs['plan-text'] ?? '', 'utf8').match(/^==> jobs\/j\d+\.nomad\.hcl <==$/gm)).toHaveLength(
      60,
    );
  });
});

describe.concurrent('reports of a plan', () => {
  test.each(['schedule', 'merge_group', 'release'])(
    'a plan on event %s is reported in summary, log and outputs, without a request to GitHub',
    async (name) => {
      using folder = createWorkspace({ 'web.nomad.hcl': file });
      await using nomad = await startReplay('env-edited');
      await using github = await startGitHub();
      const { exitCode, summary, log, outputs } = await run(
        { nomad, github, workspace: folder.path },
        {},
        { event: { name, payload: {} } },
      );
      expect([exitCode, github.requests, outputs['comment-url']]).toEqual([0, [], '']);
      expect(summary.split('\n')[0]).toBe('### 🔵 Plan: `shop` changes');
      expect(log).toContain('shop (web.nomad.hcl): changes, replaces 2 allocations, 1 at a time');
      expect(outputs).toMatchObject({ summary: '`shop` changes', changed: 'true', destructive: 'true', reason: '' });
    },
  );

  test.each(['push', 'workflow_dispatch'])(
    'a plan on event %s is commented on the open pull request whose head is the commit',
    async (name) => {
      using folder = createWorkspace({ 'web.nomad.hcl': file });
      await using nomad = await startReplay('env-edited');
      await using github = await startGitHub();
      const event = { name, payload: {} };
      const planned = await run(
        { nomad, github, workspace: folder.path },
        {},
        { event, env: { GITHUB_SHA: github.head } },
      );
      expect([planned.exitCode, github.comments.length, planned.outputs['comment-url']]).toEqual([
        0,
        1,
        github.comments[0]?.html_url,
      ]);
      const other = await run(
        { nomad, github, workspace: folder.path },
        {},
        { event, env: { GITHUB_SHA: 'e'.repeat(40) } },
      );
      expect([other.exitCode, github.comments.length, other.outputs['comment-url']]).toEqual([0, 1, '']);
      for (const text of [other.log, other.summary]) expect(text).toContain(noPullRequest);
      const off = await run(
        { nomad, github, workspace: folder.path },
        { comment: 'off' },
        { event, env: { GITHUB_SHA: 'e'.repeat(40) } },
      );
      for (const text of [off.log, off.summary]) expect(text).not.toContain('No comment');
    },
  );

  test.each(['issue_comment', 'schedule', 'merge_group'])(
    'a plan on the event `%s` without a pull request says why no comment was written, except for a merge queue',
    async (name) => {
      using folder = createWorkspace({ 'web.nomad.hcl': file });
      await using nomad = await startReplay('env-edited');
      await using github = await startGitHub();
      for (const githubToken of [undefined, '']) {
        const options = { event: { name, payload: {} }, ...(githubToken === undefined ? {} : { githubToken }) };
        const ended = await run({ nomad, github, workspace: folder.path }, {}, options);
        expect([ended.exitCode, github.comments.length]).toEqual([0, 0]);
        for (const text of [ended.log, ended.summary])
          expect(text.includes(noPullRequest)).toBe(name !== 'merge_group');
      }
    },
  );

  test('a plan on pull_request_target that checks out the head of the pull request is commented', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    github.head = folder.commit();
    const event = { ...pullRequestEvent(true, { sha: github.head }), name: 'pull_request_target' };
    const { exitCode, annotations } = await run({ nomad, github, workspace: folder.path }, {}, { event });
    expect([exitCode, github.comments.length, annotations]).toEqual([0, 1, []]);
  });

  test("a plan on pull_request_target that checks out GitHub's merge of the pull request is commented", async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    folder.commit();
    folder.write('other', 'changed');
    github.head = folder.commit();
    folder.mergeOnto('HEAD~1', github.head);
    const event = { ...pullRequestEvent(false, { sha: github.head }), name: 'pull_request_target' };
    const { exitCode } = await run({ nomad, github, workspace: folder.path }, {}, { event });
    expect([exitCode, github.comments.length]).toEqual([0, 1]);
    const { payload } = event as { payload: { pull_request: object } };
    const closed = { ...event, payload: { pull_request: { ...payload.pull_request, state: 'closed', merged: true } } };
    const after = await run({ nomad, github, workspace: folder.path }, {}, { event: closed });
    expect([after.exitCode, after.outputs['comment-url']]).toEqual([0, '']);
  });

  test.each([true, false])(
    'a plan on pull_request_target that checks out the base is not commented, and a warning says why (by git: %s)',
    async (byGit) => {
      using folder = createWorkspace({ 'web.nomad.hcl': file });
      await using nomad = await startReplay('env-edited');
      await using github = await startGitHub();
      const base = byGit ? folder.commit() : 'a'.repeat(40);
      for (const fork of [true, false]) {
        const event = { ...pullRequestEvent(fork), name: 'pull_request_target' };
        const ended = await run({ nomad, github, workspace: folder.path }, {}, { event });
        expect([ended.exitCode, github.comments, ended.outputs['comment-url']]).toEqual([0, [], '']);
        expect(ended.annotations.map(({ level, message }) => [level, message])).toEqual([
          [
            'warning',
            expect.stringContaining(`The checkout is commit \`${base.slice(0, 7)}\`, not pull request #7`) as string,
          ],
        ]);
        expect(ended.summary).toContain(base.slice(0, 7));
        expect(ended.summary).not.toContain('b'.repeat(7));
      }
    },
  );

  test('a plan without a GitHub token is in the summary, and a notice says why', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    const { exitCode, annotations, summary } = await run(
      { nomad, github, workspace: folder.path },
      {},
      { githubToken: '' },
    );
    expect([exitCode, github.requests]).toEqual([0, []]);
    expect(annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'notice: No comment was written: `github-token` is empty. The plan is in the step summary.',
    ]);
    expect(summary).toContain('### 🔵 Plan: `shop` changes');
  });

  test('plans with different values of `environment` have separate comments', async () => {
    using folder = createWorkspace({ 'web.nomad.hcl': file });
    await using nomad = await startReplay('env-edited');
    await using github = await startGitHub();
    const place = { nomad, github, workspace: folder.path };
    for (const id of ['staging', 'production', 'staging']) await run(place, { environment: id });
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- outrider:v1 id=staging -->',
      '<!-- outrider:v1 id=production -->',
    ]);
  });
});

test('a plan does not comment when the pull request has another head by now', async () => {
  using folder = createWorkspace({ 'web.nomad.hcl': file });
  await using nomad = await startReplay('env-edited');
  await using github = await startGitHub();
  github.head = 'd'.repeat(40);
  const { exitCode, annotations, summary, outputs } = await run({ nomad, github, workspace: folder.path });
  expect([exitCode, github.comments, outputs['comment-url']]).toEqual([0, [], '']);
  expect(annotations).toEqual([
    expect.objectContaining({
      level: 'notice',
      message: expect.stringContaining('A newer run of this pull request has written the comment') as string,
    }),
  ]);
  expect(summary).toContain('### 🔵 Plan: `shop` changes');
});

test('plan warns if another plan step of the same run planned other job files with the same `environment`', async () => {
  await using story = await startStory({
    files: { 'jobs/a.nomad.hcl': service('a'), 'jobs/b.nomad.hcl': service('b') },
  });
  const step = async (name: string, environment: string, runId: string): Promise<readonly string[]> => {
    const inputs = { 'job-files': `jobs/${name}.nomad.hcl`, environment };
    const { annotations } = await story.plan({ inputs, env: { GITHUB_RUN_ID: runId } });
    return annotations.map(({ message }) => message);
  };
  expect(await step('a', 'default', '1')).toEqual([]);
  expect(await step('a', 'default', '1')).toEqual([]);
  expect(await step('b', 'other', '1')).toEqual([]);
  expect(await step('b', 'default', '1')).toEqual([
    'Another plan step of this run has planned other job files with the same `environment`. This plan replaces its comment, and `mode: register` will refuse its jobs: give each step its own `environment`.',
  ]);
  expect(await step('a', 'default', '2')).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionOptions, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';
import { isDeploymentsRequest, readRecording, startReplay } from '../support/replay.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

/** A workspace with job files, GitHub, and a plan of them on a Nomad, which is closed with them. */
async function startPlanning<Nomad extends TestServer>(files: Readonly<Record<string, string>>, nomad: Nomad) {
  const folder = createWorkspace(files);
  const github = await startGitHub();
  const plan = (inputs: Record<string, string> = {}, rest: Partial<ActionOptions> = {}): Promise<ActionRun> =>
    runAction({
      inputs: { 'job-files': '**/*.nomad.hcl', address: nomad.url, ...inputs },
      workspace: folder.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event: pullRequestEvent(),
      ...rest,
    });
  return {
    folder,
    github,
    nomad,
    plan,
    async [Symbol.asyncDispose]() {
      await Promise.all([github[Symbol.asyncDispose](), nomad[Symbol.asyncDispose]()]);
      folder[Symbol.dispose]();
    },
  };
}

/** A pull request whose plan Nomad has been recorded for. */
async function startRecorded() {
  return startPlanning({ 'web.nomad.hcl': file }, await startReplay('env-edited'));
}

const noPullRequest =
  'No comment was written: this run belongs to no pull request. Run this mode on `pull_request`, or set `comment: off`.';

/** Nomad with a separate response for `GET`; `most` is the largest number of concurrent requests. */
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
    const read = isDeploymentsRequest(url) ? '[]' : answers.read;
    const body = method === 'GET' ? read : url.startsWith('/v1/jobs/parse') ? parsed : answers.plan;
    await new Promise(setImmediate);
    now -= 1;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? 'job not found');
  });
  return { ...server, most: () => most };
}

/** The requests without the reads of the state of a registered version. */
function listPlans({ requests }: Pick<TestServer, 'requests'>): TestServer['requests'] {
  return requests.filter(({ url }) => !isDeploymentsRequest(url));
}

const file = readRecording('env-edited', 'after.nomad.hcl');
const answers = { parse: readRecording('env-edited', 'job.json'), plan: readRecording('env-edited', 'plan.json') };

describe.concurrent('values in the plan comment', () => {
  test('`reveal`, `redact-patterns` and `redact` decide which values the plan shows', async () => {
    await using place = await startRecorded();
    const { github, plan } = place;
    const render = async (inputs: Record<string, string>): Promise<string> =>
      readFileSync((await plan({ comment: 'off', ...inputs })).outputs['markdown'] ?? '', 'utf8');
    expect(await render({ reveal: 'Env[COL*]' })).toContain('Env[COLOR]: "blue" => "green"');
    expect(await render({ reveal: 'Env[*]', 'redact-patterns': 'gree*' })).toContain('Env[COLOR]: "blue" => ‹hidden›');
    expect(await render({ redact: 'none' })).toContain('Env[GONE]: "1"');
    expect(await render({ redact: 'all-values', reveal: 'COLOR' })).not.toMatch(/"(?:blue|green|1)"/);
    expect(new Set(github.requests)).toEqual(new Set(['GET /repos/acme/jobs/pulls/7/files?per_page=100']));
  });
});

/** The job of the file runs already, as the plan was recorded. */
const { JobModifyIndex } = JSON.parse(answers.plan) as { readonly JobModifyIndex: number };
const running = { ...answers, read: JSON.stringify({ ...(JSON.parse(answers.parse) as object), JobModifyIndex }) };

describe.concurrent('requests of a plan to Nomad', () => {
  test.each([
    ['the file names a namespace', 'ops', '?namespace=ops&region=emea'],
    ['the file names no namespace', null, '?namespace=team&region=emea'],
  ])('plan sends the namespace and region of the inputs where %s', async (_, namespace, query) => {
    const parse = JSON.stringify({ ...(JSON.parse(answers.parse) as object), Namespace: namespace });
    await using place = await startPlanning({ 'web.nomad.hcl': file }, await startNomad({ ...running, parse }));
    const { nomad } = place;
    await place.plan({ namespace: 'team', region: 'emea', 'policy-override': 'true' });
    expect(listPlans(nomad).map(({ url }) => url)).toEqual([
      '/v1/jobs/parse?namespace=team&region=emea',
      `/v1/job/shop/plan${query}`,
      `/v1/job/shop${query}`,
      '/v1/jobs/parse?namespace=team&region=emea',
    ]);
    expect(JSON.parse(listPlans(nomad)[1]?.body ?? '')).toMatchObject({ Diff: true, PolicyOverride: true });
  });

  test('plan sends a JSON job digit for digit as it is written, without parsing it on the server', async () => {
    const json =
      '{"Job":{"ID":"shop","Name":"shop","TaskGroups":[{"Name":"app","Count":2,"MaxClientDisconnect":9223372036854775807}]}}';
    await using place = await startPlanning({ 'web.json': json }, await startNomad(running));
    const { nomad } = place;
    const { exitCode } = await place.plan({ 'job-files': '*.json' });
    expect(exitCode).toBe(0);
    expect(listPlans(nomad).map(({ url }) => url)).toEqual(['/v1/job/shop/plan', '/v1/job/shop']);
    expect(listPlans(nomad)[0]?.body).toContain('"MaxClientDisconnect":9223372036854775807');
  });

  test('plan processes at most twenty job files at the same time, over as many connections, with progress in the log', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`jobs/j${index}.nomad.hcl`, file]));
    let parsed = 0;
    const item = JSON.parse(answers.parse) as object;
    // Each file has a job of its own: two with the same are an error.
    const parse = (): string => JSON.stringify({ ...item, ID: `shop-${(parsed += 1)}` });
    await using place = await startPlanning(files, await startNomad({ ...running, parse }));
    const { nomad } = place;
    const { outputs, log } = await place.plan();
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
  test.each(['push', 'workflow_dispatch'])(
    'a plan on event %s is commented on the open pull request whose head is the commit',
    async (name) => {
      await using place = await startRecorded();
      const { github, plan } = place;
      const event = { name, payload: {} };
      const planned = await plan({}, { event, env: { GITHUB_SHA: github.head } });
      expect([planned.exitCode, github.comments.length, planned.outputs['comment-url']]).toEqual([
        0,
        1,
        github.comments[0]?.html_url,
      ]);
      const other = await plan({}, { event, env: { GITHUB_SHA: 'e'.repeat(40) } });
      expect([other.exitCode, github.comments.length, other.outputs['comment-url']]).toEqual([0, 1, '']);
      for (const text of [other.log, other.summary]) expect(text).toContain(noPullRequest);
      const off = await plan({ comment: 'off' }, { event, env: { GITHUB_SHA: 'e'.repeat(40) } });
      for (const text of [off.log, off.summary]) expect(text).not.toContain('No comment');
    },
  );

  test.each(['issue_comment', 'schedule', 'merge_group'])(
    'a plan on the event `%s` without a pull request reports why no comment was written, except for a merge queue',
    async (name) => {
      await using place = await startRecorded();
      const { github, plan } = place;
      for (const githubToken of [undefined, '']) {
        const options = { event: { name, payload: {} }, ...(githubToken === undefined ? {} : { githubToken }) };
        const ended = await plan({}, options);
        expect([ended.exitCode, github.comments.length]).toEqual([0, 0]);
        for (const text of [ended.log, ended.summary])
          expect(text.includes(noPullRequest)).toBe(name !== 'merge_group');
      }
    },
  );

  test('a plan on pull_request_target that checks out the head of the pull request is commented', async () => {
    await using place = await startRecorded();
    const { folder, github, plan } = place;
    github.head = folder.commit();
    const event = { ...pullRequestEvent(true, { sha: github.head }), name: 'pull_request_target' };
    const { exitCode, annotations } = await plan({}, { event });
    expect([exitCode, github.comments.length, annotations]).toEqual([0, 1, []]);
  });

  test("a plan on pull_request_target that checks out GitHub's merge of the pull request is commented", async () => {
    await using place = await startRecorded();
    const { folder, github, plan } = place;
    folder.commit();
    folder.write('other', 'changed');
    github.head = folder.commit();
    folder.mergeOnto('HEAD~1', github.head);
    const event = { ...pullRequestEvent(false, { sha: github.head }), name: 'pull_request_target' };
    const { exitCode } = await plan({}, { event });
    expect([exitCode, github.comments.length]).toEqual([0, 1]);
    const { payload } = event as { payload: { pull_request: object } };
    const closed = { ...event, payload: { pull_request: { ...payload.pull_request, state: 'closed', merged: true } } };
    const after = await plan({}, { event: closed });
    expect([after.exitCode, after.outputs['comment-url']]).toEqual([0, '']);
  });

  test.each([true, false])(
    'a plan on pull_request_target that checks out the base is not commented, and a warning reports why (by git: %s)',
    async (byGit) => {
      await using place = await startRecorded();
      const { folder, github, plan } = place;
      const base = byGit ? folder.commit() : 'a'.repeat(40);
      for (const fork of [true, false]) {
        const event = { ...pullRequestEvent(fork), name: 'pull_request_target' };
        const ended = await plan({}, { event });
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

  test('a plan without a GitHub token is in the summary, and a notice reports why', async () => {
    await using place = await startRecorded();
    const { github, plan } = place;
    const { exitCode, annotations, summary } = await plan({}, { githubToken: '' });
    expect([exitCode, github.requests]).toEqual([0, []]);
    expect(annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'notice: No comment was written: `github-token` is empty. The plan is in the step summary.',
    ]);
    expect(summary).toContain('### 🔵 Plan: `shop` changes');
  });

  test('plans with different values of `environment` have separate comments', async () => {
    await using place = await startRecorded();
    const { github, plan } = place;
    for (const id of ['staging', 'production', 'staging']) await plan({ environment: id });
    expect(github.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- outrider:v1 id=staging -->',
      '<!-- outrider:v1 id=production -->',
    ]);
  });
});

test('a plan does not comment when the pull request has another head by now', async () => {
  await using place = await startRecorded();
  const { github, plan } = place;
  github.head = 'd'.repeat(40);
  const { exitCode, annotations, summary, outputs } = await plan();
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

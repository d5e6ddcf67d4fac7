import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { ownHeaders } from '../support/github.ts';
import { judgeRequests } from '../support/github-judge.ts';
import { listErrors, githubToken, planWith } from '../support/planning.ts';
import { startReplay } from '../support/replay.ts';
import { startServer, type Step, type TestServer } from '../support/server.ts';

type Answer = Exclude<Step, (...given: never) => unknown>;

async function startGitHub(steps: Answer | readonly Answer[]): Promise<TestServer> {
  const answers = [steps].flat().map((step) => ({ ...step, headers: { ...ownHeaders, ...step.headers } }));
  return startServer(answers);
}

/** Runs a valid plan whose comment GitHub does not accept, and expects the plan in the summary, the log and the outputs. */
async function planAgainst(steps: Answer | readonly Answer[], fork = false): Promise<ActionRun> {
  await using nomad = await startReplay('env-edited');
  await using github = await judgeRequests(await startGitHub(steps));
  const run = await planWith({ address: nomad.url, github, fork });
  expect(run.summary).toContain('### 🔵 Plan: `shop` changes');
  expect(run.summary).toContain('```diff');
  expect(run.log).toContain('Plan: `shop` changes');
  expect(run.outputs).toMatchObject({ changed: 'true', 'comment-url': '', summary: '`shop` changes' });
  expect(github.requests[0]?.headers.authorization).toBe(`token ${githubToken}`);
  return run;
}

const none: Answer = { body: [] };
const forbidden: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };

describe('plan without the right to comment', () => {
  test.each([
    ['the comments cannot be read', forbidden],
    ['the comment cannot be written', [none, forbidden]],
  ])('a plan without permission is in the step summary, and a warning reports why: %s', async (_name, steps) => {
    const run = await planAgainst(steps);
    expect(run.exitCode).toBe(0);
    expect(run.outputs['reason']).toBe('');
    expect(run.summary).toMatch(
      /^> \[!NOTE\]\n> No comment was written\. Permission denied by GitHub: Resource not accessible [^]*Give the job `permissions: \{ contents: read, pull-requests: write \}`\. .*\[How to fix this\]\(\S+#no-permission-to-comment\)$/m,
    );
    expect(run.annotations).toEqual([
      {
        level: 'warning',
        message: expect.stringMatching(
          /^No comment was written; the plan is in the step summary\. Permission denied by GitHub: Resource not accessible by integration \(403, (GET|POST) \S+\)\.\nGive the job `permissions:/,
        ) as string,
        properties: { title: 'Outrider' },
      },
    ]);
  });

  test('a plan of a fork without permission to comment is in the step summary, and a notice reports why', async () => {
    const run = await planAgainst([none, forbidden], true);
    expect(run.exitCode).toBe(0);
    expect(run.annotations.map(({ level }) => level)).toEqual(['notice']);
    expect(run.annotations[0]?.message).toContain('Pull requests from forks cannot have it');
  });
});

test('a created comment is reported although listing the comments afterwards fails', async () => {
  const made = {
    id: 5,
    html_url: 'https://github.example/c/5',
    body: '',
    created_at: '2026-01-01T00:00:00Z',
    user: { login: 'github-actions[bot]', type: 'Bot' },
  };
  await using nomad = await startReplay('env-edited');
  await using github = await startGitHub([
    none,
    none,
    { body: { number: 7, head: { sha: 'b'.repeat(40) } } },
    { status: 201, body: made },
    { status: 403, body: { message: 'Slow down' } },
  ]);
  const run = await planWith({ address: nomad.url, github });
  expect([run.exitCode, run.outputs['comment-url'], run.annotations]).toEqual([0, 'https://github.example/c/5', []]);
});

describe('errors of GitHub', () => {
  test('a plan fails when GitHub refuses the connection', async () => {
    const server = await startServer({});
    await server[Symbol.asyncDispose]();
    await using nomad = await startReplay('env-edited');
    const run = await planWith({ address: nomad.url, github: server });
    expect(run.exitCode).toBe(1);
    expect(listErrors(run)).toEqual([
      expect.stringMatching(/^The comment could not be written: .*refused the connection/),
    ]);
    expect(run.summary).toContain('### 🔵 Plan: `shop` changes');
  });

  test('a plan fails when the address of GitHub is not valid, and shows the plan in the summary', async () => {
    await using nomad = await startReplay('env-edited');
    const run = await planWith({ address: nomad.url, github: { url: 'not an address' } });
    expect(run.exitCode).toBe(1);
    expect(listErrors(run)[0]).toContain('GITHUB_API_URL is not a valid URL: not an address');
    expect(run.summary).toContain('### 🔵 Plan: `shop` changes');
  });

  test('a plan fails when the list of comments continues on another server, and the token is not sent there', async () => {
    await using elsewhere = await startServer(none);
    const run = await planAgainst({ body: [], headers: { link: `<${elsewhere.url}/more>; rel="next"` } });
    expect(run.exitCode).toBe(1);
    expect(listErrors(run)[0]).toContain('the token is not sent there');
    expect(elsewhere.connections()).toBe(0);
  });
});

test('a pull request that cannot be read from the event is a warning, and the plan is in the summary', async () => {
  await using nomad = await startReplay('env-edited');
  await using github = await startGitHub({});
  const env = { GITHUB_EVENT_PATH: '/nonexistent/event.json' };
  const run = await planWith({ address: nomad.url, github, env });
  expect(run.exitCode).toBe(0);
  expect(run.annotations).toEqual([expect.objectContaining({ level: 'warning' })]);
  expect(run.annotations[0]?.message).toMatch(/^The pull request is unknown: /);
  expect(run.summary).toContain('### 🔵 Plan: `shop` changes');
  expect(github.connections()).toBe(0);
});

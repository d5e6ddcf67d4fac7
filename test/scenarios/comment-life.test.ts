import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { startEmulatedGitHub, type OpenPullRequest } from '../support/emulated-github.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { startReplay } from '../support/replay.ts';
import type { TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

const marker = '<!-- outrider:v1 id=default -->';
const bot = 'github-actions[bot]';
let emulated: Awaited<ReturnType<typeof startEmulatedGitHub>>;
// Shared by all runs, because a comment names the address.
let servers: Readonly<Record<Plan, TestServer>>;

type Plan = 'env-edited' | 'no-change';

beforeAll(async () => {
  emulated = await startEmulatedGitHub();
  servers = { 'env-edited': await startReplay('env-edited'), 'no-change': await startReplay('no-change') };
});
afterAll(async () => {
  for (const server of [emulated, ...Object.values(servers)]) await server[Symbol.asyncDispose]();
});

async function openOnOwnDouble(): Promise<OpenPullRequest & { lock(): void }> {
  const github = await startGitHub();
  return {
    url: github.url,
    token: 'ghs_0123456789abcdefghij',
    number: 7,
    head: github.head,
    requests: github.requests,
    set before(before: OpenPullRequest['before']) {
      github.before = before;
    },
    comments: async () => structuredClone(github.comments),
    postComment: async (body) => github.postComment(body),
    removeComment: async (id) =>
      void github.comments.splice(
        github.comments.findIndex((row) => row.id === id),
        1,
      ),
    close: async () => void (github.closed = true),
    lock: () => void (github.locked = true),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

async function run(pull: OpenPullRequest, plan: Plan, number = 12): Promise<ActionRun> {
  using folder = createWorkspace({ 'web.nomad.hcl': 'job "shop" {}\n' });
  return await runAction({
    inputs: { 'job-files': '*.nomad.hcl', address: servers[plan].url },
    workspace: folder.path,
    githubToken: pull.token,
    apiUrl: pull.url,
    event: pullRequestEvent(false, { number: pull.number, sha: pull.head }),
    env: { GITHUB_RUN_NUMBER: String(number), GITHUB_GRAPHQL_URL: `${pull.url}/graphql` },
  });
}

async function listOwn(pull: OpenPullRequest): ReturnType<OpenPullRequest['comments']> {
  return (await pull.comments()).filter(({ user, body }) => user.login === bot && body.startsWith(marker));
}

/** A barrier that resolves once it was called `count` times. */
function createBarrier(count: number): () => Promise<void> {
  const met = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present === count) met.resolve();
    return met.promise;
  };
}

describe.concurrent.each([
  { double: 'the built-in double', open: openOnOwnDouble, whoWeAre: ['POST /graphql'] },
  // Its GraphQL does not support `viewer`.
  { double: 'emulate', open: () => emulated.open(), whoWeAre: ['POST /graphql', 'GET /user'] },
])('plan comment on $double', ({ open, whoWeAre }) => {
  test('a plan comment is created once, left unchanged when nothing differs, and updated', async () => {
    await using pull = await open();
    const first = await run(pull, 'env-edited');
    const [made] = await listOwn(pull);
    expect(first.exitCode).toBe(0);
    expect(first.outputs['comment-url']).not.toBe('');
    expect(made?.body).toContain('### 🔵 Plan: `shop` changes');
    pull.requests.length = 0;
    await run(pull, 'env-edited', 13);
    expect(await listOwn(pull)).toEqual([made]);
    const list = `GET /repos/acme/jobs/issues/${pull.number}/comments?per_page=100`;
    const files = `GET /repos/acme/jobs/pulls/${pull.number}/files?per_page=100`;
    expect(pull.requests).toEqual([files, list, ...whoWeAre]);
    const third = await run(pull, 'no-change', 14);
    expect(await listOwn(pull)).toEqual([expect.objectContaining({ id: made?.id })]);
    expect((await listOwn(pull))[0]?.body).toContain('no changes');
    expect(third.outputs['comment-url']).toBe(first.outputs['comment-url']);
  });

  test('a plan comment is created again after it was deleted', async () => {
    await using pull = await open();
    await run(pull, 'env-edited');
    const [made] = await listOwn(pull);
    await pull.removeComment(made?.id ?? 0);
    expect(await listOwn(pull)).toEqual([]);
    await run(pull, 'env-edited', 13);
    expect((await listOwn(pull)).map(({ body }) => body.includes('### 🔵 Plan: `shop` changes'))).toEqual([true]);
  });

  test('a plan comment is not created where nothing changes', async () => {
    await using pull = await open();
    const { exitCode, outputs, log } = await run(pull, 'no-change');
    expect([exitCode, outputs['comment-url'], await pull.comments()]).toEqual([0, '', []]);
    expect(log).toContain('no changes, and no earlier comment to update');
  });

  test('a plan comment is found on the second page of comments', async () => {
    await using pull = await open();
    for (let count = 0; count < 101; count += 1) await pull.postComment(`comment ${count}`);
    await run(pull, 'env-edited');
    const [made] = await listOwn(pull);
    await run(pull, 'no-change', 13);
    expect((await listOwn(pull)).map(({ id }) => id)).toEqual([made?.id]);
    expect(await pull.comments()).toHaveLength(102);
  });

  test('a comment of a person that starts with the marker of Outrider is never changed', async () => {
    await using pull = await open();
    await pull.postComment(`${marker}\nforged`);
    const [forged] = await pull.comments();
    await run(pull, 'env-edited');
    await run(pull, 'no-change', 13);
    expect(await pull.comments()).toEqual([forged, ...(await listOwn(pull))]);
    expect(await listOwn(pull)).toHaveLength(1);
  });

  test.each([
    [12, 13],
    [13, 12],
    [12, 12],
  ])('the concurrent runs %i and %i leave one plan comment, which the next run updates', async (low, other) => {
    await using pull = await open();
    const meeting = createBarrier(2);
    pull.before = (call) => (/^POST .*\/comments$/.test(call) ? meeting() : undefined);
    const both = await Promise.all([run(pull, 'env-edited', low), run(pull, 'env-edited', other)]);
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const left = await listOwn(pull);
    expect(left).toHaveLength(1);
    for (const { outputs } of both) expect(outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
    await run(pull, 'no-change', 14);
    expect((await listOwn(pull)).map(({ id, body }) => [id, body.includes('no changes')])).toEqual([
      [left[0]?.id, true],
    ]);
  });

  test('a plan comment is written on a closed pull request, too', async () => {
    await using pull = await open();
    await pull.close();
    const { exitCode } = await run(pull, 'env-edited');
    expect([exitCode, (await listOwn(pull)).length]).toEqual([0, 1]);
  });
});

// emulate accepts comments in a locked conversation.
test('a plan on a locked conversation succeeds with the plan in the step summary and a warning that reports why', async () => {
  await using pull = await openOnOwnDouble();
  pull.lock();
  const { exitCode, annotations, summary, outputs } = await run(pull, 'env-edited');
  expect([exitCode, await pull.comments(), outputs['comment-url']]).toEqual([0, [], '']);
  expect(annotations).toEqual([
    expect.objectContaining({
      level: 'warning',
      message: expect.stringMatching(
        /^No comment was written; the plan is in the step summary\. Permission denied by GitHub: Unable to create comment because issue is locked \(403, POST \S+\)\.\nThe conversation is locked: unlock it, or set `comment: off`\.\nMore: \S+#no-permission-to-comment$/,
      ) as string,
    }),
  ]);
  expect(summary).toContain('### 🔵 Plan: `shop` changes');
});

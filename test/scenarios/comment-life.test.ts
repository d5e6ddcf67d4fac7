import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRunFolders, runAction, type ActionRun } from '../support/action.ts';
import { startEmulatedGitHub, type OpenPullRequest } from '../support/emulated-github.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { startReplay } from '../support/replay.ts';
import type { TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

const MARKER = '<!-- outrider:v1 id=default -->';
const BOT = 'github-actions[bot]';
let emulated: Awaited<ReturnType<typeof startEmulatedGitHub>>;
// One for all runs, because a comment names the address.
let schedulers: Readonly<Record<Plan, TestServer>>;

type Plan = 'env-edited' | 'no-change';

beforeAll(async () => {
  emulated = await startEmulatedGitHub();
  schedulers = { 'env-edited': await startReplay('env-edited'), 'no-change': await startReplay('no-change') };
});
afterAll(async () => {
  for (const server of [emulated, ...Object.values(schedulers)]) await server[Symbol.asyncDispose]();
  removeRunFolders();
});

async function openOnOwnDouble(): Promise<OpenPullRequest & { lock(): void }> {
  const github = await startGitHub();
  return {
    url: github.url,
    token: 'ghs_0123456789abcdefghij',
    number: 7,
    head: github.head,
    asked: github.asked,
    set before(before: OpenPullRequest['before']) {
      github.before = before;
    },
    comments: async () => structuredClone(github.comments),
    say: async (body) => github.say(body),
    remove: async (id) =>
      void github.comments.splice(
        github.comments.findIndex((one) => one.id === id),
        1,
      ),
    close: async () => void (github.closed = true),
    lock: () => void (github.locked = true),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

/** One run of dist on the pull request, for a recorded plan. */
async function run(pull: OpenPullRequest, plan: Plan, number = 12): Promise<ActionRun> {
  using folder = createWorkspace({ 'web.nomad.hcl': 'job "shop" {}\n' });
  return await runAction({
    inputs: { 'job-files': '*.nomad.hcl', address: schedulers[plan].url },
    workspace: folder.path,
    githubToken: pull.token,
    apiUrl: pull.url,
    event: pullRequestEvent(false, { number: pull.number, sha: pull.head }),
    env: { GITHUB_RUN_NUMBER: String(number), GITHUB_GRAPHQL_URL: `${pull.url}/graphql` },
  });
}

async function ours(pull: OpenPullRequest): ReturnType<OpenPullRequest['comments']> {
  return (await pull.comments()).filter(({ user, body }) => user.login === BOT && body.startsWith(MARKER));
}

/** Resolves for everybody as soon as so many have come. */
function meetingOf(count: number): () => Promise<void> {
  const met = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present === count) met.resolve();
    return met.promise;
  };
}

describe.concurrent.each([
  { double: 'our own double', open: openOnOwnDouble, whoWeAre: ['POST /graphql'] },
  // Its GraphQL knows no viewer.
  { double: 'emulate', open: () => emulated.open(), whoWeAre: ['POST /graphql', 'GET /user'] },
])('the comment on a pull request of $double', ({ open, whoWeAre }) => {
  test('is made once, left alone when nothing differs, and brought up to date', async () => {
    await using pull = await open();
    const first = await run(pull, 'env-edited');
    const [made] = await ours(pull);
    expect(first.exitCode).toBe(0);
    expect(first.outputs['comment-url']).not.toBe('');
    expect(made?.body).toContain('### 🟠 Plan: 1 changed');
    pull.asked.length = 0;
    await run(pull, 'env-edited', 13);
    expect(await ours(pull)).toEqual([made]);
    const list = `GET /repos/acme/jobs/issues/${pull.number}/comments?per_page=100`;
    expect(pull.asked).toEqual([list, ...whoWeAre]);
    const third = await run(pull, 'no-change', 14);
    expect(await ours(pull)).toEqual([expect.objectContaining({ id: made?.id })]);
    expect((await ours(pull))[0]?.body).toContain('nothing changes');
    expect(third.outputs['comment-url']).toBe(first.outputs['comment-url']);
  });

  test('is made anew after a hand deleted it', async () => {
    await using pull = await open();
    await run(pull, 'env-edited');
    const [made] = await ours(pull);
    await pull.remove(made?.id ?? 0);
    expect(await ours(pull)).toEqual([]);
    await run(pull, 'env-edited', 13);
    expect((await ours(pull)).map(({ body }) => body.includes('### 🟠 Plan: 1 changed'))).toEqual([true]);
  });

  test('is not made where nothing changes', async () => {
    await using pull = await open();
    const { exitCode, outputs, log } = await run(pull, 'no-change');
    expect([exitCode, outputs['comment-url'], await pull.comments()]).toEqual([0, '', []]);
    expect(log).toContain('nothing changes, and there is no comment yet');
  });

  test('is found behind a page of others', async () => {
    await using pull = await open();
    for (let count = 0; count < 101; count += 1) await pull.say(`comment ${count}`);
    await run(pull, 'env-edited');
    const [made] = await ours(pull);
    await run(pull, 'no-change', 13);
    expect((await ours(pull)).map(({ id }) => id)).toEqual([made?.id]);
    expect(await pull.comments()).toHaveLength(102);
  });

  test('of a person is never touched, though it starts with our marker', async () => {
    await using pull = await open();
    await pull.say(`${MARKER}\nforged`);
    const [forged] = await pull.comments();
    await run(pull, 'env-edited');
    await run(pull, 'no-change', 13);
    expect(await pull.comments()).toEqual([forged, ...(await ours(pull))]);
    expect(await ours(pull)).toHaveLength(1);
  });

  test.each([
    [12, 13],
    [13, 12],
    [12, 12],
  ])('of runs %i and %i at the same time is one in the end, the newer', async (one, other) => {
    await using pull = await open();
    const meeting = meetingOf(2);
    pull.before = (asked) => (/^POST .*\/comments$/.test(asked) ? meeting() : undefined);
    const both = await Promise.all([run(pull, 'env-edited', one), run(pull, 'env-edited', other)]);
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const left = await ours(pull);
    expect(left).toHaveLength(1);
    expect(left[0]?.body).toContain(`[run ${Math.max(one, other)}]`);
    for (const { outputs } of both) expect(outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
    // A run that is older than both does not write; the next newer one does.
    await run(pull, 'no-change', 11);
    expect(await ours(pull)).toEqual(left);
    await run(pull, 'no-change', 14);
    expect((await ours(pull)).map(({ id, body }) => [id, body.includes('nothing changes')])).toEqual([
      [left[0]?.id, true],
    ]);
  });

  test('is written on a closed pull request too', async () => {
    await using pull = await open();
    await pull.close();
    const { exitCode } = await run(pull, 'env-edited');
    expect([exitCode, (await ours(pull)).length]).toEqual([0, 1]);
  });
});

// emulate lets everybody speak in a locked conversation.
test('a locked conversation is no failure: the plan is in the summary, and a notice says why', async () => {
  await using pull = await openOnOwnDouble();
  pull.lock();
  const { exitCode, annotations, summary, outputs } = await run(pull, 'env-edited');
  expect([exitCode, await pull.comments(), outputs['comment-url']]).toEqual([0, [], '']);
  expect(annotations).toEqual([
    expect.objectContaining({
      level: 'notice',
      message: expect.stringMatching(
        /^No comment was written; the plan is in the step summary\. Permission denied by GitHub: Unable to create comment because issue is locked \(403, POST \S+\)\nThe conversation is locked: unlock it, or set `comment: off`\.\nMore: \S+#no-right-to-comment$/,
      ) as string,
    }),
  ]);
  expect(summary).toContain('### 🟠 Plan: 1 changed');
});

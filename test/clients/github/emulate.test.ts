import { asPublished } from '../../../src/text/published.ts';
import { createEmulator, type Emulator } from 'emulate';
import { sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGitHub, type GitHub } from '../../../src/clients/github/client.ts';
import { upsertComment } from '../../../src/clients/github/comments/upsert.ts';
import { commentMarker, getAuthenticatedLogin } from '../../../src/clients/github/comments/find.ts';
import { createFetch } from '../../../src/clients/http/fetch.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createJudge, type Judge } from '../../support/github-judge.ts';

const transport = createTransport();
const readPermissions = { contents: 'read', issues: 'read', pull_requests: 'read' };
const repository = { owner: 'acme', repo: 'jobs' };
let emulator: Emulator;
let judge: Judge;

beforeAll(async () => {
  judge = await createJudge();
  emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { 'token-of-ada': { login: 'ada' }, 'token-of-bot': { login: 'github-actions[bot]' } },
      github: {
        users: [{ login: 'ada' }, { login: 'github-actions[bot]' }],
        orgs: [{ login: 'acme', members: [{ login: 'ada', role: 'admin' }, { login: 'github-actions[bot]' }] }],
        repos: [{ owner: 'acme', name: 'jobs', auto_init: true }],
        apps: [
          {
            app_id: 1,
            slug: 'reader',
            name: 'Reader',
            permissions: readPermissions,
            installations: [{ installation_id: 2, account: 'acme' }],
          },
        ],
      },
    },
  });
});
afterEach(() => judge.verdict());
afterAll(() => Promise.all([emulator.close(), transport.close()]));

type Fetch = ReturnType<typeof createFetch>;
const plainFetch = createFetch(transport);
const judgedFetch: Fetch = (url, init) => {
  const { pathname, search } = new URL(url);
  judge.request({
    method: init?.method ?? 'GET',
    url: pathname + search,
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? init.body : '',
  });
  return plainFetch(url, init);
};

/** A client whose requests are checked against GitHub's OpenAPI description, except those that only prepare a test. */
function as(token: string, fetch = judgedFetch): Promise<GitHub> {
  return createGitHub({ fetch, apiUrl: emulator.url, token });
}

async function openPullRequest() {
  const [ada, bot] = await Promise.all([as('token-of-ada', plainFetch), as('token-of-bot')]);
  const kind = repository;
  const { data: main } = await ada.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...kind, ref: 'heads/main' });
  const head = `change-${crypto.randomUUID()}`;
  await ada.request('POST /repos/{owner}/{repo}/git/refs', {
    ...kind,
    ref: `refs/heads/${head}`,
    sha: main.object.sha,
  });
  const { data: pull } = await ada.request('POST /repos/{owner}/{repo}/pulls', {
    ...kind,
    head,
    base: 'main',
    title: 'Change',
  });
  const at = { ...kind, issue_number: pull.number };
  const upsert = async (body: string, id = 'default', github = bot) => {
    const outcome = await upsertComment(
      {
        github,
        repository,
        number: pull.number,
        marker: commentMarker(id),
        author: () =>
          getAuthenticatedLogin({ github: bot, graphqlUrl: `${emulator.url}/graphql`, commentAuthor: undefined }),
        isNewer: () => false,
      },
      asPublished(`${commentMarker(id)}\n${body}`),
      { same: (present, wanted) => present === wanted, create: true, isOutdated: async () => false },
    );
    if (outcome === undefined) throw new Error('no comment was written');
    return outcome;
  };
  const list = async () => {
    const comments = await ada.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...at,
      per_page: 100,
    });
    return comments.map(({ user, body }) => `${user?.login}: ${body?.split('\n').at(-1)}`);
  };
  const say = (body: string) =>
    ada.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, body });
  return { upsert, list, say, bot, of: kind, at };
}

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A client with a read-only token, as on the pull request of a fork. */
async function asReader(): Promise<GitHub> {
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64({ iss: '1', iat: now - 60, exp: now + 300 })}`;
  const key = emulator.generatedSecrets[0]?.value ?? '';
  const app = await as(
    `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), key).toString('base64url')}`,
    plainFetch,
  );
  const { data } = await app.request('POST /app/installations/{installation_id}/access_tokens', { installation_id: 2 });
  return as(data.token);
}

describe('comments on emulate', () => {
  test('emulate: a comment is created once, left alone, updated and created again after its deletion', async () => {
    const { upsert, list, bot, of: kind } = await openPullRequest();
    const created = await upsert('one');
    expect(created.action).toBe('created');
    const { id, html_url = '', writtenAt } = created.comment ?? {};
    const same = expect.objectContaining({ id, html_url }) as object;
    expect(await upsert('one')).toEqual({ comment: same, action: 'unchanged' });
    const updated = await upsert('two');
    expect(updated).toEqual({ comment: same, action: 'updated' });
    expect([writtenAt, updated.comment?.writtenAt]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(await list()).toEqual(['github-actions[bot]: two']);

    await bot.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...kind,
      comment_id: Number(html_url.split('-').at(-1)),
    });
    expect((await upsert('two')).action).toBe('created');
    expect(await list()).toEqual(['github-actions[bot]: two']);
  });

  test('emulate: comments of two IDs and a forged one stay side by side', async () => {
    const { upsert, list, say } = await openPullRequest();
    await say(`${commentMarker('default')}\nforged`);
    await upsert('staging', 'staging');
    await upsert('default');
    await upsert('staging 2', 'staging');
    expect(await list()).toEqual(['ada: forged', 'github-actions[bot]: staging 2', 'github-actions[bot]: default']);
  });

  test('emulate: our comment is found behind a page of others and its duplicates are removed', async () => {
    const { upsert, list, say, bot, at } = await openPullRequest();
    for (let count = 0; count < 101; count += 1) await say(`comment ${count}`);
    await bot.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...at,
      body: `${commentMarker('default')}\none`,
    });
    await bot.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...at,
      body: `${commentMarker('default')}\none`,
    });
    expect(await upsert('one')).toMatchObject({ action: 'unchanged' });
    expect(await upsert('one')).toMatchObject({ action: 'unchanged' });
    expect((await list()).slice(101)).toEqual(['github-actions[bot]: one']);
  });

  test('emulate: a read-only token is refused without a guess at the permission, and writes nothing', async () => {
    const { upsert, list } = await openPullRequest();
    await expect(upsert('one', 'default', await asReader())).rejects.toMatchObject({
      reason: 'unauthorized',
      message: expect.stringMatching(/^Permission denied by GitHub: /),
      hint: undefined,
    });
    expect(await list()).toEqual([]);
  });

  test('emulate: a missing pull request is not found', async () => {
    const github = await as('token-of-bot');
    const marker = commentMarker('default');
    const place = {
      github,
      repository,
      number: 999_999,
      marker,
      author: () => Promise.resolve('nobody'),
      isNewer: () => false,
    };
    await expect(
      upsertComment(place, asPublished(marker), { same: Object.is, create: true, isOutdated: async () => false }),
    ).rejects.toMatchObject({ reason: 'not-found' });
  });
});

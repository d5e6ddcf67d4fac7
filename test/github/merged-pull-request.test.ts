import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGitHub } from '../../src/github/client.ts';
import { findPullRequestOf, readPullRequest } from '../../src/github/merged-pull-request.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { startServer as startGitea } from '../support/server.ts';
import { startServer, type Reply } from './server.ts';

const REPOSITORY = { owner: 'acme', name: 'jobs' };
const COMMIT = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const OTHER = 'c'.repeat(40);
const PULLS_OF_COMMIT = `/repos/acme/jobs/commits/${COMMIT}/pulls`;
const ALL_PULLS = '/repos/acme/jobs/pulls';

type Pull = FakeGitHub['pulls'][number];

/** A pull request that was merged as `COMMIT`; later ones at a later hour. */
const merged = (number: number, hour: number, more: Partial<Pull> = {}): Pull => ({
  number,
  head: HEAD,
  state: 'closed',
  mergedAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  mergeCommit: COMMIT,
  ...more,
});

/** Which pull request brought `COMMIT`, of these. */
async function broughtBy(pulls: readonly Pull[], indexed = true) {
  await using double = await startGitHub();
  Object.assign(double, { pulls, indexed });
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  return { found: await findPullRequestOf(github, REPOSITORY, COMMIT), asked: [...double.asked] };
}

/** The same of a server that answers as it is told; of `/repos/…` without the query. */
async function toldBy(answer: (path: string) => Reply) {
  await using server = await startServer(({ path }) => answer(path.split('?')[0] ?? ''));
  return await findPullRequestOf(await server.github(), REPOSITORY, COMMIT);
}

const told = (number: number, more: object = {}): object => ({
  number,
  head: { sha: HEAD },
  merged_at: '2026-11-20T09:00:00Z',
  merge_commit_sha: COMMIT,
  ...more,
});

const open = (number: number): object => told(number, { merged_at: null });

describe('the pull request that brought a commit', () => {
  test('is the merged one, in one request', async () => {
    const { found, asked } = await broughtBy([merged(7, 9)]);
    expect(found).toEqual({ number: 7, headSha: HEAD });
    expect(asked).toEqual([`GET ${PULLS_OF_COMMIT}?per_page=100`]);
  });

  test('is known by the head of its branch, too, not only by what it was merged as', async () => {
    const { found } = await broughtBy([merged(7, 9, { head: COMMIT, mergeCommit: OTHER })]);
    expect(found).toEqual({ number: 7, headSha: COMMIT });
  });

  test('is the newest merged of several, whichever is told first and whatever is open or was given up', async () => {
    const one = fc.record({ isMerged: fc.boolean(), hour: fc.integer({ min: 0, max: 23 }) });
    const several = fc.uniqueArray(one, {
      minLength: 1,
      maxLength: 6,
      selector: ({ hour }) => hour,
    });
    const property = fc.asyncProperty(several, async (drawn) => {
      const body = drawn.map(({ isMerged, hour }, at) =>
        isMerged ? told(at + 1, { merged_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z` }) : open(at + 1),
      );
      const found = await toldBy((path) => ({ body: path === PULLS_OF_COMMIT ? body : [] }));
      const latest = Math.max(...drawn.map(({ isMerged, hour }) => (isMerged ? hour : -1)));
      const at = drawn.findIndex(({ isMerged, hour }) => isMerged && hour === latest);
      expect(found?.number).toBe(at === -1 ? undefined : at + 1);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('may stand on any page', async () => {
    await using server = await startServer(({ path }, url) => {
      if (path.includes('page=2')) return { body: [told(7)] };
      return {
        headers: { link: `<${url}${PULLS_OF_COMMIT}?page=2>; rel="next"` },
        body: [open(5)],
      };
    });
    expect(await findPullRequestOf(await server.github(), REPOSITORY, COMMIT)).toEqual({
      number: 7,
      headSha: HEAD,
    });
  });

  test('is looked for among those closed last, while the commit does not know it yet', async () => {
    const { found, asked } = await broughtBy([merged(6, 10, { mergeCommit: OTHER }), merged(7, 9)], false);
    expect(found).toEqual({ number: 7, headSha: HEAD });
    expect(asked).toEqual([
      `GET ${PULLS_OF_COMMIT}?per_page=100`,
      `GET ${ALL_PULLS}?state=closed&sort=updated&direction=desc&per_page=100`,
    ]);
  });

  test('is none that was merged as another commit, or would have been merged as this one', async () => {
    const others: readonly Pull[] = [
      merged(5, 9, { mergeCommit: OTHER }),
      { number: 6, head: HEAD, state: 'closed', mergeCommit: COMMIT },
      { number: 8, head: OTHER, state: 'open', mergeCommit: COMMIT },
    ];
    expect((await broughtBy(others)).found).toBeUndefined();
    expect((await broughtBy(others, false)).found).toBeUndefined();
  });
});

describe('a branch that is still under review', () => {
  const review = { head: COMMIT, state: 'open' } as const;

  test('has its pull request, of several the newest', async () => {
    expect(
      (
        await broughtBy([
          { number: 8, ...review },
          { number: 12, ...review },
        ])
      ).found,
    ).toEqual({
      number: 12,
      headSha: COMMIT,
    });
  });

  test('that was merged elsewhere has the merged one', async () => {
    expect((await broughtBy([merged(7, 9), { number: 8, ...review }])).found?.number).toBe(7);
  });
});

/** Gitea's routes, with its own order and size of a page: the last argument is what is closed, the newest first. */
async function toldByGitea(pull: Reply, closed: Reply) {
  const answers: Readonly<Record<string, Reply>> = {
    [PULLS_OF_COMMIT.slice(0, -1)]: pull,
    [ALL_PULLS]: closed,
  };
  await using server = await startGitea(({ url }, response) => {
    const { status = 200, body = {} } = answers[url.split('?')[0] ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const github = await createGitHub({ fetch, apiUrl: server.url, token: 'token' });
  return await findPullRequestOf(github, REPOSITORY, COMMIT);
}

const MISSING: Reply = { status: 404 };

describe('a server that knows no list of a commit (Gitea, Forgejo)', () => {
  test('knows the one pull request of it, however many were made since', async () => {
    const later = Array.from({ length: 30 }, (_, at) => told(50 - at, { merge_commit_sha: OTHER }));
    expect(await toldByGitea({ body: told(7) }, { body: later })).toEqual({
      number: 7,
      headSha: HEAD,
    });
  });

  test('or those that were closed last', async () => {
    expect(await toldByGitea(MISSING, { body: [told(7)] })).toEqual({ number: 7, headSha: HEAD });
    expect(await toldByGitea(MISSING, { body: [] })).toBeUndefined();
  });

  test.each<[string, Reply, Reply, string]>([
    ['the one', { status: 500 }, { body: [] }, 'server'],
    ['the one, in JSON of its own', { body: [] }, { body: [] }, 'server'],
    ['those', MISSING, MISSING, 'not-found'],
  ])('and does not say %s: that is not taken for none', async (_, pull, closed, reason) => {
    await expect(toldByGitea(pull, closed)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Which pull request brought this commit cannot be told'),
    });
  });
});

describe('what GitHub does not say is never taken for none', () => {
  const places: readonly [string, string][] = [
    ['of the commit', PULLS_OF_COMMIT],
    ['of all', ALL_PULLS],
  ];
  const moods: readonly [string, Reply, string][] = [
    ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }, 'unauthorized'],
    ['401', { status: 401, body: { message: 'Bad credentials' } }, 'input'],
    ['422', { status: 422, body: { message: 'No commit found' } }, 'server'],
    ['500', { status: 500, body: {} }, 'server'],
    ['an object', { body: {} }, 'server'],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'server'],
    ['nothing', { body: '' }, 'server'],
    ['half of its JSON', { body: '[{"number": 7' }, 'server'],
    ['a pull request without a head', { body: [{ ...told(7), head: null }] }, 'server'],
    ['a pull request without a number', { body: [{ ...told(7), number: 0 }] }, 'server'],
  ];

  test.each(
    places.flatMap(([where, path]) => moods.map(([what, reply, reason]) => ({ where, path, what, reply, reason }))),
  )('the list $where: $what', async ({ path, reply, reason }) => {
    const failing = toldBy((asked) => (asked === path ? reply : { body: [] }));
    await expect(failing).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Which pull request brought this commit cannot be told'),
      hint: expect.stringMatching(/./),
    });
  });

  test('names the rights that a job without them lacks', async () => {
    await expect(toldBy(() => ({ status: 403, body: {} }))).rejects.toMatchObject({
      hint: expect.stringMatching(/contents: read, pull-requests: write/),
    });
  });
});

describe('a pull request by its number', () => {
  test('is told with its head', async () => {
    await using double = await startGitHub();
    double.pulls = [{ number: 12, head: OTHER, state: 'open' }];
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    expect(await readPullRequest(github, REPOSITORY, 12)).toEqual({ number: 12, headSha: OTHER });
    expect(double.asked).toEqual(['GET /repos/acme/jobs/pulls/12']);
  });

  test('fails where there is none', async () => {
    await using double = await startGitHub();
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    await expect(readPullRequest(github, REPOSITORY, 12)).rejects.toMatchObject({
      reason: 'not-found',
    });
  });
});

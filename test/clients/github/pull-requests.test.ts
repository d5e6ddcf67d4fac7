import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { findMergedAs, findPullRequestsOf, readPullRequest } from '../../../src/clients/github/pull-requests.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer as startGitea } from '../../support/server.ts';
import { startServer, type Reply } from './server.ts';

const REPOSITORY = { owner: 'acme', name: 'jobs' };
const COMMIT = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const OTHER = 'c'.repeat(40);
const PULLS_OF_COMMIT = `/repos/acme/jobs/commits/${COMMIT}/pulls`;
const ALL_PULLS = '/repos/acme/jobs/pulls';

/** A merge into `main` is enough. */
const sought = {
  repository: REPOSITORY,
  commits: [COMMIT],
  isEnough: ({ state, baseRef }: { readonly state: string; readonly baseRef: string | undefined }) =>
    state === 'merged' && baseRef === 'main',
};

type Pull = FakeGitHub['pulls'][number];

const time = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`;

/** A pull request that was merged as `COMMIT`; later ones at a later hour. */
const merged = (number: number, hour: number, more: Partial<Pull> = {}): Pull => ({
  number,
  head: HEAD,
  state: 'closed',
  mergedAt: time(hour),
  mergeCommit: COMMIT,
  ...more,
});

/** Which pull request brought `COMMIT`, of these. */
async function broughtBy(pulls: readonly Pull[], indexed = true) {
  await using double = await startGitHub();
  Object.assign(double, { pulls, indexed });
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  const found = await findPullRequestsOf(github, sought);
  return {
    found: found.map(({ number, state, baseRef }) => `${number} ${state} ${baseRef}`),
    asked: [...double.asked],
  };
}

/** The same of a server that answers as it is told; of `/repos/…` without the query. */
async function toldBy(answer: (path: string) => Reply) {
  await using server = await startServer(({ path }) => answer(path.split('?')[0] ?? ''));
  return await findPullRequestsOf(await server.github(), sought);
}

const told = (number: number, more: object = {}): object => ({
  number,
  head: { sha: HEAD },
  base: { ref: 'main' },
  merged_at: '2026-11-20T09:00:00Z',
  merge_commit_sha: COMMIT,
  ...more,
});

const OPEN_LIST = `GET ${ALL_PULLS}?state=open&sort=updated&direction=desc&per_page=100`;
const CLOSED_LIST = OPEN_LIST.replace('open', 'closed');

describe('the pull requests of a commit', () => {
  test('are those that its list has, in one request, where one was merged into a branch that counts', async () => {
    const { found, asked } = await broughtBy([merged(7, 9)]);
    expect(found).toEqual(['7 merged main']);
    expect(asked).toEqual([`GET ${PULLS_OF_COMMIT}?per_page=100`]);
  });

  test('are known by the head of their branch, too, not only by what they were merged as', async () => {
    const { found } = await broughtBy([merged(7, 9, { head: COMMIT, mergeCommit: OTHER })]);
    expect(found).toEqual(['7 merged main']);
  });

  test('have what is judged of them: state, base, and when they were merged', async () => {
    const one = fc.record({
      state: fc.constantFrom('open', 'closed'),
      base: fc.constantFrom('main', 'junk'),
      hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
    });
    const property = fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (drawn) => {
      const body = drawn.map(({ state, base, hour }, at) =>
        told(at + 1, { state, base: { ref: base }, merged_at: hour === undefined ? null : time(hour) }),
      );
      const found = await toldBy((path) => ({ body: path === PULLS_OF_COMMIT ? body : [] }));
      expect(found).toEqual(
        drawn.map(({ state, base, hour }, at) => ({
          number: at + 1,
          headSha: HEAD,
          baseRef: base,
          state: hour === undefined ? state : 'merged',
          mergedAt: hour === undefined ? 0 : Date.parse(time(hour)),
        })),
      );
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('may stand on any page', async () => {
    await using server = await startServer(({ path }, url) => {
      if (path.includes('page=2')) return { body: [told(7)] };
      return {
        headers: { link: `<${url}${PULLS_OF_COMMIT}?page=2>; rel="next"` },
        body: [told(5, { merged_at: null })],
      };
    });
    const found = await findPullRequestsOf(await server.github(), sought);
    expect(found.map(({ number }) => number)).toEqual([5, 7]);
  });

  test('are looked for among those that changed last, while the commit does not know them yet', async () => {
    const { found, asked } = await broughtBy([merged(6, 10, { mergeCommit: OTHER }), merged(7, 9)], false);
    expect(found).toEqual(['7 merged main']);
    expect(asked).toEqual([`GET ${PULLS_OF_COMMIT}?per_page=100`, CLOSED_LIST]);
  });

  test('are also those that do not count: open, closed, merged elsewhere, or tried as this commit', async () => {
    const others: readonly Pull[] = [
      merged(5, 9, { mergeCommit: OTHER }),
      merged(4, 9, { base: 'junk' }),
      { number: 6, head: HEAD, state: 'closed', mergeCommit: COMMIT },
      { number: 8, head: OTHER, state: 'open', mergeCommit: COMMIT },
      { number: 9, head: COMMIT, state: 'open' },
    ];
    const all = ['4 merged junk', '6 closed main', '8 open main', '9 open main'];
    expect((await broughtBy(others)).found).toEqual(all);
    const late = await broughtBy(others, false);
    expect(late.found).toEqual(all);
    expect(late.asked).toEqual([`GET ${PULLS_OF_COMMIT}?per_page=100`, CLOSED_LIST, OPEN_LIST]);
  });

  test('of several commits are those of all', async () => {
    await using double = await startGitHub();
    double.pulls = [merged(4, 9, { base: 'junk' }), { number: 8, head: OTHER, state: 'open' }];
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    const found = await findPullRequestsOf(github, { ...sought, commits: [COMMIT, OTHER] });
    expect(found.map(({ number }) => number)).toEqual([4, 8]);
  });
});

test('what was merged as one of several commits is found among those that changed last', async () => {
  await using double = await startGitHub();
  double.pulls = [merged(5, 8), merged(6, 9, { mergeCommit: OTHER }), merged(7, 9, { mergeCommit: HEAD })];
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  const found = await findMergedAs(github, REPOSITORY, [COMMIT, HEAD]);
  expect(found.map(({ number }) => number)).toEqual([5, 7]);
});

/** Gitea's routes, with its own order and size of a page: the last argument is what is closed, the newest first. */
async function toldByGitea(pull: Reply, closed: Reply, open: Reply = { body: [] }) {
  await using server = await startGitea(({ url }, response) => {
    const [path = ''] = url.split('?');
    const list = url.includes('state=open') ? open : closed;
    const answer = path === PULLS_OF_COMMIT.slice(0, -1) ? pull : path === ALL_PULLS ? list : MISSING;
    const { status = 200, body = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const github = await createGitHub({ fetch, apiUrl: server.url, token: 'token' });
  const found = await findPullRequestsOf(github, sought);
  return found.map(({ number, state }) => `${number} ${state}`);
}

const MISSING: Reply = { status: 404 };

describe('a server that knows no list of a commit (Gitea, Forgejo)', () => {
  test('knows the one pull request of it, however many were made since', async () => {
    const later = Array.from({ length: 30 }, (_, at) => told(50 - at, { merge_commit_sha: OTHER }));
    expect(await toldByGitea({ body: told(7) }, { body: later })).toEqual(['7 merged']);
  });

  test('or those that were closed last, or the open one with this head', async () => {
    expect(await toldByGitea(MISSING, { body: [told(7)] })).toEqual(['7 merged']);
    expect(await toldByGitea(MISSING, { body: [] })).toEqual([]);
    const open = told(8, { state: 'open', head: { sha: COMMIT }, merged_at: null, merge_commit_sha: null });
    expect(await toldByGitea(MISSING, { body: [] }, { body: [open] })).toEqual(['8 open']);
  });

  test.each<[string, Reply, Reply, string]>([
    ['the one', { status: 500 }, { body: [] }, 'server'],
    ['the one, in JSON of its own', { body: [] }, { body: [] }, 'server'],
    ['those', MISSING, MISSING, 'not-found'],
  ])('and does not say %s: that is not taken for none', async (_, pull, closed, reason) => {
    await expect(toldByGitea(pull, closed)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Could not find the pull request of this commit'),
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
      message: expect.stringContaining('Could not find the pull request of this commit'),
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
    expect(await readPullRequest(github, REPOSITORY, 12)).toEqual({
      number: 12,
      headSha: OTHER,
      baseRef: 'main',
      state: 'open',
      mergedAt: 0,
    });
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

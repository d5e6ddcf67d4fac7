import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPullRequest } from '../../../src/clients/github/event.ts';
import { createGitHub } from '../../../src/clients/github/client.ts';
import {
  findMergedAs,
  findRelatedPullRequests,
  readPullRequest,
} from '../../../src/clients/github/pull-requests/pull-requests.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer as startGitea } from '../../support/server.ts';
import { startServer, type Reply } from './server.ts';

const repository = { owner: 'acme', repo: 'jobs' };
const commit = 'a'.repeat(40);
const headCommit = 'b'.repeat(40);
const otherCommit = 'c'.repeat(40);
const pullsOfCommit = `/repos/acme/jobs/commits/${commit}/pulls`;
const allPulls = '/repos/acme/jobs/pulls';

/** Searches for a merge into `main`. */
const sought = {
  repository,
  commits: [commit],
  isEnough: async ({ state, baseRef }: { readonly state: string; readonly baseRef: string | undefined }) =>
    state === 'merged' && baseRef === 'main',
};

type Pull = FakeGitHub['pulls'][number];

const time = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`;

/** A pull request merged as `COMMIT`; a later `hour` is a later merge. */
const createMerged = (number: number, hour: number, more: Partial<Pull> = {}): Pull => ({
  number,
  head: headCommit,
  state: 'closed',
  mergedAt: time(hour),
  mergeCommit: commit,
  ...more,
});

/** Finds the pull request of `COMMIT` among these. */
async function findBroughtBy(pulls: readonly Pull[], indexed = true) {
  await using double = await startGitHub();
  Object.assign(double, { pulls, indexed });
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  const items = await findRelatedPullRequests(github, sought);
  return {
    found: items.map(({ number, state, baseRef }) => `${number} ${state} ${baseRef}`),
    asked: [...double.requests],
  };
}

/** Finds the pull requests with a scripted server, which responds by path without query. */
async function findOnServer(answer: (path: string) => Reply) {
  await using server = await startServer(({ path }) => answer(path.split('?')[0] ?? ''));
  return await findRelatedPullRequests(await server.github(), sought);
}

const toListed = (number: number, more: object = {}): object => ({
  number,
  head: { sha: headCommit },
  base: { ref: 'main' },
  merged_at: '2026-11-20T09:00:00Z',
  merge_commit_sha: commit,
  ...more,
});

const openList = `GET ${allPulls}?state=open&sort=updated&direction=desc&per_page=100`;
const closedList = openList.replace('open', 'closed');

describe('findRelatedPullRequests', () => {
  test('pull requests of a commit are found with one request when one was merged into a counting branch', async () => {
    const { found: items, asked: calls } = await findBroughtBy([createMerged(7, 9)]);
    expect(items).toEqual(['7 merged main']);
    expect(calls).toEqual([`GET ${pullsOfCommit}?per_page=100`]);
  });

  test('pull requests of a commit have their state, base and time of merge', async () => {
    const row = fc.record({
      state: fc.constantFrom('open', 'closed'),
      base: fc.constantFrom('main', 'junk'),
      hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
    });
    const property = fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (drawn) => {
      const body = drawn.map(({ state, base, hour }, at) =>
        toListed(at + 1, { state, base: { ref: base }, merged_at: hour === undefined ? null : time(hour) }),
      );
      const items = await findOnServer((path) => ({ body: path === pullsOfCommit ? body : [] }));
      expect(items).toMatchObject(
        drawn.map(({ state, base, hour }, at) => ({
          number: at + 1,
          headSha: headCommit,
          baseRef: base,
          state: hour === undefined ? state : 'merged',
          mergedAt: hour === undefined ? 0 : Date.parse(time(hour)),
        })),
      );
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('pull requests of a commit are found on any page', async () => {
    await using server = await startServer(({ path }, url) => {
      if (path.includes('page=2')) return { body: [toListed(7)] };
      return {
        headers: { link: `<${url}${pullsOfCommit}?page=2>; rel="next"` },
        body: [toListed(5, { merged_at: null })],
      };
    });
    const items = await findRelatedPullRequests(await server.github(), sought);
    expect(items.map(({ number }) => number)).toEqual([5, 7]);
  });

  test('pull requests that do not count are listed, too: open, closed or merged elsewhere', async () => {
    const others: readonly Pull[] = [
      createMerged(5, 9, { mergeCommit: otherCommit }),
      createMerged(4, 9, { base: 'junk' }),
      { number: 6, head: headCommit, state: 'closed', mergeCommit: commit },
      { number: 8, head: otherCommit, state: 'open', mergeCommit: commit },
      { number: 9, head: commit, state: 'open' },
    ];
    const all = ['4 merged junk', '6 closed main', '8 open main', '9 open main'];
    expect((await findBroughtBy(others)).found).toEqual(all);
    const late = await findBroughtBy(others, false);
    expect(late.found).toEqual(all);
    expect(late.asked).toEqual([`GET ${pullsOfCommit}?per_page=100`, closedList, openList]);
  });

  test('pull requests of several commits are combined', async () => {
    await using double = await startGitHub();
    double.pulls = [createMerged(4, 9, { base: 'junk' }), { number: 8, head: otherCommit, state: 'open' }];
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    const items = await findRelatedPullRequests(github, { ...sought, commits: [commit, otherCommit] });
    expect(items.map(({ number }) => number)).toEqual([4, 8]);
  });
});

const since = Date.parse(time(8));

const others = (count: number, hour: number): readonly Pull[] =>
  Array.from({ length: count }, (_, at) => ({
    number: 100 * (hour + 1) + at,
    head: otherCommit,
    state: 'closed',
    updatedAt: time(hour),
  }));

/** Finds the pull requests that were merged as `COMMIT` or `HEAD`, and counts the requests. */
async function findMerged(pulls: readonly Pull[], mergedAt: number) {
  await using double = await startGitHub();
  double.pulls = pulls;
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  const match = await findMergedAs(github, repository, { commits: [commit, headCommit], since: mergedAt });
  return { found: match?.map(({ number }) => number), requests: double.requests.length };
}

describe('findMergedAs', () => {
  const elsewhere = createMerged(6, 9, { mergeCommit: otherCommit, head: otherCommit });
  const several = [createMerged(7, 9, { mergeCommit: headCommit }), elsewhere, createMerged(5, 8), ...others(150, 6)];
  test.each<[string, readonly Pull[], number, readonly number[] | undefined, number]>([
    ['those merged as any of several commits, by one request', several, since, [5, 7], 1],
    ['all pages updated since the merge', [...others(250, 12), createMerged(5, 9), ...others(300, 6)], since, [5], 4],
    ['all pages where the time of the merge is unknown', [...others(150, 6), createMerged(5, 4)], NaN, [5], 3],
    ['1000 that were updated since', [createMerged(5, 13), ...others(999, 12)], since, [5], 11],
    ['no more than 1000 that were updated since', [createMerged(5, 13), ...others(1000, 12)], since, undefined, 11],
  ])('findMergedAs reads %s', async (_, pulls, mergedAt, match, requests) => {
    expect(await findMerged(pulls, mergedAt)).toEqual({ found: match, requests });
  });

  test('findMergedAs finds a pull request that is updated while the pages are read', async () => {
    await using double = await startGitHub();
    double.before = () => {
      const updatedAt = time(double.requests.length > 1 ? 13 : 9);
      double.pulls = [...others(150, 12), createMerged(5, 9, { updatedAt })];
    };
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    const match = await findMergedAs(github, repository, { commits: [commit], since });
    expect(match?.map(({ number }) => number)).toEqual([5]);
  });

  test('findMergedAs ends where every page names a next one', async () => {
    let count = 0;
    await using server = await startServer((_, url) => {
      count += 1;
      return { body: [toListed(5)], headers: { link: `<${url}${allPulls}?page=2>; rel="next"` } };
    });
    expect(await findMergedAs(await server.github(), repository, { commits: [commit], since })).toBeUndefined();
    expect(count).toBe(11);
  });
});

/** Finds the pull requests with Gitea's routes, order and page size; `closed` lists the newest first. */
async function findOnGitea(pull: Reply, closed: Reply, open: Reply = { body: [] }) {
  await using server = await startGitea(({ url }, response) => {
    const [path = ''] = url.split('?');
    const list = url.includes('state=open') ? open : closed;
    const answer = path === pullsOfCommit.slice(0, -1) ? pull : path === allPulls ? list : missing;
    const { status = 200, body = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const github = await createGitHub({ fetch, apiUrl: server.url, token: 'token' });
  const items = await findRelatedPullRequests(github, sought);
  return items.map(({ number, state }) => `${number} ${state}`);
}

const missing: Reply = { status: 404 };

describe('findRelatedPullRequests on Gitea and Forgejo', () => {
  test('Gitea: the pull request of a commit is found directly regardless of later ones', async () => {
    const later = Array.from({ length: 30 }, (_, at) => toListed(50 - at, { merge_commit_sha: otherCommit }));
    expect(await findOnGitea({ body: toListed(7) }, { body: later })).toEqual(['7 merged']);
  });

  test('Gitea: pull requests are searched among the last closed ones and the open one with this head', async () => {
    expect(await findOnGitea(missing, { body: [toListed(7)] })).toEqual(['7 merged']);
    expect(await findOnGitea(missing, { body: [] })).toEqual([]);
    const open = toListed(8, { state: 'open', head: { sha: commit }, merged_at: null, merge_commit_sha: null });
    expect(await findOnGitea(missing, { body: [] }, { body: [open] })).toEqual(['8 open']);
  });

  test.each<[string, Reply, Reply, string]>([
    ['the pull request', { status: 500 }, { body: [] }, 'server'],
    ['the pull request as an object', { body: [] }, { body: [] }, 'server'],
    ['the lists', missing, missing, 'not-found'],
  ])('Gitea: an error for %s never counts as no pull request', async (_, pull, closed, reason) => {
    await expect(findOnGitea(pull, closed)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Could not find the pull request of this commit'),
    });
  });
});

describe('findRelatedPullRequests when GitHub fails', () => {
  const places: readonly [string, string][] = [
    ['of the commit', pullsOfCommit],
    ['of all', allPulls],
  ];
  const moods: readonly [string, Reply, string][] = [
    ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }, 'unauthorized'],
    ['500', { status: 500, body: {} }, 'server'],
    ['an object', { body: {} }, 'server'],
    ['an HTML page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'server'],
    ['truncated JSON', { body: '[{"number": 7' }, 'server'],
    ['a pull request without a head', { body: [{ ...toListed(7), head: null }] }, 'server'],
    ['a pull request without a number', { body: [{ ...toListed(7), number: 0 }] }, 'server'],
  ];

  test.each(
    places.flatMap(([location, path]) =>
      moods.map(([what, reply, reason]) => ({ location, path, what, reply, reason })),
    ),
  )('a failing list $where never counts as no pull request: $what', async ({ path, reply, reason }) => {
    const failing = findOnServer((call) => (call === path ? reply : { body: [] }));
    await expect(failing).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Could not find the pull request of this commit'),
      hint: expect.stringMatching(/./),
    });
  });
});

test('a denied list of pull requests names the missing permissions', async () => {
  await expect(findOnServer(() => ({ status: 403, body: {} }))).rejects.toMatchObject({
    hint: expect.stringMatching(/contents: read, pull-requests: write/),
  });
});

describe('readPullRequest', () => {
  test('readPullRequest refuses a response with another pull request', async () => {
    await using server = await startServer(() => ({ body: toListed(8) }));
    await expect(readPullRequest(await server.github(), repository, 7)).rejects.toMatchObject({ reason: 'server' });
  });
});

test.each([
  ['octocat', 'octocat'],
  ['ghost', undefined],
  ['Ghost', undefined],
  [undefined, undefined],
])('a pull request of the account %s has the author %s', (login, author) => {
  const user = login === undefined ? null : { login };
  expect(toPullRequest({ number: 7, head: { sha: headCommit }, user })?.author).toBe(author);
});

import { toPublished, type Published } from '../../../../src/text/published.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGitHub, type GitHubOptions } from '../../../../src/clients/github/client.ts';
import { carriesMarker, createCommentMarker } from '../../../../src/clients/github/comments/find.ts';
import { upsertComment, type UpsertOptions } from '../../../../src/clients/github/comments/upsert.ts';
import { startGitHub } from '../../../support/github.ts';
import { countRuns } from '../../../support/thorough.ts';

const marker = createCommentMarker('default');
const bot = { login: 'github-actions[bot]', type: 'Bot' };
const person = { login: 'ada', type: 'User' };

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
}

/** Created in the order of the numbers, as by the double. */
const store = (id: number, body: string, user = bot) => ({ id, body, user, created_at: formatTime(id) });
const formatTime = (id: number): string => new Date(1e12 + id * 1000).toISOString();

interface Answers {
  readonly comments: readonly ReturnType<typeof store>[];
  readonly on?: (method: string, path: string) => Reply | undefined;
}

/** Comments of pull request 7; `on` may respond before GitHub. */
async function startComments({ comments, on }: Answers) {
  const double = await startGitHub();
  const add = ({ body, user, ...rest }: ReturnType<typeof store>) => {
    double.postComment(body, user);
    Object.assign(double.comments.at(-1) ?? {}, rest);
  };
  for (const item of comments) add(item);
  const lines: string[] = [];
  const answerFirst: GitHubOptions['fetch'] = async (address, init) => {
    const { pathname } = new URL(address);
    const method = init?.method ?? 'GET';
    lines.push(`${method} ${pathname}`);
    const reply = on?.(method, pathname);
    if (reply === undefined) return fetch(address, init);
    const { status = 200, headers = { 'content-type': 'application/json' }, body } = reply;
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    return Object.defineProperty(response, 'url', { value: String(address) });
  };
  const place = {
    github: await createGitHub({ fetch: answerFirst, apiUrl: double.url, token: 'secret-token' }),
    repository: { owner: 'acme', repo: 'jobs' },
    number: 7,
    marker,
    readAuthor: async () => 'github-actions',
    isNewer: () => false,
  };
  const run = (body: string, options: Partial<UpsertOptions> = {}) =>
    upsertComment(place, toPublished(body), {
      isSame: (present, wanted) => present === wanted,
      mayCreate: true,
      isOutdated: async () => false,
      ...options,
    });
  return Object.assign(double, { run, add, asked: () => lines });
}

const list = 'GET /repos/acme/jobs/issues/7/comments';
const create = 'POST /repos/acme/jobs/issues/7/comments';
const comment = (method: string, id: number | string) => `${method} /repos/acme/jobs/issues/comments/${id}`;
const mark = (words: string) => `${marker}\n${words}`;
const deletions = (requests: readonly string[]) => requests.filter((line) => line.startsWith('DELETE '));
const mustNotBeComposed = async (): Promise<Published> => Promise.reject(new Error('it was composed'));

describe('upsertComment', () => {
  test('upsertComment writes the text composed from the present comment, and nothing if the two are equal', async () => {
    await using github = await startComments({ comments: [store(1, mark('forged'), person)] });
    const hits: (string | undefined)[] = [];
    const compose: UpsertOptions['compose'] = async (present) => {
      // GitHub has responded before: its clock is known.
      expect(github.asked().at(-1)).toBe(list);
      hits.push(present?.body ?? undefined);
      return toPublished(mark(present === undefined ? 'first' : 'kept'));
    };
    expect(await github.run(mark('one'), { compose })).toMatchObject({ action: 'created' });
    expect(await github.run(mark('two'), { compose })).toMatchObject({ action: 'updated' });
    expect(await github.run(mark('three'), { compose })).toMatchObject({ action: 'unchanged' });
    expect(hits).toEqual([undefined, mark('first'), mark('kept')]);
    expect(github.comments.map(({ body }) => body)).toEqual([mark('forged'), mark('kept')]);
  });

  test('upsertComment composes nothing where no comment is wanted', async () => {
    await using github = await startComments({ comments: [] });
    expect(await github.run(mark('one'), { compose: mustNotBeComposed, mayCreate: false })).toEqual({
      comment: undefined,
      action: 'none',
    });
    expect(github.asked()).toEqual([list]);
  });

  test.each(['same', 'other'])(
    'upsertComment keeps the newest of several comments and removes the rest (%s text)',
    async (words) => {
      const doubles = [store(5, mark('same')), store(9, mark('same')), store(7, mark('same'))];
      await using github = await startComments({ comments: [store(1, mark('forged'), person), ...doubles] });
      const { action } = await github.run(mark(words));
      expect(action).toBe(words === 'same' ? 'unchanged' : 'updated');
      expect(github.comments.map(({ id }) => id)).toEqual([1, 9]);
      await github.run(mark(words));
      expect(deletions(github.asked())).toEqual([comment('DELETE', 7), comment('DELETE', 5)]);
    },
  );

  test('upsertComment keeps the last listed of two comments from the same second', async () => {
    const twins = [store(5, mark('x')), { ...store(6, mark('x')), created_at: store(5, '').created_at }];
    await using github = await startComments({ comments: twins });
    await github.run(mark('x'));
    expect(deletions(github.asked())).toEqual([comment('DELETE', 5)]);
    expect(github.comments.map(({ id }) => id)).toEqual([6]);
  });

  test('upsertComment succeeds when a duplicate cannot be deleted', async () => {
    await using github = await startComments({
      comments: [store(1, mark('a')), store(2, mark('a'))],
      on: (method) => (method === 'DELETE' ? { status: 403, body: {} } : undefined),
    });
    expect(await github.run(mark('b'))).toMatchObject({ action: 'updated' });
    expect(deletions(github.asked())).toEqual([comment('DELETE', 1)]);
    expect(github.comments.map(({ id }) => id)).toEqual([1, 2]);
  });

  test.each([
    ['is created again', [], 'created', [2]],
    ['is left to another run that created one', [store(55, mark('c'))], 'kept', [55]],
    ['is created again and replaces the comment of an earlier run', [store(0, mark('c'))], 'created', [3]],
  ])('a comment deleted between read and write %s', async (_what, meanwhile, action, ids) => {
    await using github = await startComments({
      comments: [store(1, mark('a'))],
      on(method) {
        if (method !== 'PATCH') return undefined;
        github.comments.splice(0, 1);
        for (const item of meanwhile) github.add(item);
        return { status: 404, body: { message: 'Not Found' } };
      },
    });
    expect(await github.run(mark('b'))).toMatchObject({ action });
    expect(github.asked().slice(0, 5)).toEqual([list, comment('GET', 1), comment('PATCH', 1), create, list]);
    expect(github.comments.map(({ id }) => id)).toEqual(ids);
  });

  test('upsertComment handles comment IDs beyond the safe integers of JavaScript', async () => {
    const large = '90071992547409931';
    await using github = await startComments({
      comments: [],
      on: (_method, path) => {
        const text = JSON.stringify({ ...store(1, mark('a')), html_url: 'u' }).replace('"id":1,', `"id":${large},`);
        return { body: path.includes(large) ? text : `[${text}]` };
      },
    });
    await github.run(mark('b'));
    expect(github.asked().slice(0, 3)).toEqual([list, comment('GET', large), comment('PATCH', large)]);
  });
});

describe('upsertComment when GitHub fails', () => {
  test('upsertComment creates no second comment when the update is refused', async () => {
    await using github = await startComments({
      comments: [store(1, mark('a'))],
      on: (method) => (method === 'PATCH' ? { status: 403, body: {} } : undefined),
    });
    await expect(github.run(mark('b'))).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(github.asked()).toEqual([list, comment('GET', 1), comment('PATCH', 1)]);
  });

  test.each<[string, Reply]>([
    ['an HTML page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['truncated JSON', { body: '[{"id": 1, "bo' }],
    ['an object', { body: {} }],
    ['an empty body', { body: '' }],
    ['malformed comments', { body: [{ id: 1 }] }],
  ])('upsertComment writes nothing when the list of comments is %s', async (_, reply) => {
    await using github = await startComments({ comments: [], on: () => reply });
    await expect(github.run(mark('a'))).rejects.toMatchObject({ reason: 'server' });
    expect(github.asked()).toEqual([list]);
  });
});

describe('commentMarker', () => {
  test('commentMarker is a single HTML comment on one line and unique for each ID', () => {
    const id = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed());
    fc.assert(
      fc.property(id, id, (first, other) => {
        expect(createCommentMarker(first)).toMatch(/^<!-- outrider:v1 id=[^\s<>]* -->$/);
        expect(createCommentMarker(first) === createCommentMarker(other)).toBe(first === other);
      }),
    );
  });

  test('the marker counts only as the whole first line, with any line ending', () => {
    const piece = fc.constantFrom(
      marker,
      `${marker}\n`,
      '\n',
      '\r\n',
      '\r',
      ' ',
      '> ',
      '\uFEFF',
      createCommentMarker('other'),
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const body = pieces.join('');
        expect(carriesMarker(body, marker)).toBe(body.split(/\r\n|\n/)[0] === marker);
      }),
      { numRuns: countRuns(1000) },
    );
  });
});

import { asPublished, type Published } from '../../../../src/text/published.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriesMarker, createCommentMarker } from '../../../../src/clients/github/comments/find.ts';
import { upsertComment, type UpsertOptions } from '../../../../src/clients/github/comments/upsert.ts';
import { readExamples } from '../../../support/github-description.ts';
import { startServer, type Reply, type Seen } from '../server.ts';
import { countRuns } from '../../../support/thorough.ts';

const marker = createCommentMarker('default');
const bot = { login: 'github-actions[bot]', type: 'Bot' };
const person = { login: 'ada', type: 'User' };

interface Stored {
  id: number | string;
  body: string;
  user: object | null;
  created_at: string;
}

const stored = (id: number, body: string, user: object | null = bot): Stored => ({
  id,
  body,
  user,
  created_at: `2026-11-20T10:${String(id % 60).padStart(2, '0')}:00Z`,
});

interface Answers {
  readonly comments: readonly Stored[];
  readonly perPage?: number;
  readonly on?: (seen: Seen) => Reply | undefined;
}

const examples = readExamples();
const asListed = (part: Stored) => ({
  ...examples.comment,
  ...part,
  user: part.user && { ...examples.user, ...part.user },
  html_url: `https://github.com/acme/jobs/pull/7#${part.id}`,
});

/** Comments in pages as on GitHub; `on` may answer first. */
async function startComments({ comments, perPage = 100, on }: Answers) {
  const kept = [...comments];
  const faithfully = (request: Seen, url: string): Reply => {
    const at = new URL(request.path, url);
    const id = at.pathname.split('/').at(-1);
    const body = request.body === '' ? '' : String(JSON.parse(request.body).body);
    if (request.method === 'GET' && at.pathname.includes('/comments/')) {
      const entry = kept.find((comment) => String(comment.id) === id);
      return entry === undefined ? { status: 404, body: { message: 'Not Found' } } : { body: asListed(entry) };
    }
    if (request.method === 'GET') {
      const page = Number(at.searchParams.get('page') ?? 1);
      const more = kept.length > page * perPage;
      // Not the last link, and in another order than GitHub's: only `next` counts.
      const link = `<${url}${at.pathname}?page=1>; rel="first", <${url}${at.pathname}?page=${page + 1}>; rel="next"`;
      return { headers: more ? { link } : {}, body: kept.slice((page - 1) * perPage, page * perPage).map(asListed) };
    }
    if (request.method === 'DELETE') {
      const gone = kept.findIndex((comment) => String(comment.id) === id);
      if (gone !== -1) kept.splice(gone, 1);
      return { status: 204 };
    }
    if (request.method === 'PATCH') {
      const item = kept.find((comment) => String(comment.id) === id) ?? stored(0, '');
      return { body: asListed(Object.assign(item, { body })) };
    }
    kept.push(stored(50, body));
    return { status: 201, body: asListed(stored(50, body)) };
  };
  const server = await startServer((request, url) => on?.(request) ?? { ...faithfully(request, url), faithful: true });
  let identities = 0;
  const write = async (body: string, options: Partial<UpsertOptions> = {}) => {
    const place = {
      github: await server.github(),
      repository: { owner: 'acme', repo: 'jobs' },
      number: 7,
      marker,
      author: async () => {
        identities += 1;
        return 'github-actions';
      },
      isNewer: () => false,
    };
    return upsertComment(place, asPublished(body), {
      isSame: (present, wanted) => present === wanted,
      mayCreate: true,
      isOutdated: async () => false,
      ...options,
    });
  };
  const run = async (body: string, options: Partial<UpsertOptions> = {}) => {
    const outcome = await write(body, options);
    if (outcome === undefined) throw new Error('no comment was written');
    return outcome;
  };
  return {
    run,
    write,
    asked: server.asked,
    identities: () => identities,
    kept: () => kept,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const list = 'GET /repos/acme/jobs/issues/7/comments';
const create = 'POST /repos/acme/jobs/issues/7/comments';
const comment = (method: string, id: number | string) => `${method} /repos/acme/jobs/issues/comments/${id}`;
const marked = (words: string) => `${marker}\n${words}`;
const deletions = (requests: readonly string[]) => requests.filter((line) => line.startsWith('DELETE '));
const mustNotBeComposed = async (): Promise<Published> => Promise.reject(new Error('it was composed'));

describe('upsertComment', () => {
  test('upsertComment writes what is composed from the present comment, and nothing where the two are the same', async () => {
    await using github = await startComments({ comments: [stored(1, marked('forged'), person)] });
    const hits: (string | undefined)[] = [];
    const compose: UpsertOptions['compose'] = async (present) => {
      // GitHub has responded before: its clock is known.
      expect(github.asked().at(-1)).toBe(list);
      hits.push(present?.body ?? undefined);
      return asPublished(marked(present === undefined ? 'first' : 'kept'));
    };
    expect(await github.run(marked('one'), { compose })).toMatchObject({ action: 'created' });
    expect(await github.run(marked('two'), { compose })).toMatchObject({ action: 'updated' });
    expect(await github.run(marked('three'), { compose })).toMatchObject({ action: 'unchanged' });
    expect(hits).toEqual([undefined, marked('first'), marked('kept')]);
    expect(github.kept().map(({ body }) => body)).toEqual([marked('forged'), marked('kept')]);
  });

  test('upsertComment composes nothing where no comment is wanted', async () => {
    await using github = await startComments({ comments: [] });
    expect(await github.write(marked('one'), { compose: mustNotBeComposed, mayCreate: false })).toEqual({
      comment: undefined,
      action: 'none',
    });
    expect(github.asked()).toEqual([list]);
  });

  test.each(['same', 'other'])(
    'upsertComment keeps the newest of several comments and removes the rest (%s text)',
    async (words) => {
      const doubles = [stored(5, marked('same')), stored(9, marked('same')), stored(7, marked('same'))];
      await using github = await startComments({ comments: [stored(1, marked('forged'), person), ...doubles] });
      const { action } = await github.run(marked(words));
      expect(action).toBe(words === 'same' ? 'unchanged' : 'updated');
      expect(github.kept().map(({ id }) => id)).toEqual([1, 9]);
      await github.run(marked(words));
      expect(deletions(github.asked())).toEqual([comment('DELETE', 7), comment('DELETE', 5)]);
    },
  );

  test('upsertComment keeps the last listed of two comments from the same second', async () => {
    const twins = [stored(5, marked('x')), { ...stored(6, marked('x')), created_at: stored(5, '').created_at }];
    await using github = await startComments({ comments: twins });
    await github.run(marked('x'));
    expect(deletions(github.asked())).toEqual([comment('DELETE', 5)]);
    expect(github.kept().map(({ id }) => id)).toEqual([6]);
  });

  test('upsertComment succeeds when a duplicate cannot be deleted', async () => {
    await using github = await startComments({
      comments: [stored(1, marked('a')), stored(2, marked('a'))],
      on: ({ method }) => (method === 'DELETE' ? { status: 403, body: {} } : undefined),
    });
    expect(await github.run(marked('b'))).toMatchObject({ action: 'updated' });
    expect(deletions(github.asked())).toEqual([comment('DELETE', 1)]);
    expect(github.kept().map(({ id }) => id)).toEqual([1, 2]);
  });

  test.each([
    ['is created again', [], 'created', [50]],
    ['is left to another run that created one', [stored(55, marked('c'))], 'kept', [55]],
    ['is created again and replaces the comment of an earlier run', [stored(20, marked('c'))], 'created', [50]],
  ])('a comment deleted between read and write %s', async (_what, meanwhile, action, ids) => {
    await using github = await startComments({
      comments: [stored(1, marked('a'))],
      on({ method }) {
        if (method !== 'PATCH') return undefined;
        github.kept().splice(0, 1, ...meanwhile);
        return { status: 404, body: { message: 'Not Found' } };
      },
    });
    expect(await github.run(marked('b'))).toMatchObject({ action });
    expect(github.asked().slice(0, 5)).toEqual([list, comment('GET', 1), comment('PATCH', 1), create, list]);
    expect(github.kept().map(({ id }) => id)).toEqual(ids);
  });

  test('upsertComment handles comment IDs beyond the safe integers of JavaScript', async () => {
    const large = '90071992547409931';
    await using github = await startComments({
      comments: [],
      on: ({ method, path }) => {
        const text = JSON.stringify({ ...stored(1, marked('a')), html_url: 'u' }).replace('"id":1,', `"id":${large},`);
        return method === 'GET' ? { body: path.includes(large) ? text : `[${text}]` } : undefined;
      },
    });
    await github.run(marked('b'));
    expect(github.asked().slice(0, 3)).toEqual([list, comment('GET', large), comment('PATCH', large)]);
  });
});

describe('upsertComment when GitHub fails', () => {
  test.each([
    [403, 'unauthorized'],
    [500, 'server'],
  ])('upsertComment writes nothing when listing comments fails with %d', async (status, reason) => {
    await using github = await startComments({ comments: [], on: () => ({ status, body: { message: 'words' } }) });
    await expect(github.run(marked('a'))).rejects.toMatchObject({ reason, message: expect.stringContaining('words') });
    expect(github.asked()).toEqual([list]);
  });

  test.each([[403, 'unauthorized']])('upsertComment fails when writing fails with %d', async (status, reason) => {
    await using github = await startComments({
      comments: [],
      on: ({ method }) => (method === 'GET' ? undefined : { status, body: { message: 'words' } }),
    });
    await expect(github.run(marked('a'))).rejects.toMatchObject({ reason });
  });

  test('upsertComment creates no second comment when the update is refused', async () => {
    await using github = await startComments({
      comments: [stored(1, marked('a'))],
      on: ({ method }) => (method === 'PATCH' ? { status: 403, body: {} } : undefined),
    });
    await expect(github.run(marked('b'))).rejects.toMatchObject({ reason: 'unauthorized' });
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
    await expect(github.run(marked('a'))).rejects.toMatchObject({ reason: 'server' });
    expect(github.asked()).toEqual([list]);
  });
});

describe('commentMarker', () => {
  test('commentMarker is an HTML comment with the ID', () => {
    expect(createCommentMarker('default')).toBe('<!-- outrider:v1 id=default -->');
  });

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

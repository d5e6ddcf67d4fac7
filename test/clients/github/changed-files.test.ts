import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { listChangedFiles } from '../../../src/clients/github/changed-files.ts';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer, type Reply } from './server.ts';

const REPOSITORY = { owner: 'acme', name: 'jobs' };
const LIST = '/repos/acme/jobs/pulls/7/files';

async function listOf(github: FakeGitHub) {
  return listChangedFiles(await createGitHub({ fetch, apiUrl: github.url, token: 'token' }), REPOSITORY, 7);
}

/** What is made of an answer that GitHub would not give. */
async function listFrom(reply: Reply) {
  await using server = await startServer(() => reply);
  return await listChangedFiles(await server.github(), REPOSITORY, 7);
}

const added = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `jobs/${index}.hcl`, status: 'added' as const }));

describe('the files of a pull request', () => {
  test('are listed by name and status, of a renamed one with its former name', async () => {
    await using github = await startGitHub();
    github.files = [
      { filename: 'jobs/new.hcl', status: 'added' },
      { filename: 'jobs/gone.hcl', status: 'removed' },
      { filename: 'jobs/b.hcl', status: 'renamed', previous_filename: 'old/a.hcl' },
      { filename: 'jobs/copy.hcl', status: 'copied', previous_filename: 'jobs/web.hcl' },
      { filename: 'jobs/mode.hcl', status: 'changed' },
      { filename: 'jobs/same.hcl', status: 'unchanged' },
    ];
    expect(await listOf(github)).toEqual({
      complete: true,
      files: [
        { name: 'jobs/new.hcl', status: 'added' },
        { name: 'jobs/gone.hcl', status: 'removed' },
        { name: 'jobs/b.hcl', status: 'renamed', formerName: 'old/a.hcl' },
        { name: 'jobs/copy.hcl', status: 'copied' },
        { name: 'jobs/mode.hcl', status: 'changed' },
        { name: 'jobs/same.hcl', status: 'unchanged' },
      ],
    });
    expect(github.asked).toEqual([`GET ${LIST}?per_page=100`]);
  });

  test('may have any name', async () => {
    const names = [
      'a b.hcl',
      'größe/日本.hcl',
      'line\nbreak\r.hcl',
      '"q"\t.hcl',
      '%20#?.hcl',
      '[id]\\.hcl',
      '😀.hcl',
      ' ',
    ];
    await using github = await startGitHub();
    github.files = names.map((filename) => ({ filename, status: 'renamed', previous_filename: `${filename}.old` }));
    expect((await listOf(github)).files).toEqual(
      names.map((name) => ({ name, status: 'renamed', formerName: `${name}.old` })),
    );
  });

  test('may be none', async () => {
    await using github = await startGitHub();
    expect(await listOf(github)).toEqual({ files: [], complete: true });
  });

  test.each([
    [100, 1, true],
    [101, 2, true],
    [250, 3, true],
    [2999, 30, true],
    [3000, 30, false],
    [3001, 30, false],
  ])('that are %i take %i pages; that these are all: %j', async (count, pages, complete) => {
    await using github = await startGitHub();
    github.files = added(count);
    const list = await listOf(github);
    expect(list.complete).toBe(complete);
    expect(list.files.map(({ name }) => name)).toEqual(added(Math.min(count, 3000)).map(({ filename }) => filename));
    expect(github.asked).toHaveLength(pages);
  });

  test('are followed by `next`, whatever the number of a page and however large it is', async () => {
    const following = new Map([
      [null, '9'],
      ['9', '4'],
    ]);
    await using server = await startServer(({ path }, url) => {
      const at = new URL(path, url).searchParams.get('page');
      const next = following.get(at);
      const links = [
        `<${url}${LIST}?page=1>; rel="first"`,
        ...(next ? [`<${url}${LIST}?page=${next}>; rel="next"`] : []),
      ];
      return { headers: { link: links.join(', ') }, body: [{ filename: `on ${at ?? 'the first'}` }] };
    });
    const list = await listChangedFiles(await server.github(), REPOSITORY, 7);
    expect(list.files.map(({ name }) => name)).toEqual(['on the first', 'on 9', 'on 4']);
  });
});

describe('an answer of another server', () => {
  test('may lack what we need, and have words of its own', async () => {
    const body = [
      { filename: 'a.hcl' },
      { filename: 'b.hcl', status: 'deleted', html_url: '' },
      { filename: 'c.hcl', status: 'renamed' },
      { filename: 'd.hcl', status: 'renamed', previous_filename: '' },
      { filename: 'e.hcl', status: 'renamed', previous_filename: null },
      { filename: 'f.hcl', status: 'exploded', previous_filename: 'g.hcl' },
      { filename: 'h.hcl', status: 7, previous_filename: 7 },
      { status: 'added' },
      { filename: '' },
      { filename: null },
      { filename: 7 },
      null,
      'a.hcl',
      [],
      7,
    ];
    expect(await listFrom({ body })).toEqual({
      complete: true,
      files: [
        { name: 'a.hcl', status: 'changed' },
        { name: 'b.hcl', status: 'removed' },
        { name: 'c.hcl', status: 'renamed' },
        { name: 'd.hcl', status: 'renamed' },
        { name: 'e.hcl', status: 'renamed' },
        { name: 'f.hcl', status: 'changed' },
        { name: 'h.hcl', status: 'changed' },
      ],
    });
  });

  test('counts what has no name, too', async () => {
    expect(await listFrom({ body: Array.from({ length: 3000 }, () => ({})) })).toEqual({ files: [], complete: false });
  });

  test('that is no list is a failure of the server', async () => {
    for (const body of [{}, { files: [] }, { total_count: 0, message: 'x' }, 'text', null, '<html>'])
      await expect(listFrom({ body })).rejects.toMatchObject({ reason: 'server' });
    await expect(listFrom({ body: {} })).rejects.toThrow(
      'Unexpected response from GitHub: expected a list of changed files',
    );
  });

  test('whatever it is, is files with names, or a failure', async () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ filename: fc.jsonValue(), status: fc.jsonValue(), previous_filename: fc.jsonValue() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(entry), fc.jsonValue()), async (body) => {
        const list = await listFrom({ body: JSON.stringify(body) }).catch((error: unknown) => error);
        const none = { files: [], complete: true };
        const failed = list instanceof ActionError;
        expect(failed ? list.reason : 'server').toBe('server');
        const { files } = failed ? none : (list as Awaited<ReturnType<typeof listChangedFiles>>);
        for (const { name, status, formerName } of files) {
          expect(name).not.toBe('');
          expect(typeof formerName).toBe(status === 'renamed' && formerName !== undefined ? 'string' : 'undefined');
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a list that cannot be had', () => {
  test.each<[number, string, string]>([
    [401, 'input', 'Token rejected by GitHub'],
    [403, 'unauthorized', 'Permission denied by GitHub'],
    [404, 'not-found', 'Not found on GitHub'],
    [422, 'server', 'Rejected as invalid by GitHub'],
    [429, 'server', 'Rate limit of GitHub exceeded'],
    [500, 'server', 'GitHub reported a server error'],
  ])('because of %i is a failure: %s', async (status, reason, what) => {
    const failure = listFrom({ status, body: { message: 'Some words' } });
    await expect(failure).rejects.toBeInstanceOf(ActionError);
    await expect(failure).rejects.toMatchObject({ reason });
    await expect(failure).rejects.toThrow(`${what}: Some words (${status}, GET ${LIST})`);
  });

  test('because the second page fails is a failure', async () => {
    await using server = await startServer(({ path }, url) =>
      path.includes('page=2')
        ? { status: 502, body: {} }
        : { headers: { link: `<${url}${LIST}?page=2>; rel="next"` }, body: [{ filename: 'a.hcl' }] },
    );
    await expect(listChangedFiles(await server.github(), REPOSITORY, 7)).rejects.toMatchObject({ reason: 'server' });
  });

  test('because nobody answers is unreachable', async () => {
    const server = await startServer(() => ({}));
    await server[Symbol.asyncDispose]();
    await expect(listChangedFiles(await server.github(), REPOSITORY, 7)).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  test('is that of another pull request', async () => {
    await using github = await startGitHub();
    const client = await createGitHub({ fetch, apiUrl: github.url, token: 'token' });
    await expect(listChangedFiles(client, REPOSITORY, 8)).rejects.toMatchObject({ reason: 'not-found' });
  });
});

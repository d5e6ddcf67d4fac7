import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { listChangedFiles } from '../../../src/clients/github/pull-requests/pull-requests.ts';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer, type Reply } from './server.ts';

const repository = { owner: 'acme', repo: 'jobs' };
const listPath = '/repos/acme/jobs/pulls/7/files';

async function readChangedFiles(github: FakeGitHub) {
  return listChangedFiles(await createGitHub({ fetch, apiUrl: github.url, token: 'token' }), repository, 7);
}

/** Lists the changed files from a response that GitHub would not give. */
async function listFrom(reply: Reply) {
  await using server = await startServer(() => reply);
  return await listChangedFiles(await server.github(), repository, 7);
}

const addFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `jobs/${index}.hcl`, status: 'added' as const }));

describe('files of a pull request', () => {
  test('changed files are listed by name and status, with the former name of a renamed file', async () => {
    await using github = await startGitHub();
    github.files = [
      { filename: 'jobs/new.hcl', status: 'added' },
      { filename: 'jobs/gone.hcl', status: 'removed' },
      { filename: 'jobs/b.hcl', status: 'renamed', previous_filename: 'old/a.hcl' },
      { filename: 'jobs/copy.hcl', status: 'copied', previous_filename: 'jobs/web.hcl' },
      { filename: 'jobs/mode.hcl', status: 'changed' },
      { filename: 'jobs/same.hcl', status: 'unchanged' },
    ];
    expect(await readChangedFiles(github)).toEqual({
      isComplete: true,
      files: [
        { name: 'jobs/new.hcl', status: 'added' },
        { name: 'jobs/gone.hcl', status: 'removed' },
        { name: 'jobs/b.hcl', status: 'renamed', formerName: 'old/a.hcl' },
        { name: 'jobs/copy.hcl', status: 'copied' },
        { name: 'jobs/mode.hcl', status: 'changed' },
        { name: 'jobs/same.hcl', status: 'unchanged' },
      ],
    });
    expect(github.requests).toEqual([`GET ${listPath}?per_page=100`]);
  });

  test('changed files may have any name', async () => {
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
    expect((await readChangedFiles(github)).files).toEqual(
      names.map((name) => ({ name, status: 'renamed', formerName: `${name}.old` })),
    );
  });

  test.each([
    [100, 1, true],
    [101, 2, true],
    [250, 3, true],
    [2999, 30, true],
    [3000, 30, false],
    [3001, 30, false],
  ])('%i changed files take %i pages and the list is isComplete: %j', async (count, pages, complete) => {
    await using github = await startGitHub();
    github.files = addFiles(count);
    const list = await readChangedFiles(github);
    expect(list.isComplete).toBe(complete);
    expect(list.files.map(({ name }) => name)).toEqual(addFiles(Math.min(count, 3000)).map(({ filename }) => filename));
    expect(github.requests).toHaveLength(pages);
  });

  test('pages of changed files are followed by their next links, whatever their numbers and order', async () => {
    const following = new Map([
      [null, '9'],
      ['9', '4'],
    ]);
    await using server = await startServer(({ path }, url) => {
      const at = new URL(path, url).searchParams.get('page');
      const next = following.get(at);
      const links = [
        `<${url}${listPath}?page=1>; rel="first"`,
        ...(next ? [`<${url}${listPath}?page=${next}>; rel="next"`] : []),
      ];
      return { headers: { link: links.join(', ') }, body: [{ filename: `on ${at ?? 'the first'}` }] };
    });
    const list = await listChangedFiles(await server.github(), repository, 7);
    expect(list.files.map(({ name }) => name)).toEqual(['on the first', 'on 9', 'on 4']);
  });
});

describe('changed files of a server that is not GitHub', () => {
  test('changed files without a status, or with an unknown one, count as changed', async () => {
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
      isComplete: true,
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

  test('changed files without a name count towards the limit of the list', async () => {
    const body = Array.from({ length: 3000 }, () => ({}));
    expect(await listFrom({ body })).toEqual({ files: [], isComplete: false });
  });

  test('a list of changed files that is not a list is a server failure', async () => {
    for (const body of [{}, { files: [] }, { total_count: 0, message: 'x' }, 'text', null, '<html>'])
      await expect(listFrom({ body })).rejects.toMatchObject({ reason: 'server' });
    await expect(listFrom({ body: {} })).rejects.toThrow(
      'Unexpected response from GitHub: expected a list of changed files',
    );
  });

  test('any response gives changed files with names or a server failure', async () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ filename: fc.jsonValue(), status: fc.jsonValue(), previous_filename: fc.jsonValue() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(entry), fc.jsonValue()), async (body) => {
        const list = await listFrom({ body: JSON.stringify(body) }).catch((error: unknown) => error);
        const none = { files: [], isComplete: true };
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

describe('changed files that cannot be listed', () => {
  test('changed files fail to list when the second page fails', async () => {
    await using server = await startServer(({ path }, url) =>
      path.includes('page=2')
        ? { status: 502, body: {} }
        : { headers: { link: `<${url}${listPath}?page=2>; rel="next"` }, body: [{ filename: 'a.hcl' }] },
    );
    await expect(listChangedFiles(await server.github(), repository, 7)).rejects.toMatchObject({ reason: 'server' });
  });
});

import { describe, expect, test } from 'vitest';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { listBranchChanges } from '../../../src/clients/github/repositories.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer, type Reply } from './server.ts';

const repository = { owner: 'acme', repo: 'jobs' };
const commit = 'a'.repeat(40);

async function changes(compared: FakeGitHub['compared'], branch = 'main') {
  await using double = await startGitHub();
  double.compared = compared;
  const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
  return { names: await listBranchChanges(github, repository, { commit, branch }), asked: double.requests };
}

describe('changes of a branch since a commit', () => {
  test('changes of a branch are read in one request whatever its name', async () => {
    const { names, asked: requests } = await changes({}, 'release/1.2#3');
    expect(names).toEqual([]);
    expect(requests).toEqual([`GET /repos/acme/jobs/compare/${commit}...release%2F1.2%233?per_page=1&page=1`]);
  });

  test('changes of a branch include the former names of renamed files', async () => {
    const files = [
      { filename: 'a', status: 'modified' },
      { filename: 'c', status: 'renamed', previous_filename: 'b' },
      { filename: 'd', status: 'removed' },
    ] as const;
    expect((await changes({ main: { files } })).names).toEqual(['a', 'c', 'b', 'd']);
  });
});

/** Simulates the response of Gitea and Forgejo: no status, and the files of each commit. */
async function forge(forth: Reply, back: Reply = { body: { total_commits: 0, commits: null } }) {
  await using server = await startServer(({ path }) => (path.includes(`/${commit}...`) ? forth : back));
  return await listBranchChanges(await server.github(), repository, { commit, branch: 'main' });
}

describe('changes of a branch on Gitea and Forgejo', () => {
  test('changes of a branch on Gitea and Forgejo are the files of its commits, compared in both directions', async () => {
    const commits = [
      { files: [{ filename: 'a', status: 'modified' }] },
      { files: null },
      { files: [{ filename: 'b' }] },
    ];
    expect(await forge({ body: { total_commits: 3, commits } })).toEqual(['a', 'b']);
    expect(await forge({ body: { total_commits: 3, commits, files: [{ filename: 'c' }] } })).toEqual(['c', 'a', 'b']);
    expect(await forge({ body: { total_commits: 0, commits: [] } })).toEqual([]);
  });

  test.each<[string, Reply, Reply | undefined, object]>([
    [
      'the branch does not contain the commit',
      { body: { total_commits: 0 } },
      { body: { total_commits: 1 } },
      { reason: 'not-reviewed' },
    ],
    ['commits are missing', { body: { total_commits: 2, commits: [{ files: [] }] } }, undefined, { reason: 'server' }],
    ['the server has no comparison', { status: 404 }, undefined, { reason: 'not-found' }],
    ['the server answers with a list', { body: [] }, undefined, { reason: 'server' }],
    ['the reverse comparison fails', { body: { total_commits: 0 } }, { status: 500 }, { reason: 'server' }],
  ])('changes of a branch on Gitea and Forgejo are unknown when %s', async (_, forth, back, error) => {
    await expect(forge(forth, back)).rejects.toMatchObject(error);
  });
});

import { asPublished, type Published } from '../../../../src/text/published.ts';
import { describe, expect, test } from 'vitest';
import { listComments, type Comment } from '../../../../src/clients/github/comments/requests.ts';
import { createGitHub } from '../../../../src/clients/github/client.ts';
import { replaceComment, type CommentOutcome } from '../../../../src/clients/github/comments/upsert.ts';
import { startGitHub, type FakeGitHub } from '../../../support/github.ts';

/** The text of a run; later runs have a higher number. */
const words = (run: number): string => `run ${run}`;
const isNewer = (first: string, two: string): boolean => Number(first.split(' ')[1]) > Number(two.split(' ')[1]);

/** Run 5 replaces the comment of run 1; `github.before` decides what another run does meanwhile. */
async function runFive(github: FakeGitHub): Promise<CommentOutcome | undefined> {
  github.postComment(words(1));
  const thread = {
    github: await createGitHub({ fetch, apiUrl: github.url, token: 'secret-token' }),
    repository: { owner: 'acme', repo: 'jobs' },
    number: 7,
    isNewer,
  };
  const [listed] = await listComments(thread);
  if (listed === undefined) throw new Error('nothing is listed');
  github.requests.length = 0;
  const compose = async ({ body = '' }: Partial<Comment> = {}): Promise<Published> =>
    asPublished(`${words(5)} after ${body}`);
  return replaceComment(thread, listed, { body: asPublished(words(5)), compose });
}

/** Another run writes just before request number `at`. */
function other(github: FakeGitHub, at: number, run: number): void {
  github.before = () => {
    const [comment] = github.comments;
    if (github.requests.length === at && comment !== undefined) comment.body = words(run);
  };
}

const [get, patch] = ['GET', 'PATCH'].map((method) => `${method} /repos/acme/jobs/issues/comments/1`);

describe('replaceComment', () => {
  test('a replaced comment is read before and after the write', async () => {
    await using github = await startGitHub();
    expect(await runFive(github)).toMatchObject({ action: 'updated', comment: { body: words(5) } });
    expect(github.requests).toEqual([get, patch, get]);
  });

  test('a comment that a newer run has written since the listing is not changed', async () => {
    await using github = await startGitHub();
    other(github, 1, 6);
    expect(await runFive(github)).toMatchObject({ action: 'kept', comment: { body: words(6) } });
    expect(github.requests).toEqual([get]);
  });

  test('what an older run has written since the listing is composed again', async () => {
    await using github = await startGitHub();
    github.before = (line) => {
      const [comment] = github.comments;
      if (line === get && github.requests.length === 1 && comment !== undefined) comment.body = words(4);
    };
    const body = `${words(5)} after ${words(4)}`;
    expect(await runFive(github)).toMatchObject({ action: 'updated', comment: { body } });
    expect(github.requests).toEqual([get, patch, get]);
  });

  test('a comment is written again after an older run overwrote it', async () => {
    await using github = await startGitHub();
    other(github, 3, 4);
    const body = `${words(5)} after ${words(4)}`;
    expect(await runFive(github)).toMatchObject({ action: 'updated', comment: { body } });
    expect(github.requests).toEqual([get, patch, get, patch, get]);
  });

  test('a comment that a newer run overwrote is not written again', async () => {
    await using github = await startGitHub();
    other(github, 3, 6);
    expect(await runFive(github)).toMatchObject({ action: 'kept', comment: { body: words(6) } });
    expect(github.requests).toEqual([get, patch, get]);
  });

  test('replacing a comment stops after repeated overwrites by an older run', async () => {
    await using github = await startGitHub();
    github.before = (request) => {
      const [comment] = github.comments;
      if (comment !== undefined && request === get) comment.body = words(4);
    };
    expect(await runFive(github)).toMatchObject({ action: 'updated' });
    expect(github.requests.filter((request) => request === patch)).toHaveLength(5);
  });

  test('a comment counts as written when GitHub does not answer the second read', async () => {
    await using github = await startGitHub();
    github.before = () => {
      if (github.requests.length === 3) github.comments.length = 0;
    };
    expect(await runFive(github)).toMatchObject({ action: 'updated', comment: { body: words(5) } });
  });
});

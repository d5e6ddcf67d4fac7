import { toPublished, type Published } from '../../../../src/text/published.ts';
import { describe, expect, test } from 'vitest';
import { listComments, type Comment } from '../../../../src/clients/github/comments/requests.ts';
import { createGitHub } from '../../../../src/clients/github/client.ts';
import { replaceComment, type CommentOutcome } from '../../../../src/clients/github/comments/upsert.ts';
import { startGitHub, type FakeGitHub } from '../../../support/github.ts';

/** The text of a run; later runs have a higher number. */
const words = (run: number): string => `run ${run}`;
const isNewer = (first: string, two: string): boolean => Number(first.split(' ')[1]) > Number(two.split(' ')[1]);

/** Run 5 replaces the comment of run 1; `github.before` runs the concurrent writes of another run. */
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
    toPublished(`${words(5)} after ${body}`);
  return replaceComment(thread, listed, { body: toPublished(words(5)), compose });
}

const get = 'GET /repos/acme/jobs/issues/comments/1';
const patch = get.replace('GET', 'PATCH');

/** Another run writes just before request number `at`, which reads. */
function other(github: FakeGitHub, at: number, run: number): void {
  github.before = (line) => {
    const [comment] = github.comments;
    if (line === get && github.requests.length === at && comment !== undefined) comment.body = words(run);
  };
}

describe('replaceComment', () => {
  const both = `${words(5)} after ${words(4)}`;
  test.each<[string, at: number, run: number, action: string, body: string, requests: readonly string[]]>([
    ['read before and after the write', 9, 0, 'updated', words(5), [get, patch, get]],
    ['not changed if a newer run has written it since the listing', 1, 6, 'kept', words(6), [get]],
    ['composed again if an older run has written it since the listing', 1, 4, 'updated', both, [get, patch, get]],
    ['written again after an older run overwrote it', 3, 4, 'updated', both, [get, patch, get, patch, get]],
    ['not written again after a newer run overwrote it', 3, 6, 'kept', words(6), [get, patch, get]],
  ])('a comment is %s', async (_, at, run, action, body, requests) => {
    await using github = await startGitHub();
    other(github, at, run);
    expect(await runFive(github)).toMatchObject({ action, comment: { body } });
    expect(github.requests).toEqual(requests);
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

  test('a comment counts as written when GitHub does not respond to the second read', async () => {
    await using github = await startGitHub();
    github.before = () => {
      if (github.requests.length === 3) github.comments.length = 0;
    };
    expect(await runFive(github)).toMatchObject({ action: 'updated', comment: { body: words(5) } });
  });
});

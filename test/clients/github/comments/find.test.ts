import { toPublished } from '../../../../src/text/published.ts';
import { describe, expect, test } from 'vitest';
import { createGitHub } from '../../../../src/clients/github/client.ts';
import { createCommentMarker, listMarked, type CommentThread } from '../../../../src/clients/github/comments/find.ts';
import { rewriteComment } from '../../../../src/clients/github/comments/upsert.ts';
import { startGitHub, type FakeGitHub } from '../../../support/github.ts';
import { startServer } from '../server.ts';

const marker = createCommentMarker('default');
const bot = { login: 'github-actions[bot]', type: 'Bot' };
const mark = (words: string): string => `${marker}\n${words}`;
const compareWords = (first: string, other: string): boolean => first > other;
const mustNotBeAsked = async (): Promise<string> => Promise.reject(new Error('it was asked'));

async function openThread(double: FakeGitHub, number = 7): Promise<CommentThread> {
  return {
    github: await createGitHub({ fetch, apiUrl: double.url, token: 'token' }),
    repository: { owner: 'acme', repo: 'jobs' },
    number,
    marker,
    readAuthor: async () => 'github-actions[bot]',
    isNewer: () => false,
  };
}

describe('listMarked', () => {
  test('listMarked returns the newest own comment with the marker and names other authors of such comments', async () => {
    await using double = await startGitHub();
    double.postComment(mark('old'), bot);
    double.postComment(mark('new'), bot);
    double.postComment(mark('forged'));
    double.postComment(mark('forged'), { login: 'other-app[bot]', type: 'Bot' });
    double.postComment('words');
    double.postComment(`${createCommentMarker('other')}\nwords`, bot);
    const { ownComments, others } = await listMarked(await openThread(double));
    expect(ownComments[0]).toMatchObject({
      id: 2,
      updated_at: double.comments[1]?.updated_at,
      html_url: double.comments[1]?.html_url,
      body: mark('new'),
    });
    expect(others.map(({ user }) => user?.login)).toEqual(['ada', 'other-app[bot]']);
  });

  test('listMarked returns the comment of the latest run even when it is the older one', async () => {
    await using double = await startGitHub();
    double.postComment(mark('run 2'), bot);
    double.postComment(mark('run 1'), bot);
    expect((await listMarked({ ...(await openThread(double)), isNewer: compareWords })).ownComments[0]?.body).toBe(
      mark('run 2'),
    );
  });

  test('listMarked does not look up the identity of the token when no comment has the marker', async () => {
    await using double = await startGitHub();
    double.postComment('words');
    const item = await listMarked({ ...(await openThread(double)), readAuthor: mustNotBeAsked });
    expect(item).toEqual({ ownComments: [], others: [], ids: [] });
  });
});

describe('rewriteComment', () => {
  test('rewriteComment creates a deleted comment again under a new ID', async () => {
    await using double = await startGitHub();
    double.postComment('words');
    const outcome = await rewriteComment(await openThread(double), 5, toPublished(mark('two')));
    expect(outcome).toMatchObject({ action: 'created', comment: { id: 2, html_url: double.comments[1]?.html_url } });
    expect(double.comments.map(({ body }) => body)).toEqual(['words', mark('two')]);
  });

  test('rewriteComment creates no second comment when GitHub refuses the update', async () => {
    await using server = await startServer(() => ({ status: 403, body: {} }));
    const thread = { repository: { owner: 'acme', repo: 'jobs' }, number: 7 };
    const writing = rewriteComment({ ...thread, github: await server.github() }, 1, toPublished(mark('two')));
    await expect(writing).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(server.asked()).toEqual(['PATCH /repos/acme/jobs/issues/comments/1']);
  });
});

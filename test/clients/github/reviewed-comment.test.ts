import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { commentMarker, rewriteComment, type CommentPlace } from '../../../src/clients/github/comments.ts';
import { findComment, readAuthorship } from '../../../src/clients/github/reviewed-comment.ts';
import { startGitHub, type FakeGitHub } from '../../support/github.ts';
import { startServer, type Reply } from './server.ts';

const MARKER = commentMarker('default');
const BOT = { login: 'github-actions[bot]', type: 'Bot' };
const said = (words: string): string => `${MARKER}\n${words}`;
const never = (): boolean => false;
const byWords = (one: string, other: string): boolean => one > other;
const mustNotBeAsked = async (): Promise<string> => Promise.reject(new Error('it was asked'));

async function placeAt(double: FakeGitHub, number = 7): Promise<CommentPlace> {
  return {
    github: await createGitHub({ fetch, apiUrl: double.url, token: 'token' }),
    repository: { owner: 'acme', name: 'jobs' },
    number,
    marker: MARKER,
    author: async () => 'github-actions[bot]',
  };
}

describe('the comment with the plan', () => {
  test('is our newest one with the marker; who else wrote one is told', async () => {
    await using double = await startGitHub();
    double.say(said('old'), BOT);
    double.say(said('new'), BOT);
    double.say(said('forged'));
    double.say(said('forged'), { login: 'other-app[bot]', type: 'Bot' });
    double.say('words');
    double.say(`${commentMarker('other')}\nwords`, BOT);
    const { ours, others } = await findComment(await placeAt(double), never);
    expect(ours).toEqual({ nodeId: 'IC_2', url: double.comments[1]?.html_url, body: said('new') });
    expect(others).toEqual(['ada', 'other-app[bot]']);
  });

  test('is the one that a later run wrote, though it was made before', async () => {
    await using double = await startGitHub();
    double.say(said('run 2'), BOT);
    double.say(said('run 1'), BOT);
    expect((await findComment(await placeAt(double), byWords)).ours?.body).toBe(said('run 2'));
  });

  test('is none where only others wrote one', async () => {
    await using double = await startGitHub();
    double.say(said('forged'));
    expect(await findComment(await placeAt(double), never)).toEqual({ ours: undefined, others: ['ada'] });
  });

  test('is none where nobody did; who we are is not asked then', async () => {
    await using double = await startGitHub();
    double.say('words');
    const found = await findComment({ ...(await placeAt(double)), author: mustNotBeAsked }, never);
    expect(found).toEqual({ ours: undefined, others: [] });
  });
});

describe('a comment that is written again', () => {
  test('takes one request, without looking', async () => {
    await using double = await startGitHub();
    double.say(said('one'), BOT);
    const outcome = await rewriteComment(await placeAt(double), 1, said('two'));
    expect(outcome).toMatchObject({ id: 1, action: 'updated', removed: 0, url: double.comments[0]?.html_url });
    expect(double.asked).toEqual(['PATCH /repos/acme/jobs/issues/comments/1']);
    expect(double.comments.map(({ body }) => body)).toEqual([said('two')]);
  });

  test('is made anew when it is gone, and is known by its new ID', async () => {
    await using double = await startGitHub();
    double.say('words');
    const outcome = await rewriteComment(await placeAt(double), 5, said('two'));
    expect(outcome).toMatchObject({ id: 2, action: 'created', url: double.comments[1]?.html_url });
    expect(double.comments.map(({ body }) => body)).toEqual(['words', said('two')]);
  });

  test('fails, and makes no other, where GitHub refuses', async () => {
    await using server = await startServer(() => ({ status: 403, body: {} }));
    const place = { repository: { owner: 'acme', name: 'jobs' }, number: 7, marker: MARKER, author: async () => '' };
    const writing = rewriteComment({ ...place, github: await server.github() }, 1, said('two'));
    await expect(writing).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(server.asked()).toEqual(['PATCH /repos/acme/jobs/issues/comments/1']);
  });
});

interface Actor {
  readonly login: string;
  readonly __typename?: string;
}

interface Node {
  readonly author: Actor | null;
  readonly editor: Actor | null;
  readonly lastEditedAt: string | null;
}

const OUR_BOT: Actor = { login: 'github-actions', __typename: 'Bot' };
const ADA: Actor = { login: 'ada', __typename: 'User' };
const EDITED = '2026-11-20T10:00:00Z';
const written: Node = { author: OUR_BOT, editor: null, lastEditedAt: null };

const answer = (node: object | null, viewer = 'github-actions[bot]'): Reply => ({
  body: { data: { viewer: { login: viewer }, node } },
});

/** What is made of GraphQL's answer. */
async function authorshipIn(reply: Reply) {
  await using server = await startServer(() => reply);
  return await readAuthorship(await server.github(), `${server.url}/graphql`, 'IC_1');
}

const of = async (node: Partial<Node>, viewer?: string) =>
  authorshipIn(answer({ body: 'words', ...written, ...node }, viewer));

describe('who wrote a comment, and who edited it last', () => {
  test('is asked at once, and its words with it', async () => {
    await using server = await startServer(() => answer({ body: said('one'), ...written }));
    const found = await readAuthorship(await server.github(), `${server.url}/graphql`, 'IC_1');
    expect(found).toEqual({
      body: said('one'),
      author: 'github-actions',
      byUs: true,
      editor: undefined,
      editedByUs: true,
    });
    expect(server.asked()).toEqual(['POST /graphql']);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({ variables: { id: 'IC_1' } });
  });

  test('follows the edits of a comment', async () => {
    await using double = await startGitHub();
    double.say(said('one'), BOT);
    const { github } = await placeAt(double);
    const read = async () => readAuthorship(github, `${double.url}/graphql`, 'IC_1');
    expect(await read()).toMatchObject({ byUs: true, editor: undefined, editedByUs: true });
    double.edit(1, said('two'), { login: 'ada', type: 'User' });
    expect(await read()).toMatchObject({ body: said('two'), byUs: true, editor: 'ada', editedByUs: false });
    await rewriteComment(await placeAt(double), 1, said('three'));
    expect(await read()).toMatchObject({ body: said('three'), editor: 'github-actions', editedByUs: true });
    double.edit(1, said('four'), undefined);
    expect(await read()).toMatchObject({ editor: undefined, editedByUs: false });
  });

  test('an edit by an account that is gone is not ours', async () => {
    expect(await of({ lastEditedAt: EDITED })).toMatchObject({ editor: undefined, editedByUs: false });
  });

  test('an editor without a time of the edit counts all the same', async () => {
    expect(await of({ editor: ADA })).toMatchObject({ editor: 'ada', editedByUs: false });
  });

  test('an author that is gone is not us', async () => {
    expect(await of({ author: null })).toMatchObject({ author: 'ghost', byUs: false });
  });

  test.each<[string, string, Actor, boolean]>([
    ['an App, as GraphQL names it', 'github-actions[bot]', OUR_BOT, true],
    ['an App, as REST names it', 'github-actions[bot]', { ...OUR_BOT, login: 'github-actions[bot]' }, true],
    ['a person called like the App', 'github-actions[bot]', { login: 'github-actions', __typename: 'User' }, false],
    ['an organization called like the App', 'acme[bot]', { login: 'acme', __typename: 'Organization' }, false],
    ['the person whose token it is', 'ada', ADA, true],
    ['the same in other letters', 'Ada', ADA, true],
    ['another App', 'github-actions[bot]', { login: 'other-app', __typename: 'Bot' }, false],
    ['an account of no known kind', 'github-actions[bot]', { login: 'github-actions' }, false],
  ])('is %s, for %s: %j', async (_, viewer, actor, ours) => {
    expect(await of({ author: actor, editor: actor, lastEditedAt: EDITED }, viewer)).toMatchObject({
      byUs: ours,
      editedByUs: ours,
    });
  });

  test('a person is never an App, whatever both are called', async () => {
    const login = fc.stringMatching(/^[a-z0-9](-?[a-z0-9]){0,12}$/);
    const property = fc.asyncProperty(login, login, async (app, person) => {
      const actor = { login: person, __typename: 'User' };
      const found = await of({ author: actor, editor: actor, lastEditedAt: EDITED }, `${app}[bot]`);
      expect([found?.byUs, found?.editedByUs]).toEqual([false, false]);
    });
    await fc.assert(property, { numRuns: 25, examples: [['same', 'same']] });
  });
});

describe('where GraphQL does not say who wrote a comment', () => {
  test('because there is none: nothing is known, and nothing is asked', async () => {
    await using server = await startServer(() => answer(null));
    const github = await server.github();
    expect(await readAuthorship(github, undefined, 'IC_1')).toBeUndefined();
    expect(await readAuthorship(github, `${server.url}/graphql`, undefined)).toBeUndefined();
    expect(server.asked()).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['404', { status: 404, body: { message: 'Not Found' } }],
    ['410', { status: 410, body: {} }],
    ['a page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not Found</html>' }],
  ])('because the server has none: nothing is known (%s)', async (_, reply) => {
    expect(await authorshipIn(reply)).toBeUndefined();
  });

  test.each<[string, Reply, string]>([
    ['403', { status: 403, body: {} }, 'unauthorized'],
    ['500', { status: 500, body: {} }, 'server'],
    ['a page of a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'server'],
    ['errors alone', { body: { errors: [{ message: 'Something went wrong' }] } }, 'server'],
    ['errors beside no data', { body: { data: null, errors: [{ type: 'FORBIDDEN' }] } }, 'server'],
    ['a comment that is gone', answer(null), 'server'],
    ['a node that is no comment', answer({}), 'server'],
    ['no time of the last edit', answer({ body: 'words', author: OUR_BOT, editor: null }), 'server'],
    ['no viewer', { body: { data: { viewer: null, node: { body: 'words', ...written } } } }, 'server'],
  ])('now: that fails, and vouches for nobody (%s)', async (_, reply, reason) => {
    await expect(authorshipIn(reply)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Who edited the comment with the plan cannot be told'),
    });
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnComment, readAuthorship, whoAreWe } from '../../../../src/clients/github/comments/authorship.ts';
import { createGitHub } from '../../../../src/clients/github/client.ts';
import { rewriteComment } from '../../../../src/clients/github/comments/upsert.ts';
import { startGitHub } from '../../../support/github.ts';
import { startServer, type Reply } from '../server.ts';

const REFUSED: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** Returns the login under these answers of GraphQL and `GET /user`, and the requests made. */
async function ask(options: { graphql?: Reply; user?: Reply; commentAuthor?: string }) {
  await using server = await startServer(
    ({ path }) => (path === '/graphql' ? options.graphql : options.user) ?? REFUSED,
  );
  const login = await whoAreWe({
    github: await server.github(),
    graphqlUrl: options.graphql && `${server.url}/graphql`,
    commentAuthor: options.commentAuthor,
  });
  return { login, asked: server.asked(), bodies: server.seen.map(({ body }) => body) };
}

const viewer = (login: string): Reply => ({ body: { data: { viewer: { login } } } });

describe('whoAreWe', () => {
  test('whoAreWe returns the viewer of GraphQL with a single request', async () => {
    const { login, asked, bodies } = await ask({ graphql: viewer('github-actions'), commentAuthor: 'other' });
    expect([login, asked]).toEqual(['github-actions', ['POST /graphql']]);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ query: 'query { viewer { login } }' });
  });

  test('whoAreWe returns the user of the token on a server without GraphQL', async () => {
    const { login, asked } = await ask({ user: { body: { login: 'forgejo-actions' } } });
    expect([login, asked]).toEqual(['forgejo-actions', ['GET /user']]);
  });

  test.each<[string, Reply]>([
    ['refused', REFUSED],
    ['unknown', { status: 404, body: {} }],
    ['a bad gateway', { status: 502, body: {} }],
    ['an answer with errors only', { body: { errors: [{ type: 'FORBIDDEN' }] } }],
    ['an HTML page from a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('whoAreWe returns the user of the token when GraphQL is %s', async (_, graphql) => {
    const { login, asked } = await ask({ graphql, user: { body: { login: 'ada' } } });
    expect([login, asked]).toEqual(['ada', ['POST /graphql', 'GET /user']]);
  });

  test('whoAreWe returns comment-author when GitHub reveals no identity', async () => {
    expect((await ask({ graphql: REFUSED, commentAuthor: 'acme-bot[bot]' })).login).toBe('acme-bot[bot]');
  });

  test('whoAreWe returns the bot of Actions when nothing else is known', async () => {
    expect((await ask({})).login).toBe('github-actions[bot]');
  });

  test('whoAreWe fails without a guess when GitHub has an internal error', async () => {
    await expect(ask({ user: { status: 500, body: {} } })).rejects.toMatchObject({ reason: 'server' });
  });
});

describe('isOwnComment', () => {
  test.each([
    ['github-actions[bot]', { login: 'github-actions[bot]', type: 'Bot' }, true],
    ['github-actions', { login: 'github-actions[bot]', type: 'Bot' }, true],
    ['Ada', { login: 'ada', type: 'User' }, true],
    ['gitea-actions', { login: 'gitea-actions' }, true],
    ['ada', { login: 'ada[bot]', type: 'User' }, false],
    ['ada', { login: 'ada[bot]' }, false],
    ['ada[bot]', { login: 'ada', type: 'User' }, false],
    ['ada[bot]', { login: 'ada', type: 'Bot' }, false],
    ['ada', { login: 'eve', type: 'User' }, false],
    ['ada', null, false],
    ['ada', undefined, false],
  ])('isOwnComment for login %s and author %j is %s', (we, author, expected) => {
    expect(isOwnComment(we, author)).toBe(expected);
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

const answer = (node: object | null, we = 'github-actions[bot]'): Reply => ({
  body: { data: { viewer: { login: we }, node } },
});

/** Returns the authorship that GraphQL's answer gives. */
async function authorshipIn(reply: Reply) {
  await using server = await startServer(() => reply);
  return await readAuthorship(await server.github(), `${server.url}/graphql`, 'IC_1');
}

const of = async (node: Partial<Node>, we?: string) => authorshipIn(answer({ body: 'words', ...written, ...node }, we));

describe('readAuthorship', () => {
  test('readAuthorship reads author and text of a comment in one request', async () => {
    await using server = await startServer(() => answer({ body: 'one', ...written }));
    const found = await readAuthorship(await server.github(), `${server.url}/graphql`, 'IC_1');
    expect(found).toEqual({
      body: 'one',
      author: 'github-actions',
      byUs: true,
      editor: undefined,
      editedByUs: true,
    });
    expect(server.asked()).toEqual(['POST /graphql']);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({ variables: { id: 'IC_1' } });
  });

  test('readAuthorship follows the edits of a comment', async () => {
    await using double = await startGitHub();
    double.postComment('one', { login: 'github-actions[bot]', type: 'Bot' });
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    const thread = { github, repository: { owner: 'acme', name: 'jobs' }, number: 7 };
    const read = async () => readAuthorship(github, `${double.url}/graphql`, 'IC_1');
    expect(await read()).toMatchObject({ byUs: true, editor: undefined, editedByUs: true });
    double.editComment(1, 'two', { login: 'ada', type: 'User' });
    expect(await read()).toMatchObject({ body: 'two', byUs: true, editor: 'ada', editedByUs: false });
    await rewriteComment(thread, 1, 'three');
    expect(await read()).toMatchObject({ body: 'three', editor: 'github-actions', editedByUs: true });
    double.editComment(1, 'four', undefined);
    expect(await read()).toMatchObject({ editor: undefined, editedByUs: false });
  });

  test('an edit by a deleted account is not our own', async () => {
    expect(await of({ lastEditedAt: EDITED })).toMatchObject({ editor: undefined, editedByUs: false });
  });

  test('an editor counts even without the time of the edit', async () => {
    expect(await of({ editor: ADA })).toMatchObject({ editor: 'ada', editedByUs: false });
  });

  test('a comment by a deleted account is not our own', async () => {
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
  ])('readAuthorship compares %s with login %s: %j', async (_, we, actor, ours) => {
    expect(await of({ author: actor, editor: actor, lastEditedAt: EDITED }, we)).toMatchObject({
      byUs: ours,
      editedByUs: ours,
    });
  });

  test('an App is never taken for a person of the same name', async () => {
    const login = fc.stringMatching(/^[a-z0-9](-?[a-z0-9]){0,12}$/);
    const property = fc.asyncProperty(login, login, async (app, person) => {
      const actor = { login: person, __typename: 'User' };
      const found = await of({ author: actor, editor: actor, lastEditedAt: EDITED }, `${app}[bot]`);
      expect([found?.byUs, found?.editedByUs]).toEqual([false, false]);
    });
    await fc.assert(property, { numRuns: 25, examples: [['same', 'same']] });
  });
});

describe('readAuthorship without an answer', () => {
  test('readAuthorship sends no request without a GraphQL address or a node ID', async () => {
    await using server = await startServer(() => answer(null));
    const github = await server.github();
    expect(await readAuthorship(github, undefined, 'IC_1')).toBeUndefined();
    expect(await readAuthorship(github, `${server.url}/graphql`, undefined)).toBeUndefined();
    expect(server.asked()).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['404', { status: 404, body: { message: 'Not Found' } }],
    ['410', { status: 410, body: {} }],
    ['an HTML page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not Found</html>' }],
  ])('authorship is unknown on a server without GraphQL (%s)', async (_, reply) => {
    expect(await authorshipIn(reply)).toBeUndefined();
  });

  test.each<[string, Reply, string]>([
    ['403', { status: 403, body: {} }, 'unauthorized'],
    ['500', { status: 500, body: {} }, 'server'],
    ['an HTML page from a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'server'],
    ['errors without data', { body: { errors: [{ message: 'Something went wrong' }] } }, 'server'],
    ['errors and null data', { body: { data: null, errors: [{ type: 'FORBIDDEN' }] } }, 'server'],
    ['a comment that is gone', answer(null), 'server'],
    ['a node that is no comment', answer({}), 'server'],
    ['no time of the last edit', answer({ body: 'words', author: OUR_BOT, editor: null }), 'server'],
    ['no viewer', { body: { data: { viewer: null, node: { body: 'words', ...written } } } }, 'server'],
  ])('readAuthorship fails instead of trusting a comment when GraphQL fails (%s)', async (_, reply, reason) => {
    await expect(authorshipIn(reply)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining('Could not determine who edited the comment with the plan'),
    });
  });
});

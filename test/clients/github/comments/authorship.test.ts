import { describe, expect, test } from 'vitest';
import { isOwnComment, getAuthenticatedLogin } from '../../../../src/clients/github/comments/find.ts';
import { startServer, type Reply } from '../server.ts';

const refusedReply: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** Returns the login under these responses of GraphQL and `GET /user`, and the requests made. */
async function ask(options: { graphql?: Reply; user?: Reply; commentAuthor?: string }) {
  await using server = await startServer(
    ({ path }) => (path === '/graphql' ? options.graphql : options.user) ?? refusedReply,
  );
  const login = await getAuthenticatedLogin({
    github: await server.github(),
    graphqlUrl: options.graphql && `${server.url}/graphql`,
    commentAuthor: options.commentAuthor,
  });
  return { login, asked: server.asked(), bodies: server.seen.map(({ body }) => body) };
}

const viewer = (login: string): Reply => ({ body: { data: { viewer: { login } } } });

describe('getAuthenticatedLogin', () => {
  test('getAuthenticatedLogin returns the viewer of GraphQL with a single request', async () => {
    const { login, asked: requests, bodies } = await ask({ graphql: viewer('github-actions'), commentAuthor: 'other' });
    expect([login, requests]).toEqual(['github-actions', ['POST /graphql']]);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ query: 'query { viewer { login } }' });
  });

  test.each<[string, Parameters<typeof ask>[0], string]>([
    [
      'the user of the token on a server without GraphQL',
      { user: { body: { login: 'forgejo-actions' } } },
      'forgejo-actions',
    ],
    [
      'comment-author when GitHub reveals no identity',
      { graphql: refusedReply, commentAuthor: 'acme-bot[bot]' },
      'acme-bot[bot]',
    ],
    ['the bot of Actions when nothing else is known', {}, 'github-actions[bot]'],
  ])('getAuthenticatedLogin returns %s', async (_, given, login) => {
    expect(await ask(given)).toMatchObject({
      login,
      asked: [...(given.graphql ? ['POST /graphql'] : []), 'GET /user'],
    });
  });

  test.each<[string, Reply]>([
    ['refused', refusedReply],
    ['unknown', { status: 404, body: {} }],
    ['a bad gateway', { status: 502, body: {} }],
    ['an answer with errors only', { body: { errors: [{ type: 'FORBIDDEN' }] } }],
    ['an HTML page from a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('getAuthenticatedLogin returns the user of the token when GraphQL is %s', async (_, graphql) => {
    const { login, asked: requests } = await ask({ graphql, user: { body: { login: 'ada' } } });
    expect([login, requests]).toEqual(['ada', ['POST /graphql', 'GET /user']]);
  });

  test('getAuthenticatedLogin fails without a guess when GitHub has an internal error', async () => {
    await expect(ask({ user: { status: 500, body: {} } })).rejects.toMatchObject({ reason: 'server' });
  });
});

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
])('isOwnComment for login %s and author %j is %s', (login, author, expected) => {
  expect(isOwnComment(login, author)).toBe(expected);
});

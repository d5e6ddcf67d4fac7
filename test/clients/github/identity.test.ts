import { describe, expect, test } from 'vitest';
import { isOurs, whoAreWe } from '../../../src/clients/github/identity.ts';
import { startServer, type Reply } from './server.ts';

const REFUSED: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** Who we are when GraphQL and `GET /user` answer like this, and what was asked. */
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

describe('who we are', () => {
  test("is GraphQL's viewer, asked once", async () => {
    const { login, asked, bodies } = await ask({ graphql: viewer('github-actions'), commentAuthor: 'other' });
    expect([login, asked]).toEqual(['github-actions', ['POST /graphql']]);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ query: 'query { viewer { login } }' });
  });

  test('is the user of the token where there is no GraphQL', async () => {
    const { login, asked } = await ask({ user: { body: { login: 'forgejo-actions' } } });
    expect([login, asked]).toEqual(['forgejo-actions', ['GET /user']]);
  });

  test.each<[string, Reply]>([
    ['refused', REFUSED],
    ['unknown', { status: 404, body: {} }],
    ['broken', { status: 502, body: {} }],
    ['only errors', { body: { errors: [{ type: 'FORBIDDEN' }] } }],
    ['a page of a proxy', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('is the user of the token when GraphQL is %s', async (_, graphql) => {
    const { login, asked } = await ask({ graphql, user: { body: { login: 'ada' } } });
    expect([login, asked]).toEqual(['ada', ['POST /graphql', 'GET /user']]);
  });

  test('is what the user says when GitHub will not say', async () => {
    expect((await ask({ graphql: REFUSED, commentAuthor: 'acme-bot[bot]' })).login).toBe('acme-bot[bot]');
  });

  test('is the bot of Actions in the end', async () => {
    expect((await ask({})).login).toBe('github-actions[bot]');
  });

  test('stays open when GitHub has trouble: no guess then', async () => {
    await expect(ask({ user: { status: 500, body: {} } })).rejects.toMatchObject({ reason: 'server' });
  });
});

describe('a comment is ours', () => {
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
  ])('%s, author %j: %s', (we, author, expected) => {
    expect(isOurs(we, author)).toBe(expected);
  });
});

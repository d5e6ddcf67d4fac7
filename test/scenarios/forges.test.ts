import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { startServer } from '../support/server.ts';

afterAll(removeRunFolders);

/** The double of GitHub as other forges serve it: REST below a path, GraphQL at another path or nowhere, and nothing else. */
async function asServedAt(path: string, graphql: string, { github }: Story) {
  return startServer(async ({ method, url, headers, body }, response) => {
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type }, ...(body === '' ? {} : { body }) };
    const known = url === graphql ? '/graphql' : url.startsWith(`${path}/`) ? url.slice(path.length) : undefined;
    const answer = known === undefined ? undefined : await fetch(github.url + known, sent);
    response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    response.end(await answer?.text());
  });
}

describe.each([
  {
    forge: 'GitHub Enterprise Server',
    path: '/api/v3',
    graphql: '/api/graphql',
    key: 'a-key-of-more-than-sixteen-bytes',
  },
  { forge: 'Gitea and Forgejo', path: '/api/v1', graphql: '', key: 'a-key-of-more-than-sixteen-bytes' },
])('pull requests on $forge', ({ path, graphql, key }) => {
  test('a pull request on $forge has one comment from the plan to the end of the rollout', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') }, key });
    await using server = await asServedAt(path, graphql, story);
    const env = { GITHUB_API_URL: server.url + path, GITHUB_GRAPHQL_URL: graphql && server.url + graphql };
    const planned = [await story.plan({ env }), await story.plan({ env })];
    expect(planned.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const registered = await story.register({ env });
    expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'successful']);
    expect(story.github.comments.map(({ body }) => /^### .*$/m.exec(body)?.[0])).toEqual([
      expect.stringMatching(/^### 🟢 `web` rolled out in \d+ s$/),
    ]);
    expect(server.seen.filter(({ url }) => url !== graphql && !url.startsWith(`${path}/`))).toEqual([]);
  });
});

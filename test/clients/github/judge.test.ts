import { describe, expect, test } from 'vitest';
import { cutOpenApi } from '../../../scripts/cut-openapi.ts';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { readDescription, readExamples } from '../../support/github-description.ts';
import { createJudge, judged, type ObservedRequest } from '../../support/github-judge.ts';
import { startGitHub } from '../../support/github.ts';
import { startServer } from '../../support/server.ts';

const thread = '/repos/acme/jobs/issues/7/comments';
const list = { method: 'GET', url: thread, headers: {}, body: '' };
const json = (method: string, url: string, body: string): ObservedRequest => ({
  method,
  url,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});
const create = json('POST', thread, '{"body":"words"}');

/** Returns the judge's verdict, empty when it has no objection. */
async function wordsOn(put: (judge: Awaited<ReturnType<typeof createJudge>>) => void): Promise<string> {
  const judge = await createJudge();
  put(judge);
  try {
    judge.verdict();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test.each<[string, ObservedRequest, string]>([
  [
    'an unknown query parameter',
    { ...list, url: `${thread}?per_pge=100` },
    '/query must NOT have additional properties: per_pge',
  ],
  ['a query of a wrong type', { ...list, url: `${thread}?per_page=many` }, '/query/per_page must be integer'],
  [
    'a query of a wrong format',
    { ...list, url: `${thread}?since=today` },
    '/query/since must match format "date-time"',
  ],
  ['a path of a wrong type', { ...list, url: '/repos/acme/jobs/pulls/main' }, '/path/pull_number must be integer'],
  ['no body', { ...create, body: '' }, "must have required property 'requestBody'"],
  ['an empty body', { ...create, body: '{}' }, "/requestBody must have required property 'body'"],
  ['a body of a wrong type', { ...create, body: '{"body":1}' }, '/requestBody/body must be string'],
  ['half a body', { ...create, body: '{"body":' }, 'JSON'],
  ['a body where none is', json('DELETE', '/repos/acme/jobs/issues/comments/1', '{}'), 'takes no body'],
  ['another method', { ...list, method: 'PUT' }, 'not an operation that Outrider is known to use'],
  [
    'another path',
    { ...list, url: '/repos/acme/jobs/issues/7/coments' },
    'not an operation that Outrider is known to use',
  ],
  ['GraphQL without a query', json('POST', '/graphql', '{}'), 'a body without a query'],
])('the judge rejects a request with %s', async (_, request, words) => {
  const verdict = await wordsOn((judge) => judge.request(request));
  expect(verdict).toContain(`Against GitHub's OpenAPI description:\n${request.method} ${request.url}: `);
  expect(verdict).toContain(words);
});

describe("answers judged against GitHub's OpenAPI description", () => {
  const { comment } = readExamples();
  test.each<[string, ObservedRequest, number, unknown, string]>([
    ['no list', list, 200, {}, 'answered 200: must be array'],
    [
      'a comment without a URL',
      list,
      200,
      [{ ...comment, html_url: undefined }],
      "answered 200: /0 must have required property 'html_url'",
    ],
    ['an invalid time', create, 201, { ...comment, created_at: 'today' }, '/created_at must match format "date-time"'],
    ['another status', create, 200, comment, 'answered 200, which is not described'],
    [
      'a body with 204',
      { ...list, method: 'DELETE', url: '/repos/acme/jobs/issues/comments/1' },
      204,
      {},
      'with a body',
    ],
    ['422 without its words', create, 422, { message: 'No' }, "must have required property 'documentation_url'"],
  ])('the judge rejects an answer with %s', async (_, request, status, body, words) => {
    expect(await wordsOn((judge) => judge.response(request, status, body))).toContain(words);
  });
});

test('a verdict reports every violation once', async () => {
  const judge = await createJudge();
  judge.request({ ...list, url: `${thread}?per_pge=1` });
  judge.request({ ...create, body: '{}' });
  expect(() => judge.verdict()).toThrow(/per_pge[^]*\n.*'body'$/);
  expect(() => judge.verdict()).not.toThrow();
});

describe('doubles checked at their end', () => {
  const wrong = { owner: 'acme', repo: 'jobs', issue_number: 7, per_pge: 100 };

  test('the stateful GitHub double fails at its end after an invalid request', async () => {
    const double = await startGitHub();
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    expect((await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', wrong)).data).toEqual([]);
    await expect(double[Symbol.asyncDispose]()).rejects.toThrow(`GET ${thread}?per_pge=100: /query must NOT`);
  });

  test('the scripted server fails at its end after an invalid request', async () => {
    const double = await judged(await startServer({ body: [] }));
    const github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
    await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', wrong);
    await expect(double[Symbol.asyncDispose]()).rejects.toThrow(`GET ${thread}?per_pge=100: /query must NOT`);
  });
});

test('the stored OpenAPI description matches the cut by its script and names its source', () => {
  const description = readDescription();
  expect(cutOpenApi({ ...description })).toEqual(description);
  expect(description).toMatchObject({ 'x-source': { package: '@octokit/openapi@23.0.2', license: 'MIT' } });
  expect(Object.values(description.paths ?? {}).flatMap((item) => Object.keys(item ?? {}))).toHaveLength(23);
});

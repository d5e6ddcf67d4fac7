import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError, ServiceError } from '../../../src/errors.ts';
import { type GitHub } from '../../../src/clients/github/client.ts';
import { toGitHubError } from '../../../src/clients/github/github-refusal.ts';
import { startServer, type Reply } from './server.ts';

/** Returns the failure of writing a comment that gets this response. */
async function catchFailure(reply: Reply): Promise<ActionError> {
  await using server = await startServer(() => reply);
  const github = await server.github();
  const request = { owner: 'acme', repo: 'jobs', issue_number: 1, body: 'x' };
  return await github
    .request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', request)
    .then(() => Promise.reject(new Error('it worked')), requireActionError);
}

function requireActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error;
  throw error;
}

function createResponseError(data: unknown): Error {
  const request = { method: 'GET', url: 'https://api.github.com/x' };
  return Object.assign(new Error('x'), { status: 500, request, response: { headers: {}, data } });
}

const errorBody = { message: 'Some words', documentation_url: 'https://docs.github.com/rest' };

describe('error responses of GitHub', () => {
  test.each<[string, Reply, { reason: string; message?: RegExp; hint?: RegExp }]>([
    ['401', { status: 401, body: { message: 'Bad credentials' } }, { reason: 'input', hint: /github-token/ }],
    [
      '403 on the pull request of a fork',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      { reason: 'unauthorized', message: /^Permission denied by GitHub: .* not accessible/, hint: /^no hint$/ },
    ],
    [
      '403 in a locked conversation',
      { status: 403, body: { message: 'Unable to create comment because issue is locked.' } },
      { reason: 'unauthorized', hint: /locked: unlock it, or set `comment: off`/ },
    ],
    [
      '403 in a locked conversation, recognized by its documentation URL',
      {
        status: 403,
        body: { message: 'No', documentation_url: 'https://docs.github.com/articles/locking-conversations/' },
      },
      { reason: 'unauthorized', hint: /locked/ },
    ],
    ['404', { status: 404, body: { message: 'Not Found' } }, { reason: 'not-found', hint: /github-token/ }],
    ['410', { status: 410, body: { message: 'Issues are disabled for this repo' } }, { reason: 'not-found' }],
    [
      '422',
      {
        status: 422,
        body: {
          message: 'Validation Failed',
          errors: ['a', { message: 'Body is too long' }, { field: 'body', code: 'custom' }],
        },
      },
      {
        reason: 'server',
        message: /^Rejected as invalid by GitHub: Validation Failed: a: Body is too long: body custom \(422, POST /,
        hint: /^Re-run this workflow job\. If the error persists/,
      },
    ],
    [
      '500',
      { status: 500, body: errorBody },
      { reason: 'server', message: /^GitHub reported a server error: Some words \(500, /, hint: /later/ },
    ],
    [
      '502 from a proxy',
      { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad</h1>' },
      { reason: 'server', message: /comments\)$/ },
    ],
    [
      'a status without a message',
      { status: 418 },
      {
        reason: 'server',
        message: /^Rejected as invalid by GitHub \(418, POST \/repos\/acme\/jobs\/issues\/1\/comments\)$/,
      },
    ],
    [
      'an exhausted rate limit',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795218722' },
        body: { message: 'API rate limit exceeded' },
      },
      {
        reason: 'server',
        message: /^GitHub rate limit exceeded: API rate limit exceeded/,
        hint: /^Re-run this workflow job after 2026-11-20 23:52 UTC/,
      },
    ],
    [
      '429 with Retry-After',
      { status: 429, headers: { 'retry-after': '60' } },
      { reason: 'server', hint: /^Re-run this workflow job in 60 s\./ },
    ],
    ['429 without headers', { status: 429 }, { reason: 'server', hint: /in a few minutes/ }],
    [
      '429 with an unreadable time',
      { status: 429, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1e300' } },
      { reason: 'server', hint: /in a few minutes/ },
    ],
    [
      'a secondary rate limit',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '900' },
        body: { message: 'You have exceeded a secondary rate limit' },
      },
      { reason: 'server', message: /^GitHub rate limit exceeded/, hint: /in a few minutes/ },
    ],
  ])('an error response gives reason, message and hint: %s', async (_, reply, { reason, message, hint }) => {
    const failure = await catchFailure(reply);
    expect(failure.reason).toBe(reason);
    expect(failure.message).toMatch(/\bGitHub\b.* \(\d{3}, POST \/repos\/acme\/jobs\/issues\/1\/comments\)$/);
    expect(failure.message).toContain(`(${reply.status}, `);
    expect(failure.message).toMatch(message ?? '');
    expect(failure.hint ?? 'no hint').toMatch(hint ?? /./);
  });

  test('a page instead of JSON may be of a proxy', async () => {
    const failure = await catchFailure({ headers: { 'content-type': 'text/html' }, body: '<html>log in</html>' });
    expect(failure).toMatchObject({ reason: 'server' });
    expect(failure.message).toMatch(
      /^Unexpected response from GitHub at \S+: it is not JSON\. Is a proxy in front of GitHub\?/,
    );
  });

  test('a GitHub error never shows the token and keeps the message on one bounded line', async () => {
    const failure = await catchFailure({ status: 422, body: { message: `secret-token\n${'long '.repeat(1000)}` } });
    expect(failure.message).not.toContain('secret-token');
    expect(failure.message).not.toContain('\n');
    expect(failure.message.length).toBeLessThan(700);
    expect(failure.cause).toBeUndefined();
  });

  test('a GitHub error is one line of bounded length for any response', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ message: fc.string(), errors: fc.anything() })), (data) => {
        const { message } = toGitHubError(createResponseError(data), '');
        expect(message).toMatch(/^GitHub reported a server error.* \(500, GET \/x\)$/);
        expect(message).toMatch(/^\P{Cc}{1,600}$/u);
      }),
    );
  });
});

test.each<[number, string, boolean]>([
  [401, 'input', false],
  [403, 'unauthorized', false],
  [404, 'not-found', false],
  [410, 'not-found', false],
  [422, 'server', false],
  [429, 'server', true],
  [500, 'server', true],
])('GitHub status %i is a ServiceError with reason %s; it may pass: %s', async (status, reason, isTransient) => {
  const failure = await catchFailure({ status });
  expect(failure).toBeInstanceOf(ServiceError);
  expect(failure).toMatchObject({ httpStatus: status, reason, isTransient });
});

test('a transport error becomes a GitHub error with its own reason and message', () => {
  const { cause, ...details } = {
    reason: 'timed-out',
    message: 'GitHub has not responded',
    hint: 'Wait.',
    cause: 7,
  } as const;
  const below = new ServiceError({ ...details, cause });
  expect(toGitHubError(new Error('fetch failed', { cause: below }), '')).toMatchObject({
    name: 'ServiceError',
    isTransient: true,
    ...details,
  });
});

test('an error without a response of GitHub is unreachable', () => {
  expect(toGitHubError(new Error('connect ECONNREFUSED'), '')).toMatchObject({
    reason: 'unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

/** Lists the comments of the pull request 1. */
const list = (github: GitHub, owner: string) =>
  github.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { owner, repo: 'jobs', issue_number: 1 });

describe('createGitHub', () => {
  test('the GitHub client sends its user agent and API version', async () => {
    await using server = await startServer(() => ({ body: [] }));
    await list(await server.github(), 'acme');
    expect(server.seen[0]?.headers).toMatchObject({
      'x-github-api-version': '2022-11-28',
      authorization: 'token secret-token',
    });
    expect(server.seen[0]?.headers['user-agent']).toMatch(/^outrider /);
  });

  test('the GitHub client sends the token neither to next pages nor to redirects elsewhere', async () => {
    await using other = await startServer(() => ({ body: [] }));
    await using server = await startServer(({ path }) =>
      path.startsWith('/repos/moved')
        ? { status: 301, headers: { location: `${other.url}/repositories/1` } }
        : { headers: { link: `<${other.url}/next>; rel="next"` }, body: [] },
    );
    const github = await server.github();
    expect((await list(github, 'acme').then(() => undefined, requireActionError))?.message).toContain(
      'the token is not sent there',
    );
    expect(await list(github, 'moved').then(() => undefined, requireActionError)).toBeInstanceOf(ActionError);
    expect(other.seen).toEqual([]);
  });

  test('the GitHub client prints nothing even when GitHub announces a deprecation', async () => {
    await using server = await startServer(() => ({ headers: { deprecation: 'true', sunset: 'soon' }, body: [] }));
    const printed: unknown[] = [];
    const keep = { ...console };
    for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
      console[level] = (...words) => printed.push(words);
    try {
      await list(await server.github(), 'acme');
    } finally {
      Object.assign(console, keep);
    }
    expect(server.seen).toHaveLength(1);
    expect(printed).toEqual([]);
  });
});

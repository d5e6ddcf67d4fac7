import { expect, onTestFinished, test } from 'vitest';
import { createGitHub } from '../../../src/clients/github/client.ts';
import { createFetch } from '../../../src/clients/http/fetch.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { realPace } from '../../../src/clients/http/retry.ts';
import type { Retry } from '../../../src/clients/http/types.ts';
import { startServer, type Step } from '../../support/server.ts';

const issue = { owner: 'acme', repo: 'jobs', issue_number: 7 };

/** GitHub's response: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
const secondary = (status: 403 | 429, seconds?: number): Step => ({
  status,
  headers: {
    'content-type': 'application/json',
    'x-ratelimit-remaining': '4000',
    ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }),
  },
  body: '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes before you try again."}',
});
const spentUntil = (reset: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': reset,
});
const formatTimeIn = (seconds: number): string => String(Math.floor(Date.now() / 1000) + seconds);
const primary = (reset: string): Step => ({
  status: 403,
  headers: spentUntil(reset),
  body: '{"message":"API rate limit exceeded for installation ID 1."}',
});
/** Without the text of a secondary limit, as a proxy or an Enterprise Server may respond. */
const request = (status: 403 | 429, seconds: number): Step => ({
  status,
  headers: { 'content-type': 'application/json', 'retry-after': String(seconds) },
  body: '{"message":"Try again later."}',
});
const graphqlLimit = (seconds: number): Step => ({
  status: 200,
  headers: spentUntil(formatTimeIn(seconds)),
  body: '{"data":null,"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]}',
});
const done: Step = { status: 201, headers: { 'content-type': 'application/json' }, body: '{"id":1}' };

/** A client as a run has it, which has so many milliseconds left; its pauses are only counted. */
async function start(steps: readonly Step[], remaining = 900_000) {
  const server = await startServer(steps);
  const pauses: number[] = [];
  const log: Retry[] = [];
  const transport = createTransport({
    readRemainingMilliseconds: () => remaining,
    onRetry: (retry) => log.push(retry),
    pace: {
      random: () => 0,
      async pause(milliseconds, signal) {
        pauses.push(milliseconds);
        await realPace.pause(0, signal);
      },
    },
  });
  onTestFinished(async () => {
    await transport.close();
    await server[Symbol.asyncDispose]();
  });
  const fetch = createFetch(transport);
  const { waitToRetry } = transport;
  const github = await createGitHub({ fetch, waitToRetry, apiUrl: server.url, token: 'secret-token' });
  const write = async (): Promise<number> => (await github.rest.issues.createComment({ ...issue, body: 'x' })).status;
  const query = async (): Promise<unknown> =>
    (await github.request({ method: 'POST', url: `${server.url}/api/graphql`, query: '{ viewer { login } }' })).data;
  return { server, pauses, log, write, query };
}

test.each([403, 429] as const)(
  'a secondary rate limit with status %i is waited for and the comment written once',
  async (status) => {
    const { server, pauses, log, write } = await start([secondary(status, 70), secondary(status, 5), done]);
    expect(await write()).toBe(201);
    expect(server.requests.map(({ method, body }) => [method, body])).toEqual(
      Array.from({ length: 3 }, () => ['POST', '{"body":"x"}']),
    );
    expect(pauses).toEqual([70_000, 5000]);
    const path = '/repos/acme/jobs/issues/7/comments';
    const reason = 'limits the rate of requests';
    expect(log).toEqual([
      { service: 'GitHub', method: 'POST', path, attempt: 1, reason, pauseMilliseconds: 70_000 },
      { service: 'GitHub', method: 'POST', path, attempt: 2, reason, pauseMilliseconds: 5000 },
    ]);
  },
);

test.each([403, 429] as const)(
  'a status %i with a time to wait is a rate limit whatever its text is, and the comment is written once',
  async (status) => {
    const { server, pauses, log, write } = await start([request(status, 70), done]);
    expect(await write()).toBe(201);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect([pauses, log.map(({ reason, pauseMilliseconds }) => [reason, pauseMilliseconds])]).toEqual([
      [70_000],
      [['limits the rate of requests', 70_000]],
    ]);
  },
);

test.each<[string, Step, 'write' | 'query', number]>([
  ['of GraphQL, which has status 200, until it is reset', graphqlLimit(90), 'query', 90_000],
  ['that is used up, until it is reset', primary(formatTimeIn(90)), 'write', 90_000],
  ['that is used up without a time of its reset for a minute', primary(''), 'write', 60_000],
  ['of a second kind that names no time for a minute', secondary(403), 'write', 60_000],
])('a request waits for a rate limit %s', async (_, limit, kind, pause) => {
  const started = await start([limit, done]);
  await started[kind]();
  expect([started.server.requests.length, started.pauses.length]).toEqual([2, 1]);
  // The limit is reset within a second that GitHub rounds down.
  expect(Math.abs((started.pauses[0] ?? 0) - pause)).toBeLessThan(5000);
});

test('a rate limit of GraphQL beyond the end of the run fails the request at once', async () => {
  const { server, query } = await start([graphqlLimit(90)], 60_000);
  await expect(query()).rejects.toMatchObject({ reason: 'server', isTransient: true });
  expect(server.requests).toHaveLength(1);
});

test('a rate limit beyond the end of the run fails the request at once', async () => {
  const { server, pauses, log, write } = await start([secondary(403, 70), done], 70_000);
  await expect(write()).rejects.toMatchObject({
    reason: 'server',
    isTransient: true,
    message: expect.stringMatching(/^GitHub rate limit exceeded: You have exceeded a secondary rate limit/),
    hint: 'Re-run this workflow job in 70 s.',
  });
  expect([server.requests.length, pauses, log]).toEqual([1, [], []]);
});

test('a rate limit that does not end fails the request after four attempts', async () => {
  const { server, pauses, write } = await start([secondary(403, 1)]);
  await expect(write()).rejects.toMatchObject({ reason: 'server', hint: 'Re-run this workflow job in 1 s.' });
  expect([server.requests.length, pauses]).toEqual([4, [1000, 1000, 1000]]);
});

test.each<[string, Step]>([
  ['500', { status: 500, headers: { 'content-type': 'application/json' }, body: '{"message":"Server Error"}' }],
  ['502', { status: 502 }],
  ['403 for a missing permission', { status: 403, body: '{"message":"Resource not accessible by integration"}' }],
  ['a lost connection', (_seen, response) => void response.destroy()],
])('a write that may have been done or is refused is never sent twice: %s', async (_, step) => {
  const { server, pauses, write } = await start([step, done]);
  await expect(write()).rejects.toThrow('GitHub');
  expect([server.requests.length, pauses]).toEqual([1, []]);
});

test('several writes of a run follow each other without pauses of the client', async () => {
  const { pauses, write } = await start([done]);
  const started = performance.now();
  for (let times = 0; times < 4; times += 1) await write();
  // The plugin would pause three times for 3 s.
  expect(performance.now() - started).toBeLessThan(8500);
  expect(pauses).toEqual([]);
});

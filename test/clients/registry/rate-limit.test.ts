import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRateLimit } from '../../../src/clients/registry/wire.ts';
import { startTalking, version, vpc } from './asking.ts';
import type { Step } from '../../support/server.ts';

const record: Step = { body: { data: { attributes: {} } } };

/** Returns the highest number of requests within one second, its end excluded. */
function mostInASecond(times: readonly number[]): number {
  return Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + 1000).length));
}

const doNothing = async (): Promise<void> => undefined;

/** Lets the time of the test pass, at most a second. */
async function passUntil(isReached: () => boolean): Promise<void> {
  for (let passed = 0; !isReached() && passed < 1000; passed += 1) await vi.advanceTimersByTimeAsync(1);
}

describe('rate limit', () => {
  test('the rate limit lets as many requests start within a second as the registry allows', async () => {
    const times: number[] = [];
    const { registry } = await startTalking((_, response) => {
      times.push(performance.now());
      response.end(JSON.stringify({ data: { attributes: {} } }));
    });
    await registry.getModule(vpc);
    times.length = 0;
    await Promise.all(Array.from({ length: 32 }, () => registry.getModule(vpc)));
    expect(times.length).toBe(32);
    expect(mostInASecond(times)).toBeLessThanOrEqual(30);
  });

  test('the rate limit does not make up for delayed requests', async () => {
    // On a clock of the test: on a loaded machine timers are late, and a start is noted late.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const limit = createRateLimit(100);
    const times: number[] = [];
    const turns = Array.from({ length: 20 }, () => limit.add(async () => times.push(Date.now())));
    await passUntil(() => times.length === 3);
    // The thread is blocked, as by a garbage collection or another process: no timer fires meanwhile.
    vi.setSystemTime(Date.now() + 100);
    await passUntil(() => times.length === turns.length);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    expect(gaps.filter((gap) => gap === 10)).toHaveLength(18);
  });
});

test('the rate limit starts requests in the order of the calls', async () => {
  const limit = createRateLimit(1000);
  const order: number[] = [];
  await Promise.all([0, 1, 2, 3].map((index) => limit.add(async () => order.push(index))));
  expect(order).toEqual([0, 1, 2, 3]);
});

test('the rate limit releases a waiting request at the end of the run without delaying others', async () => {
  const limit = createRateLimit(20);
  const ending = new AbortController();
  const reason = new Error('Over.');
  const first = limit.add(doNothing);
  const second = limit.add(doNothing, { signal: ending.signal });
  const third = limit.add(doNothing);
  await first;
  ending.abort(reason);
  await expect(second).rejects.toBe(reason);
  await expect(third).resolves.toBeUndefined();
});

test.each([
  ['x-ratelimit-reset in seconds with decimals', { 'x-ratelimit-reset': '0.05' }, 175],
  ['Retry-After, which takes precedence', { 'retry-after': '0', 'x-ratelimit-reset': '0.05' }, 125],
  ['Retry-After as a date', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 125],
  ['the default without headers', {}, 125],
  ['the default for an unreadable header', { 'x-ratelimit-reset': 'soon' }, 125],
  ['as is usual, where it names a moment and no time', { 'x-ratelimit-reset': '1795219200' }, 125],
])('a busy registry gets a pause by %s', async (_, headers, pause) => {
  const pauses: number[] = [];
  const onRetry = (retry: { readonly pauseMilliseconds: number }): void => void pauses.push(retry.pauseMilliseconds);
  const busy: Step = { status: 429, headers, body: { errors: [{ status: 429 }] } };
  const { server, registry } = await startTalking([busy, record], { onRetry });
  await registry.revertModuleVersionDeprecation(version);
  expect(pauses).toEqual([pause]);
  expect(server.requests.map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveComment } from '../../src/modes/register/reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a live comment is written at once, then every ten seconds, and not after the end', async () => {
  const written: string[] = [];
  const live = createLiveComment<string>(async (body) => void written.push(body));
  live.update(() => 'one');
  live.update(() => 'two');
  live.update(() => 'three');
  expect(written).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(written).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual(['one', 'three']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual(['one', 'three']);
  live.update(() => 'four');
  live.update(() => 'five');
  expect(written).toEqual(['one', 'three', 'four']);
  await live.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual(['one', 'three', 'four']);
});

test('a live comment waits for a pending write at its end and does not retry a failed one', async () => {
  const finished = Promise.withResolvers<void>();
  const written: string[] = [];
  const slow = createLiveComment<string>(async (body) => {
    await finished.promise;
    written.push(body);
  });
  slow.update(() => 'one');
  const ended = slow.end().then(() => written.push('ended'));
  finished.resolve();
  await ended;
  expect(written).toEqual(['one', 'ended']);
  let tries = 0;
  const broken = createLiveComment(async () => {
    tries += 1;
    throw new Error('denied');
  });
  broken.update(() => 'one');
  await vi.advanceTimersByTimeAsync(30_000);
  broken.update(() => 'two');
  await vi.advanceTimersByTimeAsync(30_000);
  await broken.end();
  expect(tries).toBe(1);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultMaxAttempts,
  maxRateLimitedAttempts,
  selectMaxAttempts,
  parseRetryAfter,
  computeRetryPause,
  type FailedAttempt,
} from '../../../src/clients/http/retry.ts';

const tried: fc.Arbitrary<FailedAttempt> = fc.record({
  attempt: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 27, max: 33 })),
  maxAttempts: fc.constantFrom(defaultMaxAttempts, maxRateLimitedAttempts),
  requestedPause: fc.option(fc.nat(100_000), { nil: undefined }),
  remaining: fc.integer({ min: -1000, max: 200_000 }),
  random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

test('computeRetryPause allows a retry only in time, and waits as long as the service requests', () => {
  fc.assert(
    fc.property(tried, (given) => {
      const pause = computeRetryPause(given);
      if (pause === undefined) return;
      expect(given.attempt).toBeLessThan(given.maxAttempts);
      expect(pause).toBeLessThan(given.remaining);
      const { requestedPause = 0 } = given;
      expect(pause).toBeGreaterThanOrEqual(requestedPause + 125);
      // The sum of both may be rounded up to the bound itself.
      expect(pause).toBeLessThanOrEqual(requestedPause + 1000);
    }),
  );
});

test('computeRetryPause allows every retry in time', () => {
  fc.assert(
    fc.property(tried, fc.integer({ min: 1, max: defaultMaxAttempts - 1 }), (given, attempt) => {
      expect(computeRetryPause({ ...given, attempt, remaining: Number.MAX_SAFE_INTEGER })).toBeGreaterThan(0);
    }),
  );
});

test('computeRetryPause allows thirty attempts, with short pauses, if a service sends the time of the next retry', () => {
  const given = { maxAttempts: selectMaxAttempts(429, 2000), requestedPause: 2000, remaining: 60_000, random: 0.5 };
  const all = Array.from({ length: 30 }, (_, at) => computeRetryPause({ ...given, attempt: at + 1 }));
  expect([all[0], all[1], new Set(all.slice(2, 29)), all[29]]).toEqual([2187.5, 2375, new Set([2750]), undefined]);
  const others = ([[503, 2000], [429], []] as const).map(([status, pause]) => selectMaxAttempts(status, pause));
  expect(others).toEqual([4, 4, 4]);
});

function pauses(random: number) {
  const given = { maxAttempts: defaultMaxAttempts, requestedPause: undefined, remaining: 60_000, random };
  return [1, 2, 3].map((attempt) => computeRetryPause({ ...given, attempt }));
}

test('pauses between attempts double and are half random', () => {
  expect(pauses(0)).toEqual([125, 250, 500]);
  expect(pauses(0.5)).toEqual([187.5, 375, 750]);
});

test('parseRetryAfter reads seconds and dates', () => {
  const now = Date.UTC(2026, 10, 20, 12, 0, 0);
  expect(parseRetryAfter('3', now)).toBe(3000);
  expect(parseRetryAfter(' 0 ', now)).toBe(0);
  expect(parseRetryAfter('Fri, 20 Nov 2026 12:00:05 GMT', now)).toBe(5000);
  expect(parseRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
  for (const odd of [undefined, '', '-1', '1.5', 'soon', '2026-11-20', 'Friday, perhaps']) {
    expect(parseRetryAfter(odd, now)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.nat(1e6), (seconds) => {
      expect(parseRetryAfter(new Date(now + seconds * 1000).toUTCString(), now)).toBe(seconds * 1000);
    }),
  );
});

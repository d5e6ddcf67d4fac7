import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ATTEMPTS,
  RATE_LIMITED_ATTEMPTS,
  parseRetryAfter,
  pauseBeforeRetry,
  type Attempt,
  type Outcome,
} from '../../../src/clients/http/retry.ts';

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant({ kind: 'broke' } as const),
  fc.record({
    kind: fc.constant('answered' as const),
    status: fc.oneof(fc.constantFrom(200, 400, 404, 429, 500, 502, 503, 504), fc.integer({ min: 200, max: 599 })),
    retryAfter: fc.option(fc.oneof(fc.nat(100).map(String), fc.string()), { nil: undefined }),
    busy: fc.boolean(),
  }),
);
const tried: fc.Arbitrary<Attempt> = fc.record({
  outcome,
  attempt: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 27, max: 33 })),
  repeatable: fc.boolean(),
  remaining: fc.integer({ min: -1000, max: 200_000 }),
  now: fc.constant(Date.UTC(2026, 10, 20)),
  random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});
const BUSY = new Set([429, 502, 503, 504]);

test('pauseBeforeRetry allows a retry only when it is safe, useful and in time', () => {
  fc.assert(
    fc.property(tried, (given) => {
      const pause = pauseBeforeRetry(given);
      const { outcome: was } = given;
      const mayHelp = was.kind === 'broke' || was.busy || BUSY.has(was.status);
      if (pause === undefined) {
        return;
      }
      const isToComeBack =
        was.kind === 'answered' && was.status === 429 && parseRetryAfter(was.retryAfter, given.now) !== undefined;
      const most = isToComeBack ? RATE_LIMITED_ATTEMPTS : ATTEMPTS;
      expect(given.repeatable && mayHelp && given.attempt < most).toBe(true);
      expect(pause).toBeLessThan(given.remaining);
      const asked = was.kind === 'answered' ? (parseRetryAfter(was.retryAfter, given.now) ?? 0) : 0;
      expect(pause).toBeGreaterThanOrEqual(asked + 125);
      // The sum of both may be rounded up to the bound itself.
      expect(pause).toBeLessThanOrEqual(asked + 1000);
    }),
  );
});

test('pauseBeforeRetry allows every retry that is safe, useful and in time', () => {
  fc.assert(
    fc.property(tried, fc.integer({ min: 1, max: ATTEMPTS - 1 }), (given, attempt) => {
      fc.pre(given.outcome.kind === 'broke' || BUSY.has(given.outcome.status));
      const asked = { ...given, attempt, repeatable: true, remaining: Number.MAX_SAFE_INTEGER };
      fc.pre(given.outcome.kind === 'broke' || (parseRetryAfter(given.outcome.retryAfter, given.now) ?? 0) < 1e9);
      expect(pauseBeforeRetry(asked)).toBeGreaterThan(0);
    }),
  );
});

test('pauseBeforeRetry allows thirty attempts, with pauses that stay short, where a service says when to come back', () => {
  const busy = { kind: 'answered', status: 429, busy: false } as const;
  const given = { repeatable: true, remaining: 60_000, now: 0, random: 0.5 };
  for (const asking of [
    { ...busy, retryAfter: '2' },
    { ...busy, asked: 2000 },
  ] as const) {
    const all = Array.from({ length: 30 }, (_, at) => pauseBeforeRetry({ ...given, outcome: asking, attempt: at + 1 }));
    expect([all[0], all[1], new Set(all.slice(2, 29)), all[29]]).toEqual([2187.5, 2375, new Set([2750]), undefined]);
    expect(pauseBeforeRetry({ ...given, outcome: { ...asking, status: 503 }, attempt: 4 })).toBeUndefined();
  }
  expect(pauseBeforeRetry({ ...given, outcome: busy, attempt: 4 })).toBeUndefined();
});

function pauses(random: number) {
  return [1, 2, 3].map((attempt) =>
    pauseBeforeRetry({ outcome: { kind: 'broke' }, attempt, repeatable: true, remaining: 60_000, now: 0, random }),
  );
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

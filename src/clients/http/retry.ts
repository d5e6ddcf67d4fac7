import { setTimeout as wait } from 'node:timers/promises';

/** A failed attempt that may be retried. */
export interface FailedAttempt {
  readonly attempt: number;
  /** The maximum number of attempts, see {@link selectMaxAttempts}. */
  readonly maxAttempts: number;
  /** Milliseconds that the service asks to wait. */
  readonly requestedPause: number | undefined;
  /** Milliseconds until the deadline. */
  readonly remaining: number;
  /** From 0 to below 1. */
  readonly random: number;
}

export const defaultMaxAttempts = 4;
/** For a service that sends the time of the next retry: other runs of the same user may exhaust its rate limit. @see https://github.com/hashicorp/go-tfe */
export const maxRateLimitedAttempts = 30;
/** About 20 s: servers elect a new leader within seconds, or slightly later on a busy machine. */
export const maxLeaderlessAttempts = 30;
const firstPauseMilliseconds = 250;

/** Milliseconds to wait before the next attempt; `undefined` after too many attempts, or when the pause would exceed the deadline. */
export function computeRetryPause(last: FailedAttempt): number | undefined {
  const { attempt, maxAttempts, requestedPause = 0, remaining, random } = last;
  // Half of each pause is random: runs that a busy server rejected together must not retry together.
  const backoff = firstPauseMilliseconds * 2 ** (Math.min(attempt, defaultMaxAttempts - 1) - 1) * (0.5 + random / 2);
  const next = requestedPause + backoff;
  return attempt < maxAttempts && next < remaining ? next : undefined;
}

/** @param status `undefined` for a connection that broke @param requestedPause milliseconds that the service asks to wait @param busy see `ServiceRequest.maxBusyAttempts` */
export function selectMaxAttempts(status: number | undefined, requestedPause: number | undefined, busy = 0): number {
  return status === 429 && requestedPause !== undefined ? maxRateLimitedAttempts : Math.max(busy, defaultMaxAttempts);
}

/** Milliseconds that a `retry-after` header asks to wait: seconds or a date (RFC 9110, 10.2.3); `undefined` if it is neither. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Only the form with the name of a day: `Date.parse` alone would read "5.5" as a date.
  const at = /^[A-Z][a-z]+,/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** The pauses between attempts and polls, which only tests shorten. */
export interface Pace {
  /** Rejects with the signal's own reason. */
  pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 to below 1, to spread pauses. */
  random(): number;
}

/** Runs work that the run waits for. `describe` returns its current state for the log; an empty string prints no line. */
export type WaitFor = <T>(describe: () => string, work: () => Promise<T>) => Promise<T>;

export const realPace: Pace = { pause, random: Math.random };

export async function withTimeout<T>(milliseconds: number, response: Promise<T>): Promise<T | undefined> {
  return Promise.race([response, wait(milliseconds, undefined, { ref: false })]);
}

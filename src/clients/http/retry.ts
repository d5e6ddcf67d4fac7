import { setTimeout as wait } from 'node:timers/promises';

/** The outcome of an attempt: a status, with the header `retry-after` if there was one, or a connection that broke. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfter?: string | undefined;
      /** Milliseconds that the service asks to wait by another header; `retryAfter` takes precedence. */
      readonly asked?: number | undefined;
      readonly busy: boolean;
    }
  | { readonly kind: 'broke' };

export interface Attempt {
  readonly outcome: Outcome;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  readonly repeatable: boolean;
  /** Milliseconds until the deadline. */
  readonly remaining: number;
  /** The wall clock, in milliseconds since 1970. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
}

export const ATTEMPTS = 4;
/** For a service that says when to come back: other runs of the same user may use up its rate limit, as https://github.com/hashicorp/go-tfe expects. */
export const RATE_LIMITED_ATTEMPTS = 30;
/** Milliseconds. */
const FIRST_RETRY_PAUSE = 250;
const BUSY_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before the next attempt; undefined if there is none: after a success, for a request that is not
 * safe to repeat, after too many attempts, or when the pause would exceed the deadline.
 */
export function pauseBeforeRetry(last: Attempt): number | undefined {
  const { outcome, attempt, repeatable, remaining, now, random } = last;
  if (!repeatable || attempt >= attemptsFor(outcome, now)) return undefined;
  if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
    return undefined;
  }
  // Half of each pause is random, so that runs that a busy server rejected together do not return together.
  const backoff = FIRST_RETRY_PAUSE * 2 ** (Math.min(attempt, ATTEMPTS - 1) - 1) * (0.5 + random / 2);
  const asked = askedPause(outcome, now);
  const next = asked === undefined ? backoff : asked + backoff;
  return next < remaining ? next : undefined;
}

/** How often a request with this outcome is sent at most. */
export function attemptsFor(outcome: Outcome, now: number): number {
  const isRateLimited = outcome.kind === 'answered' && outcome.status === 429;
  return isRateLimited && askedPause(outcome, now) !== undefined ? RATE_LIMITED_ATTEMPTS : ATTEMPTS;
}

function askedPause(outcome: Outcome, now: number): number | undefined {
  return outcome.kind === 'answered' ? (parseRetryAfter(outcome.retryAfter, now) ?? outcome.asked) : undefined;
}

export function isBusyStatus(status: number): boolean {
  return BUSY_STATUSES.has(status);
}

/** Milliseconds that a `retry-after` header asks to wait: seconds or a date (RFC 9110, 10.2.3); undefined if it is neither. */
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

/** How a run waits between attempts and polls. Tests shorten the pauses; users cannot. */
export interface Pace {
  /** Rejects with the signal's own reason. */
  pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 to below 1, to spread pauses. */
  random(): number;
}

/** Does work that the run waits for. `describe` returns its current state for the log, or nothing for no line. */
export type WaitFor = <T>(describe: () => string, work: () => Promise<T>) => Promise<T>;

export const realPace: Pace = { pause, random: Math.random };

export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
  const giveUp = new AbortController();
  const late = pause(milliseconds, giveUp.signal).then(
    () => undefined,
    () => undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    giveUp.abort();
  }
}

/** How a try ended: a status, with the header `retry-after` if there was one, or a connection that broke. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfter?: string | undefined;
      /** Milliseconds that it asks to wait otherwise; `retryAfter` goes before. */
      readonly asked?: number | undefined;
      readonly busy: boolean;
    }
  | { readonly kind: 'broke' };

export interface Attempt {
  readonly outcome: Outcome;
  /** How often it was tried so far, this time included. */
  readonly attempt: number;
  readonly repeatable: boolean;
  /** Milliseconds that the deadline leaves. */
  readonly remaining: number;
  /** The wall clock, in milliseconds since 1970. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
}

/** How often a request is sent at most. */
export const ATTEMPTS = 4;
const FIRST_RETRY_PAUSE = 250;
const BUSY_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before another try, or `undefined` when what there is now is the end of it: a success, a
 * request that must not be repeated, too many tries, or a pause that the deadline leaves no room for.
 */
export function pauseBeforeRetry(last: Attempt): number | undefined {
  const { outcome, attempt, repeatable, remaining, now, random } = last;
  if (!repeatable || attempt >= ATTEMPTS) {
    return undefined;
  }
  if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
    return undefined;
  }
  // Half of each pause is random, so that runs which a busy server turned away together do not come back together.
  const backoff = FIRST_RETRY_PAUSE * 2 ** (attempt - 1) * (0.5 + random / 2);
  const asked = outcome.kind === 'answered' ? (parseRetryAfter(outcome.retryAfter, now) ?? outcome.asked) : undefined;
  const pause = asked === undefined ? backoff : asked + backoff;
  return pause < remaining ? pause : undefined;
}

/** Whether a status says "not now". */
export function isBusyStatus(status: number): boolean {
  return BUSY_STATUSES.has(status);
}

/**
 * Milliseconds that a `retry-after` header asks to wait: seconds or a date (RFC 9110, 10.2.3); `undefined` when it is
 * neither.
 */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) {
    return Number(text) * 1000;
  }
  // Only the form with a day's name: `Date.parse` alone would take "5.5" for a date.
  const at = /^[A-Z][a-z]+,/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

import type { ServiceError } from '../../errors.ts';

/**
 * The index for the next blocking query; undefined for a query without an index, which is answered immediately.
 *
 * @param before the index of the last query
 * @param header of its response
 */
export function nextIndex(before: number | undefined, header: string | undefined): number | undefined {
  if (header === undefined || !/^\d+$/.test(header)) {
    return undefined;
  }
  const index = Number(header);
  // The index decreases when the servers are restored from a snapshot; the old one may never be reached.
  if (!Number.isSafeInteger(index) || (before !== undefined && index < before)) {
    return undefined;
  }
  // An empty cluster has index 0, with which a query does not block.
  return Math.max(1, index);
}

interface WatchFailure {
  readonly error: Pick<ServiceError, 'reason' | 'isTransient'>;
  /** Consecutive failures, including this one. */
  readonly inARow: number;
  /** From 0 to below 1. */
  readonly random: number;
}

// Milliseconds.
const FIRST_WATCH_PAUSE = 500;
const MAX_WATCH_PAUSE = 12_000;
const MAX_SERVER_ERRORS = 10;

/**
 * Milliseconds until a watch retries after a failure; undefined if it does not. It retries after lost connections until
 * its deadline, and after errors of the server up to ten times in a row, but not after a refusal.
 */
export function pauseAfter({ error, inARow, random }: WatchFailure): number | undefined {
  if (!error.isTransient || (error.reason === 'server' && inARow >= MAX_SERVER_ERRORS)) return undefined;
  // Half of each pause is random, so that clients that lost the same server do not return together.
  return Math.min(MAX_WATCH_PAUSE, FIRST_WATCH_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2);
}

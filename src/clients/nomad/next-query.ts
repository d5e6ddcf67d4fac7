import type { ServiceErrorKind } from '../../errors.ts';

/**
 * The index that the next blocking request goes on from; `undefined` to ask without one, which is answered at once.
 *
 * @param before the index of the request that was answered
 * @param header the answer's own; what is no index cannot be waited on
 */
export function nextIndex(before: number | undefined, header: string | undefined): number | undefined {
  if (header === undefined || !/^\d+$/.test(header)) {
    return undefined;
  }
  const index = Number(header);
  // It goes backwards when the servers were restored from a snapshot: what was waited for may never come.
  if (!Number.isSafeInteger(index) || (before !== undefined && index < before)) {
    return undefined;
  }
  // An empty cluster is at 0, and 0 is not waited on.
  return Math.max(1, index);
}

interface WatchFailure {
  readonly kind: ServiceErrorKind;
  /** The answer's, where there was one. */
  readonly status: number | undefined;
  /** Failures in a row, this one included. */
  readonly inARow: number;
  /** From 0 to below 1. */
  readonly random: number;
}

const FIRST_WATCH_PAUSE = 500;
const MAX_WATCH_PAUSE = 12_000;
const MAX_SERVER_ERRORS = 10;

/**
 * Milliseconds until a watch asks again after a failure, or `undefined` where that would not help. Lost connections are
 * tolerated as long as the watch may last, a server's own errors ten times in a row; a refusal is neither.
 */
export function pauseAfter({ kind, status, inARow, random }: WatchFailure): number | undefined {
  const passes =
    kind === 'unreachable' ||
    (kind === 'server' && status !== undefined && (status === 429 || status >= 500) && inARow < MAX_SERVER_ERRORS);
  // Half of each pause is random, so that those who lost the same server do not come back together.
  return passes ? Math.min(MAX_WATCH_PAUSE, FIRST_WATCH_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2) : undefined;
}

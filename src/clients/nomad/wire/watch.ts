import { ServiceError } from '../../../errors.ts';
import type { ServiceResponse } from '../../http/types.ts';
import type { NomadCall, ReadCall } from './call.ts';
import { describeRequest } from '../../http/messages.ts';
import type { NomadWire } from './wire.ts';

export interface WatchOptions {
  readonly timeoutMilliseconds: number;
  /** Milliseconds that a query may block; at most 300,000. */
  readonly wait?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called before each pause after a lost connection or an error of the server. */
  readonly onProblem?: ((error: ServiceError, pause: number) => void) | undefined;
  /** Called after each response, even if nothing has changed. */
  readonly onResponse?: (() => void) | undefined;
}

// Milliseconds. With Nomad's jitter, it stays below the 60 s after which many proxies close an idle connection.
const defaultWaitMilliseconds = 50_000;
/** Used if requests wait for a connection, for example because Nomad's `limits` allow few. */
const crowdedWaitMilliseconds = 2000;
/** The minimum duration of a round, in milliseconds. */
const minRoundMilliseconds = 500;
// Milliseconds for the network, and for large responses on slow connections.
const networkMilliseconds = 30_000;

/**
 * The current response of a blocking query, and a new one after each change; repeated responses are skipped. Uses one
 * connection, and reconnects when it is lost. Ends only when the consumer stops, or with an error.
 *
 * @throws ServiceError if the endpoint refuses; `timed-out` after the timeout. The signal's
 *   own reason, immediately.
 * @see https://developer.hashicorp.com/nomad/api-docs#blocking-queries
 */
export async function* watch<T>(
  wire: NomadWire,
  { call, shape }: ReadCall<T>,
  options: WatchOptions,
): AsyncGenerator<T, never> {
  const { onProblem, onResponse, wait = defaultWaitMilliseconds } = options;
  const clock = startWatchClock(wire, call, options);
  let index: number | undefined;
  let body: string | undefined;
  let failureCount = 0;
  let lastError: ServiceError | undefined;
  for (;;) {
    const startTime = performance.now();
    const remaining = clock.remaining(lastError);
    const limit = Math.min(wire.isCrowded() ? crowdedWaitMilliseconds : wait, remaining);
    const blockQuery = index === undefined ? {} : { index, wait: `${Math.ceil(limit)}ms` };
    // Nomad adds a jitter of up to a sixteenth.
    const timeoutMilliseconds = Math.min(
      remaining,
      (index === undefined ? 0 : (limit * 17) / 16) + networkMilliseconds,
    );
    let response: ServiceResponse;
    let output: T;
    try {
      // The watch itself retries: a second attempt in the same exchange would have too little time.
      const query: NomadCall = { ...call, query: { ...call.query, ...blockQuery }, repeatable: false };
      response = await wire.send(query, { timeoutMilliseconds, signal: clock.signal });
      output = wire.read(call, response, shape);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const hasTimedOut = error.reason === 'timed-out';
      // At the end of the watch this is not an error: nothing has changed. Timers may fire up to 1 ms early.
      if (hasTimedOut && timeoutMilliseconds === remaining)
        throw createWatchTimeoutError(call, options.timeoutMilliseconds, lastError);
      // An earlier error explains more than the timeout of the last request.
      if (!hasTimedOut || lastError === undefined) lastError = error;
      failureCount += 1;
      const pause = computeRetryPause(error, failureCount, wire.pace.random());
      if (pause === undefined) throw error;
      onProblem?.(error, pause);
      // The next query does not block, which shows that Nomad responds again although nothing has changed.
      index = undefined;
      await clock.pause(pause);
      continue;
    }
    onResponse?.();
    lastError = undefined;
    failureCount = 0;
    index = computeNextIndex(index, response.headers[wire.dialect.indexHeader]);
    if (response.body !== body) {
      ({ body } = response);
      yield output;
    }
    // The index of a busy cluster changes constantly, and a server may not block at all.
    await clock.pause(minRoundMilliseconds - (performance.now() - startTime));
  }
}

function startWatchClock(wire: NomadWire, call: NomadCall, { timeoutMilliseconds, signal }: WatchOptions) {
  const startTime = performance.now();
  const combinedSignal = AbortSignal.any([wire.signal, signal].filter((source) => source !== undefined));
  const readRest = (): number => Math.floor(timeoutMilliseconds - (performance.now() - startTime));
  return {
    signal: combinedSignal,
    /** Milliseconds, at least 1. @throws ServiceError after the timeout, with the last error as its cause */
    remaining(lastError: ServiceError | undefined): number {
      if (readRest() < 1) throw createWatchTimeoutError(call, timeoutMilliseconds, lastError);
      return readRest();
    },
    /** Ends after the timeout, or by throwing the signal's reason. */
    async pause(milliseconds: number): Promise<void> {
      await wire.pace.pause(Math.max(0, Math.min(milliseconds, readRest())), combinedSignal);
      combinedSignal.throwIfAborted();
    },
  };
}

function createWatchTimeoutError(
  { method, path }: NomadCall,
  milliseconds: number,
  cause: ServiceError | undefined,
): ServiceError {
  const message = `Timed out after ${Math.round(milliseconds / 100) / 10} s of waiting for a change in Nomad`;
  return new ServiceError({
    reason: 'timed-out',
    ...(cause === undefined
      ? describeRequest(message, { method, path })
      : { message: `${message}: ${cause.sentence}`, request: cause.request }),
    hint: cause?.hint,
    help: cause?.help,
    cause,
  });
}

/**
 * The index for the next blocking query; `undefined` for a query without an index, to which Nomad responds immediately.
 *
 * @param before the index of the last query
 * @param header of its response
 */
function computeNextIndex(before: number | undefined, header: string | undefined): number | undefined {
  if (header === undefined || !/^\d+$/.test(header)) return undefined;
  const index = Number(header);
  // The index decreases when the servers are restored from a snapshot; the old index may never be reached.
  if (!Number.isSafeInteger(index) || (before !== undefined && index < before)) return undefined;
  // An empty cluster has index 0, with which a query does not block.
  return Math.max(1, index);
}

// Milliseconds.
const firstPauseMilliseconds = 500;
const maxPauseMilliseconds = 12_000;

/**
 * Milliseconds until a watch retries after a failure; `undefined` after a refusal. It retries all other failures until its timeout: servers may be without a
 * leader for minutes.
 *
 * @param consecutive consecutive failures, including this one
 * @param random from 0 to below 1
 */
function computeRetryPause(error: ServiceError, consecutive: number, random: number): number | undefined {
  if (!error.isTransient) return undefined;
  // Half of each pause is random: clients that lost the same server must not reconnect together.
  return Math.min(maxPauseMilliseconds, firstPauseMilliseconds * 2 ** (consecutive - 1)) * (0.5 + random / 2);
}

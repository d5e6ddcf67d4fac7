import { ServiceError } from '../../errors.ts';
import type { Answer } from '../http/types.ts';
import type { NomadCall, ReadCall } from './call.ts';
import { nextIndex, pauseAfter } from './next-query.ts';
import type { NomadWire } from './wire.ts';

export interface WatchOptions {
  /** Milliseconds until the watch ends. */
  readonly deadline: number;
  /** Milliseconds that Nomad may hold a request back; it takes 300,000 at most. */
  readonly wait?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called before each pause that follows a lost connection or a server's error. */
  readonly onTrouble?: ((error: ServiceError, pause: number) => void) | undefined;
}

// With Nomad's jitter still under the minute after which proxies commonly break an idle exchange off.
const WAIT = 50_000;
/** A round takes so long at least, however fast the answers come. */
const REST = 500;
// For the way, and for a large answer on a slow one.
const SLACK = 30_000;

/**
 * The answers of a blocking query, now and after each change; one that equals the last is left out. One request at a
 * time, so one connection; a lost one is made again.
 *
 * It ends when its consumer leaves it between two answers, or by throwing.
 *
 * @throws ServiceError of the endpoint's refusal; `unreachable` with the reason `timed-out` at the deadline. The
 *   signal's own reason when it is aborted, at once.
 * @see https://developer.hashicorp.com/nomad/api-docs#blocking-queries
 */
export async function* watch<T>(
  wire: NomadWire,
  reading: ReadCall<T>,
  options: WatchOptions,
): AsyncGenerator<T, never> {
  const { onTrouble } = options;
  const { pace } = wire;
  const clock = startWatchClock(wire, reading.call, options);
  let index: number | undefined;
  let body: string | undefined;
  let lost = 0;
  let lastError: ServiceError | undefined;
  for (;;) {
    const started = performance.now();
    const round = await queryOnce(wire, reading, {
      index,
      remaining: clock.remaining(lastError),
      clock,
      wait: options.wait ?? WAIT,
    });
    if ('error' in round) {
      const isLate = round.error.reason === 'timed-out';
      // At the end of the watch that is no error: nothing had changed.
      if (isLate) clock.remaining(lastError);
      // What a server said before says more than that the last request was cut off.
      if (!isLate || lastError === undefined) lastError = round.error;
      lost += 1;
      const wait = pauseAfter({ kind: round.error.kind, status: round.status, inARow: lost, random: pace.random() });
      if (wait === undefined) {
        throw round.error;
      }
      onTrouble?.(round.error, wait);
      await clock.pause(wait);
      continue;
    }
    lastError = undefined;
    lost = 0;
    index = nextIndex(index, round.answer.headers[wire.dialect.indexHeader]);
    if (round.answer.body !== body) {
      body = round.answer.body;
      yield round.output;
    }
    // The index of a busy cluster moves all the time, and a server may not wait at all.
    await clock.pause(REST - (performance.now() - started));
  }
}

interface WatchClock {
  readonly signal: AbortSignal;
  /**
   * Milliseconds, at least 1.
   *
   * @throws ServiceError when there are none, with the last error as its cause.
   */
  readonly remaining: (lastError: ServiceError | undefined) => number;
  /** Until then at most; and the signal's reason is thrown. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

function startWatchClock(wire: NomadWire, call: NomadCall, { deadline, signal }: WatchOptions): WatchClock {
  const started = performance.now();
  const combined = AbortSignal.any([wire.signal, signal].filter((one) => one !== undefined));
  const left = (): number => Math.floor(deadline - (performance.now() - started));
  return {
    signal: combined,
    remaining(lastError) {
      if (left() < 1) {
        throw overdue(call, deadline, lastError);
      }
      return left();
    },
    async pause(milliseconds) {
      await wire.pace.pause(Math.max(0, Math.min(milliseconds, left())), combined);
      combined.throwIfAborted();
    },
  };
}

type Round<T> =
  | { readonly answer: Answer; readonly output: T }
  | { readonly error: ServiceError; readonly status: number | undefined };

interface Query {
  readonly index: number | undefined;
  readonly remaining: number;
  readonly clock: WatchClock;
  readonly wait: number;
}

async function queryOnce<T>(wire: NomadWire, { call, shape }: ReadCall<T>, query: Query): Promise<Round<T>> {
  const { index, remaining, clock, wait } = query;
  const held = Math.min(wait, remaining);
  const blocking: NomadCall = {
    ...call,
    query: { ...call.query, ...(index === undefined ? {} : { index, wait: `${String(Math.ceil(held))}ms` }) },
    // Sent again by the watch itself: another try of the same exchange would have too little time left.
    repeatable: false,
  };
  // Nomad adds up to a sixteenth of its own.
  const deadline = Math.min(remaining, (index === undefined ? 0 : (held * 17) / 16) + SLACK);
  let answer: Answer | undefined;
  try {
    answer = await wire.ask(blocking, { deadline, signal: clock.signal });
    return { answer, output: wire.read(call, answer, shape) };
  } catch (error) {
    if (error instanceof ServiceError) {
      return { error, status: answer?.status };
    }
    throw error;
  }
}

function overdue({ method, path }: NomadCall, deadline: number, cause: ServiceError | undefined): ServiceError {
  const seconds = String(Math.round(deadline / 100) / 10);
  const last = cause === undefined ? '' : `; at last: ${cause.message}`;
  return new ServiceError({
    kind: 'unreachable',
    reason: 'timed-out',
    message: `${method} ${path}: watched for ${seconds} s, and what was waited for did not come${last}`,
    hint: cause?.hint,
    help: cause?.help,
    cause,
  });
}

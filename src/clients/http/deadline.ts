import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './types.ts';

const DEFAULT_DEADLINE = 60_000;

/** How long an exchange may go on. */
export interface Clock extends Disposable {
  /** Ends the exchange: the deadline, the caller, or the transport's end. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly deadline: number;
  readonly isOver: () => boolean;
  readonly isClosing: () => boolean;
  readonly remaining: () => number;
}

// Not AbortSignal.timeout: its timer stays until it fires.
export function startClock(
  { deadline = DEFAULT_DEADLINE, signal }: Pick<Exchange, 'deadline' | 'signal'>,
  closing: readonly [AbortSignal, ...AbortSignal[]],
): Clock {
  const started = performance.now();
  const overdue = new AbortController();
  const timer = setTimeout(() => {
    overdue.abort();
  }, deadline);
  const ends = [overdue.signal, ...closing];
  return {
    signal: AbortSignal.any(signal === undefined ? ends : [...ends, signal]),
    deadline,
    isOver: () => overdue.signal.aborted,
    isClosing: () => closing[0].aborted,
    remaining: () => deadline - (performance.now() - started),
    [Symbol.dispose]: () => {
      clearTimeout(timer);
    },
  };
}

/** Waits so many milliseconds. Rejects with the signal's own reason, not with an error about a timer. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** An answer that a run does not wait for longer than so many milliseconds; undefined where it takes longer. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
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

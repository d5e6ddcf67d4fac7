import type { Exchange } from './types.ts';

/** Milliseconds. */
const DEFAULT_DEADLINE = 60_000;

/** How long an exchange may take. */
export interface Clock extends Disposable {
  /** Aborted by the deadline, by the caller, and when the transport closes. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly deadline: number;
  readonly isOver: () => boolean;
  readonly isClosing: () => boolean;
  readonly remaining: () => number;
}

// Not AbortSignal.timeout: its timer cannot be cleared.
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

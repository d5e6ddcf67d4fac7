import { ActionError } from '../errors.ts';

/** How long a run may take. */
export interface Deadline extends Disposable {
  /** Aborted when the time is up or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Aborted 3 s after `signal`, which leaves time for the report. */
  readonly end: AbortSignal;
  /** Milliseconds that are left. */
  readonly left: () => number;
}

/** Milliseconds for the report, also where GitHub does not answer; `main.ts` ends a cancelled run soon after. */
const reportingTime = 3000;

/** Starts the deadline of a run; disposing clears its timers. */
export function startDeadline(
  timeout: number,
  cancelled: AbortSignal,
  service: 'Nomad' | 'the registry' | 'GitHub',
): Deadline {
  const started = performance.now();
  const controller = new AbortController();
  const late = new ActionError({
    reason: 'timed-out',
    message: `The run timed out after ${timeout / 1000} s: ${service} has not answered`,
    hint: `Check ${service}, or raise \`timeout\`.`,
  });
  const timer = setTimeout(() => controller.abort(late), timeout);
  const signal = AbortSignal.any([controller.signal, cancelled]);
  const end = new AbortController();
  let last: NodeJS.Timeout | undefined;
  const endSoon = (): void => {
    last = setTimeout(() => end.abort(signal.reason), reportingTime);
  };
  signal.addEventListener('abort', endSoon);
  return {
    signal,
    end: end.signal,
    left: () => Math.max(0, timeout - (performance.now() - started)),
    [Symbol.dispose]() {
      clearTimeout(timer);
      clearTimeout(last);
      // The run may still be cancelled after its end.
      signal.removeEventListener('abort', endSoon);
    },
  };
}

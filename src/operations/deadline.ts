import { ActionError } from '../errors.ts';

/** How long a run may take. */
export interface Deadline extends Disposable {
  /** Ends what is under way when the time is up, or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Ends what is under way a moment later, which is for reporting how it went. */
  readonly end: AbortSignal;
  /** Milliseconds that are left. */
  readonly left: () => number;
}

/** Milliseconds for reporting, also where GitHub does not answer; main ends a run that is cancelled soon after. */
const reportingTime = 3000;

/** Starts the time of a run; its timers go with the run. */
export function startDeadline(timeout: number, cancelled: AbortSignal, service: 'Nomad' | 'the registry'): Deadline {
  const started = performance.now();
  const controller = new AbortController();
  const what = `The run was given up after ${timeout / 1000} s: ${service} has not answered`;
  const late = new ActionError({
    reason: 'timed-out',
    message: what,
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
      // A run may be cancelled when it is over.
      signal.removeEventListener('abort', endSoon);
    },
  };
}

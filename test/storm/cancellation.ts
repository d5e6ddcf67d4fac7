import type { Dice } from './dice.ts';
import { isWrite, type NamedRequest } from './faults.ts';

/** The cancellation of a run, if there is one. */
interface Cancellation {
  readonly signal: AbortSignal;
  /** Milliseconds since the cancellation; `undefined` if the run was not cancelled. */
  readonly measureDelay: () => number | undefined;
  /** Must be called for each request of the run. */
  readonly onRequest: (request: NamedRequest) => void;
}

/** Cancels 8 % of the runs, at one of their first requests or at their first write. */
export function drawCancellation(dice: Dice): Cancellation {
  const controller = new AbortController();
  const at = dice.chance('cancelled', 0.08)
    ? dice.pick<'write' | number>('when', ['write', 1, 2, 3, 4, 6, 8])
    : undefined;
  let requests = 0;
  let timestamp: number | undefined;
  return {
    signal: controller.signal,
    measureDelay: () => (timestamp === undefined ? undefined : performance.now() - timestamp),
    onRequest(request) {
      requests += 1;
      if (timestamp !== undefined || (at === 'write' ? !isWrite(request) : requests !== at)) return;
      timestamp = performance.now();
      controller.abort();
    },
  };
}

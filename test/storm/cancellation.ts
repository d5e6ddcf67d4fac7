import type { Dice } from './dice.ts';
import { isWrite, type Named } from './faults.ts';

/** Cancels a run, or does not. */
interface Cancellation {
  readonly signal: AbortSignal;
  /** Milliseconds since then; undefined where it did not come to that. */
  readonly since: () => number | undefined;
  /** Told of each request of the run. */
  readonly onRequest: (request: Named) => void;
}

/** Some runs are cancelled, at one of their first requests, or at their first write. */
export function cancellationOf(dice: Dice): Cancellation {
  const controller = new AbortController();
  const at = dice.chance('cancelled', 0.08)
    ? dice.pick<'write' | number>('when', ['write', 1, 2, 3, 4, 6, 8])
    : undefined;
  let requests = 0;
  let timestamp: number | undefined;
  return {
    signal: controller.signal,
    since: () => (timestamp === undefined ? undefined : performance.now() - timestamp),
    onRequest(request) {
      requests += 1;
      if (timestamp !== undefined || (at === 'write' ? !isWrite(request) : requests !== at)) return;
      timestamp = performance.now();
      controller.abort();
    },
  };
}

import { pause } from '../http/pause.ts';

/** Lets requests start one after the other, no faster than the service allows. */
export interface Pace {
  /** Waits for its turn; in the order of the calls. Rejects with the signal's reason. */
  turn(signal: AbortSignal | undefined): Promise<void>;
  /** Nobody's turn comes for so many milliseconds. */
  hold(milliseconds: number): void;
}

export function createPace(perSecond: number): Pace {
  const gap = 1000 / perSecond;
  let next = 0;
  return {
    async turn(signal) {
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + gap;
      if (at > now) await pause(at - now, signal);
    },
    hold(milliseconds) {
      next = Math.max(next, performance.now() + milliseconds);
    },
  };
}

import { pause } from '../http/deadline.ts';

/** Lets requests start one after the other, no faster than the service allows. */
export interface Pace {
  /** Waits for its turn; in the order of the calls. Rejects with the signal's reason. */
  turn(signal: AbortSignal | undefined): Promise<void>;
  /** Nobody's turn comes for so many milliseconds, nor that of who waits already. */
  hold(milliseconds: number): void;
}

export function createPace(perSecond: number): Pace {
  const gap = 1000 / perSecond;
  let next = 0;
  let last = Promise.resolve();
  const wait = async (signal: AbortSignal | undefined): Promise<void> => {
    for (let left = next - performance.now(); left > 0; left = next - performance.now()) {
      await pause(left, signal);
    }
    // From when it really starts: turns that came late, as on a busy machine, are not made up for.
    next = performance.now() + gap;
  };
  return {
    turn(signal) {
      const mine = last.then(() => wait(signal));
      last = mine.catch(() => undefined);
      return mine;
    },
    hold(milliseconds) {
      next = Math.max(next, performance.now() + milliseconds);
    },
  };
}

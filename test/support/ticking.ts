import { setImmediate } from 'node:timers/promises';
import type { Pace } from '../../src/clients/http/retry.ts';

/** A pace whose pauses end only when a test ends them. */
export interface Ticking {
  readonly pace: Pace;
  /** The lengths of all pauses so far, in milliseconds. */
  readonly pauses: readonly number[];
  /** Lets 5 s pass, so many times: ends all pauses of that length, and no longer ones. */
  readonly pass: (times?: number) => Promise<void>;
}

export function createTicking(): Ticking {
  const pauses: number[] = [];
  let waiting: (() => void)[] = [];
  return {
    pauses,
    pace: {
      async pause(milliseconds, signal) {
        pauses.push(milliseconds);
        await new Promise<void>((resolve, reject) => {
          if (milliseconds <= 5000) waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(new Error('ended')));
        });
      },
      random: () => 0,
    },
    async pass(times = 1) {
      for (let time = 0; time < times; time += 1) {
        const ended = waiting;
        waiting = [];
        for (const end of ended) end();
        await setImmediate();
      }
    },
  };
}

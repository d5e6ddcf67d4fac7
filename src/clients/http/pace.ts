import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many milliseconds. Rejects with the signal's own reason, not with an error about a timer. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** How a run passes its time between tries and looks. Tests make its pauses short; users cannot. */
export interface Pace {
  /** Waits so many milliseconds. Rejects with the signal's own reason. */
  pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** A number from 0 to below 1, that spreads pauses. */
  random(): number;
}

/** The pace of a run outside of tests. */
export const realPace: Pace = { pause, random: Math.random };

/** An answer that a run does not wait for longer than so many milliseconds; undefined where it takes longer. */
export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
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

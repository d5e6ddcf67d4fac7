import { setTimeout as wait } from 'node:timers/promises';

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** How a run waits between attempts and polls. Tests shorten the pauses; users cannot. */
export interface Pace {
  /** Rejects with the signal's own reason. */
  pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 to below 1, to spread pauses. */
  random(): number;
}

/** Does work that the run waits for. `describe` returns its current state for the log, or nothing for no line. */
export type WaitFor = <T>(describe: () => string, work: () => Promise<T>) => Promise<T>;

export const realPace: Pace = { pause, random: Math.random };

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

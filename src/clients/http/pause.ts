import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many milliseconds. Rejects with the signal's own reason, not with an error about a timer. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** An answer that a run does not wait for longer than so many milliseconds; undefined where it takes longer. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | undefined> {
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

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

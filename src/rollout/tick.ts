import { setTimeout as pause } from 'node:timers/promises';

/** What a promise comes to, or `tick` where that takes longer. */
export async function orTick<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'tick'> {
  const over = new AbortController();
  const tick = pause(milliseconds, 'tick' as const, { signal: over.signal });
  // Ended early it rejects, which nobody waits for.
  tick.catch(() => undefined);
  try {
    return await Promise.race([promise, tick]);
  } finally {
    over.abort();
  }
}

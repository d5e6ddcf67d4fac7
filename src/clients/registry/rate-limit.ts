import PQueue from 'p-queue';

/** Starts requests in the order of the calls, no faster than the service allows. */
export interface RateLimit {
  /** Starts it when its turn comes. Rejects with the signal's reason, also while it waits. */
  run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  /** Starts nothing for so many milliseconds, not even what waits already. */
  hold(milliseconds: number): void;
}

/** What a timer can wait at most, some 24 days. */
const maxTimer = 2 ** 31 - 1;

export function createRateLimit(perSecond: number): RateLimit {
  // One start per gap instead of all at once per second: what the network delays must not meet what comes after it.
  const queue = new PQueue({ intervalCap: 1, interval: 1000 / perSecond, strict: true });
  let heldUntil = 0;
  let release: NodeJS.Timeout | undefined;
  return {
    async run(request, signal) {
      release?.ref();
      try {
        return await queue.add(request, signal === undefined ? {} : { signal });
      } finally {
        // A run that is over does not wait for a hold that nobody needs any more.
        if (queue.size === 0) release?.unref();
      }
    },
    hold(milliseconds) {
      const until = performance.now() + milliseconds;
      if (until <= heldUntil) return;
      heldUntil = until;
      queue.pause();
      clearTimeout(release);
      release = setTimeout(() => queue.start(), Math.min(milliseconds, maxTimer));
      if (queue.size === 0) release.unref();
    },
  };
}

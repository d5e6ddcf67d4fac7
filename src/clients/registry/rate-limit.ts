import PQueue from 'p-queue';

/** Starts requests in the order of the calls, no faster than the service allows. */
export interface RateLimit {
  /** Rejects with the signal's reason, also while the request waits. */
  run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  /** Starts no request for so many milliseconds, including those that wait already. */
  hold(milliseconds: number): void;
}

/** Milliseconds that a timer can wait at most, about 24 days. */
const maxTimer = 2 ** 31 - 1;

export function createRateLimit(perSecond: number): RateLimit {
  // One request per interval, not a burst per second: requests that the network delays must not add up with the next
  // ones.
  const queue = new PQueue({ intervalCap: 1, interval: 1000 / perSecond, strict: true });
  let heldUntil = 0;
  let release: NodeJS.Timeout | undefined;
  return {
    async run(request, signal) {
      release?.ref();
      try {
        return await queue.add(request, signal === undefined ? {} : { signal });
      } finally {
        // The process does not wait for a hold that no request needs.
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

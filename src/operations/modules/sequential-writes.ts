import PQueue from 'p-queue';

/** Milliseconds between the starts of two requests: HCP Terraform allows 30 requests per second. */
const gap = 35;
const mostAtOnce = 8;

/**
 * Writes items in order. As long as a write takes less time than the gap of the rate limit, one runs at a time, strictly in order; a slower service gets
 * as many concurrent writes as fill the gap.
 */
export async function writeInOrder<T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  // A thrown error is an internal one: nothing more is written after it.
  queue.addEventListener('error', () => queue.pause());
  let fastest = Infinity;
  const writeTimed = async (item: T): Promise<void> => {
    const started = performance.now();
    await write(item);
    fastest = Math.min(fastest, performance.now() - started);
    queue.concurrency = Math.min(mostAtOnce, Math.floor(fastest / gap) + 1);
  };
  await queue.addAll(items.map((item) => () => writeTimed(item)));
}

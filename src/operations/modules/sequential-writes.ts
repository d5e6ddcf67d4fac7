import PQueue from 'p-queue';

/** Milliseconds between the starts of two requests, by the service's limit. */
const gap = 35;
const mostAtOnce = 8;

/**
 * Does one piece of work after the other, in their order. Only where one takes longer than the service's limit makes
 * the next one wait anyway, several go on at once, as many as that takes: so a fast service sees them strictly in
 * order, and a slow one does not hold them up.
 */
export async function writeInOrder<T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  // Before the next one starts: what is thrown is a fault of ours, after which nothing more is to be written.
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

/** Milliseconds between the starts of two requests, by the service's limit. */
const gap = 35;
const mostAtOnce = 8;

/**
 * Does one piece of work after the other, in their order. Only where one takes longer than the service's limit makes the next one wait anyway, several go
 * on at once, as many as that takes: so a fast service sees them strictly in order, and a slow one does not hold them up.
 */
export async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const underway = new Set<Promise<void>>();
  let fastest = 0;
  const timed = async (item: T): Promise<void> => {
    const started = performance.now();
    await work(item);
    const took = performance.now() - started;
    fastest = fastest === 0 ? took : Math.min(fastest, took);
  };
  for (const item of items) {
    while (underway.size >= Math.min(mostAtOnce, Math.floor(fastest / gap) + 1)) await Promise.race(underway);
    const one = timed(item).finally(() => underway.delete(one));
    underway.add(one);
  }
  await Promise.all(underway);
}

/** How much time of the processor a work takes, in milliseconds. */
interface Growth {
  /** Of four times the size. */
  readonly fourfold: number;
  /** What that may take if the work grows as its size does: twice the four times, where the square would be sixteen times. */
  readonly most: number;
}

/**
 * Measures how a work grows. Only the time of this thread counts, so that a busy machine makes no difference; both sizes take turns and the best of
 * five counts, because the caches of the processor are shared all the same.
 */
export function growthOf(work: (count: number) => void, count = 20_000): Growth {
  const time = (size: number): number => {
    const before = process.threadCpuUsage();
    work(size);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  time(count);
  const rounds = Array.from({ length: 5 }, () => [time(count), time(4 * count)] as const);
  const once = Math.min(...rounds.map(([small]) => small));
  return { fourfold: Math.min(...rounds.map(([, large]) => large)), most: 8 * once + 20 };
}

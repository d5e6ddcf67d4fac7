/** How long a work takes, in milliseconds. */
interface Growth {
  /** Of four times the size. */
  readonly fourfold: number;
  /** What that may take if the work grows as its size does: twice the four times, where the square would be sixteen times. */
  readonly most: number;
}

/** Measures how a work grows. Both sizes take turns and the best of five counts: other processes and the collector of garbage slow down now one, now the other. */
export function growthOf(work: (count: number) => void, count = 20_000): Growth {
  const time = (size: number): number => {
    const started = performance.now();
    work(size);
    return performance.now() - started;
  };
  time(count);
  const rounds = Array.from({ length: 5 }, () => [time(count), time(4 * count)] as const);
  const once = Math.min(...rounds.map(([small]) => small));
  return { fourfold: Math.min(...rounds.map(([, large]) => large)), most: 8 * once + 20 };
}

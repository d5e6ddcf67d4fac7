/** The processor time of a function, in milliseconds. */
interface Growth {
  /** For four times the size. */
  readonly fourfold: number;
  /** The maximum for linear growth: eight times the time, where quadratic growth would take sixteen times. */
  readonly most: number;
}

/** The processor time of a function in this thread, in milliseconds: a busy machine makes no difference. */
export function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Measures how the processor time of a function grows with its size. Some systems count it in steps of a few milliseconds: so the result is the mean of five rounds in which both sizes alternate. */
export function measureGrowth(work: (count: number) => void, count = 20_000): Growth {
  const time = (size: number): number => processorTime(() => work(size));
  time(count);
  const rounds = Array.from({ length: 5 }, () => [time(count), time(4 * count)] as const);
  const mean = (at: 0 | 1): number => rounds.reduce((sum, round) => sum + round[at], 0) / rounds.length;
  return { fourfold: mean(1), most: 8 * mean(0) + 20 };
}

import type { WatchOptions } from '../../../src/clients/nomad/watch.ts';

/** How long a watch may take: less than its test. */
export const over: WatchOptions = { deadline: 25_000 };

/** The first answer that is as wanted. */
export async function until<T>(watched: AsyncGenerator<T, never>, isWanted: (answer: T) => boolean): Promise<T> {
  for await (const answer of watched) {
    if (isWanted(answer)) {
      return answer;
    }
  }
  throw new Error('A watch ended by itself');
}

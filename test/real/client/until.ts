import type { WatchOptions } from '../../../src/clients/nomad/wire/watch.ts';

/** The deadline of a watch, shorter than that of a test. */
export const watchOptions: WatchOptions = { timeoutMilliseconds: 25_000 };

/** The first response that meets the condition. */
export async function find<T>(watched: AsyncGenerator<T, never>, isWanted: (answer: T) => boolean): Promise<T> {
  for await (const answer of watched) {
    if (isWanted(answer)) {
      return answer;
    }
  }
  throw new Error('A watch ended by itself');
}

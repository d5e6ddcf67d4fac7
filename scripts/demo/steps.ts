/** Prints a step on one line with its duration. */
export async function step<T>(words: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`  ✓ ${words.padEnd(82)} ${milliseconds(started)}`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${words.padEnd(82)} ${milliseconds(started)}`);
    throw error;
  }
}

/** Ends the demo with this explanation unless the condition holds. */
export function promised(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new BrokenPromise(sentence);
}

/** The demo did not show what it should. */
export class BrokenPromise extends Error {}

function milliseconds(started: number): string {
  return `${String(Math.round(performance.now() - started)).padStart(5)} ms`;
}

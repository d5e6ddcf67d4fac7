/** Prints a step on one line with its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`  ✓ ${title.padEnd(82)} ${formatMilliseconds(started)}`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${title.padEnd(82)} ${formatMilliseconds(started)}`);
    throw error;
  }
}

/** Ends the demo with this explanation unless the condition is true. */
export function verify(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new VerificationError(sentence);
}

/** The demo did not show the expected result. */
export class VerificationError extends Error {}

function formatMilliseconds(started: number): string {
  return `${String(Math.round(performance.now() - started)).padStart(5)} ms`;
}

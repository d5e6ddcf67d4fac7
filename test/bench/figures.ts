/** The middle of the sorted values; robust against a noisy neighbor. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds that `run` takes. */
export async function measure(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Prints one line: name, time, ratio to `bare`, and whether a goal is met. */
export function report(name: string, milliseconds: number, bare: number, goal?: number): void {
  const ratio = milliseconds / bare;
  const verdict = goal === undefined ? '' : ` (goal ≤ ${goal}×: ${ratio <= goal ? 'met' : 'MISSED'})`;
  console.log(`${name.padEnd(64)} ${milliseconds.toFixed(1).padStart(8)} ms  ${ratio.toFixed(2)}×${verdict}`);
}

/** Error texts of JavaScript, which must not reach a user. */
const engineErrors =
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError)\b|Cannot (?:read|set|convert)|is not (?:a function|iterable)|Maximum call stack|Invalid (?:string|array) length|\[object Object\]|\n\s+at .{1,200}:\d+:\d+/;

/** The maximum processor time of one run, in milliseconds; waiting is not counted. */
const longest = 2000;
/** The number of properties of `Object.prototype`. */
const natural = Reflect.ownKeys(Object.prototype).length;
let worst = 0;

/** The longest processor time so far, in milliseconds. */
export function longestTime(): number {
  return worst;
}

async function measure(work: () => Promise<string>): Promise<{ readonly output: string; readonly spent: number }> {
  const before = process.cpuUsage();
  const output = await work();
  const { user, system } = process.cpuUsage(before);
  return { output, spent: Math.round((user + system) / 1000) };
}

/**
 * Runs `work`, and throws if its output contains an error of the engine or a secret, if it changes `Object.prototype`, or if it takes too long.
 *
 * @param work returns its output
 * @param secrets texts that the output must not contain
 */
export async function expectHarmless(work: () => Promise<string>, secrets: readonly string[] = []): Promise<void> {
  const { output, spent: first } = await measure(work);
  // Garbage collection counts, too, and is unpredictable: only a run that takes too long three times fails.
  let spent = first;
  for (let attempt = 0; spent > longest && attempt < 2; attempt++) spent = Math.min(spent, (await measure(work)).spent);
  worst = Math.max(worst, spent);
  // The runner does not print these lines.
  const visible = output.replaceAll(/^::add-mask::.*$/gm, '');
  const match = engineErrors.exec(visible);
  if (match !== null)
    throw new Error(`The output has: ${visible.slice(Math.max(0, match.index - 200), match.index + 200)}`);
  if (Reflect.ownKeys(Object.prototype).length !== natural) throw new Error('It changed Object.prototype');
  if (secrets.some((secret) => visible.includes(secret))) throw new Error('The output contains a token');
  if (spent > longest) throw new Error(`It took ${spent} ms of the processor`);
}

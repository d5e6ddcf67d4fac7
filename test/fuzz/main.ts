import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { longestSoFar } from './harm.ts';
import { noRunIsHurt } from './runs.ts';
import { noTextHurts } from './texts.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);

/** Tries one property for its half of the time; what hurts is made small and printed, with what plays it again. */
async function fuzz<T>(name: string, property: fc.IAsyncProperty<T>): Promise<void> {
  const interruptAfterTimeLimit = (Number(values.seconds) * 1000) / 2;
  const result = await fc.check(property, { seed, numRuns: 10_000_000, interruptAfterTimeLimit });
  const isHurt = result.counterexample !== null;
  console.log(`${name}: ${result.numRuns} tried, ${isHurt ? 'one hurts' : 'none hurts'} (seed ${seed})`);
  if (!isHurt) return;
  console.log(`path ${result.counterexamplePath ?? ''}`, result.errorInstance);
  console.log(JSON.stringify(result.counterexample).slice(0, 5000));
  process.exitCode = 1;
}

await fuzz('files and comments', noTextHurts);
await fuzz('whole runs', noRunIsHurt);
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`The longest took ${longestSoFar()} ms of the processor; the process had ${memory} MB at most.`);

import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { commandsAreExact } from './commands.ts';
import { longestTime } from './harm.ts';
import { runsAreHarmless } from './runs.ts';
import { structureIsOurs } from './structure.ts';
import { textsAreHarmless } from './texts.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);

/** Half of the time, and once more for the structure. */
const enough = { numRuns: 10_000_000, interruptAfterTimeLimit: (Number(values.seconds) * 1000) / 2 };

/** Tries one property; prints a failure in its smallest form, with the path that repeats it. */
async function fuzz<T>(name: string, property: fc.IRawProperty<T>, until: fc.Parameters<T>): Promise<void> {
  const result = await fc.check(property, { seed, ...until });
  const isFailed = result.counterexample !== null;
  console.log(`${name}: ${result.numRuns} tried, ${isFailed ? 'one failure' : 'no failure'} (seed ${seed})`);
  if (!isFailed) return;
  console.log(`path ${result.counterexamplePath ?? ''}`, result.errorInstance);
  console.log(JSON.stringify(result.counterexample).slice(0, 5000));
  process.exitCode = 1;
}

await fuzz('commands', commandsAreExact, { numRuns: 100_000 });
await fuzz('files and comments', textsAreHarmless, enough);
await fuzz('whole runs', runsAreHarmless, enough);
await fuzz('structure', structureIsOurs, enough);
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`The longest run took ${longestTime()} ms of the processor; the process had ${memory} MB at most.`);

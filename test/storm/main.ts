/**
 * `npm run storm -- --runs 10000 --seed 1`: every mode that writes, and plan, as real processes of dist, while the network to all three services fails in
 * every way. Exits with 1 when an invariant was violated. `--only N` repeats one story of a seed.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { removeRunFolders } from '../support/action.ts';
import { storm, type Storm } from './storm.ts';

/** The maximum number of violations that are printed. */
const shown = 40;
/** Runs between two progress lines. */
const step = 500;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string' },
    'at-once': { type: 'string', default: '10' },
  },
});
const only = values.only === undefined ? undefined : Number(values.only);
console.log(`seed ${values.seed}`);
let printed = 0;
const done = await storm({
  seed: values.seed,
  runs: Number(values.runs),
  only,
  atOnce: Number(values['at-once']),
  onStory(runs, violations) {
    if (runs < printed + step) return;
    printed = runs;
    console.log(`${runs} runs, ${violations} violations so far`);
  },
});
printResult(done);
removeRunFolders();
// After thousands of connections that were cut, Node.js 24 can wait for one of their requests forever when it frees its environment.
process.exit(done.checks.violations.length === 0 ? 0 : 1);

function printResult({ checks, faults, modes, stories, runs, cancelled, milliseconds }: Storm): void {
  const seconds = Math.round(milliseconds / 1000);
  console.log(
    `${runs} runs of dist in ${stories} stories, each a separate process; ${cancelled} cancelled; ${seconds} s`,
  );
  table('runs by mode', modes);
  table('faults', faults);
  table('checked', checks.counts);
  console.log(`\n${checks.violations.length} violations`);
  for (const { story, invariant, details } of checks.violations.slice(0, shown))
    console.log(`\n${invariant}\n  npm run storm -- ${story}\n  ${details}`);
}

function table(name: string, counts: ReadonlyMap<string, number>): void {
  console.log(`\n${name}`);
  for (const [kind, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(8)}  ${kind}`);
}

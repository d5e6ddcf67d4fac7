/**
 * Runs dist, which is named as the argument, and says on standard error what it leaves open at its end: what is open keeps a process from ending, or makes
 * it end late. It leaves behind how long it lasted. Plain JavaScript, because to take types out of it would cost every run a tenth of its time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const schedule = '/proc/self/schedstat';

/** Milliseconds that it wanted to run, and the machine ran others: https://docs.kernel.org/scheduler/sched-stats.html */
function waited() {
  return existsSync(schedule) ? Number(readFileSync(schedule, 'utf8').split(' ')[1]) / 1e6 : 0;
}

/** Standard output, which may still be written to. */
const ours = new Set(['PipeWrap', 'TTYWrap', 'SimpleWriteWrap', 'WriteWrap']);

// The run takes the environment for itself.
const folder = process.env.RUNNER_TEMP;
const { main } = await import(pathToFileURL(process.argv[2]).href);
await main();
// What is closed goes within a few turns.
for (let turn = 0; turn < 10; turn += 1) await setImmediate();
const open = process.getActiveResourcesInfo().filter((kind) => !ours.has(kind));
writeFileSync(join(folder, 'lasted'), String(performance.now() - waited()));
if (open.length > 0) process.stderr.write(`Still open after the end of the run: ${open.join(', ')}\n`);

/**
 * Runs dist, which is the argument, and reports on standard error the handles that are open at its end: they would keep the process from exiting, or make it
 * exit late. Writes how long the run lasted to a file. Plain JavaScript, because stripping types would cost every run a tenth of its time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const schedule = '/proc/self/schedstat';

/** Milliseconds in which the process was runnable, but other processes ran: https://docs.kernel.org/scheduler/sched-stats.html */
function waited() {
  return existsSync(schedule) ? Number(readFileSync(schedule, 'utf8').split(' ')[1]) / 1e6 : 0;
}

/** Standard output, which may still be flushed. */
const ignored = new Set(['PipeWrap', 'TTYWrap', 'SimpleWriteWrap', 'WriteWrap']);

// dist removes variables from the environment.
const folder = process.env.RUNNER_TEMP;
const { main } = await import(pathToFileURL(process.argv[2]).href);
await main();
// Closed handles disappear within a few turns of the event loop.
for (let turn = 0; turn < 10; turn += 1) await setImmediate();
const open = process.getActiveResourcesInfo().filter((kind) => !ignored.has(kind));
writeFileSync(join(folder, 'lasted'), String(performance.now() - waited()));
if (open.length > 0) process.stderr.write(`Still open after the end of the run: ${open.join(', ')}\n`);

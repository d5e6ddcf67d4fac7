/**
 * `npm run mutants -- --room guards --count 40 --seed 1`: plants faults in the rooms that decide, one at a time and only in memory, and lists the faults that no test
 * of the room finds. Without a room, all of them. One worker of low priority runs the tests.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listMutants, type Mutant } from './plant.ts';
import { rooms } from './rooms.ts';

const root = resolve(import.meta.dirname, '../..');
/** Milliseconds. Tests that take longer found the fault: it made a loop endless. */
const timeout = 120_000;

/** Returns numbers from 0 to 1 that depend on the seed only (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses among all faults of the files of a room; a larger count with the same seed adds to the same ones. */
function chooseMutants(sources: readonly string[], count: number, seed: number): readonly Mutant[] {
  const random = createRandom(seed);
  return globSync(sources, { cwd: root })
    .toSorted()
    .flatMap((file) => listMutants(file, readFileSync(join(root, file), 'utf8')))
    .map((mutant) => ({ mutant, order: random() }))
    .toSorted((first, other) => first.order - other.order)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Whether the tests pass, with this fault or, without one, with none. */
async function passes(tests: readonly string[], mutant: Mutant | null): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/mutants/vitest.config.ts', ...tests],
    // A group of its own, to end the worker with it.
    {
      cwd: root,
      env: { ...process.env, OUTRIDER_TEST_MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      detached: true,
    },
  );
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), timeout);
  const { promise, resolve: end } = Promise.withResolvers<number | null>();
  child.on('exit', end);
  const code = await promise;
  clearTimeout(timer);
  return code === 0;
}

function shorten(code: string): string {
  return code.replaceAll(/\s+/g, ' ').slice(0, 90);
}

function describeMutant({ file, line, start, end, text }: Mutant): string {
  const before = readFileSync(join(root, file), 'utf8').slice(start, end);
  return `  ${file}:${line}  ${shorten(before)}  →  ${shorten(text)}`;
}

async function tryRoom(name: string, count: number, seed: number): Promise<void> {
  const room = rooms[name];
  if (room === undefined) throw new Error(`No room ${name}: ${Object.keys(rooms).join(', ')}`);
  if (!(await passes(room.tests, null))) throw new Error(`The tests of ${name} fail without a fault`);
  const mutants = chooseMutants(room.sources, count, seed);
  const survivors: Mutant[] = [];
  const started = performance.now();
  for (const mutant of mutants) {
    if (!(await passes(room.tests, mutant))) continue;
    survivors.push(mutant);
    console.log(describeMutant(mutant));
  }
  const detectedCount = mutants.length - survivors.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${name}: ${detectedCount} of ${mutants.length} found (${Math.round((100 * detectedCount) / mutants.length)} %), in ${seconds} s`,
  );
}

const { values: options } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: Object.keys(rooms) },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
setPriority(19);
for (const room of options.room) await tryRoom(room, Number(options.count), Number(options.seed));

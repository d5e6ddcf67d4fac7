import { readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { openFileFolder, runFolderPrefix } from './folders.ts';
import { openHandles, type OpenHandle } from './open-handles.ts';
import { readCommand, signalProcess } from './processes.ts';

/**
 * Fails a test file that leaves a port, a process or a temporary folder behind. Vitest runs this before every file, also if a worker runs several. It
 * runs no hook of a file whose tests are all skipped: their leftovers are found at the end of the run.
 */
const root = resolve(import.meta.dirname, '../../..');
const file = relative(root, expect.getState().testPath ?? '');
const folder = openFileFolder(file);
const nameHandle = ({ kind, number }: OpenHandle): string => `${kind} ${number}`;
/** Left behind by a file before, which has failed for it. */
const before = new Set(openHandles().map(nameHandle));

function listOpenedHere(): readonly OpenHandle[] {
  return openHandles().filter((handle) => !before.has(nameHandle(handle)));
}

function hasLeftovers(): boolean {
  return listOpenedHere().length > 0 || readdirSync(folder).length > 0;
}

/** The maximum number of milliseconds for resources to close. */
const closeTimeout = 5000;

afterAll(async () => {
  // The output files of runs, which a test may read until its end.
  for (const name of readdirSync(folder).filter((text) => text.startsWith(runFolderPrefix)))
    rmSync(join(folder, name), { recursive: true, force: true });
  // A server that a test has just started listens a few turns later.
  for (let turns = 0; turns < 10; turns += 1) await turn();
  for (const end = performance.now() + closeTimeout; hasLeftovers() && performance.now() < end; await sleep(20));
  const handles = listOpenedHere();
  const left = [
    ...handles.map((handle) =>
      handle.kind === 'port' ? nameHandle(handle) : `${nameHandle(handle)} (${readCommand(handle.number)})`,
    ),
    ...readdirSync(folder).map((name) => `folder ${name}`),
  ];
  for (const { kind, number } of handles) if (kind === 'process') signalProcess(number, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) throw new Error(`${file} leaves behind: ${left.join(', ')}. Close or remove them in the file.`);
}, 2 * closeTimeout);

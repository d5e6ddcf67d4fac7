import { readdirSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { openFileFolder } from './folders.ts';
import { openHandles } from './open-handles.ts';

/**
 * Fails a test file that leaves a port, a process or a temporary folder behind. Vitest runs this before every file, also where a worker runs several. It
 * runs no hook of a file whose tests are all skipped: what that leaves is found at the end of the run.
 */
const root = resolve(import.meta.dirname, '../../..');
const file = relative(root, expect.getState().testPath ?? '');
const folder = openFileFolder(file);
/** Left behind by a file before, which has failed for it. */
const before = new Set(openHandles());

function leftovers(): readonly string[] {
  const handles = openHandles().filter((handle) => !before.has(handle));
  return [...handles, ...readdirSync(folder).map((name) => `folder ${name}`)];
}

/** Milliseconds in which what is being closed has to close. */
const PATIENCE = 5000;

afterAll(async () => {
  const end = performance.now() + PATIENCE;
  while (leftovers().length > 0 && performance.now() < end) await sleep(20);
  const left = leftovers();
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) throw new Error(`${file} leaves behind: ${left.join(', ')}. Close or remove them in the file.`);
}, 2 * PATIENCE);

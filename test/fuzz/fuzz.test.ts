import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('hostile files, comments, responses and events do not crash a run, leak a token or add structure to its texts (`npm run fuzz` tries more)', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=600',
    main,
    '--seconds',
    '6',
    '--seed',
    '1',
  ]);
  expect(stdout).toMatch(/^commands: 100000 tried, no failure/m);
  expect(stdout).toMatch(/^files and comments: \d+ tried, no failure/m);
  expect(stdout).toMatch(/^whole runs: \d+ tried, no failure/m);
  expect(stdout).toMatch(/^structure: \d+ tried, no failure/m);
});

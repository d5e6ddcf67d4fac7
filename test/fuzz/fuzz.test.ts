import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('hostile files, comments, answers and events hurt no run: a short look; `npm run fuzz` looks longer, from another place each time', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=600',
    main,
    '--seconds',
    '6',
    '--seed',
    '1',
  ]);
  expect(stdout).toMatch(/^files and comments: \d+ tried, none hurts/);
  expect(stdout).toMatch(/^whole runs: \d+ tried, none hurts/m);
});

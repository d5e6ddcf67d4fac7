import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modeNames } from '../../src/modes/index.ts';

/** Tests that run modes only for their name. */
const general = new Set(['every-mode.test.ts', 'processes.test.ts', 'bad-inputs.test.ts']);

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

test('every mode has scenarios', () => {
  const files = globSync('*.test.ts', { cwd: import.meta.dirname }).filter((name) => !general.has(name));
  const stories = globSync('../real/*.test.ts', { cwd: import.meta.dirname });
  const texts = [...files.map(read), ...stories.map(read).filter((text) => text.includes('describeOnBoth('))];
  const isTried = (mode: string): boolean =>
    files.some((name) => name.startsWith(mode)) || texts.some((text) => text.includes(`mode: '${mode}'`));
  expect(modeNames.filter((mode) => !isTried(mode))).toEqual([]);
});

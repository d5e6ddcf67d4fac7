import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const files = globSync('**/*.ts', { cwd: source });
const folders = [...new Set(files.map((file) => file.split('/').slice(0, -1).join('/')))].filter((name) => name !== '');

/** The lines that say what a folder is for: its README's, or those above the mode in its index.ts. */
function headerOf(folder: string): readonly string[] {
  const readme = join(source, folder, 'README.md');
  const text = existsSync(readme)
    ? readFileSync(readme, 'utf8').replace(/^# .*\n/, '')
    : (/\/\*\*\n(?: \* .*\n)+ \*\/\nexport const mode\b/.exec(
        readFileSync(join(source, folder, 'index.ts'), 'utf8'),
      )?.[0] ?? '');
  return text.split('\n').filter((line) => /\w/.test(line) && !line.startsWith('export'));
}

describe('every folder of src', () => {
  test.each(folders)('%s says what goes in, what comes out, and what always holds', (folder) => {
    const lines = headerOf(folder);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(8);
  });

  test.each(folders)('%s has at most about twenty files', (folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'));
    expect(own.length).toBeLessThanOrEqual(22);
  });
});

test('no file of src has more than about two hundred lines', () => {
  const long = files.filter((file) => readFileSync(join(source, file), 'utf8').split('\n').length > 221);
  expect(long).toEqual([]);
});

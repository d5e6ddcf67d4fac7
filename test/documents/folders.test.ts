import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const files = globSync('**/*.ts', { cwd: source });
const folders = [...new Set(files.map((file) => file.split('/').slice(0, -1).join('/')))].filter((name) => name !== '');

/** Returns the lines that describe a folder: its README, or the comment above the mode in its index.ts. */
function headerOf(folder: string): readonly string[] {
  const readme = join(source, folder, 'README.md');
  const text = existsSync(readme)
    ? readFileSync(readme, 'utf8').replace(/^# .*\n/, '')
    : (/\/\*\*\n(?: \* .*\n)+ \*\/\nexport const mode\b/.exec(
        readFileSync(join(source, folder, 'index.ts'), 'utf8'),
      )?.[0] ?? '');
  return text.split('\n').filter((line) => /\w/.test(line) && !line.startsWith('export'));
}

describe('folders of src', () => {
  test.each(folders)('the folder %s describes its input, output and invariants', (folder) => {
    const lines = headerOf(folder);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(8);
  });

  test.each(folders)('the folder %s has at most about twenty files', (folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'));
    expect(own.length).toBeLessThanOrEqual(22);
  });
});

test('files of src have at most about two hundred lines', () => {
  const long = files.filter((file) => readFileSync(join(source, file), 'utf8').split('\n').length > 221);
  expect(long).toEqual([]);
});

import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('each folder of golden files has a test file', () => {
  const folder = import.meta.dirname;
  const topics = new Set(globSync('*.test.ts', { cwd: folder }).map((name) => basename(name, '.test.ts')));
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isFile());
  expect(folders.map(({ name }) => name).filter((name) => !topics.has(name))).toEqual([]);
});

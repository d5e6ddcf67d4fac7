import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { modeNames } from '../../src/modes/index.ts';

const folder = import.meta.dirname;

test('each folder of golden files has a test file', () => {
  const topics = new Set(globSync('*.test.ts', { cwd: folder }).map((name) => basename(name, '.test.ts')));
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isFile());
  expect(folders.map(({ name }) => name).filter((name) => !topics.has(name))).toEqual([]);
});

test('the golden files have a step of each mode that succeeds', () => {
  const texts = globSync('*/*.md', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
  const succeeds = (mode: string): boolean => texts.some((text) => text.includes(`\n  mode: ${mode}\n  ok: true\n`));
  expect(modeNames.filter((mode) => !succeeds(mode))).toEqual([]);
});

test('the golden files name no path, address or token of the machine that wrote them', () => {
  const machine =
    /\/(?:dev|tmp|root|home|work)\/|127\.0\.0\.1|localhost|ghs_|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/;
  const hits = globSync('*/*.md', { cwd: folder }).flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    return lines.flatMap((line, at) => (machine.test(line) ? [`${name}:${at + 1}: ${line}`] : []));
  });
  expect(hits).toEqual([]);
});

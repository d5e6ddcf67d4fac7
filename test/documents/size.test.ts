import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** A record of the behavior of real servers, which grows with every finding, and no page to read from top to bottom. */
const record = 'behavior.md';
const pages = readdirSync(join(root, 'docs')).filter((file) => file !== record);
const texts = ['README.md', ...pages.map((file) => `docs/${file}`)].map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8'),
}));

/** At most 180 KB and 26,500 words. Lower these numbers when a page becomes shorter; do not raise them for a new one. */
const most = { bytes: 180_000, words: 26_500 };

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

test('the README and docs/ together are not longer than they were, and the README has at most 8 KB', () => {
  const bytes = texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const words = texts.reduce((sum, { text }) => sum + countWords(text), 0);
  expect(texts.length).toBeGreaterThan(25);
  expect(bytes).toBeLessThanOrEqual(most.bytes);
  expect(words).toBeLessThanOrEqual(most.words);
  const [readme] = texts;
  expect(Buffer.byteLength(readme?.text ?? '')).toBeLessThanOrEqual(8192);
});

/** Lower a number when a part becomes smaller; raise that of the sandbox only for observed behavior of a real server. Sizes of folders are advice for a contributor, these sums are not. */
const totals = [
  { part: 'src', pattern: 'src/**/*.ts', files: 346, lines: 47525 },
  { part: 'the sandbox', pattern: 'sandbox/src/**/*.ts', files: 177, lines: 14212 },
  { part: 'the test suite', pattern: 'test/**/*.ts', files: 671, lines: 79960 },
];

test.each(totals)('$part has at most $files files and $lines lines', ({ pattern, files, lines }) => {
  const hits = globSync(pattern, { cwd: root });
  const counted = hits.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  expect(hits.length).toBeGreaterThan(100);
  expect(hits.length).toBeLessThanOrEqual(files);
  expect(counted).toBeLessThanOrEqual(lines);
});

test('dist has at most 3.0 MB', () => {
  const bytes = globSync('dist/**/*', { cwd: root }).reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(3_000_000);
});

import { expect, test } from 'vitest';
import { layoutAdvice, layoutErrors, mutualFolders } from '../../scripts/check-layout.ts';

test.each([
  [
    'siblings',
    { 'rollout/a/x.ts': ['rollout/b/y.ts'], 'rollout/b/z.ts': ['rollout/a/w.ts'] },
    ['rollout/a and rollout/b'],
  ],
  ['siblings by files in deeper folders', { 'a/b/c/x.ts': ['a/d/y.ts'], 'a/d/e/z.ts': ['a/b/w.ts'] }, ['a/b and a/d']],
  [
    'a folder and its parent',
    { 'rollout/x.ts': ['rollout/a/y.ts'], 'rollout/a/z.ts': ['rollout/w.ts'] },
    ['rollout and rollout/a'],
  ],
  ['files of one folder', { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/y.ts': ['rollout/x.ts'] }, []],
  ['one direction', { 'rollout/x.ts': ['rollout/a/y.ts'], 'rollout/a/z.ts': ['rollout/a/y.ts'] }, []],
  ['the list of modes', { 'modes/index.ts': ['modes/a/index.ts'], 'modes/a/index.ts': ['modes/mode.ts'] }, []],
  ['the root', { 'main.ts': ['rollout/x.ts'], 'rollout/x.ts': ['errors.ts'] }, []],
])('folders that import each other are found: %s', (_, imports, expected) => {
  expect(mutualFolders(new Map(Object.entries(imports)))).toEqual(expected);
});

test.each([
  ['one reader in its folder', 59, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, 1],
  ['60 lines', 60, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, 0],
  ['two readers', 1, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/z.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, 0],
  ['a reader in another folder', 1, { 'rollout/x.ts': ['rollout/a/y.ts'], 'rollout/a/y.ts': [] }, 0],
])('a small file that only its neighbor imports is advice: %s', (_, count, imports, expected) => {
  const lines = new Map([
    ['rollout/y.ts', count],
    ['rollout/a/y.ts', count],
  ]);
  expect(layoutAdvice(new Map(Object.entries(imports)), lines)).toEqual(
    Array.from(
      { length: expected },
      () => 'rollout/y.ts has fewer than 60 lines, and only rollout/x.ts imports it: move it there.',
    ),
  );
});

test('a name of several words that two files have is advice', () => {
  const files = ['modes/a/run.ts', 'modes/b/run.ts', 'rollout/read-it.ts', 'review/read-it.ts', 'review/read-all.ts'];
  expect(layoutAdvice(new Map(files.map((file) => [file, []])), new Map())).toEqual([
    'read-it.ts is the name of several files.',
  ]);
});

test('a file of more than 400 lines is advice', () => {
  const lines = new Map([
    ['rollout/x.ts', 400],
    ['rollout/y.ts', 401],
  ]);
  expect(layoutAdvice(new Map(), lines)).toEqual(['rollout/y.ts has 401 lines, which is more than 400.']);
});

test('folders that import each other are an error until the exception is no longer needed', () => {
  const imports = new Map([
    ['rollout/a/x.ts', ['rollout/b/y.ts']],
    ['rollout/b/z.ts', ['rollout/a/w.ts']],
  ]);
  expect(layoutErrors(imports, [])).toEqual(['rollout/a and rollout/b import each other.']);
  expect(layoutErrors(imports, ['rollout/a and rollout/b'])).toEqual([]);
  expect(layoutErrors(new Map(), ['rollout/a and rollout/b'])).toEqual([
    'rollout/a and rollout/b no longer import each other: remove the exception from scripts/check-layout.ts.',
  ]);
});

test('a small file that only a dynamic import loads is a chunk of dist, and no advice', () => {
  const imports = new Map([['rollout/x.ts', ['rollout/y.ts']]]);
  const lines = new Map([['rollout/y.ts', 1]]);
  expect(layoutAdvice(imports, lines)).toHaveLength(1);
  expect(layoutAdvice(imports, lines, new Set(['rollout/y.ts']))).toEqual([]);
});

import { expect, test } from 'vitest';
import {
  budgetErrors,
  layoutErrors,
  longFiles,
  mutualFolders,
  sharedNames,
  smallFiles,
} from '../../scripts/check-layout.ts';

const none = { mutualFolders: [], smallFiles: [], sharedNames: [] };

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
  ['one reader in its folder', 59, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, ['rollout/y.ts']],
  ['60 lines', 60, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, []],
  ['two readers', 1, { 'rollout/x.ts': ['rollout/y.ts'], 'rollout/z.ts': ['rollout/y.ts'], 'rollout/y.ts': [] }, []],
  ['a reader in another folder', 1, { 'rollout/x.ts': ['rollout/a/y.ts'], 'rollout/a/y.ts': [] }, []],
])('a small file that only its neighbor reads is found: %s', (_, count, imports, expected) => {
  expect(
    smallFiles(
      new Map(Object.entries(imports)),
      new Map([
        ['rollout/y.ts', count],
        ['rollout/a/y.ts', count],
      ]),
    ),
  ).toEqual(expected);
});

test('a name of several words is found where two files have it', () => {
  const files = ['modes/a/run.ts', 'modes/b/run.ts', 'rollout/read-it.ts', 'review/read-it.ts', 'review/read-all.ts'];
  expect(sharedNames(new Map(files.map((file) => [file, []])))).toEqual(['read-it.ts']);
});

test('a room over its budget and a room without one are errors', () => {
  const budgets = { root: { files: 1, lines: 10 }, inputs: { files: 1, lines: 5 }, modes: { files: 9, lines: 9 } };
  const lines = new Map([
    ['run.ts', 10],
    ['modes/a/inputs.ts', 3],
    ['modes/b/inputs.ts', 3],
    ['utils/x.ts', 1],
  ]);
  expect(budgetErrors(lines, budgets)).toEqual([
    'inputs has 2 files, and its budget is 1.',
    'inputs has 6 lines, and its budget is 5.',
    'utils has no budget in scripts/check-layout.ts.',
  ]);
});

test('a file of more than 400 lines is an error', () => {
  const lines = new Map([
    ['rollout/x.ts', 400],
    ['rollout/y.ts', 401],
  ]);
  expect(longFiles(lines)).toEqual(['rollout/y.ts has 401 lines, and 400 are allowed.']);
});

test('an exception is allowed until it is fixed', () => {
  const imports = new Map([
    ['rollout/x.ts', ['rollout/y.ts']],
    ['rollout/y.ts', []],
  ]);
  const lines = new Map([
    ['rollout/x.ts', 90],
    ['rollout/y.ts', 9],
  ]);
  const exceptions = { ...none, smallFiles: ['rollout/y.ts'] };
  const rule = 'rollout/y.ts has less than 60 lines and one reader, in the same folder: move it there.';
  expect(layoutErrors(imports, lines, none)).toEqual([rule]);
  expect(layoutErrors(imports, lines, exceptions)).toEqual([]);
  expect(layoutErrors(imports, new Map([['rollout/y.ts', 90]]), exceptions)).toEqual([
    'rollout/y.ts is fixed: remove it from scripts/layout-exceptions.ts.',
  ]);
});

import { expect, test } from 'vitest';
import { budgetErrors, layoutErrors, mutualFolders, sharedNames, smallFiles } from '../../scripts/check-layout.ts';

const none = { mutualFolders: [], smallFiles: [], sharedNames: [] };

test.each([
  ['siblings', { 'plan/a/x.ts': ['plan/b/y.ts'], 'plan/b/z.ts': ['plan/a/w.ts'] }, ['plan/a and plan/b']],
  ['siblings by files in deeper folders', { 'a/b/c/x.ts': ['a/d/y.ts'], 'a/d/e/z.ts': ['a/b/w.ts'] }, ['a/b and a/d']],
  ['a folder and its parent', { 'plan/x.ts': ['plan/a/y.ts'], 'plan/a/z.ts': ['plan/w.ts'] }, ['plan and plan/a']],
  ['files of one folder', { 'plan/x.ts': ['plan/y.ts'], 'plan/y.ts': ['plan/x.ts'] }, []],
  ['one direction', { 'plan/x.ts': ['plan/a/y.ts'], 'plan/a/z.ts': ['plan/a/y.ts'] }, []],
  ['the list of modes', { 'modes/index.ts': ['modes/a/index.ts'], 'modes/a/index.ts': ['modes/mode.ts'] }, []],
  ['the root', { 'main.ts': ['plan/x.ts'], 'plan/x.ts': ['errors.ts'] }, []],
])('folders that import each other are found: %s', (_, imports, expected) => {
  expect(mutualFolders(new Map(Object.entries(imports)))).toEqual(expected);
});

test.each([
  ['one reader in its folder', 59, { 'plan/x.ts': ['plan/y.ts'], 'plan/y.ts': [] }, ['plan/y.ts']],
  ['60 lines', 60, { 'plan/x.ts': ['plan/y.ts'], 'plan/y.ts': [] }, []],
  ['two readers', 1, { 'plan/x.ts': ['plan/y.ts'], 'plan/z.ts': ['plan/y.ts'], 'plan/y.ts': [] }, []],
  ['a reader in another folder', 1, { 'plan/x.ts': ['plan/a/y.ts'], 'plan/a/y.ts': [] }, []],
])('a small file that only its neighbor reads is found: %s', (_, count, imports, expected) => {
  expect(
    smallFiles(
      new Map(Object.entries(imports)),
      new Map([
        ['plan/y.ts', count],
        ['plan/a/y.ts', count],
      ]),
    ),
  ).toEqual(expected);
});

test('a name of several words is found where two files have it', () => {
  const files = ['modes/a/run.ts', 'modes/b/run.ts', 'plan/read-it.ts', 'review/read-it.ts', 'review/read-all.ts'];
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

test('an exception is allowed until it is fixed', () => {
  const imports = new Map([
    ['plan/x.ts', ['plan/y.ts']],
    ['plan/y.ts', []],
  ]);
  const lines = new Map([
    ['plan/x.ts', 90],
    ['plan/y.ts', 9],
  ]);
  const exceptions = { ...none, smallFiles: ['plan/y.ts'] };
  const rule = 'plan/y.ts has less than 60 lines and one reader, in the same folder: move it there.';
  expect(layoutErrors(imports, lines, none)).toEqual([rule]);
  expect(layoutErrors(imports, lines, exceptions)).toEqual([]);
  expect(layoutErrors(imports, new Map([['plan/y.ts', 90]]), exceptions)).toEqual([
    'plan/y.ts is fixed: remove it from scripts/layout-exceptions.ts.',
  ]);
});

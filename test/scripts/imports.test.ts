import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importErrors, listChunks, moduleErrors, readImports } from '../../scripts/check-imports.ts';

/** Returns the errors of a `src` folder with these files. */
function findErrors(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-imports-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return [...importErrors(readImports(folder)), ...moduleErrors(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('src has no import cycle and imports only downwards', () => {
  const imports = readImports(resolve(import.meta.dirname, '../../src'));
  expect(imports.size).toBeGreaterThan(250);
  expect(importErrors(imports)).toEqual([]);
  expect(moduleErrors(resolve(import.meta.dirname, '../../src'))).toEqual([]);
});

test('the chunks of src are the files that a dynamic import loads', () => {
  const src = resolve(import.meta.dirname, '../../src');
  const chunks = listChunks(src, readImports(src));
  expect(chunks).toContain('clients/http/secure-agent.ts');
  expect(chunks).not.toContain('errors.ts');
});

test.each([
  ['a value', "import { b } from './b.ts';\nexport const a = b;"],
  ['a type', "import type { B } from './b.ts';\nexport type A = B;"],
  ['an export from', "export * from './b.ts';"],
  ['a dynamic import', "export const a = async () => import('./b.ts');"],
  ['an inline type import', "export type A = import('./b.ts').B;"],
])('a planted import cycle through %s is an error', (_, source) => {
  const files = { 'nomad-plan/a.ts': source, 'nomad-plan/b.ts': "import { a } from './a.ts';\nexport const b = a;" };
  expect(findErrors(files)).toEqual(['Import cycle: nomad-plan/a.ts → nomad-plan/b.ts → nomad-plan/a.ts.']);
});

test('an import cycle of three files is reported with its path', () => {
  const files = {
    'nomad-plan/a.ts': "import './b.ts';",
    'nomad-plan/b.ts': "import './c.ts';",
    'nomad-plan/c.ts': "import './a.ts';",
  };
  expect(findErrors(files)).toEqual([
    'Import cycle: nomad-plan/a.ts → nomad-plan/b.ts → nomad-plan/c.ts → nomad-plan/a.ts.',
  ]);
});

test.each([
  ['clients/http/a.ts', 'inputs/b.ts', 'inputs is above clients'],
  ['errors.ts', 'clients/b.ts', 'clients is above errors.ts'],
  ['operations/a.ts', 'modes/mode.ts', 'modes is above operations'],
  ['modes/scale/run.ts', 'modes/stop/run.ts', 'a mode never imports another mode'],
  ['modes/scale/run.ts', 'modes/index.ts', 'a mode never imports the list of modes'],
  ['clients/nomad/a.ts', 'clients/registry/b.ts', 'a client never imports another service'],
  ['utils/a.ts', 'errors.ts', 'utils is missing in the order of folders'],
  [
    'jobfiles/preprocess/job-source.ts',
    'files/regular-file.ts',
    'only what the workflow or the runner names is read without the gate',
  ],
])('the import of %s → %s is an error', (file, target, rule) => {
  const path = `${'../'.repeat(file.split('/').length - 1) || './'}${target}`;
  const files = { [file]: `import '${path}';`, [target]: 'export {};' };
  expect(findErrors(files)).toEqual([`${file} imports ${target}: ${rule}.`]);
});

test('an import from outside of src is an error', () => {
  expect(findErrors({ 'main.ts': "import '../sandbox/src/server.ts';" })).toEqual([
    'main.ts imports ../sandbox/src/server.ts: src imports nothing from outside.',
  ]);
});

test.each([
  ['main.ts', 'run.ts'],
  ['modes/index.ts', 'modes/scale/index.ts'],
  ['modes/scale/index.ts', 'modes/mode.ts'],
  ['clients/nomad/a.ts', 'clients/http/b.ts'],
])('the import of %s → %s is allowed', (file, target) => {
  const path = `${'../'.repeat(file.split('/').length - 1) || './'}${target}`;
  expect(findErrors({ [file]: `import '${path}';`, [target]: 'export {};' })).toEqual([]);
});

const startsAll = 'uses all of child_process: only jobfiles/provenance/git-process.ts starts programs.';
const readsAll = (module: string): string => `uses all of ${module}: only files/ reads files.`;

test.each([
  ["import { execFile } from 'node:child_process';\nexport { execFile };", startsAll.replace('all', 'execFile')],
  ["import { spawn as s } from 'child_process';\nexport { s };", startsAll.replace('all', 'spawn')],
  ["export * from 'node:child_process';", startsAll],
  ["export const start = async () => import('node:child_process');", startsAll],
  ["export const start = process.getBuiltinModule('node:child_process');", startsAll],
  ["import { readFileSync } from 'node:fs';\nexport { readFileSync };", readsAll('fs').replace('all', 'readFileSync')],
  [
    "import { readFile, stat } from 'fs/promises';\nexport { readFile, stat };",
    readsAll('fs/promises').replace('all', 'readFile'),
  ],
  ["import * as fs from 'node:fs';\nexport { fs };", readsAll('fs')],
  ["import fs from 'node:fs';\nexport { fs };", readsAll('fs')],
  ["import { promises } from 'node:fs';\nexport { promises };", readsAll('fs').replace('all', 'promises')],
  ["export const read = async () => import('node:fs/promises');", readsAll('fs/promises')],
])('no other file may start a program or read a file: %s', (source, rule) => {
  const files = { 'nomad-plan/a.ts': source, 'files/a.ts': source, 'jobfiles/provenance/git-process.ts': source };
  const errors = findErrors(files);
  expect(errors.filter((error) => error.startsWith('nomad-plan/'))).toEqual([`nomad-plan/a.ts ${rule}`]);
  expect(errors.length).toBe(2);
});

test('any file may list, look up and write files', () => {
  expect(
    findErrors({
      'nomad-plan/a.ts': "import { existsSync, type Dirent } from 'node:fs';\nexport { existsSync, type Dirent };",
    }),
  ).toEqual([]);
});

test('the list of modes imports only their inputs: the code of a mode is loaded when it runs', () => {
  const list = readFileSync(join(import.meta.dirname, '../../src/modes/index.ts'), 'utf8');
  const files = [...list.matchAll(/ from '\.\/[\w-]+\/([\w-]+\.ts)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file !== 'inputs.ts')).toEqual([]);
});

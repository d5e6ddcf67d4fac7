import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findImportErrors, findModuleErrors, readImports } from '../../scripts/check-imports.ts';

/** Returns the errors of a `src` folder with these files. */
function findErrors(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-imports-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return [...findImportErrors(readImports(folder)), ...findModuleErrors(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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

test('the list of modes imports only their inputs: the code of a mode is loaded when it runs', () => {
  const list = readFileSync(join(import.meta.dirname, '../../src/modes/index.ts'), 'utf8');
  const files = [...list.matchAll(/ from '\.\/[\w-]+\/([\w-]+\.ts)'/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file !== 'inputs.ts')).toEqual([]);
});

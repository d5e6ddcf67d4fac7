import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findCycles, readImports } from '../../scripts/check-imports.ts';

const root = resolve(import.meta.dirname, '../..');
const listPackages = (file: string): Readonly<Record<string, string>> => {
  const read = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<Record<string, Record<string, string>>>;
  return { ...read['dependencies'], ...read['devDependencies'] };
};
const product = listPackages('package.json');
const dependencies = listPackages('sandbox/package.json');

/** The names of imported packages, without relative paths. */
const importPattern = /(?:^(?:import|\}).* from |import\(|import\.meta\.resolve\()'([^'.][^']*)'/gm;

it('the sandbox pins each package to one version, shared with the product', () => {
  const differing = Object.entries(dependencies).filter(
    ([name, version]) => !/^\d+\.\d+\.\d+$/.test(version) || (product[name] ?? version) !== version,
  );
  expect(differing).toEqual([]);
});

/** A package that is missing here is resolved from the root, so that nothing else would notice. */
it('the sandbox lists each package that it imports', () => {
  const files = globSync(['src/**/*.ts', 'test/**/*.ts'], { cwd: join(root, 'sandbox') });
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(root, 'sandbox', file), 'utf8');
    return Array.from(text.matchAll(importPattern), ([, name = '']) => name);
  });
  const names = new Set(imported.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? ''));
  const packages = [...names].filter((name) => !isBuiltin(name));
  expect(packages.toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

it('the sandbox has no import cycle', () => {
  expect(findCycles(readImports(join(root, 'sandbox/src')))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function contentOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}

test('dist is what the sources build, byte for byte, in another folder too', () => {
  // On the same file system as the modules, which are linked file by file: the bundler follows a link of the folder back to here.
  mkdirSync(join(root, 'build'), { recursive: true });
  const elsewhere = mkdtempSync(join(root, 'build/elsewhere-'));
  try {
    for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json']) {
      cpSync(join(root, name), join(elsewhere, name), { recursive: true });
    }
    linkFiles(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
    execFileSync(process.execPath, [join(elsewhere, 'scripts/build.ts')], { stdio: 'pipe' });
    const built = contentOf(join(elsewhere, 'dist'));
    expect(Object.keys(built)).toContain('licenses.txt');
    expect(built).toEqual(contentOf(join(root, 'dist')));
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

test('dist is small enough, and says the licence of everything in it', () => {
  const dist = contentOf(join(root, 'dist'));
  const bytes = Object.entries(dist).reduce(
    (sum, [name, text]) => (name.endsWith('.js') ? sum + Buffer.byteLength(text) : sum),
    0,
  );
  expect(bytes).toBeLessThan(2_200_000);
  for (const name of ['undici', 'valibot', '@octokit/core', 'p-map'])
    expect(`\n${dist['licenses.txt']}`).toContain(`\n${name}\n`);
});

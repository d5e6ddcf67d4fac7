import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createSbom } from '../../scripts/sbom.ts';

const root = resolve(import.meta.dirname, '../..');

function readContent(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    // Links, of commands and of the workspace package, are not a part of the build.
    else if (entry.isFile()) linkSync(source, target);
  }
}

test('dist is identical to a build of the sources in another folder', { timeout: 120_000 }, () => {
  // On the same file system as node_modules, whose files are linked one by one: the bundler would follow a link of the folder back to the original.
  mkdirSync(join(root, 'build'), { recursive: true });
  const elsewhere = mkdtempSync(join(root, 'build/elsewhere-'));
  try {
    for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json']) {
      cpSync(join(root, name), join(elsewhere, name), { recursive: true });
    }
    linkFiles(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
    execFileSync(process.execPath, [join(elsewhere, 'scripts/build.ts')], { stdio: 'pipe' });
    const built = readContent(join(elsewhere, 'dist'));
    expect(Object.keys(built)).toContain('licenses.txt');
    expect(built).toEqual(readContent(join(root, 'dist')));
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

/** Packages that the parts of `@actions/core` need that dist leaves out (see scripts/build.ts). */
const leftOut: ReadonlySet<string> = new Set('@actions/exec @actions/http-client @actions/io tunnel undici'.split(' '));

/** All runtime dependencies, direct and indirect, without packages that contain only types. */
function listBundled(): readonly string[] {
  const names = createSbom(root).components.map(({ name }) => name);
  return names.filter((name) => !/^@octokit\/(?:types|openapi-types)$/.test(name));
}

test('dist is smaller than 3 MB, and contains the licence of every bundled package', () => {
  const dist = readContent(join(root, 'dist'));
  const bytes = Object.entries(dist).reduce(
    (sum, [name, text]) => (name.endsWith('.js') ? sum + Buffer.byteLength(text) : sum),
    0,
  );
  // With the reader of the configuration file, 0.22 MB in a chunk that only a run with such a file loads: one file for the code that plan and register share.
  expect(bytes).toBeLessThan(3_000_000);
  const names = listBundled();
  expect(names.length).toBeGreaterThan(12);
  const sections = `\n${dist['licenses.txt']}`.split(
    /\n(?=(?:@[\w.-]+\/)?[a-z][\w.-]*\n(?:MIT|ISC|Apache-2\.0|BSD-3-Clause)\n)/,
  );
  const withoutLicence = names.filter((name) => {
    const section = sections.find((item) => item.trimStart().startsWith(`${name}\n`)) ?? '';
    return section.length < 500 || !/copyright/i.test(section);
  });
  expect(new Set(withoutLicence)).toEqual(leftOut);
  const scripts = Object.entries(dist).flatMap(([name, text]) => (name.endsWith('.js') ? [text] : []));
  // A name from each of the packages that are left out.
  expect(scripts.join('').match(/ToolRunner|BearerCredentialHandler|\bmkdirP\b|httpsOverHttps/g)).toBeNull();
});

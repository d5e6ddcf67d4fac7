import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The root of the repository: modules below it are imported by their absolute paths. */
export const root = resolve(import.meta.dirname, '../..');

/**
 * Compiles a module as the repository is compiled.
 *
 * @param head lines that have to compile
 * @param snippets a line each, by its purpose
 * @returns the names of the snippets that do not compile, sorted; the compiler's output if a line of the head does not compile
 */
export function listRefusedSnippets(
  head: readonly string[],
  snippets: Readonly<Record<string, string>>,
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-compiled-'));
  try {
    writeFileSync(join(folder, 'module.mts'), [...head, ...Object.values(snippets)].join('\n'));
    const compilerOptions = {
      typeRoots: [join(root, 'node_modules/@types')],
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
    };
    const config = { extends: join(root, 'tsconfig.json'), include: [], compilerOptions, files: ['module.mts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const printed = compile(folder);
    const refused = [...printed.matchAll(/^\S*module\.mts\((\d+),/gm)].map(
      ([, line]) => Number(line) - head.length - 1,
    );
    const names = [...new Set(refused)].map((at) => Object.keys(snippets)[at] ?? `line ${at} of the head: ${printed}`);
    return names.toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The output of the compiler; empty if everything compiles. */
function compile(folder: string): string {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

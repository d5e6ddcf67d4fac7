/**
 * Builds dist/: TypeScript to JavaScript by tsc, then one readable bundle by ncc, which cannot read TypeScript 7 itself
 * (https://github.com/vercel/ncc/issues/1336). The result is byte-identical wherever it is built.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const run = (tool: string, ...args: string[]): void => {
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

for (const folder of ['build/js', 'build/dist', 'build/old'])
  rmSync(join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
run('@vercel/ncc/dist/ncc/cli.js', 'build', 'build/js/main.js', '-o', 'build/dist', '--license', 'licenses.txt');
// Swapped at the end, so that a run of the old dist beside the build does not lose it under its feet.
if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), join(root, 'build/old'));
renameSync(join(root, 'build/dist'), join(root, 'dist'));

const scripts = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.js'));
const bytes = scripts.reduce((sum, name) => sum + statSync(join(root, 'dist', name)).size, 0);
console.log(`dist: ${scripts.length} scripts, ${bytes.toLocaleString('en-US')} bytes`);

/**
 * Builds dist/: TypeScript to JavaScript by tsc, then one readable bundle by ncc, which cannot read TypeScript 7 itself
 * (https://github.com/vercel/ncc/issues/1336). The result is byte-identical wherever it is built.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const run = (tool: string, ...args: string[]): void => {
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

for (const folder of ['build/js', 'build/node_modules', 'build/dist', 'build/old'])
  rmSync(join(root, folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
bundleInParts('@actions/core');
stripComments('p-queue', ['dist/*.js']);
stripComments('semver', ['index.js', '*/*.js']);
stripComments('valibot', ['dist/index.mjs']);
stripComments('yaml', ['dist/**/*.js']);
mergeChunks('modes/index.js', (mode) => {
  if (['deprecate', 'reinstate'].includes(mode)) return 'registry';
  return mode === 'plan' ? 'plan' : 'nomad';
});
run('@vercel/ncc/dist/ncc/cli.js', 'build', 'build/js/main.js', '-o', 'build/dist', '--license', 'licenses.txt');
rewriteImports('build/dist');
// Swapped at the end, so that a running action keeps its files during the build.
if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), join(root, 'build/old'));
renameSync(join(root, 'build/dist'), join(root, 'dist'));

const scripts = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.js'));
const bytes = scripts.reduce((sum, name) => sum + statSync(join(root, 'dist', name)).size, 0);
console.log(`dist: ${scripts.length} scripts, ${bytes.toLocaleString('en-US')} bytes`);

/**
 * Lets the bundler leave out unused modules of a package without side effects that does not declare this: a copy of the
 * package, which Outrider's JavaScript finds first, declares it. Otherwise the toolkit's HTTP client is loaded at
 * the start of each run, which takes 50 ms
 * (https://github.com/actions/toolkit/issues/1436).
 */
function bundleInParts(name: string): void {
  const [from, to] = [join(root, 'node_modules', name), join(root, 'build/node_modules', name)];
  cpSync(from, to, { recursive: true });
  const manifest: object = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  writeFileSync(join(to, 'package.json'), JSON.stringify({ ...manifest, sideEffects: false }));
}

/**
 * Lets the bundler read a copy of a package without its comments, which are a quarter of its text; the code stays readable. Its
 * license is in dist/licenses.txt.
 */
function stripComments(name: string, files: readonly string[]): void {
  const [from, to] = [join(root, 'node_modules', name), join(root, 'build/node_modules', name)];
  cpSync(from, to, { recursive: true });
  const config = join(root, 'build', `tsconfig.${name}.json`);
  const compilerOptions = {
    allowJs: true,
    checkJs: false,
    removeComments: true,
    target: 'esnext',
    module: 'nodenext',
    rootDir: from,
    outDir: to,
    types: [],
    noEmitOnError: false,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: files.map((file) => `${from}/${file}`) }));
  run('typescript/bin/tsc', '-p', config);
  // tsc indents by four spaces, which is a tenth of the text; no string of these packages begins a line.
  for (const file of globSync(files, { cwd: to })) {
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(
      join(to, file),
      text.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2)),
    );
  }
}

/**
 * Puts the modes of one service into one chunk, except `plan`: most runs plan, and a separate chunk saves them a fifth of the text. The bundler copies some modules into every chunk
 * that needs them, and the modes of a service share most of these modules: separate chunks would take 500 kB more.
 */
function mergeChunks(name: string, findChunk: (mode: string) => string): void {
  const file = join(root, 'build/js', name);
  const text = readFileSync(file, 'utf8').replaceAll(
    /import\('(\.\/([a-z-]+)\/index\.js)'\)/g,
    (_, path: string, mode: string) => `import(/* webpackChunkName: "${findChunk(mode)}" */ '${path}')`,
  );
  writeFileSync(file, text);
}

/**
 * Numbers the imports of each module in source order: the bundler's own numbers depend on which file is read first, so that one build in
 * twenty differed. Modules of Node.js come from the process, not from a `require` of their own each, which delays each run by 2 ms.
 */
function rewriteImports(folder: string): void {
  for (const name of readdirSync(join(root, folder)).filter((entry) => entry.endsWith('.js'))) {
    const file = join(root, folder, name);
    const text = readFileSync(file, 'utf8')
      .replace('import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";\n', '')
      .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)(', 'process.getBuiltinModule(');
    const modules = text.split(/^(?=\/\*{3}\/ \d+:$)/m);
    writeFileSync(file, modules.map(renumber).join(''));
  }
}

function renumber(module: string): string {
  const names = new Map<string, string>();
  return module.replaceAll(/\b(\w+__WEBPACK_IMPORTED_MODULE_)\d+__/g, (name, stem: string) => {
    const newName = names.get(name) ?? `${stem}${names.size}__`;
    names.set(name, newName);
    return newName;
  });
}

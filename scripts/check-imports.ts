/**
 * Fails on an import cycle, on an import that points up, on folders that import each other, and on a second place that reads files or starts programs. Type imports,
 * dynamic imports and re-exports count like any other: a reader has to read the imported file as well. The order of the folders is that of CONTRIBUTING, "Structure".
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { findLayoutErrors } from './check-layout.ts';

/** A file or folder of src/ may import from itself and from later entries. */
const order = [
  'main.ts',
  'run.ts',
  'modes',
  'operations',
  'report',
  'review',
  'rollout',
  'guards',
  'nomad-plan',
  'redaction',
  'jobfiles',
  'inputs',
  'clients',
  'gate',
  'files',
  'patterns',
  'text',
  'errors.ts',
];

/** The imported files by importing file; paths are relative to src/, with `/`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the relative imports of all TypeScript files below a folder. */
export function readImports(folder: string): Imports {
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['node_modules/**'] }).toSorted();
  return new Map(files.map((file) => [file.replaceAll(sep, '/'), listImports(folder, file)]));
}

function parseFile(folder: string, file: string): ReturnType<typeof parseSync>['program'] {
  const { program, errors } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

function listImports(folder: string, file: string): readonly string[] {
  const names = new Set<string>();
  const add = (node: Node | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith('.')) names.add(node.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(parseFile(folder, file));
  return [...names].map((name) => resolveImport(folder, file, name));
}

function resolveImport(folder: string, file: string, name: string): string {
  return relative(folder, resolve(folder, dirname(file), name)).replaceAll(sep, '/');
}

/** The files below a folder that `import()` loads: each is the root of a chunk of dist. */
export function listChunks(folder: string, imports: Imports): ReadonlySet<string> {
  const chunks = new Set<string>();
  for (const file of imports.keys())
    new Visitor({
      ImportExpression({ source }) {
        if (source.type === 'Literal' && typeof source.value === 'string' && source.value.startsWith('.'))
          chunks.add(resolveImport(folder, file, source.value));
      },
    }).visit(parseFile(folder, file));
  return chunks;
}

/** Returns one sentence for every forbidden import. */
export function findImportErrors(imports: Imports): readonly string[] {
  const upward = [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const rule = findBrokenRule(file, target);
      return rule === undefined ? [] : [`${file} imports ${target}: ${rule}.`];
    }),
  );
  return [...upward, ...findCycles(imports).map((cycle) => `Import cycle: ${cycle.join(' → ')}.`)];
}

function findBrokenRule(file: string, target: string): string | undefined {
  const [from = '', to = ''] = [file, target].map((path) => path.split('/')[0]);
  const [above, below] = [order.indexOf(from), order.indexOf(to)];
  if (target.startsWith('..')) return 'src imports nothing from outside';
  if (above === -1) return `${from} is missing in the order of folders`;
  if (below < above) return `${to} is above ${from}`;
  if (target === 'files/regular-file.ts' && from !== 'files' && !readsRunner.has(file))
    return 'only what the workflow or the runner names is read without the gate';
  const [mode, other] = [findPart(file, 'modes'), findPart(target, 'modes')];
  if (mode !== undefined && other !== undefined && mode !== other) return 'a mode never imports another mode';
  if (mode !== undefined && target === 'modes/index.ts') return 'a mode never imports the list of modes';
  const [client, service] = [findPart(file, 'clients'), findPart(target, 'clients')];
  if (client !== undefined && service !== undefined && service !== client && service !== 'http')
    return 'a client never imports another service';
  return undefined;
}

/** These modules read files of the runner: the event and certificates. */
const readsRunner: ReadonlySet<string> = new Set(['clients/github/event.ts', 'inputs/connection.ts']);

/** Returns the direct subfolder of a folder that contains a file. */
function findPart(file: string, folder: string): string | undefined {
  const parts = file.split('/');
  return parts[0] === folder && parts.length > 2 ? parts[1] : undefined;
}

/** Returns the path of one cycle for each file that closes a cycle. */
export function findCycles(imports: Imports): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const visitedFiles = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) cycles.push([...path.slice(at), file]);
    if (at !== -1 || visitedFiles.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    visitedFiles.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

/** Names of `node:fs` that read no content of a file: they list, look up, follow links and write. Any folder may import them. */
const harmless: ReadonlySet<string> = new Set(
  'appendFileSync closeSync Dirent existsSync lstat mkdtempSync openSync readdirSync realpath realpathSync stat Stats statSync writeSync'.split(
    ' ',
  ),
);

/** Modules of Node.js that only one file may use, so that its rules apply everywhere. */
const onlyIn = [
  {
    modules: ['child_process'],
    place: 'jobfiles/provenance/git-process.ts',
    effect: 'starts programs',
    names: new Set(),
  },
  { modules: ['fs', 'fs/promises'], place: 'files/', effect: 'reads files', names: harmless },
];

/** Returns one sentence for every use of such a module in a different file. */
export function findModuleErrors(folder: string): readonly string[] {
  return globSync('**/*.ts', { cwd: folder }).flatMap((path) => {
    const file = path.replaceAll(sep, '/');
    const usedModules = listModules(parseFile(folder, path));
    return onlyIn
      .filter(({ place }) => !file.startsWith(place))
      .flatMap(({ modules, place, effect, names }) =>
        usedModules
          .filter(({ module, name }) => modules.includes(module) && (name === undefined || !names.has(name)))
          .map(({ module, name }) => `${file} uses ${name ?? 'all'} of ${module}: only ${place} ${effect}.`),
      );
  });
}

interface UsedModule {
  readonly module: string;
  /** The imported name; `undefined` for all, and for a module that is named anywhere else. */
  readonly name: string | undefined;
}

function listModules(program: ReturnType<typeof parseFile>): readonly UsedModule[] {
  const usedModules: UsedModule[] = [];
  const imported = new Set<Node>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const isNamed = specifiers.every(({ type }) => type === 'ImportSpecifier') && specifiers.length > 0;
      if (!isNamed) return;
      imported.add(source);
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier') continue;
        const name = 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value;
        usedModules.push({ module: source.value.replace(/^node:/, ''), name });
      }
    },
    Literal(node) {
      if (typeof node.value !== 'string' || imported.has(node)) return;
      usedModules.push({ module: node.value.replace(/^node:/, ''), name: undefined });
    },
  }).visit(program);
  return usedModules;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const src = join(root, 'src');
  const imports = readImports(src);
  const errors = [...findImportErrors(imports), ...findModuleErrors(src), ...findLayoutErrors(imports)];
  for (const error of errors) console.error(error);
  console.log(`Imports: ${errors.length} errors.`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

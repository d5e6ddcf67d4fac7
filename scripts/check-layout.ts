/** The layout of src/: folders that do not import each other, which is an error; files that are too long, too small or share a name, which is advice. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Imports } from './check-imports.ts';

/** By file, relative to src/. */
export type Lines = ReadonlyMap<string, number>;

export function countLines(src: string, imports: Imports): Lines {
  return new Map(
    [...imports.keys()].map((file) => [file, readFileSync(join(src, file), 'utf8').split('\n').length - 1]),
  );
}

/** Returns `a and b` for all pairs of folders, of any depth, that import each other; a folder counts by its own files against the folders in it. */
export function findMutualFolders(imports: Imports): readonly string[] {
  const arrows = new Set<string>();
  for (const [file, targets] of imports) {
    // The list of the modes is above the modes; their shared code is below them.
    if (file === 'modes/index.ts') continue;
    for (const target of targets) {
      const [from, to] = findFoldersBetween(file, target);
      // The root's own files have their places in the order of the folders.
      if (from !== to && from !== '' && to !== '') arrows.add(`${from} and ${to}`);
    }
  }
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' and ');
    return from < to && arrows.has(`${to} and ${from}`);
  });
}

/** Returns the two folders below the last common one; the common folder itself for a file that lies there. */
function findFoldersBetween(file: string, target: string): readonly [string, string] {
  const [from, to] = [file.split('/').slice(0, -1), target.split('/').slice(0, -1)];
  let depth = 0;
  while (depth < from.length && from[depth] === to[depth]) depth += 1;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

const maxFileLines = 400;

/** Returns one sentence for every file that is too long. */
function findLongFiles(lines: Lines): readonly string[] {
  return [...lines].flatMap(([file, count]) =>
    count > maxFileLines ? [`${file} has ${count} lines, which is more than ${maxFileLines}.`] : [],
  );
}

const minFileLines = 60;

/** Returns one sentence for every small file that only one file of the same folder imports. A file that `import()` loads is small for a reason: it is a chunk of dist. */
function findSmallFiles(imports: Imports, lines: Lines, chunks: ReadonlySet<string>): readonly string[] {
  const readers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const target of targets) readers.set(target, [...(readers.get(target) ?? []), file]);
  return [...readers].flatMap(([file, [reader = '', ...others]]) =>
    others.length === 0 &&
    !chunks.has(file) &&
    dirname(reader) === dirname(file) &&
    (lines.get(file) ?? minFileLines) < minFileLines
      ? [`${file} has fewer than ${minFileLines} lines, and only ${reader} imports it: move it there.`]
      : [],
  );
}

/** Returns one sentence for every name that several files have. A name of one word is a topic that the folder specifies; a longer name must be unique. */
function findSharedNames(imports: Imports): readonly string[] {
  const names = [...imports.keys()].map((file) => basename(file)).filter((name) => name.includes('-'));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `${name} is the name of several files.`,
  );
}

/** Returns one sentence for each piece of advice about the files of src/. Fails no check. */
export function adviseLayout(
  imports: Imports,
  lines: Lines,
  chunks: ReadonlySet<string> = new Set(),
): readonly string[] {
  return [...findLongFiles(lines), ...findSmallFiles(imports, lines, chunks), ...findSharedNames(imports)];
}

/** Folders that still import each other. Remove the line of a resolved pair, and add none. */
const knownMutualFolders: readonly string[] = [
  'redaction and redaction/detection',
  'report and report/comment',
  'report and report/plan',
];

/** Returns one sentence for every pair of folders that import each other, and for every exception that is no longer needed. */
export function findLayoutErrors(imports: Imports, knownFolders = knownMutualFolders): readonly string[] {
  const pairs = findMutualFolders(imports);
  return [
    ...pairs.filter((pair) => !knownFolders.includes(pair)).map((pair) => `${pair} import each other.`),
    ...knownFolders
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => `${pair} no longer import each other: remove the exception from scripts/check-layout.ts.`),
  ];
}

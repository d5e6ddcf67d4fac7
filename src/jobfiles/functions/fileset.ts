import { readdirSync, type Dirent } from 'node:fs';
import { join, parse, posix, resolve, sep } from 'node:path';
import { formatRelativeName, toSlashes } from '../../files/paths.ts';
import { locateInside, findPathProblem, type PathProblem } from '../../files/workspace-file.ts';
import type { FileBudget } from './work-budget.ts';
import { resolvePath, describeDangling, maxPathLength, formatRepositoryName, type FileBase } from './resolve-path.ts';
import { expandBraces } from '../../patterns/glob.ts';
import { compileTextPattern, type Syntax, type TextMatch } from '../../patterns/text-pattern.ts';

/** The syntax of https://pkg.go.dev/github.com/bmatcuk/doublestar */
export const filesetSyntax: Syntax = { hasDots: true, hasEscapes: true };

/** Counts the characters of all alternatives of a glob, which is the work to compare one name. */
export function countCharacters(glob: string): number {
  return (expandBraces(glob, filesetSyntax) ?? []).join('').length;
}

/** The maximum number of entries that one call visits: a hostile pattern must not walk a large tree many times. */
const maxEntries = 200_000;

/** Lists a folder by its real path. */
export type ListFolder = (folder: string) => readonly Dirent[];

/** Lists each folder of a run only once: many job files may search the same folder. */
export function createLister(): ListFolder {
  const entriesByFolder = new Map<string, readonly Dirent[]>();
  return (folder) => {
    const entries = entriesByFolder.get(folder) ?? readdirSync(folder, { withFileTypes: true });
    entriesByFolder.set(folder, entries);
    return entries;
  };
}

export interface FolderAccess {
  readonly budget: FileBudget;
  readonly list: ListFolder;
}

interface FilesetWalk {
  readonly base: FileBase;
  readonly folderAccess: FolderAccess;
  readonly names: Set<string>;
  /** The problem of the first matching link in alphabetical order, regardless of the order in the folder. */
  problem: PathProblem | undefined;
  entriesLeft: number;
}

/** `**`, a literal name, or a pattern for one name. */
type PathPart = '**' | { readonly name: string } | { readonly match: TextMatch; readonly characters: number };

const invalidPattern = { problem: 'is not a valid pattern', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };

/**
 * The files that a glob matches, relative to its folder, sorted. `*`, `?`, `[a-z]`, `{a,b}` and `**` work as in the
 * Nomad CLI: they match names with a leading dot and follow links to folders, but here never in a loop. A link that leads
 * out of the workspace, into `.git` or to nothing is an error, as for `file`. Source: https://pkg.go.dev/github.com/bmatcuk/doublestar
 *
 * @returns the names and the glob relative to the repository's root, or an error
 */
export function findFileset(
  path: string,
  pattern: string,
  base: FileBase,
  folderAccess: FolderAccess,
): { readonly names: readonly string[]; readonly glob: string } | PathProblem {
  if (path.length + pattern.length > maxPathLength) return invalidPattern;
  // A backslash escapes in a pattern on every system; in a path it separates folders on Windows.
  const fullPattern = posix.join(toSlashes(path), pattern);
  const alternatives = expandBraces(fullPattern, filesetSyntax);
  if (alternatives === undefined) return invalidPattern;
  folderAccess.budget.spend(1 + (fullPattern.length * alternatives.length) / charactersPerUnit);
  const walk: FilesetWalk = { base, folderAccess, names: new Set(), problem: undefined, entriesLeft: maxEntries };
  for (const literal of alternatives) {
    const problem = walkPattern(literal, walk);
    if (problem !== undefined) return problem;
  }
  if (walk.problem !== undefined) return walk.problem;
  if (walk.entriesLeft <= 0)
    return { problem: `searches more than ${maxEntries} files`, hint: 'Use a smaller directory.' };
  const folder = resolvePath(path, base);
  const names = [...walk.names].map((file) => formatRelativeName(folder, file));
  return {
    names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    glob: formatRepositoryName(resolve(base.directory, fullPattern), base),
  };
}

function walkPattern(pattern: string, walk: FilesetWalk): PathProblem | undefined {
  // `C:/` on Windows, where `parse` also accepts a backslash.
  const { root: beginning } = parse(pattern);
  const root = beginning.endsWith('/') ? beginning : '';
  const parts = pattern.slice(root.length).split('/');
  const parentCount = parts.findIndex((part) => part !== '..');
  const start = resolve(walk.base.directory, root, ...parts.slice(0, Math.max(parentCount, 0)));
  const segments = parts.slice(Math.max(parentCount, 0));
  const wildcardIndex = segments.findIndex((part) => wildcard.test(part));
  const literalSegments = segments.slice(0, wildcardIndex === -1 ? -1 : wildcardIndex);
  const rest = segments.slice(literalSegments.length).map(readPart);
  if (rest.includes(undefined)) return invalidPattern;
  const folder = join(start, ...literalSegments);
  const entryPath = resolveEntry(folder, walk.base);
  if (entryPath !== undefined && 'problem' in entryPath) return entryPath;
  visitFolder(folder, entryPath, rest as PathPart[], walk, []);
  return undefined;
}

const wildcard = /[*?[\\]/;

function readPart(part: string): PathPart | undefined {
  if (part === '**') return part;
  if (!wildcard.test(part)) return { name: part };
  const match = compileTextPattern(part, filesetSyntax);
  return match === undefined ? undefined : { match, characters: part.length };
}

/** An entry by its path without symbolic links. */
type FolderEntry = { readonly real: string; readonly kind: 'file' | 'folder' | 'other' } | PathProblem | undefined;

/** @param parentFolders the real paths of the parent folders */
function visitFolder(
  folder: string,
  parent: FolderEntry,
  parts: readonly PathPart[],
  walk: FilesetWalk,
  parentFolders: readonly string[],
): void {
  const [part, ...rest] = parts;
  if (part === undefined || parent === undefined || walk.entriesLeft <= 0) return;
  if ('problem' in parent) return noteProblem(parent, walk);
  if (parent.kind !== 'folder') return;
  if (typeof part === 'object' && 'name' in part) {
    const path = join(folder, part.name);
    return acceptEntry(path, resolveEntry(path, walk.base), rest, walk, parentFolders);
  }
  const { real } = parent;
  const entries = walk.folderAccess.list(real);
  walk.entriesLeft -= entries.length + 1;
  walk.folderAccess.budget.spend(1);
  for (const entry of entries) {
    const { name } = entry;
    walk.folderAccess.budget.spend(part === '**' ? 1 : 1 + (part.characters * name.length) / charactersPerUnit);
    if (part !== '**') {
      if (!part.match(name)) continue;
      const path = joinName(folder, name);
      acceptEntry(path, resolveDirent(entry, path, real, walk.base), rest, walk, parentFolders);
      continue;
    }
    if (rest.length > 0 && entry.isFile()) continue;
    const path = joinName(folder, name);
    const entryTarget = resolveDirent(entry, path, real, walk.base);
    if (rest.length === 0) acceptEntry(path, entryTarget, [], walk, parentFolders);
    // A dangling link cannot contain a match.
    const isDangling = entryTarget !== undefined && 'problem' in entryTarget && entryTarget.failsInNomadToo === true;
    const mayHoldMatch = !parentFolders.includes(real) && !(isDangling && rest.length > 0);
    if (mayHoldMatch) visitFolder(path, entryTarget, parts, walk, [...parentFolders, real]);
  }
  if (part === '**' && rest.length > 0) visitFolder(folder, parent, rest, walk, parentFolders);
}

/** Comparing one character takes much less than a microsecond. */
const charactersPerUnit = 100;

/** Handles a matching name: a file at the end of the pattern, a folder before it. */
function acceptEntry(
  path: string,
  entry: FolderEntry,
  rest: readonly PathPart[],
  walk: FilesetWalk,
  foldersAbove: readonly string[],
): void {
  if (rest.length > 0) return visitFolder(path, entry, rest, walk, foldersAbove);
  if (entry === undefined) return;
  if ('problem' in entry) noteProblem(entry, walk);
  else if (entry.kind === 'file') walk.names.add(path);
}

function noteProblem(problem: PathProblem, walk: FilesetWalk): void {
  if (walk.problem === undefined || problem.problem < walk.problem.problem) walk.problem = problem;
}

/** Only links need a system call: calling `realpath` for each of many files would take most of the time. */
function resolveDirent(entry: Dirent, path: string, folder: string, base: FileBase): FolderEntry {
  if (entry.isSymbolicLink()) return resolveEntry(path, base);
  const real = joinName(folder, entry.name);
  if (mayBelongToGit.test(entry.name) && findPathProblem(real, base.workspace) !== undefined) return undefined;
  return { real, kind: classifyEntry(entry) };
}

/** Other names need no check: every entry of a readable folder is inside the workspace. */
const mayBelongToGit = /^(?:\.git|git~1)/i;

/** Like `join`, but faster, for a normalized folder and a plain name. */
function joinName(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** `undefined` for a missing path. */
function resolveEntry(path: string, { workspace }: FileBase): FolderEntry {
  const target = locateInside(path, workspace);
  if ('problem' in target) return target;
  if (target.stats !== undefined) return { real: target.path, kind: classifyEntry(target.stats) };
  return target.danglingLink === undefined ? undefined : describeDangling(target.danglingLink);
}

function classifyEntry(entry: Pick<Dirent, 'isFile' | 'isDirectory'>): 'file' | 'folder' | 'other' {
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

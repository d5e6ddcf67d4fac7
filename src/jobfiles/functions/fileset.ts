import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join, parse, posix, resolve, sep } from 'node:path';
import { relativeName, toSlashes } from '../discovery/repository-paths.ts';
import type { FileBudget } from '../work-budget.ts';
import {
  absolutePath,
  maxPathLength,
  repositoryName,
  problemOutside,
  type FileBase,
  type PathProblem,
} from './resolve-path.ts';
import { compileName, expandBraces, type NameMatch } from './name-pattern.ts';

/** A hostile pattern must not go through a large tree over and over. */
const maxEntries = 200_000;

/** What is in a folder, by its real path. */
export type ListFolder = (folder: string) => readonly Dirent[];

/** Lists each folder of a run once: job files may look into the same one over and over. */
export function createLister(): ListFolder {
  const known = new Map<string, readonly Dirent[]>();
  return (folder) => {
    const entries = known.get(folder) ?? readdirSync(folder, { withFileTypes: true });
    known.set(folder, entries);
    return entries;
  };
}

/** What it takes to look for files. */
export interface FolderAccess {
  readonly budget: FileBudget;
  readonly list: ListFolder;
}

interface FilesetWalk {
  readonly base: FileBase;
  readonly folderAccess: FolderAccess;
  /** Paths that were found. */
  readonly found: Set<string>;
  left: number;
}

/** One part of a path: `**`, a plain name, or a pattern of names. */
type PathPart = '**' | { readonly name: string } | { readonly match: NameMatch; readonly characters: number };

const invalidPattern = { problem: 'has a pattern that is none', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };

/**
 * The files that a glob names, relative to its folder, sorted: `*`, `?`, `[a-z]`, `{a,b}` and `**` as the command line reads them, so names that
 * begin with a dot are taken and links to folders followed, but never out of the workspace and never round.
 * Source: https://pkg.go.dev/github.com/bmatcuk/doublestar
 *
 * @returns the names, and the glob from the repository's root; or why there is none
 */
export function findFileset(
  path: string,
  pattern: string,
  base: FileBase,
  folderAccess: FolderAccess,
): { readonly names: readonly string[]; readonly glob: string } | PathProblem {
  if (path.length + pattern.length > maxPathLength) return invalidPattern;
  // In a pattern a backslash takes away what is special, on every system; in a path it parts folders on Windows.
  const whole = posix.join(toSlashes(path), pattern);
  const plain = expandBraces(whole);
  if (plain === undefined) return invalidPattern;
  folderAccess.budget.spend(1 + (whole.length * plain.length) / charactersPerUnit);
  const walk: FilesetWalk = { base, folderAccess, found: new Set(), left: maxEntries };
  for (const one of plain) {
    const refused = walkPattern(one, walk);
    if (refused !== undefined) return refused;
  }
  if (walk.left <= 0)
    return { problem: `has to look at more than ${maxEntries} files`, hint: 'Name a smaller folder.' };
  const folder = absolutePath(path, base);
  const names = [...walk.found].map((file) => relativeName(folder, file));
  return {
    names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    glob: repositoryName(resolve(base.directory, whole), base),
  };
}

function walkPattern(pattern: string, walk: FilesetWalk): PathProblem | undefined {
  // `C:/` on Windows, where a backslash would count, too.
  const { root: beginning } = parse(pattern);
  const root = beginning.endsWith('/') ? beginning : '';
  const parts = pattern.slice(root.length).split('/');
  const up = parts.findIndex((part) => part !== '..');
  const start = resolve(walk.base.directory, root, ...parts.slice(0, Math.max(up, 0)));
  const rest = parts.slice(Math.max(up, 0)).map(readPart);
  if (rest.includes(undefined)) return invalidPattern;
  const fixed = rest.findIndex((part) => part === '**' || (part !== undefined && 'match' in part));
  const plain = rest
    .slice(0, fixed === -1 ? -1 : fixed)
    .map((part) => (part !== undefined && part !== '**' && 'name' in part ? part.name : ''));
  const folder = join(start, ...plain);
  const refused = problemOutside(folder, walk.base);
  if (refused !== undefined) return refused;
  visit(folder, resolveEntry(folder, walk.base), rest.slice(plain.length) as PathPart[], walk, []);
  return undefined;
}

function readPart(part: string): PathPart | undefined {
  if (part === '**') return part;
  if (!/[*?[\\]/.test(part)) return { name: part };
  const match = compileName(part);
  return match === undefined ? undefined : { match, characters: part.length };
}

/** What a path leads to. */
interface ResolvedEntry {
  /** Without links. */
  readonly real: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** @param above the real paths of the folders that lead here */
function visit(
  folder: string,
  reached: ResolvedEntry | undefined,
  parts: readonly PathPart[],
  walk: FilesetWalk,
  above: readonly string[],
): void {
  const [part, ...rest] = parts;
  if (part === undefined || reached?.kind !== 'folder' || walk.left <= 0) return;
  if (typeof part === 'object' && 'name' in part) {
    const path = join(folder, part.name);
    return acceptEntry(path, resolveEntry(path, walk.base), rest, walk, above);
  }
  const { real } = reached;
  const entries = walk.folderAccess.list(real);
  walk.left -= entries.length + 1;
  walk.folderAccess.budget.spend(1);
  for (const entry of entries) {
    const { name } = entry;
    walk.folderAccess.budget.spend(part === '**' ? 1 : 1 + (part.characters * name.length) / charactersPerUnit);
    if (part !== '**') {
      if (!part.match(name)) continue;
      const path = joinName(folder, name);
      acceptEntry(path, resolveDirent(entry, path, real, walk.base), rest, walk, above);
      continue;
    }
    if (rest.length > 0 && entry.isFile()) continue;
    const path = joinName(folder, name);
    const inside = resolveDirent(entry, path, real, walk.base);
    if (rest.length === 0) acceptEntry(path, inside, [], walk, above);
    if (!above.includes(real)) visit(path, inside, parts, walk, [...above, real]);
  }
  if (part === '**' && rest.length > 0) visit(folder, reached, rest, walk, above);
}

/** To compare a sign takes much less than a microsecond. */
const charactersPerUnit = 100;

/** A name that fits: a file at the end of the pattern, a folder before it. */
function acceptEntry(
  path: string,
  reached: ResolvedEntry | undefined,
  rest: readonly PathPart[],
  walk: FilesetWalk,
  above: readonly string[],
): void {
  if (rest.length > 0) return visit(path, reached, rest, walk, above);
  if (reached?.kind === 'file') walk.found.add(path);
}

/** Of what is no link it is known already where it leads: to ask the system about each of many files would take most of the time. */
function resolveDirent(entry: Dirent, path: string, folder: string, base: FileBase): ResolvedEntry | undefined {
  if (entry.isSymbolicLink()) return resolveEntry(path, base);
  const real = joinName(folder, entry.name);
  if (mayBelongToGit.test(entry.name) && problemOutside(real, base) !== undefined) return undefined;
  return { real, kind: entryKind(entry) };
}

/** What else a folder holds that may be read is no less inside of the workspace than the folder. */
const mayBelongToGit = /^(?:\.git|git~1)/i;

/** As `join` does it, for a folder and a name that need no more. */
function joinName(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** Undefined for what is not there, or leads where nothing may be read. */
function resolveEntry(path: string, base: FileBase): ResolvedEntry | undefined {
  try {
    const real = realpathSync.native(path);
    return problemOutside(real, base) === undefined ? { real, kind: entryKind(statSync(real)) } : undefined;
  } catch {
    return undefined;
  }
}

function entryKind(found: Pick<Dirent, 'isFile' | 'isDirectory'>): ResolvedEntry['kind'] {
  if (found.isFile()) return 'file';
  return found.isDirectory() ? 'folder' : 'other';
}

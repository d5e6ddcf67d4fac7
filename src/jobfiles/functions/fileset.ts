import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, parse, posix, resolve } from 'node:path';
import { nameFrom, toSlashes } from '../names.ts';
import { absolutePath, longestPath, nameOf, refuseOutside, type FileBase, type Refused } from './places.ts';
import { compileName, expandBraces, type NameMatch } from './name-pattern.ts';

/** A hostile pattern must not go through a large tree over and over. */
const mostEntries = 200_000;

interface Walk {
  readonly base: FileBase;
  /** Paths that were found. */
  readonly found: Set<string>;
  left: number;
}

/** One part of a path: `**`, a plain name, or what tells a name. */
type Part = '**' | { readonly name: string } | NameMatch;

const badPattern = { problem: 'has a pattern that is none', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };

/**
 * The files that a glob names, relative to its folder, sorted: `*`, `?`, `[a-z]`, `{a,b}` and `**` as the command line reads them, so names that
 * begin with a dot are taken and links to folders followed, but never out of the workspace and never round.
 * Source: https://pkg.go.dev/github.com/bmatcuk/doublestar
 *
 * @returns the names, and the glob from the repository's root; or why there is none
 */
export function findSet(
  path: string,
  pattern: string,
  base: FileBase,
): { readonly names: readonly string[]; readonly glob: string } | Refused {
  if (path.length + pattern.length > longestPath) return badPattern;
  // In a pattern a backslash takes away what is special, on every system; in a path it parts folders on Windows.
  const whole = posix.join(toSlashes(path), pattern);
  const plain = expandBraces(whole);
  if (plain === undefined) return badPattern;
  const walk: Walk = { base, found: new Set(), left: mostEntries };
  for (const one of plain) {
    const refused = walkPattern(one, walk);
    if (refused !== undefined) return refused;
  }
  if (walk.left <= 0)
    return { problem: `has to look at more than ${mostEntries} files`, hint: 'Name a smaller folder.' };
  const folder = absolutePath(path, base);
  const names = [...walk.found].map((file) => nameFrom(folder, file));
  return {
    names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    glob: nameOf(resolve(base.directory, whole), base),
  };
}

function walkPattern(pattern: string, walk: Walk): Refused | undefined {
  // `C:/` on Windows, where a backslash would count, too.
  const { root: beginning } = parse(pattern);
  const root = beginning.endsWith('/') ? beginning : '';
  const parts = pattern.slice(root.length).split('/');
  const up = parts.findIndex((part) => part !== '..');
  const start = resolve(walk.base.directory, root, ...parts.slice(0, Math.max(up, 0)));
  const rest = parts.slice(Math.max(up, 0)).map(readPart);
  if (rest.includes(undefined)) return badPattern;
  const fixed = rest.findIndex((part) => part === '**' || typeof part === 'function');
  const plain = rest.slice(0, fixed === -1 ? -1 : fixed).map((part) => (typeof part === 'object' ? part.name : ''));
  const folder = join(start, ...plain);
  const refused = refuseOutside(folder, walk.base);
  if (refused !== undefined) return refused;
  visit(folder, rest.slice(plain.length) as Part[], walk, []);
  return undefined;
}

function readPart(part: string): Part | undefined {
  if (part === '**') return part;
  return /[*?[\\]/.test(part) ? compileName(part) : { name: part };
}

/** @param above the real paths of the folders that lead here */
function visit(folder: string, parts: readonly Part[], walk: Walk, above: readonly string[]): void {
  const [part, ...rest] = parts;
  const real = realFolder(folder, walk.base);
  if (part === undefined || real === undefined || walk.left <= 0) return;
  if (typeof part === 'object') return take(join(folder, part.name), rest, walk, above);
  const names = readdirSync(real);
  walk.left -= names.length + 1;
  for (const name of names) {
    const path = join(folder, name);
    if (typeof part === 'function') {
      if (part(name)) take(path, rest, walk, above);
      continue;
    }
    if (rest.length === 0) take(path, [], walk, above);
    if (!above.includes(real)) visit(path, parts, walk, [...above, real]);
  }
  if (part === '**' && rest.length > 0) visit(folder, rest, walk, above);
}

/** A name that fits: a file at the end of the pattern, a folder before it. */
function take(path: string, rest: readonly Part[], walk: Walk, above: readonly string[]): void {
  if (rest.length > 0) return visit(path, rest, walk, above);
  const real = realPath(path, walk.base);
  if (real !== undefined && statSync(real).isFile()) walk.found.add(path);
}

function realFolder(path: string, base: FileBase): string | undefined {
  const real = realPath(path, base);
  return real !== undefined && statSync(real).isDirectory() ? real : undefined;
}

/** Undefined for what is not there, or leads where nothing may be read. */
function realPath(path: string, base: FileBase): string | undefined {
  try {
    const real = realpathSync.native(path);
    return refuseOutside(real, base) === undefined ? real : undefined;
  } catch {
    return undefined;
  }
}

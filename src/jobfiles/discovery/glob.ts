import { readdirSync, type Dirent } from 'node:fs';
import { join, resolve } from 'node:path';
import { isOutside, relativeName } from '../../files/paths.ts';
import { compileGlob } from '../../patterns/glob.ts';
import type { Syntax, TextMatch } from '../../patterns/text-pattern.ts';

export interface Glob {
  /** The literal part before the first wildcard; absolute. */
  readonly folder: string;
  /** The part from the first wildcard on; matched against names relative to the folder. */
  readonly rest: string;
  /** Whether wildcards match folders that begin with a dot. */
  readonly searchesDotFolders?: boolean | undefined;
}

export interface GlobMatch {
  /** Relative to the folder, with `/`. */
  readonly name: string;
  readonly entry: Dirent;
}

/** As `matchesGlob` in `node:path` reads it: https://nodejs.org/api/path.html#pathmatchesglobpath-pattern */
export const globSyntax: Syntax = {
  dots: false,
  escapes: false,
  ignoresCase: process.platform === 'win32' || process.platform === 'darwin',
};

/** A run has few globs and matches each against many names. */
const compiled = new Map<string, TextMatch | undefined>();

/**
 * Compiles a glob; undefined if it is invalid. `**` does not descend into folders with a leading dot. A group such as `!(a|b)`, which other matchers have, is
 * refused: as a name it would match nothing.
 */
export function compileFileGlob(pattern: string): TextMatch | undefined {
  if (!compiled.has(pattern))
    compiled.set(pattern, group.test(pattern) ? undefined : compileGlob(pattern.replaceAll('\\', '/'), globSyntax));
  return compiled.get(pattern);
}

const group = /[!?*+@]\(.*\)/;

/** Whether a pattern contains a wildcard. */
export function isGlob(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern) || group.test(pattern);
}

export function parseGlob(
  pattern: string,
  directory: string,
  { searchesDotFolders }: Pick<Glob, 'searchesDotFolders'>,
): Glob {
  // Node.js treats `\` as a separator in patterns on every system, so a backslash escapes nothing.
  const parts = pattern.replaceAll('\\', '/').split('/');
  const wild = parts.findIndex(isGlob);
  const folder = resolve(directory, `${parts.slice(0, wild).join('/')}${parts[0] === '' ? '/' : ''}`);
  const last = parts.length - 1;
  const rest = parts.filter((part, index) => index >= wild && (index === last || (part !== '' && part !== '.')));
  return { folder, rest: rest.join('/'), searchesDotFolders };
}

/** Whether the glob would match a file of this absolute path. */
export function globMatches(glob: Glob, path: string): boolean {
  const { folder } = glob;
  if (isOutside(folder, path) || path === folder) return false;
  const name = relativeName(folder, path);
  return !name.split('/').slice(0, -1).some(isSkippedFolder) && matchesName(glob, name);
}

function matchesName({ rest, searchesDotFolders }: Glob, name: string): boolean {
  const matches = compileFileGlob(rest) ?? matchesNothing;
  return matches(name) || (searchesDotFolders === true && matches(withoutDots(name)));
}

const matchesNothing: TextMatch = () => false;

/** The name as a wildcard sees it that matches folders with a leading dot: no pattern has this character. */
function withoutDots(name: string): string {
  return name.replaceAll(/(?<![^/])\.(?=[^/]*\/)/g, '\u{e000}');
}

/**
 * The files that the glob matches, unsorted, symbolic links included. Links to folders are not followed, so a search
 * can neither leave the folder nor loop. Folders that cannot contain a match are skipped.
 *
 * @param isSkipped whether to skip a folder, by its name relative to the glob's folder
 */
export function findGlobMatches(glob: Glob, isSkipped: (name: string) => boolean): readonly GlobMatch[] {
  const { folder } = glob;
  const matches: GlobMatch[] = [];
  const open = [''];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of readFolder(join(folder, at))) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (!entry.isDirectory()) {
        if (matchesName(glob, name)) matches.push({ name, entry });
      } else if (!isSkippedFolder(entry.name) && mayContainMatch(name, glob) && !isSkipped(name)) open.push(name);
    }
  }
  return matches;
}

/** Whether the glob searches any subfolder. */
export function descends(glob: Glob): boolean {
  return readFolder(glob.folder).some(
    (entry) => entry.isDirectory() && !isSkippedFolder(entry.name) && mayContainMatch(entry.name, glob),
  );
}

/** Folders that a glob searches only if it names them before its first wildcard: what tools write there is not the user's. */
export function isSkippedFolder(name: string): boolean {
  return name === '.git' || name === '.terraform' || name === 'node_modules';
}

/** Synchronous, because the run has nothing else to do. An unreadable folder counts as empty, as in any shell. */
function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether the rest of a glob can match anything in a folder. */
function mayContainMatch(folder: string, { rest, searchesDotFolders }: Glob): boolean {
  if (mayMatchBelow(folder, rest)) return true;
  return searchesDotFolders === true && mayMatchBelow(withoutDots(`${folder}/`).slice(0, -1), rest);
}

function mayMatchBelow(folder: string, rest: string): boolean {
  const names = folder.split('/');
  // Wildcards do not match a leading dot.
  if (names.at(-1)?.startsWith('.') && !/(?:^|[/{,])\./.test(rest)) return false;
  if (hasBraceAcrossFolders(rest)) return true;
  const parts = rest.split('/');
  const asDeep = parts.slice(0, names.length);
  if (asDeep.some((part) => part.includes('**'))) return true;
  return asDeep.length < parts.length && compileFileGlob(asDeep.join('/'))?.(folder) === true;
}

/** If so, the parts between slashes are not patterns of their own. */
function hasBraceAcrossFolders(rest: string): boolean {
  const without = rest.replaceAll(/\{[^{}/]*\}/g, '');
  return without === rest ? rest.includes('{') : hasBraceAcrossFolders(without);
}

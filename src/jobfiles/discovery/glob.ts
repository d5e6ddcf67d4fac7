import { readdirSync, type Dirent } from 'node:fs';
import { join, resolve } from 'node:path';
import { isOutside } from '../../inputs/workspace.ts';
import { compileGlob } from './glob-match.ts';
import { relativeName } from './repository-paths.ts';

/** A pattern with wildcards. */
export interface Glob {
  /** The folder that it names literally; absolute. */
  readonly folder: string;
  /** From the first part with a wildcard on; matched against names below the folder. */
  readonly rest: string;
}

/** A file below the folder of a glob. */
export interface GlobMatch {
  /** Below the folder, with `/`. */
  readonly name: string;
  readonly entry: Dirent;
}

/** Whether there is a wildcard in it: those of https://nodejs.org/api/path.html#pathmatchesglobpath-pattern. */
export function isGlob(pattern: string): boolean {
  return /[*?[\]{}]|[!+@]\(.*\)/.test(pattern);
}

export function parseGlob(pattern: string, directory: string): Glob {
  // Node.js takes both for the same in a pattern, on every system, so a backslash escapes nothing.
  const parts = pattern.replaceAll('\\', '/').split('/');
  const wild = parts.findIndex(isGlob);
  const folder = resolve(directory, `${parts.slice(0, wild).join('/')}${parts[0] === '' ? '/' : ''}`);
  const last = parts.length - 1;
  const rest = parts.filter((part, index) => index >= wild && (index === last || (part !== '' && part !== '.')));
  return { folder, rest: rest.join('/') };
}

/** Whether the glob would take a file of this name, absolute, if there were one. */
export function globMatches({ folder, rest }: Glob, path: string): boolean {
  if (isOutside(folder, path) || path === folder) return false;
  const name = relativeName(folder, path);
  return !name.split('/').slice(0, -1).some(isSkippedFolder) && compileGlob(rest)(name);
}

/**
 * The files that the glob matches, in no order; also links, wherever these lead. Below the folder no link is followed, so that none leads out or round,
 * and no folder is looked into where nothing can match, or that `isSkipped`, asked with its name below the folder.
 */
export function findGlobMatches({ folder, rest }: Glob, isSkipped: (name: string) => boolean): readonly GlobMatch[] {
  const found: GlobMatch[] = [];
  const open = [''];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of readFolder(join(folder, at))) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (!entry.isDirectory()) {
        if (compileGlob(rest)(name)) found.push({ name, entry });
      } else if (!isSkippedFolder(entry.name) && mayContainMatch(name, rest) && !isSkipped(name)) open.push(name);
    }
  }
  return found;
}

/** Whether the glob looks into any folder below its own. */
export function descends({ folder, rest }: Glob): boolean {
  return readFolder(folder).some(
    (entry) => entry.isDirectory() && !isSkippedFolder(entry.name) && mayContainMatch(entry.name, rest),
  );
}

/** Folders that never hold a user's job files. */
function isSkippedFolder(name: string): boolean {
  return name === '.git' || name === 'node_modules';
}

/** At once: what else the run does waits for this. A folder that cannot be read holds nothing, as in any shell. */
function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether the rest of a glob can match anything in a folder. */
function mayContainMatch(folder: string, rest: string): boolean {
  const names = folder.split('/');
  // No wildcard stands for the dot that a name begins with.
  if (names.at(-1)?.startsWith('.') && !/(?:^|[/{,(|[])\./.test(rest)) return false;
  if (hasBraceAcrossFolders(rest)) return true;
  const parts = rest.split('/');
  const asDeep = parts.slice(0, names.length);
  if (asDeep.some((part) => part.includes('**'))) return true;
  return asDeep.length < parts.length && compileGlob(asDeep.join('/'))(folder);
}

/** Then a part between slashes is no pattern of its own. */
function hasBraceAcrossFolders(rest: string): boolean {
  const without = rest.replaceAll(/\{[^{}/]*\}/g, '');
  return without === rest ? rest.includes('{') : hasBraceAcrossFolders(without);
}

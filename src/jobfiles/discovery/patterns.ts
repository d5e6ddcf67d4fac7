import { basename, isAbsolute, resolve } from 'node:path';
import { expandBraces } from '../functions/name-pattern.ts';
import { isOutside } from '../../inputs/workspace.ts';
import { compileGlob } from './glob-match.ts';
import { isGlob, globMatches, parseGlob, type Glob } from './glob.ts';
import { relativeName } from './repository-paths.ts';

/** The lines of `job-files`, sorted out. */
export interface PatternLists {
  readonly included: readonly string[];
  /** Without their `!`. */
  readonly excluded: readonly string[];
}

/** Where the patterns are at home, and what is left out. */
interface PatternContext {
  readonly directory: string;
  readonly workspace: string;
  readonly excluded: readonly string[];
}

/** How job files end that a glob takes which writes no ending of its own. */
export const jobFileExtensions = ['.hcl', '.nomad', '.json'];

function hasKnownExtension(name: string): boolean {
  return jobFileExtensions.some((ending) => name.endsWith(ending));
}

/** The ending that a path or a glob writes out, such as `.job` in `**\/*.job` or `*.@(job|nomad)`; undefined where it is left open. */
const writtenExtension = /(?<=[^/])\.(?:[^/.*?[\](){}|!+@]+|@\([^/*?[\](){}]+\))$/;

/** A pattern without braces: each that it stands for. */
function expandPattern(pattern: string): readonly string[] {
  return expandBraces(pattern) ?? [pattern];
}

/** Whether a file has an ending that job files have by these patterns. */
export function mayBeJobFile(name: string, { included }: Pick<PatternLists, 'included'>): boolean {
  const written = included.flatMap(expandPattern).flatMap((one) => writtenExtension.exec(one)?.[0] ?? []);
  return hasKnownExtension(name) || written.some((ending) => compileGlob(`*${ending}`)(basename(name)));
}

/** Whether a glob takes a file that it matches, absolute, for a job file: it has one of the known endings, or the glob writes out its own. */
export function acceptsFile(pattern: string, path: string, directory: string): boolean {
  if (hasKnownExtension(path)) return true;
  return expandPattern(pattern).some((one) => {
    if (!isGlob(one)) return resolve(directory, one) === path;
    return writtenExtension.test(one) && globMatches(parseGlob(one, directory), path);
  });
}

function isExclude(pattern: string): boolean {
  return pattern.startsWith('!');
}

export function splitPatterns(patterns: readonly string[]): PatternLists {
  return {
    included: patterns.filter((pattern) => !isExclude(pattern)).map(trimDot),
    excluded: patterns.filter(isExclude).map((pattern) => trimDot(pattern.slice(1)).replace(/(?<!\/)\/+$/, '')),
  };
}

function trimDot(pattern: string): string {
  return pattern.replace(/^(?:\.\/)+/, '');
}

/** A folder that is excluded takes all in it along. */
export function isExcluded(path: string, { directory, excluded }: Omit<PatternContext, 'workspace'>): boolean {
  // The working directory itself has no name that an exclude could mean, but some globs match the empty one.
  if (excluded.length === 0 || path === directory) return false;
  const parts = relativeName(directory, path).split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return excluded.some((exclude) => names.some((name) => compileGlob(exclude)(name)));
}

/** By its text; a link on its way may still lead out. */
export function leavesWorkspace({ folder, rest }: Glob, workspace: string): boolean {
  return isOutside(workspace, folder) || rest.split('/').includes('..');
}

/** Whether a path can be that of a folder only. */
export function isFolderPath(path: string): boolean {
  return /\/\.?$/.test(path);
}

/** Whether a pattern would take a file of this name, from the workspace and with `/`, if there were one. */
export function wouldMatch(pattern: string, name: string, surroundings: PatternContext): boolean {
  const { directory, workspace } = surroundings;
  const path = resolve(workspace, name);
  if (isAbsolute(name) || isOutside(workspace, path)) return false;
  if (isExcluded(path, surroundings)) return false;
  // What is special in a glob may be a part of the name.
  if (!isFolderPath(pattern) && resolve(directory, pattern) === path) return true;
  if (!isGlob(pattern)) return false;
  const glob = parseGlob(pattern, directory);
  return !leavesWorkspace(glob, workspace) && globMatches(glob, path) && acceptsFile(pattern, path, directory);
}

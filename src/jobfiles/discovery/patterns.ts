import type { PatternScope } from './pattern-errors.ts';
import { basename, isAbsolute, resolve } from 'node:path';
import { isOutside, formatRelativeName } from '../../files/paths.ts';
import { expandBraces } from '../../patterns/glob.ts';
import { compileFileGlob, isGlobMatch, isGlob, globSyntax, parseGlob, type Glob } from './glob.ts';
import { jobFileKind, type FileKind } from './file-kind.ts';

/** The lines of an input with patterns, such as `job-files`. */
export interface PatternLists {
  readonly included: readonly string[];
  /** Without their `!`. */
  readonly excluded: readonly string[];
}

export interface PatternContext extends PatternScope {
  readonly excluded: readonly string[];
}

function hasKnownExtension(name: string, { extensions }: FileKind): boolean {
  return extensions.some((ending) => name.endsWith(ending));
}

/** The extension that a pattern spells out, such as `.job` in `**\/*.job`. */
const writtenExtension = /(?<=[^/])\.[^/.*?[\](){}|!+@]+$/;

function expandPattern(pattern: string): readonly string[] {
  return expandBraces(pattern, globSyntax) ?? [];
}

export function mayBeJobFile(name: string, { included }: Pick<PatternLists, 'included'>): boolean {
  if (hasKnownExtension(name, jobFileKind)) return true;
  const extensions = included.flatMap(expandPattern).flatMap((path) => writtenExtension.exec(path)?.[0] ?? []);
  return extensions.some((ending) => compileFileGlob(`*${ending}`)?.(basename(name)) === true);
}

/** Whether a glob that matches a file selects it by its extension. @param path absolute */
export function isAcceptedFile(pattern: string, path: string, { directory, kind }: PatternContext): boolean {
  if (hasKnownExtension(path, kind)) return true;
  return expandPattern(pattern).some((alternative) => {
    if (!isGlob(alternative)) return resolve(directory, alternative) === path;
    return writtenExtension.test(alternative) && isGlobMatch(parseGlob(alternative, directory, kind), path);
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

/** Excluding a folder excludes everything in it. */
export function isExcluded(path: string, { directory, excluded }: PatternContext): boolean {
  // The working directory has no name to exclude, but some globs match the empty string.
  if (excluded.length === 0 || path === directory) return false;
  const parts = formatRelativeName(directory, path).split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return excluded.some((exclude) => names.some((name) => compileFileGlob(exclude)?.(name) === true));
}

/** Judges the text of the pattern only; a link in it may still point outside. */
export function isOutsideWorkspace({ folder, rest }: Glob, workspace: string): boolean {
  return isOutside(workspace, folder) || rest.split('/').includes('..');
}

/** Whether a path can only be a folder. */
export function isFolderPath(path: string): boolean {
  return /\/\.?$/.test(path);
}

/** Whether a pattern would match a file of this name, relative to the workspace, with `/`. */
export function canMatch(pattern: string, name: string, context: PatternContext): boolean {
  const { directory, workspace } = context;
  const path = resolve(workspace, name);
  if (isAbsolute(name) || isOutside(workspace, path)) return false;
  if (isExcluded(path, context)) return false;
  // A file name may contain glob characters.
  if (!isFolderPath(pattern) && resolve(directory, pattern) === path) return true;
  if (!isGlob(pattern)) return false;
  const glob = parseGlob(pattern, directory, context.kind);
  return !isOutsideWorkspace(glob, workspace) && isGlobMatch(glob, path) && isAcceptedFile(pattern, path, context);
}

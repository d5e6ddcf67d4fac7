import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { ActionError, ActionErrors } from '../../errors.ts';
import { formatRelativeName, useRealSpelling } from '../../files/paths.ts';
import { locateInside, outside, type PathProblem } from '../../files/workspace-file.ts';
import { findIgnoredFolders } from '../provenance/git.ts';
import { compileFileGlob, isGlob, isRecursive, findGlobMatches, parseGlob, type Glob } from './glob.ts';
import { jobFileKind, type FileKind } from './file-kind.ts';
import {
  createFolderError,
  createForbiddenError,
  createMissingError,
  createPatternError,
  createUnmatchedError,
} from './pattern-errors.ts';
import type { JobFile } from '../preprocess/job-source.ts';
import {
  isExcluded,
  isOutsideWorkspace,
  isFolderPath,
  splitPatterns,
  canMatch,
  isAcceptedFile,
  type PatternContext,
} from './patterns.ts';

export interface JobFilePatterns {
  /** Paths, globs and `!` excludes, relative to `directory`. */
  readonly patterns: readonly string[];
  readonly directory: string;
  /** The root of the checked-out repository; files outside it are refused. */
  readonly workspace: string;
}

export interface FindOptions extends JobFilePatterns {
  /** Files that the pull request removes, by `JobFile.name`: a pattern that matches a removed file is not an error. */
  readonly removed?: readonly string[];
  /** Whether the patterns may match nothing. True for the default. */
  readonly mayBeEmpty?: boolean;
}

interface RealGlob extends Glob {
  /** The folder without symbolic links; unchanged if it does not exist. */
  readonly realFolder: string;
  /** The reason why the folder must not be searched: checked before it is read, because it may be the root of the machine. */
  readonly problem: PathProblem | undefined;
}

interface Search extends PatternContext {
  /** `glob` is `undefined` if the pattern is the path of an existing file. */
  readonly included: readonly { readonly pattern: string; readonly glob: RealGlob | undefined }[];
  readonly removed: readonly string[];
  readonly mayBeEmpty: boolean;
  /** Folders that git ignores, by names relative to the repository's root. */
  readonly ignored: ReadonlySet<string>;
}

export async function findJobFiles(options: FindOptions): Promise<readonly JobFile[]> {
  return findFiles(jobFileKind, options);
}

/**
 * Finds the files of a kind that the patterns match, sorted by name, without duplicates. Globs skip folders that git ignores, unless the folder is named before
 * the first wildcard. The result is empty only if all matching files were removed, or if it may be.
 *
 * @throws ActionErrors for every pattern that matches nothing, a folder, or a file outside the workspace
 */
export async function findFiles(kind: FileKind, options: FindOptions): Promise<readonly JobFile[]> {
  const search = await openSearch(kind, options);
  const files = new Map<string, JobFile>();
  const globs = search.included.flatMap(({ pattern, glob }) => (glob === undefined ? [] : [pattern]));
  const errors = [...globs, ...search.excluded]
    .filter((pattern) => compileFileGlob(pattern) === undefined)
    .map((pattern) => createPatternError(kind, pattern, 'is not a valid glob', globHint));
  if (errors.length > 0) throw new ActionErrors(errors);
  for (const { pattern, glob } of search.included) {
    const result = await (glob === undefined ? findAtPath(pattern, search) : findByGlob(pattern, glob, search));
    if (result instanceof ActionError) errors.push(result);
    else for (const file of result) files.set(file.path, file);
  }
  const isEmpty = errors.length === 0 && files.size === 0 && !search.mayBeEmpty;
  if (isEmpty && !search.included.some(({ pattern }) => isRemovedFilePattern(pattern, search))) {
    const patterns = search.included.map(({ pattern }) => pattern).join(' ');
    const problem = 'matches only files that `!` patterns exclude';
    errors.push(
      createPatternError(
        kind,
        patterns,
        problem,
        'Exclude fewer files, or name the job files, such as `jobs/*.nomad.hcl`.',
      ),
    );
  }
  if (errors.length > 0) throw new ActionErrors(errors);
  return [...files.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether the patterns would match a file of this name. Pure: follows no links and does not run git. */
export function matchesJobFiles(name: string, { patterns, ...folders }: JobFilePatterns): boolean {
  const { included, excluded } = splitPatterns(patterns);
  return included.some((pattern) => canMatch(pattern, name, { ...folders, excluded, kind: jobFileKind }));
}

/** Resolves symbolic links in both folders, and in patterns that begin with the workspace, such as `${{ github.workspace }}/jobs`. */
export async function resolveFolders({ patterns, ...folders }: JobFilePatterns): Promise<JobFilePatterns> {
  const [directory, workspace] = await Promise.all([realpath(folders.directory), realpath(folders.workspace)]);
  const starts = ['/', sep].map((slash) => folders.workspace + slash);
  const resolveRealPath = (pattern: string): string =>
    starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(folders.workspace.length) : pattern;
  return { patterns: patterns.map(resolveRealPath), directory, workspace };
}

async function openSearch(kind: FileKind, { removed = [], mayBeEmpty = false, ...rest }: FindOptions): Promise<Search> {
  const { patterns, directory, workspace } = await resolveFolders(rest);
  const { included: globs, excluded } = splitPatterns(patterns);
  const included = await Promise.all(
    globs.map(async (pattern) => ({ pattern, glob: await resolveGlob(pattern, kind, { directory, workspace }) })),
  );
  // Git starts slowly, so it runs only for globs that search subdirectories.
  const folders = included.flatMap(({ glob }) =>
    glob === undefined || glob.problem !== undefined || !isRecursive(glob)
      ? []
      : [formatRelativeName(workspace, glob.realFolder)],
  );
  const ignored = folders.length === 0 ? new Set<string>() : await findIgnoredFolders(workspace, [...new Set(folders)]);
  return { included, excluded, directory, workspace, removed, mayBeEmpty, kind, ignored };
}

async function resolveGlob(
  pattern: string,
  kind: FileKind,
  { directory, workspace }: Pick<JobFilePatterns, 'directory' | 'workspace'>,
): Promise<RealGlob | undefined> {
  if (!isGlob(pattern)) return undefined;
  const exists = (await stat(resolve(directory, pattern)).catch(() => undefined)) !== undefined;
  if (exists) return undefined;
  const glob = parseGlob(pattern, directory, kind);
  const target = locateInside(glob.folder, workspace);
  if ('problem' in target) return { ...glob, realFolder: glob.folder, problem: target };
  return { ...glob, realFolder: target.path, problem: isOutsideWorkspace(glob, workspace) ? outside : undefined };
}

const globHint = 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`, or write one path per line.';

function isRemovedFilePattern(pattern: string, search: Search): boolean {
  return search.removed.some((name) => canMatch(pattern, name, search));
}

async function findByGlob(pattern: string, glob: RealGlob, search: Search): Promise<readonly JobFile[] | ActionError> {
  if (glob.problem !== undefined) return createForbiddenError(search.kind, pattern, glob.problem);
  const isSkipped = (name: string): boolean =>
    search.ignored.has(formatRelativeName(search.workspace, join(glob.realFolder, name))) ||
    isExcluded(join(glob.folder, name), search);
  const files: JobFile[] = [];
  let otherKindCount = 0;
  for (const { name, entry } of findGlobMatches(glob, isSkipped)) {
    const path = join(glob.folder, name);
    if (isExcluded(path, search)) continue;
    if (!entry.isFile() && !(await stat(path).catch(() => undefined))?.isFile()) continue;
    if (!isAcceptedFile(pattern, path, search)) {
      otherKindCount++;
      continue;
    }
    // Globs do not follow links to folders, so only the file itself can link outside the workspace.
    const target = entry.isSymbolicLink() ? locateInside(path, search.workspace) : { path };
    if ('problem' in target) return createForbiddenError(search.kind, pattern, target);
    files.push(toJobFile(useRealSpelling(path, target.path), search));
  }
  if (files.length > 0 || search.mayBeEmpty || isRemovedFilePattern(pattern, search)) return files;
  const unexcludedFiles = search.excluded.length > 0 && (await findByGlob(pattern, glob, { ...search, excluded: [] }));
  return Array.isArray(unexcludedFiles) ? [] : createUnmatchedError(pattern, otherKindCount, search);
}

function findAtPath(pattern: string, search: Search): readonly JobFile[] | ActionError {
  const path = resolve(search.directory, pattern);
  const target = locateInside(path, search.workspace);
  if ('problem' in target) return createForbiddenError(search.kind, pattern, target);
  const { stats } = target;
  if (stats === undefined || (isFolderPath(pattern) && !stats.isDirectory())) {
    if (isRemovedFilePattern(pattern, search)) return [];
    return createMissingError(pattern, search);
  }
  if (stats.isDirectory()) return createFolderError(search.kind, pattern);
  if (!stats.isFile()) return createPatternError(search.kind, pattern, 'is not a regular file', 'Name a file.');
  if (isExcluded(path, search)) return [];
  return [toJobFile(useRealSpelling(path, target.path), search)];
}

function toJobFile(path: string, { workspace }: Search): JobFile {
  return { path, name: formatRelativeName(workspace, path) };
}

import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { ActionError, ActionErrors } from '../../errors.ts';
import { isOutside } from '../../inputs/workspace.ts';
import { ignoredFolders } from '../provenance/git.ts';
import { isGlob, descends, findGlobMatches, parseGlob, type Glob } from './glob.ts';
import { relativeName } from './repository-paths.ts';
import { folderError, missingError, outsideError, patternError, unmatchedError } from './pattern-errors.ts';
import { isExcluded, leavesWorkspace, isFolderPath, splitPatterns, wouldMatch, acceptsFile } from './patterns.ts';

/** A job file: where it is, and what to call it. */
export interface JobFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the repository's root, with `/`: the name in reports and links. */
  readonly name: string;
}

export interface JobFilePatterns {
  /** Paths and globs, `!` excludes, relative to `directory`. */
  readonly patterns: readonly string[];
  readonly directory: string;
  /** The root of the checked-out repository; no file is taken from outside of it. */
  readonly workspace: string;
}

export interface FindOptions extends JobFilePatterns {
  /** Files that the pull request removed, by names as in `JobFile`: a pattern that stands for one of them is no error. */
  readonly removed?: readonly string[];
}

/** A pattern that is no exclude. */
interface IncludedPattern {
  readonly pattern: string;
  /** Undefined for a path; a path may hold what is special in a glob. */
  readonly glob: RealGlob | undefined;
}

interface RealGlob extends Glob {
  /** The folder without symbolic links; as it is when it is not there. */
  readonly realFolder: string;
}

interface Search {
  readonly included: readonly IncludedPattern[];
  readonly excluded: readonly string[];
  /** This and the workspace are without symbolic links. */
  readonly directory: string;
  readonly workspace: string;
  readonly removed: readonly string[];
  /** Folders that git ignores, by names as in `JobFile`. */
  readonly ignored: ReadonlySet<string>;
}

/**
 * Finds the job files that the patterns name, sorted by name, without duplicates. No glob looks into a folder that git ignores, unless the folder
 * is named before the first wildcard. Empty only when what the patterns stand for is gone.
 *
 * @throws ActionErrors with every pattern that names nothing, a folder, or a file that is none of ours
 */
export async function findJobFiles(options: FindOptions): Promise<readonly JobFile[]> {
  const search = await startSearch(options);
  const found = new Map<string, JobFile>();
  const errors: ActionError[] = [];
  for (const { pattern, glob } of search.included) {
    const result = await (glob === undefined ? findAtPath(pattern, search) : findByGlob(pattern, glob, search));
    if (result instanceof ActionError) errors.push(result);
    else for (const file of result) found.set(file.path, file);
  }
  if (
    errors.length === 0 &&
    found.size === 0 &&
    !search.included.some(({ pattern }) => standsForRemovedFile(pattern, search))
  ) {
    const patterns = search.included.map(({ pattern }) => pattern).join(' ');
    errors.push(patternError(patterns, 'names only files that `!` patterns exclude', 'Exclude less.'));
  }
  if (errors.length > 0) throw new ActionErrors(errors);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether the patterns would take a file of this name, as in `JobFile`, if there were one. Pure: links are not followed, git is not asked. */
export function matchesJobFiles(name: string, { patterns, ...places }: JobFilePatterns): boolean {
  const { included, excluded } = splitPatterns(patterns);
  return included.some((pattern) => wouldMatch(pattern, name, { ...places, excluded }));
}

/** The same without symbolic links in the two folders, nor in what leads to them in a pattern, as `${{ github.workspace }}` may. */
export async function resolveFolders({ patterns, ...places }: JobFilePatterns): Promise<JobFilePatterns> {
  const [directory, workspace] = await Promise.all([realpath(places.directory), realpath(places.workspace)]);
  const starts = ['/', sep].map((slash) => places.workspace + slash);
  const real = (pattern: string): string =>
    starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(places.workspace.length) : pattern;
  return { patterns: patterns.map(real), directory, workspace };
}

async function startSearch({ removed = [], ...asked }: FindOptions): Promise<Search> {
  const { patterns, directory, workspace } = await resolveFolders(asked);
  const { included: given, excluded } = splitPatterns(patterns);
  const included = await Promise.all(
    given.map(async (pattern) => ({ pattern, glob: await resolveGlob(pattern, directory) })),
  );
  // To ask git takes a while.
  const folders = included.flatMap(({ glob }) =>
    glob === undefined || isOutsideWorkspace(glob, workspace) || !descends(glob)
      ? []
      : [relativeName(workspace, glob.realFolder)],
  );
  const ignored = folders.length === 0 ? new Set<string>() : await ignoredFolders(workspace, [...new Set(folders)]);
  return { included, excluded, directory, workspace, removed, ignored };
}

async function resolveGlob(pattern: string, directory: string): Promise<RealGlob | undefined> {
  if (!isGlob(pattern)) return undefined;
  const exists = (await stat(resolve(directory, pattern)).catch(() => undefined)) !== undefined;
  if (exists) return undefined;
  const glob = parseGlob(pattern, directory);
  return { ...glob, realFolder: await realpath(glob.folder).catch(() => glob.folder) };
}

/** Looked at before the folder is, which may hold all of the machine. */
function isOutsideWorkspace(glob: RealGlob, workspace: string): boolean {
  return leavesWorkspace(glob, workspace) || isOutside(workspace, glob.realFolder);
}

/** Whether the pattern stands for a file that the pull request removed. */
function standsForRemovedFile(pattern: string, search: Search): boolean {
  return search.removed.some((name) => wouldMatch(pattern, name, search));
}

async function findByGlob(pattern: string, glob: RealGlob, search: Search): Promise<readonly JobFile[] | ActionError> {
  if (isOutsideWorkspace(glob, search.workspace)) return outsideError(pattern, 'leads outside the workspace');
  const isSkipped = (name: string): boolean =>
    search.ignored.has(relativeName(search.workspace, join(glob.realFolder, name))) ||
    isExcluded(join(glob.folder, name), search);
  const files: JobFile[] = [];
  let others = 0;
  for (const { name, entry } of findGlobMatches(glob, isSkipped)) {
    const path = join(glob.folder, name);
    if (isExcluded(path, search)) continue;
    if (!entry.isFile() && !(await stat(path).catch(() => undefined))?.isFile()) continue;
    if (!acceptsFile(pattern, path, search.directory)) {
      others++;
      continue;
    }
    // No link was followed on the way here, so only a link can lead out.
    const file = entry.isSymbolicLink() ? await checkRealPath(path, pattern, search) : toJobFile(path, search);
    if (file instanceof ActionError) return file;
    files.push(file);
  }
  if (files.length > 0 || standsForRemovedFile(pattern, search)) return files;
  return unmatchedError(pattern, others, search);
}

async function findAtPath(pattern: string, search: Search): Promise<readonly JobFile[] | ActionError> {
  const path = resolve(search.directory, pattern);
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined || (isFolderPath(pattern) && !stats.isDirectory())) {
    if (standsForRemovedFile(pattern, search)) return [];
    return missingError(pattern, search);
  }
  if (stats.isDirectory()) return folderError(pattern);
  if (!stats.isFile()) return patternError(pattern, 'is no regular file', 'Give a job file.');
  if (isExcluded(path, search)) return [];
  const file = await checkRealPath(path, pattern, search);
  return file instanceof ActionError ? file : [file];
}

/** The real path must lie in the workspace: a symbolic link must not lead to the runner's own files. */
async function checkRealPath(path: string, pattern: string, search: Search): Promise<JobFile | ActionError> {
  const real = await realpath(path);
  const file = toJobFile(withRealSpelling(path, real), search);
  if (!isOutside(search.workspace, real)) return file;
  return outsideError(pattern, `leads to a file outside the workspace (${file.name})`);
}

/** Where a file system takes any spelling of a name, that of the file itself: git and GitHub know no other. */
function withRealSpelling(path: string, real: string): string {
  return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}

function normalizedSpelling(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function toJobFile(path: string, { workspace }: Search): JobFile {
  return { path, name: relativeName(workspace, path) };
}

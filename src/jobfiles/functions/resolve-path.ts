import { realpathSync, statSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isOfGit, isOutside } from '../../inputs/workspace.ts';
import { relativeName } from '../discovery/repository-paths.ts';

/** Where the paths of a job file start, and where they may not lead out of; absolute, without links. */
export interface FileBase {
  readonly directory: string;
  readonly workspace: string;
  /** Where paths would start by the other `file-base`. */
  readonly alternative: { readonly directory: string; readonly setting: 'working-directory' | 'job-file' };
}

/** Why a path is of no use, in words that follow it, and the way out. */
export interface PathProblem {
  readonly problem: string;
  readonly hint: string;
  /** Whether the command line could not do it either, so that nothing is wrong where the value is not needed. */
  readonly failsInNomadToo?: boolean;
}

/** A place in the repository, where something may be or not. */
export interface LocatedPath {
  readonly path: string;
  /** Relative to the repository's root, with `/`. */
  readonly name: string;
  readonly stats: Stats | undefined;
}

/** No system takes a longer one; to look for what cannot be there would take its time. */
export const maxPathLength = 4096;

const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file of the repository.' };

/** A leading `~` is the home folder, as in the command line. */
export function expandHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? homedir() + path.slice(1) : path;
}

export function absolutePath(path: string, { directory }: Pick<FileBase, 'directory'>): string {
  // Paths that are put together may say one slash too many; `resolve` takes each as the command line does.
  return resolve(directory, path);
}

/** Where a path leads, judged by its real path: never out of the repository, and never to what git keeps for itself, tokens among it. */
export function locateFile(path: string, base: FileBase): LocatedPath | PathProblem {
  if (path.includes('\0')) return { problem: 'is no path', hint: 'A path holds no NUL.' };
  if (path.length > maxPathLength) return tooLong;
  const full = absolutePath(expandHome(path), base);
  const outside = problemOutside(full, base);
  if (outside !== undefined) return outside;
  const name = repositoryName(full, base);
  const real = resolveLinks(full);
  if (real !== undefined) {
    return problemOutside(real, base) ?? { path: real, name, stats: statSync(real, { throwIfNoEntry: false }) };
  }
  // A link out of the workspace must not tell either what is not there.
  return problemOutside(nearestExistingFolder(full), base) ?? { path: full, name, stats: undefined };
}

export function repositoryName(path: string, { workspace }: Pick<FileBase, 'workspace'>): string {
  return relativeName(workspace, path);
}

function resolveLinks(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** The real path of the nearest folder above that is there. */
function nearestExistingFolder(path: string): string {
  const above = dirname(path);
  return resolveLinks(above) ?? (above === path ? path : nearestExistingFolder(above));
}

export function problemOutside(path: string, base: FileBase): PathProblem | undefined {
  if (isOutside(base.workspace, path)) {
    return { problem: 'leads outside the workspace', hint: 'Outrider reads only what is checked out.' };
  }
  if (isOfGit(base.workspace, path)) {
    return { problem: 'leads into `.git`, which may hold credentials', hint: 'Name a file of the repository itself.' };
  }
  return undefined;
}

/** What to say of a file that is not there, with where it is if it lies on the other base. */
export function describeMissing(path: string, base: FileBase): PathProblem {
  const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
  const from = repositoryName(base.directory, base);
  const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
  if ('problem' in elsewhere || elsewhere.stats === undefined) {
    return {
      problem: `does not exist ${where}`,
      hint: `Paths start at ${describeStart(base)}.`,
      failsInNomadToo: true,
    };
  }
  const beside = base.alternative.setting === 'job-file' ? 'beside the job file' : 'from the working directory on';
  const hint = `There is one ${beside}, \`${elsewhere.name}\`: write \`${relativeName(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.alternative.setting}\`.`;
  return { problem: `does not exist ${where}`, hint, failsInNomadToo: true };
}

function describeStart({ alternative: other }: FileBase): string {
  return other.setting === 'job-file'
    ? '`working-directory`, as in the command line, and not at the job file'
    : "the job file's folder, as `file-base` says";
}

/** What to say of a folder, a socket or a device. */
export function describeNonFile(stats: Stats): PathProblem {
  return stats.isDirectory()
    ? { problem: 'is a folder', hint: 'Name a file in it.', failsInNomadToo: true }
    : { problem: 'is no regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}

import { realpathSync, statSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isOfGit, isOutside } from '../../inputs/workspace.ts';
import { relativeName } from '../discovery/repository-paths.ts';

/** The folder that paths of a job file are relative to, and the one that they must stay in; absolute, without links. */
export interface FileBase {
  readonly directory: string;
  readonly workspace: string;
  /** The folder of the other `file-base`. */
  readonly alternative: { readonly directory: string; readonly setting: 'working-directory' | 'job-file' };
}

/** Why a path cannot be used. `problem` follows "the path" in a message. */
export interface PathProblem {
  readonly problem: string;
  readonly hint: string;
  /** Whether the Nomad CLI fails as well, so that it is an error only if the value is needed. */
  readonly failsInNomadToo?: boolean;
}

/** A path in the repository that may or may not exist. */
export interface LocatedPath {
  readonly path: string;
  /** Relative to the repository's root, with `/`. */
  readonly name: string;
  readonly stats: Stats | undefined;
}

/** The limit of Linux (`PATH_MAX`). */
export const maxPathLength = 4096;

const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };

/** Replaces a leading `~` by the home folder, like the Nomad CLI. */
export function expandHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? homedir() + path.slice(1) : path;
}

export function absolutePath(path: string, { directory }: Pick<FileBase, 'directory'>): string {
  // Concatenated paths may contain double slashes; `resolve` normalizes them like the Nomad CLI.
  return resolve(directory, path);
}

/** Resolves a path. Its real path must be in the repository, but not in `.git`, which may contain tokens. */
export function locateFile(path: string, base: FileBase): LocatedPath | PathProblem {
  if (path.includes('\0')) return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
  if (path.length > maxPathLength) return tooLong;
  const full = absolutePath(expandHome(path), base);
  const outside = problemOutside(full, base);
  if (outside !== undefined) return outside;
  const name = repositoryName(full, base);
  const real = resolveLinks(full);
  if (real !== undefined) {
    return problemOutside(real, base) ?? { path: real, name, stats: statSync(real, { throwIfNoEntry: false }) };
  }
  // A link out of the workspace must not reveal what is missing there either.
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

/** The real path of the nearest existing parent folder. */
function nearestExistingFolder(path: string): string {
  const above = dirname(path);
  return resolveLinks(above) ?? (above === path ? path : nearestExistingFolder(above));
}

export function problemOutside(path: string, base: FileBase): PathProblem | undefined {
  if (isOutside(base.workspace, path)) {
    return { problem: 'leads outside the workspace', hint: 'Outrider reads only checked-out files.' };
  }
  if (isOfGit(base.workspace, path)) {
    return { problem: 'leads into `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
  }
  return undefined;
}

/** For a missing file; the hint names the file that exists relative to the other base. */
export function describeMissing(path: string, base: FileBase): PathProblem {
  const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
  const from = repositoryName(base.directory, base);
  const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
  if ('problem' in elsewhere || elsewhere.stats === undefined) {
    return {
      problem: `does not exist ${where}`,
      hint: `Paths are relative to ${describeBase(base)}.`,
      failsInNomadToo: true,
    };
  }
  const place = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
  const hint = `\`${elsewhere.name}\` exists relative to ${place}: write \`${relativeName(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.alternative.setting}\`.`;
  return { problem: `does not exist ${where}`, hint, failsInNomadToo: true };
}

function describeBase({ alternative }: FileBase): string {
  return alternative.setting === 'job-file'
    ? '`working-directory`, as for the Nomad CLI, not to the job file'
    : 'the folder of the job file, because `file-base` is `job-file`';
}

/** For a folder, a socket or a device. */
export function describeNonFile(stats: Stats): PathProblem {
  return stats.isDirectory()
    ? { problem: 'is a folder', hint: 'Name a file in it.', failsInNomadToo: true }
    : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}

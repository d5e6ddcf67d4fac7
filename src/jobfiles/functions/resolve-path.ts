import { describeSetting } from '../../errors.ts';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { formatRelativeName } from '../../files/paths.ts';
import { locateInside, type LocatedPath, type PathProblem } from '../../files/workspace-file.ts';
import type { Stats } from 'node:fs';

/** The folder that paths of a job file are relative to, and the folder that they must stay in; absolute, without links. */
export interface FileBase {
  readonly directory: string;
  readonly workspace: string;
  /** The folder of the `file-base` that is not set. */
  readonly alternative: { readonly directory: string; readonly setting: 'working-directory' | 'job-file' };
}

/** A path in the repository that may or may not exist. */
export interface NamedPath extends LocatedPath {
  /** Relative to the repository's root, with `/`. */
  readonly name: string;
}

/** The limit of Linux (`PATH_MAX`). */
export const maxPathLength = 4096;

const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };

/** Replaces a leading `~` by the home folder, like the Nomad CLI. */
export function expandHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? homedir() + path.slice(1) : path;
}

export function resolvePath(path: string, { directory }: Pick<FileBase, 'directory'>): string {
  // Concatenated paths may contain double slashes; `resolve` normalizes them like the Nomad CLI.
  return resolve(directory, path);
}

/** Resolves a path as the Nomad CLI does, inside the workspace. */
export function locateFile(path: string, base: Pick<FileBase, 'directory' | 'workspace'>): NamedPath | PathProblem {
  if (path.includes('\0')) return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
  if (path.length > maxPathLength) return tooLong;
  const full = resolvePath(expandHome(path), base);
  const target = locateInside(full, base.workspace);
  return 'problem' in target ? target : { ...target, name: formatRepositoryName(full, base) };
}

export function formatRepositoryName(path: string, { workspace }: Pick<FileBase, 'workspace'>): string {
  return formatRelativeName(workspace, path);
}

/** The error for a missing file. The hint names a file that exists relative to the other base. */
export function describeMissing(path: string, { danglingLink }: LocatedPath, base: FileBase): PathProblem {
  if (danglingLink !== undefined) return describeDangling(danglingLink);
  const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
  const from = formatRepositoryName(base.directory, base);
  const location = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
  if ('problem' in elsewhere || elsewhere.stats === undefined) {
    const to =
      base.alternative.setting === 'job-file'
        ? '`working-directory`, as for the Nomad CLI, not to the job file'
        : 'the directory of the job file, because `file-base` is `job-file`';
    return { problem: `does not exist ${location}`, hint: `Paths are relative to ${to}.`, failsInNomadToo: true };
  }
  const folder = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
  const hint = `\`${elsewhere.name}\` exists relative to ${folder}: write \`${formatRelativeName(base.directory, elsewhere.path)}\`, or set ${describeSetting(`file-base: ${base.alternative.setting}`)}.`;
  return { problem: `does not exist ${location}`, hint, failsInNomadToo: true };
}

export function describeDangling(link: string): PathProblem {
  return {
    problem: `does not exist: the symbolic link \`${link}\` is broken`,
    hint: 'Correct the link, or replace it with a file.',
    failsInNomadToo: true,
  };
}

export function describeNonFile(stats: Stats): PathProblem {
  return stats.isDirectory()
    ? { problem: 'is a directory', hint: 'Name a file in it.', failsInNomadToo: true }
    : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}

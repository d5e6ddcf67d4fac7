import { realpathSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { listLinks, type FollowedLink, isInGitFolder, isOutside, formatRelativeName } from './paths.ts';
import { readRegularFile, type FileContent } from './regular-file.ts';

/** The reason why a path cannot be used. `problem` follows "the path" in a message. */
export interface PathProblem {
  readonly problem: string;
  readonly hint: string;
  /** Whether the Nomad CLI fails as well, so that it is an error only if the value is needed. */
  readonly failsInNomadToo?: boolean;
}

/** A path in the workspace that may or may not exist. */
export interface LocatedPath {
  /** Without symbolic links, if it exists. */
  readonly path: string;
  readonly stats: Stats | undefined;
  readonly danglingLink?: string | undefined;
}

/**
 * Resolves a path. Its target must be in the workspace, but not in `.git`, which may contain tokens.
 *
 * @param path absolute
 * @param workspace absolute, without symbolic links
 */
export function locateInside(path: string, workspace: string): LocatedPath | PathProblem {
  const ownProblem = findPathProblem(path, workspace);
  if (ownProblem !== undefined) return ownProblem;
  const real = resolveLinks(path);
  if (real === path) return { path, stats: statSync(path, { throwIfNoEntry: false }) };
  const links = listLinks(path, workspace);
  const last = links.at(-1);
  const nameLink = ({ link }: FollowedLink): string => formatRelativeName(workspace, link);
  // A link out of the workspace must not reveal which files exist there.
  const reachedPath = real ?? findExistingFolder(last?.target ?? path);
  const problem = findPathProblem(reachedPath, workspace);
  if (problem !== undefined) return last === undefined ? problem : addLinkNames(links.map(nameLink), problem);
  if (real !== undefined) return { path: real, stats: statSync(real, { throwIfNoEntry: false }) };
  return { path, stats: undefined, danglingLink: last === undefined ? undefined : nameLink(last) };
}

/**
 * Reads a file of the workspace. All files that the author of a pull request can choose or replace are read by this function.
 *
 * @param path absolute
 * @param workspace absolute, without symbolic links
 * @param maxMiB the largest size, in MiB
 */
export function readWorkspaceFile(path: string, workspace: string, maxMiB: number): FileContent | PathProblem {
  const location = locateInside(path, workspace);
  return 'problem' in location ? location : readRegularFile(location.path, maxMiB);
}

/** The reason why a file was not read; follows its name in a message. @param maxMiB the largest size, in MiB */
export function describeUnread(content: Exclude<FileContent | PathProblem, { bytes: Buffer }>, maxMiB: number): string {
  if ('problem' in content) return content.problem;
  if ('tooLarge' in content) return `is larger than ${maxMiB} MiB`;
  return content.code === 'ENOENT' ? 'does not exist' : `cannot be read (${content.code})`;
}

export const outside: PathProblem = {
  problem: 'is outside the workspace',
  hint: 'Outrider reads only checked-out files: write a path relative to the workspace, without `../` and without a leading `/`.',
};

/** The problem of a path itself; symbolic links are not resolved. */
export function findPathProblem(path: string, workspace: string): PathProblem | undefined {
  if (isOutside(workspace, path)) return outside;
  if (isInGitFolder(workspace, path)) {
    return { problem: 'is inside `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
  }
  return undefined;
}

/** Adds the first and last link of a chain: users recognize the first, and have to replace the last. */
function addLinkNames(links: readonly string[], { problem }: PathProblem): PathProblem {
  return {
    problem: `${problem}, through the symbolic link \`${[...new Set([links[0], links.at(-1)])].join('` → `')}\``,
    hint: 'Replace the link with a checked-out file outside `.git`.',
  };
}

function resolveLinks(path: string): string | undefined {
  try {
    // The other `realpathSync` resolves a link to `link/..` to the folder of the link.
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function findExistingFolder(path: string): string {
  const parent = dirname(path);
  return resolveLinks(parent) ?? (parent === path ? path : findExistingFolder(parent));
}

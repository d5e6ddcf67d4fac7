import native, { type PlatformPath, dirname, join, resolve, sep } from 'node:path';
import { lstatSync, readlinkSync } from 'node:fs';

/** A path as git writes it, on every system. */
export function toSlashes(path: string, paths: Pick<PlatformPath, 'sep'> = native): string {
  return path.split(paths.sep).join('/');
}

/** An absolute path relative to a folder, with `/`; empty for the folder itself. */
export function formatRelativeName(folder: string, path: string, paths: PlatformPath = native): string {
  return toSlashes(paths.relative(folder, path), paths);
}

/** Whether a path is outside a folder. Both are absolute; symbolic links are not resolved. */
export function isOutside(folder: string, path: string, paths: PlatformPath = native): boolean {
  const fromFolder = paths.relative(folder, path);
  // Windows has no relative path between two drives or shares.
  return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}

/**
 * Whether a path is inside git's own folder, which may contain tokens. The path is absolute and inside the given folder. Includes the names that Windows treats
 * as `.git`, as git does: https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectNTFS
 */
export function isInGitFolder(folder: string, path: string, paths: PlatformPath = native): boolean {
  return paths
    .relative(folder, path)
    .split(/[/\\]/)
    .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
}

/** A symbolic link on the way to a file, and the path after following it; both absolute. */
export interface FollowedLink {
  readonly link: string;
  readonly target: string;
}

/** The limit of Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const maxLinks = 40;

/** The symbolic links in a folder on the way to a path, in order, even if the path does not exist. Links outside are not followed. */
export function listLinks(path: string, folder: string): readonly FollowedLink[] {
  const followedLinks: FollowedLink[] = [];
  let fullPath = path;
  while (followedLinks.length < maxLinks && fullPath.startsWith(folder + sep)) {
    const next = findLink(fullPath, folder);
    if (next === undefined) break;
    followedLinks.push(next);
    fullPath = next.target;
  }
  return followedLinks;
}

function findLink(path: string, folder: string): FollowedLink | undefined {
  const parts = path.slice(folder.length + 1).split(sep);
  let currentPath = folder;
  for (const [index, part] of parts.entries()) {
    currentPath = join(currentPath, part);
    const target = readTarget(currentPath);
    if (target !== undefined)
      return { link: currentPath, target: resolve(dirname(currentPath), target, ...parts.slice(index + 1)) };
  }
  return undefined;
}

function readTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * All names in the workspace whose change can affect the content of a path: the path itself, each symbolic link
 * on the way, and the final target. Git and GitHub list a link and its target as two files.
 *
 * @param path absolute; for a missing path or one outside the workspace, only the names on the way
 */
export function listAliases(path: string, workspace: string): readonly string[] {
  const paths = [path, ...listLinks(path, workspace).flatMap(({ link, target }) => [link, target])];
  const pathsInWorkspace = paths.filter((candidate) => candidate.startsWith(workspace + sep));
  return [...new Set(pathsInWorkspace.map((alias) => formatRelativeName(workspace, alias)))];
}

/**
 * Converts a name in a repository, as GitHub lists it, to a name in the workspace.
 *
 * @param root the root of the repository; `undefined` if it is the workspace
 */
export function toWorkspaceName(workspace: string, root: string | undefined): (name: string) => string {
  const folder = root === undefined ? '' : formatRelativeName(workspace, root);
  return (name) => (folder === '' ? name : `${folder}/${name}`);
}

/** The real spelling of the file on a case-insensitive file system: git and GitHub use only that. */
export function useRealSpelling(path: string, real: string): string {
  return normalizeSpelling(path) === normalizeSpelling(real) ? real : path;
}

function normalizeSpelling(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

import { lstatSync, readlinkSync } from 'node:fs';
import native, { dirname, join, resolve, sep, type PlatformPath } from 'node:path';

/** A path as git writes it, on every system. */
export function toSlashes(path: string, paths: Pick<PlatformPath, 'sep'> = native): string {
  return path.split(paths.sep).join('/');
}

/** An absolute path relative to a folder, with `/`; empty for the folder itself. */
export function relativeName(folder: string, path: string, paths: PlatformPath = native): string {
  return toSlashes(paths.relative(folder, path), paths);
}

/**
 * How a name in a repository, as GitHub lists it, is written in the workspace, as a job file is.
 *
 * @param root the root of the repository; undefined if it is the workspace
 */
export function nameInWorkspace(workspace: string, root: string | undefined): (name: string) => string {
  const folder = root === undefined ? '' : relativeName(workspace, root);
  return (name) => (folder === '' ? name : `${folder}/${name}`);
}

/** The limit of Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const maxLinks = 40;

/**
 * All names in the workspace under which a change can affect the content of a path: the path itself, each symbolic link
 * on the way, and the final target. Git and GitHub list a link and its target as two files.
 *
 * @param path absolute; for a missing path or one outside the workspace, only the names on the way
 */
export function pathAliases(path: string, workspace: string): readonly string[] {
  const inside = (one: string): boolean => one.startsWith(workspace + sep);
  const names = new Set<string>();
  let links = 0;
  const follow = (whole: string): void => {
    if (!inside(whole)) return;
    names.add(relativeName(workspace, whole));
    const parts = whole.slice(workspace.length + 1).split(sep);
    let reached = workspace;
    for (const [index, part] of parts.entries()) {
      reached = join(reached, part);
      const target = linkTarget(reached);
      if (target === undefined) continue;
      names.add(relativeName(workspace, reached));
      links += 1;
      if (links <= maxLinks) follow(resolve(dirname(reached), target, ...parts.slice(index + 1)));
      return;
    }
  };
  follow(path);
  return [...names];
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** On a file system that ignores case, the spelling of the file itself: git and GitHub know no other. */
export function withRealSpelling(path: string, real: string): string {
  return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}

function normalizedSpelling(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

import { sep } from 'node:path';
import { linksOn } from '../../files/links.ts';
import { relativeName } from '../../files/paths.ts';

/**
 * How a name in a repository, as GitHub lists it, is written in the workspace, as a job file is.
 *
 * @param root the root of the repository; undefined if it is the workspace
 */
export function nameInWorkspace(workspace: string, root: string | undefined): (name: string) => string {
  const folder = root === undefined ? '' : relativeName(workspace, root);
  return (name) => (folder === '' ? name : `${folder}/${name}`);
}

/**
 * All names in the workspace under which a change can affect the content of a path: the path itself, each symbolic link
 * on the way, and the final target. Git and GitHub list a link and its target as two files.
 *
 * @param path absolute; for a missing path or one outside the workspace, only the names on the way
 */
export function pathAliases(path: string, workspace: string): readonly string[] {
  const paths = [path, ...linksOn(path, workspace).flatMap(({ link, target }) => [link, target])];
  const inside = paths.filter((one) => one.startsWith(workspace + sep));
  return [...new Set(inside.map((one) => relativeName(workspace, one)))];
}

/** On a file system that ignores case, the spelling of the file itself: git and GitHub know no other. */
export function withRealSpelling(path: string, real: string): string {
  return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}

function normalizedSpelling(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

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

/** On a file system that ignores case, the spelling of the file itself: git and GitHub know no other. */
export function withRealSpelling(path: string, real: string): string {
  return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}

function normalizedSpelling(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

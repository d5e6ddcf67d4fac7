import { readdirSync } from 'node:fs';
import native, { type PlatformPath } from 'node:path';
import { ActionError } from '../errors.ts';

/** The hint for a missing checkout. */
export const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** The error for an empty workspace; undefined if it contains anything. */
export function missingCheckout(workspace: string): ActionError | undefined {
  if (!isEmpty(workspace)) return undefined;
  const what = 'The workspace is empty: the repository is not checked out.';
  return new ActionError({ reason: 'input', message: what, hint: checkOut, help: 'no-checkout' });
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}

/** Whether a path is outside a folder. Both are absolute; symbolic links are not resolved. */
export function isOutside(folder: string, path: string, paths: PlatformPath = native): boolean {
  const fromFolder = paths.relative(folder, path);
  // Windows has no relative path between two drives or shares.
  return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}

/**
 * Whether a path is inside git's own folder, which may contain tokens. The path is absolute and inside the given
 * folder. Includes the names that Windows treats as `.git`, as git does:
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectNTFS
 */
export function isOfGit(folder: string, path: string, paths: PlatformPath = native): boolean {
  return paths
    .relative(folder, path)
    .split(/[/\\]/)
    .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
}

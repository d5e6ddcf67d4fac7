import { readdirSync } from 'node:fs';
import native, { type PlatformPath } from 'node:path';
import { ActionError } from '../errors.ts';

/** What to do where the files of the repository are not there. */
export const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** That the workspace holds nothing at all, as a runner hands it over; undefined where it holds anything. */
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

/** Whether a path leads out of a folder; both absolute, and without links where these are not to be followed. */
export function isOutside(folder: string, path: string, paths: PlatformPath = native): boolean {
  const fromFolder = paths.relative(folder, path);
  // From one drive or share of Windows to another there is no relative path.
  return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}

/**
 * Whether a path leads into what git keeps for itself, tokens among it; the path absolute, inside of the folder. Also by the names that Windows takes
 * for `.git`, as git itself has them: https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectNTFS
 */
export function isOfGit(folder: string, path: string, paths: PlatformPath = native): boolean {
  return paths
    .relative(folder, path)
    .split(/[/\\]/)
    .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
}

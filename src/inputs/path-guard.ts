import native, { type PlatformPath } from 'node:path';

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

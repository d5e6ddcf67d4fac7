import native, { type PlatformPath } from 'node:path';

/** A path as git writes it, on every system. */
export function toSlashes(path: string, paths: Pick<PlatformPath, 'sep'> = native): string {
  return path.split(paths.sep).join('/');
}

/** An absolute path relative to a folder, with `/`; empty for the folder itself. */
export function relativeName(folder: string, path: string, paths: PlatformPath = native): string {
  return toSlashes(paths.relative(folder, path), paths);
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

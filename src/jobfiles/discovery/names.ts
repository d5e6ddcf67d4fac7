import native, { type PlatformPath } from 'node:path';

/** A path as git writes it, on every system. */
export function toSlashes(path: string, { sep }: Pick<PlatformPath, 'sep'> = native): string {
  return path.split(sep).join('/');
}

/** What a path, absolute, is called from a folder on, with `/`; empty for the folder itself. */
export function nameFrom(folder: string, path: string, paths: PlatformPath = native): string {
  return toSlashes(paths.relative(folder, path), paths);
}

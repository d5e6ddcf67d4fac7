import native, { type PlatformPath } from 'node:path';

/** Whether a path leads out of a folder; both absolute, and without links where these are not to be followed. */
export function isOutside(folder: string, path: string, paths: PlatformPath = native): boolean {
  const fromFolder = paths.relative(folder, path);
  // From one drive or share of Windows to another there is no relative path.
  return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}

import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path leads out of a folder; both absolute, and without links where these are not to be followed. */
export function isOutside(folder: string, path: string): boolean {
  const fromFolder = relative(folder, path);
  return fromFolder === '..' || fromFolder.startsWith(`..${sep}`) || isAbsolute(fromFolder);
}

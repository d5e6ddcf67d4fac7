import { relative, sep } from 'node:path';

function toSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** What a path, absolute, is called from a folder on, with `/`; empty for the folder itself. */
export function nameFrom(folder: string, path: string): string {
  return toSlashes(relative(folder, path));
}

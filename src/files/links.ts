import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** A symbolic link on the way to a file, and the path that it makes of the whole; both absolute. */
export interface FollowedLink {
  readonly link: string;
  readonly target: string;
}

/** The limit of Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const maxLinks = 40;

/** The symbolic links in a folder on the way to a path, in order, whether anything is at its end or not. Links outside are not followed. */
export function linksOn(path: string, folder: string): readonly FollowedLink[] {
  const followed: FollowedLink[] = [];
  let whole = path;
  while (followed.length < maxLinks && whole.startsWith(folder + sep)) {
    const next = firstLink(whole, folder);
    if (next === undefined) break;
    followed.push(next);
    whole = next.target;
  }
  return followed;
}

function firstLink(path: string, folder: string): FollowedLink | undefined {
  const parts = path.slice(folder.length + 1).split(sep);
  let reached = folder;
  for (const [index, part] of parts.entries()) {
    reached = join(reached, part);
    const target = linkTarget(reached);
    if (target !== undefined)
      return { link: reached, target: resolve(dirname(reached), target, ...parts.slice(index + 1)) };
  }
  return undefined;
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

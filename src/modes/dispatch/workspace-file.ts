import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { quote } from '../../inputs/suggest.ts';
import type { Read } from '../../inputs/input.ts';
import { isOfGit, isOutside } from '../../inputs/workspace.ts';

/** What is beyond this is no payload, nor a list of them. */
const maxBytes = 32 * 1024 * 1024;

/** Reads the bytes of a file of the repository, judged by its real path: never out of it, and never of what git keeps for itself. */
export function readWorkspaceFile(path: string, workspace: string): Read<Buffer> {
  const root = realpathSync.native(workspace);
  const full = resolve(root, path);
  if (isForbidden(root, full)) return forbidden(path);
  try {
    const real = realpathSync.native(full);
    if (isForbidden(root, real)) return forbidden(path);
    const stats = statSync(real);
    if (!stats.isFile()) return { error: `is ${quote(path)}, which is no regular file`, hint: 'Name a file.' };
    if (stats.size > maxBytes)
      return { error: `is ${quote(path)}, which has more than 32 MiB`, hint: 'Name a smaller file.' };
    return { value: readFileSync(real) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return {
      error: `is ${quote(path)}, which cannot be read (${code})`,
      hint: 'Paths start at the workspace: check out the repository, or write the file, before this step.',
    };
  }
}

function isForbidden(root: string, path: string): boolean {
  return isOutside(root, path) || isOfGit(root, path);
}

function forbidden(path: string): Read<never> {
  return {
    error: `is ${quote(path)}, which leads outside the workspace, or into \`.git\``,
    hint: 'Outrider reads only what is checked out.',
  };
}

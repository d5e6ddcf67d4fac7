import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { quote } from '../../inputs/suggest.ts';
import type { Read } from '../../inputs/input.ts';
import { isOfGit, isOutside } from '../../inputs/workspace.ts';

/** Far above any payload, or any file with 1,000 of them. */
const maxBytes = 32 * 1024 * 1024;

/** Reads a file of the workspace. Its real path must be inside of the workspace, and outside of `.git`. */
export function readWorkspaceFile(path: string, workspace: string): Read<Buffer> {
  const root = realpathSync.native(workspace);
  const full = resolve(root, path);
  if (isForbidden(root, full)) return forbidden(path);
  try {
    const real = realpathSync.native(full);
    if (isForbidden(root, real)) return forbidden(path);
    const stats = statSync(real);
    if (!stats.isFile())
      return { error: `is ${quote(path)}, which is not a regular file`, hint: 'Set the path of a file.' };
    if (stats.size > maxBytes)
      return { error: `is ${quote(path)}, which is larger than 32 MiB`, hint: 'Use a smaller file.' };
    return { value: readFileSync(real) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return {
      error: `is ${quote(path)}, which cannot be read (${code})`,
      hint: 'Paths are relative to the workspace. Check out the repository or write the file before this step.',
    };
  }
}

function isForbidden(root: string, path: string): boolean {
  return isOutside(root, path) || isOfGit(root, path);
}

function forbidden(path: string): Read<never> {
  return {
    error: `is ${quote(path)}, which is outside of the workspace or inside \`.git\``,
    hint: 'Outrider reads only checked-out files.',
  };
}

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { quote } from '../../inputs/suggest.ts';
import type { Read } from '../../inputs/input.ts';

/** Far above any payload, or any file with 1,000 of them. */
const maxMiB = 32;

/** Reads a file with a payload, or with many. */
export function readPayloadFile(path: string, workspace: string): Read<Buffer> {
  const root = realpathSync.native(workspace);
  const content = readWorkspaceFile(resolve(root, path), root, maxMiB);
  if ('bytes' in content) return { value: content.bytes };
  if ('problem' in content) return { error: `is ${quote(path)}, which ${content.problem}`, hint: content.hint };
  if ('tooLarge' in content)
    return { error: `is ${quote(path)}, which is larger than ${maxMiB} MiB`, hint: 'Use a smaller file.' };
  return {
    error: `is ${quote(path)}, which cannot be read (${content.code})`,
    hint: 'Paths are relative to the workspace. Check out the repository or write the file before this step.',
  };
}

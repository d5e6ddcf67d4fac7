import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from './run-report.ts';

/** What writes the files of outputs, and returns the path of each. They lie in a new folder of `directory`, so that several runs of a job do not meet. */
export function outputFiles(directory: string): (file: OutputFile) => string {
  const folder = mkdtempSync(join(directory, 'outrider-'));
  return ({ name, parts, isPrivate }) => {
    const path = join(folder, name);
    const descriptor = openSync(path, 'w', isPrivate ? 0o600 : 0o644);
    for (const part of parts) writeSync(descriptor, part);
    closeSync(descriptor);
    return path;
  };
}

/** JSON texts as one JSON array, a text a part. */
export function* jsonArray(texts: readonly string[]): Generator<string> {
  for (const [index, text] of texts.entries()) yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
  yield texts.length === 0 ? '[]\n' : ']\n';
}

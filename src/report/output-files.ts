import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What writes the files of outputs: name, parts and mode to the path. They lie in a new folder of `directory`, so that several runs of a job do
 * not meet.
 */
export function outputFiles(directory: string): (name: string, parts: Iterable<string>, mode: number) => string {
  const folder = mkdtempSync(join(directory, 'outrider-'));
  return (name, parts, mode) => {
    const path = join(folder, name);
    // Part by part: of thousands of jobs the whole would be held in memory three times.
    const descriptor = openSync(path, 'w', mode);
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

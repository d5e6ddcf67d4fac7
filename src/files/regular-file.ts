import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** The content of a path: the bytes of a regular file, the size of a file that is too large, or the error code of the system. */
export type FileContent =
  | { readonly bytes: Buffer }
  /** In MiB. */
  | { readonly tooLarge: number }
  | { readonly code: string };

const bytesPerMebibyte = 1024 * 1024;
/** Opening a pipe would wait for its writer. Windows has no such flag. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a file whose path was judged, or that the runner names. Synchronous: concurrent reads of small files take longer. @param maxMiB the largest size, in MiB */
export function readRegularFile(path: string, maxMiB: number): FileContent {
  let file: number | undefined;
  try {
    file = openSync(path, flags);
    const stats = fstatSync(file);
    if (!stats.isFile()) return { code: stats.isDirectory() ? 'EISDIR' : 'not a regular file' };
    if (stats.size > maxMiB * bytesPerMebibyte) return { tooLarge: Math.ceil(stats.size / bytesPerMebibyte) };
    return { bytes: readFileSync(file) };
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown error' };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

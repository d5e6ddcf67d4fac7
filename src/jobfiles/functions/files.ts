import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSet, type FolderAccess } from './fileset.ts';
import {
  absolutePath,
  locateFile,
  missing,
  repositoryName,
  notAFile,
  type FileBase,
  type LocatedPath,
  type RefusedPath,
} from './places.ts';

/** A file that a job file reads, by its name in the repository. */
export interface ReadFile {
  readonly name: string;
  /** What stands in the job for it. */
  readonly text: string;
  readonly bytes: Buffer;
  readonly form: 'text' | 'base64';
}

/** The files that a job file may read: those of the checked-out repository, without what git keeps for itself. */
export interface FileAccess {
  read(path: string, form: ReadFile['form']): { readonly text: string } | RefusedPath;
  /** Whether there is a file; a folder is refused, as in the command line. */
  exists(path: string): { readonly exists: boolean } | RefusedPath;
  /** The files that a glob names in a folder, relative to it, sorted. */
  set(path: string, pattern: string): { readonly names: readonly string[] } | RefusedPath;
  /** What was read. */
  readonly files: readonly ReadFile[];
  /** What was looked for, found or not: names and globs from the repository's root. */
  readonly sought: ReadonlySet<string>;
  /** The files that globs found, by their names in the repository. */
  readonly listed: ReadonlySet<string>;
}

/** A job is stored whole by every server; a template of this size is a mistake. */
const mostMiB = 4;
/** All that one job file reads. */
const mostTogetherMiB = 16;
const MiB = 1024 * 1024;
/** To ask the system about a path takes some microseconds. */
const unitsOfLook = 20;
const fetchInstead = 'Let the task fetch what is large, by an `artifact` block.';

/** @param instead what stands for a file in place of its content; undefined for the content itself */
export function createFileAccess(
  base: FileBase,
  look: FolderAccess,
  instead?: (file: ReadFile) => string | undefined,
): FileAccess {
  const files: ReadFile[] = [];
  const reads = new Map<string, ReadFile | RefusedPath>();
  let together = 0;
  const sought = new Set<string>();
  const listed = new Set<string>();
  const locate = (path: string): LocatedPath | RefusedPath => {
    look.effort.spend(unitsOfLook);
    const found = locateFile(path, base);
    if ('name' in found) sought.add(found.name);
    return found;
  };
  const bring = (bytes: number): RefusedPath | undefined => {
    together += bytes;
    look.effort.bring(bytes);
    return together <= mostTogetherMiB * MiB
      ? undefined
      : { problem: `brings what the job file reads beyond ${mostTogetherMiB} MiB`, hint: fetchInstead };
  };
  return {
    files,
    sought,
    listed,
    read(path, form) {
      const key = `${form} ${path}`;
      const known = reads.get(key) ?? readOnce(locate(path), { path, form, base });
      const isNew = !reads.has(key);
      reads.set(key, known);
      if ('problem' in known) return known;
      if (isNew) files.push(known);
      // Also what is read again stands once more in the job.
      return bring(known.bytes.length) ?? { text: instead?.(known) ?? known.text };
    },
    exists(path) {
      const found = locate(path);
      if ('problem' in found) return found;
      return found.stats === undefined || found.stats.isFile()
        ? { exists: found.stats !== undefined }
        : notAFile(found.stats);
    },
    set(path, pattern) {
      const found = findSet(path, pattern, base, look);
      if (!('glob' in found)) return found;
      sought.add(found.glob);
      for (const name of found.names) listed.add(repositoryName(join(absolutePath(path, base), name), base));
      return bring(found.names.reduce((sum, name) => sum + name.length, 0)) ?? found;
    },
  };
}

interface FileRead {
  readonly path: string;
  readonly form: ReadFile['form'];
  readonly base: FileBase;
}

function readOnce(found: LocatedPath | RefusedPath, { path, form, base }: FileRead): ReadFile | RefusedPath {
  if ('problem' in found) return found;
  const bytes = bytesOf(found, path, base);
  if ('problem' in bytes) return bytes;
  if (form === 'text' && !isUtf8(bytes)) {
    return { problem: 'is not UTF-8 text', hint: 'Save it as UTF-8; `filebase64` reads any bytes.', everywhere: true };
  }
  return { name: found.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
}

function bytesOf({ path, stats }: LocatedPath, asked: string, base: FileBase): Buffer | RefusedPath {
  if (stats === undefined) return missing(asked, base);
  if (!stats.isFile()) return notAFile(stats);
  if (stats.size > mostMiB * MiB) {
    const size = Math.ceil(stats.size / MiB);
    return { problem: `has ${size} MiB; a file that a job file reads may have ${mostMiB} MiB`, hint: fetchInstead };
  }
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: `cannot be read (${code})`, hint: 'Check the rights of the file.' };
  }
}

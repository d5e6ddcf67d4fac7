import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFileset, type FolderAccess } from './fileset.ts';
import {
  absolutePath,
  locateFile,
  describeMissing,
  repositoryName,
  describeNonFile,
  type FileBase,
  type LocatedPath,
  type PathProblem,
} from './resolve-path.ts';

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
  read(path: string, form: ReadFile['form']): { readonly text: string } | PathProblem;
  /** Whether there is a file; a folder is refused, as in the command line. */
  exists(path: string): { readonly exists: boolean } | PathProblem;
  /** The files that a glob names in a folder, relative to it, sorted. */
  fileset(path: string, pattern: string): { readonly names: readonly string[] } | PathProblem;
  /** What was read. */
  readonly files: readonly ReadFile[];
  /** What was looked for, found or not: names and globs from the repository's root. */
  readonly sought: ReadonlySet<string>;
  /** The files that globs found, by their names in the repository. */
  readonly listed: ReadonlySet<string>;
}

/** A job is stored whole by every server; a template of this size is a mistake. */
const maxFileMiB = 4;
/** All that one job file reads. */
const maxTotalMiB = 16;
const MiB = 1024 * 1024;
/** To ask the system about a path takes some microseconds. */
const unitsPerLookup = 20;
const fetchInstead = 'Let the task fetch what is large, by an `artifact` block.';

/** @param instead what stands for a file in place of its content; undefined for the content itself */
export function createFileAccess(
  base: FileBase,
  folderAccess: FolderAccess,
  instead?: (file: ReadFile) => string | undefined,
): FileAccess {
  const files: ReadFile[] = [];
  const reads = new Map<string, ReadFile | PathProblem>();
  let together = 0;
  const sought = new Set<string>();
  const listed = new Set<string>();
  const locate = (path: string): LocatedPath | PathProblem => {
    folderAccess.budget.spend(unitsPerLookup);
    const found = locateFile(path, base);
    if ('name' in found) sought.add(found.name);
    return found;
  };
  const bring = (bytes: number): PathProblem | undefined => {
    together += bytes;
    folderAccess.budget.countBytes(bytes);
    return together <= maxTotalMiB * MiB
      ? undefined
      : { problem: `brings what the job file reads beyond ${maxTotalMiB} MiB`, hint: fetchInstead };
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
        : describeNonFile(found.stats);
    },
    fileset(path, pattern) {
      const found = findFileset(path, pattern, base, folderAccess);
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

function readOnce(found: LocatedPath | PathProblem, { path, form, base }: FileRead): ReadFile | PathProblem {
  if ('problem' in found) return found;
  const bytes = readFileBytes(found, path, base);
  if ('problem' in bytes) return bytes;
  if (form === 'text' && !isUtf8(bytes)) {
    return {
      problem: 'is not UTF-8 text',
      hint: 'Save it as UTF-8; `filebase64` reads any bytes.',
      failsInNomadToo: true,
    };
  }
  return { name: found.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
}

function readFileBytes({ path, stats }: LocatedPath, asked: string, base: FileBase): Buffer | PathProblem {
  if (stats === undefined) return describeMissing(asked, base);
  if (!stats.isFile()) return describeNonFile(stats);
  if (stats.size > maxFileMiB * MiB) {
    const size = Math.ceil(stats.size / MiB);
    return { problem: `has ${size} MiB; a file that a job file reads may have ${maxFileMiB} MiB`, hint: fetchInstead };
  }
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: `cannot be read (${code})`, hint: 'Check the rights of the file.' };
  }
}

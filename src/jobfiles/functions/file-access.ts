import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { readWorkspaceFile, type PathProblem } from '../../files/workspace-file.ts';
import { findFileset, type FolderAccess } from './fileset.ts';
import {
  resolvePath,
  locateFile,
  describeMissing,
  formatRepositoryName,
  describeNonFile,
  type FileBase,
  type NamedPath,
} from './resolve-path.ts';

interface ReadFile {
  readonly name: string;
  /** The text that replaces the call. */
  readonly text: string;
  readonly bytes: Buffer;
  readonly form: 'text' | 'base64';
}

/** Access to the files that a job file may read: files of the checked-out repository, except files of git. */
export interface FileAccess {
  read(path: string, form: ReadFile['form']): { readonly text: string; readonly name: string } | PathProblem;
  /** A folder is an error, as in the Nomad CLI. */
  exists(path: string): { readonly exists: boolean } | PathProblem;
  /** The files that a glob matches in a folder, relative to it, sorted. */
  fileset(path: string, pattern: string): { readonly names: readonly string[] } | PathProblem;
  readonly files: readonly ReadFile[];
  /** All lookups, successful or not: names and globs relative to the repository's root. */
  readonly lookups: ReadonlySet<string>;
  /** The matches of globs, by their names in the repository. */
  readonly listed: ReadonlySet<string>;
}

/** Every server stores the whole job, so larger files do not belong in it. */
const maxFileMiB = 4;
/** All files that one job file reads. */
const maxTotalMiB = 16;
const bytesPerMebibyte = 1024 * 1024;
/** A system call for a path takes some microseconds. */
const unitsPerLookup = 20;
const downloadInstead = 'Let the task download large files with an `artifact` block.';

export function createFileAccess(base: FileBase, folderAccess: FolderAccess): FileAccess {
  const files: ReadFile[] = [];
  const reads = new Map<string, ReadFile | PathProblem>();
  let total = 0;
  const lookups = new Set<string>();
  const listed = new Set<string>();
  const locate = (path: string): NamedPath | PathProblem => {
    folderAccess.budget.spend(unitsPerLookup);
    const target = locateFile(path, base);
    if ('name' in target) lookups.add(target.name);
    return target;
  };
  const countContent = (bytes: number): PathProblem | undefined => {
    total += bytes;
    folderAccess.budget.countBytes(bytes);
    if (total <= maxTotalMiB * bytesPerMebibyte) return undefined;
    const problem = `exceeds, with the other files that the job file reads, the limit of ${maxTotalMiB} MiB`;
    return { problem, hint: downloadInstead };
  };
  const readOnce = (target: NamedPath | PathProblem, path: string, form: ReadFile['form']): ReadFile | PathProblem => {
    if ('problem' in target) return target;
    const bytes = readFileBytes(target, path, base);
    if ('problem' in bytes) return bytes;
    if (form === 'text' && !isUtf8(bytes)) return notText;
    return { name: target.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
  };
  return {
    files,
    lookups,
    listed,
    read(path, form) {
      const key = `${form} ${path}`;
      const cachedRead = reads.get(key);
      const read = cachedRead ?? readOnce(locate(path), path, form);
      reads.set(key, read);
      if ('problem' in read) return read;
      if (cachedRead === undefined) files.push(read);
      // Every call adds the content to the job, even if the file was read before.
      return countContent(read.bytes.length) ?? { text: read.text, name: read.name };
    },
    exists(path) {
      const target = locate(path);
      if ('problem' in target) return target;
      return target.stats === undefined || target.stats.isFile()
        ? { exists: target.stats !== undefined }
        : describeNonFile(target.stats);
    },
    fileset(path, pattern) {
      const names = findFileset(path, pattern, base, folderAccess);
      if (!('glob' in names)) return names;
      lookups.add(names.glob);
      for (const name of names.names) listed.add(formatRepositoryName(join(resolvePath(path, base), name), base));
      return countContent(names.names.reduce((sum, name) => sum + name.length, 0)) ?? names;
    },
  };
}

const notText: PathProblem = {
  problem: 'refers to a file that is not UTF-8 text',
  hint: 'Save it as UTF-8; `filebase64` reads any bytes.',
  failsInNomadToo: true,
};

function readFileBytes(target: NamedPath, path: string, base: FileBase): Buffer | PathProblem {
  if (target.stats === undefined) return describeMissing(path, target, base);
  if (!target.stats.isFile()) return describeNonFile(target.stats);
  const content = readWorkspaceFile(target.path, base.workspace, maxFileMiB);
  if ('bytes' in content) return content.bytes;
  if ('problem' in content) return content;
  return 'tooLarge' in content
    ? { problem: `refers to a file of ${content.tooLarge} MiB; the limit is ${maxFileMiB} MiB`, hint: downloadInstead }
    : { problem: `cannot be read (${content.code})`, hint: 'Check the permissions of the file.' };
}

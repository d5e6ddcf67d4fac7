import { createHash } from 'node:crypto';
import { blobsAtHead, filesAt } from './git.ts';
import { declaredJob, type DeclaredJob } from './declared.ts';
import { literalsOf, sourceOf } from './read.ts';
import type { LoadedJob } from './load.ts';

/** Tells which values of a job file every reader of the pull request can see already. */
export interface Published {
  /** The whole literals of the file, and the whole of each file that it reads: as far as git holds these at the head as they are, or at the base. */
  readonly valuesOf: (job: Pick<LoadedJob, 'source' | 'reads'>) => ReadonlySet<string>;
  /** The same of the head alone, which does not depend on what else the checkout brings along. */
  readonly atHead: (job: Pick<LoadedJob, 'source' | 'reads'>) => ReadonlySet<string>;
  /** The job that a file declares at the base; undefined when it is not at hand or cannot be told. */
  readonly jobIn: (name: string) => DeclaredJob | undefined;
}

export interface PublishedOptions {
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly names: readonly string[];
  /** The commit that the pull request is to be merged into. */
  readonly base: string | undefined;
}

/**
 * Looks once at what git holds. A file that a step before us generated or changed may hold secrets, so only what is committed counts, and
 * without git nothing does. The base counts where its objects are at hand; nothing is fetched for it.
 */
export async function readPublished({ workspace, names, base }: PublishedOptions): Promise<Published> {
  const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
  const [blobs, before] = await Promise.all([
    blobsAtHead(workspace, names),
    isCommit ? filesAt(workspace, base, names) : new Map<string, Buffer>(),
  ]);
  const isCommitted = (name: string, bytes: Buffer): boolean => {
    const blob = blobs.get(name);
    return blob !== undefined && [bytes, asGitKeeps(bytes)].some((one) => blob === blobId(one, blob.length));
  };
  const atHead: Published['atHead'] = ({ source, reads }) =>
    new Set([
      ...(isCommitted(source.file.name, source.bytes) ? literalsOf(source) : []),
      ...reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC')),
    ]);
  return {
    atHead,
    jobIn: (name) => {
      const old = before.get(name);
      return old === undefined ? undefined : declaredJob(sourceOf({ name }, old));
    },
    valuesOf: (job) => {
      const { file } = job.source;
      const old = before.get(file.name);
      return new Set([
        ...atHead(job),
        ...(old === undefined ? [] : literalsOf(sourceOf(file, old))),
        ...job.reads.flatMap((read) => valueOf(before.get(read.name), read.form)),
      ]);
    },
  };
}

/** What stood in the job for a file as it was. */
function valueOf(bytes: Buffer | undefined, form: 'text' | 'base64'): readonly string[] {
  return bytes === undefined ? [] : [bytes.toString(form === 'text' ? 'utf8' : 'base64').normalize('NFC')];
}

/** With the line ends that git gives to a commit, where it gave those of Windows to the work tree: they hide nothing. */
function asGitKeeps(bytes: Buffer): Buffer {
  return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

/** Git's id of a file's content; a repository's ids are SHA-1 (40 digits) or SHA-256 (64). */
function blobId(bytes: Buffer, digits: number): string {
  return createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

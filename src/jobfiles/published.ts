import { createHash } from 'node:crypto';
import { blobsAtHead, filesAt } from './git.ts';
import { declaredJob, literalsOf, sourceOf, type JobSource } from './read.ts';

/** Tells which values of a job file every reader of the pull request can see already. */
export interface Published {
  /** The whole literals of the file if git holds it at the head as it is, and those that it has at the base. */
  valuesOf(source: JobSource): ReadonlySet<string>;
  /** The ID of the job that the file declares at the base; undefined when it is not at hand or cannot be told. */
  jobAtBase(source: JobSource): string | undefined;
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
  return {
    jobAtBase: (source) => {
      const old = before.get(source.file.name);
      return old === undefined ? undefined : declaredJob(sourceOf(source.file, old));
    },
    valuesOf: (source) => {
      const blob = blobs.get(source.file.name);
      const committed = blob !== undefined && blob === blobId(source.bytes, blob.length);
      const old = before.get(source.file.name);
      return new Set([
        ...(committed ? literalsOf(source) : []),
        ...(old === undefined ? [] : literalsOf(sourceOf(source.file, old))),
      ]);
    },
  };
}

/** Git's id of a file's content; a repository's ids are SHA-1 (40 digits) or SHA-256 (64). */
function blobId(bytes: Buffer, digits: number): string {
  return createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

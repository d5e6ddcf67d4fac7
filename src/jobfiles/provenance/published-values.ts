import { createHash } from 'node:crypto';
import { blobsAtHead, filesAt } from './git.ts';
import { readDeclaredJob, type DeclaredJob } from '../discovery/declared-job.ts';
import { fieldValuesOf, sourceOf } from '../read.ts';
import type { FieldLevel, FieldValues } from './field-values.ts';
import type { LoadedJob, FileDependencies } from '../load.ts';

/** A field of a job, and whose value it has. */
interface PublishedPlace extends FieldLevel {
  readonly name: string;
  readonly side: 'live' | 'file';
}

/** Values that every reader of the pull request can see already, in the field where they stand. */
export interface PublishedValues {
  readonly has: (value: string, place: PublishedPlace) => boolean;
}

type Source = Pick<LoadedJob, 'source' | 'reads'>;

/** Reports which values of a job file every reader of the pull request can see already. */
export interface Published {
  /** The whole literals of the file, and the whole of each file that it reads: as far as git holds these at the head as they are, or at the base. */
  readonly valuesOf: (job: Source) => PublishedValues;
  /** The same of the head alone, which does not depend on what else the checkout brings along. */
  readonly atHead: (job: Source) => PublishedValues;
  /** What a job is made from, as git holds it at the head: public, so that it may stand in a digest that anybody can compute. */
  readonly committed: (from: FileDependencies) => object;
  /** The job that a file declares at the base; undefined when it is not at hand or cannot be told. */
  readonly jobIn: (name: string) => DeclaredJob | undefined;
  /** Names of the files that a job file reads and that git does not hold as they are. */
  readonly uncommitted: (job: Source) => ReadonlySet<string>;
}

export interface PublishedOptions {
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly names: readonly string[];
  /** What jobs are made from, of which git's ids are asked for, too. */
  readonly made?: readonly string[];
  /** The commit that the pull request is to be merged into. */
  readonly base: string | undefined;
}

/**
 * Looks once at what git holds. A file that a step before us generated or changed may hold secrets, so only what is committed counts, and
 * without git nothing does. The base counts where its objects are at hand; nothing is fetched for it.
 */
export async function readPublished({ workspace, names, made = [], base }: PublishedOptions): Promise<Published> {
  const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
  const [blobs, before] = await Promise.all([
    blobsAtHead(workspace, [...new Set([...names, ...made])]),
    isCommit ? filesAt(workspace, base, names) : new Map<string, Buffer>(),
  ]);
  const isCommitted = (name: string, bytes: Buffer): boolean => {
    const blob = blobs.get(name);
    return blob !== undefined && [bytes, withGitLineEnds(bytes)].some((one) => blob === blobId(one, blob.length));
  };
  // Of each job they are asked for twice: for what is shown, and for the digests of an unsigned record.
  const atHeadOf = new WeakMap<Source, PublishedValues>();
  const atHead: Published['atHead'] = (job) => {
    const { source, reads } = job;
    const values =
      atHeadOf.get(job) ??
      createValues({
        fields: isCommitted(source.file.name, source.bytes) ? fieldValuesOf(source) : undefined,
        texts: reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC')),
        isJudgedByOthers: false,
      });
    atHeadOf.set(job, values);
    return values;
  };
  return {
    atHead,
    committed: (from) => committedContent(from, blobs),
    jobIn: (name) => {
      const old = before.get(name);
      return old === undefined ? undefined : readDeclaredJob(sourceOf({ name }, old));
    },
    uncommitted: ({ reads }) =>
      new Set(reads.filter((read) => !isCommitted(read.name, read.bytes)).map(({ name }) => name)),
    valuesOf: (job) => {
      const { file } = job.source;
      const old = before.get(file.name);
      const [head, former] = [
        atHead(job),
        createValues({
          fields: old === undefined ? undefined : fieldValuesOf(sourceOf(file, old)),
          texts: job.reads.flatMap((read) => textAtBase(before.get(read.name), read.form)),
          isJudgedByOthers: true,
        }),
      ];
      return { has: (value, place) => head.has(value, place) || former.has(value, place) };
    },
  };
}

/** So many values may be meant for one field; a longer list would be one of guesses at what the running job holds. */
const maxValuesPerField = 32;

interface ValueSources {
  readonly fields: FieldValues | undefined;
  readonly texts: readonly string[];
  /** It was merged, and is not the proposal of whoever made the pull request. */
  readonly isJudgedByOthers: boolean;
}

function createValues({ fields, texts, isJudgedByOthers }: ValueSources): PublishedValues {
  const whole = new Set(texts);
  const isFew = (values: ReadonlySet<string>): boolean => isJudgedByOthers || values.size <= maxValuesPerField;
  return {
    has(value, { name, group, task, side }) {
      if (whole.has(value) && (side === 'file' || isFew(whole))) return true;
      const meant = fields?.valuesFor(name, { group, task });
      return meant !== undefined && meant.has(value) && (side === 'file' || isFew(meant));
    },
  };
}

function committedContent({ files, listed, sought }: FileDependencies, blobs: ReadonlyMap<string, string>): object {
  const held = (some: ReadonlySet<string>): readonly string[] => [...some].filter((name) => blobs.has(name)).toSorted();
  const ids = held(files).map((name) => [name, blobs.get(name)] as const);
  return { files: Object.fromEntries(ids), listed: held(listed), there: held(sought) };
}

/** What stood in the job for a file as it was. */
function textAtBase(bytes: Buffer | undefined, form: 'text' | 'base64'): readonly string[] {
  return bytes === undefined ? [] : [bytes.toString(form === 'text' ? 'utf8' : 'base64').normalize('NFC')];
}

/** With the line ends that git gives to a commit, where it gave those of Windows to the work tree: they hide nothing. */
function withGitLineEnds(bytes: Buffer): Buffer {
  return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

/** Git's id of a file's content; a repository's ids are SHA-1 (40 digits) or SHA-256 (64). */
function blobId(bytes: Buffer, digits: number): string {
  return createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

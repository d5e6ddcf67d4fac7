import { createHash } from 'node:crypto';
import { blobsAtHead, filesAt } from './git.ts';
import { readDeclaredJob, type DeclaredJob } from '../preprocess/declared-job.ts';
import { sourceOf } from '../preprocess/job-source.ts';
import { fieldValuesOf } from './field-literals.ts';
import type { FieldLevel, FieldValues } from './field-values.ts';
import type { LoadedJob, FileDependencies } from '../preprocess/load.ts';

/** A field of a job, and whether the value is the running job's or the job file's. */
interface PublishedPlace extends FieldLevel {
  readonly name: string;
  readonly side: 'live' | 'file';
}

/** Values that every reader of the pull request can already see, by field. */
export interface PublishedValues {
  readonly has: (value: string, place: PublishedPlace) => boolean;
}

type Source = Pick<LoadedJob, 'source' | 'reads'>;

/** Finds the values of a job file that every reader of the pull request can already see. */
export interface Published {
  /**
   * Complete literals of the job file and complete contents of the files that it reads, if committed at the head or the
   * base.
   */
  readonly valuesOf: (job: Source) => PublishedValues;
  /** Only what is committed at the head, which does not depend on other objects in the checkout. */
  readonly atHead: (job: Source) => PublishedValues;
  /**
   * What a job is made from, as committed at the head: public, so it may be part of a digest that anybody can compute.
   */
  readonly committed: (from: FileDependencies) => object;
  /** The job that a file declares at the base; undefined where the base is not available or the job is not known. */
  readonly jobIn: (name: string) => DeclaredJob | undefined;
  /** Names of the files that a job file reads and that differ from the commit. */
  readonly uncommitted: (job: Source) => ReadonlySet<string>;
}

export interface PublishedOptions {
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly names: readonly string[];
  /** Dependencies of jobs, whose blob IDs are read as well. */
  readonly made?: readonly string[];
  /** The target branch's commit. */
  readonly base: string | undefined;
}

/**
 * Reads the committed contents once. An earlier step may have generated or changed files with secrets, so only
 * committed content counts, and without git nothing does. The base counts if its objects are available; nothing is
 * fetched.
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
  // Needed twice per job: for the redaction and for the digests of an unsigned record.
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

/** A longer list of values for one field could be a list of guesses at the value of the running job. */
const maxValuesPerField = 32;

interface ValueSources {
  readonly fields: FieldValues | undefined;
  readonly texts: readonly string[];
  /** Whether the values were merged before, and are not proposed by the author of the pull request. */
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

function textAtBase(bytes: Buffer | undefined, form: 'text' | 'base64'): readonly string[] {
  return bytes === undefined ? [] : [bytes.toString(form === 'text' ? 'utf8' : 'base64').normalize('NFC')];
}

/** Undoes the CRLF line ends that git may write to the work tree. */
function withGitLineEnds(bytes: Buffer): Buffer {
  return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

/** The ID of a git blob: SHA-1 (40 digits) or SHA-256 (64). */
function blobId(bytes: Buffer, digits: number): string {
  return createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

import { hasCommit, readBlobs } from './git.ts';
import { evaluateDeclaredJob, readDeclaredJob, type DeclaredJob } from '../preprocess/declared-job.ts';
import { sourceOf } from '../preprocess/job-source.ts';
import { readVariableText } from '../variables/var-files.ts';
import { fieldValuesOf } from './field-literals.ts';
import type { FieldLevel, FieldValues } from './field-values.ts';
import type { LoadedJob, VariableSettings } from '../preprocess/load.ts';

/** Values that every reader of the pull request can already see, by field. */
export interface PublishedValues {
  /** @param place its field, and whether the value is the running job's or the job file's */
  readonly has: (
    value: string,
    place: FieldLevel & { readonly name: string; readonly side: 'live' | 'file' },
  ) => boolean;
}

type Source = Pick<LoadedJob, 'source' | 'reads'>;

/** Finds the values of a job file that every reader of the pull request can already see. */
export interface Published {
  /**
   * Complete literals of the job file and complete contents of the files that it reads, if committed at the head or the
   * base.
   */
  readonly valuesOf: (job: Source) => PublishedValues;
  /** The job that a file declares at the base; undefined where the base is not available or the job is not known. */
  readonly jobIn: (name: string) => DeclaredJob | undefined;
  /**
   * The same with the variables that it had there: those of the inputs, of variable files at the base, and defaults. A job whose file is new is looked for in the
   * files that are removed.
   *
   * @returns `new` where no file declared it; `unknown` where the base is not available, its configuration file differs, or the job is not known
   */
  readonly formerJob: (job: Pick<LoadedJob, 'file' | 'variables'>, id: string) => DeclaredJob | 'new' | 'unknown';
  /** The files that a job file reads and that differ from the commit. */
  readonly uncommitted: (job: Source) => Source['reads'];
}

export interface PublishedOptions {
  /** The root of the checked-out repository. */
  readonly workspace: string;
  readonly names: readonly string[];
  /** Those of files that the pull request removes and that may be job files. */
  readonly removed?: readonly string[];
  /** The target branch's commit. */
  readonly base: string | undefined;
  /** The configuration file, which may name the namespace, variables and variable files. */
  readonly configuration?: string | undefined;
}

/**
 * Reads the committed contents once. An earlier step may have generated or changed files with secrets, so only
 * committed content counts, and without git nothing does. The base counts if its objects are available; nothing is
 * fetched.
 */
export async function readPublished({
  workspace,
  names,
  removed = [],
  base,
  configuration,
}: PublishedOptions): Promise<Published> {
  const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
  const commits = isCommit ? ['HEAD', base] : ['HEAD'];
  const blobs = await readBlobs(
    workspace,
    commits.flatMap((commit) =>
      [...names, ...(configuration === undefined ? [] : [configuration])].map((name) => `${commit}:${name}`),
    ),
  );
  const before = (name: string): Buffer | undefined => (isCommit ? blobs.get(`${base}:${name}`) : undefined);
  const configured = configuration === undefined ? undefined : blobs.get(`HEAD:${configuration}`);
  const isReconfigured =
    configuration !== undefined && configured?.toString('latin1') !== before(configuration)?.toString('latin1');
  // A pull request with new files only has none of them at the base.
  const isBaseKnown =
    isCommit && (names.some((name) => before(name) !== undefined) || (await hasCommit(workspace, base)));
  const evaluate = (name: string, { environment, names: files, given }: VariableSettings): DeclaredJob | undefined => {
    const old = before(name);
    const read = files.flatMap((file) => readVariableText(before(file)?.toString('utf8') ?? '', file).settings);
    if (old === undefined) return undefined;
    const source = sourceOf({ name }, old);
    const settings = new Map([...environment, ...read, ...given].map((one) => [one.name, one]));
    return evaluateDeclaredJob({
      source,
      prepared: source.kind === 'json' ? undefined : { text: source.text, settings },
    });
  };
  const isCommitted = (name: string, bytes: Buffer): boolean => {
    const blob = blobs.get(`HEAD:${name}`);
    return blob !== undefined && (blob.equals(bytes) || blob.equals(withGitLineEnds(bytes)));
  };
  return {
    jobIn: (name) => {
      const old = before(name);
      return old === undefined ? undefined : readDeclaredJob(sourceOf({ name }, old));
    },
    formerJob: ({ file, variables }, id) => {
      if (!isBaseKnown || isReconfigured) return 'unknown';
      if (before(file.name) !== undefined) return evaluate(file.name, variables) ?? 'unknown';
      return removed.map((name) => evaluate(name, variables)).find((job) => job?.id === id) ?? 'new';
    },
    uncommitted: ({ reads }) => reads.filter((read) => !isCommitted(read.name, read.bytes)),
    valuesOf: ({ source, reads }) => {
      const isOwn = isCommitted(source.file.name, source.bytes);
      const own = reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC'));
      const head = createValues(isOwn ? fieldValuesOf(source) : undefined, own, false);
      const old = before(source.file.name);
      const texts = reads.flatMap(
        ({ name, form }) =>
          before(name)
            ?.toString(form === 'text' ? 'utf8' : 'base64')
            .normalize('NFC') ?? [],
      );
      const former = createValues(old && fieldValuesOf(sourceOf(source.file, old, source.budget)), texts, true);
      return { has: (value, place) => head.has(value, place) || former.has(value, place) };
    },
  };
}

/** A longer list of values for one field could be a list of guesses at the value of the running job. */
const maxValuesPerField = 32;

/** @param isJudgedByOthers whether the values were merged before, and are not proposed by the author of the pull request */
function createValues(
  fields: FieldValues | undefined,
  texts: readonly string[],
  isJudgedByOthers: boolean,
): PublishedValues {
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

/** Undoes the CRLF line ends that git may write to the work tree. */
function withGitLineEnds(bytes: Buffer): Buffer {
  return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

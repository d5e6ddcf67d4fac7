import { hasWholeCommit, readBlobs } from './git.ts';
import { evaluateDeclaredJob, readDeclaredJob, type DeclaredJob } from '../preprocess/declared-job.ts';
import { decodeSource, type JobSource } from '../preprocess/job-source.ts';
import { readVariableText } from '../variables/var-files.ts';
import { listLiterals } from './literals.ts';
import type { LoadedJob, VariableSettings } from '../preprocess/load.ts';

/**
 * Values that every reader of the pull request can already see: for the job file, values at its head; for the running job, values at its base, to
 * which the author cannot add guesses.
 */
export interface PublishedValues {
  readonly has: (value: string, side: 'live' | 'file') => boolean;
}

type ReadSource = Pick<LoadedJob, 'source' | 'reads'>;

/** Finds the values of a job file that every reader of the pull request can already see. */
export interface PublicJobs {
  /** Complete literals of the job file and complete contents of the files that it reads. */
  readonly readValues: (job: ReadSource) => PublishedValues;
  /** Whether the configuration file at the base is known to differ. */
  readonly isReconfigured: boolean;
  /** The job that a file declares at the base, without a place if the configuration file differs; `undefined` if the base is not available or the job is not known. */
  readonly findJob: (name: string) => DeclaredJob | undefined;
  /**
   * The job that a file declares at the base, evaluated with the variables of the base: inputs, variable files at the base, and defaults. If the file did not declare it
   * there, the files that no longer declare it are searched.
   *
   * @returns `new` if no file declared it; `unknown` if the base is not available, its configuration file differs, or the job is not known
   */
  readonly findFormerJob: (job: Pick<LoadedJob, 'file' | 'variables'>, id: string) => DeclaredJob | 'new' | 'unknown';
  /** The files that a job file reads and that differ from the commit. */
  readonly listUncommitted: (job: ReadSource) => ReadSource['reads'];
}

export interface PublishedOptions {
  readonly workspace: string;
  readonly names: readonly string[];
  readonly jobFiles?: readonly string[];
  /** Names of files that the pull request removes and that may be job files. */
  readonly removed?: readonly string[];
  /** The removed files that matched `job-files`. */
  readonly removedJobFiles?: readonly string[];
  /** The target branch's commit, which the author of the pull request cannot have written. */
  readonly base: string | undefined;
  /** The names of the configuration file and of the links to it. The file may name the namespace, variables and variable files. */
  readonly configNames?: readonly string[];
  /** Reads files at the base if the checkout does not have all of it. A file that is known to be new has no content. */
  readonly readBase?: (() => Promise<ReadonlyMap<string, Buffer | undefined>>) | undefined;
}

/**
 * Reads the committed contents once. An earlier step may have generated or changed files with secrets, so only
 * committed content is public, and without git, nothing is. The base is in the checkout, or read by `readBase`.
 */
export async function readPublished(options: PublishedOptions): Promise<PublicJobs> {
  const { workspace, names, base, readBase } = options;
  const { jobFiles = [], removed = [], removedJobFiles = [], configNames = [] } = options;
  const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
  const commits = isCommit ? ['HEAD', base] : ['HEAD'];
  const paths = [...names, ...configNames];
  const blobNames = commits.flatMap((commit) => paths.map((name) => `${commit}:${name}`));
  const blobs = await readBlobs(workspace, blobNames);
  const isWhole = isCommit && (await hasWholeCommit(workspace, base));
  const fromForge = isCommit && !isWhole ? await readBase?.() : undefined;
  const isKnown = (name: string): boolean => isWhole || blobs.has(`${base}:${name}`) || fromForge?.has(name) === true;
  const readBaseContent = (name: string): Buffer | undefined => fromForge?.get(name) ?? blobs.get(`${base}:${name}`);
  const isEqual = (name: string): boolean =>
    readBaseContent(name)?.toString('latin1') === blobs.get(`HEAD:${name}`)?.toString('latin1');
  const isReconfigured = configNames.some((name) => isKnown(name) && !isEqual(name));
  const isConfigKept = !isReconfigured && configNames.every(isKnown);
  const jobsByFile = new Map<string, DeclaredJob | 'unknown' | undefined>();
  const evaluate = (
    name: string,
    { environment, listNames, vars }: VariableSettings,
  ): DeclaredJob | 'unknown' | undefined => {
    const old = readBaseContent(name);
    if (old === undefined || jobsByFile.has(name)) return jobsByFile.get(name);
    const files = listNames(name);
    const ofFiles = files.flatMap(
      (file) => readVariableText(readBaseContent(file)?.toString('utf8') ?? '', file).settings,
    );
    const source = decodeSource({ name }, old);
    const settings = new Map([...environment, ...ofFiles, ...vars].map((setting) => [setting.name, setting]));
    const preparedJob = source.kind === 'json' ? undefined : { text: source.text, settings };
    const job = files.every(isKnown) ? evaluateDeclaredJob({ source, preparedJob }) : 'unknown';
    jobsByFile.set(name, job);
    return job;
  };
  let changedFiles: readonly (readonly [name: string, id: string | undefined])[] | undefined;
  /** The job files that differ from the base, with the job that each declares now. */
  const listChangedFiles = () =>
    (changedFiles ??= jobFiles
      .filter((name) => readBaseContent(name) !== undefined && !isEqual(name))
      .map((name) => [name, readJob(name, blobs.get(`HEAD:${name}`))?.id] as const));
  const isCommitted = (name: string, bytes: Buffer): boolean => {
    const blob = blobs.get(`HEAD:${name}`);
    return blob !== undefined && (blob.equals(bytes) || blob.equals(toGitLineEnds(bytes)));
  };
  return {
    isReconfigured,
    findJob: (name) => {
      const job = readJob(name, readBaseContent(name));
      return job === undefined || isConfigKept ? job : { ...job, address: undefined };
    },
    findFormerJob: ({ file, variables }, id) => {
      if (!isKnown(file.name) || !isConfigKept) return 'unknown';
      const ownJob =
        readBaseContent(file.name) === undefined ? undefined : (evaluate(file.name, variables) ?? 'unknown');
      if (ownJob === 'unknown' || ownJob?.id === id) return ownJob;
      const others = listChangedFiles().flatMap(([name, current]) =>
        name === file.name || current === id ? [] : [name],
      );
      // A job file without a job may be a link out of the repository.
      const otherJobs = [
        ...[...others, ...removedJobFiles].map((name) => evaluate(name, variables) ?? 'unknown'),
        ...removed.map((name) => evaluate(name, variables)),
      ];
      const former = otherJobs.find((job) => job !== 'unknown' && job?.id === id);
      if (former !== undefined) return former;
      return otherJobs.includes('unknown') || !removed.every(isKnown) ? 'unknown' : (ownJob ?? 'new');
    },
    listUncommitted: ({ reads }) => reads.filter((read) => !isCommitted(read.name, read.bytes)),
    readValues: ({ source, reads }) => {
      const old = readBaseContent(source.file.name);
      const file = new Set([
        ...(isCommitted(source.file.name, source.bytes) ? listValues(source) : []),
        ...reads.flatMap(({ name, bytes, text }) => (isCommitted(name, bytes) ? [text.normalize('NFC')] : [])),
      ]);
      const live = new Set([
        ...(old === undefined ? [] : listValues(decodeSource(source.file, old, source.budget))),
        ...reads.flatMap(
          ({ name, form }) =>
            readBaseContent(name)
              ?.toString(form === 'text' ? 'utf8' : 'base64')
              .normalize('NFC') ?? [],
        ),
      ]);
      return { has: (value, side) => (side === 'file' ? file : live).has(value) };
    },
  };
}

function readJob(name: string, bytes: Buffer | undefined): DeclaredJob | undefined {
  return bytes && readDeclaredJob(decodeSource({ name }, bytes));
}

function listValues(source: JobSource<unknown>): readonly string[] {
  return [...listLiterals(source)].map(([, value]) => value);
}

/** Undoes the CRLF line ends that git may write to the work tree. */
function toGitLineEnds(bytes: Buffer): Buffer {
  return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

import pMap from 'p-map';
import { plain, plainLines } from '../../text/log-text.ts';
import { locateFieldError } from '../../jobfiles/preprocess/json-job.ts';
import { ActionErrors, listErrors, type ActionError, type Location } from '../../errors.ts';
import { createProgress } from '../../report/plan/plan-log.ts';
import { createLineFinder } from '../../guards/find-line.ts';
import { readPublished, type PublicJobs, type PublishedOptions } from '../../jobfiles/provenance/published-values.ts';
import { parseFile, type ParsedFile, type ParsingInputs } from './parse-file.ts';
import { createDuplicateErrors, addressJob, type JobAddress } from './declarations.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/preprocess/load.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { type FindCause, connectNomad } from '../connect-nomad.ts';
import { findChanges, listOwnPull, type ChangesQuery, type PullRequestChanges } from '../pull-request-files.ts';
import type { NomadInputs } from '../../inputs/job.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { Deadline, RunContext } from '../run-context.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

export interface JobDependencies {
  readonly nomad: Nomad;
  readonly workspace: string;
  readonly redactor: Redactor;
  /** The changes of the pull requests; `undefined` if they are not needed, or unknown. */
  readonly changes: PullRequestChanges | undefined;
  readonly warn: (title: string, text: string) => void;
  readonly hide: (values: readonly string[]) => void;
  readonly deadline: Pick<Deadline, 'signal' | 'readRemainingMilliseconds'>;
  readonly findCause: FindCause;
  readonly progress: (doneCount: number, total: number) => void;
}

interface ConnectOptions extends Partial<ChangesQuery> {
  /** The verb of the progress in the log, such as `Planned`. */
  readonly verb: string;
  /** Whether the mode shows the files that the pull request removes. */
  readonly showsRemoved?: boolean;
}

/** Connects to Nomad, and reads the changes of the pull requests from GitHub if `only-changed` or the mode needs them. */
export async function createJobDependencies<Inputs extends NomadInputs & { readonly jobFiles: JobFileInputs }>(
  inputs: Inputs,
  context: RunContext,
  { verb, githubToken, pullRequests = listOwnPull(context), showsRemoved = false }: ConnectOptions,
): Promise<JobDependencies & { readonly inputs: Inputs }> {
  const { runner, workspace, redactor, deadline } = context;
  const { onlyChanged } = inputs.jobFiles;
  const [connection, changes] = await Promise.all([
    connectNomad(inputs.nomad, context),
    onlyChanged || (showsRemoved && githubToken !== undefined && pullRequests.length > 0)
      ? findChanges({ githubToken, pullRequests }, context)
      : undefined,
  ]);
  if (typeof changes === 'string' && onlyChanged)
    runner.notice(plain`\`only-changed\` has no effect and all job files are used: ${changes}`);
  else if (typeof changes === 'string') runner.log(plain`Deleted job files are not shown: ${changes}`);
  return {
    ...connection,
    inputs,
    redactor,
    workspace,
    deadline,
    changes: typeof changes === 'string' ? undefined : changes,
    warn: (title, text) => runner.warning(plainLines(text), { title }),
    hide: (values) => values.forEach((value) => runner.mask(value)),
    progress: createProgress(runner, verb),
  };
}

type PublishedScope = Pick<PublishedOptions, 'workspace' | 'base'> & {
  readonly changes?: PullRequestChanges | undefined;
};

/** Reads the files that readers of the pull request can see: job files, the files that they read, and removed files. */
export async function readPublishedFiles(
  {
    jobs,
    removed,
    removedNames,
    configNames,
  }: Pick<CollectedJobs, 'jobs' | 'removed' | 'removedNames' | 'configNames'>,
  { changes, ...options }: PublishedScope,
): Promise<PublicJobs> {
  const { base } = options;
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  const loadedJobs = jobs.filter((job) => 'variables' in job);
  const variables = [
    ...loadedJobs.flatMap((job) => job.variables.listNames(job.file.name)),
    ...removedNames.flatMap((name) => loadedJobs[0]?.variables.listNames(name) ?? []),
  ];
  const files = [...jobs.map(({ file }) => file.name), ...read, ...removedNames];
  const changedNames = new Set(changes?.names);
  const changedFiles = files.filter((name) => changedNames.has(name));
  // A job also depends on variable files and the configuration.
  const names = new Set([...changedFiles, ...variables, ...configNames]);
  return readPublished({
    ...options,
    names: [...new Set([...files, ...variables])],
    jobFiles: jobs.map(({ file }) => file.name),
    removed: removedNames,
    configNames,
    removedJobFiles: removed.map(({ name }) => name),
    readBase:
      base === undefined || changedFiles.length === 0
        ? undefined
        : async () => (await changes?.readAt(base, [...names])) ?? new Map(),
  });
}

/** With a latency of 50 ms, 10 concurrent requests leave the CPU idle for half of the time. Far below Nomad's limit of 100 connections per client. */
const concurrency = 20;

interface EachJobDependencies extends Omit<JobDependencies, 'changes' | 'deadline'> {
  readonly changes?: PullRequestChanges | undefined;
  readonly inputs: ParsingInputs & { readonly jobFiles: Pick<JobFileInputs, 'workingDirectory'> };
  /** The target branch's commit. */
  readonly base: string | undefined;
}

/**
 * Parses every job file and runs the step of a mode on it, 20 at a time. The error of one file is reported for that file, redacted, and does not stop the
 * others. Files that declare the same job fail.
 *
 * @throws ActionErrors if Nomad cannot be reached, is not at the address, or does not recognize the token: one error instead of one for each file
 */
export async function processJobs<Done extends object>(
  collection: Pick<
    CollectedJobs,
    'jobs' | 'removed' | 'removedNames' | 'configNames' | 'skippedJobs' | 'noFilesMessage'
  >,
  dependencies: EachJobDependencies,
  work: (parsedFile: ParsedFile, published: PublicJobs) => Promise<Done>,
): Promise<{ readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[]; readonly published: PublicJobs }> {
  const { redactor, progress, warn, findCause, workspace, base, changes } = dependencies;
  const published = await readPublishedFiles(collection, { workspace, base, changes });
  if (collection.noFilesMessage !== undefined) warn('No job file', collection.noFilesMessage);
  let count = 0;
  let isAnyDone = false;
  let common: ActionError | undefined;
  const processFile = async (loaded: LoadedJob | UnloadableJob) => {
    const file = loaded.file.name;
    let job: JobAddress | undefined;
    redactor.add({ shown: [file] });
    try {
      if (!('source' in loaded)) throw new ActionErrors(loaded.failures);
      if (common !== undefined) throw common;
      const parsedFile = await parseFile(loaded, { ...dependencies, published });
      job = addressJob(parsedFile.target, dependencies);
      const jobOutcome = await work(parsedFile, published);
      isAnyDone = true;
      return { file, job, done: jobOutcome, failures: [] };
    } catch (error) {
      const failures = listErrors(error);
      if (failures === undefined) throw error;
      const [first] = failures;
      if (!isAnyDone) common ??= first === undefined ? undefined : await findCause(first);
      return {
        file,
        job,
        done: undefined,
        failures: failures.map((failure) => redactFailure(failure, loaded, redactor)),
      };
    }
  };
  const results = await pMap(
    collection.jobs,
    async (job) => {
      const result = await processFile(job);
      progress(++count, collection.jobs.length);
      return result;
    },
    { concurrency },
  );
  if (common !== undefined && !isAnyDone) {
    const { reason } = common;
    const others = results.flatMap(({ failures }) => failures.filter((failure) => failure.reason !== reason));
    throw new ActionErrors([common, ...others]);
  }
  const duplicates = createDuplicateErrors(results, collection.skippedJobs, dependencies);
  return {
    jobs: results.flatMap(({ file, done }) => (done === undefined || duplicates.has(file) ? [] : [done])),
    failed: results.flatMap(({ file, failures }) => {
      const all = [...(duplicates.get(file) ?? []), ...failures];
      return all.length === 0 ? [] : [{ file, failures: all }];
    }),
    published,
  };
}

function redactFailure(failure: ActionError, job: LoadedJob | UnloadableJob, { redact }: Redactor): ActionError {
  const isJson = 'source' in job && job.preparedJob === undefined;
  const locatedFailure = isJson ? locateFieldError(failure, job.source) : failure;
  return locatedFailure.redact(redact, locatedFailure.location ?? findLocation(failure, job));
}

/** `undefined` for a fault of the connection, and for a namespace or region that an input sets. */
function findLocation({ help, attribute }: ActionError, job: LoadedJob | UnloadableJob): Location | undefined {
  const { name: file } = job.file;
  if (attribute !== undefined && 'source' in job)
    return { file, line: createLineFinder(job.source)({ group: '', task: '', at: [attribute] }) };
  return /^(?:response-from-another-service|unknown-namespace-or-region)$/.test(help) ? undefined : { file };
}

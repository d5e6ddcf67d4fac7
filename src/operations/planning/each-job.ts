import pMap from 'p-map';
import { locateFieldError } from '../../jobfiles/preprocess/json-job.ts';
import { ActionErrors, errorsIn, type ActionError } from '../../errors.ts';
import { fieldValuesOf } from '../../jobfiles/provenance/field-literals.ts';
import { hasLines, hiddenLines } from '../../redaction/shown-diff.ts';
import { findSecrets } from '../../redaction/detection/find-secrets.ts';
import { nameHides } from '../../redaction/detection/secret-names.ts';
import { variableSecrets } from '../../redaction/variable-secrets.ts';
import { readPublished, type Published, type PublishedOptions } from '../../jobfiles/provenance/published-values.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { FieldValues } from '../../jobfiles/provenance/field-values.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/preprocess/load.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched-files.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { type FindCause, connectNomad } from '../connect-nomad.ts';
import { findTouchedFiles } from '../pull-request-files.ts';
import type { NomadInputs } from '../../inputs/job.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { Deadline, RunContext } from '../run-context.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** What a mode that processes job files works with. */
export interface JobDependencies {
  readonly nomad: Nomad;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** The run's own tokens, which must not be shown. */
  readonly secrets: readonly string[];
  /** Hides what this run must not show. */
  readonly redactor: Redactor;
  /** What the pull request touches; undefined where every job file counts. */
  readonly touched: TouchedFiles | undefined;
  /** Masks values in the log. */
  readonly hide: (values: readonly string[]) => void;
  readonly deadline: Pick<Deadline, 'signal' | 'left'>;
  /** Finds the cause of an error that all files have in common. */
  readonly findCause: FindCause;
  /** Called after each file. */
  readonly progress: (done: number, total: number) => void;
}

interface ConnectOptions {
  readonly inputs: NomadInputs & { readonly jobFiles: JobFileInputs };
  readonly githubToken: string | undefined;
  /** The numbers of the pull requests of the run. */
  readonly pullRequests: readonly number[];
}

/** Connects to Nomad; with `only-changed` also asks GitHub what the pull request touches. */
export async function jobDependencies(
  { inputs, githubToken, pullRequests }: ConnectOptions,
  context: RunContext,
): Promise<Omit<JobDependencies, 'progress'>> {
  const { runner, workspace, redactor, deadline } = context;
  return {
    ...(await connectNomad(inputs.nomad, context)),
    redactor,
    workspace,
    deadline,
    touched: await findTouchedFiles(
      { onlyChanged: inputs.jobFiles.onlyChanged, files: 'job files', githubToken, pullRequests },
      context,
    ),
    hide: (values) => values.forEach((value) => runner.mask(value)),
  };
}

/** Reads from git what every reader of the pull request can see: the job files, the files that they read, and the removed ones. */
export async function readPublishedOf(
  { jobs, removed }: Pick<CollectedJobs, 'jobs' | 'removed'>,
  { workspace, base }: Pick<PublishedOptions, 'workspace' | 'base'>,
): Promise<Published> {
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  const names = [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
  const made = jobs.flatMap(({ fileDependencies: from }) => [...from.files, ...from.listed, ...from.sought]);
  return readPublished({ workspace, base, names, made });
}

/** Well below Nomad's limit of 100 connections per client. */
const concurrency = 10;

/**
 * Does the work of a mode on every job file, 10 at a time. The error of one file is reported for that file, redacted, and does not stop the others.
 *
 * @param work `secrets` are the run's own tokens and the values of the job's secret variables
 * @throws ActionErrors if Nomad cannot be reached, is not at the address, or does not know the token: one error in place of one for each file
 */
export async function eachJob<Done>(
  jobs: readonly (LoadedJob | UnloadableJob)[],
  {
    secrets: tokens,
    redactor,
    hide,
    progress,
    findCause,
  }: Pick<JobDependencies, 'secrets' | 'redactor' | 'hide' | 'progress' | 'findCause'>,
  work: (job: LoadedJob, secrets: readonly string[]) => Promise<Done>,
): Promise<{ readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] }> {
  let count = 0;
  let isAnyDone = false;
  let common: ActionError | undefined;
  const workUnlessCommon = async (job: LoadedJob | UnloadableJob, secrets: readonly string[]): Promise<Done> => {
    try {
      if (!('source' in job)) throw new ActionErrors(job.failures);
      if (common !== undefined) throw common;
      const done = await work(job, secrets);
      isAnyDone = true;
      return done;
    } catch (error) {
      const [first] = errorsIn(error) ?? [];
      if (!isAnyDone) common ??= first === undefined ? undefined : await findCause(first);
      throw error;
    }
  };
  const results = await pMap(
    jobs,
    async (job) => {
      const ofVariables = 'source' in job ? variableSecrets(job.prepared?.settings.values() ?? []) : [];
      hide(ofVariables);
      redactor.addShown([job.file.name]);
      if ('source' in job) learnTexts(job, redactor);
      redactor.addSecrets(ofVariables);
      const result = await doneOrFailed(job, [...tokens, ...ofVariables], redactor, workUnlessCommon);
      progress(++count, jobs.length);
      return result;
    },
    { concurrency },
  );
  const done = results.flatMap((result) => ('done' in result ? [result.done] : []));
  const failed = results.flatMap((result) => ('failed' in result ? [result.failed] : []));
  if (common !== undefined && done.length === 0) throw withoutCommon(common, failed);
  return { jobs: done, failed };
}

/** The common error, and those of the files that have another reason. */
function withoutCommon(common: ActionError, failed: readonly FailedFile[]): ActionErrors {
  const others = failed.flatMap(({ failures }) => failures).filter(({ reason }) => reason !== common.reason);
  return new ActionErrors([common, ...others]);
}

async function doneOrFailed<Done>(
  job: LoadedJob | UnloadableJob,
  secrets: readonly string[],
  redactor: Redactor,
  work: (job: LoadedJob | UnloadableJob, secrets: readonly string[]) => Promise<Done>,
): Promise<{ readonly done: Done } | { readonly failed: FailedFile }> {
  const file = job.file.name;
  try {
    return { done: await work(job, secrets) };
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    const { scrub } = redactor;
    const isJson = 'source' in job && job.prepared === undefined;
    const located = isJson ? failures.map((one) => locateFieldError(one, job.source)) : failures;
    return {
      failed: { file, failures: located.map((one) => one.withMessage(scrub(one.message), one.location ?? { file })) },
    };
  }
}

/** The parser may quote values of variables, and secrets in the file itself, before the job is known. */
function learnTexts({ source, prepared }: LoadedJob, redactor: Redactor): void {
  const values = [...(prepared?.settings.values() ?? [])].map(({ value }) => value.trim());
  redactor.addUnjudged(values);
  redactor.addHidden(secretsIn(fieldValuesOf(source)));
}

function secretsIn(fields: FieldValues): readonly string[] {
  return [...fields.all()].flatMap(([name, value]) => {
    if (nameHides(name, value)) return [value];
    const secrets = findSecrets(value, { random: false, assignments: name !== 'image' });
    return secrets.length > 0 && hasLines(value) ? hiddenLines(value, secrets) : secrets.length > 0 ? [value] : [];
  });
}

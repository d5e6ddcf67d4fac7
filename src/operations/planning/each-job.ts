import pMap from 'p-map';
import { ActionErrors, errorsIn } from '../../errors.ts';
import { fieldValuesOf } from '../../jobfiles/read.ts';
import { hasLines, hiddenLines } from '../../redaction/hidden-lines.ts';
import { secretRanges } from '../../redaction/detection/secret-looks.ts';
import { nameHides } from '../../redaction/detection/secret-names.ts';
import { variableSecrets } from '../../redaction/variable-secrets.ts';
import { readPublished, type Published, type PublishedOptions } from '../../jobfiles/provenance/published.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { FieldValues } from '../../jobfiles/provenance/field-values.ts';
import type { LoadedJob, UnloadableJob } from '../../jobfiles/load.ts';
import type { TouchedFiles } from '../../jobfiles/discovery/touched.ts';
import type { FailedFile } from '../../review/plan-outcome.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Deadline } from '../deadline.ts';
import { connectNomad } from '../connect-nomad.ts';
import { touchedFiles } from '../touched-files.ts';
import type { NomadInputs } from '../../inputs/job.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { RunContext } from '../run-context.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** What a mode that goes through job files stands on. */
export interface JobDependencies {
  readonly nomad: Nomad;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Our own tokens, which nothing that is told may contain. */
  readonly secrets: readonly string[];
  /** What the run must not show, and takes it out of the words of others. */
  readonly redactor: Redactor;
  /** What the pull request touches; undefined to take every job file. */
  readonly touched: TouchedFiles | undefined;
  /** Hides values from the log. */
  readonly hide: (values: readonly string[]) => void;
  /** The time of the run. */
  readonly deadline: Pick<Deadline, 'signal' | 'left'>;
  /** Called after each file. */
  readonly progress: (done: number, total: number) => void;
}

interface Connecting {
  readonly inputs: NomadInputs & { readonly jobFiles: JobFileInputs };
  readonly githubToken: string | undefined;
  /** Of the pull request that the run is about. */
  readonly number: number | undefined;
}

/** Connects to Nomad, and asks GitHub what the pull request touches where only that counts. */
export async function jobDependencies(
  { inputs, githubToken, number }: Connecting,
  context: RunContext,
): Promise<Omit<JobDependencies, 'progress'>> {
  const { runner, workspace, redactor, deadline } = context;
  return {
    ...(await connectNomad(inputs.nomad, context)),
    redactor,
    workspace,
    deadline,
    touched: await touchedFiles({ jobFiles: inputs.jobFiles, githubToken, number }, context),
    hide: (values) => values.forEach((value) => runner.mask(value)),
  };
}

/** Looks at what git holds of all files whose values a reader of the pull request may know, and of all that the jobs are made from. */
export async function readPublishedOf(
  { jobs, removed }: Pick<CollectedJobs, 'jobs' | 'removed'>,
  { workspace, base }: Pick<PublishedOptions, 'workspace' | 'base'>,
): Promise<Published> {
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  const names = [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
  const made = jobs.flatMap(({ from }) => [...from.files, ...from.listed, ...from.sought]);
  return readPublished({ workspace, base, names, made });
}

/** Enough to keep Nomad busy, few enough for its limit of 100 connections a client. */
const concurrency = 10;

/**
 * Does the work of a mode on every job file, several at a time. What goes wrong with one is told of its file, without secrets, and does not hide
 * the others.
 *
 * @param work is given what must not be told of the job: our own tokens, and what its variables hide
 */
export async function eachJob<Done>(
  jobs: readonly (LoadedJob | UnloadableJob)[],
  { secrets: ours, redactor, hide, progress }: Pick<JobDependencies, 'secrets' | 'redactor' | 'hide' | 'progress'>,
  work: (job: LoadedJob, secrets: readonly string[]) => Promise<Done>,
): Promise<{ readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] }> {
  let count = 0;
  const results = await pMap(
    jobs,
    async (job) => {
      const ofVariables = 'source' in job ? variableSecrets(job.prepared?.settings.values() ?? []) : [];
      hide(ofVariables);
      redactor.addShown([job.file.name]);
      if ('source' in job) learnTexts(job, redactor);
      redactor.addSecrets(ofVariables);
      const result = await doneOrFailed(job, [...ours, ...ofVariables], redactor, work);
      progress(++count, jobs.length);
      return result;
    },
    { concurrency },
  );
  return {
    jobs: results.flatMap((result) => ('done' in result ? [result.done] : [])),
    failed: results.flatMap((result) => ('failed' in result ? [result.failed] : [])),
  };
}

async function doneOrFailed<Done>(
  job: LoadedJob | UnloadableJob,
  secrets: readonly string[],
  redactor: Redactor,
  work: (job: LoadedJob, secrets: readonly string[]) => Promise<Done>,
): Promise<{ readonly done: Done } | { readonly failed: FailedFile }> {
  const file = job.file.name;
  try {
    if (!('source' in job)) throw new ActionErrors(job.failures);
    return { done: await work(job, secrets) };
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    const { scrub } = redactor;
    return {
      failed: { file, failures: failures.map((one) => one.withMessage(scrub(one.message), one.location ?? { file })) },
    };
  }
}

/** What the parser may quote before the job is known: values of variables, and what looks like a secret in the file itself. */
function learnTexts({ source, prepared }: LoadedJob, redactor: Redactor): void {
  const values = [...(prepared?.settings.values() ?? [])].map(({ value }) => value.trim());
  redactor.addUnjudged(values);
  redactor.addHidden(secretsIn(fieldValuesOf(source)));
}

function secretsIn(fields: FieldValues): readonly string[] {
  return [...fields.all()].flatMap(([name, value]) => {
    if (nameHides(name, value)) return [value];
    const secrets = secretRanges(value, { random: false, assignments: name !== 'image' });
    return secrets.length > 0 && hasLines(value) ? hiddenLines(value, secrets) : secrets.length > 0 ? [value] : [];
  });
}

import { codeList } from '../../text/numbers.ts';
import { setFlagsFromString } from 'node:v8';
import pMap from 'p-map';
import { lstat, realpath } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { ActionError, describeSetting, orUndefined } from '../../errors.ts';
import { listAliases } from '../../files/paths.ts';
import { evaluateDeclaredJob, readDeclaredJob, type DeclaredJob } from '../preprocess/declared-job.ts';
import { createRunBudget, type RunBudget, type BudgetDeadline } from '../functions/work-budget.ts';
import { locateErrors } from '../../inputs/configuration.ts';
import { suggest } from '../../inputs/suggest.ts';
import { readJobText } from '../hcl/job-text.ts';
import { findJobFiles, matchesJobFiles, resolveFolders } from './find.ts';
import { readJobFile, type JobFile } from '../preprocess/job-source.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from '../preprocess/load.ts';
import { findGlobMatches } from './glob.ts';
import { assignStages } from './stages.ts';
import { jobFileKind } from './file-kind.ts';
import { mayBeJobFile, splitPatterns } from './patterns.ts';
import { isTouched, type TouchedFiles } from './touched-files.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';

export interface SkippedJob {
  readonly file: string;
  readonly job: DeclaredJob;
}

export interface CollectedJobs {
  /** Sorted by name. */
  readonly jobs: readonly (LoadedJob | UnloadableJob)[];
  /** Job files that the pull request removes or renames; `newName` is the new name, if that is a job file. */
  readonly removed: readonly { readonly name: string; readonly newName: string | undefined }[];
  /** The names of all files that the pull request removes or renames, and that may be job files. */
  readonly removedNames: readonly string[];
  /** The number of job files that are skipped because the pull request does not touch them. */
  readonly skippedCount: number;
  /** The jobs of the skipped files, if they can be determined without Nomad's parser. */
  readonly skippedJobs: readonly SkippedJob[];
  /** Loads the skipped files, for checks that need every job file of the repository. */
  readonly loadSkippedJobs: () => Promise<readonly (LoadedJob | UnloadableJob)[]>;
  /** Jobs of touched files outside `job-files`: a job file may have moved there. */
  readonly loadOutsideJobs: () => Promise<readonly SkippedJob[]>;
  /** The names of the configuration file, on which each job depends. */
  readonly configNames: readonly string[];
  readonly isJobFile: (name: string) => boolean;
  /** A message for the user if the default of `job-files` matches no file and the pull request removes none; otherwise `undefined`. */
  readonly noFilesMessage: string | undefined;
  /** The work budget of the run, for matching further file names. */
  readonly budget: RunBudget;
}

export interface CollectOptions {
  readonly inputs: JobFileInputs;
  readonly workspace: string;
  /** The changes of the pull request, if they are known. With `only-changed` they select the job files. */
  readonly changes: TouchedFiles | undefined;
  /** Without it, only the fixed limits apply. */
  readonly deadline?: BudgetDeadline;
}

/** With more job files, garbage is collected early: 2,000 jobs need little more than half of the memory, and 15% more CPU time. https://v8.dev/blog/trash-talk */
const maxFilesBeforeGc = 500;

/**
 * Finds the job files of a run and reads them with their dependencies. An invalid file does not hide other files.
 *
 * @throws ActionErrors for invalid patterns and shared variable files
 */
export async function collectJobs(options: CollectOptions): Promise<CollectedJobs> {
  return locateErrors(collectEachJob(options), options.inputs.configuration);
}

async function collectEachJob({ inputs, workspace, changes, deadline }: CollectOptions): Promise<CollectedJobs> {
  const search = await resolveFolders({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
  const isJobFile = (name: string): boolean => matchesJobFiles(name, search);
  const removedFiles = (changes?.removed ?? []).filter(({ name }) => isJobFile(name));
  const mayBeEmpty = inputs.mayBeEmpty === true;
  const foundFiles = await findJobFiles({ ...search, mayBeEmpty, removed: removedFiles.map(({ name }) => name) });
  const files = await assignStages(foundFiles, inputs.stages ?? [], search);
  if (files.length > maxFilesBeforeGc) setFlagsFromString('--semi-space-growth-factor=1 --heap-growing-percent=100');
  const budget = createRunBudget(deadline);
  const load = createLoader({ inputs, workspace, budget });
  const configNames =
    inputs.configuration === undefined ? [] : listAliases(inputs.configuration.path, search.workspace);
  const isReconfigured = configNames.some((name) => changes?.names.includes(name) === true);
  const consideredChanges = inputs.onlyChanged && !isReconfigured ? changes : undefined;
  const selectJob = async (file: JobFile) => {
    const loadedJob = await load(file);
    const job = consideredChanges === undefined ? loadedJob : selectTouched(loadedJob, consideredChanges, budget);
    const takesVariables = !('source' in loadedJob) || loadedJob.preparedJob !== undefined;
    const lateNames = 'source' in loadedJob ? (loadedJob.late?.names ?? []) : undefined;
    return { file, job, lateNames, takesVariables, skippedJobs: job === undefined ? listSkippedJobs(loadedJob) : [] };
  };
  const selectedJobs = await pMap(files, selectJob, { concurrency: 10 });
  const { vars, secret, strict } = inputs.variables;
  const takesVariables = files.length === 0 || selectedJobs.some((each) => each.takesVariables);
  if (strict && !takesVariables && vars.length + secret.length > 0) throw createNoVariablesError();
  const undeclaredNames = findUndeclaredLate(
    inputs.late?.names ?? [],
    selectedJobs.map(({ lateNames }) => lateNames),
  );
  const jobs = selectedJobs.flatMap(({ job }) => job ?? []);
  if (strict && undeclaredNames !== undefined) throw createUndeclaredLateError(undeclaredNames, jobs);
  const groups = splitPatterns(search.patterns);
  const isEmpty = files.length + removedFiles.length === 0;
  const skippedFiles = selectedJobs.flatMap(({ file, job }) => (job === undefined ? [file] : []));
  return {
    jobs,
    removed: removedFiles.map(({ name, newName }) => ({
      name,
      newName: newName !== undefined && isJobFile(newName) ? newName : undefined,
    })),
    removedNames: (changes?.removed ?? []).flatMap(({ name }) => (mayBeJobFile(name, groups) ? [name] : [])),
    skippedCount: skippedFiles.length,
    skippedJobs: selectedJobs.flatMap(({ skippedJobs }) => skippedJobs),
    // Loaded again on demand: a run may have thousands of job files and rarely needs these.
    loadSkippedJobs: async () => Promise.all(skippedFiles.map(load)),
    loadOutsideJobs: async () => {
      const names = (changes?.names ?? []).filter((name) => mayBeJobFile(name, groups) && !isJobFile(name));
      const outsideFiles = await Promise.all(names.map((name) => findRegularFile(name, search.workspace)));
      const loadedJobs = await Promise.all(outsideFiles.filter((file) => file !== undefined).map(load));
      return loadedJobs.flatMap(listSkippedJobs);
    },
    noFilesMessage: isEmpty
      ? await describeNoJobFiles({ patterns: inputs.patterns, isJobFile, workspace: search.workspace, budget })
      : undefined,
    budget,
    configNames,
    isJobFile,
  };
}

function createNoVariablesError(): ActionError {
  const message = 'Input `vars` is set, but JSON job files have no variables.';
  const hint = 'Remove it, or write the jobs in HCL.';
  return new ActionError({ reason: 'input', message, hint, help: 'conflicting-inputs' });
}

/** @param declared the late variables of each job file; `undefined` for an invalid file, which may declare any */
function findUndeclaredLate(names: readonly string[], declared: readonly (readonly string[] | undefined)[]) {
  return names.find((name) => declared.length > 0 && declared.every((file) => file?.includes(name) === false));
}

function createUndeclaredLateError(name: string, jobs: CollectedJobs['jobs']): ActionError {
  const sources = jobs.flatMap((job) => ('source' in job && job.source.kind === 'hcl' ? [job.source] : []));
  const variables = sources.flatMap(({ text, budget }) => [...readJobText(text, budget.step).declarations.keys()]);
  const message = `\`late-vars\` names \`${name}\`, which no job file declares.`;
  const hint = `${suggest(name, variables, 'Correct the name.')} Otherwise, remove it, or set ${describeSetting('strict-vars: false')}.`;
  return new ActionError({ reason: 'input', message, hint, help: 'variable-not-declared' });
}

/** `undefined` for a missing file, and for a file behind a link, which may be outside the workspace. */
async function findRegularFile(name: string, workspace: string): Promise<JobFile | undefined> {
  const path = join(workspace, name);
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() === true && (await realpath(path)) === path ? { path, name } : undefined;
}

function listSkippedJobs(loaded: LoadedJob | UnloadableJob): readonly SkippedJob[] {
  const job = 'source' in loaded ? evaluateDeclaredJob(loaded) : undefined;
  return job === undefined || job === 'unknown' ? [] : [{ file: loaded.file.name, job }];
}

function selectTouched(
  job: LoadedJob | UnloadableJob,
  touchedFiles: TouchedFiles,
  budget: RunBudget,
): LoadedJob | UnloadableJob | undefined {
  // A generated file may be new although the job file is unchanged.
  if ('source' in job ? job.late !== undefined : job.isLate === true) return job;
  try {
    return isTouched(job.findDependencies().lookups, touchedFiles, budget.openFileBudget(job.file.name))
      ? job
      : undefined;
  } catch (error) {
    if (!(error instanceof ActionError) || budget.isRunError(error)) throw error;
    return { file: job.file, failures: [error], findDependencies: job.findDependencies };
  }
}

const maxFilesRead = 200;

interface EmptySearch {
  readonly patterns: readonly string[];
  readonly isJobFile: (name: string) => boolean;
  /** Without symbolic links. */
  readonly workspace: string;
  readonly budget: RunBudget;
}

/** The patterns of a run without a job file, and the files that contain a job nevertheless, in two sentences. */
async function describeNoJobFiles({ patterns, isJobFile, workspace, budget }: EmptySearch): Promise<string> {
  const names = findGlobMatches({ folder: workspace, rest: '**/*' }, () => false)
    .map(({ name }) => name)
    .filter((name) => jobFileKind.extensions.includes(extname(name).toLowerCase()))
    .toSorted();
  const examples: string[] = [];
  for (const name of names.slice(0, maxFilesRead)) {
    const file = { name, path: `${workspace}/${name}` };
    const source = await orUndefined(readJobFile(file, workspace, budget.openFileBudget(name)));
    if (source !== undefined && readDeclaredJob(source) !== undefined) examples.push(name);
  }
  const noMatchText = `No file matches ${patterns.map((pattern) => `\`${pattern}\``).join(' or ')}, the default of \`job-files\`, so there is nothing to do.`;
  const [first] = examples;
  if (first === undefined)
    return `${noMatchText} No other file contains a job either: add one, such as \`jobs/web.nomad.hcl\`.`;
  const examplesText = `${codeList(examples, 3)} ${examples.length > 1 ? 'contain' : 'contains'}`;
  const folder = dirname(first);
  return `${noMatchText} ${examplesText} a job${isJobFile(first) ? ', but git ignores the folder' : ''}: set \`job-files: ${folder === '.' ? '' : `${folder}/`}*${extname(first)}\`.`;
}

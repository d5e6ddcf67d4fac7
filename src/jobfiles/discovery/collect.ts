import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ActionError } from '../../errors.ts';
import { evaluateDeclaredJob, type DeclaredJob } from './declared-job.ts';
import { createRunBudget, type RunBudget, type BudgetDeadline } from '../work-budget.ts';
import { findJobFiles, matchesJobFiles, resolveFolders, type JobFile } from './find.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from '../load.ts';
import { mayBeJobFile, splitPatterns } from './patterns.ts';
import { isTouched, type TouchedFiles } from './touched-files.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';

/** The job of a file that a run leaves out. */
export interface OtherJob {
  readonly file: string;
  readonly job: DeclaredJob;
}

/** The job files of a run. */
export interface CollectedJobs {
  /** Sorted by name. */
  readonly jobs: readonly (LoadedJob | UnloadableJob)[];
  /** Names of job files that the pull request removes. */
  readonly removed: readonly string[];
  /** How many job files the pull request does not touch, and that are left out for that. */
  readonly untouched: number;
  /** The jobs of those, as far as they can be known without a parser. */
  readonly others: readonly OtherJob[];
  /** Reads those all the same, for what depends on every job file of the repository. */
  readonly readOthers: () => Promise<readonly (LoadedJob | UnloadableJob)[]>;
  /** Jobs of touched files that `job-files` does not name: a job file may have moved there. */
  readonly readElsewhere: () => Promise<readonly OtherJob[]>;
  /** Whether `job-files` names a file of this name. */
  readonly isJobFile: (name: string) => boolean;
  /** Of the job files that are left out, those that something else touches; with those that are gone, and that the pull request did not remove. */
  readonly leftOutBy: (other: TouchedFiles) => readonly string[];
  /** What the run has taken so far, for what goes on comparing names with what the job files look for. */
  readonly budget: RunBudget;
}

export interface CollectOptions {
  readonly inputs: JobFileInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** What the pull request touches; undefined to take every job file. */
  readonly touched: TouchedFiles | undefined;
  /** The time that the run has; without it nothing but the limits counts. */
  readonly deadline?: BudgetDeadline;
}

/**
 * Finds the job files of a run and reads what they are made of. An invalid file does not hide the others.
 *
 * @throws ActionErrors when patterns or shared variable files are wrong
 */
export async function collectJobs({ inputs, workspace, touched, deadline }: CollectOptions): Promise<CollectedJobs> {
  const where = await resolveFolders({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
  const gone = (touched?.removed ?? []).filter(({ name }) => matchesJobFiles(name, where));
  const removed = gone.filter(({ now }) => now === undefined || !matchesJobFiles(now, where));
  const files = await findJobFiles({ ...where, removed: gone.map(({ name }) => name) });
  const budget = createRunBudget(deadline);
  const load = createLoader({ inputs, workspace, budget });
  const jobs: (LoadedJob | UnloadableJob)[] = [];
  const others: OtherJob[] = [];
  const left: { readonly file: JobFile; readonly sought: ReadonlySet<string> }[] = [];
  for (const file of files) {
    const loaded = await load(file);
    const job = touched === undefined ? loaded : selectTouched(loaded, touched, budget);
    if (job !== undefined) jobs.push(job);
    else left.push({ file, sought: loaded.fileDependencies.sought });
    if (job === undefined) others.push(...otherJobsIn(loaded));
  }
  const isHere = new Set([...files, ...removed].map(({ name }) => name));
  return {
    jobs,
    removed: removed.map(({ name }) => name),
    untouched: left.length,
    others,
    // Read again: a run may have thousands of job files, and hardly ever needs these.
    readOthers: async () => Promise.all(left.map(({ file }) => load(file))),
    readElsewhere: async () => {
      const sorted = splitPatterns(where.patterns);
      const isElsewhere = (name: string): boolean => mayBeJobFile(name, sorted) && !matchesJobFiles(name, where);
      const names = (touched?.names ?? []).filter(isElsewhere);
      const elsewhere = await Promise.all(names.map((name) => regularFile(name, where.workspace)));
      const loaded = await Promise.all(elsewhere.flatMap((file) => (file === undefined ? [] : [load(file)])));
      return loaded.flatMap(otherJobsIn);
    },
    budget,
    isJobFile: (name) => matchesJobFiles(name, where),
    leftOutBy: (other) => [
      ...left.flatMap(({ file: { name }, sought }) => (isTouched(sought, other, budget.forFile(name)) ? [name] : [])),
      ...other.removed.map(({ name }) => name).filter((name) => !isHere.has(name) && matchesJobFiles(name, where)),
    ],
  };
}

/** A regular file of the workspace; undefined where it does not exist or is behind a link, which may lead outside. */
async function regularFile(name: string, workspace: string): Promise<JobFile | undefined> {
  const path = join(workspace, name);
  const stats = await lstat(path).catch(() => undefined);
  const isOwn = stats?.isFile() === true && (await realpath(path)) === path;
  return isOwn ? { path, name } : undefined;
}

function otherJobsIn(loaded: LoadedJob | UnloadableJob): readonly OtherJob[] {
  const job = 'source' in loaded ? evaluateDeclaredJob(loaded) : undefined;
  return job === undefined ? [] : [{ file: loaded.file.name, job }];
}

function selectTouched(
  job: LoadedJob | UnloadableJob,
  touched: TouchedFiles,
  budget: RunBudget,
): LoadedJob | UnloadableJob | undefined {
  try {
    return isTouched(job.fileDependencies.sought, touched, budget.forFile(job.file.name)) ? job : undefined;
  } catch (error) {
    if (!(error instanceof ActionError) || budget.endsRun(error)) throw error;
    return { file: job.file, failures: [error], fileDependencies: job.fileDependencies };
  }
}

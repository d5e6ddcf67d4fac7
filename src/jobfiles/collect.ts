import { findJobFiles, matchesJobFiles, realPlaces } from './find.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from './load.ts';
import { isTouched, type TouchedFiles } from './touched.ts';
import type { JobFileInputs } from '../inputs/job-files.ts';

/** The job files of a run. */
export interface CollectedJobs {
  /** Sorted by name. */
  readonly jobs: readonly (LoadedJob | UnloadableJob)[];
  /** Names of job files that the pull request removes. */
  readonly removed: readonly string[];
  /** How many job files the pull request does not touch, and that are left out for that. */
  readonly untouched: number;
}

export interface CollectOptions {
  readonly inputs: JobFileInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** What the pull request touches; undefined to take every job file. */
  readonly touched: TouchedFiles | undefined;
}

/**
 * Finds the job files of a run and reads what they are made of. A file with mistakes does not hide the others.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function collectJobs({ inputs, workspace, touched }: CollectOptions): Promise<CollectedJobs> {
  const where = await realPlaces({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
  const gone = (touched?.removed ?? []).filter(({ name }) => matchesJobFiles(name, where));
  const removed = gone.filter(({ now }) => now === undefined || !matchesJobFiles(now, where));
  const files = await findJobFiles({ ...where, gone: gone.map(({ name }) => name) });
  const load = createLoader({ inputs, workspace });
  const jobs: (LoadedJob | UnloadableJob)[] = [];
  for (const file of files) {
    const job = await load(file);
    if (touched === undefined || isTouched(job.sought, touched)) jobs.push(job);
  }
  return { jobs, removed: removed.map(({ name }) => name), untouched: files.length - jobs.length };
}

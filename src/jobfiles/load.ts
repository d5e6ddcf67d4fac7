import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failures, failuresIn, type Failure } from '../failure.ts';
import { createFileAccess, type FileAccess } from './functions/files.ts';
import { readGivenVariables } from './variables/given.ts';
import type { FileBase } from './functions/places.ts';
import { prepareJob, type PreparedJob } from './prepare.ts';
import { readJobFile, type JobSource } from './read.ts';
import type { JobFileInputs } from '../inputs/job-files.ts';
import type { JobFile } from './find.ts';

/** A job file with everything that it is made of. */
export interface LoadedJob {
  readonly file: JobFile;
  readonly source: JobSource;
  /** What the scheduler's parser is to read; undefined for a job that is JSON already. */
  readonly prepared: PreparedJob | undefined;
  readonly reads: FileAccess['files'];
  /** Names and globs from the repository's root: the job file, its variable files, and what it reads or looks for. */
  readonly sought: ReadonlySet<string>;
}

/** A job file that cannot be asked about as it is. */
export interface UnloadableJob {
  readonly file: JobFile;
  readonly failures: readonly Failure[];
  readonly sought: ReadonlySet<string>;
}

interface LoadOptions {
  readonly inputs: JobFileInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
}

/**
 * Reads the variable files that all job files share, and gives what reads one job file after the other.
 *
 * @throws Failures with all that is wrong in the shared variable files
 */
export function createLoader(options: LoadOptions): (file: JobFile) => Promise<LoadedJob | UnloadableJob> {
  const { inputs } = options;
  const variables = readGivenVariables(inputs, { ...baseOf(undefined, options), directory: inputs.workingDirectory });
  return async (file) => {
    const base = baseOf(file, options);
    const access = createFileAccess(base);
    const { settings, mistakes, names } = variables.forJob(file.path);
    const sought = (): ReadonlySet<string> => new Set([file.name, ...names, ...access.sought]);
    try {
      if (mistakes.length > 0) throw new Failures(mistakes);
      const source = await readJobFile(file);
      const { environment } = variables;
      const { strict } = inputs.variables;
      const prepared =
        source.kind === 'json' ? undefined : prepareJob(source, { base, access, environment, settings, strict });
      return { file, source, prepared, reads: access.files, sought: sought() };
    } catch (error) {
      const failures = failuresIn(error);
      if (failures === undefined) throw error;
      return { file, failures, sought: sought() };
    }
  };
}

/** Where the paths of a job file start: at the working directory, or at its own folder. */
function baseOf(file: JobFile | undefined, { inputs, workspace }: LoadOptions): FileBase {
  const root = realpathSync.native(workspace);
  const working = { directory: inputs.workingDirectory, setting: 'working-directory' } as const;
  const beside = { directory: file === undefined ? root : dirname(file.path), setting: 'job-file' } as const;
  const [own, other] = inputs.fileBase === 'job-file' ? [beside, working] : [working, beside];
  return { workspace: root, directory: own.directory, other };
}

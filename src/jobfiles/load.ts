import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ActionErrors, errorsIn, type ActionError } from '../errors.ts';
import { createRunBudget, type RunBudget } from './work-budget.ts';
import { createFileAccess, type FileAccess, type ReadFile } from './functions/file-access.ts';
import { createLister } from './functions/fileset.ts';
import { pathAliases } from './discovery/repository-paths.ts';
import { readVariableSources, type JobVariables } from './variables/variable-sources.ts';
import type { FileBase } from './functions/resolve-path.ts';
import { prepareJob, type PreparedJob } from './preprocess/prepare.ts';
import { readJobFile, type JobSource } from './read.ts';
import type { Setting } from './variables/settings.ts';
import type { JobFileInputs } from '../inputs/job-files.ts';
import type { JobFile } from './discovery/find.ts';

/** A job file with everything that it is made of. */
export interface LoadedJob {
  readonly file: JobFile;
  readonly source: JobSource;
  /** What Nomad's parser is to read; undefined for a job that is JSON already. */
  readonly prepared: PreparedJob | undefined;
  readonly reads: FileAccess['files'];
  /**
   * The same with other content of files that it reads, or other values of variables, to find out what of the job depends on them.
   *
   * @throws ActionErrors what cannot be evaluated with it
   */
  readonly prepareWith: (instead: Substitutes) => Promise<PreparedJob | undefined>;
  readonly fileDependencies: FileDependencies;
}

/** What stands in place of what a job file is read with; undefined of a file that stays as it is. */
export interface Substitutes {
  readonly file?: (file: ReadFile) => string | undefined;
  readonly setting?: (setting: Setting) => Setting;
}

/** What a job is made from, by names in the repository with `/`; a file behind a symbolic link by the link's name and by its own. */
export interface FileDependencies {
  /** Files that exist, and whose content counts: the job file, the variable files that are used, and what its functions read. */
  readonly files: ReadonlySet<string>;
  /** Files that exist, and of which only the names count: what the globs of `fileset` found. */
  readonly listed: ReadonlySet<string>;
  /** Names and globs of all that it looks for, whether it exists or not: `files`, variable files, and what its functions look for. */
  readonly sought: ReadonlySet<string>;
}

/** A job file that cannot be asked about as it is. */
export interface UnloadableJob {
  readonly file: JobFile;
  readonly failures: readonly ActionError[];
  readonly fileDependencies: FileDependencies;
}

interface LoadOptions {
  readonly inputs: JobFileInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** What the run may take; without it nothing but the limits counts. */
  readonly budget?: RunBudget;
}

/**
 * Reads the variable files that all job files share, and gives what reads one job file after the other.
 *
 * @throws ActionErrors with all that is wrong in the shared variable files
 */
export function createLoader(options: LoadOptions): (file: JobFile) => Promise<LoadedJob | UnloadableJob> {
  const { inputs, budget: all = createRunBudget() } = options;
  const list = createLister();
  const variables = readVariableSources(inputs, {
    ...fileBaseOf(undefined, options),
    directory: inputs.workingDirectory,
  });
  return async (file) => {
    const base = fileBaseOf(file, options);
    const budget = all.forFile(file.name);
    const access = createFileAccess(base, { budget, list });
    const { settings, errors, ...names } = variables.forJob(file.path);
    const from = (): FileDependencies => collectDependencies(file, { names, access, workspace: base.workspace });
    try {
      if (errors.length > 0) throw new ActionErrors(errors);
      await budget.yieldIfDue();
      const source = await readJobFile(file);
      budget.countBytes(source.bytes.length);
      const { strict } = inputs.variables;
      const prepare = async (
        to: FileAccess,
        { setting = unchanged }: Substitutes,
      ): Promise<PreparedJob | undefined> => {
        if (source.kind === 'json') return undefined;
        const environment = variables.environment.map(setting);
        return prepareJob(source, { base, access: to, budget, environment, settings: settings.map(setting), strict });
      };
      const prepared = await prepare(access, {});
      const prepareWith: LoadedJob['prepareWith'] = (instead) =>
        prepare(createFileAccess(base, { budget, list }, instead.file), instead);
      return { file, source, prepared, prepareWith, reads: access.files, fileDependencies: from() };
    } catch (error) {
      const failures = errorsIn(error);
      if (failures === undefined || all.endsRun(error)) throw error;
      return { file, failures, fileDependencies: from() };
    }
  };
}

const unchanged = (setting: Setting): Setting => setting;

interface DependencyParts {
  readonly names: Pick<JobVariables, 'names' | 'used'>;
  readonly access: FileAccess;
  readonly workspace: string;
}

function collectDependencies(file: JobFile, { names, access, workspace }: DependencyParts): FileDependencies {
  const all = (some: Iterable<string>): readonly string[] =>
    [...some].flatMap((name) => [name, ...pathAliases(join(workspace, name), workspace)]);
  const files = new Set(all([file.name, ...names.used, ...access.files.map(({ name }) => name)]));
  const listed = new Set(all(access.listed));
  // A glob through a linked folder names none of the files that it finds.
  const behindLinks = [...listed].filter((name) => !access.listed.has(name));
  return { files, listed, sought: new Set([...files, ...all(names.names), ...all(access.sought), ...behindLinks]) };
}

/** Where the paths of a job file start: at the working directory, or at its own folder. */
function fileBaseOf(file: JobFile | undefined, { inputs, workspace }: LoadOptions): FileBase {
  const root = realpathSync.native(workspace);
  const working = { directory: inputs.workingDirectory, setting: 'working-directory' } as const;
  const beside = { directory: file === undefined ? root : dirname(file.path), setting: 'job-file' } as const;
  const [own, other] = inputs.fileBase === 'job-file' ? [beside, working] : [working, beside];
  return { workspace: root, directory: own.directory, alternative: other };
}

import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ActionErrors, listErrors, type ActionError } from '../../errors.ts';
import { createRunBudget, type RunBudget } from '../functions/work-budget.ts';
import { createFileAccess, type FileAccess } from '../functions/file-access.ts';
import { createLister } from '../functions/fileset.ts';
import { listAliases } from '../../files/paths.ts';
import { createLateMarks, readLateSettings, type LateMarks } from '../variables/late-variables.ts';
import { readVariableSources, type JobVariables } from '../variables/variable-sources.ts';
import type { Setting } from '../variables/settings.ts';
import type { FileBase } from '../functions/resolve-path.ts';
import { prepareJob, type PreparedJob } from './prepare.ts';
import { readJobFile, type JobSource, type JobFile } from './job-source.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';

export interface LoadedJob {
  readonly file: JobFile;
  readonly source: JobSource;
  /** The input of Nomad's parser; `undefined` for a job that is already JSON. */
  readonly preparedJob: PreparedJob | undefined;
  /** Names of its existing variable files in the repository; the last file takes precedence. */
  readonly variableFiles: readonly string[];
  readonly variables: VariableSettings;
  readonly reads: FileAccess['files'];
  readonly findDependencies: FindDependencies;
  /** `undefined` for a file that declares no late variable. */
  readonly late?: LateJob | undefined;
}

/** The sources of the variables of a job file; the last source takes precedence. */
export interface VariableSettings extends Pick<JobVariables, 'vars'> {
  readonly environment: readonly Setting[];
  readonly listNames: (jobFile: string) => readonly string[];
}

/** A job file with marks instead of its late values. */
interface LateJob {
  /** The late variables that the file declares. */
  readonly names: readonly string[];
  readonly marks: LateMarks;
  /** The text that was reviewed; the same as {@link LoadedJob.preparedJob} in a run without late values. */
  readonly markedJob: PreparedJob;
  /** The values in this run, by variable. */
  readonly values: ReadonlyMap<string, string>;
}

/** The files that determine a job: names in the repository with `/`. A file behind a symbolic link has two names. */
interface FileDependencies {
  /** Existing files whose content matters: the job file, its variable files, and the files that its functions read. */
  readonly files: ReadonlySet<string>;
  /** Names and globs of all lookups, whether the file exists or not: `files`, variable files, and lookups by functions. */
  readonly lookups: ReadonlySet<string>;
}

/** Finds them on the first call: resolving their links takes a fifth of the time to load a file, and only a run that has a list of changes needs them. */
type FindDependencies = () => FileDependencies;

export interface UnloadableJob {
  readonly file: JobFile;
  readonly failures: readonly ActionError[];
  readonly findDependencies: FindDependencies;
  /** Whether it declares a late variable. */
  readonly isLate?: boolean;
}

interface LoadOptions {
  readonly inputs: JobFileInputs;
  readonly workspace: string;
  /** Without it, only the fixed limits apply. */
  readonly budget?: RunBudget;
}

/**
 * Reads the variable files that all job files share, and returns the function that loads one job file.
 *
 * @throws ActionErrors with all errors in the shared variable files
 */
export function createLoader(options: LoadOptions): (file: JobFile) => Promise<LoadedJob | UnloadableJob> {
  const { inputs, budget: runBudget = createRunBudget() } = options;
  const list = createLister();
  const late = inputs.late === undefined ? undefined : { ...inputs.late, marks: createLateMarks(inputs.late.names) };
  const sharedBase = { ...selectFileBase(undefined, options), directory: inputs.workingDirectory };
  const variables = readVariableSources(inputs, sharedBase);
  return async (file) => {
    const base = selectFileBase(file, options);
    const budget = runBudget.openFileBudget(file.name);
    const access = createFileAccess(base, { budget, list });
    const { settings, errors, vars, ...variableFiles } = variables.selectForJob(file.path);
    let dependencies: FileDependencies | undefined;
    const findDependencies = (): FileDependencies =>
      (dependencies ??= collectDependencies(file, variableFiles, access, base.workspace));
    let isLate = false;
    try {
      await budget.yieldIfDue();
      const source = await readJobFile(file, base.workspace, budget);
      budget.countBytes(source.bytes.length);
      const { environment } = variables;
      const mayBeLate = late !== undefined && source.kind !== 'json';
      const { text } = source;
      const lateOptions = { text, file: file.name, step: budget.step, settings: [...environment, ...settings] };
      const lateNames = mayBeLate ? readLateSettings({ ...late, ...lateOptions }) : undefined;
      isLate = lateNames !== undefined && lateNames.marked.length > 0;
      await budget.yieldIfDue();
      const failures = [...errors, ...(lateNames?.errors ?? [])];
      if (failures.length > 0) throw new ActionErrors(failures);
      const { strict } = inputs.variables;
      const ownSettings = settings.filter(({ name }) => late?.names.includes(name) !== true);
      const prepare = async (lateSettings: readonly Setting[]): Promise<PreparedJob> =>
        prepareJob(source, { base, access, environment, settings: [...ownSettings, ...lateSettings], strict });
      const preparedJob = source.kind === 'json' ? undefined : await prepare(lateNames?.valued ?? []);
      return {
        file,
        source,
        preparedJob,
        late:
          late === undefined || lateNames === undefined || preparedJob === undefined || !isLate
            ? undefined
            : {
                ...lateNames,
                marks: late.marks,
                markedJob: lateNames.values.size === 0 ? preparedJob : await prepare(lateNames.marked),
              },
        variableFiles: variableFiles.used,
        variables: { environment, listNames: variables.listNames, vars },
        reads: access.files,
        findDependencies,
      };
    } catch (error) {
      const failures = listErrors(error);
      if (failures === undefined || runBudget.isRunError(error)) throw error;
      return { file, failures, findDependencies, isLate };
    }
  };
}

function collectDependencies(
  file: JobFile,
  variableFiles: Pick<JobVariables, 'names' | 'used'>,
  access: FileAccess,
  workspace: string,
): FileDependencies {
  const addAliases = (names: Iterable<string>): readonly string[] =>
    [...names].flatMap((name) => [name, ...listAliases(join(workspace, name), workspace)]);
  const files = new Set(addAliases([file.name, ...variableFiles.used, ...access.files.map(({ name }) => name)]));
  // A glob through a linked folder does not match the real names of the files that it finds.
  const behindLinks = addAliases(access.listed).filter((name) => !access.listed.has(name));
  const lookups = new Set([
    ...files,
    ...addAliases(variableFiles.names),
    ...addAliases(access.lookups),
    ...behindLinks,
  ]);
  return { files, lookups };
}

function selectFileBase(file: JobFile | undefined, { inputs, workspace }: LoadOptions): FileBase {
  const root = realpathSync.native(workspace);
  const workingBase = { directory: inputs.workingDirectory, setting: 'working-directory' } as const;
  const jobFileBase = { directory: file === undefined ? root : dirname(file.path), setting: 'job-file' } as const;
  const [used, alternative] = inputs.fileBase === 'job-file' ? [jobFileBase, workingBase] : [workingBase, jobFileBase];
  return { workspace: root, directory: used.directory, alternative };
}

/**
 * The source of a job, which Nomad stores with the job and shows in its UI. Files that the job reads are inlined, because Nomad cannot access them. Values of
 * secret variables are omitted, because anyone who may read the job may read its submission.
 *
 * @returns the submission, its variables as one `name = expression` per line (`undefined` if none is set), and the names of the omitted variables
 */
export function buildSubmission({ source, preparedJob }: LoadedJob, isSecret: (setting: Setting) => boolean) {
  if (preparedJob === undefined)
    return { submission: { source: source.text, format: 'json' as const, variables: undefined }, omitted: [] };
  const settings = [...preparedJob.settings];
  const secrets = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
  const variables = preparedJob.encode(new Map(settings.filter(([name]) => !secrets.includes(name))));
  const text = preparedJob.renderWithout((name) => secrets.includes(name));
  return { submission: { source: text, format: 'hcl2' as const, variables: variables || undefined }, omitted: secrets };
}

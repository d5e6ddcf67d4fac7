import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failures, failuresIn, type Failure } from '../failure.ts';
import { createFileAccess, type FileAccess } from './functions/files.ts';
import { nameOf, type FileBase } from './functions/places.ts';
import { prepareJob, type PreparedJob } from './prepare.ts';
import { readJobFile, type JobSource } from './read.ts';
import { readVariableFile, type VariableFile } from './variables/var-files.ts';
import type { Assignment } from '../inputs/assignments.ts';
import type { JobFileInputs } from '../inputs/job-files.ts';
import type { JobFile } from './find.ts';
import type { Setting } from './variables/settings.ts';

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
export function createLoader({
  inputs,
  workspace,
}: LoadOptions): (file: JobFile) => Promise<LoadedJob | UnloadableJob> {
  const { variables, workingDirectory } = inputs;
  const root = realpathSync.native(workspace);
  const bases = (file: JobFile | undefined): FileBase => {
    const working = { directory: workingDirectory, setting: 'working-directory' } as const;
    const beside = { directory: file === undefined ? root : dirname(file.path), setting: 'job-file' } as const;
    const [own, other] = inputs.fileBase === 'job-file' ? [beside, working] : [working, beside];
    return { workspace: root, directory: own.directory, other };
  };
  const fromWorking: FileBase = { ...bases(undefined), directory: workingDirectory };
  const shared = new Map<string, VariableFile>();
  for (const path of variables.files.filter((one) => !one.includes(placeholder))) {
    const read = readVariableFile(path, fromWorking, false);
    if (read !== undefined) shared.set(path, read);
  }
  const mistakes = [...shared.values()].flatMap((read) => read.mistakes);
  if (mistakes.length > 0) throw new Failures(mistakes);
  const environment = variables.environment.map((one) => settingOf(one, `\`NOMAD_VAR_${one.name}\``, false));
  const given = [
    ...variables.given.map((one) => settingOf(one, 'input `vars`', false)),
    ...variables.secret.map((one) => settingOf(one, 'input `secret-vars`', true)),
  ];
  return async (file) => {
    const base = bases(file);
    const access = createFileAccess(base);
    const stem = stemOf(file, fromWorking);
    const paths = variables.files.map((path) => path.replaceAll(placeholder, stem));
    const files = paths.flatMap((path) => shared.get(path) ?? readVariableFile(path, fromWorking, true) ?? []);
    const sought = (): ReadonlySet<string> =>
      new Set([file.name, ...paths.map((path) => nameFrom(path, fromWorking)), ...access.sought]);
    try {
      const own = files.flatMap((one) => one.mistakes);
      if (own.length > 0) throw new Failures(own);
      const source = await readJobFile(file);
      const settings = [...files.flatMap((one) => one.settings), ...given];
      const prepared =
        source.kind === 'json'
          ? undefined
          : prepareJob(source, { base, access, environment, settings, strict: variables.strict });
      return { file, source, prepared, reads: access.files, sought: sought() };
    } catch (error) {
      const failures = failuresIn(error);
      if (failures === undefined) throw error;
      return { file, failures, sought: sought() };
    }
  };
}

/** Stands for a job file without its ending, in the path of a variable file. */
const placeholder = '{file}';

function stemOf({ path }: JobFile, { directory }: FileBase): string {
  return nameOf(path, { workspace: directory }).replace(/(?:\.nomad)?\.(?:hcl|json)$|\.nomad$/, '');
}

function nameFrom(path: string, { directory, workspace }: FileBase): string {
  return nameOf(resolve(directory, path), { workspace });
}

function settingOf({ name, value }: Assignment, words: string, secret: boolean): Setting {
  return { name, value, origin: { words, where: undefined }, form: 'raw', secret };
}

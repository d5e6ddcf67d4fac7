import { resolve } from 'node:path';
import { ActionErrors, type ActionError } from '../../errors.ts';
import { formatRelativeName } from '../../files/paths.ts';
import type { FileBase } from '../functions/resolve-path.ts';
import { readVariableFile, type VariableFile } from './var-files.ts';
import type { Assignment } from '../../inputs/kinds.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { Setting } from './settings.ts';

export interface JobVariables {
  /** In order of precedence. */
  readonly settings: readonly Setting[];
  /** Settings of the inputs, which override settings of files. */
  readonly vars: readonly Setting[];
  /** Errors in the job file's own variable files. */
  readonly errors: readonly ActionError[];
  /** Names of its variable files in the repository, existing or not. */
  readonly names: readonly string[];
  /** The names of the existing variable files. */
  readonly used: readonly string[];
}

/** Replaced by the path of the job file without its extension. */
const filePlaceholder = '{file}';

/**
 * Reads the variable files that all job files share, once. `forJob` returns the settings for a job file by its path.
 *
 * @param base the folder that paths of variable files are relative to
 * @throws ActionErrors with all errors in the shared files
 */
export function readVariableSources({ variables }: Pick<JobFileInputs, 'variables'>, base: FileBase) {
  const sharedFiles = new Map<string, VariableFile>();
  for (const path of variables.files.filter((file) => !file.includes(filePlaceholder))) {
    const read = readVariableFile(path, base, false);
    if (read !== undefined) sharedFiles.set(path, read);
  }
  const errors = [...sharedFiles.values()].flatMap((read) => read.errors);
  if (errors.length > 0) throw new ActionErrors(errors);
  const { vars, environment } = readInputSettings(variables);
  const listPaths = (jobPath: string): readonly string[] => {
    const stem = trimExtension(jobPath, base);
    return variables.files.map((path) => path.replaceAll(filePlaceholder, () => stem));
  };
  const toName = (path: string): string => formatRelativeName(base.workspace, resolve(base.directory, path));
  return {
    environment,
    /** The variable files of a job file by its name in the repository, existing or not. */
    listNames: (jobFile: string) => listPaths(resolve(base.workspace, jobFile)).map(toName),
    selectForJob(jobPath: string): JobVariables {
      const paths = listPaths(jobPath);
      const files = paths.flatMap((path) => sharedFiles.get(path) ?? readVariableFile(path, base, true) ?? []);
      return {
        settings: [...files.flatMap((file) => file.settings), ...vars],
        vars,
        errors: files.flatMap((file) => file.errors),
        names: paths.map(toName),
        used: files.map((file) => file.name),
      };
    },
  };
}

export function readInputSettings(variables: Pick<JobFileInputs['variables'], 'vars' | 'secret' | 'environment'>) {
  return {
    vars: [
      ...variables.vars.map((assignment) => toSetting(assignment, 'input `vars`', false)),
      ...variables.secret.map((assignment) => toSetting(assignment, 'input `secret-vars`', true)),
    ],
    environment: variables.environment.map((assignment) =>
      toSetting(assignment, `\`NOMAD_VAR_${assignment.name}\``, false),
    ),
  };
}

/** Without extensions such as `.nomad.hcl`; an explicit path may have any extension. */
function trimExtension(path: string, { directory }: FileBase): string {
  return formatRelativeName(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}

function toSetting({ name, value, location }: Assignment, input: string, isSecret: boolean): Setting {
  const text = location === undefined ? input : `\`vars\` in \`${location.file}:${location.line}\``;
  return { name, value, origin: { text, location }, form: 'raw', isSecret };
}

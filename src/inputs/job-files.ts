import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOut, missingCheckout, isOutside } from './workspace.ts';
import * as kinds from './kinds.ts';
import { quote } from './suggest.ts';
import type { Assignment } from './assignments.ts';
import type { Help } from '../errors.ts';
import type { Environment, InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

/** Which job files, and what their variables are. */
export const jobFileInputs = {
  'job-files': {
    kind: kinds.list,
    text: 'Job files: one path or glob a line, `!` excludes; a glob without an ending takes `.hcl`, `.nomad` and `.json`.',
  },
  'working-directory': {
    kind: kinds.text,
    default: '.',
    text: 'Where paths and globs start; inside the workspace.',
  },
  'only-changed': {
    kind: kinds.boolean,
    default: 'false',
    text: 'On a pull request: only job files that it touches, or whose variable files or read files it touches.',
  },
  'file-base': {
    kind: kinds.choice(['working-directory', 'job-file']),
    default: 'working-directory',
    text: 'Where the paths of `file("…")` and its like start: `working-directory`, as in the command line, or the folder of the `job-file`.',
  },
  vars: {
    kind: kinds.assignments,
    text: 'Variables of the job files, a line `name=value` each; a value of several lines as `name<<END`, its lines, `END`.',
  },
  'secret-vars': {
    kind: kinds.secretAssignments,
    text: 'The same, for values that are hidden wherever they appear.',
  },
  'var-files': {
    kind: kinds.list,
    text: 'Variable files in HCL or JSON, one path a line, later ones win; `{file}.vars.hcl` is the one beside each job file, if there is one.',
  },
  'strict-vars': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Whether it is a mistake to set a variable that a job file does not declare; else it is left out with a notice.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof jobFileInputs>;

/** What a user sets the variables of job files to. */
interface VariableInputs {
  /** `NOMAD_VAR_name` of the environment; those that no file declares are nothing. */
  readonly environment: readonly Assignment[];
  /** Paths; `{file}` in one stands for a job file without its ending. */
  readonly files: readonly string[];
  readonly given: readonly Assignment[];
  readonly secret: readonly Assignment[];
  readonly strict: boolean;
}

/** Which job files, and how they are read. */
export interface JobFileInputs {
  /** Paths and globs, `!` excludes. */
  readonly patterns: readonly string[];
  /** Absolute, inside the workspace. */
  readonly workingDirectory: string;
  /** Where the paths of file functions start. */
  readonly fileBase: 'working-directory' | 'job-file';
  readonly onlyChanged: boolean;
  readonly variables: VariableInputs;
}

/** Reads which job files are meant and what their variables are set to; errors are collected. */
export function readJobFileInputs(raw: Raw, { env, workspace, withheld, errors }: InputSource): JobFileInputs {
  const nothing = missingCheckout(workspace);
  if (nothing !== undefined) errors.push(nothing);
  const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, errors) : workspace;
  const isEmpty = raw['job-files'].length === 0 && withheld;
  if (!isEmpty && !raw['job-files'].some((pattern) => !pattern.startsWith('!'))) {
    errors.add(
      'job-files',
      'names no file',
      'Give a path or a glob a line, such as `jobs/**/*.nomad.hcl`.',
      'no-such-job-file',
    );
  }
  return {
    patterns: raw['job-files'],
    workingDirectory,
    fileBase: raw['file-base'],
    onlyChanged: raw['only-changed'],
    variables: readVariables(raw, env, errors),
  };
}

const prefix = 'NOMAD_VAR_';

function readVariables(raw: Raw, env: Environment, errors: InputErrors): VariableInputs {
  const secret = raw['secret-vars'];
  const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
  for (const { name } of both) {
    errors.add('vars', `sets \`${name}\`, and so does \`secret-vars\``, 'Set it in one of them.');
  }
  const environment = Object.entries(env)
    .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
    .map(([name, value]) => ({ name: name.slice(prefix.length), value: value ?? '' }));
  return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}

function readWorkingDirectory(raw: Raw, workspace: string, errors: InputErrors): string {
  const given = raw['working-directory'] ?? '.';
  const add = (what: string, hint: string, help: Help = 'no-such-job-file'): string => {
    errors.add('working-directory', `is ${quote(given)}, ${what}`, hint, help);
    return workspace;
  };
  try {
    // The other `realpathSync` takes a link to `link/..` for the folder that holds the link.
    const root = realpathSync.native(workspace);
    const path = realpathSync.native(resolve(root, given));
    if (isOutside(root, path)) {
      return add(
        'which lies outside the workspace',
        'Give a path inside the checked-out repository.',
        'outside-the-workspace',
      );
    }
    return statSync(path).isDirectory()
      ? path
      : add('which is a file', 'Give the folder, and the file as `job-files`.');
  } catch {
    return add('which does not exist', `Check the path. If it is right: ${checkOut}`);
  }
}

import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOut, missingCheckout, isOutside } from './workspace.ts';
import * as kinds from './kinds.ts';
import { quote } from './suggest.ts';
import type { Assignment } from './assignments.ts';
import type { Help } from '../errors.ts';
import type { Environment, InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

/** The inputs for job files and their variables. */
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

type RawJobFiles = RawInputs<typeof jobFileInputs>;

/** The variables of job files. */
interface VariableInputs {
  /** `NOMAD_VAR_name` of the environment; undeclared ones are ignored. */
  readonly environment: readonly Assignment[];
  /** Paths; `{file}` stands for a job file without its extension. */
  readonly files: readonly string[];
  readonly given: readonly Assignment[];
  readonly secret: readonly Assignment[];
  readonly strict: boolean;
}

export interface JobFileInputs {
  /** Paths and globs, `!` excludes. */
  readonly patterns: readonly string[];
  /** Absolute, inside the workspace. */
  readonly workingDirectory: string;
  /** The base of paths in file functions. */
  readonly fileBase: 'working-directory' | 'job-file';
  readonly onlyChanged: boolean;
  readonly variables: VariableInputs;
}

export function readJobFileInputs(raw: RawJobFiles, { env, workspace, withheld, errors }: InputSource): JobFileInputs {
  const nothing = missingCheckout(workspace);
  if (nothing !== undefined) errors.push(nothing);
  const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, errors) : workspace;
  checkPatterns(raw['job-files'], { withheld, errors });
  return {
    patterns: raw['job-files'],
    workingDirectory,
    fileBase: raw['file-base'],
    onlyChanged: raw['only-changed'],
    variables: readVariables(raw, env, errors),
  };
}

function checkPatterns(
  patterns: readonly string[],
  { withheld, errors }: Pick<InputSource, 'withheld' | 'errors'>,
): void {
  const hint = 'Write one path or glob per line, such as `jobs/**/*.nomad.hcl`.';
  if (patterns.length === 0 && !withheld) errors.addMissing('job-files', hint, 'no-such-job-file');
  if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
    errors.add('job-files', 'contains only patterns with `!`, which exclude files', hint, 'no-such-job-file');
  }
}

const variablePrefix = 'NOMAD_VAR_';

function readVariables(raw: RawJobFiles, env: Environment, errors: InputErrors): VariableInputs {
  const secret = raw['secret-vars'];
  const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
  for (const { name } of both) {
    errors.add('vars', `sets \`${name}\`, which \`secret-vars\` also sets`, 'Remove one of them.');
  }
  const environment = Object.entries(env)
    .filter(([name]) => name.startsWith(variablePrefix) && name.length > variablePrefix.length)
    .map(([name, value]) => ({ name: name.slice(variablePrefix.length), value: value ?? '' }));
  return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}

function readWorkingDirectory(raw: RawJobFiles, workspace: string, errors: InputErrors): string {
  const given = raw['working-directory'] ?? '.';
  const add = (what: string, hint: string, help: Help = 'no-such-job-file'): string => {
    errors.add('working-directory', `is ${quote(given)}, ${what}`, hint, help);
    return workspace;
  };
  try {
    // The other `realpathSync` resolves a link to `link/..` to the folder of the link.
    const root = realpathSync.native(workspace);
    const path = realpathSync.native(resolve(root, given));
    if (isOutside(root, path)) {
      return add(
        'which is outside the workspace',
        'Use a path inside the checked-out repository.',
        'outside-the-workspace',
      );
    }
    return statSync(path).isDirectory()
      ? path
      : add('which is a file', 'Set it to a folder, and add the file to `job-files`.');
  } catch {
    return add('which does not exist', `Check the path. If it is correct: ${checkOut}`);
  }
}

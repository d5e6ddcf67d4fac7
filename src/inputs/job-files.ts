import { readdirSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ActionError, type Help } from '../errors.ts';
import { isOutside } from '../files/paths.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { Assignment } from './kinds.ts';
import {
  nameVariable,
  type Configuration,
  type Environment,
  type InputErrors,
  type InputSource,
  type InputTable,
  type InputValues,
} from './input.ts';

const defaultPatterns = ['**/*.nomad.hcl', '**/*.nomad'];

export const jobFileInputs = {
  'job-files': {
    kind: kinds.list,
    default: defaultPatterns.join('\n'),
    inFile: true,
    text: 'Nomad job files, one path or glob per line; `!` excludes. A glob without an extension matches `.hcl`, `.nomad` and `.json`.',
  },
  'working-directory': {
    kind: kinds.text,
    default: '.',
    inFile: true,
    text: 'Directory in the workspace that paths and globs are relative to.',
  },
  'only-changed': shared.onlyChanged,
  'file-base': {
    kind: kinds.choose(['working-directory', 'job-file']),
    default: 'working-directory',
    inFile: true,
    text: 'Base of the paths in `file()` and similar functions: `working-directory`, as in the Nomad CLI, or `job-file`, the directory of the job file.',
  },
  vars: {
    kind: kinds.assignments,
    inFile: true,
    text: 'HCL variables, one `name=value` per line; write a value with several lines as `name<<END`, the lines, and `END`.',
  },
  'secret-vars': {
    kind: kinds.secretAssignments,
    text: 'HCL variables, like `vars`, whose values are hidden in all output.',
  },
  'var-files': {
    kind: kinds.list,
    inFile: true,
    text: 'Variable files in HCL or JSON, one path per line; later files take precedence. `{file}.vars.hcl`: a file next to each job file, if it exists.',
  },
  'late-vars': {
    kind: kinds.list,
    inFile: true,
    text: 'HCL variables that only the build can set, one name per line. The plan is reviewed without their values; mode `register` takes them from `vars` in the workflow, or `NOMAD_VAR_name`.',
  },
  'strict-vars': {
    kind: kinds.boolean,
    default: 'true',
    inFile: true,
    text: '`true`: fail if a variable is set that a job file does not declare. `false`: ignore it, with a notice.',
  },
} as const satisfies InputTable;

export const checkoutHint = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** The error for an empty workspace; `undefined` if it is not empty. */
export function findMissingCheckout(workspace: string): ActionError | undefined {
  if (!isEmpty(workspace)) return undefined;
  const message = 'The workspace is empty: the repository is not checked out.';
  return new ActionError({ reason: 'input', message, hint: checkoutHint, help: 'no-checkout' });
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}

type JobFileValues = InputValues<typeof jobFileInputs>;

export interface JobFileInputs {
  /** Paths and globs, `!` excludes. */
  readonly patterns: readonly string[];
  /** Whether patterns may match nothing: true for the default. */
  readonly mayBeEmpty?: boolean;
  /** The patterns of each stage, for modes that register in stages. */
  readonly stages?: readonly (readonly string[])[];
  /** `undefined` for modes that do not read it. */
  readonly configuration?: Configuration | undefined;
  /** Absolute, inside the workspace. */
  readonly workingDirectory: string;
  readonly fileBase: 'working-directory' | 'job-file';
  readonly onlyChanged: boolean;
  readonly variables: Readonly<ReturnType<typeof readVariables>>;
  readonly late?: LateInputs | undefined;
}

/** The variables whose values are not known at the review. */
export interface LateInputs {
  readonly names: readonly string[];
  /** Whether a run uses late values: a plan never does, a register run requires them, and a comparison with running jobs uses them if given. */
  readonly values: 'unused' | 'required' | 'optional';
}

export function readJobFileInputs(
  values: JobFileValues,
  { env, configuration, workspace, errors }: InputSource,
  lateValues: LateInputs['values'] = 'unused',
): JobFileInputs {
  const { jobFiles: patterns, fileBase, onlyChanged } = values;
  const missingCheckout = findMissingCheckout(workspace);
  if (missingCheckout !== undefined) errors.push(missingCheckout);
  const workingDirectory = missingCheckout === undefined ? readWorkingDirectory(values, workspace, errors) : workspace;
  if (patterns.every((pattern) => pattern.startsWith('!'))) {
    const hint = 'Write one path or glob per line, such as `jobs/**/*.nomad.hcl`.';
    errors.add('job-files', 'contains only patterns with `!`, which exclude files', hint, 'no-such-job-file');
  }
  return {
    patterns,
    mayBeEmpty: patterns.join('\n') === defaultPatterns.join('\n'),
    configuration,
    workingDirectory,
    fileBase,
    onlyChanged,
    variables: readVariables(values, locateVariables(values.vars, configuration), env, errors),
    late: readLateInputs(values, lateValues, { configuration, errors }),
  };
}

/** Values that are probably errors: they cause a warning, and are used unchanged. */
const doubtfulValues: readonly (readonly [feature: string, value: RegExp, hint: string])[] = [
  ['its quotes', /^\s*(["']).*\1\s*$/s, 'Remove the quotes unless they belong to the value.'],
  [
    'another assignment',
    /^(?:[^=,]*,\s*| *[^=,;\s"'[{]+(?:;| ) *)\w+=/,
    'Write one variable per line unless the assignment is part of the value.',
  ],
  [
    'a variable that is not replaced',
    /^(?:\$\{?[A-Z_]\w*\}?|(?:secrets|vars|env|github)\.\w+)$|\$\{?(?:GITHUB|RUNNER)_\w/,
    'Write an expression, such as `${{ github.sha }}`.',
  ],
];

const variablePrefix = 'NOMAD_VAR_';

/** Adds the line of the configuration file, if the workflow does not set the variable. */
function locateVariables(vars: readonly Assignment[], configuration: Configuration | undefined): readonly Assignment[] {
  if (configuration === undefined) return vars;
  const { environment, file, variables } = configuration;
  const earlierAssignments = kinds.readAssignments(environment[nameVariable('vars')] ?? '');
  const overridden = new Set('value' in earlierAssignments ? earlierAssignments.value.map(({ name }) => name) : []);
  return vars.map((assignment) => {
    const line = overridden.has(assignment.name) ? undefined : variables.get(assignment.name);
    return line === undefined ? assignment : { ...assignment, location: { file, line } };
  });
}

function readVariables(values: JobFileValues, vars: readonly Assignment[], env: Environment, errors: InputErrors) {
  const { secretVars: secret, varFiles: files, strictVars: strict } = values;
  for (const { name } of vars.filter((assignment) => secret.some((other) => other.name === assignment.name)))
    errors.addConflict('vars', `sets \`${name}\`, which \`secret-vars\` also sets`, 'Remove one of them.');
  for (const [input, assigned] of Object.entries({ vars: vars, 'secret-vars': secret })) {
    for (const name of kinds.listRepeated(assigned))
      errors.add(input, `sets ${quote(name)} more than once`, 'Set it once.');
    for (const { name, value } of assigned)
      for (const [feature, , hint] of doubtfulValues.filter(([, pattern]) => pattern.test(value)))
        errors.addWarning(input, `sets \`${name}\` to a value with ${feature}`, hint);
  }
  /** `NOMAD_VAR_name` of the environment; undeclared ones are ignored. */
  const environment: readonly Assignment[] = Object.entries(env)
    .filter(([name]) => name.startsWith(variablePrefix) && name.length > variablePrefix.length)
    .map(([name, value]) => ({ name: name.slice(variablePrefix.length), value: value ?? '' }));
  return { environment, files, vars, secret, strict };
}

/** Late values are shown: users must be able to see the deployed version. */
function readLateInputs(
  { lateVars, secretVars }: JobFileValues,
  use: LateInputs['values'],
  { configuration, errors }: Pick<InputSource, 'configuration' | 'errors'>,
): LateInputs | undefined {
  const names = [...new Set(lateVars)];
  for (const name of names) {
    if (!kinds.variableName.test(name))
      errors.add(
        'late-vars',
        `contains ${quote(name)}, which is not the name of a variable`,
        'Write one name per line; mode `register` takes the values from `vars`.',
      );
    if (configuration?.variables.has(name) === true)
      errors.addConflict(
        'late-vars',
        `names \`${name}\`, which \`${configuration.file}\` sets`,
        'Set it in the workflow, in `vars`: a pull request can change the file after the review.',
      );
    if (secretVars.some((variable) => variable.name === name))
      errors.addConflict(
        'late-vars',
        `names \`${name}\`, which \`secret-vars\` sets`,
        'Remove it from one of them: a late value is shown after the registration.',
      );
  }
  return names.length === 0 ? undefined : { names, values: use };
}

function readWorkingDirectory(
  { workingDirectory: value = '.' }: JobFileValues,
  workspace: string,
  errors: InputErrors,
): string {
  const add = (problem: string, hint: string, help: Help = 'no-such-job-file'): string => {
    errors.add('working-directory', `is ${quote(value)}, ${problem}`, hint, help);
    return workspace;
  };
  try {
    // The other `realpathSync` resolves a link to `link/..` to the folder of the link.
    const root = realpathSync.native(workspace);
    const path = realpathSync.native(resolve(root, value));
    if (isOutside(root, path)) {
      const hint = 'Use a path inside the checked-out repository.';
      return add('which is outside the workspace', hint, 'outside-the-workspace');
    }
    return statSync(path).isDirectory()
      ? path
      : add('which is a file', 'Set it to a directory, and add the file to `job-files`.');
  } catch {
    return add('which does not exist', `Check the path. If it is correct: ${checkoutHint}`);
  }
}

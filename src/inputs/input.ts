import { ActionError, describeSetting, readSettingName, secretNames, type ErrorDetails, type Help } from '../errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of an input, or the problem with its text, which follows `Input x`, and a hint. */
export type ReadResult<T> = { readonly value: T } | { readonly error: string; readonly hint: string };

export interface InputKind<T> {
  readonly read: (text: string) => ReadResult<T>;
  /** The part that is masked and never quoted: the whole text, or the values of its lines. */
  readonly secret?: 'text' | 'values';
  /** The text of an empty input without a default. */
  readonly empty?: string;
  /** The allowed values, if the kind has a list. */
  readonly choices?: readonly string[];
  /** The structure of a value that is not a single string: a list, a list of lists, or assignments. */
  readonly form?: 'list' | 'lists' | 'assignments' | 'boolean';
}

/** One input of the action: a row of action.yml and of the documentation. Names and defaults are a contract with users. */
export interface Input<T = unknown> {
  readonly kind: InputKind<T>;
  /** In action.yml. */
  readonly default?: string;
  /** The environment variable to fall back to, with its name in Nomad's command line. */
  readonly env?: string;
  /** Its description in action.yml and the documentation, one line. */
  readonly text: string;
  /**
   * Whether the configuration file of the repository may set it: never for inputs that decide about permissions, or about the address that gets secrets, because a pull request can
   * change the file. A list has the values that the file may set. action.yml has no default for such inputs, which would look like a value of the workflow.
   */
  readonly inFile?: true | readonly string[];
  /** Its text may be a secret although it is not masked: a list of settings does not show it. */
  readonly mayBeSecret?: true;
}

export type InputTable = Readonly<Record<string, Input>>;

/** `jobVersion` for `job-version`. */
type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** The values of the inputs of a table, by their names in camel case. */
export type InputValues<Table extends InputTable> = {
  readonly [Name in keyof Table as CamelCase<Name>]: Table[Name] extends { readonly kind: InputKind<infer T> }
    ? T
    : never;
};

export interface Configuration {
  /** The environment without the values of the file. */
  readonly environment: Environment;
  /** The variables of `vars` that the file sets, each with its line. */
  readonly variables: ReadonlyMap<string, number>;
  /** Absolute. */
  readonly path: string;
  /** Relative to the workspace, with `/`. */
  readonly file: string;
  /** The inputs that the file sets, each with its line. */
  readonly lines: ReadonlyMap<string, number>;
}

export interface InputSource {
  /** With the values of the configuration file. */
  readonly env: Environment;
  /** `undefined` for modes that do not read it. */
  readonly configuration?: Configuration | undefined;
  readonly workspace: string;
  /** Whether the run may be from a different repository: the author of a fork must not decide which values are shown. */
  readonly isFromFork: boolean;
  /** Whether the run gets no secrets and variables: an empty input is not an error. */
  readonly hasNoSecrets: boolean;
  readonly errors: InputErrors;
}

/** Collects the errors of the inputs, to report all of them together. Values that are read after an error are never used: the run ends before its mode starts. */
export interface InputErrors extends ReturnType<typeof createInputErrors> {}

export function createInputErrors(env: Environment, table: InputTable, configuration?: Configuration) {
  const list: ActionError[] = [];
  const warnings: ActionError[] = [];
  const reportedNames = new Set<string>();
  const create = (name: string, problem: string, hint: string, help: Help): ErrorDetails => {
    const input = table[name];
    const isFromEnv = input?.env !== undefined && readGivenInput(env, name, input)?.fromEnv === true;
    const line = configuration?.lines.get(name);
    const setting = `${line === undefined ? 'Input' : 'Key'} \`${name}\`${isFromEnv ? ` (from \`${input.env}\`)` : ''}`;
    const message = `${setting} ${problem}.`;
    const location = line === undefined || configuration === undefined ? undefined : { file: configuration.file, line };
    const isAboutValue = !isFromEnv && (help === 'missing-input' || help === 'invalid-value');
    const secret = isAboutValue ? secretNames[name] : undefined;
    const note = secret === undefined ? '' : ` In a reusable workflow, the secret \`${secret}\` sets it.`;
    return { reason: 'input', message, hint: `${hint}${note}`, help, location };
  };
  /** @param problem follows `Input x`, or `Input x (from X)` if the value comes from the environment @param hint one sentence */
  const add = (name: string, problem: string, hint: string, help: Help = 'invalid-value'): void =>
    void list.push(new ActionError(create(name, problem, hint, help)));
  return {
    list: list as readonly ActionError[],
    /** Reported as warnings; they do not fail the run. */
    warnings: warnings as readonly ActionError[],
    add,
    addConflict: (name: string, problem: string, hint: string): void => add(name, problem, hint, 'conflicting-inputs'),
    addWarning: (name: string, problem: string, hint: string): void =>
      void warnings.push(new ActionError({ ...create(name, problem, hint, 'invalid-value'), level: 'warning' })),
    /** Adds that a required input is missing, unless its name was misspelled, or its value has an error. */
    addMissing(name: string, hint: string, help: Help = 'missing-input'): void {
      if (!reportedNames.has(name)) add(name, 'is missing', hint, help);
    },
    /** @param meant an input of the mode with a similar name, if any */
    addUnknown(name: string, meant: string | undefined): void {
      if (meant !== undefined) reportedNames.add(meant);
      const removal = `Remove it. If the workflow sets the environment variable \`${nameVariable(name)}\`, rename the variable: it counts as an input.`;
      const hint = meant === undefined ? removal : `Did you mean ${describeSetting(meant)}?`;
      add(name, 'does not exist', hint, 'unused-input');
    },
    /** @param replacement of {@link formerNames} */
    addFormer(name: string, replacement: string): void {
      reportedNames.add(readSettingName(replacement));
      const hint = `Did you mean \`${readSettingName(replacement)}\`? Write it as ${describeSetting(replacement)}.`;
      add(name, 'does not exist', hint, 'unused-input');
    },
    /** Adds other errors, such as an error in a file of an input. */
    push: (...errors: readonly ActionError[]): void => void list.push(...errors),
    /** The value; `undefined` after an error, which is added. */
    takeValue<T>(name: string, read: ReadResult<T>, help?: Help): T | undefined {
      if ('value' in read) return read.value;
      reportedNames.add(name);
      add(name, read.error, read.hint, help);
      return undefined;
    },
  };
}

/** The runner's environment variable for an input: spaces become underscores, hyphens stay, letters are upper case. */
export function nameVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** The trimmed text of an input; `undefined` if it is empty. */
export function readGivenInput(env: Environment, name: string, input: Input | undefined) {
  const text = env[nameVariable(name)]?.trim() ?? '';
  // An unevaluated expression of action.yml, as in a local run.
  if (text !== '' && !text.startsWith('${{')) return { text, fromEnv: false };
  const fallback = input?.env === undefined ? '' : (env[input.env]?.trim() ?? '');
  return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}

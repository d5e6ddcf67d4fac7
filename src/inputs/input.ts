import { ActionError, type Help } from '../errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of an input, or the problem with its text, which follows `Input x`, and what to do. */
export type Read<T> = { readonly value: T } | { readonly error: string; readonly hint: string };

export interface InputKind<T> {
  readonly read: (text: string) => Read<T>;
  /** What is masked and never quoted: the whole text, or the values of its lines. */
  readonly secret?: 'text' | 'values';
  /** The text of an empty input without a default. */
  readonly empty?: string;
  /** The allowed values, if the kind has a list. */
  readonly choices?: readonly string[];
}

/**
 * One input of the action: a row of action.yml and of the documentation. Names and defaults are a contract with users.
 */
export interface Input<T = unknown> {
  readonly kind: InputKind<T>;
  /** In action.yml. */
  readonly default?: string;
  /** The environment variable to fall back to, with its name in Nomad's command line. */
  readonly env?: string;
  /** Its description in action.yml and the documentation, one line. */
  readonly text: string;
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

/** What the inputs are read from, besides their own texts. */
export interface InputSource {
  readonly env: Environment;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Whether the pull request is from a fork, whose author must not choose what is shown. */
  readonly fork: boolean;
  /** Whether the run gets no secrets and variables: then an empty input is not an error. */
  readonly withheld: boolean;
  readonly errors: InputErrors;
}

/**
 * Collects the errors of the inputs, to report all of them together. What is read after an error is never used: the run
 * ends before its mode starts.
 */
export interface InputErrors {
  readonly list: readonly ActionError[];
  /**
   * @param problem follows `Input x`, or `Input x (from X)` if the value comes from the environment
   * @param hint what to do, in one sentence
   */
  add(name: string, problem: string, hint: string, help?: Help): void;
  /** Adds that an input does not go together with another one. */
  addConflict(name: string, problem: string, hint: string): void;
  /** Adds that a required input is missing, unless its name was misspelt. */
  addMissing(name: string, hint: string, help?: Help): void;
  /** Adds that an input does not exist; the other one is probably meant. */
  addMisspelt(name: string, meant: string): void;
  /** Adds other errors, such as one about a line of a file that an input names. */
  push(...errors: readonly ActionError[]): void;
  /** The value; undefined after an error, which is added. */
  valueOf<T>(name: string, read: Read<T>, help?: Help): T | undefined;
}

export function createInputErrors(env: Environment, table: InputTable): InputErrors {
  const list: ActionError[] = [];
  const misspelt = new Set<string>();
  const add: InputErrors['add'] = (name, problem, hint, help = 'invalid-value') => {
    const input = table[name];
    const isFromEnv = input?.env !== undefined && givenInput(env, name, input)?.fromEnv === true;
    const named = isFromEnv ? `Input \`${name}\` (from \`${input.env}\`)` : `Input \`${name}\``;
    list.push(new ActionError({ reason: 'input', message: `${named} ${problem}.`, hint, help }));
  };
  return {
    list,
    add,
    addConflict: (name, problem, hint) => add(name, problem, hint, 'conflicting-inputs'),
    addMissing(name, hint, help = 'missing-input') {
      if (!misspelt.has(name)) add(name, 'is missing', hint, help);
    },
    addMisspelt(name, meant) {
      misspelt.add(meant);
      add(name, 'does not exist', `Did you mean \`${meant}\`?`, 'unused-input');
    },
    push: (...errors) => void list.push(...errors),
    valueOf(name, read, help) {
      if ('value' in read) return read.value;
      add(name, read.error, read.hint, help);
      return undefined;
    },
  };
}

interface GivenInput {
  readonly text: string;
  readonly fromEnv: boolean;
}

/** The runner's environment variable for an input: spaces become underscores, hyphens stay, letters are upper case. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** The trimmed text of an input; undefined if it is empty. */
export function givenInput(env: Environment, name: string, input: Input | undefined): GivenInput | undefined {
  const text = env[inputVariable(name)]?.trim() ?? '';
  // An expression of action.yml that nobody has evaluated, as in a run by hand.
  if (text !== '' && !text.startsWith('${{')) return { text, fromEnv: false };
  const fallback = input?.env === undefined ? '' : (env[input.env]?.trim() ?? '');
  return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}

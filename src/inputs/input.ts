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

/** The inputs of a mode, by name. */
export type InputTable = Readonly<Record<string, Input>>;

/** The values of the inputs of a table. */
export type RawInputs<Table extends InputTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly kind: InputKind<infer T> } ? T : never;
};

export interface GivenInput {
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

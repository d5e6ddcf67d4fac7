export type Environment = Readonly<Record<string, string | undefined>>;

/** What an input's text was read as, or what is wrong with it: words that follow `Input x`, and what to do. */
export type Read<T> = { readonly value: T } | { readonly error: string; readonly hint: string };

/** How the text of an input is read. */
export interface InputKind<T> {
  readonly read: (text: string) => Read<T>;
  /** Masked, and never quoted: the whole text, or the values of its lines. */
  readonly secret?: 'text' | 'values';
  /** What an input of this kind is read as that is neither given nor has a default. */
  readonly empty?: string;
  /** The allowed values, where there is a list of them. */
  readonly choices?: readonly string[];
}

/** One input of the action: a row of action.yml and of the documentation. Names and defaults are a contract with users. */
export interface Input<T = unknown> {
  readonly kind: InputKind<T>;
  /** What action.yml fills in. */
  readonly default?: string;
  /** The environment variable that it falls back to, named as Nomad's own command line names it. */
  readonly env?: string;
  /** One line for action.yml and the documentation. */
  readonly text: string;
}

/** The inputs of a mode, by name. */
export type InputTable = Readonly<Record<string, Input>>;

/** The values of a table's inputs, each read by its kind. */
export type RawInputs<Table extends InputTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly kind: InputKind<infer T> } ? T : never;
};

/** One input as it was given: its text, and whether it comes from its environment variable. */
export interface GivenInput {
  readonly text: string;
  readonly fromEnv: boolean;
}

/** The variable by which the runner hands over an input: spaces become underscores, dashes stay, letters are upper case. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** What a user gave for an input, without the white space around it; undefined for nothing. */
export function givenInput(env: Environment, name: string, input: Input | undefined): GivenInput | undefined {
  const text = env[inputVariable(name)]?.trim() ?? '';
  // An expression stands in action.yml for GitHub to fill in; run by hand it is nothing.
  if (text !== '' && !text.startsWith('${{')) return { text, fromEnv: false };
  const fallback = input?.env === undefined ? '' : (env[input.env]?.trim() ?? '');
  return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}

import { secretValues } from './assignments.ts';
import {
  givenInput,
  inputVariable,
  type Environment,
  type Input,
  type InputTable,
  type RawInputs,
  type GivenInput,
} from './input.ts';
import { nearest, quote } from './suggest.ts';
import type { InputErrors } from './input-errors.ts';

/**
 * The values of all secret inputs, for the runner to mask before anything else happens: as they were given, as they are used (without
 * white space around them), and what goes over the wire for them.
 */
export function secretTexts(env: Environment, table: InputTable): readonly string[] {
  const inputs = Object.entries(table);
  const texts = inputs
    .filter(([, { kind }]) => kind.secret === 'text')
    .flatMap(([name, input]) => [env[inputVariable(name)] ?? '', input.env === undefined ? '' : (env[input.env] ?? '')])
    .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...partsOf(text.trim())]));
  const values = inputs
    .filter(([, { kind }]) => kind.secret === 'values')
    .flatMap(([name]) => secretValues(env[inputVariable(name)] ?? ''));
  return [...new Set([...texts, ...values, ...registryTokens(env)])];
}

/** The registry's tokens by the names that its own command line knows; which one is used is known only with the address. */
function registryTokens(env: Environment): readonly string[] {
  return Object.entries(env).flatMap(([name, text]) =>
    name.startsWith('TF_TOKEN_') && text?.trim() ? [text.trim()] : [],
  );
}

/** Of `user:password` the password alone is a secret too, and so is what HTTP Basic makes of both. */
function partsOf(text: string): readonly string[] {
  const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
  return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}

/** Reads one input by its kind; undefined with the error collected. */
export function readInput<T>(name: string, input: Input<T>, env: Environment, errors: InputErrors): T | undefined {
  const read = input.kind.read(givenInput(env, name, input)?.text ?? textWithout(input));
  if ('value' in read) return read.value;
  errors.add(name, read.error, read.hint);
  return undefined;
}

/**
 * Reads the inputs of a mode, each by its kind; the value of a wrong one is its default. An input that belongs to other modes alone, or whose
 * name nearly is that of an input, is an error, too.
 *
 * @param all the inputs of all modes
 */
export function readInputs<Table extends InputTable>(
  mode: string,
  { table, all }: { readonly table: Table; readonly all: InputTable },
  env: Environment,
  errors: InputErrors,
): RawInputs<Table> {
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(all)) {
    const given = givenInput(env, name, input);
    if (!(name in table) && given !== undefined && isOfUser(given, input))
      errors.add(name, `is not used by mode \`${mode}\``, 'Remove it, or choose the mode that it belongs to.');
    const value = readInput(name, input, env, errors);
    if (name in table) values[name] = value ?? defaultOf(input);
  }
  for (const [name, meant] of misspelt(env, Object.keys(all)))
    errors.add(name, 'is not known', `Did you mean ${quote(meant)}?`);
  return values as RawInputs<Table>;
}

function defaultOf(input: Input): unknown {
  const read = input.kind.read(textWithout(input));
  return 'value' in read ? read.value : undefined;
}

/** Whether a user wrote it. What GitHub fills in for an expression of action.yml comes to every mode, and looks no different. */
function isOfUser({ text, fromEnv }: GivenInput, input: Input): boolean {
  return !fromEnv && text !== input.default && input.default?.startsWith('${{') !== true;
}

/** What an input that is not given is read as. An input with a fallback has no default in action.yml, which would hide the fallback. */
function textWithout({ kind, default: usual }: Input): string {
  if (usual === undefined) return kind.empty ?? '';
  return usual.startsWith('${{') ? '' : usual;
}

/** Names that are no input but nearly one: a mistyped `redact` must not be silently ignored. Others are left to the runner's own warning. */
function misspelt(env: Environment, names: readonly string[]): readonly (readonly [name: string, meant: string])[] {
  const known = new Set(names.map(inputVariable));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable) && env[variable] !== '')
    .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
    .flatMap((name) => {
      const meant = nearest(name.replaceAll('_', '-'), names);
      return meant === undefined ? [] : [[name, meant] as const];
    });
}

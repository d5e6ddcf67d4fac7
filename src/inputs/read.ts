import { isHideable, listSecretValues } from './kinds.ts';
import {
  readGivenInput,
  nameVariable,
  type Environment,
  type Input,
  type InputErrors,
  type InputTable,
  type InputValues,
} from './input.ts';
import { describeSetting, isFileKey, readSettingName } from '../errors.ts';
import { listRegistryTokens } from './registry.ts';
import { formerNames, findNearest } from './suggest.ts';
import { codeList } from '../text/numbers.ts';

/** The values of all secret inputs that can be hidden, for the runner to mask first: unchanged, trimmed, and as they are sent on the wire. */
export function listSecretTexts(env: Environment, table: InputTable): readonly string[] {
  const inputs = Object.entries(table);
  const texts = inputs
    .filter(([, { kind }]) => kind.secret === 'text')
    .flatMap(([name, input]) => [env[nameVariable(name)] ?? '', input.env === undefined ? '' : (env[input.env] ?? '')])
    .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...deriveBasicAuthSecrets(text.trim())]));
  const values = inputs
    .filter(([, { kind }]) => kind.secret === 'values')
    .flatMap(([name]) => listSecretValues(env[nameVariable(name)] ?? ''));
  return [...new Set([...texts, ...values, ...listRegistryTokens(env).map(({ token }) => token)])].filter(isHideable);
}

/** The password of `user:password`, and the encoding of both for HTTP Basic. */
function deriveBasicAuthSecrets(text: string): readonly string[] {
  const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
  return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}

/** Reads one input. Reports an invalid value, and returns the default instead. */
export function readInput<T>(name: string, input: Input<T>, env: Environment, errors: InputErrors): T | undefined {
  const read = input.kind.read(readGivenInput(env, name, input)?.text ?? formatDefault(input));
  return errors.takeValue(name, read) ?? errors.takeValue(name, input.kind.read(formatDefault(input)));
}

interface InputTables<Table extends InputTable> {
  readonly table: Table;
  readonly all: InputTable;
  /** The inputs that have their values from the configuration file. */
  readonly keys: Pick<ReadonlySet<string>, 'has'>;
  /** The modes that have an input. */
  readonly listModes: (input: string) => readonly string[];
}

/** Invalid inputs get their default. Inputs of other modes, and inputs that action.yml does not declare, are errors as well. */
export function readInputs<Table extends InputTable>(
  mode: string,
  { table, all, keys, listModes }: InputTables<Table>,
  env: Environment,
  errors: InputErrors,
): InputValues<Table> {
  const values: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(all)) {
    const setting = readGivenInput(env, name, input);
    if (isFileKey(name) && setting?.fromEnv === false && !keys.has(name))
      errors.add(name, 'is a key of the configuration file', `Set ${describeSetting(name)}.`, 'unused-input');
    else if (!(name in table) && setting !== undefined && isSetByUser(setting, input))
      errors.add(
        name,
        `is not used by \`mode: ${mode}\``,
        `Remove it, or set a mode that uses it: ${codeList(listModes(name))}.`,
        'unused-input',
      );
    const value = readInput(name, table[name] ?? input, env, errors);
    if (name in table) values[name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  for (const name of findUnknown(env, all)) {
    const replacement = formerNames.get(name.replaceAll('_', '-'));
    if (replacement !== undefined && readSettingName(replacement) in table) errors.addFormer(name, replacement);
    else if (all['mode']?.kind.choices?.includes(name) === true)
      errors.add(name, 'does not exist', `To use this mode, set \`mode: ${name}\`.`, 'unused-input');
    else errors.addUnknown(name, suggestName(name, Object.keys(table)));
  }
  return values as InputValues<Table>;
}

/** Whether the user set the input. Expressions in action.yml set the same values for every mode. */
function isSetByUser({ text, fromEnv }: NonNullable<ReturnType<typeof readGivenInput>>, input: Input): boolean {
  return !fromEnv && text !== input.default && input.default?.startsWith('${{') !== true;
}

/** The text of an empty input. Inputs with an environment variable have no default in action.yml, which would take precedence over the variable. */
function formatDefault({ kind, default: usual }: Input): string {
  if (usual === undefined) return kind.empty ?? '';
  return usual.startsWith('${{') ? '' : usual;
}

function findUnknown(env: Environment, all: InputTable): readonly string[] {
  const knownVariables = new Set(Object.keys(all).map(nameVariable));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !knownVariables.has(variable))
    .map((variable) => variable.slice('INPUT_'.length).toLowerCase());
}

/** The input of the mode that an unknown name is similar to. */
function suggestName(name: string, modeInputs: readonly string[]): string | undefined {
  const word = name.replaceAll('_', '-').replace(/^nomad-/, '');
  // `versions` of mode `deprecate` has another meaning than `module-version`.
  const exact = modeInputs.find((input) => input === `module-${word}`);
  return exact ?? findNearest(word, modeInputs) ?? findOnlySuffixMatch(word, modeInputs);
}

/** `job-version` for `version`, if no other name ends in it. */
function findOnlySuffixMatch(word: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((name) => name.endsWith(`-${word}`));
  return others.length === 0 ? only : undefined;
}

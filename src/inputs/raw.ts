import { readAssignments, secretValues, type Assignment } from './assignments.ts';
import {
  mistakeIn,
  nearest,
  quote,
  readAge,
  readBoolean,
  readChoice,
  readCount,
  readDuration,
  readList,
  readPriority,
  type Read,
} from './kinds.ts';
import type { InputRow, Mode } from './row.ts';
import { inputRows, inputTable, type InputName } from './table.ts';
import type { ActionError } from '../errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Typed<Row extends InputRow> = Row extends { kind: 'boolean' }
  ? boolean
  : Row extends { kind: 'list' }
    ? readonly string[]
    : Row extends { kind: 'assignments' | 'secret-assignments' }
      ? readonly Assignment[]
      : Row extends { kind: 'duration' }
        ? number
        : Row extends { kind: 'age' | 'count' }
          ? number
          : Row extends { kind: 'priority' }
            ? number | undefined
            : Row extends { kind: 'choice'; choices: readonly (infer Choice)[] }
              ? Choice
              : string | undefined;

/** Every input of the table, read by its kind: lists are empty when not given, other texts undefined. */
export type RawInputs = { readonly [Name in InputName]: Typed<(typeof inputTable)[Name]> };

/** One input as it was given: its text, and whether it comes from the scheduler's own environment variable. */
interface Given {
  readonly text: string;
  readonly fromEnv: boolean;
}

/** The variable by which the runner hands over an input: spaces become underscores, dashes stay, letters are upper case. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function given(env: Environment, name: InputName, row: InputRow): Given | undefined {
  const text = env[inputVariable(name)]?.trim() ?? '';
  // An expression stands in action.yml for GitHub to fill in; run by hand it is nothing.
  if (text !== '' && !text.startsWith('${{')) return { text, fromEnv: false };
  const fallback = row.env === undefined ? '' : (env[row.env]?.trim() ?? '');
  return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}

/**
 * The values of all secret inputs, for the runner to mask before anything else happens: as they were given, as they are used (without
 * white space around them), and what goes over the wire for them.
 */
export function secretTexts(env: Environment): readonly string[] {
  const texts = inputRows
    .filter(([, row]) => row.kind === 'secret')
    .flatMap(([name, row]) => [env[inputVariable(name)] ?? '', row.env === undefined ? '' : (env[row.env] ?? '')])
    .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...partsOf(text.trim())]));
  const values = inputRows
    .filter(([, row]) => row.kind === 'secret-assignments')
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

/** The mode asked for, or undefined with the mistake noted. */
export function readMode(env: Environment, mistakes: ActionError[]): Mode | undefined {
  const text = given(env, 'mode', inputTable.mode)?.text ?? inputTable.mode.default;
  const read = readChoice(text, inputTable.mode.choices);
  if ('value' in read) return read.value;
  mistakes.push(mistakeIn('mode', inputTable.mode, false, read.mistake, read.hint));
  return undefined;
}

/** Reads every input by its kind; mistakes are collected, and the value of a mistaken input is its default. */
export function readRaw(env: Environment, mode: Mode, mistakes: ActionError[]): RawInputs {
  const values = inputRows.map(([name, row]) => {
    const input = given(env, name, row);
    if (input !== undefined && isGiven(input, row) && !row.modes.includes(mode)) {
      mistakes.push(
        mistakeIn(
          name,
          row,
          false,
          `is not used by mode \`${mode}\``,
          'Remove it, or choose the mode that it belongs to.',
        ),
      );
    }
    const usual = usualText(row);
    const read = readKind(row, input?.text ?? usual);
    if ('value' in read) return [name, read.value];
    mistakes.push(mistakeIn(name, row, input?.fromEnv ?? false, read.mistake, read.hint));
    const fallback = readKind(row, usual);
    return [name, 'value' in fallback ? fallback.value : undefined];
  });
  mistakes.push(...misspelt(env));
  return Object.fromEntries(values) as RawInputs;
}

/** Whether a user wrote it. What GitHub fills in for an expression of action.yml comes to every mode, and cannot be told from it. */
function isGiven({ text, fromEnv }: Given, row: InputRow): boolean {
  return !fromEnv && text !== row.default && row.default?.startsWith('${{') !== true;
}

/** What an input that is not given is read as. An input with a fallback has no default in action.yml, which would hide the fallback. */
function usualText(row: InputRow): string {
  if (row.default === undefined) return row.kind === 'boolean' ? 'false' : '';
  return row.default.startsWith('${{') ? '' : row.default;
}

function readKind(row: InputRow, text: string): Read<unknown> {
  switch (row.kind) {
    case 'boolean':
      return readBoolean(text);
    case 'choice':
      return readChoice(text, row.choices ?? []);
    case 'duration':
      return readDuration(text);
    case 'priority':
      return readPriority(text);
    case 'age':
      return readAge(text);
    case 'count':
      return readCount(text);
    case 'list':
      return { value: readList(text) };
    case 'assignments':
    case 'secret-assignments':
      return readAssignments(text);
    case 'text':
    case 'secret':
      return { value: text === '' ? undefined : text };
  }
}

/** Names that are no input but nearly one: a mistyped `redact` must not be silently ignored. Others are left to the runner's own warning. */
function misspelt(env: Environment): readonly ActionError[] {
  const names = inputRows.map(([name]) => name);
  const known = new Set(names.map(inputVariable));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable) && env[variable] !== '')
    .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
    .flatMap((name) => {
      const meant = nearest(name.replaceAll('_', '-'), names);
      return meant === undefined
        ? []
        : [mistakeIn(name, undefined, false, 'is not known', `Did you mean ${quote(meant)}?`)];
    });
}

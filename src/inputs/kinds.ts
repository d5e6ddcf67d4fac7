import { plural } from '../text/numbers.ts';
import { quote, suggest } from './suggest.ts';
import type { Location } from '../errors.ts';
import type { InputKind, ReadResult } from './input.ts';

/** One line; `undefined` if it is empty. */
export const text: InputKind<string | undefined> = { read: readLine };
export const multiline: InputKind<string | undefined> = { read: readText };
export const secret: InputKind<string | undefined> = { read: readSecret, secret: 'text' };
export const token: InputKind<string | undefined> = { read: readToken, secret: 'text' };
export const boolean: InputKind<boolean> = { read: readBoolean, empty: 'false', form: 'boolean' };
export const list: InputKind<readonly string[]> = { read: (lines) => ({ value: readList(lines) }), form: 'list' };
/** Empty lines separate the lists. */
export const lists: InputKind<readonly (readonly string[])[]> = {
  read: (raw) => ({ value: readLists(raw) }),
  form: 'lists',
};
export const assignments: InputKind<readonly Assignment[]> = { read: readAssignments, form: 'assignments' };
export const secretAssignments: InputKind<readonly Assignment[]> = { read: readSecretAssignments, secret: 'values' };
/** Milliseconds. */
export const duration: InputKind<number> = { read: readDuration };
/** Milliseconds; days and zero are allowed. */
export const age: InputKind<number> = { read: readAge };
export const count: InputKind<number> = { read: readCount };

/** @param synonyms other words that users may try, for the hint of the error */
export function choose<const Choice extends string>(
  choices: readonly Choice[],
  synonyms: Readonly<Record<string, Choice>> = {},
): InputKind<Choice> {
  return { read: (raw) => readChoice(raw, choices, new Map(Object.entries(synonyms))), choices };
}

/** `undefined` if it is empty, for an input whose default depends on the mode. @param hint explains the choices, if their names do not */
export function chooseOptional<const Choice extends string>(
  choices: readonly Choice[],
  hint?: string,
): InputKind<Choice | undefined> {
  return { read: (raw) => (raw === '' ? { value: undefined } : readChoice(raw, choices, new Map(), hint)), choices };
}

function readText(value: string): ReadResult<string | undefined> {
  return { value: value === '' ? undefined : value };
}

/** An expression whose `${{ }}` is missing, in a line of a secret. The value is not shown, because it may be the secret. */
const bareExpression = /^[ \t]*(?:secrets|vars|env)\.\w+[ \t\r]*$/m;
const expressionHint = 'Write it in `${{ }}`, such as `${{ secrets.NAME }}`.';

function readSecret(value: string): ReadResult<string | undefined> {
  const error = 'is the name of a secret or variable instead of its value';
  return bareExpression.test(value) ? { error, hint: expressionHint } : readText(value);
}

/** A shorter text cannot be a token, and occurs in ordinary words. */
function readToken(value: string): ReadResult<string | undefined> {
  if (/^(?:Bearer |[A-Z_]+=)/.test(value))
    return { error: 'begins with `Bearer` or the name of a variable', hint: 'Set it to the token alone.' };
  if (value === '' || value.length >= 8) return readSecret(value);
  const error = `has ${plural(value.length, 'character')}; a token has 8 or more`;
  return { error, hint: 'Set it to the whole token.' };
}

function readSecretAssignments(raw: string): ReadResult<readonly Assignment[]> {
  const read = readAssignments(raw);
  const bare = 'value' in read ? read.value.find(({ value }) => bareExpression.test(value)) : undefined;
  if (bare === undefined) return read;
  const error = `sets \`${bare.name}\` to the name of a secret or variable instead of its value`;
  return { error, hint: expressionHint };
}

function readLine(value: string): ReadResult<string | undefined> {
  if (!/[\r\n]/.test(value)) return readText(value);
  return { error: 'has several lines', hint: 'Set it to one value, on one line.' };
}

/** The booleans of workflow files, and of variables of Nomad's command line. */
function readBoolean(raw: string): ReadResult<boolean> {
  if (/^(?:true|True|TRUE|[1tT])$/.test(raw)) return { value: true };
  if (/^(?:false|False|FALSE|[0fF])$/.test(raw)) return { value: false };
  return { error: `is ${quote(raw)}, which is not a valid boolean`, hint: 'Use `true` or `false`.' };
}

function readChoice<T extends string>(
  raw: string,
  choices: readonly T[],
  synonyms: ReadonlyMap<string, T>,
  hint?: string,
): ReadResult<T> {
  const value = choices.find((option) => option === raw);
  if (value !== undefined) return { value };
  const word = synonyms.get(raw.toLowerCase()) ?? raw;
  return { error: `is ${quote(raw)}, which is not a valid value`, hint: suggest(word, choices, hint) };
}

export function readList(raw: string): readonly string[] {
  return raw
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function readLists(raw: string): readonly (readonly string[])[] {
  return raw
    .split(/\n\s*\n/)
    .map(readList)
    .filter((items) => items.length > 0);
}

/** In one line: `a, b → c`. */
export function describeLists(several: readonly (readonly string[])[]): string {
  return several.map((items) => items.join(', ')).join(' → ');
}

const unitSeconds = new Map(Object.entries({ d: 24 * 3600, h: 3600, m: 60, s: 1 }));
const maxDurationSeconds = 24 * 3600;

/** A duration in Nomad's syntax (`1h30m`, `90s`), from one second to a day. */
function readDuration(raw: string): ReadResult<number> {
  const hint = 'Write a duration such as `90s`, `10m` or `1h30m`.';
  if (!/^(\d+[hms])+$/.test(raw)) return { error: `is ${quote(raw)}, which is not a valid duration`, hint };
  const seconds = parseSeconds(raw);
  if (seconds >= 1 && seconds <= maxDurationSeconds) return { value: seconds * 1000 };
  return { error: `is ${quote(raw)}, which is not between 1s and 24h`, hint };
}

const maxAgeSeconds = 10 * 365 * 24 * 3600;

/** A duration that may be in days (`30d`) or zero (`0`). */
function readAge(raw: string): ReadResult<number> {
  if (/^0[dhms]?$/.test(raw)) return { value: 0 };
  const hint = 'Write a duration such as `30d`, `12h` or `90s`, or `0`.';
  if (!/^(\d+[dhms])+$/.test(raw)) return { error: `is ${quote(raw)}, which is not a valid duration`, hint };
  const seconds = parseSeconds(raw);
  if (seconds <= maxAgeSeconds) return { value: seconds * 1000 };
  return { error: `is ${quote(raw)}, which is more than ten years`, hint };
}

function parseSeconds(raw: string): number {
  const parts = [...raw.matchAll(/(?<!\d)(\d+)([dhms])/g)];
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}

function readCount(raw: string): ReadResult<number> {
  const value = Number(raw);
  if (/^\d{1,9}$/.test(raw) && value >= 1) return { value };
  return { error: `is ${quote(raw)}, which is not a valid count`, hint: 'Use a whole number, 1 or more.' };
}

/** A line `name=value` of an input, or a variable of the environment. */
export interface Assignment {
  readonly name: string;
  /** Unchanged, with its quotes. */
  readonly value: string;
  /** In the configuration file. */
  readonly location?: Location | undefined;
}

export const variableName = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const assignmentHint =
  'Write one `name=value` per line. A value of several lines starts with `name<<END` and ends with `END`.';

/** Reads lines `name=value`, and values of several lines as the runner does (`name<<END`). Errors have line numbers only: lines may contain secrets. */
export function readAssignments(raw: string): ReadResult<readonly Assignment[]> {
  const lines = [...parseLines(raw)];
  const invalidLines = lines.filter(
    ({ assignment }) => assignment === undefined || !variableName.test(assignment.name),
  );
  if (invalidLines.length === 0) return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
  const numbers = invalidLines.map(({ number }) => String(number));
  const openLine = lines.find(({ isUnclosed }) => isUnclosed);
  if (openLine !== undefined)
    return { error: `is not valid: the value that begins in line ${openLine.number} has no end`, hint: assignmentHint };
  const which = numbers.length === 1 ? `line ${numbers[0]} is` : `lines ${numbers.join(', ')} are`;
  return { error: `is not valid: ${which} not \`name=value\``, hint: assignmentHint };
}

function* parseLines(raw: string) {
  const lines = raw.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const number = at + 1;
    const blockStart = /^\s*([^=<\s]+)<<(\S+)\s*$/.exec(line);
    const [, name = '', marker = ''] = blockStart ?? [];
    const end =
      blockStart === null ? -1 : lines.findIndex((candidate, index) => index > at && candidate.trim() === marker);
    const equals = line.indexOf('=');
    if (end !== -1) {
      yield { number, assignment: { name, value: lines.slice(at + 1, end).join('\n') }, isUnclosed: false };
      at = end;
    } else {
      const assignment = { name: line.slice(0, equals).trim(), value: line.slice(equals + 1) };
      const isUnclosed = blockStart !== null;
      yield { number, assignment: isUnclosed || equals === -1 ? undefined : assignment, isUnclosed };
    }
  }
}

/** Formats assignments for {@link readAssignments}. A multi-line value gets its own lines. */
export function formatAssignments(entries: readonly Assignment[]): string {
  return entries.map(formatAssignment).join('\n');
}

function formatAssignment({ name, value }: Assignment): string {
  if (value === value.trim() && !/[\r\n]/.test(value)) return `${name}=${value}`;
  const lines = new Set(value.split('\n').map((line) => line.trim()));
  let end = 'END';
  while (lines.has(end)) end += '_';
  return `${name}<<${end}\n${value}\n${end}`;
}

/** Joins the assignments of two texts; the first text takes precedence, and is first, because errors have its line numbers. */
export function joinAssignments(first: string, second: string): string {
  const firstAssignments = readAssignments(first);
  const others = readAssignments(second);
  if ('error' in firstAssignments || 'error' in others) return first;
  const names = new Set(firstAssignments.value.map(({ name }) => name));
  return `${first}\n${formatAssignments(others.value.filter(({ name }) => !names.has(name)))}`;
}

/** The names that are set several times. */
export function listRepeated(settings: readonly Assignment[]): readonly string[] {
  const byName = Map.groupBy(settings, ({ name }) => name);
  return [...byName].flatMap(([name, { length }]) => (length > 1 ? [name] : []));
}

/** Shorter values also occur in ordinary words. */
const minHideableCharacters = 4;

/** Whether a value can be hidden wherever it occurs, without hiding ordinary words. */
export function isHideable(value: string): boolean {
  return value.trim().length >= minHideableCharacters && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}

/** The values of all lines, and the text of invalid lines. */
export function listSecretValues(raw: string): readonly string[] {
  const lines = [...parseLines(raw)];
  const values = lines.map(({ number, assignment }) => assignment?.value ?? raw.split(/\r?\n/)[number - 1] ?? '');
  return values.map((value) => value.trim()).filter(isHideable);
}

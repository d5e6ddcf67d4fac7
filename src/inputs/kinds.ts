import { readAssignments, type Assignment } from './assignments.ts';
import { nearest, quote } from './suggest.ts';
import type { InputKind, Read } from './input.ts';

/** Undefined when it is empty. */
export const text: InputKind<string | undefined> = { read: readText };
export const secret: InputKind<string | undefined> = { read: readText, secret: 'text' };
export const boolean: InputKind<boolean> = { read: readBoolean, empty: 'false' };
export const list: InputKind<readonly string[]> = { read: (lines) => ({ value: readList(lines) }) };
export const assignments: InputKind<readonly Assignment[]> = { read: readAssignments };
export const secretAssignments: InputKind<readonly Assignment[]> = { read: readAssignments, secret: 'values' };
/** Milliseconds. */
export const duration: InputKind<number> = { read: readDuration };
/** Milliseconds; days and zero are allowed. */
export const age: InputKind<number> = { read: readAge };
export const count: InputKind<number> = { read: readCount };
/** 1 to 100. */
export const priority: InputKind<number | undefined> = { read: readPriority };

export function choice<const Choice extends string>(choices: readonly Choice[]): InputKind<Choice> {
  return { read: (word) => readChoice(word, choices), choices };
}

function readText(value: string): Read<string | undefined> {
  return { value: value === '' ? undefined : value };
}

/** GitHub's own words for booleans in workflow files, then those that Nomad's command line accepts in its variables. */
const booleans = new Map<string, boolean>([
  ...['true', 'True', 'TRUE', '1', 't', 'T'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE', '0', 'f', 'F'].map((word) => [word, false] as const),
]);

function readBoolean(given: string): Read<boolean> {
  const value = booleans.get(given);
  return value === undefined
    ? { error: `is ${quote(given)}, which is neither true nor false`, hint: 'Write `true` or `false`.' }
    : { value };
}

function readChoice<T extends string>(given: string, choices: readonly T[]): Read<T> {
  const value = choices.find((option) => option === given);
  if (value !== undefined) return { value };
  const meant = nearest(given, choices);
  return {
    error: `is ${quote(given)}, which is not one of ${choices.map((option) => `\`${option}\``).join(', ')}`,
    hint: meant === undefined ? 'Write one of these.' : `Did you mean \`${meant}\`?`,
  };
}

/** One item a line; blank lines are nothing, so that YAML's block given can be laid out freely. */
function readList(given: string): readonly string[] {
  return given
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const unitSeconds = new Map([
  ['d', 24 * 3600],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);
const longestSeconds = 24 * 3600;

/** A duration as Nomad writes them (`1h30m`, `90s`), in milliseconds; from one second to a day. */
function readDuration(given: string): Read<number> {
  const hint = 'Write it as `90s`, `10m` or `1h30m`.';
  if (!/^(\d+[hms])+$/.test(given)) return { error: `is ${quote(given)}, which is no duration`, hint };
  const seconds = secondsIn(given);
  if (seconds < 1 || seconds > longestSeconds) {
    return { error: `is ${quote(given)}, which is not between 1s and 24h`, hint };
  }
  return { value: seconds * 1000 };
}

const longestAge = 10 * 365 * 24 * 3600;

/** A duration that may be of days (`30d`) or none (`0`), in milliseconds. */
function readAge(given: string): Read<number> {
  if (/^0[dhms]?$/.test(given)) return { value: 0 };
  const hint = 'Write it as `30d`, `12h` or `90s`, or `0`.';
  if (!/^(\d+[dhms])+$/.test(given)) return { error: `is ${quote(given)}, which is no duration`, hint };
  const seconds = secondsIn(given);
  return seconds > longestAge
    ? { error: `is ${quote(given)}, which is more than ten years`, hint }
    : { value: seconds * 1000 };
}

function secondsIn(given: string): number {
  const parts = [...given.matchAll(/(?<!\d)(\d+)([dhms])/g)];
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}

function readCount(given: string): Read<number> {
  const value = Number(given);
  return /^\d{1,9}$/.test(given) && value >= 1
    ? { value }
    : { error: `is ${quote(given)}, which is no count`, hint: 'Write a whole number, 1 or more.' };
}

/** Nomad's priorities; nothing when not given. */
function readPriority(given: string): Read<number | undefined> {
  if (given === '') return { value: undefined };
  const value = Number(given);
  return /^\d{1,3}$/.test(given) && value >= 1 && value <= 100
    ? { value }
    : { error: `is ${quote(given)}, which is no priority`, hint: 'Write a whole number from 1 to 100.' };
}

import type { InputRow } from './row.ts';
import { ActionError, type Help } from '../errors.ts';

/** What an input's text was read as, or what is wrong with it in words that end a sentence `Input x …`. */
export type Read<T> = { readonly value: T } | { readonly mistake: string; readonly hint: string };

/** GitHub's own words for booleans in workflow files, then those that the scheduler's command line accepts in its variables. */
const booleans = new Map<string, boolean>([
  ...['true', 'True', 'TRUE', '1', 't', 'T'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE', '0', 'f', 'F'].map((word) => [word, false] as const),
]);

export function readBoolean(text: string): Read<boolean> {
  const value = booleans.get(text);
  return value === undefined
    ? { mistake: `is ${quote(text)}, which is neither true nor false`, hint: 'Write `true` or `false`.' }
    : { value };
}

export function readChoice<T extends string>(text: string, choices: readonly T[]): Read<T> {
  const value = choices.find((choice) => choice === text);
  if (value !== undefined) return { value };
  const meant = nearest(text, choices);
  return {
    mistake: `is ${quote(text)}, which is not one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
    hint: meant === undefined ? 'Write one of these.' : `Did you mean \`${meant}\`?`,
  };
}

/** One item a line; blank lines are nothing, so that YAML's block text can be laid out freely. */
export function readList(text: string): readonly string[] {
  return text
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

/** A duration as the scheduler writes them (`1h30m`, `90s`), in milliseconds; from one second to a day. */
export function readDuration(text: string): Read<number> {
  const hint = 'Write it as `90s`, `10m` or `1h30m`.';
  if (!/^(\d+[hms])+$/.test(text)) return { mistake: `is ${quote(text)}, which is no duration`, hint };
  const seconds = secondsIn(text);
  if (seconds < 1 || seconds > longestSeconds) {
    return { mistake: `is ${quote(text)}, which is not between 1s and 24h`, hint };
  }
  return { value: seconds * 1000 };
}

const longestAge = 10 * 365 * 24 * 3600;

/** A duration that may be of days (`30d`) or none (`0`), in milliseconds. */
export function readAge(text: string): Read<number> {
  if (/^0[dhms]?$/.test(text)) return { value: 0 };
  const hint = 'Write it as `30d`, `12h` or `90s`, or `0`.';
  if (!/^(\d+[dhms])+$/.test(text)) return { mistake: `is ${quote(text)}, which is no duration`, hint };
  const seconds = secondsIn(text);
  return seconds > longestAge
    ? { mistake: `is ${quote(text)}, which is more than ten years`, hint }
    : { value: seconds * 1000 };
}

function secondsIn(text: string): number {
  const parts = [...text.matchAll(/(?<!\d)(\d+)([dhms])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}

export function readCount(text: string): Read<number> {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= 1
    ? { value }
    : { mistake: `is ${quote(text)}, which is no count`, hint: 'Write a whole number, 1 or more.' };
}

/** The scheduler's priorities; nothing when not given. */
export function readPriority(text: string): Read<number | undefined> {
  if (text === '') return { value: undefined };
  const value = Number(text);
  return /^\d{1,3}$/.test(text) && value >= 1 && value <= 100
    ? { value }
    : { mistake: `is ${quote(text)}, which is no priority`, hint: 'Write a whole number from 1 to 100.' };
}

const longestQuote = 80;

/** What a user gave, shortened, in quotes; never called with a secret. */
export function quote(text: string): string {
  return JSON.stringify(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
}

/** The mistake in one input as a failure that names it, its environment variable if it came from there, and the way out. */
export function mistakeIn(
  name: string,
  row: InputRow | undefined,
  fromEnv: boolean,
  mistake: string,
  hint: string,
  help?: Help,
): ActionError {
  const named = fromEnv && row?.env !== undefined ? `Input \`${name}\` (from \`${row.env}\`)` : `Input \`${name}\``;
  return new ActionError({ reason: 'input', message: `${named} ${mistake}.`, hint, help });
}

/** The word of a list that a mistyped one most likely stands for: at most two edits away. */
export function nearest<T extends string>(word: string, words: readonly T[]): T | undefined {
  const lower = word.toLowerCase();
  const alike = words.filter((candidate) => Math.abs(candidate.length - word.length) <= 2);
  const scored = alike.map((candidate) => ({ candidate, edits: editDistance(lower, candidate) }));
  const best = scored.toSorted((a, b) => a.edits - b.edits)[0];
  return best !== undefined && best.edits <= 2 && best.edits < word.length ? best.candidate : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

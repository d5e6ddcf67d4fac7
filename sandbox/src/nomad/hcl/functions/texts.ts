import { createHash, randomUUID } from 'node:crypto';
import { parse as parseYaml } from 'yaml';
import { isDictionary, toItems, toNumber, toText, Unsuitable } from '../evaluate/values.ts';
import { splitCharacters } from '../syntax/source.ts';
import type { Value } from '../syntax/tree.ts';

type Known = (...values: Value[]) => Value;
type Slot = Value | undefined;

const text = (value: Slot): string => toText(value ?? '');
const hash =
  (name: string) =>
  (value: Slot): string =>
    createHash(name).update(text(value)).digest('hex');

export const textFunctions: Readonly<Record<string, Known>> = {
  base64decode: (value: Slot) => Buffer.from(text(value), 'base64').toString('utf8'),
  base64encode: (value: Slot) => Buffer.from(text(value), 'utf8').toString('base64'),
  chomp: (value: Slot) => text(value).replace(/[\r\n]+$/, ''),
  format: (pattern: Slot, ...values: Value[]) => format(text(pattern), values),
  formatlist: (pattern: Slot, ...values: Value[]) => formatEach(text(pattern), values),
  indent: (spaces: Slot, value: Slot) => text(value).replaceAll('\n', `\n${' '.repeat(toNumber(spaces ?? 0))}`),
  join: (separator: Slot, ...lists: Value[]) => lists.flatMap(toItems).map(toText).join(text(separator)),
  jsondecode: (value: Slot) => decodeJson(text(value)),
  jsonencode: (value: Slot) => encodeJson(value ?? null),
  lower: (value: Slot) => text(value).toLowerCase(),
  md5: hash('md5'),
  parseint: (value: Slot, base: Slot) => parseInteger(text(value), toNumber(base ?? 10)),
  regex_replace: (value: Slot, pattern: Slot, by: Slot) =>
    text(value).replaceAll(new RegExp(text(pattern), 'g'), text(by)),
  replace: (value: Slot, what: Slot, by: Slot) => replace(text(value), text(what), text(by)),
  sha1: hash('sha1'),
  sha256: hash('sha256'),
  sha512: hash('sha512'),
  split: (separator: Slot, value: Slot) => text(value).split(text(separator)),
  strlen: (value: Slot) => splitCharacters(text(value)).length,
  strrev: (value: Slot) => splitCharacters(text(value)).toReversed().join(''),
  substr: (value: Slot, offset: Slot, length: Slot) =>
    cut(splitCharacters(text(value)), toNumber(offset ?? 0), toNumber(length ?? 0)),
  title: (value: Slot) =>
    text(value).replaceAll(
      /(^|[^\p{L}\p{N}_'])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ),
  trim: (value: Slot, set: Slot) => trim(text(value), text(set)),
  trimprefix: (value: Slot, prefix: Slot) =>
    text(value).startsWith(text(prefix)) ? text(value).slice(text(prefix).length) : text(value),
  trimspace: (value: Slot) => text(value).trim(),
  trimsuffix: (value: Slot, suffix: Slot) =>
    text(suffix) !== '' && text(value).endsWith(text(suffix))
      ? text(value).slice(0, -text(suffix).length)
      : text(value),
  upper: (value: Slot) => text(value).toUpperCase(),
  urlencode: (value: Slot) => encodeURIComponent(text(value)).replaceAll('%20', '+'),
  yamldecode: (value: Slot) => parseYaml(text(value)) as Value,
  uuidv4: () => randomUUID(),
};

function format(pattern: string, values: readonly Value[]): string {
  let next = 0;
  return pattern.replaceAll(
    /%(?:%|([-+ 0#]*)(\d*)(?:\.(\d+))?([vsdqfxXbo]))/g,
    (all: string, flags?: string, width?: string, precision?: string, verb?: string) => {
      if (verb === undefined) return '%';
      const value = values[next++];
      if (value === undefined)
        throw new Unsuitable(
          `not enough arguments for "${all}" at ${pattern.indexOf(all)}: need index ${next - 1} but have ${values.length} total`,
        );
      const formatted = formatOne(verb, value, precision);
      const wide = Number(width ?? 0);
      if (flags?.includes('-') === true) return formatted.padEnd(wide);
      return formatted.padStart(wide, flags?.includes('0') === true ? '0' : ' ');
    },
  );
}

function formatOne(verb: string, value: Value, precision: string | undefined): string {
  if (verb === 's')
    return precision === undefined
      ? toText(value)
      : splitCharacters(toText(value)).slice(0, Number(precision)).join('');
  if (verb === 'q') return JSON.stringify(toText(value));
  if (verb === 'd') return Math.trunc(toNumber(value)).toString();
  if (verb === 'f') return toNumber(value).toFixed(Number(precision ?? 6));
  if (verb === 'v') return typeof value === 'object' ? encodeJson(value) : toText(value);
  const digits = Math.trunc(toNumber(value)).toString({ x: 16, X: 16, b: 2, o: 8 }[verb]);
  return verb === 'X' ? digits.toUpperCase() : digits;
}

function formatEach(pattern: string, values: readonly Value[]): string[] {
  const length = Math.max(...values.map((value) => (Array.isArray(value) ? value.length : 1)));
  const rows = Array.from({ length }, (_, row) =>
    values.map((value) => (Array.isArray(value) ? (value[row] ?? null) : value)),
  );
  return rows.map((row) => format(pattern, row));
}

function sortKeys(_: string, item: Value): Value {
  if (!isDictionary(item)) return item;
  return Object.fromEntries(Object.entries(item).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Writes JSON as Nomad does: keys sorted, angle brackets and ampersands escaped. */
function encodeJson(value: Value): string {
  return JSON.stringify(value, sortKeys).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function decodeJson(value: string): Value {
  try {
    return JSON.parse(value) as Value;
  } catch {
    throw new Unsuitable('the text is not JSON');
  }
}

function parseInteger(value: string, base: number): number {
  const number = Number.parseInt(value, base);
  if (Number.isNaN(number) || value.trim() !== value)
    throw new Unsuitable(`cannot parse "${value}" as a base ${base} integer`);
  return number;
}

function replace(value: string, what: string, by: string): string {
  const pattern = /^\/(.*)\/$/.exec(what)?.[1];
  return pattern === undefined ? value.replaceAll(what, () => by) : value.replaceAll(new RegExp(pattern, 'g'), by);
}

function cut(characters: readonly string[], offset: number, length: number): string {
  const start = offset < 0 ? characters.length + offset : offset;
  return characters.slice(start, length < 0 ? undefined : start + length).join('');
}

function trim(value: string, set: string): string {
  const characters = splitCharacters(value);
  const start = characters.findIndex((character) => !set.includes(character));
  const end = characters.findLastIndex((character) => !set.includes(character));
  return start === -1 ? '' : characters.slice(start, end + 1).join('');
}

import { maxConstantLength } from './constants.ts';
import { convertToOneType } from './conversions.ts';
import {
  areEqual,
  boolValue,
  collectionIn,
  compareTexts,
  elementsOf,
  listValue,
  mapValue,
  UnknownValueError,
  setValue,
  textIn,
  textValue,
  throwUnknown,
  type Entry,
  type Scalar,
  type Value,
} from './values.ts';

type ValueFunction = (values: readonly Value[]) => Value;

/**
 * Functions to build paths and collections of paths. Each gives exactly the result of Nomad's parser or throws.
 * Source: jobspec2/functions.go of Nomad, and https://pkg.go.dev/github.com/zclconf/go-cty/cty/function/stdlib
 */
const valueFunctions: Readonly<Record<string, ValueFunction>> = {
  chomp: ([text]) => textValue(withoutLineEnds(textAt(text))),
  coalesce: (values) => convertToOneType(values.filter(({ kind }) => kind !== 'null'))[0] ?? throwUnknown(),
  compact: ([list]) => textList(textsOf(list).filter((text) => text !== '')),
  concat: (lists) => listValue(convertToOneType(limitElements(lists.flatMap(elementsOf)))),
  contains: ([list, wanted]) => boolValue(contains(elementsOf(orUnknown(list)), orUnknown(wanted))),
  distinct: ([list]) =>
    listValue([...new Map(convertToOneType(elementsOf(orUnknown(list))).map((one) => [textIn(one), one])).values()]),
  element: ([list, index]) => element(elementsOf(orUnknown(list)), wholeNumber(index)),
  flatten: ([list]) => listValue(limitElements(flatten(orUnknown(list), 0))),
  format: ([pattern, ...values]) => limitLength(format(textAt(pattern), values)),
  join: ([separator, ...lists]) => limitLength(lists.flatMap(textsOf).join(textAt(separator))),
  keys: ([map]) => listValue(mapEntries(map).map(({ key }) => key)),
  length: ([collection]) => numberValue(collectionIn(orUnknown(collection)).entries.length),
  lookup: ([map, key, fallback]) => lookup(mapEntries(map), textAt(key), fallback),
  lower: ([text]) => textValue(asciiAt(text).toLowerCase()),
  merge: (maps) =>
    mapValue(limitElements(maps.flatMap((map) => (map.kind === 'null' ? [] : mapEntries(map)))).map(keyAndValue)),
  range: (limits) => listValue(range(limits.map(wholeNumber))),
  replace: ([text, part, instead]) => textValue(replace(textAt(text), textAt(part), textAt(instead))),
  setunion: (lists) => setValue(convertToOneType(limitElements(lists.flatMap(elementsOf)))),
  sort: ([list]) => textList(textsOf(list).toSorted(compareTexts)),
  split: ([separator, text]) => textList(split(textAt(separator), textAt(text))),
  trimprefix: ([text, prefix]) => textValue(withoutStart(textAt(text), textAt(prefix))),
  trimspace: ([text]) => textValue(asciiAt(text).trim()),
  trimsuffix: ([text, suffix]) => textValue(withoutEnd(textAt(text), textAt(suffix))),
  upper: ([text]) => textValue(asciiAt(text).toUpperCase()),
  values: ([map]) => listValue(mapEntries(map).map(({ value }) => value)),
  zipmap: ([keys, values]) => zipmap(textsOf(keys), elementsOf(orUnknown(values))),
};

/**
 * @returns undefined for an unsupported function
 * @throws UnknownValueError for arguments that only Nomad's parser can evaluate or refuse
 */
export function callValueFunction(name: string, values: readonly Value[]): Value | undefined {
  return Object.hasOwn(valueFunctions, name) ? valueFunctions[name]?.(values) : undefined;
}

function orUnknown(value: Value | undefined): Value {
  return value ?? throwUnknown();
}

function textAt(value: Value | undefined): string {
  return textIn(orUnknown(value));
}

/** Go uses different tables for letters and white space beyond ASCII. */
function asciiAt(value: Value | undefined): string {
  const text = textAt(value);
  // oxlint-disable-next-line no-control-regex
  return /^[\x00-\x7f]*$/.test(text) ? text : throwUnknown();
}

function textsOf(value: Value | undefined): readonly string[] {
  return elementsOf(orUnknown(value)).map(textIn);
}

function textList(texts: readonly string[]): Value {
  return listValue(limitElements(texts).map(textValue));
}

function mapEntries(value: Value | undefined): readonly Entry[] {
  const { kind, entries } = collectionIn(orUnknown(value));
  return kind === 'map' ? entries : throwUnknown();
}

function keyAndValue({ key, value }: Entry): readonly [string, Value] {
  return [textIn(key), value];
}

/** Without a limit, a list that is used several times in the next one, and so on, fills the memory. */
const maxElements = 10_000;

function limitElements<T>(elements: readonly T[]): readonly T[] {
  return elements.length > maxElements ? throwUnknown() : elements;
}

/** See {@link maxElements}. */
function limitLength(text: string): Value {
  return text.length > maxConstantLength ? throwUnknown() : textValue(text);
}

function numberValue(value: number): Scalar {
  return { kind: 'number', text: String(value) };
}

function wholeNumber(value: Value | undefined): number {
  const text = textAt(value);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : throwUnknown();
}

function contains(elements: readonly Value[], wanted: Value): boolean {
  const results = new Set(elements.map((one) => areEqual(one, wanted)));
  return results.has(undefined) ? throwUnknown() : results.has(true);
}

function element(elements: readonly Value[], index: number): Value {
  const { length } = elements;
  return orUnknown(elements[length === 0 ? 0 : ((index % length) + length) % length]);
}

const maxDepth = 50;

function flatten(value: Value, depth: number): readonly Value[] {
  if (depth > maxDepth) return throwUnknown();
  return elementsOf(value).flatMap((one) => {
    if (one.kind === 'unknown') throw new UnknownValueError(one);
    return one.kind === 'list' || one.kind === 'set' ? flatten(one, depth + 1) : [one];
  });
}

function lookup(entries: readonly Entry[], key: string, fallback: Value | undefined): Value {
  const found = entries.find((entry) => textIn(entry.key) === key)?.value;
  if (fallback === undefined) return orUnknown(found);
  const [converted] = convertToOneType([found ?? fallback], () => [fallback, ...entries.map(({ value }) => value)]);
  return orUnknown(converted);
}

const maxRange = 1024;

function range(limits: readonly number[]): readonly Value[] {
  const [first = 0, second] = limits;
  const [start, end, step] = second === undefined ? [0, first, 1] : [first, second, limits[2] ?? 1];
  const count = Math.ceil((end - start) / step);
  if (step <= 0 || count < 0 || count > maxRange) return throwUnknown();
  return Array.from({ length: count }, (_, index) => numberValue(start + index * step));
}

function replace(text: string, part: string, instead: string): string {
  if (part === '' || text.length * instead.length > maxConstantLength * maxConstantLength) return throwUnknown();
  return textIn(limitLength(text.replaceAll(part, () => instead)));
}

function split(separator: string, text: string): readonly string[] {
  return separator === '' ? throwUnknown() : text.split(separator);
}

function withoutStart(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function withoutEnd(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

function withoutLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end--;
  return text.slice(0, end);
}

function zipmap(keys: readonly string[], values: readonly Value[]): Value {
  if (keys.length !== values.length) return throwUnknown();
  return mapValue(keys.map((key, index) => [key, orUnknown(values[index])] as const));
}

/** Supports `%s`, `%v`, `%d`, `%02d` and `%%`; other verbs depend on types. */
function format(pattern: string, values: readonly Value[]): string {
  let used = 0;
  const text = pattern.replace(/%(?:([%sv])|(0?)(\d?)d|)/g, (verb, kind?: string, zero?: string, width?: string) => {
    if (verb === '%') return throwUnknown();
    if (kind === '%') return '%';
    if (kind !== undefined) return textAt(values[used++]);
    const number = wholeNumber(values[used++]);
    if (number < 0) return throwUnknown();
    return String(number).padStart(Number(width), zero === '' ? ' ' : '0');
  });
  return used === values.length ? text : throwUnknown();
}

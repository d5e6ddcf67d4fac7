import {
  isDictionary,
  isSameValue,
  toDictionary,
  toItems,
  toNumber,
  toSet,
  toText,
  Unsuitable,
} from '../evaluate/values.ts';
import { splitCharacters } from '../syntax/source.ts';
import type { Value } from '../syntax/tree.ts';

type Known = (...values: Value[]) => Value;
type Slot = Value | undefined;

const items = (value: Slot): Value[] => toItems(value ?? null);
const sortKeys = (value: Slot): string[] => Object.keys(toDictionary(value ?? null)).toSorted();

export const collectionFunctions: Readonly<Record<string, Known>> = {
  chunklist: (value: Slot, size: Slot) => chunks(items(value), toNumber(size ?? 1)),
  coalesce: (...values: Value[]) => first(values, (value) => value !== null && value !== ''),
  coalescelist: (...values: Value[]) => first(values, (value) => Array.isArray(value) && value.length > 0),
  compact: (value: Slot) => items(value).filter((item) => item !== '' && item !== null),
  concat: (...values: Value[]) => values.flatMap(toItems),
  contains: (value: Slot, wanted: Slot) => items(value).some((item) => isSameValue(item, wanted ?? null)),
  distinct: (value: Slot) => distinct(items(value)),
  element: (value: Slot, index: Slot) => element(items(value), toNumber(index ?? 0)),
  flatten: (value: Slot) => flatten(items(value)),
  index: (value: Slot, key: Slot) => pick(value ?? null, key ?? null),
  keys: (value: Slot) => sortKeys(value),
  length: (value: Slot) => length(value ?? null),
  lookup: (value: Slot, key: Slot, fallback?: Value) => lookup(value ?? null, toText(key ?? ''), fallback),
  merge: (...values: Value[]) =>
    Object.assign({}, ...values.filter((value) => value !== null).map(toDictionary)) as Value,
  range: (...values: Value[]) => range(values.map(toNumber)),
  reverse: (value: Slot) => items(value).toReversed(),
  setintersection: (value: Slot, ...others: Value[]) =>
    toSet(
      items(value).filter((item) =>
        others.every((other) => items(other).some((candidate) => isSameValue(item, candidate))),
      ),
    ),
  setproduct: (...values: Value[]) =>
    values
      .map(toItems)
      .reduce<Value[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]),
  setunion: (...values: Value[]) => toSet(values.flatMap(toItems)),
  slice: (value: Slot, start: Slot, end: Slot) => items(value).slice(toNumber(start ?? 0), toNumber(end ?? 0)),
  sort: (value: Slot) => items(value).map(toText).toSorted(),
  values: (value: Slot) => sortKeys(value).map((key) => toDictionary(value ?? null)[key] ?? null),
  zipmap: (keys: Slot, values: Slot) =>
    Object.fromEntries(items(keys).map((key, index) => [toText(key), items(values)[index] ?? null])),
};

function first(values: readonly Value[], wanted: (value: Value) => boolean): Value {
  const value = values.find(wanted);
  if (value === undefined) throw new Unsuitable('no non-null, non-empty-string arguments');
  return value;
}

function distinct(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.findIndex((other) => isSameValue(value, other)) === index);
}

function element(values: readonly Value[], index: number): Value {
  if (values.length === 0) throw new Unsuitable('cannot use element function with an empty list');
  return values[((index % values.length) + values.length) % values.length] ?? null;
}

function flatten(values: readonly Value[]): Value[] {
  return values.flatMap((value) => (Array.isArray(value) ? flatten(value) : [value]));
}

function pick(value: Value, key: Value): Value {
  const item = Array.isArray(value) ? value[toNumber(key)] : toDictionary(value)[toText(key)];
  if (item === undefined) throw new Unsuitable('element not found');
  return item;
}

function length(value: Value): number {
  if (typeof value === 'string') return splitCharacters(value).length;
  if (isDictionary(value)) return Object.keys(value).length;
  return toItems(value).length;
}

function lookup(value: Value, key: string, fallback: Value | undefined): Value {
  const item = toDictionary(value)[key] ?? fallback;
  if (item === undefined) throw new Unsuitable(`the given object has no attribute "${key}"`);
  return item;
}

function range(numbers: readonly number[]): number[] {
  const [start = 0, end = 0] = numbers.length === 1 ? [0, numbers[0]] : numbers;
  const step = numbers[2] ?? (start <= end ? 1 : -1);
  const count = step === 0 ? Infinity : Math.max(0, Math.ceil((end - start) / step));
  if (count > 1024)
    throw new Unsuitable(
      'more than 1024 values were generated; either decrease the difference between start and end or use a smaller step',
    );
  return Array.from({ length: count }, (_, index) => start + index * step);
}

function chunks(values: readonly Value[], size: number): Value[][] {
  if (size <= 0) return [[...values]];
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

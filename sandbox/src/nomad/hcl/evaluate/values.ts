import type { Value } from '../syntax/tree.ts';

export type Dictionary = { [key: string]: Value };

/** A set: iteration gives its elements as keys, not indexes. */
export class ValueSet extends Array<Value> {
  /** Derived arrays are lists. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

/** Sorted and without duplicates. */
export function toSet(values: readonly Value[]): ValueSet {
  const unique = new Map(values.map((value) => [JSON.stringify(value), value]));
  const sortedItems = [...unique.values()].toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return ValueSet.from(sortedItems);
}

/** Returns the keys and values of a collection in order of iteration, `undefined` for other values. */
export function listEntries(value: Value): [Value, Value][] | undefined {
  if (value instanceof ValueSet) return Array.from(value, (item) => [item, item]);
  if (Array.isArray(value)) return [...value.entries()];
  if (!isDictionary(value)) return undefined;
  return Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** A value that does not fit; the message is the part after "Unsuitable value: ". */
export class Unsuitable extends Error {}

/** Whether the value is an object or a map. */
export function isDictionary(value: Value): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the text of a value in a template or a string attribute: whole numbers without an exponent. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return formatNumber(value);
  throw new Unsuitable('string required');
}

function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  return Number.isSafeInteger(value) || !Number.isInteger(value) ? String(value) : BigInt(value).toString();
}

/** Returns a number, also from text. Throws {@link Unsuitable}, like all of these functions. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return Number(value);
  throw new Unsuitable('a number is required');
}

/** Returns a boolean, also from text. */
export function toFlag(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Unsuitable('a bool is required');
}

export function toItems(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  throw new Unsuitable('list of string required');
}

export function toDictionary(value: Value): Dictionary {
  if (isDictionary(value)) return value;
  throw new Unsuitable('map of string required');
}

/** Returns Nomad's name for the type of a value. */
export function nameType(value: Value): string {
  if (value === null) return 'dynamic';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'tuple';
  return typeof value;
}

/** Whether two values are equal; keys of dictionaries in any order. */
export function isSameValue(left: Value, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameValue(item, right[index] ?? null));
  }
  if (isDictionary(left) && isDictionary(right)) {
    const keys = Object.keys(left);
    return (
      keys.length === Object.keys(right).length &&
      keys.every((key) => Object.hasOwn(right, key) && isSameValue(left[key] ?? null, right[key] ?? null))
    );
  }
  return left === right;
}

/** An HCL value, as far as paths can be built from it. */
export type Value = Scalar | Collection | Null | Unknown;

export interface Scalar {
  /** `scalar` for a value of one of the other kinds that a declared type may have converted. */
  readonly kind: 'text' | 'number' | 'bool' | 'scalar';
  /** As HCL converts it to a string. */
  readonly text: string;
}

/** A list, a set or a map; a tuple counts as a list, an object as a map. */
export interface Collection {
  readonly kind: 'list' | 'set' | 'map';
  /** In HCL's iteration order. */
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly key: Value;
  readonly value: Value;
}

interface Null {
  readonly kind: 'null';
}

/** A value that only Nomad's parser can evaluate. `problem` follows "the path" in a message. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly problem: string;
  readonly hint?: string | undefined;
}

export const computedValue: Unknown = { kind: 'unknown', problem: 'is computed' };
export const nullValue: Value = { kind: 'null' };

/** Thrown when an operation needs a value that is not known. */
export class UnknownValueError extends Error {
  readonly value: Unknown;

  constructor(value: Unknown = computedValue) {
    super(value.problem);
    this.value = value;
  }
}

/** @throws UnknownValueError always */
export function throwUnknown(): never {
  throw new UnknownValueError();
}

/** The result of an evaluation, or the unknown value that it needs. */
export function valueOrUnknown(evaluate: () => Value): Value {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof UnknownValueError) return error.value;
    throw error;
  }
}

export function textValue(text: string): Scalar {
  return { kind: 'text', text: text.normalize('NFC') };
}

export function boolValue(value: boolean): Scalar {
  return { kind: 'bool', text: String(value) };
}

export function listValue(values: readonly Value[]): Collection {
  return {
    kind: 'list',
    entries: values.map((value, index) => ({ key: { kind: 'number', text: String(index) }, value })),
  };
}

/** Sorted and without duplicates, like a set of strings in HCL; elements are their own keys. */
export function setValue(values: readonly Value[]): Collection {
  const scalars = new Map(values.map((value) => [textIn(value), value]));
  const sorted = [...scalars].toSorted(([a], [b]) => compareTexts(a, b));
  return { kind: 'set', entries: sorted.map(([, value]) => ({ key: value, value })) };
}

export function mapValue(values: Iterable<readonly [string, Value]>): Collection {
  const sorted = [...new Map(values)].toSorted(([a], [b]) => compareTexts(a, b));
  return { kind: 'map', entries: sorted.map(([key, value]) => ({ key: textValue(key), value })) };
}

export function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** @throws UnknownValueError for a value without a known text */
export function textIn(value: Value): string {
  if ('text' in value) return value.text;
  throw new UnknownValueError(value.kind === 'unknown' ? value : computedValue);
}

/** @throws UnknownValueError for a value that is not a known collection */
export function collectionIn(value: Value): Collection {
  if ('entries' in value) return value;
  throw new UnknownValueError(value.kind === 'unknown' ? value : computedValue);
}

export function elementsOf(value: Value): readonly Value[] {
  return collectionIn(value).entries.map((entry) => entry.value);
}

/** The element at an attribute or index. */
export function elementOf(value: Value, key: Value): Value {
  const { kind, entries } = collectionIn(value);
  const wanted = textIn(key);
  const found = kind === 'set' ? undefined : entries.find((entry) => textIn(entry.key) === wanted);
  if (found === undefined) throw new UnknownValueError();
  return found.value;
}

/** Undefined if it cannot be known. */
export function areEqual(a: Value, b: Value): boolean | undefined {
  if (a.kind === 'null' || b.kind === 'null') {
    return a.kind === 'unknown' || b.kind === 'unknown' ? undefined : a.kind === b.kind;
  }
  if (!('text' in a) || !('text' in b)) return undefined;
  if (a.text !== b.text) return false;
  return a.kind === 'scalar' || b.kind === 'scalar' ? undefined : a.kind === b.kind;
}

/** The boolean that a value converts to; undefined if it cannot be known. */
export function truthOf(value: Value): boolean | undefined {
  if (!('text' in value) || value.kind === 'number') return undefined;
  return value.text === 'true' ? true : value.text === 'false' ? false : undefined;
}

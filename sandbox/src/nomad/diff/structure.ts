import { isDeepStrictEqual } from 'node:util';
import type { Doc, Json, Shape } from '../shapes/kinds.ts';
import { diffFields, emptyToNull } from './fields.ts';
import { flatten, type Flat } from './flatten.ts';
import type { ObjectDiff } from './types.ts';

/** Returns the inner structure of a field; null if unset. */
export function pick(doc: Doc, name: string): Doc | null {
  return (doc[name] ?? null) as Doc | null;
}

/** Returns the structures in a list field; null if unset. */
export function list(doc: Doc, name: string): Doc[] | null {
  return (doc[name] ?? null) as Doc[] | null;
}

/** Returns the strings in a list field; null if unset. */
export function readTexts(doc: Doc, name: string): string[] | null {
  return (doc[name] ?? null) as string[] | null;
}

/** Returns a plain field as text; empty if unset. */
export function readText(doc: Doc, name: string): string {
  const value = doc[name] ?? '';
  return typeof value === 'object' ? '' : String(value);
}

export function findShape(shape: Shape, name: string): Shape {
  const nested = shape.fields[name]?.shape;
  if (nested === undefined) throw new TypeError(`${shape.name} has no structure in ${name}`);
  return nested;
}

/** Whether two values are equal, with keys in any order. */
export function isEqual(before: Json, after: Json): boolean {
  return isDeepStrictEqual(before, after);
}

interface Parts {
  readonly Name: string;
  readonly shape: Shape;
  readonly flat?: (doc: Doc | null, shape: Shape) => Flat;
  /** Diffs of inner structures; a missing structure is compared as an empty one. */
  readonly inside?: (before: Doc, after: Doc) => (ObjectDiff | null)[];
}

/** Returns the diff of two structures with all their plain fields; null if they are equal. */
export function diffStructure(
  before: Doc | null,
  after: Doc | null,
  { Name, shape, flat = flatten, inside }: Parts,
): ObjectDiff | null {
  if (isEqual(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  const Fields = emptyToNull(diffFields(flat(before, shape), flat(after, shape), true));
  const Objects = emptyToNull((inside?.(before ?? {}, after ?? {}) ?? []).filter((object) => object !== null));
  return { Type, Name, Fields, Objects };
}

const isEmpty = (doc: Doc | null): boolean => Object.keys(doc ?? {}).length === 0;

/** Returns the diff of two free-form dictionaries; null if they are equal. */
export function diffFree(
  before: Doc | null,
  after: Doc | null,
  Name: string,
  flat: (doc: Doc | null) => Flat,
  context = true,
): ObjectDiff | null {
  if (isEqual(before, after)) return null;
  const Type = isEmpty(before) ? 'Added' : isEmpty(after) ? 'Deleted' : 'Edited';
  return { Type, Name, Fields: emptyToNull(diffFields(flat(before), flat(after), context)), Objects: null };
}

import { isDeepStrictEqual } from 'node:util';
import type { Doc, Json, Shape } from '../shapes/kinds.ts';
import { fieldDiffs, orNull } from './fields.ts';
import { flatten, type Flat } from './flatten.ts';
import type { ObjectDiff } from './types.ts';

/** The inner structure of a field; null when it is not set. */
export function inner(doc: Doc, name: string): Doc | null {
  return (doc[name] ?? null) as Doc | null;
}

/** The structures in a list field; null when it is not set. */
export function list(doc: Doc, name: string): Doc[] | null {
  return (doc[name] ?? null) as Doc[] | null;
}

/** The texts in a list field; null when it is not set. */
export function texts(doc: Doc, name: string): string[] | null {
  return (doc[name] ?? null) as string[] | null;
}

/** A plain field as text; empty when it is not set. */
export function textOf(doc: Doc, name: string): string {
  const value = doc[name] ?? '';
  return typeof value === 'object' ? '' : String(value);
}

/** The structure behind a field of another. */
export function shapeOf(shape: Shape, name: string): Shape {
  const found = shape.fields[name]?.shape;
  if (found === undefined) throw new TypeError(`${shape.name} has no structure in ${name}`);
  return found;
}

/** Whether two values are the same, keys in any order. */
export function alike(before: Json, after: Json): boolean {
  return isDeepStrictEqual(before, after);
}

interface Parts {
  readonly Name: string;
  readonly shape: Shape;
  readonly flat?: (doc: Doc | null, shape: Shape) => Flat;
  /** Differences of what is inside, for the structures that were or became nothing compared with an empty one. */
  readonly inside?: (before: Doc, after: Doc) => (ObjectDiff | null)[];
}

/** Difference of two structures with all their plain fields; null when nothing in them differs. */
export function structureDiff(
  before: Doc | null,
  after: Doc | null,
  { Name, shape, flat = flatten, inside }: Parts,
): ObjectDiff | null {
  if (alike(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  const Fields = orNull(fieldDiffs(flat(before, shape), flat(after, shape), true));
  const Objects = orNull((inside?.(before ?? {}, after ?? {}) ?? []).filter((object) => object !== null));
  return { Type, Name, Fields, Objects };
}

const isEmpty = (doc: Doc | null): boolean => Object.keys(doc ?? {}).length === 0;

/** Difference of two free-form dictionaries; null when they are alike. */
export function freeDiff(
  before: Doc | null,
  after: Doc | null,
  Name: string,
  flat: (doc: Doc | null) => Flat,
  context = true,
): ObjectDiff | null {
  if (alike(before, after)) return null;
  const Type = isEmpty(before) ? 'Added' : isEmpty(after) ? 'Deleted' : 'Edited';
  return { Type, Name, Fields: orNull(fieldDiffs(flat(before), flat(after), context)), Objects: null };
}

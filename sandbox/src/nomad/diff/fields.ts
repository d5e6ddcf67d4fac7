import type { Flat } from './flatten.ts';
import { compareFields, sortObjects } from './order.ts';
import type { DiffType, FieldDiff, ObjectDiff } from './types.ts';

/** Returns null instead of an empty list, as Nomad does. */
export function emptyToNull<T>(list: T[]): T[] | null {
  return list.length === 0 ? null : list;
}

function diffField(Name: string, before: string, after: string): FieldDiff {
  if (before === after) return { Type: 'None', Name, Old: before, New: after, Annotations: null };
  if (before === '') return { Type: 'Added', Name, Old: '', New: after, Annotations: null };
  if (after === '') return { Type: 'Deleted', Name, Old: before, New: '', Annotations: null };
  return { Type: 'Edited', Name, Old: before, New: after, Annotations: null };
}

/** Returns the sorted diffs of flat fields; of unchanged ones only if `includesUnchanged` is set. */
export function diffFields(before: Flat, after: Flat, includesUnchanged: boolean): FieldDiff[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  const diffs = [...names].map((name) => diffField(name, before.get(name) ?? '', after.get(name) ?? ''));
  return diffs.filter(({ Type }) => includesUnchanged || Type !== 'None').toSorted(compareFields);
}

/** Returns the diff of two sets of strings under one name; null if both are empty. */
export function diffSet(
  before: readonly string[] | null,
  after: readonly string[] | null,
  Name: string,
): ObjectDiff | null {
  const [old, now] = [new Set(before), new Set(after)];
  const oldFields = [...old].map((item) => diffField(Name, item, now.has(item) ? item : ''));
  const newFields = [...now].filter((item) => !old.has(item)).map((item) => diffField(Name, '', item));
  const Fields = [...oldFields, ...newFields].toSorted(compareFields);
  if (Fields.length === 0) return null;
  const hasAdded = newFields.length > 0;
  const hasRemoved = [...old].some((item) => !now.has(item));
  return {
    Type: hasAdded && hasRemoved ? 'Edited' : hasAdded ? 'Added' : hasRemoved ? 'Deleted' : 'None',
    Name,
    Fields,
    Objects: null,
  };
}

/** Returns the diff of two sets if they differ: on some levels, Nomad does not show unchanged sets. */
export function omitNone(diff: ObjectDiff | null): ObjectDiff | null {
  return diff?.Type === 'None' ? null : diff;
}

/** Returns the type that follows from the types of fields: all added, all deleted, or edited. */
export function computeDiffType(fields: readonly FieldDiff[]): DiffType {
  const types = new Set(fields.map(({ Type }) => Type));
  if (types.has('Edited') || (types.has('Added') && types.has('Deleted'))) return 'Edited';
  if (types.has('Added')) return 'Added';
  return types.has('Deleted') ? 'Deleted' : 'None';
}

/** Returns the diff of the plain fields of two structures; null if these are equal. */
export function diffPlain(before: Flat, after: Flat, Name: string): ObjectDiff | null {
  const Fields = diffFields(before, after, true);
  const Type = computeDiffType(Fields);
  return Type === 'None' ? null : { Type, Name, Fields, Objects: null };
}

/** Returns the sorted diffs of two lists, paired by a key. */
export function diffByKey<T>(
  before: readonly T[] | null,
  after: readonly T[] | null,
  readKey: (item: T) => string,
  diff: (before: T | null, after: T | null) => ObjectDiff | null,
): ObjectDiff[] {
  const old = new Map((before ?? []).map((item) => [readKey(item), item]));
  const now = new Map((after ?? []).map((item) => [readKey(item), item]));
  const keys = new Set([...old.keys(), ...now.keys()]);
  return sortObjects([...keys].flatMap((key) => diff(old.get(key) ?? null, now.get(key) ?? null) ?? []));
}

/** Returns the sorted diffs of two lists, paired by position. */
export function diffPairs<T>(
  before: readonly T[] | null,
  after: readonly T[] | null,
  diff: (before: T | null, after: T | null) => ObjectDiff | null,
): ObjectDiff[] {
  const [old, now] = [before ?? [], after ?? []];
  const length = Math.max(old.length, now.length);
  return sortObjects(
    Array.from({ length }, (_, index) => diff(old[index] ?? null, now[index] ?? null)).flatMap((item) => item ?? []),
  );
}

import { isLeaf, namesInDiff } from '../redaction/spec-fields.ts';
import type { DiffType, FieldDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import { canonical, freeForm, isSetByServer, isZero } from './specification.ts';

/** Fields and objects that differ, in the form of Nomad's diff, without unchanged ones. */
export interface Difference {
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}

/** A part of a specification that has a body of its own in a diff. */
export type SpecLevel = 'Job' | 'TaskGroup' | 'Task';

/** How two parts of a specification are compared. */
interface Comparing {
  /** The level, or the key of the surrounding object or list; in an object of the job itself with `Job.` before it. */
  readonly within: string;
  /** Whether the file's side has the server's defaults. If not, what it leaves unset is not compared, except for lists. */
  readonly isCanonical: boolean;
}

const levels: ReadonlySet<string> = new Set<SpecLevel>(['Job', 'TaskGroup', 'Task']);

export const noDifference: Difference = { Fields: [], Objects: [] };

/** Keys of a job, a group or a task that are bodies of their own in a diff. */
const bodies = new Set(['TaskGroups', 'Tasks']);

/**
 * Compares a job, a group or a task as it is stored with the same of a job file, without the groups and tasks in it. Linear in their size.
 *
 * @param before the stored part
 * @param after the part of the file
 */
export function compareSpecs(before: object, after: object, level: SpecLevel, isCanonical: boolean): Difference {
  return compareEntries(before, after, { within: level, isCanonical });
}

function compareEntries(before: object, after: object, comparing: Comparing): Difference {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return joined(
    keys.map((key) => {
      if (bodies.has(key)) return compareOrder(key, Reflect.get(before, key), Reflect.get(after, key));
      const [old, now] = [Reflect.get(before, key) as unknown, Reflect.get(after, key) as unknown];
      return isSetByServer(comparing.within, key, now) ? noDifference : compareParts(key, old, now, comparing);
    }),
  );
}

function compareParts(key: string, before: unknown, after: unknown, { within, isCanonical }: Comparing): Difference {
  const [old, now] = [before ?? undefined, after ?? undefined];
  const isPlain = isLeaf(old) && isLeaf(now);
  if (freeForm.has(key) && !isPlain) return compareMaps(key, within, old ?? {}, now ?? {});
  if (Array.isArray(old ?? now)) return compareLists(key, old, now, { within, isCanonical });
  if (now === undefined && !isCanonical) return noDifference;
  if (isPlain) return isSame(old, now) ? noDifference : field(key, old, now);
  const inside = { within: within === 'Job' ? `Job.${key}` : key, isCanonical };
  return object(nameOf(key), typeOf(old, now), compareEntries(old ?? {}, now ?? {}, inside));
}

/** Outside of free-form maps the server writes zero where nothing is set. */
function isSame(before: unknown, after: unknown): boolean {
  return canonical(isZero(before) ? null : before) === canonical(isZero(after) ? null : after);
}

function nameOf(key: string): string {
  return namesInDiff.get(key) ?? key;
}

function typeOf(before: unknown, after: unknown): DiffType {
  if (before === undefined || before === null) return 'Added';
  return after === undefined || after === null ? 'Deleted' : 'Edited';
}

function field(name: string, before: unknown, after: unknown, note?: string): Difference {
  const one = { Type: typeOf(before, after), Name: name, Old: textOf(before), New: textOf(after) };
  return { Fields: [{ ...one, Annotations: note === undefined ? [] : [note] }], Objects: [] };
}

/** As in Nomad's diff: always text, and empty if it is not set. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && 'rawJSON' in value ? String(value.rawJSON) : String(value);
}

function object(name: string, type: DiffType, { Fields, Objects }: Difference): Difference {
  return Fields.length + Objects.length === 0
    ? noDifference
    : { Fields: [], Objects: [{ Type: type, Name: name, Fields, Objects }] };
}

function joined(parts: readonly Difference[]): Difference {
  return { Fields: parts.flatMap(({ Fields }) => Fields), Objects: parts.flatMap(({ Objects }) => Objects) };
}

function compareLists(key: string, before: unknown, after: unknown, { within, isCanonical }: Comparing): Difference {
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? (list as readonly unknown[]) : []));
  if (old === undefined || now === undefined) return noDifference;
  if ([...old, ...now].every(isLeaf)) return object(key, 'Edited', compareValues(key, old, now));
  const { pairs: all, isMoved } = pairItems(old, now);
  const pairs = all.filter(([, other]) => !isSetByServer(`${within}.${key}`, '[]', other));
  const items = pairs.map(([one, other]) => {
    const inside = { within: key, isCanonical: isCanonical || other === undefined };
    return object(nameOf(key), typeOf(one, other), compareEntries(one ?? {}, other ?? {}, inside));
  });
  return joined([...items, ...(isMoved ? [orderField(nameOf(key))] : [])]);
}

/** The values of a list: added and deleted ones, or else the places at which the order differs. */
function compareValues(name: string, before: readonly unknown[], after: readonly unknown[]): Difference {
  const [deleted, added] = [without(before, after), without(after, before)];
  const isReordered = deleted.length + added.length === 0;
  if (!isReordered)
    return joined([
      ...deleted.map((value) => field(name, value, undefined)),
      ...added.map((value) => field(name, undefined, value)),
    ]);
  return joined(before.flatMap((value, at) => (isSame(value, after[at]) ? [] : [field(name, value, after[at])])));
}

/** The items of a list that another one lacks, each counted. */
function without(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(canonical(other), (counts.get(canonical(other)) ?? 0) + 1);
  return items.filter((item) => {
    const left = counts.get(canonical(item)) ?? 0;
    counts.set(canonical(item), left - 1);
    return left <= 0;
  });
}

type Pair = readonly [before: object | undefined, after: object | undefined];

/** Items of the same name belong together, and else those that are left after equal ones, in their order. */
function pairItems(
  before: readonly unknown[],
  after: readonly unknown[],
): { readonly pairs: readonly Pair[]; readonly isMoved: boolean } {
  const [old, now] = [itemsByName(before), itemsByName(after)];
  if (old !== undefined && now !== undefined) {
    const names = [...new Set([...old.keys(), ...now.keys()])];
    const pairs = names.map((name): Pair => [old.get(name), now.get(name)]);
    return { pairs, isMoved: isInOtherOrder([...old.keys()], [...now.keys()]) };
  }
  const [deleted, added] = [without(before, after), without(after, before)] as readonly (readonly object[])[];
  const count = Math.max(deleted?.length ?? 0, added?.length ?? 0);
  const pairs = Array.from({ length: count }, (_, at): Pair => [deleted?.[at], added?.[at]]);
  const isMoved = count === 0 && isInOtherOrder(before.map(canonical), after.map(canonical));
  return { pairs, isMoved };
}

/** The items of a list by name, or by label for ports; `undefined` unless each item has a name of its own. */
export function itemsByName(list: unknown): ReadonlyMap<string, object> | undefined {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const named = new Map<string, object>();
  for (const item of items) {
    if (isLeaf(item)) return undefined;
    const name: unknown = Reflect.get(item, 'Name') ?? Reflect.get(item, 'Label');
    if (typeof name !== 'string' || name === '' || named.has(name)) return undefined;
    named.set(name, item);
  }
  return named;
}

/** Whether what both lists have is in another order. */
function isInOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  const common = new Set(before).intersection(new Set(after));
  const [old, now] = [before, after].map((names) => names.filter((name) => common.has(name)));
  return old?.some((name, at) => name !== now?.[at]) === true;
}

/** The order of groups or tasks; what they contain is compared apart. */
function compareOrder(key: string, before: unknown, after: unknown): Difference {
  const [old, now] = [itemsByName(before), itemsByName(after)];
  if (old === undefined || now === undefined) return noDifference;
  return isInOtherOrder([...old.keys()], [...now.keys()]) ? orderField(key) : noDifference;
}

function orderField(name: string): Difference {
  return { Fields: [{ Type: 'Edited', Name: name, Old: '', New: '', Annotations: ['another order'] }], Objects: [] };
}

/** A map with keys of the user's choice. Its entries are fields of their surroundings in `Env` and `Meta`, as in Nomad's diff. */
function compareMaps(key: string, within: string, before: object, after: object): Difference {
  const isOwn = levels.has(within) && (key === 'Env' || key === 'Meta');
  const [old, now] = [before, after].map((map) => new Map(flattened(map, isOwn ? key : '')));
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
  const fields = joined(paths.map((path) => compareEntry(path, old?.get(path), now?.get(path))));
  return isOwn ? fields : object(nameOf(key), 'Edited', fields);
}

function compareEntry(path: string, before: unknown, after: unknown): Difference {
  const [old, now] = [kindOf(before), kindOf(after)];
  if (old === now && sameInMap(before, after)) return noDifference;
  const isEmpty = [old, now].some((kind) => kind === 'empty list' || kind === 'empty map');
  const note = old !== undefined && now !== undefined && old !== now ? `${old} to ${now}` : isEmpty ? (now ?? old) : undefined;
  return field(path, isEmptyValue(before) ? '' : before, isEmptyValue(after) ? '' : after, note);
}

/** Numbers as Nomad keeps them, which rounds what a double cannot hold. */
function sameInMap(before: unknown, after: unknown): boolean {
  return kindOf(before) === 'number' ? Number(textOf(before)) === Number(textOf(after)) : before === after || isEmptyValue(before);
}

/** Undefined if there is no value. */
function kindOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (isEmptyValue(value)) return Array.isArray(value) ? 'empty list' : 'empty map';
  return value === null ? 'null' : typeof value === 'object' ? 'number' : typeof value;
}

function isEmptyValue(value: unknown): value is object {
  return !isLeaf(value) && Object.keys(value as object).length === 0;
}

/** The values of a map by their paths in Nomad's diff, such as `ports[0]` or `Env[A]`. */
function* flattened(value: object, path: string): Generator<readonly [path: string, value: unknown]> {
  for (const [key, item] of Object.entries(value)) {
    const inside = path === '' ? key : `${path}[${key}]`;
    if (isLeaf(item) || isEmptyValue(item)) yield [inside, item];
    else yield* flattened(item, inside);
  }
}

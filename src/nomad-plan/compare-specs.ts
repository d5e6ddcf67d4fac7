import { blockMaps, findSpecBlock, freeMaps, toDiffName } from '../clients/nomad/jobs/fields.ts';
import { isLeaf } from '../redaction/spec-fields.ts';
import type { DiffType, FieldDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import { canonicalize, isAddedByServer, isSetByServer, isZero, applyServerDefault } from './specification.ts';

/** Fields and objects that differ, in the form of Nomad's diff; with the names of changed objects. */
export interface Difference {
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}

/** A part of a specification that has its own body in a diff. */
export type SpecLevel = 'Job' | 'TaskGroup' | 'Task';
const levels: ReadonlySet<string> = new Set<SpecLevel>(['Job', 'TaskGroup', 'Task']);

interface CompareOptions {
  /** The level, or the key of the surrounding object or list. */
  readonly within: string;
  /** Whether the file's side has the server's defaults. If not, unset fields are compared only if Nomad's diff lacks them; lists always are. */
  readonly isCanonical: boolean;
  /** Whether to compare only fields that Nomad's diff lacks. */
  readonly isExplained: boolean;
}

const noDifference: Difference = { Fields: [], Objects: [] };

/**
 * Compares a stored job, group or task with the job file, without nested groups and tasks. Takes linear time.
 *
 * @param before the stored part
 * @param after the part of the file
 * @param options see {@link CompareOptions}
 */
export function compareSpecs(
  before: object,
  after: object,
  level: SpecLevel,
  options: Omit<CompareOptions, 'within'>,
): Difference {
  return compareEntries(before, after, { within: level, ...options });
}

function compareEntries(before: object | undefined, after: object | undefined, options: CompareOptions): Difference {
  const keys = [...new Set([before, after].flatMap((part) => Object.keys(part ?? {})))].toSorted();
  return joinDifferences(
    keys.map((key) => {
      const [old, current] = [before, after].map((part) => (Reflect.get(part ?? {}, key) as unknown) ?? undefined);
      if (key === 'TaskGroups' || key === 'Tasks') return compareOrder(key, indexItems(old), indexItems(current));
      if (isSetByServer(options.within, key, current)) return noDifference;
      const isInBoth = old !== undefined && after !== undefined;
      const planned = isInBoth ? applyServerDefault(options.within, key, current) : current;
      return compareParts(key, old, planned, options);
    }),
  );
}

function compareParts(key: string, before: unknown, after: unknown, outerOptions: CompareOptions): Difference {
  const { within } = outerOptions;
  const isCanonical = outerOptions.isCanonical || findSpecBlock(within).undiffed.has(key);
  const options = { ...outerOptions, isCanonical, isExplained: outerOptions.isExplained && isDiffed(within, key) };
  const isPlain = isLeaf(before) && isLeaf(after);
  if (freeMaps.has(key) && !isPlain) return compareMaps(key, before ?? {}, after ?? {}, options);
  if (isMixed(before, after)) return diffField(key, before, after);
  if (key === 'Volumes') return compareLists(key, listByKey(before), listByKey(after), options);
  if (Array.isArray(before ?? after)) return compareLists(key, toList(before), toList(after), options);
  // Nomad's diff shows the other maps of blocks as fields.
  if (options.isExplained && blockMaps.has(key)) return noDifference;
  if (after === undefined && !isCanonical) return noDifference;
  if (isPlain) return options.isExplained || isSame(before, after) ? noDifference : diffField(key, before, after);
  const child = { within: key, isCanonical: isCanonical || after === undefined, isExplained: options.isExplained };
  return diffObject(toDiffName(key), before, after, compareEntries(before ?? undefined, after ?? undefined, child));
}

/** Whether Nomad's diff shows a field or block. A field that is not in the table is new. */
function isDiffed(within: string, key: string): boolean {
  const { known, undiffed } = findSpecBlock(within);
  return !undiffed.has(key) && (known.has(key) || known.has(toDiffName(key)));
}

function listByKey(map: unknown): List {
  const entries = Object.entries(map ?? {}) as [string, unknown][];
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, block]) => block);
}

/** A server or a JSON job file may have a value of a different type than the schema. */
function isMixed(before: unknown, after: unknown): boolean {
  if (before === undefined || after === undefined || (isEmptyPart(before) && isEmptyPart(after))) return false;
  return isLeaf(before) !== isLeaf(after) || Array.isArray(before) !== Array.isArray(after);
}

/** Outside free-form maps, the server writes zero for an unset field. */
function isSame(before: unknown, after: unknown): boolean {
  return canonicalize(isZero(before) ? null : before) === canonicalize(isZero(after) ? null : after);
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function classifyChange(before: unknown, after: unknown): DiffType {
  if (before === undefined) return 'Added';
  return after === undefined ? 'Deleted' : 'Edited';
}

/** @param notes the difference, if the values do not show it */
export function diffField(Name: string, before: unknown, after: unknown, ...notes: readonly string[]): Difference {
  const [Old, New] = [toDiffText(before), toDiffText(after)];
  return { Fields: [{ Type: classifyChange(before, after), Name, Old, New, Annotations: notes }], Objects: [] };
}

/** As in Nomad's diff: always text, and empty if it is not set. */
function toDiffText(value: unknown): string {
  if (value === null || value === undefined || isEmptyPart(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** @param context unchanged fields that identify the object, as in Nomad's diff */
function diffObject(
  name: string,
  before: unknown,
  after: unknown,
  inner: Difference,
  context: Difference['Fields'] = [],
) {
  const { Fields, Objects } = inner;
  const isEqual = Fields.length + Objects.length === 0;
  return isEqual ? noDifference : diffWhole(name, before, after, { Fields: [...context, ...Fields], Objects });
}

function nameFields(item: object, other: object): Difference['Fields'] {
  return Object.entries(item)
    .filter(([key, value]) => (key === 'Name' || key === 'Label') && value !== '' && Reflect.get(other, key) === value)
    .map(([Name, value]) => ({ Type: 'None', Name, Old: toDiffText(value), New: toDiffText(value), Annotations: [] }));
}

function diffWhole(name: string, before: unknown, after: unknown, inner: Difference): Difference {
  return { Fields: [], Objects: [{ Type: classifyChange(before, after), Name: name, ...inner }] };
}

function joinDifferences(parts: readonly Difference[]): Difference {
  return { Fields: parts.flatMap(({ Fields }) => Fields), Objects: parts.flatMap(({ Objects }) => Objects) };
}

type List = readonly unknown[];

function compareLists(key: string, before: List, after: List, options: CompareOptions): Difference {
  const { within, isCanonical } = options;
  if ([...before, ...after].every(isLeaf))
    return diffObject(key, before, after, compareValues(key, before, after, options));
  const [old, current] = [indexItems(before), indexItems(after)];
  const isNamed = old !== undefined && current !== undefined;
  // If several items have the same key, the diff has only the last one.
  const isExplained = options.isExplained && [before, after].every(hasOwnKeys);
  const names = new Set<unknown>(after.map(readName).filter((name) => name !== undefined));
  const items = (isNamed ? pairNamed(old, current) : pairOthers(before, after))
    // Beside an item of the same name, the server adds none.
    .filter(([left, right]) => !isAddedByServer(within, key, right) || names.has(readName(left)))
    .map(([left, right]) => {
      if (!isBody(left) || !isBody(right)) return diffField(key, left, right);
      const child = { within: key, isCanonical: isCanonical || right === undefined, isExplained };
      const inner = compareEntries(left, right, child);
      if ((left === undefined || right === undefined) && !isExplained)
        return diffWhole(toDiffName(key), left, right, inner);
      return diffObject(toDiffName(key), left, right, inner, nameFields(left ?? {}, right ?? {}));
    });
  const [first, second] = isNamed ? [old, current] : [indexByText(before), indexByText(after)];
  return joinDifferences([...items, compareOrder(toDiffName(key), first, second)]);
}

function readName(item: unknown): unknown {
  return isLeaf(item) ? undefined : Reflect.get(item, 'Name');
}

/** Whether no two items have the same key. Nomad's diff identifies the items of some lists by a key, of others by their content. */
function hasOwnKeys(items: List): boolean {
  const keys = items.flatMap((item) => {
    if (isLeaf(item)) return [];
    const { Name, Label, RelativeDest, DestinationName, Datacenter } = item as Readonly<Record<string, unknown>>;
    const key = Name ?? Label ?? RelativeDest ?? DestinationName;
    return JSON.stringify(key === undefined ? canonicalize(item) : [key, Datacenter ?? '']);
  });
  return new Set(keys).size === keys.length;
}

/** The values of a list: added and deleted ones, or else the positions at which the order differs. Nomad's diff compares sets, so that it lacks repetitions. */
function compareValues(name: string, before: List, after: List, { isExplained }: CompareOptions): Difference {
  const [deleted, addedItems] = [listMissingItems(before, after), listMissingItems(after, before)];
  if (deleted.length + addedItems.length === 0)
    return joinDifferences(
      before.flatMap((value, at) => (isSame(value, after[at]) ? [] : [diffField(name, value, after[at])])),
    );
  const selectUnshown = (values: List, others: List): List => {
    const otherValues = new Set(others.map(canonicalize));
    return isExplained ? values.filter((value) => otherValues.has(canonicalize(value))) : values;
  };
  return joinDifferences([
    ...selectUnshown(deleted, after).map((value) => diffField(name, value, undefined)),
    ...selectUnshown(addedItems, before).map((value) => diffField(name, undefined, value)),
  ]);
}

/** The items of a list that the other list lacks, counting repetitions. */
function listMissingItems(items: List, others: List): List {
  const counts = new Map<string, number>();
  for (const other of others.map(canonicalize)) counts.set(other, (counts.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const text = canonicalize(item);
    const remaining = counts.get(text) ?? 0;
    counts.set(text, remaining - 1);
    return remaining <= 0;
  });
}

function isBody(item: unknown): item is object | undefined {
  return item === undefined || (!isLeaf(item) && !Array.isArray(item));
}

type Pair = readonly [before: unknown, after: unknown];
type ByName = ReadonlyMap<string, object>;

/** Pairs items with the same name, then the other items in their order. */
function pairNamed(before: ByName, after: ByName): readonly Pair[] {
  const deletedItems = [...before].flatMap(([name, item]) => (after.has(name) ? [] : [item]));
  const addedItems = [...after].flatMap(([name, item]) => (before.has(name) ? [] : [item]));
  const commonPairs = [...before].flatMap(([name, item]): Pair[] => (after.has(name) ? [[item, after.get(name)]] : []));
  return [...commonPairs, ...pairOthers(deletedItems, addedItems)];
}

/** Without names, the items that remain after equal ones are paired in their order. */
function pairOthers(before: List, after: List): readonly Pair[] {
  const [deleted, addedItems] = [listMissingItems(before, after), listMissingItems(after, before)];
  return Array.from({ length: Math.max(deleted.length, addedItems.length) }, (_, at) => [deleted[at], addedItems[at]]);
}

function indexByText(items: List): ByName {
  return new Map(items.flatMap((item) => (isLeaf(item) ? [] : [[canonicalize(item), item] as const])));
}

/** The items of a list by name, or by label for ports; `undefined` unless each item has its own name. */
export function indexItems(list: unknown): ByName | undefined {
  const itemsByName = new Map<string, object>();
  for (const item of toList(list)) {
    if (isLeaf(item)) return undefined;
    const name: unknown = Reflect.get(item, 'Name') ?? Reflect.get(item, 'Label');
    if (typeof name !== 'string' || name === '' || itemsByName.has(name)) return undefined;
    itemsByName.set(name, item);
  }
  return itemsByName;
}

/** Whether the common items of two lists have a different order. */
function compareOrder(name: string, before: ByName | undefined, after: ByName | undefined): Difference {
  if (before === undefined || after === undefined) return noDifference;
  const old = [...before.keys()].filter((key) => after.has(key));
  const current = [...after.keys()].filter((key) => before.has(key));
  return old.some((key, at) => key !== current[at]) ? diffField(name, '', '', 'another order') : noDifference;
}

/** A map with keys of the user's choice. Its entries are fields of their surroundings in `Env` and `Meta`, as in Nomad's diff. */
function compareMaps(key: string, before: object, after: object, { within, isExplained }: CompareOptions): Difference {
  const isFlattened = levels.has(within) && (key === 'Env' || key === 'Meta');
  const [old, current] = [
    new Map(flattenMap(before, isFlattened ? key : '')),
    new Map(flattenMap(after, isFlattened ? key : '')),
  ];
  const paths = [...new Set([...old.keys(), ...current.keys()])].toSorted();
  const { Fields } = joinDifferences(paths.map((path) => compareValue(path, old.get(path), current.get(path))));
  // As text, empty values and values of different types look equal.
  const fields = { Fields: Fields.filter(({ Old, New }) => !isExplained || Old === New), Objects: [] };
  return isFlattened ? fields : diffObject(toDiffName(key), before, after, fields);
}

/** In a map, the type of a value is significant, and so is an empty value. Numbers are rounded to a double, as in Nomad. */
function compareValue(path: string, before: unknown, after: unknown): Difference {
  const [old, current] = [classifyValue(before), classifyValue(after)];
  const isNumber = old === 'number' && current === 'number';
  const [left, right] = [toDiffText(before), toDiffText(after)];
  if (old === current && (isNumber ? Number(left) === Number(right) : left === right)) return noDifference;
  if (old === 'nothing' || current === 'nothing') {
    const kind = old === 'nothing' ? current : old;
    return diffField(path, before, after, ...(kind.startsWith('empty') ? [kind] : []));
  }
  return diffField(path, before, after, ...(old === current ? [] : [`${old} to ${current}`]));
}

function classifyValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (isEmptyPart(value)) return Array.isArray(value) ? 'empty list' : 'empty map';
  return value === null ? 'null' : typeof value === 'object' ? 'number' : typeof value;
}

function isEmptyPart(value: unknown): boolean {
  return !isLeaf(value) && Object.keys(value).length === 0;
}

/** The values of a map by their paths in Nomad's diff, such as `ports[0]` or `Env[A]`. */
export function* flattenMap(value: object, path: string): Generator<readonly [path: string, value: unknown]> {
  for (const [key, item] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    const childPath = path === '' ? key : `${path}[${key}]`;
    if (isLeaf(item) || isEmptyPart(item)) yield [childPath, item];
    else yield* flattenMap(item, childPath);
  }
}

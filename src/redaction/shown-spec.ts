import {
  createValueCollector,
  shownValue,
  type FieldPlace,
  type JudgedValues,
  type RedactionRules,
} from './judge-value.ts';
import { delimitersOf } from './field-context.ts';
import { shownText } from './shown-diff.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** Names in Nomad's diff of lists that have a plural name in the specification. */
const namesInDiff = new Map([
  ['Actions', 'Action'],
  ['Affinities', 'Affinity'],
  ['Artifacts', 'Artifact'],
  ['Checks', 'Check'],
  ['Constraints', 'Constraint'],
  ['Devices', 'Device'],
  ['DynamicPorts', 'Dynamic Port'],
  ['Identities', 'Identity'],
  ['Networks', 'Network'],
  ['ReservedPorts', 'Static Port'],
  ['Secrets', 'Secret'],
  ['Services', 'Service'],
  ['Spreads', 'Spread'],
  ['Templates', 'Template'],
  ['VolumeMounts', 'VolumeMount'],
  ['Volumes', 'Volume'],
]);

/** Lists whose items are levels of their own: their fields are in no object. */
const levelLists = new Set(['TaskGroups', 'Tasks']);

type Place = FieldPlace;

const jobPlace: Place = { group: undefined, task: undefined, objects: [], name: '', side: 'file' };

/** A specification without hidden values, by the same rules as its diff. Booleans and unset fields stay. */
export function shownSpec(job: Job, rules: RedactionRules): object {
  return Object.fromEntries(
    Object.entries(job).map(([key, value]) => [
      rules.secrets.name(key),
      redactSpecValue(value, { ...jobPlace, name: key }, rules),
    ]),
  );
}

/** Another value for a part of a specification; undefined leaves it out. */
type ChangePart = (value: unknown, place: Place) => unknown;

/** Changes parts of a specification, the outer ones first. */
export function changeSpec(job: Job, change: ChangePart): object {
  return changeEntries(job, (key) => ({ ...jobPlace, name: key }), change);
}

function changeEntries(of: object, placeOf: (key: string) => Place, change: ChangePart): object {
  const entries = Object.entries(of).map(([key, value]) => [key, changePart(value, placeOf(key), change)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function changePart(before: unknown, place: Place, change: ChangePart): unknown {
  const value = change(before, place);
  if (Array.isArray(value))
    return value
      .map((item, index) => changePart(item, placeOfItem(place, index, value), change))
      .filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) return value;
  return changeEntries(value, (key) => placeInside(place, key), change);
}

/**
 * The values of a specification by verdict.
 *
 * @param side whether it is the running job's or the job file's
 */
export function judgedValues(job: Job, rules: RedactionRules, side: Place['side']): JudgedValues {
  const judged = createValueCollector();
  for (const [place, value] of specLeaves(job, side)) {
    if (typeof value === 'string') judged.show({ ...place, value }, rules);
  }
  for (const key of keysIn(job)) if (rules.secrets.name(key) !== key) judged.secrets.add(key);
  for (const values of [judged.hidden, judged.secrets])
    for (const value of values) for (const part of assignedIn(value)) values.add(part);
  return judged;
}

/** The keys of a specification, with those of its maps, which a user chooses. */
function keysIn(job: Job): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [, , trail] of specLeaves(job, 'file'))
    for (const key of trail) if (typeof key === 'string') keys.add(key);
  return keys;
}

/** A number beyond JavaScript's precision is an object (see `parseJson`). */
type SpecLeaf = string | number | boolean | object;

/** The keys and indexes that lead to a part of a specification. */
type Trail = readonly (string | number)[];

/** Every string, number and boolean of a specification with its place. */
function* specLeaves(job: Job, side: Place['side']): Generator<readonly [Place, SpecLeaf, Trail]> {
  for (const [key, value] of Object.entries(job)) yield* leavesBelow(value, { ...jobPlace, name: key, side }, [key]);
}

/** A string, number or boolean of a specification. */
export interface SpecField extends Place {
  /** As text. */
  readonly value: string;
}

/** Every field of a job file's specification, by its trail as JSON. */
export function specFields(job: Job): ReadonlyMap<string, SpecField> {
  const fields = new Map<string, SpecField>();
  for (const [place, leaf, trail] of specLeaves(job, 'file')) {
    const value = typeof leaf === 'string' ? leaf : JSON.stringify(leaf);
    fields.set(JSON.stringify(trail), { ...place, value });
  }
  return fields;
}

function* leavesBelow(value: unknown, place: Place, trail: Trail): Generator<readonly [Place, SpecLeaf, Trail]> {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* leavesBelow(item, placeOfItem(place, index, value), [...trail, index]);
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
    const inside = { ...place, command: commandIn(value) };
    for (const [key, item] of Object.entries(value))
      yield* leavesBelow(item, placeInside(inside, key), [...trail, key]);
  } else yield [place, value, trail];
}

/** The parts after `=` or `:`: a program that receives `--password=…` may quote only that part. */
function assignedIn(value: string): readonly string[] {
  return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,})/g)].map(([, assigned = '']) => assigned);
}

function redactSpecValue(value: unknown, place: Place, rules: RedactionRules): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value))
    return value.map((item, index) => redactSpecValue(item, placeOfItem(place, index, value), rules));
  if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
    const inside = { ...place, command: commandIn(value) };
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [rules.secrets.name(key), redactSpecValue(item, placeInside(inside, key), rules)]),
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const open = shownValue({ ...place, value: text }, rules);
  return open === text ? value : shownText(open);
}

/** Entries of `Env` and `Meta` are fields of the surrounding object; a driver configuration is one path. */
function placeInside(place: Place, key: string): Place {
  const { objects, name } = place;
  if (levelLists.has(name)) return { ...place, objects: [], name: key };
  if (name === 'Env' || name === 'Meta' || objects[0] === 'Config') return { ...place, name: `${name}[${key}]` };
  return { ...place, objects: [...objects, namesInDiff.get(name) ?? name], name: key };
}

function placeOfItem(place: Place, index: number, items: readonly unknown[]): Place {
  const item = items[index];
  if (levelLists.has(place.name)) return { ...place, ...levelOfListItem(place.name, item) };
  if (place.name === 'Templates') return { ...place, delimiters: delimitersIn(item) };
  if (namesInDiff.has(place.name)) return place;
  const last = items[index - 1];
  const before = typeof last === 'string' ? [last] : undefined;
  if (place.objects[0] !== 'Config') return { ...placeInside(place, place.name), before };
  return { ...place, name: `${place.name}[${index}]`, before };
}

function commandIn(value: object): string | undefined {
  const command: unknown = Reflect.get(value, 'Command') ?? Reflect.get(value, 'command');
  return typeof command === 'string' ? command : undefined;
}

function delimitersIn(template: unknown): Place['delimiters'] {
  if (typeof template !== 'object' || template === null) return undefined;
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(template, key);
    return typeof value === 'string' ? value : undefined;
  };
  return delimitersOf(text('LeftDelim'), text('RightDelim'));
}

function levelOfListItem(list: string, item: unknown): Partial<Place> {
  const named: unknown = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
  const label = typeof named === 'string' ? named : undefined;
  return list === 'TaskGroups' ? { group: label, task: undefined } : { task: label };
}

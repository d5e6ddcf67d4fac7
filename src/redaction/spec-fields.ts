import { createValueCollector, type FieldPlace, type RedactionRules } from './judge-value.ts';
import type { JudgedValues } from './redactor.ts';
import { delimitersOf } from './redact-diff.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** Lists of a specification by the names of their items in Nomad's diff. */
const listItems =
  'Action Affinity Artifact Check Constraint Device Identity Network Secret Service Spread Template VolumeMount Volume'.split(
    ' ',
  );
const namesInDiff = new Map([
  ...listItems.map((name) => [`${name.replace(/y$/, 'ie')}s`, name] as const),
  ['DynamicPorts', 'Dynamic Port'],
  ['ReservedPorts', 'Static Port'],
]);

/** A part of a specification, named as in Nomad's diff. */
export interface SpecPlace extends FieldPlace {
  /** The keys and indexes that lead to it. */
  readonly trail: readonly (string | number)[];
}

const jobPlace: SpecPlace = { group: undefined, task: undefined, objects: [], name: '', side: 'file', trail: [] };

/**
 * Changes parts of a specification, the outer ones first.
 *
 * @param change another value for a part; undefined leaves it out
 */
export function changeSpec(job: Job, change: (value: unknown, place: SpecPlace) => unknown): object {
  const changeEntries = (of: object, place: SpecPlace): object => {
    const inside = { ...place, command: textIn(of, 'Command') ?? textIn(of, 'command') };
    const entries = Object.entries(of).map(
      ([key, value]) => [key, changePart(value, placeInside(inside, key))] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  const changePart = (before: unknown, place: SpecPlace): unknown => {
    const value = change(before, place);
    if (isLeaf(value)) return value;
    if (!Array.isArray(value)) return changeEntries(value, place);
    return value
      .map((item, index) => changePart(item, placeOfItem(place, index, value)))
      .filter((item) => item !== undefined);
  };
  return changeEntries(job, jobPlace);
}

/** A number beyond JavaScript's precision is an object, too (see `parseJson`). */
export function isLeaf(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null;
}

/** A string, number or boolean of a specification, as text. */
export interface SpecField extends SpecPlace {
  readonly value: string;
}

/** Every field of a specification, by its trail as JSON. */
export function specFields(job: Job): ReadonlyMap<string, SpecField> {
  const fields = new Map<string, SpecField>();
  changeSpec(job, (value, place) => {
    if (isLeaf(value) && value !== null && value !== undefined) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      fields.set(JSON.stringify(place.trail), { ...place, value: text });
    }
    return value;
  });
  return fields;
}

/**
 * The values of a specification by verdict, and its keys that have the shape of a secret.
 *
 * @param side whether it is the running job's or the job file's
 */
export function judgedValues(job: Job, rules: RedactionRules, side: FieldPlace['side']): JudgedValues {
  const { judged, show } = createValueCollector();
  const keys = new Set<string>();
  changeSpec(job, (value, place) => {
    const key = place.trail.at(-1);
    if (typeof key === 'string') keys.add(key);
    if (typeof value === 'string') show({ ...place, side, value }, rules);
    return value;
  });
  for (const key of keys) if (rules.secrets.name(key) !== key) judged.secrets.add(key);
  for (const values of [judged.hidden, judged.secrets])
    for (const value of values) for (const part of assignedIn(value)) values.add(part);
  return judged;
}

/** The parts after `=` or `:`: a program that receives `--password=…` may quote only that part. */
function assignedIn(value: string): readonly string[] {
  return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,4096})/g)].map(([, assigned = '']) => assigned);
}

/** Entries of `Env` and `Meta` are fields of the surrounding object; a driver configuration is one path. */
function placeInside({ trail, ...place }: SpecPlace, key: string): SpecPlace {
  const { objects, name } = place;
  const inside = { ...place, trail: [...trail, key] };
  if (trail.length === 0 || name === 'TaskGroups' || name === 'Tasks') return { ...inside, objects: [], name: key };
  if (name === 'Env' || name === 'Meta' || objects[0] === 'Config') return { ...inside, name: `${name}[${key}]` };
  return { ...inside, objects: [...objects, namesInDiff.get(name) ?? name], name: key };
}

function placeOfItem({ trail, ...outer }: SpecPlace, index: number, items: readonly unknown[]): SpecPlace {
  const item = items[index];
  const place = { ...outer, trail: [...trail, index] };
  if (place.name === 'TaskGroups') return { ...place, group: textIn(item, 'Name'), task: undefined };
  if (place.name === 'Tasks') return { ...place, task: textIn(item, 'Name') };
  if (place.name === 'Templates')
    return { ...place, delimiters: delimitersOf(textIn(item, 'LeftDelim'), textIn(item, 'RightDelim')) };
  if (namesInDiff.has(place.name)) return place;
  const last = items[index - 1];
  const before = typeof last === 'string' ? [last] : undefined;
  if (place.objects[0] === 'Config') return { ...place, name: `${place.name}[${index}]`, before };
  return { ...placeInside(place, place.name), trail: place.trail, before };
}

function textIn(value: unknown, key: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}

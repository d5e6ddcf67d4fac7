import { hiddenMark } from './scrub.ts';
import { isShown, isUnquotable, withoutSecrets, type RedactionRules } from './redact.ts';
import type { Job } from '../scheduler/job.ts';

/** What the scheduler's difference calls what the specification names in the plural. */
const inDifference = new Map([
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

/** Lists whose items are read like the job itself: their fields stand in no object. */
const levels = new Set(['TaskGroups', 'Tasks']);

interface Place {
  /** As the difference names them, outermost first. */
  readonly objects: readonly string[];
  readonly name: string;
}

/**
 * A specification without the values that must not be shown, by the rules that its difference is redacted by. Truth values and what is unset stay.
 */
export function shownSpec(job: Job, rules: RedactionRules): object {
  return Object.fromEntries(
    Object.entries(job).map(([key, value]) => [withoutSecrets(key, rules), shown(value, placeOf(key, []), rules)]),
  );
}

/** The values of a specification that must not be quoted elsewhere either, as in an event or an error of the scheduler. */
export function unquotableValues(job: Job, rules: RedactionRules): readonly string[] {
  return Object.entries(job).flatMap(([key, value]) => unquotable(value, placeOf(key, []), rules));
}

function unquotable(value: unknown, place: Place, rules: RedactionRules): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unquotable(item, itemOf(place, index), rules));
  if (typeof value === 'string') return isUnquotable({ ...place, value }, rules) ? [value, ...assignedIn(value)] : [];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unquotable(item, within(place, key), rules));
}

/** What stands behind `=` or `:` in a value: a program that is told `--password=…` speaks of what follows alone. */
function assignedIn(value: string): readonly string[] {
  return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,})/g)].map(([, assigned = '']) => assigned);
}

function shown(value: unknown, place: Place, rules: RedactionRules): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item, index) => shown(item, itemOf(place, index), rules));
  if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [withoutSecrets(key, rules), shown(item, within(place, key), rules)]),
    );
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isShown({ ...place, value: text }, rules) ? value : hiddenMark;
}

function placeOf(key: string, objects: readonly string[]): Place {
  return { objects, name: key };
}

/** What stands in an object: keys of `Env` and `Meta` are fields of what holds it, those of a driver's configuration are one path. */
function within({ objects, name }: Place, key: string): Place {
  if (levels.has(name)) return placeOf(key, []);
  if (name === 'Env' || name === 'Meta') return placeOf(`${name}[${key}]`, objects);
  if (objects[0] === 'Config') return placeOf(`${name}[${key}]`, objects);
  return placeOf(key, [...objects, inDifference.get(name) ?? name]);
}

function itemOf(place: Place, index: number): Place {
  if (levels.has(place.name) || inDifference.has(place.name)) return place;
  return place.objects[0] === 'Config' ? placeOf(`${place.name}[${index}]`, place.objects) : within(place, place.name);
}

import { createValueCollector, type FieldAddress, type FieldPath, type RedactionRules } from './judge-value.ts';
import type { JudgedValues } from './redactor.ts';
import { readDelimiters } from './redact-diff.ts';
import { isSecretField, type SecretField } from './secret-fields.ts';
import { toDiffName } from '../clients/nomad/jobs/fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** A part of a specification, named as in Nomad's diff. */
export interface SpecPath extends FieldPath {
  /** The keys and indexes that lead to it. */
  readonly trail: readonly (string | number)[];
}

const jobPath: SpecPath = { group: undefined, task: undefined, objects: [], name: '', side: 'file', trail: [] };

/** Rebuilds a specification with changed parts, outer parts first. @param change returns the value of a part; `undefined` omits it */
export function changeSpec(job: Job, change: (value: unknown, path: SpecPath) => unknown): object {
  const changePart = (before: unknown, path: SpecPath): unknown => {
    const value = change(before, path);
    return isLeaf(value) ? value : changeInside(value, path);
  };
  const changeInside = (value: object, path: SpecPath): object => {
    const parts = listParts(value, path).map(([key, part, inside]) => [key, changePart(part, inside)] as const);
    const definedParts = parts.filter(([, part]) => part !== undefined);
    return Array.isArray(value) ? definedParts.map(([, part]) => part) : Object.fromEntries(definedParts);
  };
  return changeInside(job, jobPath);
}

/** Visits the parts of a specification, outer parts first. */
export function visitSpec(job: Job, visit: (value: unknown, path: SpecPath) => void, root = jobPath): void {
  const visitInside = (parent: object, path: SpecPath): void => {
    for (const [, part, inside] of listParts(parent, path)) {
      visit(part, inside);
      if (!isLeaf(part)) visitInside(part, inside);
    }
  };
  visitInside(job, root);
}

type SpecPart = readonly [key: string | number, part: unknown, path: SpecPath];

function listParts(value: object, path: SpecPath): readonly SpecPart[] {
  const { name, trail } = path;
  if (Array.isArray(value))
    return value.map((item: unknown, index): SpecPart => [index, item, locateItem(path, index, value)]);
  const isEntry = hasEntries(path);
  const command = readText(value, 'Command') ?? readText(value, 'command');
  const outer = { ...path, command, objects: listObjectsInside(path) };
  return Object.entries(value).map(([key, part]): SpecPart => [
    key,
    part,
    { ...outer, name: isEntry ? `${name}[${key}]` : key, trail: [...trail, key] },
  ]);
}

/** A number beyond JavaScript's precision is an object, too (see `parseJson`). */
export function isLeaf(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null;
}

/**
 * The values of a specification by verdict, and its keys that have the shape of a secret. Values of secret fields are recognized only by their address.
 *
 * @param secret the secret fields of a job file; `undefined` for a running job
 */
export function judgeValues(job: Job, rules: RedactionRules, secret?: readonly SecretField[]): JudgedValues {
  const { judged: collected, show } = createValueCollector();
  const keys = new Set<string>();
  visitSpec(
    job,
    (value, path) => {
      const key = path.trail.at(-1);
      if (typeof key === 'string') keys.add(key);
      if (typeof value === 'string' && !isSecretField(path, secret ?? [])) show(path, value, rules);
    },
    { ...jobPath, side: secret === undefined ? 'live' : 'file' },
  );
  for (const key of keys) if (rules.secrets.redactName(key) !== key) collected.secrets.add(key);
  for (const values of [collected.hidden, collected.secrets])
    for (const value of values) for (const part of listAssignedValues(value)) values.add(part);
  return collected;
}

/** The parts after `=` or `:`: a program that receives `--password=…` may quote only that part. */
function listAssignedValues(value: string): readonly string[] {
  return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,4096})/g)].map(([, assigned = '']) => assigned);
}

/** Entries of `Env` and `Meta` are fields of the surrounding object; a driver configuration is one path. */
function hasEntries({ objects, name }: SpecPath): boolean {
  return name === 'Env' || name === 'Meta' || objects[0] === 'Config';
}

function listObjectsInside(path: SpecPath): readonly string[] {
  const { trail, objects, name } = path;
  if (hasEntries(path)) return objects;
  return trail.length === 0 || name === 'TaskGroups' || name === 'Tasks' ? [] : [...objects, toDiffName(name)];
}

function locateItem(outer: SpecPath, index: number, items: readonly unknown[]): SpecPath {
  const item = items[index];
  const { name } = outer;
  const path = { ...outer, trail: [...outer.trail, index] };
  if (name === 'TaskGroups') return { ...path, group: readText(item, 'Name'), task: undefined };
  if (name === 'Tasks') return { ...path, task: readText(item, 'Name') };
  if (name === 'Templates')
    return { ...path, delimiters: readDelimiters(readText(item, 'LeftDelim'), readText(item, 'RightDelim')) };
  if (toDiffName(name) !== name) return path;
  const last = items[index - 1];
  const before = typeof last === 'string' ? [last] : undefined;
  if (path.objects[0] === 'Config') return { ...path, name: `${name}[${index}]`, before };
  return { ...path, objects: listObjectsInside(outer), before };
}

function readText(value: unknown, key: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function formatFieldKey({ group, task, objects, name }: FieldAddress): string {
  return JSON.stringify([group, task, ...objects, name]);
}

/** The entries of `meta` and `env` whose values differ each time that the job file is parsed; no other field may be random. */
export interface RandomFields {
  /** See {@link formatFieldKey}. */
  readonly keys: ReadonlySet<string>;
  /** The fields in the form that users write: `app/server Env[RUN]`. */
  readonly labels: readonly string[];
}

export const noRandomFields: RandomFields = { keys: new Set(), labels: [] };

/** The entries that differ between two jobs that were parsed from the same text. */
export function findRandomFields(job: Job, other: Job): RandomFields {
  const [entries, otherEntries] = [collectEntries(job), collectEntries(other)];
  const all = [...new Map([...otherEntries, ...entries])];
  const differingEntries = all.filter(([key]) => entries.get(key)?.text !== otherEntries.get(key)?.text);
  return {
    keys: new Set(differingEntries.map(([key]) => key)),
    labels: [...new Set(differingEntries.map(([, { path }]) => labelField(path)))],
  };
}

/** The entries of `meta` and `env` of a job, its groups and its tasks. */
function collectEntries(job: Job) {
  const entries = new Map<string, { readonly path: SpecPath; readonly text: string }>();
  visitSpec(job, (value, path) => {
    const isEntry = path.objects.length === 0 && /^(?:Env|Meta)\[/.test(path.name);
    if (isEntry) entries.set(formatFieldKey(path), { path, text: JSON.stringify(value) });
  });
  return entries;
}

/** A field in the form that users write: `app/server Env[RUN]`. */
export function labelField({ group, task, objects, name }: FieldAddress): string {
  const path = [group, task].filter((part) => part !== undefined).join('/');
  return [path, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}

/** A job with its random fields set to `null`. */
export function clearRandomFields(job: Job, { keys }: RandomFields): object {
  return keys.size === 0 ? job : changeSpec(job, (value, path) => (keys.has(formatFieldKey(path)) ? null : value));
}

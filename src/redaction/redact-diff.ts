import { createValueCollector, extractKey, type FieldPath, type RedactionRules } from './judge-value.ts';
import { hiddenMark } from './hidden-text.ts';
import { isSecretField, type SecretField } from './secret-fields.ts';
import type { FieldDiff, JobDiff, JobPlan, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import type { JudgedValues } from './redactor.ts';
import type { Delimiters } from './detection/references.ts';
import { hasLines, type ShownBody, type ShownDiff, type ShownField, type ShownValue } from './shown-diff.ts';

type ObjectBody = Pick<ObjectDiff, 'Fields' | 'Objects'>;
type BodyPath = Pick<FieldPath, 'group' | 'task' | 'objects'>;

/** Changes the fields and objects of the job, its groups and its tasks. */
function mapBodies<Changed extends ShownBody>(
  diff: JobDiff,
  change: (body: ObjectBody, path: BodyPath) => Changed,
): JobDiff & Changed {
  const changeBody = <Part extends ObjectBody>(part: Part, group?: string, task?: string): Part & Changed => ({
    ...part,
    ...change(part, { group, task, objects: [] }),
  });
  const TaskGroups = diff.TaskGroups.map((group) => ({
    ...changeBody(group, group.Name),
    Tasks: group.Tasks.map((task) => changeBody(task, group.Name, task.Name)),
  }));
  return { ...changeBody(diff), TaskGroups };
}

/** A plan that does not depend on the values of secret fields, except whether a whole value equals the running value. */
export function maskPlan(plan: JobPlan, fields: readonly SecretField[]): JobPlan {
  if (fields.length === 0 || plan.Diff === null) return plan;
  return { ...plan, Diff: mapBodies(plan.Diff, (body, path) => maskBody(body, path, fields)) };
}

function maskBody(body: ObjectBody, path: BodyPath, fields: readonly SecretField[]): ObjectBody {
  const Fields = body.Fields.map((field) =>
    isSecretField({ ...path, name: field.Name }, fields)
      ? { ...field, Old: maskValue(field.Old), New: maskValue(field.New) }
      : field,
  );
  const Objects = body.Objects.map((object) => ({
    ...object,
    ...maskBody(object, { ...path, objects: [...path.objects, object.Name] }, fields),
  }));
  // Nomad sorts equal names by their values, and merges equal ones.
  return { Fields: sortUnique(Fields), Objects: sortUnique(Objects) };
}

function maskValue(value: string): string {
  return value === '' ? '' : hiddenMark;
}

function sortUnique<T extends { readonly Name: string }>(items: readonly T[]): readonly T[] {
  const itemsByText = new Map(items.map((item) => [`${item.Name}\n${JSON.stringify(item)}`, item]));
  return [...itemsByText].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, item]) => item);
}

export interface RedactedDiff extends JudgedValues {
  readonly diff: ShownDiff;
}

/**
 * Hides the values of a diff that must not be public, in this order: secrets by name or shape, Outrider's tokens and matches of patterns are always hidden (in a
 * text of several lines, only their lines); public and revealed fields are shown; any other value is shown only if it is already published.
 */
export function redactDiff(diff: JobDiff, rules: RedactionRules): RedactedDiff {
  const { judged, show } = createValueCollector();
  const showField = (original: FieldDiff, path: BodyPath, contextReader: FieldContextReader): ShownField => {
    const field = path.objects.some((object) => typedMaps.has(object)) ? formatNumbers(original) : original;
    // Equal hidden lines of both values have equal numbers.
    const numbers = hasLines(field.New) ? new Map<string, number>() : undefined;
    // Half of the values of a new job are empty.
    const showValue = (key: 'Old' | 'New', side: FieldPath['side']): ShownValue =>
      field[key] === ''
        ? ''
        : show({ ...path, name: field.Name, side, ...contextReader(field.Name, key) }, field[key], rules, numbers);
    // An unchanged value is the job file's.
    const Old = showValue('Old', field.Old === field.New ? 'file' : 'live');
    return { ...field, Name: showFieldName(field.Name, rules), Old, New: showValue('New', 'file') };
  };
  const showBody = (body: ObjectBody, path: BodyPath, outer: FieldContextReader = () => ({})): ShownBody => {
    const contextReader = readContext(path.objects.at(-1) ?? '', body.Fields, outer);
    return {
      Fields: body.Fields.map((field) => showField(field, path, contextReader)),
      Objects: body.Objects.map((object) => ({
        ...object,
        Name: rules.secrets.redactName(object.Name),
        ...showBody(object, { ...path, objects: [...path.objects, object.Name] }, contextReader),
      })),
    };
  };
  const showPartName = <T extends { readonly Name: string }>(part: T): T => ({
    ...part,
    Name: showName(part.Name, rules),
  });
  const redactedDiff = mapBodies<ShownBody>(diff, (body, path) => showBody(body, path));
  const TaskGroups = redactedDiff.TaskGroups.map((group) => ({
    ...showPartName(group),
    Tasks: group.Tasks.map(showPartName),
  }));
  return { ...judged, diff: { ...redactedDiff, ID: showName(diff.ID, rules), TaskGroups } };
}

/** Objects in a diff with values of any type; Nomad prints their numbers like Go's floating-point numbers. */
const typedMaps: ReadonlySet<string> = new Set(['Config', 'Policy']);

/** A field with its numbers as in a job file: `15000000`, not `1.5e+07`. The form is kept if it is the only change, as between a number and a string. */
function formatNumbers(field: FieldDiff): FieldDiff {
  const [Old, New] = [formatPlainNumber(field.Old), formatPlainNumber(field.New)];
  return Old === New && field.Old !== field.New ? field : { ...field, Old, New };
}

const maxZeros = 20;

function formatPlainNumber(text: string): string {
  const [, sign = '', first = '', rest = '', exponent = ''] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d\d)$/.exec(text) ?? [];
  const power = Number(exponent);
  if (exponent === '' || Math.abs(power) > maxZeros) return text;
  const digits = `${'0'.repeat(Math.max(0, -power))}${first}${rest}`.padEnd(power + 1, '0');
  const point = Math.max(1, power + 1);
  const fraction = digits.slice(point);
  return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns the context of a field, which determines how to read its value. */
type FieldContextReader = (name: string, side: 'Old' | 'New') => Pick<FieldPath, 'before' | 'command' | 'delimiters'>;

function readContext(object: string, fields: readonly FieldDiff[], outer: FieldContextReader): FieldContextReader {
  const values = new Map(fields.map((field) => [field.Name, field]));
  return (name, side) => {
    if (object === 'Template')
      return { delimiters: readDelimiters(values.get('LeftDelim')?.[side], values.get('RightDelim')?.[side]) };
    const command = values.get('Command')?.[side] ?? values.get('command')?.[side] ?? outer(name, side).command;
    // The diff has the arguments in a separate object, unordered.
    if (object === 'Args') return { command, before: fields.map((field) => field[side]) };
    if (!name.endsWith(']')) return { command };
    const before = name.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) - 1}]`);
    return { command, before: before === name ? undefined : [values.get(before)?.[side] ?? ''] };
  };
}

/** The delimiters of a template; `undefined` for the defaults. */
export function readDelimiters(left = '', right = ''): Delimiters | undefined {
  return left === '' && right === '' ? undefined : [left || '{{', right || '}}'];
}

/** The name of a job, group, task or namespace without secrets; hidden completely if a pattern matches a part of it. */
export function showName(text: string, { secrets, patterns }: Pick<RedactionRules, 'secrets' | 'patterns'>): string {
  return patterns.some((pattern) => pattern.isContainedIn(text)) ? hiddenMark : secrets.redactName(text);
}

/** A pattern for a field name hides only the value; a pattern that matches a part of a user-defined key also hides the key. */
function showFieldName(name: string, rules: RedactionRules): string {
  const key = extractKey(name);
  const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
  if (isNamed || key === name) return rules.secrets.redactName(name);
  return name.replace(key, () => showName(key, rules));
}

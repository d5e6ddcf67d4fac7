import { createValueCollector, keyOf, type FieldPlace, type RedactionRules } from './judge-value.ts';
import { hiddenMark } from './hidden-text.ts';
import type { JudgedValues } from './redactor.ts';
import type { Delimiters } from './detection/references.ts';
import type { ShownDiff, ShownField, ShownObject, ShownValue } from './shown-diff.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';

export interface RedactedDiff extends JudgedValues {
  readonly diff: ShownDiff;
}

type Level = Pick<FieldPlace, 'group' | 'task'>;

/** Returns the surroundings of a field that decide how to read its value. */
type FieldContextReader = (name: string, of: 'Old' | 'New') => Pick<FieldPlace, 'before' | 'command' | 'delimiters'>;

const noContext: FieldContextReader = () => ({});

/** @param outer the context of the surrounding object */
function contextIn(object: string, fields: readonly FieldDiff[], outer: FieldContextReader): FieldContextReader {
  const values = new Map(fields.map((field) => [field.Name, field]));
  return (name, of) => {
    if (object === 'Template')
      return { delimiters: delimitersOf(values.get('LeftDelim')?.[of], values.get('RightDelim')?.[of]) };
    const command = values.get('Command')?.[of] ?? values.get('command')?.[of] ?? outer(name, of).command;
    // The diff has arguments in an object of their own, in no order.
    if (object === 'Args') return { command, before: fields.map((field) => field[of]) };
    const before = name.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) - 1}]`);
    return { command, before: before === name ? undefined : [values.get(before)?.[of] ?? ''] };
  };
}

/** The delimiters of a template; undefined for the default ones. */
export function delimitersOf(left: string | undefined, right: string | undefined): Delimiters | undefined {
  if ((left ?? '') === '' && (right ?? '') === '') return undefined;
  return [left === undefined || left === '' ? '{{' : left, right === undefined || right === '' ? '}}' : right];
}

const jobLevel: Level = { group: undefined, task: undefined };

/**
 * Hides the values of a diff that must not be public, in this order: secrets by name or look, our own tokens and
 * matches of patterns are always hidden (in a text of several lines, only the lines that contain them); public and
 * revealed fields are shown; everything else is shown only if it is already published.
 */
export function redactDiff(diff: JobDiff, rules: RedactionRules): RedactedDiff {
  const { judged, show: showValue } = createValueCollector();
  const show = (level: Level, objects: readonly string[], field: FieldDiff, around: typeof noContext): ShownField => {
    const numbers = new Map<string, number>();
    const value = (of: 'Old' | 'New', side: FieldPlace['side']): ShownValue => {
      const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
      return showValue({ ...place, value: field[of] }, rules, numbers);
    };
    // An unchanged value is the job file's.
    const side = field.Old === field.New ? 'file' : 'live';
    return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
  };
  const body = (
    from: Pick<ObjectDiff, 'Fields' | 'Objects'>,
    level: Level,
    objects: readonly string[] = [],
    outer = noContext,
  ): Pick<ShownObject, 'Fields' | 'Objects'> => {
    const around = contextIn(objects.at(-1) ?? '', from.Fields, outer);
    return {
      Fields: from.Fields.map((field) => show(level, objects, field, around)),
      Objects: from.Objects.map((object) => ({
        ...object,
        Name: rules.secrets.name(object.Name),
        ...body(object, level, [...objects, object.Name], around),
      })),
    };
  };
  const name = (text: string): string => shownName(text, rules);
  const TaskGroups = diff.TaskGroups.map((group) => ({
    ...group,
    Name: name(group.Name),
    ...body(group, { group: group.Name, task: undefined }),
    Tasks: group.Tasks.map((task) => ({
      ...task,
      Name: name(task.Name),
      ...body(task, { group: group.Name, task: task.Name }),
    })),
  }));
  return { ...judged, diff: { ...diff, ID: name(diff.ID), ...body(diff, jobLevel), TaskGroups } };
}

/** The name of a job, group, task or namespace without secrets; hidden completely if a pattern matches a part of it. */
export function shownName(text: string, { secrets, patterns }: Pick<RedactionRules, 'secrets' | 'patterns'>): string {
  return patterns.some((pattern) => pattern.occursIn(text)) ? hiddenMark : secrets.name(text);
}

/**
 * A pattern for a field name hides only the value; one that matches a part of a key of the user's choice hides the key.
 */
function fieldName(name: string, rules: RedactionRules): string {
  const key = keyOf(name);
  const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
  if (isNamed || key === name) return rules.secrets.name(name);
  return name.replace(key, () => shownName(key, rules));
}

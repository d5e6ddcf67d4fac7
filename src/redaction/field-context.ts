import type { FieldDiff } from '../clients/nomad/jobs/plan.ts';
import type { FieldPlace } from './judge-value.ts';
import type { Delimiters } from './detection/references.ts';

/** Returns the surroundings of a field that decide how to read its value. */
type FieldContextReader = (name: string, of: 'Old' | 'New') => Pick<FieldPlace, 'before' | 'command' | 'delimiters'>;

/** @param outer the context of the surrounding object */
export function contextIn(object: string, fields: readonly FieldDiff[], outer: FieldContextReader): FieldContextReader {
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

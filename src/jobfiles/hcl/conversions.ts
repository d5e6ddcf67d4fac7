import { computedValue, elementsOf, listValue, UnknownValueError, setValue, type Value } from './values.ts';

/**
 * Converts a value to a type.
 *
 * @param type as written in the file
 * @throws UnknownValueError for unsupported types, and for a value that does not fit
 */
export function convertTo(type: string, value: Value): Value {
  const plain = type.replace(/\s+/g, '');
  if (plain === '' || plain === 'any' || value.kind === 'null') return value;
  const [, outer = '', inner = ''] = /^([a-z]+)\((.*)\)$/.exec(plain) ?? [];
  // A conversion to a set changes keys; `optional` attributes add values.
  if (/\b(?:set|optional)\(/.test(inner)) throw new UnknownValueError();
  if (outer === 'set') return setValue(elementsOf(value).map(markConverted));
  if (outer === 'list') return listValue(elementsOf(value).map(markConverted));
  if (plain === 'bool' || plain === 'number')
    return 'text' in value ? { kind: plain, text: value.text } : computedValue;
  if (plain === 'string') return 'text' in value ? { kind: 'text', text: value.text } : computedValue;
  return markConverted(value);
}

/** Marks scalars as possibly converted. */
function markConverted(value: Value): Value {
  if ('text' in value) return { kind: 'scalar', text: value.text };
  if (!('entries' in value)) return value;
  return { ...value, entries: value.entries.map(({ key, value: one }) => ({ key, value: markConverted(one) })) };
}

/**
 * Converts values to one type, as HCL does for the results of a conditional, and for the arguments of functions such as `concat`.
 *
 * @param others further values whose types count, such as a result that is never chosen
 * @see https://developer.hashicorp.com/terraform/language/expressions/conditionals
 */
export function convertToOneType(
  values: readonly Value[],
  others: () => readonly Value[] = () => [],
): readonly Value[] {
  if (values.every(({ kind }) => kind === 'text' || kind === 'null' || kind === 'unknown')) return values;
  return haveOneType([...values, ...others()]) ? values : values.map(markConverted);
}

function haveOneType(values: readonly Value[]): boolean {
  const kinds = new Set(values.map(({ kind }) => kind));
  return kinds.size === 1 && (kinds.has('number') || kinds.has('bool'));
}

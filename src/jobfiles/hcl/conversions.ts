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
export function markConverted(value: Value): Value {
  if ('text' in value) return { kind: 'scalar', text: value.text };
  if (!('entries' in value)) return value;
  return { ...value, entries: value.entries.map(({ key, value: one }) => ({ key, value: markConverted(one) })) };
}

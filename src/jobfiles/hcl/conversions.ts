import { computedValue, elementsOf, listValue, UnknownValueError, setValue, type Value } from './values.ts';

/**
 * A value converted to a type, as it is written.
 *
 * @throws NotKnown for a type that changes more than is known here, and for a value that does not fit
 */
export function convertTo(type: string, value: Value): Value {
  const plain = type.replace(/\s+/g, '');
  if (plain === '' || plain === 'any' || value.kind === 'null') return value;
  const [, outer = '', inner = ''] = /^([a-z]+)\((.*)\)$/.exec(plain) ?? [];
  // Sets have other keys than what they are converted from; attributes that are optional may be added.
  if (/\b(?:set|optional)\(/.test(inner)) throw new UnknownValueError();
  if (outer === 'set') return setValue(elementsOf(value).map(withoutKind));
  if (outer === 'list') return listValue(elementsOf(value).map(withoutKind));
  if (plain === 'bool' || plain === 'number')
    return 'text' in value ? { kind: plain, text: value.text } : computedValue;
  if (plain === 'string') return 'text' in value ? { kind: 'text', text: value.text } : computedValue;
  return withoutKind(value);
}

/** Its scalars may be converted. */
function withoutKind(value: Value): Value {
  if ('text' in value) return { kind: 'scalar', text: value.text };
  if (!('entries' in value)) return value;
  return { ...value, entries: value.entries.map(({ key, value: one }) => ({ key, value: withoutKind(one) })) };
}

import type { Expression, Value } from '../syntax/tree.ts';
import { isDictionary, toDictionary, toFlag, toItems, toNumber, toSet, toText, Unsuitable } from './values.ts';

/** Converts a value to the declared type of a variable (`string`, `list(number)`, `object({…})`, …). */
export function convertTo(type: Expression | undefined, value: Value): Value {
  if (type === undefined || value === null) return value;
  if (type.kind === 'name') return convertScalar(type.root, value);
  if (type.kind !== 'call') return value;
  const [element] = type.args;
  switch (type.name) {
    case 'list':
      return requireType(toItems, value, 'list required').map((item) => convertTo(element, item));
    case 'set':
      return toSet(requireType(toItems, value, 'set required').map((item) => convertTo(element, item)));
    case 'map':
      return mapValues(value, element);
    case 'object':
      return convertObject(value, element);
    case 'tuple':
      return requireType(toItems, value, 'tuple required').map((item, index) =>
        convertTo(element?.kind === 'tuple' ? element.items[index] : undefined, item),
      );
    default:
      return value;
  }
}

function convertScalar(name: string, value: Value): Value {
  if (name === 'string') return requireType(toText, value, 'string required');
  if (name === 'number') return toNumber(value);
  return name === 'bool' ? toFlag(value) : value;
}

function requireType<T>(convert: (value: Value) => T, value: Value, words: string): T {
  try {
    return convert(value);
  } catch (error) {
    throw error instanceof Unsuitable ? new Unsuitable(words) : error;
  }
}

function mapValues(value: Value, element: Expression | undefined): Value {
  const entries = Object.entries(requireType(toDictionary, value, 'map required'));
  return Object.fromEntries(entries.map(([key, item]) => [key, convertTo(element, item)]));
}

function convertObject(value: Value, element: Expression | undefined): Value {
  if (!isDictionary(value)) throw new Unsuitable('object required');
  const items = element?.kind === 'object' ? element.items : [];
  return Object.fromEntries(
    items.map(([key, type]) => {
      const name = key.kind === 'literal' && typeof key.value === 'string' ? key.value : '';
      if (!Object.hasOwn(value, name)) throw new Unsuitable(`attribute "${name}" is required`);
      return [name, convertTo(type, value[name] ?? null)];
    }),
  );
}

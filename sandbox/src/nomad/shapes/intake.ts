import { Refusal } from '../../http/exchange.ts';
import type { Doc, Field, Json, ScalarType, Shape } from './kinds.ts';

/**
 * Reads a structure from a request as Nomad does: keys in any case, unknown ones ignored, unset fields filled
 * with null or the empty value, and a 400 with the message of Go's JSON package for a value of a wrong type.
 */
export function takeIn(value: Json, shape: Shape, path = '', owner = shape.name): Doc {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    rejectType(value, owner, path, `${shape.structs ? 'structs' : 'api'}.${shape.name}`);
  const entries = new Map(Object.entries(value).map(([key, item]) => [foldCase(key), item]));
  const doc: Doc = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!field.sent) continue;
    const item = entries.get(foldCase(name));
    doc[name] =
      item === undefined || item === null
        ? createEmpty(field)
        : takeField(item, field, shape.name, path === '' ? name : `${path}.${name}`);
  }
  return doc;
}

/** Case folding as in Go: the long s is an s, and the Kelvin sign a k, which `toLowerCase` handles itself. */
function foldCase(key: string): string {
  return key.replaceAll('\u017f', 's').toLowerCase();
}

function createEmpty(field: Field): Json {
  if (field.unset !== 'zero' || field.kind !== 'scalar') return null;
  return { string: '', bool: false }[field.type as string] ?? 0;
}

function takeField(item: Json, field: Field, owner: string, path: string): Json {
  const { shape } = field;
  if (field.kind === 'scalar') return takeScalar(item, field.type, owner, path);
  if (field.kind === 'any') return takeEntries(item, owner, path, 'map[string]interface {}', (inner) => inner);
  if (field.kind === 'dictionary')
    return takeEntries(item, owner, path, 'map[string]string', (inner) => takeScalar(inner, 'string', owner, path));
  if (field.kind === 'lists')
    return takeEntries(item, owner, path, 'map[string][]string', (inner) => takeList(inner, 'string', owner, path));
  if (field.kind === 'texts' || field.kind === 'numbers') return takeList(item, field.type, owner, path);
  if (shape === undefined) return null;
  if (field.kind === 'many') {
    if (!Array.isArray(item)) rejectType(item, owner, path, `[]*api.${shape.name}`);
    return item.filter((inner) => inner !== null).map((inner) => takeIn(inner, shape, path, owner));
  }
  if (field.kind === 'named')
    return takeEntries(item, owner, path, `map[string]*api.${shape.name}`, (inner) =>
      takeIn(inner, shape, path, owner),
    );
  return takeIn(item, shape, path, owner);
}

function takeScalar(item: Json, type: ScalarType, owner: string, path: string): Json {
  const wanted = type === 'string' || type === '[]uint8' ? 'string' : type === 'bool' ? 'boolean' : 'number';
  if (typeof item !== wanted) rejectType(item, owner, path, type);
  if (typeof item === 'number' && (!Number.isInteger(item) || (item < 0 && type.startsWith('uint'))))
    rejectType(item, owner, path, type, ` ${item}`);
  return item;
}

function takeList(item: Json, type: ScalarType, owner: string, path: string): Json[] {
  if (!Array.isArray(item)) rejectType(item, owner, path, `[]${type}`);
  return item.map((inner) => takeScalar(inner, type, owner, path));
}

function takeEntries(item: Json, owner: string, path: string, type: string, take: (inner: Json) => Json): Doc {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) rejectType(item, owner, path, type);
  return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, take(inner)]));
}

/** Go's error: the type found, the innermost structure, the path in the request and the type of the field. */
function rejectType(item: Json, owner: string, path: string, type: string, number = ''): never {
  const kinds: Record<string, string> = { boolean: 'bool', object: 'object' };
  const kind = Array.isArray(item) ? 'array' : (kinds[typeof item] ?? typeof item);
  if (path === '') throw new Refusal(400, `json: cannot unmarshal ${kind}${number} into Go value of type ${type}`);
  throw new Refusal(
    400,
    `json: cannot unmarshal ${kind}${number} into Go struct field ${owner}.${path} of type ${type}`,
  );
}

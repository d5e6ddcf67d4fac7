import type { Doc, Field, Json, Shape } from './kinds.ts';

/** Returns the empty value of an unset field as it is stored. */
function createEmpty(field: Field): Json {
  if (field.pointer || field.kind !== 'scalar') {
    return field.kind === 'inline' && field.shape !== undefined ? keep({}, field.shape) : null;
  }
  return { string: '', bool: false }[field.type as string] ?? 0;
}

/** Converts a sent structure into the stored one: only stored fields, unset values empty. */
export function keep(doc: Doc, shape: Shape): Doc {
  const stored: Doc = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!field.kept) continue;
    const item = doc[name] ?? null;
    stored[name] = item === null ? createEmpty(field) : keepField(item, field);
  }
  return stored;
}

function keepField(item: Json, field: Field): Json {
  const { shape } = field;
  if (shape === undefined) return item;
  if (field.kind === 'many') return (item as Doc[]).map((inner) => keep(inner, shape));
  if (field.kind === 'named')
    return Object.fromEntries(Object.entries(item as Doc).map(([key, inner]) => [key, keep(inner as Doc, shape)]));
  return keep(item as Doc, shape);
}

/** Returns a stored structure as read shows it: networks and ports without empty fields. */
export function show(doc: Doc, shape: Shape): Doc {
  const result: Doc = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!field.kept) continue;
    const item = showField(doc[name] ?? null, field);
    const blank = item === null || item === '' || item === 0 || item === false;
    if (!(shape.sparse && blank)) result[name] = item;
  }
  return result;
}

function showField(item: Json, field: Field): Json {
  const { shape } = field;
  if (shape === undefined || item === null) return item;
  if (field.kind === 'many') return (item as Doc[]).map((inner) => show(inner, shape));
  if (field.kind === 'named')
    return Object.fromEntries(Object.entries(item as Doc).map(([key, inner]) => [key, show(inner as Doc, shape)]));
  return show(item as Doc, shape);
}

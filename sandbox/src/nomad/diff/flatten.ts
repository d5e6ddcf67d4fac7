import type { Doc, Json, Shape } from '../shapes/kinds.ts';

/** Fields by path, values as text. */
export type Flat = Map<string, string>;

/** The plain fields of a structure and the entries of its dictionaries, without pointers, lists and inner structures. */
export function flatten(doc: Doc | null, shape: Shape, without: readonly string[] = []): Flat {
  const flat: Flat = new Map();
  if (doc === null) return flat;
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = doc[name] ?? null;
    if (!field.kept) continue;
    if (field.kind === 'scalar' && !field.pointer)
      flat.set(name, formatPlainText(value ?? (field.type === 'string' ? '' : 0)));
    else if (field.kind === 'dictionary' && value !== null) {
      for (const [key, item] of Object.entries(value)) flat.set(`${name}[${key}]`, formatPlainText(item as Json));
    }
  }
  for (const name of without) flat.delete(name);
  return flat;
}

/** Like {@link flatten}, with pointers: `nil` for unset ones. */
export function flattenPointers(doc: Doc | null, shape: Shape): Flat {
  const flat: Flat = new Map();
  if (doc === null) return flat;
  for (const [name, field] of Object.entries(shape.fields)) {
    if (field.kept && field.kind === 'scalar')
      flat.set(name, doc[name] === null || doc[name] === undefined ? 'nil' : formatPlainText(doc[name]));
  }
  return flat;
}

/** Every value in a free-form dictionary: `mounts[0][type]`. */
export function flattenFree(doc: Doc | null): Flat {
  const flat: Flat = new Map();
  for (const [key, value] of Object.entries(doc ?? {})) flattenInto(flat, key, value);
  return flat;
}

function flattenInto(flat: Flat, path: string, value: Json): void {
  if (value === null) flat.set(path, 'nil');
  else if (typeof value === 'number') flat.set(path, formatNumber(value));
  else if (typeof value !== 'object') flat.set(path, formatPlainText(value));
  else for (const [key, item] of Object.entries(value)) flattenInto(flat, `${path}[${key}]`, item);
}

function formatPlainText(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return BigInt(Math.trunc(value)).toString();
  return typeof value === 'object' ? '' : String(value);
}

/** Numbers of free-form values are printed as doubles: with an exponent from a million on, and below 0.0001. */
function formatNumber(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(value);
  return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

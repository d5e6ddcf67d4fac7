import { endOfString } from '../../clients/http/json.ts';
import { structFields, type NestedStruct, type StructName } from './job-structs.ts';

/** A key that is ambiguous, or that Nomad ignores. */
export interface KeyProblem {
  /** As written in the file. */
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Folds a key as Go does to match it with a field name: case is ignored, and `ſ` (U+017F) and the Kelvin sign (U+212A)
 * equal `s` and `k`. Source: https://pkg.go.dev/encoding/json#Unmarshal, https://pkg.go.dev/strings#EqualFold
 */
export function foldKey(key: string): string {
  return key.replace(/[A-Z\u017f\u212a]/g, (character) =>
    character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase(),
  );
}

/** Drops word separators, to recognise keys such as `task_groups`, which Nomad ignores. */
function simplifiedKey(key: string): string {
  return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}

const spellings = new Map<StructName, ReadonlyMap<string, string>>();

/** Field names by their folded spelling. */
function spellingsOf(struct: StructName): ReadonlyMap<string, string> {
  const known = spellings.get(struct) ?? new Map([...structFields(struct).keys()].map((name) => [foldKey(name), name]));
  spellings.set(struct, known);
  return known;
}

/**
 * Renames the keys of a struct to Nomad's field names, at every depth. Keys of the user's choice and unknown keys,
 * which may belong to a newer version of Nomad, stay unchanged.
 *
 * @param bad collects ambiguous keys
 */
export function withFieldNames(value: unknown, struct: StructName, bad: KeyProblem[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withFieldNames(one, struct, bad));
  if (!isObject(value)) return value;
  const fields = structFields(struct);
  const taken = new Map<string, string>();
  const entries = Object.entries(value).map(([key, held]): [string, unknown] => {
    const folded = foldKey(key);
    const before = taken.get(folded);
    if (before !== undefined) bad.push(duplicateKey(before, key));
    else taken.set(folded, key);
    const name = spellingsOf(struct).get(folded);
    if (name === undefined) {
      const meant = spellingsOf(struct).get(simplifiedKey(key));
      if (meant !== undefined) bad.push(misspeltKey(key, meant));
      return [key, held];
    }
    return [name, withNestedNames(held, fields.get(name), bad)];
  });
  return Object.fromEntries(entries);
}

function withNestedNames(value: unknown, nested: NestedStruct | undefined, bad: KeyProblem[]): unknown {
  if (nested === undefined) return value;
  if (!nested.isMap) return withFieldNames(value, nested.struct, bad);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]): [string, unknown] => [key, withFieldNames(one, nested.struct, bad)]),
  );
}

/** A number beyond JavaScript's precision is an object that holds its digits (see `parseJson`). */
const { isRawJSON } = JSON as unknown as { readonly isRawJSON: (value: unknown) => boolean };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}

/** Two keys that Nomad reads as the same field. */
export function duplicateKey(before: string, key: string): KeyProblem {
  const message = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key for Nomad, which uses the last one.`;
  return { key, message, hint: 'Keep one of them.' };
}

function misspeltKey(key: string, meant: string): KeyProblem {
  return {
    key,
    message: `Nomad ignores the key \`${shortKey(key)}\`.`,
    hint: `Write \`${meant}\`, or remove it.`,
  };
}

const maxKeyLength = 100;

/** A key, shortened for a message. */
export function shortKey(key: string): string {
  return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}

/** Keys that appear more than once in their object. `JSON.parse` silently keeps the last one. */
export function repeatedKeys(text: string): readonly { readonly key: string; readonly at: number }[] {
  const repeated: { key: string; at: number }[] = [];
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    if (character !== '"') continue;
    const end = endOfString(text, at);
    const keys = open.at(-1);
    if (keys !== undefined && isFollowedByColon(text, end + 1)) {
      const key = JSON.parse(text.slice(at, end + 1)) as string;
      if (keys.has(key)) repeated.push({ key, at });
      keys.add(key);
    }
    at = end;
  }
  return repeated;
}

export function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text[at] === ':';
}

import { endOfString } from '../../clients/http/json.ts';
import { structFields, type NestedStruct, type StructName } from './job-structs.ts';

/** A key that Nomad reads otherwise than it stands, and what to do about it; a sentence each. */
export interface KeyProblem {
  /** As it is written first. */
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A key as Go compares it with the name of a field: letter case does not count, and of what is not ASCII only the long s and the sign of Kelvin are letters of
 * it. Source: https://pkg.go.dev/encoding/json#Unmarshal, https://pkg.go.dev/strings#EqualFold
 */
export function foldKey(key: string): string {
  return key.replace(/[A-Z\u017f\u212a]/g, (character) =>
    character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase(),
  );
}

/** A key without what people put between words: no field of Nomad's is called so, but it is easily taken for one that is. */
function simplifiedKey(key: string): string {
  return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}

const spellings = new Map<StructName, ReadonlyMap<string, string>>();

/** The names of a structure's fields by their folded spellings. */
function spellingsOf(struct: StructName): ReadonlyMap<string, string> {
  const known = spellings.get(struct) ?? new Map([...structFields(struct).keys()].map((name) => [foldKey(name), name]));
  spellings.set(struct, known);
  return known;
}

/**
 * A structure with the keys of its fields as Nomad writes them, at every depth, as far as it is known. The keys of the user's own maps stay as they are; so do
 * those that no version known here has, for a later one may.
 *
 * @param bad gets what can be read in more than one way
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

function withNestedNames(value: unknown, held: NestedStruct | undefined, bad: KeyProblem[]): unknown {
  if (held === undefined) return value;
  if (!held.isMap) return withFieldNames(value, held.struct, bad);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]): [string, unknown] => [key, withFieldNames(one, held.struct, bad)]),
  );
}

/** A number that JavaScript cannot hold is an object, too, and stays whole (see `parseJson`). */
const { isRawJSON } = JSON as unknown as { readonly isRawJSON: (value: unknown) => boolean };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}

/** Two keys that are one to Nomad. */
export function duplicateKey(before: string, key: string): KeyProblem {
  const what = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key to Nomad, which takes the last.`;
  return { key, message: what, hint: 'Keep one of them.' };
}

function misspeltKey(key: string, meant: string): KeyProblem {
  return {
    key,
    message: `Nomad does not read the key \`${shortKey(key)}\`.`,
    hint: `Write \`${meant}\`, or remove it.`,
  };
}

const maxKeyLength = 100;

/** A key as a message shows it. */
export function shortKey(key: string): string {
  return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}

/** Where keys stand that their object has already, letter by letter. `JSON.parse` keeps the last and does not report it. */
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

function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text[at] === ':';
}

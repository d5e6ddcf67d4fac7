/** The source text of a number that exceeds the precision of a JavaScript number; `JSON.stringify` writes it back digit for digit. */
interface RawNumber {
  readonly rawJSON: string;
}

type JsonValue = null | boolean | number | string | RawNumber | JsonValue[] | JsonRecord;

export interface JsonRecord {
  readonly [key: string]: JsonValue | undefined;
}

// TypeScript's library has no types for this part of JSON yet: https://github.com/tc39/proposal-json-parse-with-source
const { parse, rawJSON } = JSON as unknown as {
  parse: (text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown;
  rawJSON: (text: string) => RawNumber;
};

/** Matches every number that exceeds a double, and sometimes part of a string. Without a match, no reviver is needed: it takes five times as long. */
const longNumber = /\d{16}|\d[eE]/;

/**
 * Parses JSON without loss: an integer beyond 2^53, or a number beyond a double's range, becomes a `RawNumber`; all
 * other values are the same as with `JSON.parse`. `__proto__` is a key like any other.
 *
 * @param isExact `false` rounds such numbers to a double, which takes half the memory and a quarter of the time for a document full of timestamps
 * @throws SyntaxError when the text is not JSON, or exceeds a limit (see `findExcess`)
 */
export function parseJson(text: string, isExact = true): unknown {
  const excess = findExcess(text);
  if (excess !== undefined) throw new SyntaxError(excess);
  if (!isExact || !longNumber.test(text)) return JSON.parse(text);
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? rawJSON(source)
      : value,
  );
}

export function parseJsonOrUndefined(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** No real document is deeper; `JSON.stringify` fails at a few thousand levels. */
const maxNesting = 500;
/** More than a job with thousands of allocations has; so many values take 200 MB if each has its own key. */
const maxValues = 900_000;

/** The limit that a JSON text exceeds, as a sentence about `it`; `undefined` if it exceeds none. */
export function findExcess(text: string): string | undefined {
  // A text of this length cannot have more values, and a text with so few brackets cannot nest deeper.
  if (text.length <= maxValues && !hasManyBrackets(text)) return undefined;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = findStringEnd(text, at);
    else if (character === ']' || character === '}') depth--;
    else if (character === ',') values++;
    else if (character === '[' || character === '{') {
      values++;
      if (++depth > maxNesting) return `it nests deeper than ${maxNesting} levels`;
    }
    if (values > maxValues) return `it contains more than ${maxValues} values`;
  }
  return undefined;
}

/** Searching for a character takes a tenth of the time of visiting each character. */
function hasManyBrackets(text: string): boolean {
  let count = 0;
  for (const character of ['{', '['])
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
      if (++count > maxNesting) return true;
  return false;
}

/** The index of the quote that ends the string that starts at `start`, or the end of the text. */
export function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** A member of a parsed JSON value; `undefined` if the value is not an object, or has no own member of this name. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A number that a JavaScript number cannot hold, as its text; `JSON.stringify` writes it back digit for digit. */
interface RawNumber {
  readonly rawJSON: string;
}

type JsonValue = null | boolean | number | string | RawNumber | JsonValue[] | JsonRecord;

export interface JsonRecord {
  readonly [key: string]: JsonValue | undefined;
}

// TypeScript's library does not know this part of JSON yet: https://github.com/tc39/proposal-json-parse-with-source
const { parse, rawJSON } = JSON as unknown as {
  parse: (
    text: string,
    reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
  ) => unknown;
  rawJSON: (text: string) => RawNumber;
};

/**
 * What can only stand where a number outgrows a double (or in a string, where it does no harm): a reviver costs five
 * times the parsing.
 */
const LONG_NUMBER = /\d{16}|\d[eE]/;

/**
 * Reads JSON without loss: an integer beyond 2^53, or a number beyond a double's range, becomes a `RawNumber`; every
 * other value is what `JSON.parse` makes of it. `__proto__` is a key like any other.
 *
 * @throws SyntaxError when the text is no JSON, or holds more than is good for us (see `excessOf`).
 */
export function parseJson(text: string): unknown {
  const excess = excessOf(text);
  if (excess !== undefined) throw new SyntaxError(excess);
  if (!LONG_NUMBER.test(text)) {
    return JSON.parse(text);
  }
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? rawJSON(source)
      : value,
  );
}

/** Deeper than anybody writes; `JSON.stringify` alone gives up at some thousands. */
const deepest = 500;
/** More than a job of some thousand allocations has; so many take 200 MB where each has a key of its own. */
const mostValues = 900_000;

/** Why a text is not read, although it may be JSON; undefined where it may be. Strings are passed over. */
export function excessOf(text: string): string | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === ']' || sign === '}') depth--;
    else if (sign === ',') values++;
    else if (sign === '[' || sign === '{') {
      values++;
      if (++depth > deepest) return `it nests deeper than ${deepest} levels`;
    }
    if (values > mostValues) return `it holds more than ${mostValues} values`;
  }
  return undefined;
}

/** The quote that ends the string that begins at another; the end of the text where none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** A member of what JSON held; undefined where that is no object, or has none of its own of this name. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A number that a JavaScript number cannot hold, as its text; `JSON.stringify` writes it back digit for digit. */
interface RawNumber {
  readonly rawJSON: string;
}

type JsonValue = null | boolean | number | string | RawNumber | JsonValue[] | JsonObject;

export interface JsonObject {
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

/** What can only stand where a number outgrows a double (or in a string, where it does no harm): a reviver costs five times the parsing. */
const LONG_NUMBER = /\d{16}|\d[eE]/;

/**
 * Reads JSON without loss: an integer beyond 2^53, or a number beyond a double's range, becomes a `RawNumber`; every
 * other value is what `JSON.parse` makes of it. `__proto__` is a key like any other.
 *
 * @throws SyntaxError when the text is no JSON.
 */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) {
    return JSON.parse(text);
  }
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? rawJSON(source)
      : value,
  );
}

/** A member of what JSON held; undefined where that is no object, or has none of its own of this name. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

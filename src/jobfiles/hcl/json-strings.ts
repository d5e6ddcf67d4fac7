import { findStringEnd } from '../../clients/http/json.ts';
import { mapPositions, type Position } from './positions.ts';
import { countSteps, type CountStep } from './tokens.ts';

interface JsonString {
  readonly start: number;
  /** With its quotes. */
  readonly source: string;
  readonly isKey: boolean;
  /** Whether the same object has this key already: `JSON.parse` would silently keep the last one. */
  readonly isRepeated: boolean;
}

const stepsPerString = 16;

/** Every string of a JSON text, including keys, in order. */
export function* scanStrings(text: string, step: CountStep = () => undefined): Generator<JsonString> {
  /** The keys of each open object. */
  const open: Set<string>[] = [];
  for (let start = 0; start < text.length; start++) {
    const character = text[start];
    if (character === '{') open.push(new Set());
    else if (character === '}') open.pop();
    if (character !== '"') continue;
    const end = Math.min(findStringEnd(text, start) + 1, text.length);
    const source = text.slice(start, end);
    const keys = isFollowedByColon(text, end) ? open.at(-1) : undefined;
    const key = keys === undefined ? '' : (decodeString(source) ?? '');
    const isRepeated = keys?.has(key) === true;
    keys?.add(key);
    step(stepsPerString + countSteps(source.length));
    yield { start, source, isKey: keys !== undefined, isRepeated };
    start = end - 1;
  }
}

/** The text of a string; `undefined` if it is not closed or not valid. */
export function decodeString(source: string): string | undefined {
  try {
    return String(JSON.parse(source));
  } catch {
    return undefined;
  }
}

/** Finds the first offset of a string in a JSON text; 0 if it is escaped differently. Scans the text once for all lookups. */
export function createStringLocator(text: string, step?: CountStep): (name: string) => number {
  let offsets: ReadonlyMap<string, number> | undefined;
  const indexFirstOffsets = (): ReadonlyMap<string, number> =>
    new Map([...scanStrings(text, step)].toReversed().map(({ source, start }) => [source, start]));
  return (name) => (offsets ??= indexFirstOffsets()).get(JSON.stringify(name)) ?? 0;
}

/** The offset of a key, regardless of case; `undefined` if no key or several keys match. */
export function findOnlyKey(text: string, name: string): number | undefined {
  const keys = [...scanStrings(text)].filter(
    ({ source, isKey }) => isKey && foldKey(source) === foldKey(JSON.stringify(name)),
  );
  return keys.length === 1 ? keys[0]?.start : undefined;
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

/** A number beyond JavaScript's precision is an object with its digits (see `parseJson`). */
const { isRawJSON } = JSON as unknown as { readonly isRawJSON: (value: unknown) => boolean };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}

function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text[at] === ':';
}

/**
 * The cause and the position of a syntax error. The message of the parser is shortened, because it quotes the file, which may contain secrets.
 *
 * @param cause as thrown by `parseJson`
 */
export function explainInvalidJson(text: string, cause: unknown): { readonly problem: string } & Partial<Position> {
  const errorMessage = cause instanceof Error ? cause.message : '';
  const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(errorMessage)?.[1];
  const [, offset = findUnexpectedToken(text)] = / at position (\d+)/.exec(errorMessage) ?? [];
  const position = offset === undefined ? undefined : mapPositions(text).findPosition(Number(offset));
  return { problem: `The file is not valid JSON${problem === undefined ? '' : `: ${problem}`}`, ...position };
}

/** UTF-16 units of a string that may be parsed several times. */
const maxSearchedLength = 64 * 1024;

/** V8 reports no position for an unexpected token, but distinguishes incomplete text. */
function findUnexpectedToken(text: string): number | undefined {
  if (text.length > maxSearchedLength) return undefined;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isIncompleteJson(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isIncompleteJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return /end of JSON input|Unterminated/.test(message) || message.includes(` at position ${text.length} `);
  }
}

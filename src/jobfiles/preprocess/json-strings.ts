import { endOfString } from '../../clients/http/json.ts';
import { foldKey, isFollowedByColon } from './json-keys.ts';

/** A string in a JSON text; `source` includes its quotes. */
interface JsonString {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** Every string of a JSON text, including keys, in order. */
export function* jsonStrings(text: string): Generator<JsonString> {
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = Math.min(endOfString(text, start) + 1, text.length);
    yield { start, end, source: text.slice(start, end) };
    start = text.indexOf('"', end);
  }
}

/**
 * Finds the first offset of a string in a JSON text; 0 if it is escaped differently. Scans the text once for all
 * lookups.
 */
export function createStringLocator(text: string): (name: string) => number {
  let places: ReadonlyMap<string, number> | undefined;
  return (name) => (places ??= firstOffsets(text)).get(JSON.stringify(name)) ?? 0;
}

/** The offset of a key, whatever its case; undefined where none or several are alike. */
export function findOnlyKey(text: string, name: string): number | undefined {
  const keys = [...jsonStrings(text)].filter(
    ({ source, end }) => foldKey(source) === foldKey(JSON.stringify(name)) && isFollowedByColon(text, end),
  );
  return keys.length === 1 ? keys[0]?.start : undefined;
}

function firstOffsets(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { source, start } of jsonStrings(text)) if (!places.has(source)) places.set(source, start);
  return places;
}

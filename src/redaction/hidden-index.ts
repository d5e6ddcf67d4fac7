import type { TextRange } from './hidden-text.ts';

/** A hidden value, or a part of a long one. */
interface HiddenEntry {
  /** The hidden value, or a line of it. */
  readonly whole: string;
  /** The offset of the indexed part in it. */
  readonly offset: number;
}

/** Shorter values are a part of most words. */
const minLength = 4;
/** A longer value is indexed in parts; a match is extended as far as the text agrees with the value. */
const maxWholeLength = 64;
const partLength = 32;
/** Values to compare for a part that several of them share. */
const maxEntriesPerPart = 8;
const hashTableSize = 1 << 16;

function hashAt(text: string, at: number): number {
  const hash =
    ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
    text.charCodeAt(at + 3);
  return hash & (hashTableSize - 1);
}

/**
 * Finds many values in a text in time that depends on the length of the text, not on the number of values: by a hash of
 * their first characters, then by comparing the whole value for each length in that bucket.
 */
export class HiddenIndex {
  /** The added values and their lines. */
  private readonly known = new Set<string>();
  private readonly begins = new Uint8Array(hashTableSize);
  /** By first characters: the lengths in descending order, and the entries by text. */
  private readonly buckets = new Map<string, { lengths: number[]; readonly entries: Map<string, HiddenEntry[]> }>();

  get isEmpty(): boolean {
    return this.known.size === 0;
  }

  /** @returns whether the value is new */
  add(whole: string): boolean {
    if (whole.length < minLength || this.known.has(whole)) return false;
    this.known.add(whole);
    if (whole.length <= maxWholeLength) this.enter(whole, { whole, offset: 0 });
    else if (whole.includes('\n')) this.enter(whole.slice(0, partLength), { whole, offset: 0 });
    else {
      for (let offset = 0; offset + partLength <= whole.length; offset += partLength)
        this.enter(whole.slice(offset, offset + partLength), { whole, offset });
    }
    return true;
  }

  private enter(text: string, entry: HiddenEntry): void {
    const first = text.slice(0, minLength);
    this.begins[hashAt(text, 0)] = 1;
    const bucket = this.buckets.get(first) ?? { lengths: [], entries: new Map<string, HiddenEntry[]>() };
    this.buckets.set(first, bucket);
    if (!bucket.lengths.includes(text.length)) {
      bucket.lengths.push(text.length);
      bucket.lengths.sort((a, b) => b - a);
    }
    const alike = bucket.entries.get(text);
    if (alike === undefined) bucket.entries.set(text, [entry]);
    else if (alike.length < maxEntriesPerPart) alike.push(entry);
  }

  /** Every value in the text, including overlapping ones. */
  valuesIn(text: string): readonly string[] {
    const found: string[] = [];
    for (let at = 0; at + minLength <= text.length; at += 1)
      if (this.begins[hashAt(text, at)] !== 0) for (const { whole } of this.at(text, at)) found.push(whole);
    return found;
  }

  /** The ranges of values to hide; the longest one at each position. */
  find(text: string, isHidden: (value: string) => boolean): readonly TextRange[] {
    const ranges: TextRange[] = [];
    let end = 0;
    for (let at = 0; at + minLength <= text.length;) {
      if (this.begins[hashAt(text, at)] === 0) {
        at += 1;
        continue;
      }
      let longest: TextRange | undefined;
      for (const entry of this.at(text, at)) {
        if (!isHidden(entry.whole)) continue;
        const range = extendMatch(text, at, entry, end);
        if (longest === undefined || range[1] - range[0] > longest[1] - longest[0]) longest = range;
      }
      if (longest !== undefined) {
        ranges.push(longest);
        end = longest[1];
      }
      at = longest === undefined ? at + 1 : Math.max(end, at + 1);
    }
    return ranges;
  }

  private *at(text: string, at: number): Generator<HiddenEntry> {
    const bucket = this.buckets.get(text.slice(at, at + minLength));
    if (bucket === undefined) return;
    for (const length of bucket.lengths) yield* bucket.entries.get(text.slice(at, at + length)) ?? [];
  }
}

/** The range of a value around a matching part; `end` is the end of the last hidden range. */
function extendMatch(text: string, at: number, { whole, offset }: HiddenEntry, end: number): TextRange {
  let from = at;
  let before = offset;
  while (from > end && before > 0 && at - from < partLength && text[from - 1] === whole[before - 1]) {
    from -= 1;
    before -= 1;
  }
  let to = at;
  let after = offset;
  while (to < text.length && after < whole.length && text[to] === whole[after]) {
    to += 1;
    after += 1;
  }
  return [from, to];
}

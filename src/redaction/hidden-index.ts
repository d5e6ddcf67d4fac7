import type { TextRange } from './hidden-text.ts';

/** What a value is found by. */
export interface HiddenEntry {
  /** What is hidden, or a line of it. */
  readonly whole: string;
  /** Where in it the part stands that it is found by. */
  readonly offset: number;
}

/** Fewer signs are a part of most words, and no secret worth the name. */
const minLength = 4;
/** A longer value is found by parts of it, and hidden as far as the text goes on with it. */
const maxWholeLength = 64;
const partLength = 32;
/** Of parts that stand in several values so many are compared. */
const maxEntriesPerPart = 8;
const hashTableSize = 1 << 16;

function hashAt(text: string, at: number): number {
  const hash =
    ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
    text.charCodeAt(at + 3);
  return hash & (hashTableSize - 1);
}

/**
 * Many values, found in a text in time that grows with the text and not with their number: by a hash of their first signs, then by their whole for
 * each length that begins so.
 */
export class HiddenIndex {
  /** Values that were added, and their lines. */
  private readonly known = new Set<string>();
  /** Whether a value has spaces or back-ticks, between which prose puts more of these. */
  hasSpaces = false;
  /** Whether a value has a sign that begins an escape, so that to decode all kinds of escapes could change it. */
  hasEscapes = false;
  private readonly begins = new Uint8Array(hashTableSize);
  /** By the first signs: the lengths, the longest first, and the entries by their text. */
  private readonly buckets = new Map<string, { lengths: number[]; readonly entries: Map<string, HiddenEntry[]> }>();

  get isEmpty(): boolean {
    return this.known.size === 0;
  }

  /** @returns whether it was not there before */
  add(whole: string): boolean {
    if (whole.length < minLength || this.known.has(whole)) return false;
    this.known.add(whole);
    this.hasEscapes ||= /[%\\&]/.test(whole);
    this.hasSpaces ||= /[\s`]/.test(whole);
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

  /** Every value that stands in the text, also within another. */
  entriesIn(text: string, found: (entry: HiddenEntry) => void): void {
    for (let at = 0; at + minLength <= text.length; at += 1) {
      if (this.begins[hashAt(text, at)] === 0) continue;
      for (const entry of this.at(text, at)) found(entry);
    }
  }

  /** Where values stand that are to be hidden; the longest at each place. */
  find(text: string, isHidden: (entry: HiddenEntry) => boolean): readonly TextRange[] {
    const ranges: TextRange[] = [];
    let end = 0;
    for (let at = 0; at + minLength <= text.length;) {
      if (this.begins[hashAt(text, at)] === 0) {
        at += 1;
        continue;
      }
      let longest: TextRange | undefined;
      for (const entry of this.at(text, at)) {
        if (!isHidden(entry)) continue;
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

/** What of a text belongs to a value of which a part stands at a place; what lies before `end` is hidden already. */
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

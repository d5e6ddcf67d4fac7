import type { TextRange } from './hidden-text.ts';

interface HiddenPart {
  /** The hidden value, or a line of it. */
  readonly whole: string;
  readonly offset: number;
}

/** Shorter values are a part of most words. */
const minLength = 4;
/** A longer value is indexed in parts; a match is extended while the text equals the value. */
const maxWholeLength = 64;
const partLength = 32;
/** Values to compare for a part that several of them share. */
const maxSharing = 8;
const hashTableSize = 1 << 16;

function hashAt(text: string, at: number): number {
  const hash =
    ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
    text.charCodeAt(at + 3);
  return hash & (hashTableSize - 1);
}

/**
 * Finds many values in a text in time that depends on the length of the text, not on the number of values: by a hash of
 * their first characters, then by looking up the text once for each length of a part with these characters.
 */
export class HiddenIndex {
  /** The added values and their lines. */
  readonly #values = new Set<string>();
  readonly #firstCharacterHashes = new Uint8Array(hashTableSize);
  readonly #lengthsByFirstCharacters = new Map<string, Set<number>>();
  readonly #partsByText = new Map<string, HiddenPart[]>();

  get size(): number {
    return this.#values.size;
  }

  has(value: string): boolean {
    return this.#values.has(value);
  }

  add(value: string): void {
    if (value.length < minLength || this.#values.has(value)) return;
    this.#values.add(value);
    if (value.length <= maxWholeLength) this.#addPart(value, { whole: value, offset: 0 });
    else {
      // The lines of a text are added separately.
      const end = value.includes('\n') ? partLength : value.length;
      for (let offset = 0; offset + partLength <= end; offset += partLength)
        this.#addPart(value.slice(offset, offset + partLength), { whole: value, offset });
    }
  }

  #addPart(text: string, part: HiddenPart): void {
    this.#firstCharacterHashes[hashAt(text, 0)] = 1;
    const first = text.slice(0, minLength);
    const lengths = this.#lengthsByFirstCharacters.get(first) ?? new Set<number>();
    this.#lengthsByFirstCharacters.set(first, lengths.add(text.length));
    const siblings = this.#partsByText.get(text) ?? [];
    if (siblings.length < maxSharing) this.#partsByText.set(text, [...siblings, part]);
  }

  /** Every value in the text, including overlapping ones. */
  *listValues(text: string): Generator<string> {
    for (let at = 0; at + minLength <= text.length; at += 1)
      if (this.#firstCharacterHashes[hashAt(text, at)] !== 0)
        for (const { whole } of this.#listPartsAt(text, at)) yield whole;
  }

  /** The ranges of values to hide; at each position, the longest value. */
  find(text: string, isHidden: (value: string) => boolean = () => true): readonly TextRange[] {
    const ranges: TextRange[] = [];
    let end = 0;
    for (let at = 0; at + minLength <= text.length; at += 1) {
      if (this.#firstCharacterHashes[hashAt(text, at)] === 0) continue;
      let longest: TextRange | undefined;
      for (const part of this.#listPartsAt(text, at)) {
        if (!isHidden(part.whole)) continue;
        const range = extendMatch(text, at, part, end);
        if (longest === undefined || range[1] - range[0] > longest[1] - longest[0]) longest = range;
      }
      if (longest === undefined) continue;
      ranges.push(longest);
      end = longest[1];
      at = end - 1;
    }
    return ranges;
  }

  #listPartsAt(text: string, at: number): readonly HiddenPart[] {
    const lengths = this.#lengthsByFirstCharacters.get(text.slice(at, at + minLength)) ?? [];
    return [...lengths].flatMap((length) => this.#partsByText.get(text.slice(at, at + length)) ?? []);
  }
}

/** The range of a value around a matching part; `end` is the end of the last hidden range. */
function extendMatch(text: string, at: number, { whole, offset }: HiddenPart, end: number): TextRange {
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

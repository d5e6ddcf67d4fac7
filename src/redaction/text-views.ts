/**
 * A text in another reading: with escapes decoded, or without what Markdown adds between words. An encoded value is
 * found in one of the views, and every position of a view maps back to the original text.
 */
export interface TextView {
  readonly text: string;
  /** The start in the original text of the character at an index. */
  readonly startOf: (index: number) => number;
  /** The end in the original text of the character at an index. */
  readonly endOf: (index: number) => number;
}

class ViewBuilder {
  private readonly codes: Uint16Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private length = 0;

  private readonly source: TextView;

  constructor(source: TextView) {
    this.source = source;
    this.codes = new Uint16Array(source.text.length);
    this.starts = new Uint32Array(source.text.length);
    this.ends = new Uint32Array(source.text.length);
  }

  /** @param from,to the range in the source */
  add(code: number, from: number, to: number): void {
    this.codes[this.length] = code;
    this.starts[this.length] = this.source.startOf(from);
    this.ends[this.length] = this.source.endOf(to - 1);
    this.length += 1;
  }

  view(): TextView {
    const { starts, ends } = this;
    const text = Buffer.from(this.codes.buffer, 0, this.length * 2).toString('utf16le');
    return { text, startOf: (index) => starts[index] ?? 0, endOf: (index) => ends[index] ?? 0 };
  }
}

/** The unchanged text. */
export function plainView(text: string): TextView {
  return { text, startOf: (index) => index, endOf: (index) => index + 1 };
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const controlCharacters: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, a: 7, b: 8, f: 12, v: 11 };
const percent = /%([0-9a-fA-F]{2})/y;
const backslash = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([nrtabfv])|([!-/:-@[-`{-~]))/y;
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/y;

const anyEscape = /%[0-9a-fA-F]{2}|\\[!-~]|&(?:#[xX]?[0-9a-fA-F]|amp;|lt;|gt;|quot;|apos;|nbsp;)/;

interface Escape {
  readonly code: number;
  readonly length: number;
}

/** Decodes the escape at a position: of a URL, of JSON, Go or Markdown, or of HTML. Bytes of a URL become Latin-1. */
function escapeAt(text: string, at: number, character: number): Escape | undefined {
  const shape = character === 37 ? percent : character === 92 ? backslash : entity;
  shape.lastIndex = at;
  const match = shape.exec(text);
  if (match === null) return undefined;
  const [all, first, second, third, control, mark] = match;
  if (character === 37) return { code: Number.parseInt(first ?? '', 16), length: all.length };
  if (character === 38) {
    const code = first === undefined ? (second === undefined ? undefined : Number.parseInt(second, 16)) : Number(first);
    return { code: code ?? (namedEntities[third ?? ''] ?? '').charCodeAt(0), length: all.length };
  }
  const digits = first ?? second ?? third;
  const plain = control === undefined ? (mark ?? '').charCodeAt(0) : controlCharacters[control];
  return { code: digits === undefined ? (plain ?? 0) : Number.parseInt(digits, 16), length: all.length };
}

/** Character codes that start an escape: of a URL, of JSON, Go and Markdown, of HTML. */
const escapeCharacters = { address: 37, text: 92, html: 38 } as const;

/** One kind of escape, or all. */
export type Decoding = keyof typeof escapeCharacters | 'all';

/** The kinds of escapes in a text; only `all` if there is a single kind. */
export function decodingsIn({ text }: TextView): readonly Decoding[] {
  if (!anyEscape.test(text)) return [];
  const kinds = (Object.keys(escapeCharacters) as (keyof typeof escapeCharacters)[]).filter((kind) =>
    text.includes(String.fromCharCode(escapeCharacters[kind])),
  );
  return kinds.length > 1 ? ['all', ...kinds] : ['all'];
}

/** Decodes every escape of a kind once; undefined if there is none. */
export function decodedView(view: TextView, decoding: Decoding = 'all'): TextView | undefined {
  const { text } = view;
  if (!anyEscape.test(text)) return undefined;
  const only = decoding === 'all' ? undefined : escapeCharacters[decoding];
  const builder = new ViewBuilder(view);
  let decoded = false;
  for (let at = 0; at < text.length;) {
    const character = text.charCodeAt(at);
    const isEscape = only === undefined ? character === 37 || character === 92 || character === 38 : character === only;
    const escape = isEscape ? escapeAt(text, at, character) : undefined;
    const length = escape?.length ?? 1;
    const code = escape?.code ?? character;
    if (code > 0xffff) {
      const pair = String.fromCodePoint(Math.min(code, 0x10ffff));
      builder.add(pair.charCodeAt(0), at, at + length);
      builder.add(pair.charCodeAt(1), at, at + length);
    } else builder.add(code, at, at + length);
    decoded ||= escape !== undefined;
    at += length;
  }
  return decoded ? builder.view() : undefined;
}

/** Replaces `+` by spaces, as in URLs and forms; undefined if there is none. */
export function plusView(view: TextView): TextView | undefined {
  return view.text.includes('+') ? { ...view, text: view.text.replaceAll('+', ' ') } : undefined;
}

/** A text as prose shows it: without back-ticks, and with single spaces. */
export function flattenProse(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ');
}

/** The view of {@link flattenProse}. */
export function flatView(view: TextView): TextView {
  const { text } = view;
  const builder = new ViewBuilder(view);
  let afterSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 96) continue;
    const isSpace =
      character === 32 || (character >= 9 && character <= 13) || (character > 127 && /\s/.test(text[at] ?? ''));
    if (!isSpace || !afterSpace) builder.add(isSpace ? 32 : character, at, at + 1);
    afterSpace = isSpace;
  }
  return builder.view();
}

/** Base64 in either alphabet. Ordinary words do not match: they have capitals and digits only at their start. */
const base64Run = /[A-Za-z0-9+/_-]{6,}/g;

/** Decodes the parts of a view that may be base64, at each possible alignment; bytes become Latin-1. */
export function* base64Views(view: TextView): Generator<TextView> {
  for (const { 0: run, index } of view.text.matchAll(base64Run)) {
    if (!/.[A-Z0-9]/.test(run)) continue;
    for (let shift = 0; shift < 4; shift += 1) {
      const text = Buffer.from(run.slice(shift), 'base64').toString('latin1');
      const at = index + shift;
      const last = index + run.length - 1;
      yield {
        text,
        startOf: (byte) => view.startOf(at + Math.floor((byte * 4) / 3)),
        endOf: (byte) => view.endOf(Math.min(last, at + Math.floor((byte * 4 + 4) / 3))),
      };
    }
  }
}

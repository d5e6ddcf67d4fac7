import { listMatches } from './hidden-text.ts';

/** A text, or its decoded form. Every position maps to a position of the original text. */
export interface TextView {
  readonly text: string;
  /** The position in the original text at which the character at `index` starts. */
  readonly findStart: (index: number) => number;
  /** The position in the original text at which the character at `index` ends, exclusive. */
  readonly findEnd: (index: number) => number;
}

/** A text unchanged, and decoded from a URL, from JSON and from base64. Values are assumed to be encoded once. */
export function* decodeViews(text: string): Generator<TextView> {
  yield { text, findStart: (index) => index, findEnd: (index) => index + 1 };
  if (/%[0-9a-fA-F]{2}/.test(text) || text.includes('+')) yield createDecodedView(text, urlEscape, decodeUrlEscape);
  if (text.includes('\\')) yield createDecodedView(text, backslashEscape, decodeBackslash);
  yield* listBase64Views(text);
}

/** Bytes become Latin-1; `+` is a space in forms and queries. */
const urlEscape = /%([0-9a-fA-F]{2})|\+/g;
/** The escapes of JSON, Go and Markdown. */
const backslashEscape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtabfv])|([!-/:-@[-`{-~]))/g;
const controlCharacters = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', f: '\f', v: '\v' }));

function decodeUrlEscape([, byte]: RegExpExecArray): string {
  return byte === undefined ? ' ' : String.fromCharCode(Number.parseInt(byte, 16));
}

function decodeBackslash([, unit, byte, control = '', mark = '']: RegExpExecArray): string {
  const digits = unit ?? byte;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  return controlCharacters.get(control) ?? mark;
}

/** @param decode returns one character for each escape */
function createDecodedView(text: string, escapes: RegExp, decode: (escape: RegExpExecArray) => string): TextView {
  const starts = new Uint32Array(text.length + 1);
  const parts: string[] = [];
  let length = 0;
  let at = 0;
  const copyTo = (end: number): void => {
    parts.push(text.slice(at, end));
    for (; at < end; at += 1) starts[length++] = at;
  };
  for (const escape of listMatches(text, escapes)) {
    copyTo(escape.index);
    parts.push(decode(escape));
    starts[length++] = at;
    at += escape[0].length;
  }
  copyTo(text.length);
  starts[length] = text.length;
  return {
    text: parts.join(''),
    findStart: (index) => starts[index] ?? text.length,
    findEnd: (index) => starts[index + 1] ?? text.length,
  };
}

/** Decodes the parts of a text that may be base64, in either alphabet and at each possible alignment; bytes become Latin-1. */
function* listBase64Views(text: string): Generator<TextView> {
  let at = 0;
  for (const run of text.split(/[^A-Za-z0-9+/_-]/)) {
    const start = at;
    at += run.length + 1;
    // Ordinary words have capitals and digits only at their start.
    if (run.length < 6 || !/.[A-Z0-9]/.test(run)) continue;
    for (let shift = 0; shift < 4; shift += 1) {
      const from = start + shift;
      yield {
        text: Buffer.from(run.slice(shift), 'base64').toString('latin1'),
        findStart: (byte) => from + Math.floor((byte * 4) / 3),
        findEnd: (byte) => Math.min(start + run.length, from + Math.floor((byte * 4 + 4) / 3) + 1),
      };
    }
  }
}

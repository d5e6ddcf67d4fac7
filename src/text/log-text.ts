import type { Hide } from './markdown.ts';

interface LogQuotation {
  readonly text: string;
  /** Whether it may have several lines. */
  readonly hasLines: boolean;
}

type LogPart = string | LogQuotation;

/**
 * Text of the log, whose lines and colors only Outrider writes: a string is not log text. Untrusted text is a part of a line, or separate lines. The class is not
 * exported, and because of its private field, no other object has its type.
 */
class Lines {
  readonly #parts: readonly LogPart[];

  constructor(parts: readonly LogPart[]) {
    this.#parts = parts;
  }

  static readParts(lines: Lines): readonly LogPart[] {
    return lines.#parts;
  }
}

export type LogText = Lines;

/** A literal of Outrider; strings in it are untrusted text, each a part of a line. */
export function plain(literals: TemplateStringsArray, ...values: readonly (LogText | string | number)[]): LogText {
  return new Lines(
    literals.flatMap((literal, at): readonly LogPart[] =>
      at === 0 ? [literal] : [...toLogParts(values[at - 1]), literal],
    ),
  );
}

function toLogParts(value: LogText | string | number | undefined): readonly LogPart[] {
  if (value instanceof Lines) return Lines.readParts(value);
  return typeof value === 'string' ? [{ text: value, hasLines: false }] : [String(value ?? '')];
}

/** Untrusted text that keeps its lines. */
export function plainLines(text: string): LogText {
  return new Lines([{ text, hasLines: true }]);
}

export function joinLog(texts: readonly (LogText | string)[], separator = plain`\n`): LogText {
  return new Lines(texts.flatMap((text, at) => [...(at === 0 ? [] : Lines.readParts(separator)), ...toLogParts(text)]));
}

/** Only for the publisher. */
export function renderLog(text: LogText, hide: Hide): string {
  return Lines.readParts(text)
    .map((part) => (typeof part === 'string' ? part : showText(hide(part.text), part)))
    .join('');
}

function showText(text: string, { hasLines }: LogQuotation): string {
  const visibleText = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(invisible, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return hasLines ? visibleText : visibleText.replaceAll('\n', String.raw`\n`);
}

/**
 * Characters that a log does not show, or that change the display of a log: control characters (and so escape sequences of terminals), changes of the text direction,
 * zero-width characters, and letters and symbols without a glyph. Line breaks and tabs stay.
 */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\u17b4\u17b5]|[\u180b-\u180f]|\u034f/gu;

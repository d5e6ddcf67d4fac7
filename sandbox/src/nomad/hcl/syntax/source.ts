/** Half-open range of UTF-16 offsets in a source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An error in a job file, with Nomad's message and, if known, the position. */
export interface Diagnostic {
  /** `file:LINE,COL-COL` or `<nil>`. */
  readonly location: string;
  readonly summary: string;
  readonly detail: string;
}

/** A named text that converts offsets into positions as Nomad prints them (lines and columns from 1). */
export class Source {
  readonly text: string;
  readonly #name: string;

  constructor(text: string, name: string) {
    this.text = text;
    this.#name = name;
  }

  /** `input.hcl:3,13-16`, or `input.hcl:3,13-4,1` when the range ends on another line. */
  place(span: Span): string {
    const [line, column] = this.#position(span.start);
    const [endLine, endColumn] = this.#position(span.end);
    const end = line === endLine ? `${endColumn}` : `${endLine},${endColumn}`;
    return `${this.#name}:${line},${column}-${end}`;
  }

  createDiagnostic(span: Span, summary: string, detail: string): Diagnostic {
    return { location: this.place(span), summary, detail };
  }

  #position(offset: number): [line: number, column: number] {
    const before = this.text.slice(0, offset).split('\n');
    return [before.length, splitCharacters(before.at(-1) ?? '').length + 1];
  }
}

/** One line of an error response: `input.hcl:2,3-9: Unsupported argument; An argument named …`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return `${diagnostic.location}: ${diagnostic.summary}; ${diagnostic.detail}`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a string into characters as a reader sees them (grapheme clusters); HCL counts these as well. */
export function splitCharacters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

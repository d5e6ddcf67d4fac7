declare const ownLine: unique symbol;

/** An invisible line of Outrider in a comment or an issue, by which a later run finds the text and its parts. Untrusted text cannot begin such a line. */
export type Mark = string & { readonly [ownLine]: true };

/** An HTML comment of literals and words: characters that could end it, or begin a line, are percent-encoded. */
export function toMark(literals: TemplateStringsArray, ...words: readonly (string | number)[]): Mark {
  const text = String.raw({ raw: literals }, ...words.map((word) => encodeWord(String(word))));
  return `<!-- ${text} -->` as Mark;
}

function encodeWord(word: string): string {
  return word.toWellFormed().replace(/[^!-;=?-~]/gu, encodeURIComponent);
}

declare const published: unique symbol;

/** Redacted text. Only a publisher creates it, and clients send no other text. */
export type Published = string & { readonly [published]: true };

/** Declares text as published: read from GitHub, redacted by a publisher, or made of both and literals. Its lines must not move to a place where marks are read. */
export function toPublished(text: string): Published {
  return text as Published;
}

export function splitLines(text: Published): readonly Published[] {
  return text.split(/\r\n?|\n/).map(toPublished);
}

/** The last lines with two marks; `undefined` if a mark is missing, or they are in a different order. */
export function findRange(lines: readonly string[], { begin, end }: Readonly<Record<'begin' | 'end', Mark>>) {
  const [from, to] = [lines.lastIndexOf(begin), lines.lastIndexOf(end)];
  return from === -1 || to < from ? undefined : { from, to };
}

export function joinPublished(lines: readonly Published[]): Published {
  return lines.join('\n') as Published;
}

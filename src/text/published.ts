declare const ownLine: unique symbol;

/** An invisible line of Outrider in a comment or an issue, by which a later run finds it and its parts. No untrusted text can begin one. */
export type Mark = string & { readonly [ownLine]: true };

/** An HTML comment of literals and words: what could end it, or begin another line, is percent-encoded. */
export function toMark(literals: TemplateStringsArray, ...words: readonly (string | number)[]): Mark {
  const text = literals.map((literal, at) => (at === 0 ? literal : encoded(String(words[at - 1])) + literal)).join('');
  return `<!-- ${text} -->` as Mark;
}

function encoded(word: string): string {
  return word.toWellFormed().replace(/[^!-;=?-~]/gu, encodeURIComponent);
}

declare const published: unique symbol;

/** A redacted text, as it leaves the run. Only a publisher makes one; the clients send no other text. */
export type Published = string & { readonly [published]: true };

/** The text of a comment, an issue or a release as GitHub has it, to be written again. Its lines are Outrider's own, or stay where they were. */
export function toPublished(text: string): Published {
  return text as Published;
}

export function publishedLines(text: Published): readonly Published[] {
  return text.split(/\r\n?|\n/).map(toPublished);
}

/** Where two marks are lines of a text, each for the last time; `undefined` if one is missing, or they are in another order. */
export function findRange(lines: readonly string[], { begin, end }: Readonly<Record<'begin' | 'end', Mark>>) {
  const [from, to] = [lines.lastIndexOf(begin), lines.lastIndexOf(end)];
  return from === -1 || to < from ? undefined : { from, to };
}

export function joinPublished(lines: readonly Published[]): Published {
  return lines.join('\n') as Published;
}

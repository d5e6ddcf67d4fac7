declare const mark: unique symbol;

/** An invisible line of Outrider in a comment or an issue, by which a later run finds it and its parts. No foreign text can begin one. */
export type Mark = string & { readonly [mark]: true };

/** An HTML comment of literals and words: what could end it, or begin another line, is percent-encoded. */
export function markOf(literals: TemplateStringsArray, ...words: readonly (string | number)[]): Mark {
  const text = literals.map((literal, at) => (at === 0 ? literal : encoded(String(words[at - 1])) + literal)).join('');
  return `<!-- ${text} -->` as Mark;
}

function encoded(word: string): string {
  return word.toWellFormed().replace(/[^!-;=?-~]/gu, encodeURIComponent);
}

import { code } from './markdown.ts';

/** Ordinary words stay unchanged; everything that Markdown or GitHub could interpret (see `markdown.ts`) becomes code. */
export function prose(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(no message)';
  return line
    .split(/(`[^`]+`)/)
    .flatMap((part) => (/^`[^`]+`$/.test(part) ? [code(part.slice(1, -1))] : part.split(/(?<= )/).map(word)))
    .filter((part) => part !== '')
    .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
    .join('');
}

/** Prose in which `|` does not end the cell of a table. */
export function cellProse(text: string): string {
  return prose(text.replaceAll('|', '∣'));
}

const ordinary = /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?|\d{1,20}\.\d{1,20})?[.,;:?!)"']{0,5}$/;
/** The beginning of a numbered list. */
const listed = /^\d+[.)](?!\d)/;
/**
 * What GitHub may link to, whatever surrounds it: the short form of an issue, a commit ID, and what a repository's autolink rules take for a reference, which is
 * letters with a number behind them. https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const references = [/(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i, /[a-z][-_]?\d/i, /\d-\d/];

function isReference(text: string): boolean {
  return listed.test(text) || references.some((reference) => reference.test(text));
}

function word(text: string): string {
  const bare = text.trimEnd();
  if (bare === '' || (ordinary.test(bare) && !isReference(bare))) return text;
  // Punctuation at the end of a sentence or a clause stays outside of the code span.
  const end = bare.includes('(') ? /(?<=[^.,;:!?])[.,;:!?]{1,5}$/ : /(?<=[^.,;:!?)])[.,;:!?)]{1,5}$/;
  const core = bare.replace(end, '');
  return code(core) + text.slice(core.length);
}

import { code } from './markdown.ts';

/** Ordinary words stay as they are; what Markdown or GitHub could read as more (see `markdown.ts`) becomes code. */
export function prose(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(without a word)';
  return line
    .split(/(`[^`]+`)/)
    .flatMap((part) => (/^`[^`]+`$/.test(part) ? [code(part.slice(1, -1))] : part.split(/(?<= )/).map(word)))
    .filter((part) => part !== '')
    .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
    .join('');
}

const ordinary = /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?|\d{1,20}\.\d{1,20})?[.,;:?!)"']{0,5}$/;
/** An issue's short form, a commit id, and what would begin a numbered list. */
const taken = /^gh-\d|^[0-9a-f]{7,40}\W*$|^\d+[.)](?!\d)/i;

function word(text: string): string {
  const bare = text.trimEnd();
  return bare === '' || (ordinary.test(bare) && !taken.test(bare)) ? text : code(bare) + text.slice(bare.length);
}

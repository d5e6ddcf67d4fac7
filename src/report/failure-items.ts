import { visible } from '../plan/quote.ts';
import { code, fence, link, nameCode } from './markdown.ts';
import { groupFailures } from './group-failures.ts';
import { placeWords } from './words.ts';
import type { Failure } from '../failure.ts';

const mostPlaces = 5;
const longestWords = 1000;

/** One list item per different failure: where, what, and the way out. */
export function failureItems(
  failures: readonly Failure[],
  fileUrl: ((file: string) => string) | undefined,
): readonly string[] {
  return groupFailures(failures).map((same) => {
    const places = same.filter((failure) => failure.where !== undefined).map((failure) => place(failure, fileUrl));
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    const where = places.length === 0 ? '' : `${places.slice(0, mostPlaces).join(', ')}${more}: `;
    const [first] = same;
    const hint = first?.hint === undefined ? '' : `  \n  ${withCode(first.hint)}`;
    return `- ${where}${message(shorten(first?.message ?? ''))}${hint}`;
  });
}

/** The service's longer lists of errors keep their lines. */
function message(text: string): string {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  if (rest.length === 0) return withCode(first);
  const block = fence(
    rest.map((line) => visible(line.replaceAll('\t', '  ')).trimEnd()),
    'text',
  );
  return `${withCode(first)}\n\n${block.replace(/^/gm, '  ')}\n`;
}

function place(failure: Failure, fileUrl: ((file: string) => string) | undefined): string {
  const words = nameCode(placeWords(failure));
  if (fileUrl === undefined || failure.where === undefined) return words;
  const anchor = failure.where.line === undefined ? '' : `#L${failure.where.line}`;
  return link(words, `${fileUrl(failure.where.file)}${anchor}`);
}

function shorten(text: string): string {
  return text.length > longestWords ? `${text.slice(0, longestWords).toWellFormed()}…` : text;
}

/** Ordinary words stay as they are; what Markdown or GitHub could read as more (see `markdown.ts`) becomes code. */
function withCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(without a word)';
  return line
    .split(/(`[^`]+`)/)
    .flatMap((part) => (/^`[^`]+`$/.test(part) ? [code(part.slice(1, -1))] : part.split(/(?<= )/).map(word)))
    .reduce((done, part) => (done.endsWith('`') && part.startsWith('`') ? `${done} ${part}` : done + part), '');
}

const ordinary = /^["'(]*(?:[A-Za-z0-9](?:[A-Za-z0-9'-]*[A-Za-z0-9])?)?[.,;:?!)"']*$/;
/** An issue's short form, a commit id, and what would begin a numbered list. */
const taken = /^gh-\d|^[0-9a-f]{7,40}\W*$|^\d+[.)]/i;

function word(text: string): string {
  const bare = text.trimEnd();
  return bare === '' || (ordinary.test(bare) && !taken.test(bare)) ? text : code(bare) + text.slice(bare.length);
}

import { formatMinute } from './times.ts';
import { thousands } from './numbers.ts';
import { visible } from './visible.ts';
import type { Mark, Published } from './published.ts';

/** Removes text that must not be shown. */
export type Hide = (text: string) => string;

/** The context of a quotation: the delimiters that would end it early. */
interface CodeContext {
  readonly isInCell?: boolean;
  readonly isInLink?: boolean;
  readonly isInHtml?: boolean;
  /** The page of this run, if known. */
  readonly runUrl?: string | undefined;
  /** At the beginning of each of its lines, in a list or a block quote. */
  readonly prefix: string;
}

/** An untrusted text, and its renderer, which runs after hiding. */
interface MarkdownQuotation {
  readonly text: string;
  readonly show: (part: string, context: CodeContext) => string;
  readonly context: CodeContext;
}

/** A string is a literal of Outrider. */
type MarkdownPart = string | MarkdownQuotation;

/**
 * Markdown whose structure only Outrider writes: a string is not Markdown. It consists of literals by {@link md}, and of untrusted text by the functions of this file,
 * which render it so that GitHub does not interpret it. GitHub interprets Markdown, then HTML, then mentions, issue numbers, commit IDs and addresses in the rest; only
 * code is not interpreted. Quoted text stays unchanged until the publication (see `publisher.ts`): hiding comes before rendering, and cannot change the structure.
 *
 * The class is not exported, and because of its private field, no other object has its type.
 */
class Text {
  readonly #parts: readonly MarkdownPart[];

  constructor(parts: readonly MarkdownPart[]) {
    this.#parts = parts.filter((part) => part !== '');
  }

  static readParts(text: Text): readonly MarkdownPart[] {
    return text.#parts;
  }
}

export type Markdown = Text;

/** Signs of Outrider, without a meaning in Markdown. */
export type Sign =
  | '🔴'
  | '🟠'
  | '🟡'
  | '🟢'
  | '🔵'
  | '⚪'
  | '⛔'
  | '🛑'
  | '✅'
  | '⏳'
  | '⚠️'
  | '❗'
  | '🆕'
  | '♻️'
  | '✏️'
  | '🚀'
  | '😕'
  | '↩️'
  | '⏸️'
  | '❓'
  | '❌'
  | '➖';

type Interpolation = Markdown | Mark | Sign | number;

/** A literal of Outrider; interpolated values are already Markdown. */
export function md(literals: TemplateStringsArray, ...values: readonly Interpolation[]): Markdown {
  return new Text(
    literals.flatMap((literal, at) => (at === 0 ? [literal] : [...toMarkdownParts(values[at - 1]), literal])),
  );
}

export const nothing = md``;

/** Quotes text that Outrider published before, unchanged. */
export function quotePublished(text: Published): Markdown {
  return new Text([text]);
}

export function isEmpty(text: Markdown): boolean {
  return Text.readParts(text).length === 0;
}

function toMarkdownParts(value: Interpolation | undefined): readonly MarkdownPart[] {
  if (value instanceof Text) return Text.readParts(value);
  return value === undefined ? [] : [String(value)];
}

/** Only for the publisher, and for the size of a text. */
export function renderMarkdown(text: Markdown, hide: Hide, runUrl?: string): string {
  const lines: string[] = [];
  for (const part of Text.readParts(text)) {
    const next = typeof part === 'string' ? part : part.show(hide(part.text), { ...part.context, runUrl });
    // Two adjacent runs of back-ticks would be one run.
    if (typeof part !== 'string' && next.startsWith('`') && lines.at(-1)?.endsWith('`') === true) lines.push(' ');
    lines.push(next);
  }
  return lines.join('');
}

/** Equal for texts that are rendered alike. */
export function toComparable(text: Markdown): string {
  return renderMarkdown(text, (part) => part);
}

export type Separator = '' | ' ' | ', ' | '; ' | ' · ' | ' and ' | '<br>' | '\n' | '  \n' | '\n\n';

/** The parts that are not empty, with a separator between them. */
export function join(parts: readonly (Markdown | Mark)[], separator: Separator): Markdown {
  const lists = parts.map(toMarkdownParts).filter((list) => list.length > 0);
  return new Text(lists.flatMap((list, at) => (at === 0 ? list : [separator, ...list])));
}

export function joinLines(lines: readonly (Markdown | Mark)[]): Markdown {
  return join(lines, '\n');
}

export function paragraphs(blocks: readonly (Markdown | Mark)[]): Markdown {
  return join(blocks, '\n\n');
}

/** The first items of a list, with the number of omitted items. */
export function listUpTo(items: readonly Markdown[], separator: Separator, maxShown = 5): Markdown {
  const more = items.length > maxShown ? [md`${items.length - maxShown} more`] : [];
  return join([...items.slice(0, maxShown), ...more], separator);
}

/** Characters of a name or a reason where space is short. */
const shortLength = 200;

/** The beginning of an untrusted text, where space is short: whole words and whole code spans, unless the last word or span is longer than the rest. */
export function clip(text: string, maxLength = shortLength): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const space = text[maxLength] === ' ' ? maxLength : start.lastIndexOf(' ');
  const span = start.split('`').length % 2 === 0 ? start.lastIndexOf('`') : maxLength;
  const end = Math.min(space, span);
  return `${(end < maxLength / 2 ? start : start.slice(0, end)).trimEnd().toWellFormed()}…`;
}

function quote(text: string, maxLength: number, show: MarkdownQuotation['show']): Markdown {
  return new Text([{ text, show: (part, context) => show(clip(part, maxLength), context), context: { prefix: '' } }]);
}

/** An untrusted text as inline code: one line, in more back-ticks than its longest run of back-ticks. */
export function code(text: string, maxLength = Infinity): Markdown {
  return quote(text, maxLength, renderCode);
}

/** An untrusted name as inline code, or its beginning. */
export function name(text: string): Markdown {
  return code(text, shortLength);
}

/** A line of code may break at a space: not between a value and its unit, or the next value. */
const unbroken = / (?=→ |[KMG]i?B\b|MHz\b)|(?<=→) /g;

function renderCode(text: string, { isInCell = false, isInLink = false, isInHtml = false }: CodeContext): string {
  const line = toOneLine(text).replace(unbroken, '\u00a0');
  if (isInHtml) return `<code>${line.replace(/[!-,;-@[-^`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
  // The bounds of a cell and of a link are found before code is.
  const ends = isInLink ? /[|[\]\\]/g : isInCell ? /[|\\]/g : undefined;
  const escapedLine = ends === undefined ? line : line.replace(ends, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
  const ticks = '`'.repeat(findLongestRun(escapedLine) + 1);
  const pad = escapedLine.startsWith('`') || escapedLine.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${escapedLine}${pad}${ticks}`;
}

function toOneLine(text: string): string {
  const words = visible(text.replace(/\s+/g, ' ')).trim();
  return words === '' ? '(empty)' : words;
}

function findLongestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** A sentence that may quote untrusted text: ordinary words stay unchanged, and text that Markdown or GitHub could interpret becomes code. */
export function prose(text: string, maxLength = Infinity): Markdown {
  return quote(text, maxLength, (part, { isInCell = false, ...context }) =>
    // A back-slash before `|` may be untrusted, and escape nothing.
    toWords(isInCell ? part.replaceAll('|', '∣') : part, (words) => renderCode(words, context)),
  );
}

/** The next step, in words of Outrider. "re-run this workflow job" is a link to the run, if its page is known, and "the run (https://…)" a link to the address. */
export function instruction(text: string): Markdown {
  const [first = '', target, url, ...others] = text.split(/(the run) \((https?:\/\/[^\s()]+)\) /);
  if (target !== undefined) return md`${prose(first)} ${link(prose(target), url)} ${instruction(others.join(''))}`;
  const [before = '', words, ...rest] = text.split(/\b(re-run this workflow job)\b/i);
  if (words === undefined) return prose(text);
  const run = quote(words, Infinity, (part, { runUrl, isInHtml }) =>
    runUrl === undefined || isInHtml === true ? part : `[${part}](${encodeUrl(runUrl)})`,
  );
  const [start, after] = [before.trim(), rest.join('')];
  const space = after.startsWith(' ') ? md` ` : nothing;
  return md`${start === '' ? nothing : md`${prose(start)} `}${run}${space}${after.trim() === '' ? nothing : prose(after)}`;
}

function toWords(text: string, asCode: (text: string) => string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(no message)';
  const isOrdinary = (part: string): boolean => part.split(' ').every((piece) => toWord(piece, asCode) === piece);
  return line
    .split(/(`[^`]+`|(?<![^\s(])(?:\[\d[\d, ]*\](?!:)|"[^"`]+")(?=[\s.,;:!?)]|$))/)
    .flatMap((part) =>
      /^`[^`]+`$/.test(part)
        ? [asCode(part.slice(1, -1))]
        : /^(?:"[^"]+"|\[\d[^\]]*\])$/.test(part)
          ? [isOrdinary(part.replace(/^\[|\]$/g, '')) ? part : asCode(part)]
          : // Between words, a dash or a number begins no list, and an equals sign underlines no heading.
            part
              .split(/(?<= )/)
              .map((piece, at) => (at > 0 && /^(?:[-=]|\d{1,6}[.)]) $/.test(piece) ? piece : toWord(piece, asCode))),
    )
    .filter((part) => part !== '')
    .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
    .join('');
}

const ordinary =
  /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?(?:\(e?s\))?|[A-Za-z]{1,40}\/[A-Za-z]{1,40}|\d{1,20}\.\d{1,20}|\d{1,2}:\d\d|\d{1,3}(?:,\d{3}){1,6})?[.,;:?!…)"']{0,5}$/;
/** The beginning of a numbered list. */
const listNumber = /^\d+[.)](?!\d)/;
/**
 * Text that GitHub may turn into a link, regardless of its surroundings: the short form of an issue, a commit ID, and references of a repository's autolink rules,
 * which are letters with a number after them. https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const references = [/(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i, /(?<!\bUT)[a-z][-_]?\d/i, /\d-\d/];

function toWord(text: string, asCode: (text: string) => string): string {
  const bare = text.trimEnd();
  if (bare === '' || (ordinary.test(bare) && ![listNumber, ...references].some((form) => form.test(bare)))) return text;
  // Punctuation at the end of a sentence or a clause stays outside of the code span.
  const end = bare.includes('(') ? /(?<=[^.,;:!?…])[.,;:!?…]{1,5}$/ : /(?<=[^.,;:!?…)])[.,;:!?…)]{1,5}$/;
  const core = bare.replace(end, '');
  return asCode(core) + text.slice(core.length);
}

/** `3 jobs` */
export function count(amount: number, noun: string): Markdown {
  return md`${new Text([thousands(amount)])} ${prose(`${noun}${amount === 1 ? '' : 's'}`)}`;
}

/** To the minute; empty without a time. */
export function minute(time: Date | undefined): Markdown {
  return new Text([formatMinute(time)]);
}

/** A link around a text; without a URL of the web the text alone. */
export function link(text: Markdown, url: string | undefined): Markdown {
  if (url === undefined || !/^https?:\/\//.test(url)) return text;
  return md`[${placeMarkdown(text, { isInLink: true })}](${quote(url, Infinity, encodeUrl)})`;
}

function encodeUrl(url: string): string {
  return encodeURI(url.toWellFormed())
    .replaceAll('%25', '%')
    .replace(
      /[^A-Za-z0-9:/?#&=.,%+_-]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
    );
}

function placeMarkdown(text: Markdown, context: Partial<CodeContext>): Markdown {
  return new Text(
    Text.readParts(text).map((part) =>
      typeof part === 'string' ? part : { ...part, context: { ...part.context, ...context } },
    ),
  );
}

/** Every line of a text behind a prefix: an item of a list, or a block quote. */
export function prefixLines(text: Markdown, prefix: '> ' | '  '): Markdown {
  const parts = Text.readParts(text).map((part) =>
    typeof part === 'string'
      ? part.replace(/\n(?=(\n?))/g, (_, next) => `\n${next === '' ? prefix : prefix.trimEnd()}`)
      : { ...part, context: { ...part.context, prefix: prefix + part.context.prefix } },
  );
  return new Text([prefix, ...parts]);
}

export function callout(kind: 'NOTE' | 'WARNING' | 'CAUTION', text: Markdown): Markdown {
  return prefixLines(md`[!${new Text([kind])}]\n${text}`, '> ');
}

/** Untrusted lines in a fence that none of them can close; empty for none. */
export function fence(lines: readonly string[], language: 'diff' | 'text'): Markdown {
  if (lines.length === 0) return nothing;
  return quote(lines.join('\n'), Infinity, (part, { prefix }) => {
    const shownLines = part.split(/\r\n?|\n/).map((line) => visible(line.replaceAll('\t', '  ')));
    // An untrusted line never begins like a mark of Outrider (see `published.ts`).
    const block = shownLines.map((line) => (line.startsWith('<!--') ? ` ${line}` : line));
    const ticks = '`'.repeat(Math.max(2, findLongestRun(block.join('\n'))) + 1);
    return [`${ticks}${language}`, ...block, ticks].join(`\n${prefix}`);
  });
}

/** Renders quoted text as HTML, in which back-ticks have no meaning. */
export function placeInHtml(text: Markdown): Markdown {
  return placeMarkdown(text, { isInHtml: true });
}

/** A folded section; the summary is shown as HTML. */
export function details(summary: Markdown, body: Markdown, open: boolean): Markdown {
  return md`<details${open ? md` open` : nothing}><summary>${placeInHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}

/** A table with rows of {@link tableRow}. */
export function table(head: readonly Markdown[], rows: readonly Markdown[]): Markdown {
  return joinLines([tableRow(head), tableRow(head.map(() => md`---`)), ...rows]);
}

/** Cells have no line breaks. */
export function tableRow(cells: readonly Markdown[]): Markdown {
  const parts = cells.map((cell) => Text.readParts(placeMarkdown(cell, { isInCell: true })));
  return new Text(['| ', ...parts.flatMap((cell, at) => (at === 0 ? cell : [' | ', ...cell])), ' |']);
}

import { visible } from '../../nomad-plan/quote.ts';

/**
 * Ways to put text of others into a comment. GitHub reads Markdown, then HTML, then mentions, issue numbers, commit ids and
 * addresses in what is left; it leaves only code alone, so untrusted text is always rendered as code.
 */

/** Foreign text as inline code for a paragraph: one line, in more back-ticks than it holds in a row itself. */
export function code(text: string): string {
  const shown = oneLine(text);
  const ticks = '`'.repeat(longestRun(shown) + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/**
 * The same for table cells and link texts, whose bounds are found before code is: the signs that end them are escaped as invisible ones are.
 */
export function nameCode(text: string): string {
  return code(escaped(text, /[|[\]\\]/g));
}

/** The same for table cells alone, where a link's brackets mean nothing in code: names such as `Env[LEVEL]` stay readable. */
export function cellCode(text: string): string {
  return code(escaped(text, /[|\\]/g));
}

function escaped(text: string, signs: RegExp): string {
  return oneLine(text).replace(signs, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}

/** Foreign text inside raw HTML, where back-ticks mean nothing: every sign is an entity. */
export function htmlCode(text: string): string {
  return `<code>${oneLine(text).replace(/[!-,;-@[-^`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
}

function oneLine(text: string): string {
  const shown = visible(text.replace(/\s+/g, ' ')).trim();
  return shown === '' ? '(empty)' : shown;
}

/** The length of the longest run of back-ticks. */
export function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** A link around text that is Markdown already; `url` is ASCII, as `encodeURIComponent` leaves it, or undefined for no link. */
export function link(text: string, url: string | undefined): string {
  if (url === undefined) return text;
  return `[${text}](${url.replace(/[^A-Za-z0-9:/?#&=.,%+_-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)})`;
}

/** Lines in a fence that none of them can close. */
export function fence(lines: readonly string[], language: string): string {
  const ticks = '`'.repeat(Math.max(2, longestRun(lines.join('\n'))) + 1);
  return [`${ticks}${language}`, ...lines, ticks].join('\n');
}

/** A folded section; `summary` is HTML, `body` Markdown. */
export function details(summary: string, body: string, open: boolean): string {
  return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A table; cells are Markdown without line breaks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

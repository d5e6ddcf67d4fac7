import { visible } from '../plan/quote.ts';

/**
 * Ways to put text of others into a comment. GitHub reads Markdown, then HTML, then mentions, issue numbers, commit ids and
 * addresses in what is left; of all these only code is left alone, so foreign text always stands in code.
 */

/** What back-ticks can hold anywhere, table cells and link texts included, without a sign that ends or escapes something. */
const harmless = /^[^`|\\<]+$/;
/** What raw HTML can hold as it is. */
const harmlessInHtml = /^[A-Za-z0-9 _./:-]+$/;

/** Foreign text as inline code, for anywhere in a comment: paragraphs, table cells, link texts. One line. */
export function code(text: string): string {
  const shown = oneLine(text);
  return harmless.test(shown) ? `\`${shown}\`` : `<code>${entities(shown)}</code>`;
}

/** Foreign text inside raw HTML, where back-ticks mean nothing. */
export function htmlCode(text: string): string {
  const shown = oneLine(text);
  return `<code>${harmlessInHtml.test(shown) ? shown : entities(shown)}</code>`;
}

/** Every sign as an entity: it is then neither Markdown nor HTML. */
function entities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function oneLine(text: string): string {
  const shown = visible(text.replace(/\s+/g, ' ')).trim();
  return shown === '' ? '(empty)' : shown;
}

/** A link around text that is Markdown already. */
export function link(text: string, url: string): string {
  return `[${text}](${url.replace(/[()<>\s]/g, encodeURIComponent)})`;
}

/** Lines in a fence that none of them can close. */
export function fence(lines: readonly string[], language: string): string {
  const longest = lines.reduce(
    (most, line) => Math.max(most, ...(line.match(/`+/g) ?? []).map((run) => run.length)),
    2,
  );
  const ticks = '`'.repeat(longest + 1);
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

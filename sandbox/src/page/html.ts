/** Markup that may appear on the page unchanged. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values that may appear in markup: text is escaped, `undefined` is left out. */
export type Part = string | number | Html | readonly Part[] | undefined;

/** Escapes text for use anywhere in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Markup with parts in it: `` html`<td>${name}</td>` ``. Attributes need quotes. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: markup }, ...parts.map(escapePart)));
}

function escapePart(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(escapePart).join('') : escapeHtml(String(part));
}

/** Links are user-defined: only web addresses become links. */
export function renderWebLink(address: string, text: string): Html {
  return /^https?:\/\//i.test(address) ? html`<a href="${address}" rel="noreferrer">${text}</a>` : html`${text}`;
}

/** A time of day in UTC. Milliseconds since 1970. */
export function formatTimeOfDay(milliseconds: number): Html {
  const date = new Date(milliseconds).toISOString();
  return html`<time datetime="${date}">${date.slice(11, 19)}</time>`;
}

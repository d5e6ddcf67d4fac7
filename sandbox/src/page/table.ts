import { type Html, html } from './html.ts';

interface TableParts {
  readonly kind: string;
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly Html[];
}

/** A table with an accessible name and column headers. */
export function renderTable({ kind, caption, heads, rows }: TableParts): Html {
  return html`<table class="${kind}">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

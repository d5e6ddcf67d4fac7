import { readFileSync } from 'node:fs';
import { renderCommentFrame, type ShownComment } from '../../sandbox/src/page/comments/frame.ts';
import { readCommentStyles } from '../../sandbox/src/page/comments/styles.ts';
import { Html, html } from '../../sandbox/src/page/html.ts';

/** A self-contained page with comments as GitHub shows them, light or dark like the reader's system. */
export async function renderCommentPage(title: string, comments: readonly ShownComment[]): Promise<string> {
  return renderPage(title, html`${await Promise.all(comments.map(renderCommentFrame))}`);
}

export function indexPage(title: string, links: readonly { readonly href: string; readonly text: string }[]): string {
  const items = links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`);
  return renderPage(
    title,
    html`<h1>${title}</h1>
      <ul>
        ${items}
      </ul>`,
  );
}

function renderPage(title: string, content: Html): string {
  const styles = `${readCommentStyles()}${readFileSync(`${import.meta.dirname}/page.css`, 'utf8')}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(styles)}
        </style>
      </head>
      <body class="markdown-body page">
        <main>${content}</main>
      </body>
    </html> `.text;
}

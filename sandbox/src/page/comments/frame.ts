import { Html, html } from '../html.ts';
import { renderComment } from './render.ts';

export interface ShownComment {
  readonly author: string;
  readonly markdown: string;
}

/** A comment as GitHub shows it, with its frame. */
export async function renderCommentFrame({ author, markdown }: ShownComment): Promise<Html> {
  const [name, bot] = author.endsWith('[bot]') ? [author.slice(0, -'[bot]'.length), true] : [author, false];
  const label = bot ? html` <span class="label">bot</span>` : '';
  // The renderer's output is sanitized: https://github.com/rehypejs/rehype-sanitize
  return html`<article class="comment">
    <div class="avatar" aria-hidden="true">${name.charAt(0).toUpperCase()}</div>
    <div class="box">
      <header><strong>${name}</strong>${label} commented</header>
      <div class="markdown-body body">${new Html(await renderComment(markdown))}</div>
    </div>
  </article>`;
}

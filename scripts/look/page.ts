import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderComment } from './render.ts';

export interface ShownComment {
  readonly author: string;
  readonly markdown: string;
}

/** A page with comments as GitHub shows them, complete in itself, light or dark as the reader's system is. */
export async function commentPage(title: string, comments: readonly ShownComment[]): Promise<string> {
  const frames = await Promise.all(comments.map(commentFrame));
  return page(title, frames.join('\n'));
}

/** A page of links. */
export function indexPage(title: string, links: readonly { readonly href: string; readonly text: string }[]): string {
  const items = links.map(({ href, text }) => `<li><a href="${escape(href)}">${escape(text)}</a></li>`);
  return page(title, `<h1>${escape(title)}</h1><ul>${items.join('\n')}</ul>`);
}

function page(title: string, content: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title><style>${styles()}</style></head>`,
    `<body class="markdown-body page"><main>${content}</main></body></html>`,
    '',
  ].join('\n');
}

async function commentFrame({ author, markdown }: ShownComment): Promise<string> {
  const [name, bot] = author.endsWith('[bot]') ? [author.slice(0, -'[bot]'.length), true] : [author, false];
  return [
    `<article class="comment"><div class="avatar" aria-hidden="true">${escape(name.charAt(0).toUpperCase())}</div>`,
    `<div class="box"><header><strong>${escape(name)}</strong>${bot ? ' <span class="label">bot</span>' : ''} commented now</header>`,
    `<div class="markdown-body body">${await renderComment(markdown)}</div></div></article>`,
  ].join('\n');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function styles(): string {
  return [fileURLToPath(import.meta.resolve('github-markdown-css')), `${import.meta.dirname}/page.css`]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

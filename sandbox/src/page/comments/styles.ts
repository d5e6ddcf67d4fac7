import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The style sheet of comments: GitHub's own for Markdown, then that of the comment frame. */
export function readCommentStyles(): string {
  return [fileURLToPath(import.meta.resolve('github-markdown-css')), `${import.meta.dirname}/comment.css`]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

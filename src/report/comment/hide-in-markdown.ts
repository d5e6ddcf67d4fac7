import type { Limit } from '../markdown/fit.ts';
import type { CommentContext } from './comment-context.ts';

/** Lines of our own, by which a comment is found and read again, and folds and fences are kept; no text of others is a line so. */
const ownLine =
  /(^<!-- outrider:[^\n]* -->$|^<\/details>$|^`{3,}[a-z]*$|^<details(?: open)?><summary>[^\n]*<\/summary>$)/m;
const fold = /^(<details(?: open)?><summary>)(.*)(<\/summary>)$/;

/** A comment or a summary without what must not be shown; our own marks in it stay. */
function hideInMarkdown(text: string, { hide }: Pick<CommentContext, 'hide'>): string {
  if (hide === undefined) return text;
  return text
    .split(ownLine)
    .map((part, at) => (at % 2 === 0 ? hide(part) : ownPart(part, hide)))
    .join('');
}

/** The title of a fold may quote a name. */
function ownPart(line: string, hide: (text: string) => string): string {
  const [, open, title, close] = fold.exec(line) ?? [];
  return title === undefined ? line : `${open}${hide(title)}${close}`;
}

/**
 * A comment or a summary without what must not be shown, within its limit. The mark of a hidden value may be longer than the value; where that makes
 * the text too long, it is rendered once more with each part measured as it will be.
 */
export function hiddenWithin(
  limit: Limit,
  surroundings: Pick<CommentContext, 'hide'>,
  render: (limit: Limit) => string,
): string {
  const text = hideInMarkdown(render(limit), surroundings);
  if (limit.measure(text) <= limit.max) return text;
  const measure = (part: string): number => limit.measure(hideInMarkdown(part, surroundings));
  return hideInMarkdown(render({ ...limit, measure }), surroundings);
}

import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { renderAlerts } from './alerts.ts';
import { diffColours } from './diff-colours.ts';
import { linkReferences } from './references.ts';
import { replaceSigns } from './signs.ts';
import { replaceTexts, splitText, type Node } from './tree.ts';

const passes: readonly ((tree: Node) => void)[] = [renderAlerts, diffColours, linkReferences, replaceSigns];

/**
 * Renders a comment's Markdown as GitHub does: GitHub-flavored Markdown, raw HTML cleaned by its rules, then its own additions.
 * Source: https://github.com/github/markup#github-markup
 */
export async function renderComment(markdown: string): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => (tree) => breakLines(tree))
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(() => (tree) => passes.forEach((pass) => pass(tree)))
    .use(rehypeStringify)
    .process(markdown);
  return String(file);
}

/** In comments, unlike in files, each line break of a paragraph counts. */
function breakLines(tree: Node): void {
  replaceTexts(tree, new Set(), (value) => splitText(value, /[ \t]*\r?\n/g, () => [{ type: 'break' }]));
}

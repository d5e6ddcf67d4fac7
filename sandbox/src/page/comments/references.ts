import { element, replaceTexts, splitText, text, type Node } from './tree.ts';

/**
 * References that GitHub links automatically outside of code and links: people and teams, issues, commits. On the page such a
 * link leads nowhere; it makes unintended references visible.
 * Source: https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference =
  /(?<![\w`/@])@[a-z\d](?:[a-z\d-]{0,38})(?:\/[\w-]+)?|(?<![\w&/])(?:[\w.-]+\/[\w.-]+)?#\d+\b|\bGH-\d+\b|(?<![\w/])[\da-f]{7,40}(?![\w/])/gi;

export function linkReferences(tree: Node): void {
  replaceTexts(tree, new Set(['a', 'code', 'pre', 'svg']), (value) =>
    splitText(value, reference, ([name]) => [
      element('a', { href: '#', className: [name.startsWith('@') ? 'user-mention' : 'issue-link'] }, [text(name)]),
    ]),
  );
}

import { element, text, readText, type Node } from './tree.ts';

/** GitHub's classes by the first character of a line; other lines keep the color of text. */
const classes: Record<string, string> = {
  '+': 'pl-mi1',
  '>': 'pl-mi1',
  '-': 'pl-md',
  '<': 'pl-md',
  '!': 'pl-mc',
  '#': 'pl-c',
};

/** Colors each line of a `diff` block by its first column, as GitHub's grammar does (https://github.com/textmate/diff.tmbundle). */
export function diffColours(tree: Node): void {
  tree.children = tree.children?.map((node) => (isDiff(node) ? highlightLines(node) : node)) ?? [];
  for (const child of tree.children) if (child.tagName !== 'pre') diffColours(child);
}

function isDiff({ tagName, children }: Node): boolean {
  const names = children?.[0]?.properties?.['className'];
  return tagName === 'pre' && Array.isArray(names) && names.includes('language-diff');
}

function highlightLines(pre: Node): Node {
  const lines = readText(pre).replace(/\n$/, '').split('\n');
  const nodes = lines.flatMap((line, index) => {
    const colour = line.startsWith('@@') ? 'pl-mdr' : classes[line.charAt(0)];
    const node = colour === undefined ? text(line) : element('span', { className: [colour] }, [text(line)]);
    return index === 0 ? [node] : [text('\n'), node];
  });
  return element('div', { className: ['highlight', 'highlight-source-diff'] }, [element('pre', {}, nodes)]);
}

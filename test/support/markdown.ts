import type { Root, RootContent, Table, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

export function listNodes(tree: Root): readonly RootContent[] {
  const walk = (node: RootContent): RootContent[] => [
    node,
    ...('children' in node ? (node.children as RootContent[]).flatMap(walk) : []),
  ];
  return tree.children.flatMap(walk);
}

export function readText(node: RootContent): string {
  if ('children' in node) return (node.children as RootContent[]).map(readText).join('');
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** The rows of the first table, without its head; the lines of the first cell each on its own. */
export function tableRows(tree: Root): readonly (readonly string[])[] {
  const table = listNodes(tree).find((node): node is Table => node.type === 'table');
  return (table?.children ?? [])
    .slice(1)
    .map(({ children: [first, ...others] }) => [
      ...(first === undefined ? [] : listLines(first)),
      ...others.map(readText),
    ]);
}

function listLines({ children }: TableCell): readonly string[] {
  const at = children.findIndex((node) => node.type === 'html' && node.value === '<br>');
  const lines = at === -1 ? [children] : [children.slice(0, at), children.slice(at + 1)];
  return lines.map((nodes) => nodes.map(readText).join(''));
}

export function tagBalance(tree: Root, tag: string): { readonly opened: number; readonly closed: number } {
  const html = listNodes(tree)
    .filter((node) => node.type === 'html')
    .map((node) => node.value)
    .join('\n');
  const count = (expression: RegExp): number => html.match(expression)?.length ?? 0;
  return { opened: count(new RegExp(`<${tag}[\\s>]`, 'g')), closed: count(new RegExp(`</${tag}>`, 'g')) };
}

export function listItems(tree: Root): readonly string[] {
  return listNodes(tree)
    .filter((node) => node.type === 'listItem')
    .map(readText);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Code, Heading, Root, RootContent, Table } from 'mdast';
import { listNodes, parseMarkdown, readText } from '../support/markdown.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Page {
  /** Relative to the repository's root. */
  readonly name: string;
  readonly tree: Root;
}

/** The pages at the root and in `docs`, and those of two folders. */
export const pages: readonly Page[] = [
  ...`README.md SECURITY.md CHANGELOG.md AGENTS.md CONTRIBUTING.md sandbox/README.md examples/README.md
    examples/modules/policies.md`.split(/\s+/),
  ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`),
].map((name) => ({ name, tree: parseMarkdown(readFileSync(join(root, name), 'utf8')) }));

export function listBlocks({ tree }: Page, language: string): readonly string[] {
  return listNodes(tree)
    .filter((node): node is Code => node.type === 'code' && node.lang === language)
    .map(({ value }) => value);
}

export function formatAnchor(heading: Heading): string {
  return readText(heading)
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** The names of all headings of a page, and the names in `<a id="…"></a>`: the former name of a heading. */
export function listAnchors({ tree }: Page): readonly string[] {
  return listNodes(tree).flatMap((node) => {
    if (node.type === 'heading') return [formatAnchor(node)];
    return readAnchor(node) ?? [];
  });
}

/** The name that `<a id="…">` gives to its place. */
export function readAnchor(node: RootContent): string | undefined {
  return node.type === 'html' ? /^<a id="([\w-]+)">$/.exec(node.value)?.[1] : undefined;
}

/** Returns the rows of the only table of all pages whose first column has this title, as a reader sees them. */
export function rowsUnder(title: string): readonly (readonly string[])[] {
  const tables = pages
    .flatMap(({ tree }) => listNodes(tree))
    .filter((node): node is Table => node.type === 'table')
    .map(({ children }) => children.map((row) => row.children.map(readText)))
    .filter(([head]) => head?.[0] === title);
  if (tables.length !== 1) throw new Error(`There are ${tables.length} tables under ${title}`);
  return tables.flatMap((rows) => rows.slice(1));
}

/** The capabilities in Nomad that docs/operate.md lists for a mode, without capabilities that only some jobs need. */
export function listCapabilities(mode: string): readonly string[] {
  const [, , list = ''] = rowsUnder('Mode').find(([name]) => name === mode) ?? [];
  return list.split(', ').filter((text) => /^[a-z-]+$/.test(text));
}

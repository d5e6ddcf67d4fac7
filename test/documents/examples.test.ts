import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Link, TableRow } from 'mdast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listNodes } from '../support/markdown.ts';
import { exampleErrors, type Example } from './example-rules.ts';
import { listBlocks, pages } from './pages.ts';
import { listCalledPermissions } from './reusable-workflows.ts';
import { listParserErrors } from './workflow-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, 'examples', file), 'utf8');
const files = globSync('**/*.yml', { cwd: join(root, 'examples') }).map((file) => file.replaceAll('\\', '/'));

/** The rows of the index: a file, and the page that explains it. */
const index = pages
  .filter(({ name }) => name === 'examples/README.md')
  .flatMap(({ tree }) => listNodes(tree))
  .filter((node): node is TableRow => node.type === 'tableRow')
  .map(({ children }) => children.flatMap((cell) => cell.children).filter((node): node is Link => node.type === 'link'))
  .flatMap(([file, page]) => (file === undefined || page === undefined ? [] : [{ file: file.url, page: page.url }]));

/** Whether the page shows the same workflow, or links to the file. */
function isExplained({ file, page }: (typeof index)[number]): boolean {
  const name = posix.join('examples', page.replace(/#.*/, ''));
  const match = pages.find((item) => item.name === name);
  if (match === undefined) return false;
  const link = posix.relative(posix.dirname(name), `examples/${file}`);
  const linked = listNodes(match.tree).some((node) => node.type === 'link' && node.url === link);
  return linked || listBlocks(match, 'yaml').includes(read(file).trimEnd());
}

describe('examples', () => {
  test('examples/README.md lists every example once', () => {
    expect(files.length).toBeGreaterThan(25);
    expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  test('every example is the same workflow on the page that explains it, or is linked from there', () => {
    expect(index.filter((row) => !isExplained(row))).toEqual([]);
  });

  test("every example is valid for GitHub's own parser, and has a name", () => {
    const errors = files.flatMap((file) => listParserErrors(read(file)).map((message) => `${file}: ${message}`));
    expect(errors).toEqual([]);
    expect(files.filter((file) => (parse(read(file)) as Example).name === undefined)).toEqual([]);
  });

  test('every example has the permissions and tokens that it needs and no others, and changes something only in an environment', () => {
    const wrong = files.flatMap((file) =>
      exampleErrors(read(file), listCalledPermissions).map((error) => `${file}: ${error}`),
    );
    expect(wrong).toEqual([]);
  });
});

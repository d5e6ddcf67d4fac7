import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Link, Table } from 'mdast';
import { expect, test } from 'vitest';
import { listNodes, readText } from '../support/markdown.ts';
import { pages } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');

test('each attack in SECURITY.md links to a test by its title', () => {
  const tables = pages
    .filter(({ name }) => name === 'SECURITY.md')
    .flatMap(({ tree }) => listNodes(tree))
    .filter((node): node is Table => node.type === 'table');
  const rows = tables.filter(({ children: [head] }) => head !== undefined && readText(head).startsWith('Attack'));
  const links = rows.flatMap(({ children }) => children.flatMap((row) => listNodes({ type: 'root', children: [row] })));
  const tests = links.filter((node): node is Link => node.type === 'link');
  const missing = tests.filter(({ url, children: [words] }) => {
    const name = words === undefined ? '' : readText(words);
    return name === '' || !readFileSync(join(root, url), 'utf8').includes(name);
  });
  expect(tests.length).toBeGreaterThan(30);
  expect(missing.map(readText)).toEqual([]);
});

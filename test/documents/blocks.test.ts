import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Link } from 'mdast';
import { describe, expect, test } from 'vitest';
import { listNodes } from '../support/markdown.ts';
import { listAnchors, listBlocks, pages, type Page } from './pages.ts';
import { listParserErrors } from './workflow-rules.ts';

const root = resolve(import.meta.dirname, '../..');

function allBlocks(language: string): readonly string[] {
  return pages.flatMap((page) => listBlocks(page, language));
}

function isThere(url: string, page: Page): boolean {
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? page.name : posix.join(posix.dirname(page.name), path);
  const targetPage = pages.find(({ name }) => name === target);
  if (anchor !== undefined) return targetPage !== undefined && listAnchors(targetPage).includes(anchor);
  return existsSync(join(root, target));
}

describe('code blocks of the documentation', () => {
  test("every YAML block of the documentation is a valid workflow for GitHub's own parser", () => {
    const blocks = allBlocks('yaml');
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.flatMap((block) => listParserErrors(block))).toEqual([]);
  });

  test('every picture is in the repository', () => {
    const pictures = pages.flatMap((page) =>
      listNodes(page.tree)
        .flatMap((node) => {
          if (node.type === 'image') return [node.url];
          return node.type === 'html'
            ? [...node.value.matchAll(/ src(?:set)?="([^"]+)"/g)].map(([, url = '']) => url)
            : [];
        })
        .map((url) => ({ url, there: isThere(url, page) })),
    );
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures.filter(({ there: exists }) => !exists)).toEqual([]);
  });

  test('every JSON block of the documentation is valid JSON', () => {
    const blocks = allBlocks('json');
    expect(blocks).not.toEqual([]);
    for (const block of blocks) expect(JSON.parse(block)).toBeTypeOf('object');
  });

  test('every link between pages of the repository leads to a page and anchor', () => {
    const links = pages.flatMap((page) =>
      listNodes(page.tree)
        .filter((node): node is Link => node.type === 'link' && !node.url.startsWith('https://'))
        .map(({ url }) => ({ url, there: isThere(url, page) })),
    );
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter(({ there: exists }) => !exists)).toEqual([]);
  });
});

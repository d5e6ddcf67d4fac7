import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { Link } from 'mdast';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '../support/markdown.ts';
import { anchorsOf, blocksOf, pages, type Page } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** What GitHub's own parser has against a workflow. */
function complaints(content: string): readonly string[] {
  return parseWorkflow({ name: 'example.yml', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);
}

function allBlocks(language: string): readonly string[] {
  return pages.flatMap((page) => blocksOf(page, language));
}

function isThere(url: string, page: Page): boolean {
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? page.name : posix.join(posix.dirname(page.name), path);
  const targetPage = pages.find(({ name }) => name === target);
  if (anchor !== undefined) return targetPage !== undefined && anchorsOf(targetPage).includes(anchor);
  return existsSync(join(root, target));
}

describe('in the documents', () => {
  test("every YAML block is a workflow that GitHub's own parser accepts", () => {
    const blocks = allBlocks('yaml');
    expect(blocks.length).toBeGreaterThan(4);
    expect(blocks.flatMap(complaints)).toEqual([]);
  });

  test('a workflow without jobs, or with a queue that GitHub does not know, would be refused', () => {
    const block = allBlocks('yaml').find((one) => one.includes('queue: max')) ?? '';
    expect(complaints(block.replace('queue: max', 'queue: most'))).not.toEqual([]);
    expect(complaints(block.replace('jobs:', 'job:'))).not.toEqual([]);
    expect(complaints(block)).toEqual([]);
  });

  test('every JSON block is JSON', () => {
    const blocks = allBlocks('json');
    expect(blocks).not.toEqual([]);
    for (const block of blocks) expect(JSON.parse(block)).toBeTypeOf('object');
  });

  test('a policy to paste gives the rights that were checked on a live Nomad, and no other', () => {
    const given = allBlocks('hcl').map((block) => {
      const list = /^namespace "default" \{\n {2}capabilities = (\[.*\])\n\}$/.exec(block)?.[1];
      return JSON.parse(list ?? 'null') as readonly string[] | null;
    });
    const plan = ['plan-job', 'parse-job', 'read-job'];
    const operate = [
      ['read-job', 'scale-job'],
      ['read-job', 'plan-job', 'revert-job'],
      ['read-job', 'evaluate-job'],
      ['read-job', 'stable-job'],
      ['read-job', 'list-jobs', 'deregister-job'],
    ];
    const dispatch = ['dispatch-job', 'read-job'];
    const expected = [plan, [...plan, 'register-job'], dispatch, ...operate, ['read-job'], ['list-jobs']];
    expect(given.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  });

  test('every link within the repository leads somewhere', () => {
    const links = pages.flatMap((page) =>
      nodesOf(page.tree)
        .filter((node): node is Link => node.type === 'link' && !node.url.startsWith('https://'))
        .map(({ url }) => ({ url, there: isThere(url, page) })),
    );
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter(({ there }) => !there)).toEqual([]);
  });
});

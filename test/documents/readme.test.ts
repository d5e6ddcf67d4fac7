import type { Link } from 'mdast';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { nodesOf } from '../support/markdown.ts';
import { blocksOf, pages } from './pages.ts';

const readme = pages.filter(({ name }) => name === 'README.md');
const recipes = readme.flatMap((page) => blocksOf(page, 'yaml'));

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Recipe {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

/** The steps of a recipe that use an action. */
function stepsWith(recipe: string, action: string): readonly Step[] {
  const { jobs } = parse(recipe) as Recipe;
  return Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses.startsWith(`${action}@`));
}

test('the recipes of the README work together: register gets the job files and the key of the preview', () => {
  const [preview = '', register = '', deprecate = ''] = recipes;
  const [planned, registered] = [preview, register].map((recipe) => stepsWith(recipe, 'outrider/outrider')[0]?.with);
  expect(planned).toMatchObject({ 'signing-key': expect.stringContaining('secrets.') });
  const { token: _, mode, ...same } = registered ?? {};
  const { token: __, ...wanted } = planned ?? {};
  expect([mode, same]).toEqual(['register', wanted]);
  expect(stepsWith(preview, 'actions/checkout')[0]?.with).toMatchObject({ 'fetch-depth': 2 });
  const checkouts = recipes.flatMap((recipe) => stepsWith(recipe, 'actions/checkout'));
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false, false]);
  expect(stepsWith(deprecate, 'outrider/outrider')[0]?.with).toMatchObject({ 'dry-run': true });
});

test('docs/README.md links to every page of docs once', () => {
  const list = pages.filter(({ name }) => name === 'docs/README.md').flatMap(({ tree }) => nodesOf(tree));
  const links = list.filter((node): node is Link => node.type === 'link').map(({ url }) => url);
  const names = pages.flatMap(({ name }) => (/^docs\/(?!README)/.test(name) ? [name.replace('docs/', '')] : []));
  expect(names.filter((name) => !links.includes(name))).toEqual([]);
  expect(links).toEqual([...new Set(links)]);
});

test('every page of docs links back to docs/README.md, and that to the README', () => {
  const docs = pages.filter(({ name }) => name.startsWith('docs/'));
  const without = docs.filter(({ name, tree }) => {
    const back = name === 'docs/README.md' ? '../README.md' : 'README.md';
    return !nodesOf(tree).some((node) => node.type === 'link' && node.url === back);
  });
  expect(docs.length).toBeGreaterThan(20);
  expect(without.map(({ name }) => name)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listBlocks, pages } from './pages.ts';
import { recipeErrors } from './recipe-rules.ts';

const root = resolve(import.meta.dirname, '../..');

/** Every workflow that users may copy: in the pages, and in `examples`. */
const recipes = [
  ...pages.flatMap((page) => listBlocks(page, 'yaml').map((text) => ({ name: page.name, text }))),
  ...globSync('examples/**/*.{yml,yaml}', { cwd: root }).map((name) => ({
    name,
    text: readFileSync(join(root, name), 'utf8'),
  })),
];

test('no recipe has a check that may be skipped, a step that breaks the rules of the workflows here, or reads an output that does not exist', () => {
  expect(recipes.length).toBeGreaterThan(25);
  const wrong = recipes.flatMap(({ name, text }) => recipeErrors(text).map((error) => `${name}: ${error}`));
  expect(wrong).toEqual([]);
});

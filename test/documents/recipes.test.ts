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
const check = recipes.find(({ text }) => /always\(\)[^]*dry-run: true/.test(text))?.text ?? '';
const labels = recipes.find(({ name }) => name === 'examples/labels.yml')?.text ?? '';
const called = recipes.find(({ text }) => /always\(\)[^]*ready\.yml@/.test(text))?.text ?? '';

test('no recipe has a check that may be skipped, a step that breaks the rules of the workflows here, or reads an output that does not exist', () => {
  expect(recipes.length).toBeGreaterThan(25);
  const wrong = recipes.flatMap(({ name, text }) => recipeErrors(text).map((error) => `${name}: ${error}`));
  expect(wrong).toEqual([]);
});

test.each([
  ['a check that a failed job skips', check, /\n {4}if: \$\{\{ always\(\) \}\}/, ''],
  ['a check with a condition of its own', check, 'if: ${{ always() }}', 'if: ${{ !cancelled() }}'],
  ['a check on the close of a pull request', check, /\n {2}pull_request:/, '\n  pull_request:\n    types: [closed]'],
  ['a check on a push', check, /\n {2}merge_group:/, '\n  merge_group:\n  push:'],
  ['a called check that a failed job skips', called, /\n {4}if: \$\{\{ always\(\) \}\}/, ''],
  [
    'a called check on the close of a pull request',
    called,
    /\n {2}merge_group:/,
    '\n  merge_group:\n  pull_request_target:',
  ],
  ['an output that does not exist', labels, 'outputs.destructive', 'outputs.replaces'],
])('a recipe with %s is reported', (_, recipe, from, to) => {
  const broken = recipe.replace(from, to);
  expect(broken).not.toBe(recipe);
  expect(recipeErrors(broken)).toHaveLength(1);
});

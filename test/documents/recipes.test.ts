import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listNodes } from '../support/markdown.ts';
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
const register = recipes.find(({ name }) => name === 'examples/register.yml')?.text ?? '';
const check = recipes.find(({ text }) => /always\(\)[^]*dry-run: true/.test(text))?.text ?? '';
const labels = recipes.find(({ name }) => name === 'examples/labels.yml')?.text ?? '';
const called = recipes.find(({ text }) => /always\(\)[^]*ready\.yml@/.test(text))?.text ?? '';

describe('recipes of the documentation', () => {
  test('no recipe has a check that may be skipped, records a deployment that did not happen, keeps a token, runs an expression as a script, or reads an output that does not exist', () => {
    expect(recipes.length).toBeGreaterThan(25);
    const wrong = recipes.flatMap(({ name, text }) => recipeErrors(text).map((error) => `${name}: ${error}`));
    expect(wrong).toEqual([]);
  });

  test('environments in the text of the documentation deploy nothing, or link to the job', () => {
    const codes = pages.flatMap(({ name, tree }) =>
      listNodes(tree).flatMap((node) =>
        node.type === 'inlineCode' && /^environment: \S/.test(node.value) ? [{ name, text: node.value }] : [],
      ),
    );
    expect(codes.length).toBeGreaterThan(3);
    const wrong = codes.filter(({ text }) => {
      const { environment } = parse(text) as { environment: { url?: string; deployment?: boolean } | string };
      if (typeof environment === 'string') return true;
      return environment.deployment !== false && environment.url !== '${{ steps.register.outputs.url }}';
    });
    // On a forge that does not enforce environments, the name is all that matters.
    expect(wrong.map(({ name, text }) => [name, text])).toEqual([['docs/forges.md', 'environment: production']]);
  });

  test.each([
    ['an environment without a link', register, /environment:\n {6}name: (\w+)\n.*\n/, 'environment: $1\n'],
    ['a link to another step', register, 'steps.register.outputs', 'steps.plan.outputs'],
    ['a link of a step without its ID', register, /\n {8}id: register/, ''],
    [
      'a deployment of a dry run',
      register.replace('push:\n    branches: [main]', 'pull_request:'),
      /(mode: register)/,
      '$1\n          dry-run: true',
    ],
    ['a deployment of a plan', register, 'mode: register', 'mode: plan'],
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
    ['a token that stays', register, 'persist-credentials: false', 'persist-credentials: true'],
    [
      'an expression in a script',
      register,
      /(\n {6})- uses: outrider/,
      '$1- run: echo ${{ github.sha }}$1- uses: outrider',
    ],
  ])('a recipe with %s is reported', (_, recipe, from, to) => {
    const broken = recipe.replace(from, to);
    expect(broken).not.toBe(recipe);
    expect(recipeErrors(broken)).toHaveLength(1);
  });
});

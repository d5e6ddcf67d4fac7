import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listBlocks, pages } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');
const example = (file: string): string => readFileSync(join(root, 'examples', file), 'utf8').trimEnd();
const examples = new Set(globSync('**/*.yml', { cwd: join(root, 'examples') }).map(example));

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Recipe {
  readonly jobs: Readonly<Record<string, Step & { readonly steps?: readonly Step[] }>>;
}

/** The inputs that a workflow passes to an action in a step, or to a reusable workflow in a job. */
function inputsFor(recipe: string, used: string): Readonly<Record<string, unknown>> | undefined {
  const { jobs } = parse(recipe) as Recipe;
  const users = Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
  return users.find(({ uses = '' }) => uses.startsWith(used))?.with;
}

test('every workflow in the README and in docs is one of the examples, except for modules and for other servers than GitHub', () => {
  const blocks = pages
    .filter(({ name }) => /^(?:README|docs\/(?!forges|deprecation|consumers))/.test(name))
    .flatMap((page) => listBlocks(page, 'yaml').map((block) => ({ name: page.name, block })));
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter(({ block }) => !examples.has(block))).toEqual([]);
});

test('the recipes of the README work together: register gets the inputs of the preview, and the steps do the same', () => {
  const [preview = '', register = '', deprecate = ''] = listPageBlocks('README.md', 'yaml');
  const workflows = 'outrider/outrider/.github/workflows';
  expect(inputsFor(preview, `${workflows}/plan.yml@`)).toEqual({ address: '${{ vars.NOMAD_ADDR }}' });
  expect(inputsFor(register, `${workflows}/register.yml@`)).toEqual(inputsFor(preview, workflows));
  expect(inputsFor(deprecate, `${workflows}/deprecate.yml@`)).toMatchObject({
    module: 'acme/network/aws',
    'dry-run': true,
  });
});

function listPageBlocks(name: string, language: string): readonly string[] {
  return pages.filter((page) => page.name === name).flatMap((page) => listBlocks(page, language));
}

test('the README has the test command, which `.ci/run` reads there', () => {
  const lines = listPageBlocks('README.md', 'sh').flatMap((block) => block.split('\n'));
  expect(lines).toContainEqual(expect.stringMatching(/^npm ci && npm test(?: .*)?$/));
});

test('preview and register in steps have the same job files, address and key, and keep no token', () => {
  const [preview, register] = ['preview.yml', 'register.yml'].map(example);
  const [planned = {}, registered = {}] = [preview, register].map((text = '') => inputsFor(text, 'outrider/outrider@'));
  expect(planned).toMatchObject({ 'signing-key': expect.stringContaining('secrets.') });
  const { token: _, mode, ...same } = registered;
  const { token: __, ...wanted } = planned;
  expect([mode, same]).toEqual(['register', wanted]);
  const checkouts = [preview, register].map((text = '') => inputsFor(text, 'actions/checkout@'));
  expect(checkouts.map((given) => given?.['persist-credentials'])).toEqual([false, false]);
  expect(checkouts[0]).toMatchObject({ 'fetch-depth': 2 });
  expect(inputsFor(example('deprecate.yml'), 'outrider/outrider@')).toMatchObject({ 'dry-run': true });
});

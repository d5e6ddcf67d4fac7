import { expect, test } from 'vitest';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { findSecretAttributes } from '../../src/jobfiles/provenance/secret-attributes.ts';

const budget = createRunBudget().openFileBudget('a.nomad.hcl');
const sources = { variables: new Map([['secret', { isScalar: true }]]), files: new Map<number, string>() };

test.each<[value: string, parts: readonly (readonly [name: string, item: number | string | undefined])[]]>([
  ['var.secret', [['labels', undefined]]],
  ['["a", var.secret]', [['labels', 1]]],
  ['{ a = "1", b = var.secret }', [['b', 'b']]],
  ['{\n a = "1"\n "b" : var.secret\n}', [['b', 'b']]],
  ['{ a = "1", (local.key) = var.secret }', [['labels', undefined]]],
  ['{ a = "1", "${local.key}" = var.secret }', [['labels', undefined]]],
  ['{ for name in ["a"] : name => var.secret }', [['labels', undefined]]],
  ['merge({ a = "1" }, { b = var.secret })', [['labels', undefined]]],
])('the parts of %s that reach a secret are known by plain keys alone', (value, parts) => {
  const text = `job "web" {\n group "app" {\n task "server" {\n config {\n labels = ${value}\n }\n }\n }\n}\n`;
  const { attributes } = findSecretAttributes({ text, budget }, sources);
  expect(attributes.map(({ name, item }) => [name, item])).toEqual(parts);
});

test('an error in the validation of a secret variable may depend on its value', () => {
  const text = 'variable "open" {\n validation {}\n}\nvariable "secret" {\n validation {}\n}\njob "web" {}\n';
  const { failing } = findSecretAttributes({ text, budget }, sources);
  expect(failing.map(({ start, end }) => text.slice(start, end))).toEqual(['variable "secret" {\n validation {}\n}']);
});

test.each<[body: string, found: readonly (readonly [path: string, isStructure: boolean])[]]>([
  [
    'dynamic "env" {\n for_each = [var.secret]\n content {\n A = var.secret\n }\n }',
    [
      ['env.for_each', true],
      ['env.A', false],
    ],
  ],
  ['dynamic "env" {\n for_each = [1]\n other {\n A = var.secret\n }\n }', [['env.other', true]]],
  ['env {\n A var.secret\n B = "1"\n }', [['env.', true]]],
  [`${'a {\n'.repeat(200)} b = var.secret${'\n}'.repeat(200)}`, [[`${'a.'.repeat(98)}a`, true]]],
])('an expression that selects blocks, or cannot be read, is structure: %#', (body, hits) => {
  const text = `job "web" {\n group "app" {\n task "server" {\n ${body}\n }\n }\n}\n`;
  const { attributes } = findSecretAttributes({ text, budget }, sources);
  expect(attributes.map(({ blocks, name, isStructure }) => [[...blocks, name].join('.'), isStructure])).toEqual(hits);
});

test.each([
  ['file("a")', true],
  ['file(local.name)', true],
  ['file("${local.folder}/${local.name}")', true],
  ['"=${file(local.path)}"', true],
  ['file(local.hidden)', false],
  ['file(local.copy)', false],
  ['file(var.secret)', false],
  ['local.hidden', true],
  ['"${local.hidden}${file(local.hidden)}"', false],
  ['"${file(local.hidden)}${local.hidden}"', false],
])('an uncommitted file or a secret is copied as a whole by %s: %s', (value, isCopied) => {
  const locals = `locals {\n name = "a"\n folder = "b"\n path = "\${local.folder}/c"\n hidden = var.secret\n copy = local.hidden\n}\n`;
  const text = `${locals}job "web" {\n group "app" {\n task "server" {\n env {\n A = ${value}\n }\n }\n }\n}\n`;
  const offset = text.indexOf('file(');
  const files = new Map(offset === -1 ? [] : [[offset, 'a']]);
  const { attributes } = findSecretAttributes({ text, budget }, { ...sources, files });
  expect(attributes.map(({ dependence }) => dependence.isCopied)).toEqual([isCopied]);
});

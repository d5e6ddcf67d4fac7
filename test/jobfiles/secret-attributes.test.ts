import { expect, test } from 'vitest';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { secretAttributes } from '../../src/jobfiles/provenance/secret-attributes.ts';

const budget = createRunBudget().forFile('a.nomad.hcl');
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
  const { attributes } = secretAttributes({ text, budget }, sources);
  expect(attributes.map(({ name, item }) => [name, item])).toEqual(parts);
});

test.each([
  ['${var.secret}', false, true],
  ['${substr(var.secret, 0, 1)}', false, false],
  ['${file("token")}', true, true],
  ['a ${base64encode(file("token"))} ${var.secret}', true, true],
  ['${substr(file("token"), 0, 1)}', true, false],
  ['${var.secret == "x" ? file("token") : ""}', true, false],
  ['${var.secret}', true, false],
])(
  'the value %s of a JSON job contains its secrets as a whole or not; with a file that git does not contain: %s',
  (value, readsFile, isCopied) => {
    const text = JSON.stringify({ job: { web: { group: { app: { task: { server: { env: { A: value } } } } } } } });
    const files = new Map(readsFile ? [[text.indexOf(JSON.stringify(value)), 'token']] : []);
    const { attributes } = secretAttributes({ text, budget }, { ...sources, files });
    expect(attributes.map(({ level, name, dependence }) => [level, name, dependence.isCopied])).toEqual([
      ['task', 'env.A', isCopied],
    ]);
  },
);

test('an error in the validation of a secret variable may depend on its value', () => {
  const text = 'variable "open" {\n validation {}\n}\nvariable "secret" {\n validation {}\n}\njob "web" {}\n';
  const { failing } = secretAttributes({ text, budget }, sources);
  expect(failing.map(({ start, end }) => text.slice(start, end))).toEqual(['variable "secret" {\n validation {}\n}']);
});

import { describe, expect, test } from 'vitest';
import { planSecret, type Seen, type WithSecret } from '../support/two-secrets.ts';

/** A job with an expression in fields that Nomad shows or decides by, and in fields that it passes to the task. */
function jobWith({ value = '"x"', job = '', group = '', task = '', env = '', config = '' }): string {
  return `variable "s" {}
locals {
  taken = ${value}
}
job "web" {
  datacenters = ["dc1"]
  ${job}
  group "app" {
    ${group}
    task "server" {
      driver = "mock_driver"
      ${task}
      env {
        PLAIN = "yes"
        ${env}
      }
      config {
        run_for = "2h"
        ${config}
      }
    }
  }
}
`;
}

const artifact = (source: string, to: string): string =>
  `artifact {\n source = "https://files.example/${source}"\n destination = "local/${to}"\n }\n`;

const constraint = (value: string): string =>
  `constraint {\n attribute = "\${attr.kernel.name}"\n operator = "="\n value = ${value}\n }`;

/** The visible output with each of the secrets; equal if it does not depend on them. */
async function planWith(secrets: readonly string[], about: (secret: string) => WithSecret): Promise<readonly Seen[]> {
  return Promise.all(secrets.map(async (secret) => planSecret(about(secret))));
}

const passVar = (source: string) => (secret: string) => ({ source, secret });
const passFile = (source: string) => (secret: string) => ({
  source: source.replace('variable "s" {}\n', ''),
  files: { 'dist/secret.txt': secret },
});

/** Expressions over a secret, each with two secrets for which it has two values. */
const expressions: readonly (readonly [what: string, expression: string, one: string, other: string])[] = [
  ['H5 a question about a character', 'contains(["Z", "Y"], substr(S, 0, 1)) ? "linux" : "no"', 'Zq7vTf2K', 'Aq7vTf2K'],
  ['H6 the keys of JSON', 'keys(jsondecode(S))[0]', '{"custKilo": 1}', '{"custLima": 1}'],
  ['H6 a part of a number', 'floor(jsondecode(S) / 1000)', '48213377', '59324488'],
  ['H6 a comparison with a number', 'jsondecode(S) > 48213376', '48213377', '48213375'],
  ['H7 letters beyond ASCII', 'upper(S)', 'пароль-секрет', 'другой-пример'],
  ['H7 symbols alone', 'strrev(S)', '!@#$%^&*()', ')(*&^%$#@!'],
  ['H7 the digits of a card', 'replace(S, "-", "")', '4111-2222-3333-4444', '5222-1111-4444-3333'],
  ['H7 a short piece', 'substr(S, 3, 3)', 'abcKilo', 'abcLima'],
  ['H8 a guess of a character', 'substr(S, 0, 1) == "Z" ? "is" : "no"', 'Zq7vTf2K', 'Aq7vTf2K'],
  ['H8 a guess that leaves the value empty', 'substr(S, 0, 1) == "Z" ? "" : "no"', 'Zq7vTf2K', 'Aq7vTf2K'],
  ['H8 a guess in a template', '"%{ if substr(S, 0, 1) == "Z" }is%{ else }no%{ endif }"', 'Zq7vTf2K', 'Aq7vTf2K'],
];

const places: Readonly<Record<string, (value: string) => Parameters<typeof jobWith>[0]>> = {
  'a constraint': (value) => ({ job: constraint(value) }),
  'a constraint of the task, through a local': (value) => ({ value, task: constraint('"${local.taken}"') }),
  'the user of a task': (value) => ({ task: `user = ${value}` }),
  'an image': (value) => ({ config: `image = "app:\${${value}}"` }),
  'the environment': (value) => ({ env: `A = ${value}` }),
  'the metadata': (value) => ({ value, group: 'meta = {\n a = local.taken\n }' }),
};

describe.concurrent.each(expressions)('%s', (_what, expression, left, other) => {
  test.each(Object.keys(places))('outputs do not depend on a secret variable in %s', async (place) => {
    const source = jobWith(places[place]?.(expression.replaceAll('S', 'var.s')) ?? {});
    const [first, second] = await planWith([left, other], passVar(source));
    expect(first).toEqual(second);
    const isWhole =
      /^(?:upper|strrev)\(S\)$/.test(expression) &&
      !['a constraint', 'the user'].some((start) => place.startsWith(start));
    expect([first?.exitCode, first?.reason]).toEqual(isWhole ? [0, ''] : [1, 'input']);
  });

  test('outputs do not depend on a file that git does not contain', async () => {
    const source = jobWith(places['a constraint']?.(expression.replaceAll('S', 'file("dist/secret.txt")')) ?? {});
    const [first, second] = await planWith([left, other], passFile(source));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
  });
});

const guess = 'substr(var.s, 0, 1) == "Z"';

/** Decisions that must not depend on a secret, with the line of the statement. */
const structures: readonly (readonly [what: string, Parameters<typeof jobWith>[0], line: number])[] = [
  ['the number of allocations', { group: `count = ${guess} ? 1 : 2` }, 9],
  ['the blocks of the job', { job: `dynamic "meta" {\n for_each = ${guess} ? [1] : []\n content {\n }\n }` }, 8],
  [
    'the blocks of a group, through a local,',
    { value: `${guess} ? ["a"] : []`, group: 'dynamic "network" {\n for_each = local.taken\n content {}\n }' },
    10,
  ],
  ['the ID', { job: `id = "web-\${${guess} ? 1 : 2}"` }, 7],
  ['the namespace', { job: 'namespace = lower(var.s)' }, 7],
  ['a port', { group: `network {\n port "http" {\n static = ${guess} ? 80 : 81\n }\n }` }, 11],
  ['the name of a service', { group: 'service {\n name = var.s\n provider = "nomad"\n }' }, 10],
  ['a scaling limit', { group: `scaling {\n max = 5\n min = ${guess} ? 1 : 2\n }` }, 11],
];

describe.concurrent('the structure of a job', () => {
  test.each(structures)('a file in which a secret decides %s is refused with its line', async (_what, parts, line) => {
    const source = jobWith(parts);
    const [first, second] = await planWith(['Zq7vTf2K', 'Aq7vTf2K'], passVar(source));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
    expect(first?.texts['annotations']).toContain('depends on the secret variable `s`');
    expect(first?.texts['annotations']).toContain(`"line":"${line}"`);
  });

  test('a count that depends on a file that git does not contain is refused, and planned where reveal names the file', async () => {
    const source = jobWith({ group: 'count = strlen(file("dist/secret.txt"))' });
    const [first, second] = await planWith(['a', 'aa'], passFile(source));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
    expect(first?.texts['annotations']).toContain('depends on the file `dist/secret.txt`, which git does not contain');
    const revealed = await planSecret({ ...passFile(source)('aa'), inputs: { reveal: 'dist/secret.txt' } });
    expect(revealed.exitCode).toBe(0);
  });
});

describe.concurrent('the text of a plan outside of the diff', () => {
  test('the order in which Nomad sorts equal names does not depend on a secret among them', async () => {
    const tags = 'service {\n name = "web"\n provider = "nomad"\n tags = ["A", "M", "Z", var.s]\n }';
    const [first, second] = await planWith(['Bq7vTf2K', 'Nq7vTf2K'], passVar(jobWith({ group: tags })));
    expect(first).toEqual(second);
    expect(first?.exitCode).toBe(0);
  });

  test('the order in which Nomad sorts equal blocks does not depend on a secret in one of them', async () => {
    const source = jobWith({ task: artifact('${var.s}', 'secret') + artifact('middle', 'open') });
    const [first, second] = await planWith(['a-Zq7vTf2K', 'z-Zq7vTf2K'], passVar(source));
    expect(first).toEqual(second);
    expect(first?.texts['comments']).toContain('local/open');
  });

  test('a list of guesses does not reveal a secret that Nomad merges with an equal one', async () => {
    const tags = 'service {\n name = "web"\n provider = "nomad"\n tags = ["1234", "5678", var.s]\n }';
    const [first, second] = await planWith(['1234', '4321'], passVar(jobWith({ group: tags })));
    expect(first).toEqual(second);
    expect(first?.exitCode).toBe(0);
  });

  test('a map of a secret variable shows neither its keys nor their number', async () => {
    const source = jobWith({ group: 'meta = var.s' });
    const typed = source.replace('variable "s" {}', 'variable "s" {\n type = map(string)\n}');
    const [first, second] = await planWith(['{ kilo = "1" }', '{ lima = "1", mike = "2" }'], passVar(typed));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
    const untyped = await planWith(['s = { kilo = "1" }', 's = { lima = "1", mike = "2" }'], (content) => ({
      source: source.replace('"s"', '"api_token"').replace('var.s', 'var.api_token'),
      files: { 'v.hcl': content.replace('s =', 'api_token =') },
      inputs: { 'var-files': 'v.hcl' },
    }));
    expect(untyped[0]).toEqual(untyped[1]);
    expect([untyped[0]?.exitCode, untyped[0]?.reason]).toEqual([1, 'input']);
  });

  test('a change of a running job is compared with a secret only as a whole', async () => {
    const running = jobWith({ env: 'A = "Zq7vTf2K"' }).replace('variable "s" {}\n', '');
    const source = jobWith({ env: 'A = "${var.s}"\n MORE = "yes"' });
    const [first, second] = await planWith(['Zq7vTf2L', 'Aq7vTf2K'], (secret) => ({ source, secret, running }));
    expect(first).toEqual(second);
    expect(first?.exitCode).toBe(0);
  });

  test('a value that is computed from a secret is refused with its line, and planned as a secret variable of its own', async () => {
    const source = jobWith({ env: 'A = substr(var.s, 0, 4)' });
    const refused = await planSecret({ source, secret: 'Zq7vTf2K' });
    expect([refused.exitCode, refused.reason]).toEqual([1, 'input']);
    const said = '`env.A` is computed from the secret variable `s`; a part of a secret could be guessed from it.';
    expect(refused.texts['annotations']).toContain(said);
    expect(refused.texts['annotations']).toContain('in `secret-vars` as a variable of type `string`');
    expect(refused.texts['annotations']).toContain('"line":"15"');
    const name = source.replace('substr(var.s, 0, 4)', 'var.short').replace('"s" {}', '"s" {}\nvariable "short" {}');
    const planned = await planSecret({ source: name, inputs: { 'secret-vars': 's=Zq7vTf2K\nshort=Zq7v' } });
    expect(planned.exitCode).toBe(0);
    expect(planned.texts['comments']).toMatch(/Env\[A\].{1,20}‹hidden›/);
  });

  test.each([
    'A = parseint(var.s, 10)',
    `A = parseint(${guess} ? "1" : "x", 10)\n B = parseint(${guess} ? "x" : "1", 10)`,
  ])('an expression that fails for some secrets alone is refused before it is parsed: %s', async (env) => {
    const [first, second] = await planWith(['Zq7vTf2K', '12345678'], passVar(jobWith({ env })));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
  });

  test('an error of Nomad does not quote a short piece of a secret', async () => {
    const source = jobWith({ job: `type = "batch"\n periodic {\n cron = substr(var.s, 0, 2)\n }` });
    const [first, second] = await planWith(['Zq7vTf2K', 'Ar7vTf2K'], passVar(source));
    expect(first).toEqual(second);
    expect(first?.exitCode).toBe(1);
  });

  test('a system job must not be placed by a secret', async () => {
    const source = jobWith({ job: `type = "system"\n ${constraint(`${guess} ? "linux" : "x"`)}` });
    const [first, second] = await planWith(['Zq7vTf2K', 'Ar7vTf2K'], passVar(source));
    expect(first).toEqual(second);
    expect([first?.exitCode, first?.reason]).toEqual([1, 'input']);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf } from '../support/growth.ts';
import { fieldValuesOf } from '../../src/jobfiles/provenance/field-literals.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import type { FieldValues } from '../../src/jobfiles/provenance/field-values.ts';

const literalsOf =
  (kind: 'hcl' | 'json') =>
  (text: string): FieldValues =>
    fieldValuesOf({ kind, text, budget: createRunBudget().forFile('a') });
const fieldLiterals = literalsOf('hcl');
const jsonLiterals = literalsOf('json');

const level = { group: 'app', task: 'server' };
const source = `
variable "color" { default = "blue" }
locals {
  unused = ["0000", "0001"]
  level  = "debug"
  common = { REGION = "eu" }
  tpl    = { one = { data = "from-local" } }
}
job "web" {
  meta { owner = "team" }
  group "app" {
    task "server" {
      config {
        args   = ["-a", "-b"]
        labels = [{ app = "shop", "tier" = "front" }]
      }
      env {
        DOOR  = "closed"
        LEVEL = local.level
        COLOR = "\${var.color}"
        PORT  = 8080
      }
      env = merge(local.common, { MORE = "x" })
      template {
        data = <<-EOT
          text
        EOT
      }
      dynamic "artifact" {
        for_each = ["one.tgz", "two.tgz"]
        content {
          source = artifact.value
        }
      }
    }
    task "other" { env { DOOR = "ajar" } }
  }
}
`;

describe('values of a field', () => {
  const values = fieldLiterals(source);
  const of = (field: string): readonly string[] => [...values.valuesFor(field, level)];

  test.each([
    ['its own literal', 'Env[DOOR]', ['closed']],
    ['a number', 'Env[PORT]', ['8080']],
    ['a local it refers to', 'Env[LEVEL]', ['debug']],
    ['the default of a variable', 'Env[COLOR]', ['blue']],
    ['a key of a merged local', 'Env[REGION]', ['eu']],
    ['a key of an object in its expression', 'Env[MORE]', ['x']],
    ['each item of a list', 'args[1]', ['-a', '-b']],
    ['a key within a list', 'labels[0][app]', ['shop']],
    ['a quoted key', 'labels[0][tier]', ['front']],
    ['a heredoc, by the field name of the diff', 'EmbeddedTmpl', ['text\n', 'from-local']],
    ['each value of a dynamic block', 'GetterSource', ['one.tgz', 'two.tgz']],
    ['a field of the job above', 'Meta[owner]', ['team']],
    ['no unreferenced value', 'unknown', []],
  ])('the values of a field include %s', (_what, field, expected) => {
    expect(of(field).toSorted()).toEqual(expected.toSorted());
  });

  test('the values of a field exclude those of another task', () => {
    expect([...values.valuesFor('Env[DOOR]', { group: 'app', task: 'other' })]).toEqual(['ajar']);
  });

  test.each([
    ['"0.0.0.0:${NOMAD_PORT_http}"', '0.0.0.0:${NOMAD_PORT_http}'],
    ['"${ attr.unique.hostname }-x"', '${ attr.unique.hostname }-x'],
    ['"${env["FOO"]}${meta.a-b}${node.class}"', '${env["FOO"]}${meta.a-b}${node.class}'],
    ['"${NOMAD_META_a[0]} \\" $${X:-2}"', '${NOMAD_META_a[0]} " ${X:-2}'],
    ['NOMAD_IP_http', '${NOMAD_IP_http}'],
    ['<<-EOT\n    a ${NOMAD_PORT_http}\n      $${SLEEP:-2} b\n    EOT\n', 'a ${NOMAD_PORT_http}\n  ${SLEEP:-2} b\n'],
    ['["${attr.kernel.name}"]', '${attr.kernel.name}'],
  ])('the values of a field include text that Nomad resolves on the client: %s', (written, meant) => {
    // As `nomad job run -output` of 2.0.5 reads them.
    const read = fieldLiterals(`job "web" {\n  a = ${written}\n}`);
    expect([...read.valuesFor('a', { group: undefined, task: undefined })]).toContain(meant);
  });

  test.each([
    '"x ${var.color}"',
    '"x ${local.level}"',
    '"x ${upper("a")}"',
    '"x ${NOMAD_IP_a == "1" ? "y" : "z"}"',
    '"x ${1 + 1}"',
    '"x %{ if true }y%{ endif }"',
    '"x ${port.value}"',
    '"x ${one}"',
    '"x ${~ NOMAD_IP_a ~}"',
    '"x ${true}"',
    '"x ${each.value}"',
  ])('the values of a field exclude text that the parser computes: %s', (written) => {
    const read = fieldLiterals(
      `job "web" {\n  a = ${written}\n  b = [for one in local.all : one]\n  dynamic "port" {\n    content {}\n  }\n  dynamic "x" {\n    iterator = each\n  }\n}`,
    );
    const found = [...read.valuesFor('a', { group: undefined, task: undefined })];
    expect(found.filter((value) => value.startsWith('x '))).toEqual([]);
  });

  test('a large number of a field is also found as Go prints it', () => {
    const read = fieldLiterals('job "web" {\n  size = 1500000\n  port = 8080\n}');
    const found = (name: string): readonly string[] => [...read.valuesFor(name, { group: undefined, task: undefined })];
    expect([found('size'), found('port')]).toEqual([['1500000', '1.5e+06'], ['8080']]);
  });

  test('the values of a field are found in JSON job files', () => {
    const hcl = fieldLiterals(
      '{"job": {"web": {"group": {"app": {"task": {"server": {"env": {"DOOR": "closed"}}}}}}}}',
    );
    expect([...hcl.valuesFor('Env[DOOR]', level)]).toEqual(['closed']);
    const tasks = [
      { Name: 'server', Env: { DOOR: 'closed' } },
      { Name: 'other', Env: { DOOR: 'ajar' } },
    ];
    const json = jsonLiterals(JSON.stringify({ ID: 'web', TaskGroups: [{ Name: 'app', Tasks: tasks }] }));
    expect([...json.valuesFor('Env[DOOR]', level)]).toEqual(['closed']);
  });

  test('field values are found quickly in any text', () => {
    const pieces = fc.constantFrom(
      ...'{ } [ ] ( ) = : , " ${ a b local. var. <<E\n \n dynamic "x" for in => job "a" group'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (texts) => {
        fieldLiterals(`job "a" {\n${texts.join(' ')}\n}`).valuesFor('a', level);
      }),
    );
    const { fourfold, most } = growthOf(
      (count) => fieldLiterals(`job "a" {\n${'a = [{ b = "c" }]\n'.repeat(count)}}`),
      2000,
    );
    expect(fourfold).toBeLessThan(most);
    expect(() => fieldLiterals(`job "a" {\na = ${'['.repeat(50_000)}${']'.repeat(50_000)}\n}`)).not.toThrow();
  });
});

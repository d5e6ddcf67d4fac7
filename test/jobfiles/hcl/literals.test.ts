import { describe, expect, test } from 'vitest';
import { listHclLiterals } from '../../../src/jobfiles/provenance/literals.ts';

function literals(source: string): readonly string[] {
  return Array.from(listHclLiterals(source), ([, value]) => value);
}

describe('literals of strings', () => {
  test.each([
    ['a = "$${x} %%{y} $5 50% $"', ['${x} %{y} $5 50% $']],
    ['a = ["b", "c"]\nd { e = "f" }', ['b', 'c', 'f']],
    ['a = 1.5\nb = -3\nc = true\nd = null', ['1.5', '-3', 'true']],
    ['a = "# no // comment /* here"', ['# no // comment /* here']],
    ['a = <<E-2_\nx\nE-2_\n', ['x\n']],
  ])('the string literals of %j are %j', (source, expected) => expect(literals(source)).toEqual(expected));

  test.each([
    'a = "${var.b}"',
    'a = "x${var.b}y"',
    'a = "x%{ if var.b }y%{ endif }z"',
    'a = "x${var.b /* " } */}y"',
    'a = "x${var.b # }"\n}y"',
    'a = "never closed',
    'a = "never ${ closed"',
    'a = <<EOT\nx ${var.b}\nEOT\n',
    'a = <<-EOT\n  %{ for x in var.b }\n  y\n  %{ endfor }\n  EOT\n',
    'a = <<EOT\nnever closed\n',
  ])('a computed string gives no literal: %j', (source) => expect(literals(source)).toEqual([]));

  test('strings after a computed string are found', () => {
    expect(literals('a = "x${1 + 2}z}" // "no"\nc = "d"\n/* e = "f" */ g = "h" # "i"\n')).toEqual(['1', '2', 'd', 'h']);
  });

  test.each([
    ['a = "x${"y"}z"', ['y']],
    ['a = "x${f("y", { z = "w" })}v"', ['y', 'w']],
    ['a = "x${"y${"z${var.b}"}"}w"', []],
    ['a = var.b == "y" ? "z" : "w"', ['y', 'z', 'w']],
  ])('the literals within %j are %j', (source, expected) => expect(literals(source)).toEqual(expected));
});

describe('references that the Nomad client resolves', () => {
  test.each([
    ['"0.0.0.0:${NOMAD_PORT_http}"', '0.0.0.0:${NOMAD_PORT_http}'],
    ['"${ attr.unique.hostname }-x"', '${ attr.unique.hostname }-x'],
    ['"${env["FOO"]}${meta.a-b}${node.class}"', '${env["FOO"]}${meta.a-b}${node.class}'],
    ['"${NOMAD_META_a[0]} \\" $${X:-2}"', '${NOMAD_META_a[0]} " ${X:-2}'],
    ['NOMAD_IP_http', '${NOMAD_IP_http}'],
    ['<<-EOT\n    a ${NOMAD_PORT_http}\n      $${SLEEP:-2} b\n    EOT\n', 'a ${NOMAD_PORT_http}\n  ${SLEEP:-2} b\n'],
    ['["${attr.kernel.name}"]', '${attr.kernel.name}'],
    ['[attr.kernel.name, 1]', '${attr.kernel.name}'],
  ])('%s is the literal %s', (written, meant) => {
    // As `nomad job run -output` of 2.0.5 reads them.
    expect(literals(`job "web" {\n  a = ${written}\n}`)).toContain(meant);
  });

  test.each([
    '"x ${var.color}"',
    '"x ${local.level}"',
    '"x ${upper("a")}"',
    '"x ${NOMAD_IP_a == "1" ? "y" : "z"}"',
    '"x ${1 + 1}"',
    '"x %{ if true }y%{ endif }"',
    '"x ${~ NOMAD_IP_a ~}"',
    '"x ${true}"',
  ])('a text that the parser computes is not a literal: %s', (written) => {
    const hits = literals(`job "web" {\n  a = ${written}\n}`);
    expect(hits.filter((value) => value.startsWith('x '))).toEqual([]);
  });
});

test('each literal has the innermost name that it is assigned to', () => {
  const source = `
variable "password" { default = "blue" }
variables { token = "red" }
locals { level = var.x == "" ? "debug" : "info" }
job "web" {
  group "app" {
    config {
      args   = ["-a",
        "-b"]
      labels = [{ app = "shop", "tier" : "front" }]
    }
    env = merge(local.common, { PORT = 0080, default = true }, "x")
    size = -5
  }
}`;
  expect([...listHclLiterals(source)]).toEqual([
    ['password', 'blue'],
    ['token', 'red'],
    ['level', ''],
    ['level', 'debug'],
    ['level', 'info'],
    ['args', '-a'],
    ['args', '-b'],
    ['app', 'shop'],
    ['', 'tier'],
    ['tier', 'front'],
    ['PORT', '80'],
    ['env', 'true'],
    ['env', 'x'],
    ['size', '-5'],
  ]);
  expect([...listHclLiterals('{"variable": {"password": {"default": "blue"}}}')]).toContainEqual(['password', 'blue']);
});

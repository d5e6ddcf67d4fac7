import { describe, expect, test } from 'vitest';
import { hclLiterals } from '../../../src/jobfiles/hcl/literals.ts';

function literals(source: string): readonly string[] {
  return [...hclLiterals(source)];
}

describe('literals of quoted strings', () => {
  test.each([
    ['a = "b"', ['b']],
    ['a = ""', ['']],
    [String.raw`a = "tab\tline\nquote\"back\\"`, ['tab\tline\nquote"back\\']],
    [String.raw`a = "é\U0001F600"`, ['é😀']],
    ['a = "e\u0301"', ['é']],
    ['a = "$${x} %%{y} $5 50% $"', ['${x} %{y} $5 50% $']],
    ['a = ["b", "c"]\nd { e = "f" }', ['b', 'c', 'f']],
    ['a = 1.5\nb = -3\nc = true\nd = null', ['1.5', '-3', 'true']],
    ['a = "# no // comment /* here"', ['# no // comment /* here']],
  ])('the string literals of %j are %j', (source, expected) => expect(literals(source)).toEqual(expected));

  test.each([
    'a = "${b}"',
    'a = "x${b}y"',
    'a = "x%{ if b }y%{ endif }z"',
    'a = "x${"y"}z"',
    'a = "x${f("y", { z = "w" })}v"',
    'a = "x${"y${"z${b}"}"}w"',
    'a = "x${b /* " } */}y"',
    'a = "x${b # }"\n}y"',
    'a = "never closed',
    'a = "never ${ closed"',
    'a = <<EOT\nx ${b}\nEOT\n',
    'a = <<-EOT\n  %{ for x in b }\n  y\n  %{ endfor }\n  EOT\n',
    'a = <<EOT\nnever closed\n',
  ])('a computed string gives no literal: %j', (source) => expect(literals(source)).toEqual([]));

  test('strings after a computed string are found', () => {
    expect(literals('a = "x${b["y"]}z}" // "no"\nc = "d"\n/* e = "f" */ g = "h" # "i"\n')).toEqual(['d', 'h']);
  });
});

describe('literals of heredocs', () => {
  test.each([
    ['a = <<EOT\nx\n  y\nEOT\n', 'x\n  y\n'],
    ['a = <<EOT\nEOT\n', ''],
    ['a = <<-EOT\n    x\n      y\n\n    z\n  EOT\n', 'x\n  y\n\nz\n'],
    ['a = <<-EOT\n\tx\n\t\ty\n\tEOT\n', 'x\n\ty\n'],
    ['a = <<-EOT\n    x\n  \n    y\n    EOT\n', 'x\n  \ny\n'],
    ['a = <<-EOT\n\n\n  EOT\n', '\n\n'],
    ['a = <<EOT\r\nx\r\ny\r\nEOT\r\n', 'x\r\ny\r\n'],
    ['a = <<EOT\n"quoted" \\n $${x} %%{y}\nEOT\n', '"quoted" \\n ${x} %{y}\n'],
    ['a = <<EOT\n# no comment\n/* nor this\nEOT\n', '# no comment\n/* nor this\n'],
    ['a = <<EOT\nEOT x\nx EOT\n  EOT\n', 'EOT x\nx EOT\n'],
    ['a = <<E-2_\nx\nE-2_\n', 'x\n'],
  ])('the heredoc literal of %j is %j', (source, expected) => expect(literals(source)).toEqual([expected]));
});

import * as fc from 'fast-check';
import { listModuleCalls, type ModuleCall } from '../../../src/modes/check-modules/module-calls.ts';
import { readTerraformText } from '../../../src/modes/check-modules/terraform-body.ts';
import { quote } from '../../jobfiles/hcl/texts.ts';

export function readModuleCalls(
  text: string,
  syntax: 'native' | 'json',
): { readonly calls: readonly ModuleCall[]; readonly brokenLine: number | undefined } {
  const { body, broken } = readTerraformText(text, syntax);
  return { calls: listModuleCalls(body), brokenLine: broken?.line };
}

/** An argument of a module call, as it may be written in both syntaxes. */
interface WrittenArgument {
  readonly native: string;
  readonly json: string;
}

/** A module call of a generated file. */
export interface WrittenCall {
  readonly name: string;
  readonly source: WrittenArgument | undefined;
  readonly version: WrittenArgument | undefined;
}

const names = fc.constantFrom('vpc', 'net', 'module', 'größe', 'a-b_c', 'source', 'x"y', 'two words');
const literals = fc.oneof(
  fc.constantFrom('app.terraform.io/acme/vpc/aws', 'acme/vpc/aws//sub', './local', '~> 1.0', '>= 1.0, < 2.0', ''),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.toWellFormed().replaceAll(/[\0\ufeff]/g, '')),
  fc.constantFrom('module "fake" {', '} # not a comment', '/* no */', '<<EOT', "it's", 'a\\b', 'tab\there'),
);

const literal = literals
  .filter((text) => !/[$%]\{/.test(text) && !/[$%]$/.test(text))
  .map((text) => ({ native: quote(text, false), json: JSON.stringify(text) }));
const heredoc = fc
  .constantFrom('1.0.0', 'app.terraform.io/acme/vpc/aws', 'module "x" {}')
  .map((text) => ({ native: `<<-EOT\n    ${text}\n    EOT`, json: JSON.stringify(`${text}\n`) }));
const computed = fc
  .constantFrom('var.version', 'local.sources["vpc"]', '"${var.host}/acme/vpc/aws"', '"%{ if true }1%{ endif }"')
  .map((native) => ({ native, json: JSON.stringify(native.startsWith('"') ? JSON.parse(native) : `\${${native}}`) }));
const number = fc.constantFrom('1', '1.5', '20').map((text) => ({ native: text, json: text }));
const nothing = fc.constant({ native: 'null', json: 'null' });

const argument = fc.oneof(
  { weight: 8, arbitrary: literal },
  { weight: 1, arbitrary: heredoc },
  { weight: 2, arbitrary: computed },
);
const versionArgument = fc.oneof(
  { weight: 8, arbitrary: argument },
  { weight: 1, arbitrary: fc.oneof(number, nothing) },
);

export const call: fc.Arbitrary<WrittenCall> = fc.record({
  name: names,
  source: fc.option(argument, { nil: undefined, freq: 8 }),
  version: fc.option(versionArgument, { nil: undefined, freq: 3 }),
});

/** Text between blocks, which contains no module call. */
const noise = fc.constantFrom(
  '',
  '# module "no" { source = "x" }',
  '// module "no" {',
  '/* module "no" {\n  source = "x"\n} */',
  'locals {\n  module = { source = "x", version = "1" }\n}',
  'resource "a" "b" {\n  module "no" {\n    source = "x"\n  }\n}',
  'variable "text" {\n  default = <<EOT\nmodule "no" {\n  source = "x"\n}\nEOT\n}',
  'output "o" {\n  value = "${join("}", ["{", "module"])} {"\n}',
  'terraform {\n  required_version = ">= 1.0"\n}',
  'moved {\n  from = module.a\n  to   = module.b\n}',
);
/** Further arguments of a call. */
const extra = fc.constantFrom(
  '',
  'for_each = toset(["a", "b"])',
  'count = 2 # source = "x"',
  'providers = {\n    aws = aws.eu\n  }',
  'tags = { source = "x" }',
  'settings = [{ version = "9" }, "source"]',
  'text = <<EOT\nversion = "9"\nEOT',
);

export function nativeFile(calls: readonly WrittenCall[]): fc.Arbitrary<string> {
  const blocks = calls.map(({ name, source, version }) =>
    fc.record({ before: noise, extra, swapped: fc.boolean(), comment: fc.boolean() }).map((style) => {
      const [first, second] = [
        source === undefined ? '' : `source  =  ${source.native}`,
        version === undefined ? '' : `version = ${version.native}`,
      ];
      const lines = [style.extra, ...(style.swapped ? [second, first] : [first, second])].filter((text) => text !== '');
      // A heredoc ends with its line.
      const end = style.comment ? '/* { */ ' : '';
      return `${style.before}\nmodule ${quote(name, false)} {\n${lines.map((line) => `  ${line}\n`).join('')}${end}}\n`;
    }),
  );
  return fc.tuple(fc.tuple(...blocks), noise, fc.boolean()).map(([texts, last, crlf]) => {
    const text = `${texts.join('')}${last}\n`;
    return crlf ? text.replaceAll('\n', '\r\n') : text;
  });
}

/** The same calls in the JSON syntax. */
export function jsonFile(calls: readonly WrittenCall[]): fc.Arbitrary<string> {
  const pad = fc.constantFrom('', ' ', '\n', '\r\n\t');
  const form = fc.record({
    pads: fc.array(pad, { minLength: 1 }),
    listed: fc.boolean(),
    one: fc.boolean(),
    root: fc.boolean(),
  });
  return form.map(({ pads, listed, one: item, root }) => {
    let at = 0;
    const space = (): string => pads[at++ % pads.length] ?? '';
    const member = (name: string, value: string): string =>
      `${space()}${JSON.stringify(name)}${space()}:${space()}${value}${space()}`;
    const bodies = calls.map(({ name, source, version }) => {
      const members = [
        member('//', '"source"'),
        ...(source === undefined ? [] : [member('source', source.json)]),
        member('tags', '[{"source":"x"}]'),
        ...(version === undefined ? [] : [member('version', version.json)]),
      ];
      const body = `{${members.join(',')}}`;
      return member(name, listed ? `[${body}]` : body);
    });
    const blocks = item ? `{${bodies.join(',')}}` : `[${bodies.map((body) => `{${body}}`).join(',')}]`;
    const text = `{${member('locals', '{"module":{"x":{"source":"y"}}}')},${member('module', blocks)}}`;
    return root ? `[${text}]` : text;
  });
}

import * as fc from 'fast-check';

/** Files of one folder; `HOST` stands for the host of the registry. */
export type Files = Readonly<Record<string, string>>;

export interface GeneratedFolder {
  readonly files: Files;
  /** Whether Terraform 1.11 reads it differently: a version is a name, or is overridden and no constraint. */
  readonly isRecent: boolean;
}

/** The versions of each module in the registry, in this order. */
export const listing = '1.0.0 1.1.0 1.2.0+a 1.2.0+b 1.10.0 2.0.0-rc.1 2.0.0 2.0.1+x 3.0.0-beta'.split(' ');

const numbers = fc.constantFrom('1', '1.0', '1.1', '1.10', '2.0', '2');
const texts = fc.constantFrom(
  ...'~> 1.0|~> 1.1.0|1.0.0|= 1.10|>= 1.1, < 2|< 2.0.0|!= 2.0.1|1.2.0+b|1.2.0|v1.1.0'.split('|'),
  ...'~> 1|2|> 1.0, != 2.0.1+x|2.0.0-rc.1|=2.0.0-rc.1|>= 2.0.0-rc.1|~> v1.0'.split('|'),
  '\t1.1',
);
/** No program installs these, or only one does. */
const refused = fc.constantFrom('v2.0.0-rc.1', '= 2.0.0-rc.1', '9.0.0', '>= 3.0.0-beta', 'latest');
const version = fc.oneof(
  { weight: 12, arbitrary: texts.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: refused.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: numbers },
  { weight: 2, arbitrary: fc.constantFrom('var.v', 'local.w', 'local.f', 'var.u') },
  { weight: 2, arbitrary: fc.constant(undefined) },
);
const module = fc.constantFrom('net', 'dns', 'vpc');
const source = fc
  .tuple(module, fc.constantFrom('HOST', 'HOST', 'HOST', 'localterraform.com'))
  .map(([name, host]) => `${host}/acme/${name}/aws`);

interface Call {
  readonly name: string;
  readonly source: string | undefined;
  readonly version: string | undefined;
}

function native({ name, source: from, version: text }: Call, type = `module "${name}"`): string {
  const lines = [
    ...(from === undefined ? [] : [`  source = "${from}"`]),
    ...(text === undefined ? [] : [`  version = ${text}`]),
  ];
  return `${type} {\n${lines.join('\n')}\n}\n`;
}

/** The body of a call in the JSON syntax, where names are templates. */
function toJson({ source: from, version: text }: Call): object {
  const value =
    text !== undefined && /^(?:var|local)/.test(text) ? `\${${text}}` : text && (JSON.parse(text) as unknown);
  return { ...(from === undefined ? {} : { source: from }), ...(value === undefined ? {} : { version: value }) };
}

function formatFile(calls: readonly Call[], syntax: string): string {
  if (syntax === '') return calls.map((call) => native(call)).join('');
  return JSON.stringify({ module: Object.fromEntries(calls.map((call) => [call.name, toJson(call)])) }, undefined, 1);
}

function drawCalls(names: readonly string[], from: fc.Arbitrary<string | undefined> = source) {
  const call = (name: string) => fc.record({ name: fc.constant(name), source: from, version });
  return fc.tuple(...names.map(call));
}

const syntax = fc.constantFrom('', '', '.json');
const values = `variable "v" {
  const   = true
  default = "~> 1.0"
}
variable "u" {
  default = "1.0.0"
}
locals {
  w = "\${var.v}.0"
  f = "\${trimspace(file("VERSION"))}.0"
}
`;

/** A file of calls with these names for each program, in the same syntax: for OpenTofu, one replaces the other. */
function callFiles(bases: readonly string[], names: readonly string[]): fc.Arbitrary<Files> {
  const calls = fc.tuple(...bases.map(() => drawCalls(names)));
  return fc
    .tuple(calls, syntax)
    .map(([all, end]) =>
      Object.fromEntries(all.map((file, at) => [`${bases[at]}${end}`, formatFile(file, end)] as const)),
    );
}

/** An override file: some of the names, with another source, another version, or both. */
function overrideFile(names: readonly string[], bases: readonly string[]): fc.Arbitrary<Files> {
  return fc
    .tuple(fc.constantFrom(...bases), fc.subarray([...names], { minLength: 1 }), syntax)
    .chain(([base, subset, end]) =>
      drawCalls(subset, fc.option(source, { nil: undefined })).map((calls) => ({
        [`${base}${end}`]: formatFile(calls, end),
      })),
    );
}

function testFile(bases: readonly string[]): fc.Arbitrary<Files> {
  const call = fc.record({ name: fc.constant('setup'), source, version: texts.map((text) => JSON.stringify(text)) });
  return fc
    .tuple(fc.constantFrom(...bases), call, fc.boolean())
    .map(([base, run, isJson]) => ({
      [`${base}${isJson ? '.json' : '.hcl'}`]: isJson
        ? JSON.stringify({ run: { setup: { module: toJson(run) } } })
        : `run "setup" {\n${native(run, 'module')}}\n`,
    }));
}

const none = fc.constant<Files>({});
const maybe = (files: fc.Arbitrary<Files>): fc.Arbitrary<Files> => fc.oneof(none, files);
const cloud = `terraform {
  cloud {
    hostname     = "HOST"
    organization = "acme"
    workspaces {
      name = "x"
    }
  }
}
`;

/** A folder that both programs, or only one of them, can read. */
export const moduleFolder: fc.Arbitrary<GeneratedFolder> = fc
  .constantFrom(...(['terraform', 'terraform', 'both', 'opentofu'] as const))
  .chain((kind) => {
    const bases = {
      terraform: [['main.tf']],
      both: [['main.tf'], ['main.tf', 'main.tofu']],
      opentofu: [['main.tofu']],
    };
    const main = fc.constantFrom(...bases[kind]).chain((base) => callFiles(base, ['a', 'b']));
    const extra = kind === 'terraform' ? none : callFiles(['extra.tofu'], ['c']);
    const overrides = ['override.tf', 'a_override.tf', 'z_override.tf'];
    const tofuOverrides = ['override.tofu', 'a_override.tofu', 'z_override.tofu'];
    return fc
      .tuple(
        main,
        extra,
        kind === 'opentofu' ? none : maybe(overrideFile(['a', 'b'], overrides)),
        kind === 'opentofu' ? none : maybe(overrideFile(['a', 'b'], overrides)),
        kind === 'terraform' ? none : maybe(overrideFile(['c'], tofuOverrides)),
        kind === 'opentofu' ? none : maybe(testFile(['a.tftest', 'tests/b.tftest'])),
        kind === 'terraform' ? none : maybe(testFile(['a.tofutest', 'tests/b.tofutest'])),
      )
      .map((parts) => {
        const files: Record<string, string> = Object.assign({}, ...parts) as Record<string, string>;
        const all = Object.values(files).join('');
        const hasNames = /(?:var|local)\./.test(all);
        const end = kind === 'opentofu' ? 'tofu' : 'tf';
        if (hasNames) Object.assign(files, { [`values.${end}`]: values, VERSION: '~> 1.1\n' });
        if (all.includes('localterraform.com')) files[`cloud.${end}`] = cloud;
        return { files, isRecent: hasNames || all.includes('"latest"') };
      });
  });

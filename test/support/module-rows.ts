import type { Files } from './module-folders.ts';

/** A folder, and the versions that the programs installed: Terraform 1.17.0-dev, OpenTofu 1.12.6. */
export interface ModuleRow {
  readonly files: Files;
  /** Module and version of each call; `undefined` if init fails. Without the key, the program does not read the folder. */
  readonly Terraform?: readonly string[] | undefined;
  readonly OpenTofu?: readonly string[] | undefined;
  /** The result of a check, if it differs because the program has more information. */
  readonly checked?: 'not checked' | readonly string[];
  /** The different result of Terraform 1.11. */
  readonly since?: '1.15';
}

const net = 'HOST/acme/net/aws';

function call(version: string, { name = 'a', source = net } = {}): string {
  return `module "${name}" {\n  source  = "${source}"\n  version = ${version}\n}\n`;
}

function run(version: string, source = net): string {
  return `run "setup" {\n${call(version, { source }).replace('module "a"', 'module')}}\n`;
}

function part(lines: string, name = 'a'): string {
  return `module "${name}" {\n  ${lines}\n}\n`;
}

const json = (body: object): string => JSON.stringify({ module: { a: body } });
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
const variable = (rest: string): string => `variable "v" {\n  ${rest}\n}\n`;
const alias = (version: string): string => call(version, { source: 'localterraform.com/acme/net/aws' });
const installs = (...versions: readonly string[]): readonly string[] =>
  versions.map((version) => `acme/net/aws ${version}`);
const install = installs('1.0.0');

/** Files of Terraform alone, which both programs read alike. */
const terraform = (
  files: Files,
  versions: readonly string[] | undefined,
  more: Partial<ModuleRow> = {},
): ModuleRow => ({ files, Terraform: versions, ...more });
const openTofu = (files: Files, versions: readonly string[] | undefined, more: Partial<ModuleRow> = {}): ModuleRow => ({
  files,
  OpenTofu: versions,
  ...more,
});
const jsonLocals = `locals {
  v = jsondecode(file("v.json"))
  w = local.v.a
  t = "\${local.v}"
  u = "a\${local.v}"
}
variable "k" {
  const   = true
  default = "k"
}
`;
/** A version that is read from v.json. */
const jsonFile = (
  version: string,
  content: string,
  versions: readonly string[] | undefined,
  more: Partial<ModuleRow> = {},
): ModuleRow => ({
  files: { 'main.tf': call(version) + jsonLocals, 'x.tofu': '', 'v.json': content },
  Terraform: versions,
  OpenTofu: versions,
  since: '1.15',
  ...more,
});

export const moduleRows: Readonly<Record<string, ModuleRow>> = {
  'overrides by the order of their names': terraform(
    {
      'main.tf': call('"1.0.0"'),
      'a_override.tf': part('version = "1.1.0"'),
      'override.tf': part('version = "2.0.0"'),
      'z_override.tf': part('version = "1.10.0"'),
    },
    installs('1.10.0'),
  ),
  'an override in JSON after the native one': terraform(
    {
      'main.tf': call('"1.0.0"'),
      'override.tf': part('version = "1.1.0"'),
      'override.tf.json': json({ version: '2.0.0' }),
    },
    installs('2.0.0'),
  ),
  'an override of the source': terraform(
    { 'main.tf': call('"1.0.0"', { source: 'HOST/acme/dns/aws' }), 'override.tf': part(`source = "${net}"`) },
    install,
  ),
  'an override without a version': terraform(
    { 'main.tf': call('"1.0.0"'), 'override.tf': part('version = null') },
    installs('2.0.1+x'),
    { since: '1.15' },
  ),
  'an override of no call': terraform(
    { 'main.tf': call('"1.0.0"'), 'override.tf': part('version = "1.1.0"', 'b') },
    undefined,
  ),
  'override.tofu in place of override.tf': {
    files: { 'main.tf': call('"1.0.0"'), 'override.tf': part('version = "1.1.0"'), 'override.tofu': 'locals {}\n' },
    Terraform: installs('1.1.0'),
    OpenTofu: install,
  },
  'an override for OpenTofu after one for both': {
    files: {
      'main.tf': call('"1.0.0"'),
      'a_override.tf': part('version = "1.1.0"'),
      'b_override.tofu': part('version = "2.0.0"'),
    },
    Terraform: installs('1.1.0'),
    OpenTofu: installs('2.0.0'),
  },
  'a hidden file': terraform({ 'main.tf': call('"1.0.0"'), '.b.tf': call('"1.1.0"', { name: 'b' }) }, install),
  'an empty main.tofu in place of main.tf': {
    files: { 'main.tf': call('"1.0.0"'), 'main.tofu': '' },
    Terraform: install,
    OpenTofu: [],
  },
  'main.tofu.json in place of main.tf.json': {
    files: {
      'main.tf.json': json({ source: net, version: '1.0.0' }),
      'main.tofu.json': json({ source: net, version: '1.1.0' }),
    },
    Terraform: install,
    OpenTofu: installs('1.1.0'),
  },
  'runs in the root and in tests/, in both syntaxes': terraform(
    {
      'main.tf': 'locals {}\n',
      'tests/a.tftest.hcl': run('"1.0.0"'),
      'b.tftest.json': JSON.stringify({ run: { s: { module: { source: net, version: '1.1.0' } } } }),
    },
    installs('1.0.0', '1.1.0'),
  ),
  'a number in a run': terraform({ 'main.tf': 'locals {}\n', 'a.tftest.hcl': run('1.10') }, installs('1.1.0')),
  'a name in a run': terraform(
    { 'main.tf': variable('const = true\n  default = "1.0.0"'), 'a.tftest.hcl': run('var.v') },
    undefined,
  ),
  'a.tofutest.hcl in place of a.tftest.hcl': {
    files: { 'main.tf': 'locals {}\n', 'a.tftest.hcl': run('"1.0.0"'), 'a.tofutest.hcl': run('"1.1.0"') },
    Terraform: install,
    OpenTofu: installs('1.1.0'),
  },
  'tests/a.tofutest.hcl beside a.tftest.hcl': {
    files: { 'main.tf': 'locals {}\n', 'a.tftest.hcl': run('"1.0.0"'), 'tests/a.tofutest.hcl': run('"1.1.0"') },
    Terraform: install,
    OpenTofu: installs('1.0.0', '1.1.0'),
  },
  'a prerelease with `v` in a run': {
    files: { 'main.tf': 'locals {}\n', 'x.tofu': '', 'a.tftest.hcl': run('"v2.0.0-rc.1"') },
    Terraform: undefined,
    OpenTofu: installs('2.0.0-rc.1'),
  },
  'localterraform.com with cloud': terraform({ 'main.tf': cloud + alias('"1.0.0"') }, install),
  'localterraform.com with remote': terraform(
    { 'main.tf': cloud.replace('cloud {', 'backend "remote" {') + alias('"1.0.0"') },
    install,
  ),
  'localterraform.com with cloud in an override file': terraform(
    { 'main.tf': alias('"1.0.0"'), 'override.tf': cloud },
    install,
  ),
  'localterraform.com with cloud in OpenTofu': openTofu({ 'main.tofu': cloud + alias('"1.0.0"') }, install),
  'localterraform.com with cloud in a run': terraform(
    { 'main.tf': cloud, 'a.tftest.hcl': run('"1.0.0"', 'localterraform.com/acme/net/aws') },
    install,
  ),
  // A run of HCP Terraform has the name of its host.
  'localterraform.com without cloud': terraform({ 'main.tf': alias('"1.0.0"') }, undefined, { checked: install }),
  'localterraform.com with remote in OpenTofu': openTofu(
    { 'main.tofu': cloud.replace('cloud {', 'backend "remote" {') + alias('"1.0.0"') },
    undefined,
    { checked: install },
  ),
  'localterraform.com of another host': terraform(
    { 'main.tf': cloud.replace('HOST', 'tfe.invalid') + alias('"1.0.0"') },
    undefined,
    { checked: [] },
  ),
  'a number with a zero at its end': terraform({ 'main.tf': call('1.10') }, installs('1.1.0')),
  'a whole number with a zero': terraform({ 'main.tf': call('2.0') }, installs('2.0.0')),
  'a number': terraform({ 'main.tf': call('1.1') }, installs('1.1.0')),
  'a number in JSON': terraform(
    { 'main.tf.json': `{"module":{"a":{"source":"${net}","version":1.10}}}` },
    installs('1.1.0'),
  ),
  'the second of two that differ in build metadata': terraform({ 'main.tf': call('"1.2.0+b"') }, installs('1.2.0+a')),
  'a prerelease with `v`': {
    files: { 'main.tf': call('"v2.0.0-rc.1"'), 'x.tofu': '' },
    Terraform: undefined,
    OpenTofu: installs('2.0.0-rc.1'),
  },
  'a prerelease with `=v`': openTofu({ 'main.tofu': call('"=v2.0.0-rc.1"') }, installs('2.0.0-rc.1')),
  'a prerelease after a space': openTofu({ 'main.tofu': call('"= 2.0.0-rc.1"') }, undefined),
  'a variable': openTofu({ 'main.tofu': call('var.v') + variable('default = "1.0.0"') }, install),
  'a variable without const, in both': {
    files: { 'main.tf': call('var.v') + variable('default = "1.0.0"'), 'x.tofu': '' },
    Terraform: undefined,
    OpenTofu: install,
  },
  'a variable with `const = false`': openTofu(
    { 'main.tofu': call('var.v') + variable('const = false\n  default = "1.0.0"') },
    undefined,
  ),
  'a sensitive variable': openTofu(
    { 'main.tofu': call('var.v') + variable('sensitive = true\n  default = "1.0.0"') },
    undefined,
  ),
  'an ephemeral variable': openTofu(
    { 'main.tofu': call('var.v') + variable('ephemeral = true\n  default = "1.0.0"') },
    undefined,
  ),
  'a variable whose default is a number': openTofu(
    { 'main.tofu': call('var.v') + variable('default = 1.10') },
    installs('1.1.0'),
  ),
  'a constant in JSON': terraform(
    {
      'main.tf.json': JSON.stringify({
        variable: { v: { const: true, default: '1.0' } },
        locals: { w: '${var.v}.0' },
        module: { a: { source: net, version: '${local.w}' } },
      }),
    },
    install,
    { since: '1.15' },
  ),
  'a constant in JSON, for a native call': terraform(
    { 'main.tf': call('var.v'), 'v.tf.json': JSON.stringify({ variable: { v: { const: true, default: '1.0.0' } } }) },
    install,
    { since: '1.15' },
  ),
  'a file that is read': openTofu(
    { 'main.tofu': call('trimspace(file("${path.module}/VERSION"))'), VERSION: '1.0.0\n' },
    install,
  ),
  'a file of a local, in JSON': {
    files: {
      'main.tf.json': JSON.stringify({
        locals: { v: '${local.w}' },
        module: { a: { source: net, version: '~> ${local.v}' } },
      }),
      'w.tf': 'locals {\n  w = trimspace(file("VERSION"))\n}\n',
      'x.tofu': '',
      VERSION: ' 1.0.0\r\n',
    },
    Terraform: install,
    OpenTofu: install,
    since: '1.15',
  },
  'a file with a line break at its end': terraform(
    { 'main.tf': call('file("VERSION")'), VERSION: '1.0.0\r\n' },
    install,
    { since: '1.15' },
  ),
  'a file that a constant names': terraform(
    { 'main.tf': call('file("${var.v}/VERSION")') + variable('const = true\n  default = "d"'), 'd/VERSION': '1.0.0' },
    install,
    { since: '1.15' },
  ),
  'a file in the folder of the module': terraform(
    { 'main.tf': call('file("${path.module}/VERSION")'), VERSION: '1.0.0' },
    undefined,
  ),
  'a file that is missing': openTofu({ 'main.tofu': call('file("VERSION")') }, undefined),
  'a file with a byte order mark': openTofu(
    { 'main.tofu': call('file("VERSION")'), VERSION: '\ufeff1.0.0' },
    undefined,
  ),
  'a byte order mark in spaces': openTofu(
    { 'main.tofu': call('trimspace(var.v)') + variable('default = "\ufeff 1.0.0"') },
    undefined,
  ),
  'files of a module that is called': openTofu(
    {
      'main.tofu': part('source = "./c"'),
      'c/main.tofu': call('file("${path.module}/VERSION")'),
      'c/VERSION': '1.0.0',
    },
    install,
  ),
  'files of a module that calls another one': openTofu(
    {
      'main.tofu': part('source = "./c"'),
      'c/main.tofu': call('file("VERSION")'),
      'c/VERSION': '1.1.0',
      VERSION: '1.0.0',
    },
    install,
    { checked: 'not checked' },
  ),
  'a file of JSON': openTofu(
    { 'main.tofu': call('jsondecode(file("${path.module}/v.json")).v'), 'v.json': '{"v":"1.0.0"}' },
    install,
  ),
  'a file of JSON, in both': jsonFile('jsondecode(file("v.json")).v', '{"v":"1.0.0"}', install),
  'a file of JSON with a key in brackets': jsonFile('jsondecode(file("v.json"))["v-1"]', '{"v-1":"1.0.0"}', install),
  'a file of JSON with nested keys': jsonFile(
    'jsondecode(file("v.json")).a["b"][1].c',
    '{"a":{"b":[0,{"c":"1.0.0"}]}}',
    install,
  ),
  'a file of JSON in a template': jsonFile('"~> ${jsondecode(file("v.json")).v}.0"', '{"v":"1.0"}', install),
  'a file of JSON with a number': jsonFile('jsondecode(file("v.json")).v', '{"v":1.10}', installs('1.1.0')),
  'a file of JSON with a whole number': jsonFile('jsondecode(file("v.json")).v', '{"v":2.0}', installs('2.0.0')),
  'a file of JSON with a power': jsonFile('jsondecode(file("v.json")).v', '{"v":2e0}', installs('2.0.0')),
  'a file of JSON with a key twice': jsonFile('jsondecode(file("v.json")).v', '{"v":"1.1.0","v":"1.0.0"}', install),
  'a file of JSON with null': jsonFile('jsondecode(file("v.json")).v', '{"v":null}', installs('2.0.1+x'), {
    checked: 'not checked',
  }),
  'a file of JSON without the key': jsonFile('jsondecode(file("v.json")).w', '{"v":"1.0.0"}', undefined),
  'the length of a list in JSON': jsonFile('jsondecode(file("v.json")).length', '[1]', undefined),
  'the prototype of an object in JSON': jsonFile(
    'jsondecode(file("v.json")).__proto__',
    '{"__proto__":"1.0.0"}',
    install,
  ),
  'an index of an object in JSON': jsonFile('jsondecode(file("v.json"))[0]', '{"0":"1.0.0"}', install),
  'a text as an index in JSON': jsonFile('jsondecode(file("v.json"))["0"]', '["1.0.0"]', install),
  'a file of JSON that is a text': jsonFile('jsondecode(file("v.json"))', '"1.0.0"', install),
  'a file of JSON in parentheses': jsonFile('(jsondecode(file("v.json"))).v', '{"v":"1.0.0"}', install, {
    checked: 'not checked',
  }),
  'a file of JSON with a byte order mark': jsonFile('jsondecode(file("v.json")).v', '\ufeff{"v":"1.0.0"}', undefined),
  'a file of JSON with a comment': jsonFile('jsondecode(file("v.json")).v', '{"v":"1.0.0"} // x', undefined),
  'spaces around a version in JSON': jsonFile('jsondecode(file("v.json")).v', '{"v":" 1.0.0 "}', install),
  'a prerelease in JSON': jsonFile('jsondecode(file("v.json")).v', '{"v":"2.0.0-rc.1"}', installs('2.0.0-rc.1')),
  'a constraint of two parts in JSON': jsonFile('jsondecode(file("v.json")).v', '{"v":">= 1.0, < 1.0.1"}', install),
  'a local of JSON': jsonFile('local.v.a.b', '{"a":{"b":"1.0.0"}}', install),
  'a local of a part of JSON': jsonFile('local.w["b"]', '{"a":{"b":"1.0.0"}}', install),
  'a local of JSON in a template': jsonFile('local.t.a', '{"a":"1.0.0"}', install, { checked: 'not checked' }),
  'a local of JSON in a longer template': jsonFile('local.u.a', '{"a":"1.0.0"}', undefined),
  'a part of a function of JSON': jsonFile('trimspace(jsondecode(file("v.json"))).a', '{"a":"1.0.0"}', undefined),
  'a key in a variable': jsonFile('local.v[var.k]', '{"k":"1.0.0"}', install),
  'a variable of a number with a text': terraform(
    { 'main.tf': call('var.v') + variable('type = number\n  const = true\n  default = "1.10"') },
    installs('1.1.0'),
    { since: '1.15', checked: 'not checked' },
  ),
  'a variable of a number': terraform(
    { 'main.tf': call('var.v') + variable('type = number\n  const = true\n  default = 1.10') },
    installs('1.1.0'),
    { since: '1.15' },
  ),
  'a variable of any type with a text': terraform(
    { 'main.tf': call('var.v') + variable('type = any\n  const = true\n  default = "1.10"') },
    installs('1.10.0'),
    { since: '1.15' },
  ),
  'a variable of a text with a number': terraform(
    { 'main.tf': call('var.v') + variable('type = string\n  const = true\n  default = 1.10') },
    installs('1.1.0'),
    { since: '1.15' },
  ),
  'a variable of a number in JSON': terraform(
    {
      'main.tf': call('var.v'),
      'v.tf.json': JSON.stringify({ variable: { v: { type: 'number', const: true, default: '1.10' } } }),
    },
    installs('1.1.0'),
    { since: '1.15', checked: 'not checked' },
  ),
  'an override of what is not a version': terraform(
    { 'main.tf': call('"latest"'), 'override.tf': part('version = "1.0.0"') },
    install,
    { since: '1.15' },
  ),
  'the workspace': openTofu({ 'main.tofu': call('terraform.workspace == "default" ? "1.0.0" : "2.0.0"') }, install, {
    checked: 'not checked',
  }),
  'one folder that is called twice': openTofu(
    {
      'main.tofu': `${part('source = "./c"\n  v = "1.0.0"')}${part('source = "./c"\n  v = "1.1.0"', 'b')}`,
      'c/main.tofu': call('var.v') + variable('type = string'),
    },
    installs('1.0.0', '1.1.0'),
    { checked: 'not checked' },
  ),
  'a module of the default registry': openTofu(
    { 'main.tofu': call('"1.0.0"', { source: 'acme/net/aws' }) },
    undefined,
    { checked: [] },
  ),
};

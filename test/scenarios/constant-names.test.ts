import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { readValueFiles, resolveConstantNames } from '../../src/modes/check-modules/constant-names.ts';
import { readTerraformText } from '../../src/modes/check-modules/terraform-body.ts';
import { startModules } from '../support/modules.ts';
import { createWorkspace } from '../support/workspace.ts';
import { hasConstVariables, runTerraform, terraformSettings, versionsInstalled } from '../support/terraform.ts';
import { readResult } from '../support/result.ts';

const deprecation = { reason: 'Old.', link: '' };
/** Each is deprecated, so that the finding names the version. */
const versions = ['1.0.0', '1.5.0', '2.0.0', '3.0.0'].map((version) => ({ version, deprecation }));

const call = 'module "net" {\n  source  = "REGISTRY/acme/network/aws"\n  version = var.v\n}\n';
const variable = (rest: string, name = 'v'): string => `variable "${name}" {\n  const = true\n${rest}\n}\n`;

/** Files, and the version that Terraform 1.15 and later installs; `undefined` if it installs none, or if the files are incomplete. */
const cases: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string | undefined]>> = {
  'const in parentheses': [
    { 'main.tf': `${call}variable "v" {\n  const   = (true)\n  default = "1.0.0"\n}\n` },
    '1.0.0',
  ],
  'a local without a variable': [
    { 'main.tf': `${call.replace('var.v', 'local.net')}locals {\n  net = "2.0.0"\n}\n` },
    '2.0.0',
  ],
  'a file of values that Terraform reads only when asked': [
    { 'main.tf': call + variable('default = "1.0.0"'), 'prod.tfvars': 'v = "2.0.0"\n' },
    '1.0.0',
  ],
  'JSON of 64 KiB': [
    {
      'main.tf': call.replace('var.v', 'jsondecode(file("v.json")).v'),
      'v.json': `{"v":"1.0.0"}${' '.repeat(65_523)}`,
    },
    '1.0.0',
  ],
  'a variable that is not const': [{ 'main.tf': `${call}variable "v" {\n  default = "1.0.0"\n}\n` }, undefined],
  'const = false': [{ 'main.tf': `${call}variable "v" {\n  const = false\n  default = "1.0.0"\n}\n` }, undefined],
  'a variable that is not declared': [{ 'main.tf': call }, undefined],
  'a variable without a value': [{ 'main.tf': call + variable('') }, undefined],
  'a local that refers to itself': [
    { 'main.tf': `${call.replace('var.v', 'local.a')}locals {\n  a = local.b\n  b = local.a\n}\n` },
    undefined,
  ],
};

async function checkFiles(files: Readonly<Record<string, string>>): Promise<ActionRun> {
  await using story = await startModules({ versions });
  const run = await story.check({ files, inputs: { 'fail-on': 'never' } });
  return run;
}

function listFoundVersions({ outputs }: ActionRun): readonly string[] {
  return (readResult({ outputs }).findings as readonly { readonly version: string }[]).map(({ version }) => version);
}

describe.concurrent('variables and locals in source and version', () => {
  test.each(Object.entries(cases))('check-modules resolves %s', async (_, [files, version]) => {
    const run = await checkFiles(files);
    expect(listFoundVersions(run)).toEqual(version === undefined ? [] : [version]);
    expect(run.outputs['summary']?.includes('1 module call not checked')).toBe(version === undefined);
  });

  test.skipIf(!hasConstVariables).each(Object.entries(cases))(
    `terraform installs the same version for %s${hasConstVariables ? '' : ' (skipped: no terraform 1.15 or later on PATH)'}`,
    async (_, [files, version]) => {
      await using story = await startModules({ versions });
      const texts = Object.entries(files).map(([name, text]) => [
        name,
        text.replaceAll('REGISTRY', 'app.terraform.io'),
      ]);
      using folder = createWorkspace({
        ...(Object.fromEntries(texts) as Record<string, string>),
        'settings.tfrc': terraformSettings(story.sandbox.registry, story.sandbox.registryTokens.member),
      });
      const { code } = await runTerraform(folder.path, ['init', '-no-color', '-input=false']);
      expect(code === 0 ? versionsInstalled(folder.path) : []).toEqual(version === undefined ? [] : [version]);
    },
  );

  test.each([
    ['a variable that is not const', 'the version of a module call needs `var.v`, which is not `const`'],
    ['a variable that is not declared', 'the version of a module call needs `var.v`, which is not declared'],
    ['a variable without a value', 'the version of a module call needs `var.v`, which has no value in the repository'],
  ])('check-modules names %s', async (name, problem) => {
    const [files = {}] = cases[name] ?? [];
    const run = await checkFiles(files);
    expect(run.summary).toContain(problem);
  });

  test('check-modules does not guess a variable of a module that the repository calls', async () => {
    const files = {
      'main.tf': 'module "inner" {\n  source = "./modules/inner"\n  v = "3.0.0"\n}\n',
      'modules/inner/main.tf': call + variable('default = "1.0.0"'),
      'modules/inner/terraform.tfvars': 'v = "2.0.0"\n',
    };
    const run = await checkFiles(files);
    expect(listFoundVersions(run)).toEqual([]);
    expect(run.summary).toContain('needs `var.v`, which the calls of this module set');
  });

  test('values of another folder, and files behind a link out of the workspace, are not read', async () => {
    using outside = createWorkspace({ 'values.tfvars': 'v = "3.0.0"\n', VERSION: '3.0.0', 'v.json': '{"v":"3.0.0"}' });
    using workspace = createWorkspace({
      'main.tf': '',
      'a/main.tf': call + variable('default = "1.0.0"'),
      'b/terraform.tfvars': 'v = "2.0.0"\n',
    });
    symlinkSync(join(outside.path, 'values.tfvars'), join(workspace.path, 'a/terraform.tfvars'));
    symlinkSync(join(outside.path, 'VERSION'), join(workspace.path, 'a/VERSION'));
    symlinkSync(join(outside.path, 'v.json'), join(workspace.path, 'a/v.json'));
    const locals = 'locals {\n  v = file("VERSION")\n  w = jsondecode(file("v.json")).v\n}\n';
    const { body } = readTerraformText(locals, 'native');
    const names = resolveConstantNames({ name: 'a', workspace: workspace.path, bodies: [body], isCalled: false });
    expect(names.resolveLocal('v')).toHaveProperty('problem');
    expect(names.resolveLocal('w')).toHaveProperty('problem');
    expect(readValueFiles({ name: 'a', workspace: workspace.path })).toEqual([]);
    expect(readValueFiles({ name: 'b', workspace: workspace.path })).toEqual([['terraform.tfvars', 'v = "2.0.0"\n']]);
  });

  const unread: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, version: string]>> = {
    'the content of a file that is not a version': [{ VERSION: 'hunter2\n' }, 'file("VERSION")'],
    'a file of Git': [{ '.git/VERSION': '1.0.0' }, 'file(".git/VERSION")'],
    'a large file': [{ VERSION: `1.0.0${' '.repeat(1000)}` }, 'file("VERSION")'],
    'a file out of the repository': [{}, 'file("../VERSION")'],
    'a path with a NUL character': [{}, 'file("VERSION\\u0000")'],
    'a JSON value that is not a version': [{ 'v.json': '{"v":"hunter2"}' }, 'jsondecode(file("v.json")).v'],
    'a value of JSON in a template': [{ 'v.json': '{"v":"hunter2"}' }, '"1.${jsondecode(file("v.json")).v}"'],
    'a boolean of JSON': [{ 'v.json': '{"v":true}' }, 'jsondecode(file("v.json")).v'],
    'what is not valid JSON': [{ 'v.json': '{"v":"1.0.0"}hunter2' }, 'jsondecode(file("v.json")).v'],
    'a character of a text of JSON': [{ 'v.json': '{"v":"hunter2"}' }, 'jsondecode(file("v.json")).v[0]'],
    'a password that the programs take for a version': [
      { 'v.json': '{"v":"1hunter2"}' },
      'jsondecode(file("v.json")).v',
    ],
    'the digits of a key': [{ 'v.json': '{"v":"9f8e7d6c5b4a39281706"}' }, 'jsondecode(file("v.json")).v'],
    'a key in a file': [{ VERSION: '9f8e7d6c5b4a39281706' }, 'file("VERSION")'],
    'content in a prerelease': [{ VERSION: 'hunter2' }, 'jsondecode("[\\"0.0.1-${file("VERSION")}\\"]")[0]'],
    'content in parentheses': [{ VERSION: '{"v":"1.0.0"}' }, 'jsondecode((file("VERSION"))).v'],
    'a key that is the content of a file': [
      { VERSION: 'hunter2', 'v.json': '{"hunter2":"1.0.0"}' },
      'jsondecode(file("v.json"))[file("VERSION")]',
    ],
    'a long number': [{ 'v.json': '{"v":48213377}' }, 'jsondecode(file("v.json")).v'],
    'an address': [{ 'v.json': '{"v":"10.1.2.3"}' }, 'jsondecode(file("v.json")).v'],
    'the prototype of an object': [{ 'v.json': '{"v":"1.0.0"}' }, 'jsondecode(file("v.json")).__proto__'],
    'a method of an object': [{ 'v.json': '{"v":"1.0.0"}' }, 'jsondecode(file("v.json")).constructor'],
    'the length of a list': [{ 'v.json': '[1]' }, 'jsondecode(file("v.json")).length'],
    'a large file of JSON': [{ 'v.json': `{"v":"1.0.0"}${' '.repeat(65_524)}` }, 'jsondecode(file("v.json")).v'],
    'deep JSON': [
      { 'v.json': '['.repeat(32_000) + ']'.repeat(32_000) },
      `jsondecode(file("v.json"))${'[0]'.repeat(40_000)}`,
    ],
    'JSON of Git': [{ '.git/v.json': '{"v":"1.0.0"}' }, 'jsondecode(file(".git/v.json")).v'],
    'JSON out of the repository': [{}, 'jsondecode(file("../v.json")).v'],
  };

  test('check-modules reads no version from a file where it may be a secret, or the file is not of the repository', async () => {
    // Each row is a file, and its files have its number before their names.
    const files = Object.values(unread).flatMap(([all, version], at) => {
      const numberNames = (text: string): string => text.replaceAll(/VERSION|v\.json/g, `${at}$&`);
      const named = Object.entries(all).map(([name, text]) => [numberNames(name), text]);
      return [[`${at}.tofu`, call.replace('"net"', `"net${at}"`).replace('var.v', numberNames(version))], ...named];
    });
    const run = await checkFiles(Object.fromEntries(files) as Record<string, string>);
    expect(listFoundVersions(run)).toEqual([]);
    expect(run.outputs['summary']).toMatch(
      `${Object.keys(unread).length} module calls not checked; no other module call`,
    );
    expect(run.summary.match(/^- .*$/gm)).toEqual([
      expect.stringContaining('needs a file that is not in the repository, or contains no version'),
    ]);
    expect(run.stdout + run.summary).not.toMatch(/hunter2|9f8e7d|48213377|10\.1\.2\.3/);
  });

  test.each([
    [
      'main.tofu',
      'terraform.workspace == "a" ? "1.0.0" : "2.0.0"',
      'needs `terraform.workspace`, which the machine that runs `init` selects',
    ],
    ['main.tf', 'file("${path.module}/VERSION")', 'needs `path.module`, which only OpenTofu accepts here'],
    ['main.tofu', 'file("${path.root}/VERSION")', 'needs `path.root`, which is not a constant'],
    ['main.tofu', 'jsondecode(file("v.json"))', 'needs one value of a JSON file'],
    ['main.tofu', 'jsondecode(file("v.json")).net', 'needs one value of a JSON file'],
    ['main.tofu', 'jsondecode(var.v).net', 'needs `var.v`, which is not declared'],
    [
      'main.tofu',
      'jsondecode(trimspace(file("v.json"))).net.v',
      'needs a file that is not in the repository, or contains no version',
    ],
    ['main.tofu', 'jsondecode(file("v.json"))[each.key]', 'needs `each.key`, which is not a constant'],
    ['main.tofu', 'yamldecode(file("v.json")).net', 'is computed by `yamldecode`'],
    ['main.tofu', 'each.value', 'needs `each.value`, which is not a constant'],
    ['main.tofu', 'trimspace("1.0.0", "")', 'is computed by `trimspace`'],
  ])('check-modules reports in %s why %s is not checked', async (file, version, problem) => {
    const run = await checkFiles({
      [file]: call.replace('var.v', version),
      VERSION: '1.0.0',
      'v.json': '{"net":{"v":"1.0.0"}}',
    });
    expect(listFoundVersions(run)).toEqual([]);
    expect(run.summary).toContain(`the version of a module call ${problem}`);
  });

  test('the file of values that Terraform reads last decides, for any set of them', () => {
    const names = ['terraform.tfvars', 'terraform.tfvars.json', 'a.auto.tfvars', 'b.auto.tfvars.json', 'z.auto.tfvars'];
    fc.assert(
      fc.property(fc.subarray(names), fc.shuffledSubarray(names), (present, order) => {
        const files = [...order, ...present].map((name) => [
          name,
          name.endsWith('.json') ? JSON.stringify({ v: name }) : `v = ${JSON.stringify(name)}\n`,
        ]);
        using workspace = createWorkspace({ 'main.tf': '', ...(Object.fromEntries(files) as Record<string, string>) });
        const resolver = resolveConstantNames({
          name: '.',
          workspace: workspace.path,
          bodies: [readTerraformText(variable('default = "none"'), 'native').body],
          isCalled: false,
        });
        const last = names.findLast((name) => present.includes(name) || order.includes(name)) ?? 'none';
        expect(resolver.resolveVariable('v')).toEqual({ text: last });
      }),
      { numRuns: 60 },
    );
  });
});

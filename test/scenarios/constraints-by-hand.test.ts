import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import {
  hasConstVariables,
  hasProgram,
  hasTerraform,
  runTerraform,
  terraformSettings,
  versionsInstalled,
} from '../support/terraform.ts';
import { createWorkspace } from '../support/workspace.ts';
import { readResult } from '../support/result.ts';

/** Calls and constraints that a person wrote, with the version that the programs install: check-modules names it, and the programs on PATH have to agree. */

const source = 'HOST/acme/network/aws';
const listing = ['0.9.0', '1.0.0', '1.0.5', '1.5.0', '1.10.0', '2.0.0-rc.1', '2.0.0', '2.1.0-beta+5', '3.0.0+build.7'];

type Files = Readonly<Record<string, string>>;

interface Pair {
  readonly files: Files;
  /** `undefined` if nothing is installed. */
  readonly version: string | undefined;
  /** The version that OpenTofu installs, if it differs. */
  readonly tofu?: string;
  /** Whether Terraform reads it only since 1.15, or only OpenTofu does. */
  readonly only?: 'const' | 'tofu';
}

function call(version: string | undefined, from = `"${source}"`): string {
  return `module "net" {\n  source  = ${from}\n${version === undefined ? '' : `  version = ${version}\n`}}\n`;
}

const constraint = (text: string, version: string | undefined): Pair => ({
  files: { 'main.tf': call(JSON.stringify(text)) },
  version,
});

const variable = (name: string, rest: string): string => `variable "${name}" {\n  const = true\n  ${rest}\n}\n`;
const createVariablePair = (files: Files, version: string | undefined): Pair => ({
  files: { 'main.tf': call('var.v'), ...files },
  version,
  only: 'const',
});

const pairs: Readonly<Record<string, Pair>> = {
  'no constraint': { files: { 'main.tf': call(undefined) }, version: '3.0.0+build.7' },
  'one version': constraint('1.0.5', '1.0.5'),
  'one version with `=`': constraint('= 1.0.5', '1.0.5'),
  'one version with `v`': constraint('v1.5.0', '1.5.0'),
  'one version with two segments': constraint('1.0', '1.0.0'),
  'one version with one segment': constraint('1', '1.0.0'),
  'one version with a leading zero': constraint('01.0.05', '1.0.5'),
  'a version that is not listed': constraint('4.0.0', undefined),
  '`~>` with two segments': constraint('~> 1.0', '1.10.0'),
  '`~>` with three segments': constraint('~> 1.0.0', '1.0.5'),
  '`~>` with one segment': constraint('~> 1', '3.0.0+build.7'),
  '`~>` below 1.0': constraint('~> 0.9', '0.9.0'),
  '`~>` with `v`': constraint('~> v1.0', '1.10.0'),
  '`~>` from a minor version on': constraint('~> 1.5', '1.10.0'),
  '`~>` with a prerelease': constraint('~> 2.0.0-rc.1', undefined),
  'two `~>`': constraint('~> 1.0, ~> 1.5.0', '1.5.0'),
  'lower and upper bound': constraint('>= 1.0, < 2.0', '1.10.0'),
  'bounds without spaces': constraint('>1.0,<1.5.0', '1.0.5'),
  'two lower bounds': constraint('> 1.0, > 1.4, < 1.6', '1.5.0'),
  'an upper bound that is included': constraint('<= 1.5', '1.5.0'),
  'an upper bound that is listed as a prerelease': constraint('< 2.0.0', '1.10.0'),
  '`!=` of the newest': constraint('!= 3.0.0', '2.0.0'),
  '`!=` between bounds': constraint('>= 1.0, != 1.10.0, < 2', '1.5.0'),
  'two `!=`': constraint('!= 3.0.0, != 2.0.0', '1.10.0'),
  'white space around everything': constraint('\t ~>   1.0.0  ', '1.0.5'),
  'a prerelease': constraint('2.0.0-rc.1', '2.0.0-rc.1'),
  'a prerelease with `=`': constraint('=2.0.0-rc.1', '2.0.0-rc.1'),
  'a prerelease with `=` and a space': constraint('= 2.0.0-rc.1', undefined),
  'a prerelease as lower bound': constraint('>= 2.0.0-rc.1', '3.0.0+build.7'),
  'a prerelease with `v`': { ...constraint('v2.0.0-rc.1', undefined), tofu: '2.0.0-rc.1' },
  'a prerelease that is not listed': constraint('2.0.0-rc.2', undefined),
  'a release with build metadata': constraint('3.0.0+build.7', '3.0.0+build.7'),
  'a release with build metadata, without them': constraint('3.0.0', '3.0.0+build.7'),
  'a release with other build metadata': constraint('3.0.0+build.8', '3.0.0+build.7'),
  'a constraint with an escape': { files: { 'main.tf': call('"1.0\\u002e5"') }, version: '1.0.5' },
  'a constraint with a comment': { files: { 'main.tf': call('"1.0.0" # "2.0.0"') }, version: '1.0.0' },
  'a file in JSON': {
    files: { 'main.tf.json': JSON.stringify({ module: { net: { source, version: '~> 1.0.0' } } }) },
    version: '1.0.5',
  },
  'a default of a variable': createVariablePair({ 'v.tf': variable('v', 'default = "~> 1.0"') }, '1.10.0'),
  'a variable with type, validation and description': createVariablePair(
    { 'v.tf': variable('v', 'type = string\n  nullable = false\n  description = "1.0.0"\n  default = "1.0.5"') },
    '1.0.5',
  ),
  'a local of two variables': {
    files: {
      'main.tf': call('local.v'),
      'v.tf': `locals {\n  v = "~> \${var.major}.\${var.minor}.0"\n}\n${variable('major', 'default = 1')}${variable('minor', 'default = "0"')}`,
    },
    version: '1.0.5',
    only: 'const',
  },
  'a source with a local': {
    files: {
      'main.tf': call('"1.0.0"', 'local.net'),
      'v.tf': `locals {\n  net = "HOST/\${var.org}/network/aws"\n}\n${variable('org', 'default = "acme"')}`,
    },
    version: '1.0.0',
    only: 'const',
  },
  '`*.auto.tfvars` in the order of their bytes': createVariablePair(
    { 'v.tf': variable('v', ''), 'a.auto.tfvars': 'v = "1.0.0"\n', 'B.auto.tfvars': 'v = "1.5.0"\n' },
    '1.0.0',
  ),
  '`*.auto.tfvars.json` after `*.auto.tfvars` of the same name': createVariablePair(
    { 'v.tf': variable('v', ''), 'x.auto.tfvars': 'v = "1.0.0"\n', 'x.auto.tfvars.json': '{"v":"1.5.0"}' },
    '1.5.0',
  ),
  '`terraform.tfvars` below `*.auto.tfvars`': createVariablePair(
    { 'v.tf': variable('v', ''), 'a.auto.tfvars': 'v = "1.0.0"\n', 'terraform.tfvars': 'v = "1.5.0"\n' },
    '1.0.0',
  ),
  'a default in an override file, and a value': createVariablePair(
    {
      'v.tf': variable('v', 'default = "1.0.0"'),
      'v_override.tf': 'variable "v" {\n  default = "1.5.0"\n}\n',
      'terraform.tfvars': 'other = "2.0.0"\n',
    },
    '1.5.0',
  ),
  'a call in a `.tofu` file': { files: { 'main.tofu': call('"~> 1.0.0"') }, version: '1.0.5', only: 'tofu' },
  'a variable without `const` in OpenTofu': {
    files: { 'main.tofu': call('var.v'), 'v.tofu': 'variable "v" {\n  default = "1.0.0"\n}\n' },
    version: '1.0.0',
    only: 'tofu',
  },
};

const entries = Object.entries(pairs);

function placeFiles(files: Files, host: string): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('HOST', host)]));
}

describe('calls and constraints written by hand', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ registry: { limit: 0 } });
    const deprecation = { reason: 'Old.', link: '' };
    sandbox.modules.publish({
      name: 'network',
      provider: 'aws',
      versions: listing.map((version) => ({ version, deprecation })),
    });
  });
  afterAll(() => sandbox.close());

  test('check-modules names the version of all of them', async () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    const { host } = new URL(sandbox.registry);
    const files = entries.flatMap(([, pair], at) =>
      Object.entries(placeFiles(pair.files, host)).map(([name, text]) => [`case-${at}/${name}`, text] as const),
    );
    using workspace = createWorkspace(Object.fromEntries(files));
    const run = await runAction({
      workspace: workspace.path,
      inputs: {
        mode: 'check-modules',
        'registry-address': sandbox.registry,
        'registry-token': sandbox.registryTokens.member,
      },
    });
    const findings = readResult(run).findings as readonly { file: string; version: string }[];
    const named = entries.map(
      ([name], at) =>
        [name, findings.flatMap(({ file, version }) => (file.startsWith(`case-${at}/`) ? version : []))] as const,
    );
    const expected = entries.map(([name, { version }]) => [name, version === undefined ? [] : [version]]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
  });

  const programs = [
    ['terraform', hasTerraform, ({ only }: Pair) => only === undefined || (only === 'const' && hasConstVariables)],
    ['tofu', hasProgram('tofu'), () => true],
  ] as const;

  /** The versions that a program installs for some files; `undefined` if it refuses them. */
  async function install(program: 'terraform' | 'tofu', files: Files): Promise<readonly string[] | undefined> {
    using folder = createWorkspace({
      ...placeFiles(files, 'app.terraform.io'),
      'settings.tfrc': terraformSettings(sandbox.registry, sandbox.registryTokens.member),
    });
    const { code } = await runTerraform(folder.path, ['init', '-no-color', '-input=false'], program);
    return code === 0 ? versionsInstalled(folder.path) : undefined;
  }

  for (const [program, isThere, reads] of programs)
    test.skipIf(!isThere).each(entries.filter(([, pair]) => reads(pair)))(
      `${program} installs the version of %s${isThere ? '' : ` (skipped: no ${program} on PATH)`}`,
      async (_, { files, version, tofu }) => {
        const expected = program === 'tofu' ? (tofu ?? version) : version;
        expect(await install(program, files)).toEqual(expected === undefined ? undefined : [expected]);
      },
    );

  const hasBoth = hasTerraform && hasProgram('tofu');
  test.skipIf(!hasBoth)(
    `tofu reads .tofu files in place of those with .tf, unlike terraform${hasBoth ? '' : ' (skipped: no tofu on PATH)'}`,
    async () => {
      const both = { 'main.tf': call('"1.0.0"'), 'main.tofu': call('"1.5.0"') };
      expect([await install('terraform', both), await install('tofu', both)]).toEqual([['1.0.0'], ['1.5.0']]);
    },
  );
});

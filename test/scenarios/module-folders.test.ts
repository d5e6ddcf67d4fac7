import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { hasOpenssl } from '../support/certificates.ts';
import { checkFolders, programs, publishModules, reads } from '../support/checked-folders.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { moduleRows } from '../support/module-rows.ts';
import { moduleCall, startModules } from '../support/modules.ts';
import { readResult } from '../support/result.ts';
import { startSecureRegistry, type SecureRegistry } from '../support/secure-registry.ts';

const deprecation = { reason: '', link: '' };
const versions = [{ version: '1.0.0', deprecation }, { version: '1.1.0', deprecation }, '2.0.0'];

/** File, line, version and program of each finding. */
function readRows(run: ActionRun): readonly string[] {
  const findings = readResult(run).findings as readonly {
    file: string;
    line: number;
    version: string;
    program?: string;
  }[];
  return findings.map(({ file, line, version, program }) =>
    [`${file}:${line}`, version, ...(program === undefined ? [] : [program])].join(' '),
  );
}

function listNotices({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'notice').map(({ message }) => message.replace(/\nMore: .*/, ''));
}

const cloud = (host: string): string => `terraform {\n  cloud {\n    hostname = "${host}"\n  }\n}\n`;
const other = (lines: string): string => `module "net" {\n${lines}\n}\n`;

describe.skipIf(!hasOpenssl)('folders as the programs read them', () => {
  let registry: SecureRegistry;
  beforeAll(async () => {
    registry = await startSecureRegistry();
    publishModules(registry);
  });
  afterAll(() => registry[Symbol.asyncDispose]());

  test('check-modules reports for each folder the versions that the programs install', async () => {
    const rows = Object.entries(moduleRows);
    const checked = await checkFolders(
      rows.map(([, { files }]) => files),
      registry,
    );
    const table = rows.flatMap(([name, row], at) =>
      programs
        .filter((program) => reads(program, row.files))
        .map((program) => {
          const { versions: named = [], isUnchecked = false } = checked[at]?.[program] ?? {};
          return {
            key: `${name} in ${program}`,
            said: isUnchecked ? 'not checked' : named,
            real: row.checked ?? row[program] ?? 'not checked',
          };
        }),
    );
    expect(Object.fromEntries(table.map(({ key, said }) => [key, said]))).toEqual(
      Object.fromEntries(table.map(({ key, real }) => [key, real])),
    );
  });
});

describe.concurrent('calls of one folder', () => {
  test('check-modules names the program where Terraform and OpenTofu resolve a call differently', async () => {
    await using story = await startModules({ versions });
    const files = {
      'main.tf': moduleCall('1.0.0'),
      'main.tofu': moduleCall('1.1.0'),
      'x.tf': moduleCall('1.0.0', { name: 'x' }),
    };
    const run = await story.check({ files });
    expect(readRows(run)).toEqual(['main.tf:3 1.0.0 Terraform', 'main.tofu:3 1.1.0 OpenTofu', 'x.tf:3 1.0.0']);
    expect(run.summary).toContain('`acme/network/aws` `1.1.0` resolves to `1.1.0` in OpenTofu, **deprecated**');
    expect(run.log).toContain('acme/network/aws "1.0.0" resolves to 1.0.0 in Terraform, which is deprecated');
  });

  test.each([
    [{ '.opentofu-version': '1.12.6\n' }, ['infra/main.tf:3 1.1.0']],
    [{ 'infra/.opentofu-version': '' }, ['infra/main.tf:3 1.1.0']],
    [{ '.opentofu-version': '', 'infra/.terraform-version': '' }, ['infra/main.tf:3 1.1.0 OpenTofu']],
    [{ '.terraform-version': '' }, []],
    [{ 'other/.opentofu-version': '' }, []],
  ])('check-modules reads `.tf` files by the rules of OpenTofu with %j: %j', async (pins, hits) => {
    await using story = await startModules({ versions });
    const variable = 'variable "v" {\n  default = "1.1.0"\n}\n';
    const text = moduleCall('1.1.0').replace('"1.1.0"', 'var.v') + variable;
    const run = await story.check({ files: { 'infra/main.tf': text, ...pins } });
    expect(readRows(run)).toEqual(hits);
    const refused = 'Not checked: the version of a module call needs `var.v`, which is not `const`';
    const location = hits[0]?.endsWith('OpenTofu') === true ? ' (in Terraform).' : '.';
    expect(listNotices(run)).toEqual(hits[0] === 'infra/main.tf:3 1.1.0' ? [] : [`${refused}${location}`]);
  });

  test('check-modules reports that a number without quotes is another version, and checks it', async () => {
    await using story = await startModules({ versions });
    const run = await story.check({
      files: { 'main.tf': moduleCall('1.10').replace('"1.10"', '1.10') },
      inputs: { 'fail-on': 'unchecked' },
    });
    expect([run.exitCode, run.outputs['reason'], readRows(run)]).toEqual([1, 'deprecated', ['main.tf:3 1.1.0']]);
    expect(listNotices(run)).toEqual(['`1.10` without quotes is the number 1.1: write the version in quotes.']);
    expect(run.outputs['summary']).toBe('1 module call resolves to a deprecated version');
    expect(run.summary).toContain('- [`main.tf:3`]');
  });

  test.each([
    [['1.0.0', { version: '1.1.0+a', deprecation }, '1.1.0+b'], '~> 1.1', 'Change the constraint to allow 1.0.0.'],
    [
      ['1.1.0+a', { version: '1.2.0+x', deprecation }, '1.2.0+y'],
      '~> 1.0',
      'Pin 1.1.0+a, which the constraint allows.',
    ],
    [[{ version: '1.1.0+a', deprecation }, '1.1.0+b'], '1.1.0+b', 'The registry has no version to move to'],
  ])('check-modules advises no version of %j that its pin would not select', async (listed, constraint, advice) => {
    await using story = await startModules({ versions: listed, options: { order: 'published' } });
    const run = await story.check({ files: { 'main.tf': moduleCall(constraint) } });
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain(advice);
  });

  test('check-modules judges the effect of a changed override file on an unchanged call, and the reverse', async () => {
    const files = {
      'a/main.tf': moduleCall('2.0.0'),
      'a/override.tf': other('  version = "1.0.0"'),
      'b/main.tf': moduleCall('2.0.0'),
      'b/override.tf': other('  version = "1.1.0"'),
      'c/main.tf': moduleCall('1.0.0'),
    };
    for (const changed of ['a/override.tf', 'a/main.tf']) {
      await using story = await startModules({ versions });
      await using github = await startGitHub();
      github.files = [{ filename: changed, status: 'modified' }];
      const inputs = { 'only-changed': 'true', 'github-token': 'ghs_0123456789abcdefghij' };
      const run = await story.check({ files, inputs, event: pullRequestEvent(), apiUrl: github.url });
      expect(readRows(run)).toEqual(['a/override.tf:2 1.0.0']);
    }
  });

  test('check-modules reads the override files of a folder that `terraform-files` does not select', async () => {
    await using story = await startModules({ versions });
    const files = {
      'a/main.tf': moduleCall('1.0.0'),
      'a/override.tf': other('  version = "2.0.0"'),
      'b/main.tf': moduleCall('1.0.0'),
    };
    const run = await story.check({ files, inputs: { 'terraform-files': 'a/main.tf' } });
    expect([readRows(run), run.outputs['summary']]).toEqual([[], 'No revoked or deprecated version in 1 module call']);
  });

  test('check-modules does not guess a variable of a module that only an unselected file calls', async () => {
    await using story = await startModules({ versions });
    const files = {
      'main.tf': 'module "inner" {\n  source = "./inner"\n  v = "2.0.0"\n}\n',
      'inner/main.tofu': `${moduleCall('1.0.0').replace('"1.0.0"', 'var.v')}variable "v" {\n  default = "1.0.0"\n}\n`,
    };
    const run = await story.check({ files, inputs: { 'terraform-files': 'inner/*.tofu' } });
    expect(readRows(run)).toEqual([]);
    expect(run.summary).toContain('needs `var.v`, which the calls of this module set');
  });

  test('check-modules reports that stack files are not read, instead of a result without calls', async () => {
    await using story = await startModules({ versions });
    const component = `component "net" {\n  source = "REGISTRY/acme/network/aws"\n  version = "1.0.0"\n}\n`;
    const run = await story.check({ files: { 'a.tfcomponent.hcl': component, 'b.tfstack.hcl': component } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([
      0,
      `2 files not checked; no other module call of \`${story.host}\``,
    ]);
    expect(listNotices(run)[0]).toBe('Not checked: the component blocks of a stack file are not read.');
    const strict = await story.check({ files: { 'a.tfcomponent.hcl': component }, inputs: { 'fail-on': 'unchecked' } });
    expect([strict.exitCode, strict.outputs['reason']]).toEqual([1, 'unchecked']);
  });

  test('check-modules asks the registry for no module of a `cloud` block that names another host', async () => {
    await using story = await startModules({ versions });
    const call = moduleCall('1.0.0', { source: 'localterraform.com/acme/network/aws' });
    const files = {
      'a/main.tf': cloud('tfe.example') + call,
      'b/main.tf': cloud('REGISTRY') + call,
      'c/main.tf': cloud('app.terraform.io') + call,
      'd/main.tf': call,
      'e/main.tf': `terraform {\n  cloud {}\n}\n${call}`,
      'f/main.tf': `terraform {\n  backend "remote" {\n    hostname = "tfe.example"\n  }\n}\n${call}`,
      'g/main.tf': `terraform {\n  backend "s3" {\n    hostname = "tfe.example"\n  }\n}\n${call}`,
      'h/main.tf': cloud('${var.host}') + call,
    };
    const run = await story.check({ files });
    expect(readRows(run).map((text) => text[0])).toEqual(['b', 'd', 'g', 'h']);
  });
});

import { describe, expect, test } from 'vitest';
import { moduleCall, network, startModules } from '../support/modules.ts';
import { readResult } from '../support/result.ts';

const versions = ['2.1.0', { version: '1.2.0', revoked: true }];
const good = moduleCall('2.1.0');
const revoked = moduleCall('1.2.0');
const json = (body: object): string => JSON.stringify({ module: { net: body } }, undefined, 1);

describe.concurrent('every module call is counted', () => {
  test.each([
    ['.infra/main.tf', {}],
    ['infra/.x/main.tf', {}],
    ['.a/.b/c/.d/main.tf', {}],
    ['infra/.x/main.tf', { 'terraform-files': 'infra/**' }],
    ['infra/.x/y/main.tf', { 'terraform-files': 'infra/*/*/*.tf' }],
    ['.infra/main.tf', { 'terraform-files': '.infra/*.tf' }],
    ['main.tofu', {}],
    ['.infra/main.tofu', {}],
    ['infra/main.tofu', { 'terraform-files': 'infra/**' }],
    ['main_override.tf', {}],
  ])('a call of a revoked version in %s is found with the inputs %j', async (name, inputs) => {
    await using story = await startModules({ versions });
    const run = await story.check({ files: { 'infra/main.tf': good, [name]: revoked }, inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'revoked']);
    expect(JSON.stringify(readResult(run).findings)).toContain(JSON.stringify(name));
  });

  test('a call of a revoked version in a .tofu.json file is found', async () => {
    await using story = await startModules({ versions });
    const call = json({ source: `REGISTRY/${network}`, version: '1.2.0' });
    const run = await story.check({ files: { 'x.tofu.json': call } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'revoked']);
  });

  test.each([
    ['an override of no call', 'x/override.tf', 'module "net" {\n  version = "1.2.0"\n}\n', 2],
    ['an override of no call in JSON', 'x/override.tf.json', json({ version: '1.2.0' }), 4],
    ['a stack file', 'x.tfcomponent.hcl', 'component "net" {}\n', undefined],
    ['an open quote', 'b.tf', `x = "\n${revoked}`, 1],
    ['lone carriage returns', 'b.tf', revoked.replaceAll('\n', '\r'), 1],
    ['a version that does not exist', 'b.tf', moduleCall('9.9.9'), 3],
    ['a computed version', 'b.tf', moduleCall('1.2.0').replace('"1.2.0"', 'var.v'), 3],
    ['a module in a directory that is not searched', 'b.tf', moduleCall(undefined, { source: './x/.terraform/y' }), 2],
    ['text that is not UTF-8', 'b.tf', Buffer.from([0x23, 0xe9, 0x0a]), undefined],
  ])('`fail-on: unchecked` fails for what is not checked: %s', async (_, name, text, line) => {
    await using story = await startModules({ versions });
    const files = { 'main.tf': good, [name]: text };
    const lenient = await story.check({ files });
    const summary = expect.stringMatching(
      /^No revoked or deprecated version in 1 module call; 1 (?:file|module call) not checked$/,
    ) as string;
    expect([lenient.exitCode, lenient.outputs['summary']]).toEqual([0, summary]);
    const strict = await story.check({ files, inputs: { 'fail-on': 'unchecked' } });
    expect([strict.exitCode, strict.outputs['reason'], strict.outputs['summary']]).toEqual([1, 'unchecked', summary]);
    expect(strict.summary).toMatch(/^### 🔴 /);
    const [error, ...others] = strict.annotations.filter(({ level }) => level === 'error');
    expect(others).toEqual([]);
    expect(error?.message).toMatch(/^Not checked: /);
    expect(error?.properties['file']).toBe(name);
    expect(error?.properties['line']).toBe(line === undefined ? undefined : String(line));
  });

  test.each([
    ['net_override.tf', 'module "net" {\n  version = "1.2.0"\n}\n', 2],
    ['override.tf.json', json({ version: '1.2.0' }), 4],
    ['x_override.tf', `module "net" {\n  source = "REGISTRY/${network}"\n  version = "1.2.0"\n}\n`, 3],
    [
      'tests/net.tftest.hcl',
      `run "net" {\n  module {\n    source = "REGISTRY/${network}"\n    version = "1.2.0"\n  }\n}\n`,
      4,
    ],
    [
      'net.tofutest.json',
      JSON.stringify({ run: { net: { module: { source: `REGISTRY/${network}`, version: '1.2.0' } } } }),
      1,
    ],
  ])('a revoked version that %s sets is found there', async (name, text, line) => {
    await using story = await startModules({ versions });
    const run = await story.check({ files: { 'main.tf': good, [name]: text } });
    const hits = readResult(run).findings as readonly { file: string; line: number }[];
    expect([run.exitCode, hits.map(({ file, line: at }) => [file, at])]).toEqual([1, [[name, line]]]);
  });

  test('`fail-on: unchecked` succeeds where everything was checked, and an override file changes no version', async () => {
    await using story = await startModules({ versions });
    const files = {
      'main.tf': good,
      '.x/main.tf': good,
      'net_override.tf': 'module "net" {\n  cidr = "10.0.0.0/8"\n}\n',
      'other.tf': 'module "net" {\n  version = "1.2.0"\n}\n',
    };
    const run = await story.check({ files, inputs: { 'fail-on': 'unchecked' } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'No revoked or deprecated version in 2 module calls']);
  });
});

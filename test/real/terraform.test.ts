import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedRequest } from '../../sandbox/src/registry/registry.ts';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { createWorkspace } from '../support/workspace.ts';

/**
 * The command line of Terraform against the registry of the sandbox, which must behave like HCP Terraform: it validates the
 * listing, the download and the tokens. It ignores deprecations. Skipped without a `terraform` on PATH.
 */
const path = process.env['PATH'] ?? '';
const installed = path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'terraform')));
const where = installed ? 'the sandbox' : 'the sandbox (skipped: no terraform on PATH)';

/** The host name is that of HCP Terraform; only the address is that of the sandbox. */
const settings = (registry: string, token: string): string => `
host "app.terraform.io" {
  services = { "modules.v1" = "${registry}/api/registry/v1/modules/" }
}
credentials "app.terraform.io" {
  token = "${token}"
}
`;

const configuration = (constraint: string): string => `
module "vpc" {
  source  = "app.terraform.io/acme/vpc/aws"
  version = "${constraint}"
}
`;

interface InitResult {
  readonly code: number;
  readonly text: string;
  /** The selected version, and the installed module. */
  readonly version?: string;
  readonly source?: string;
}

function installedIn(folder: string): { readonly version: string; readonly source: string } {
  const modules = join(folder, '.terraform/modules');
  const manifest = JSON.parse(readFileSync(join(modules, 'modules.json'), 'utf8')) as {
    Modules: readonly { Key: string; Version: string }[];
  };
  const version = manifest.Modules.find(({ Key }) => Key === 'vpc')?.Version ?? '';
  return { version, source: readFileSync(join(modules, 'vpc/main.tf'), 'utf8') };
}

function entryOf({ method, path: at, token, status }: LoggedRequest): readonly unknown[] {
  return [method, at, token, status];
}

describe.skipIf(!installed)(`terraform against ${where}`, () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ registry: { limit: 0 } });
    const versions = ['1.0.0', '1.10.0', '1.2.0', '1.9.0', '2.0.0', '3.0.0-rc.1', '4.0.0+build.5'];
    sandbox.modules.publish({ name: 'vpc', provider: 'aws', versions });
  });
  afterAll(() => sandbox.close());

  /** Runs `terraform init` in a new folder. */
  async function init(constraint: string, token = sandbox.registryTokens.member): Promise<InitResult> {
    using folder = createWorkspace({
      'main.tf': configuration(constraint),
      'settings.tfrc': settings(sandbox.registry, token),
    });
    const env = {
      PATH: path,
      HOME: folder.path,
      TF_CLI_CONFIG_FILE: join(folder.path, 'settings.tfrc'),
      CHECKPOINT_DISABLE: '1',
      TF_REGISTRY_DISCOVERY_RETRY: '0',
      NO_PROXY: '*',
    };
    try {
      const command = ['init', '-no-color', '-input=false'];
      const { stdout, stderr } = await promisify(execFile)('terraform', command, { cwd: folder.path, env });
      return { code: 0, text: stdout + stderr, ...installedIn(folder.path) };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
      if (typeof code !== 'number') throw error;
      return { code, text: stdout + stderr };
    }
  }

  async function change(version: string, deprecation: object): Promise<number> {
    const place = `organizations/acme/registry-modules/private/acme/vpc/aws/${version}`;
    const response = await fetch(`${sandbox.registry}/api/v2/${place}`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${sandbox.registryTokens.manager}`,
        'Content-Type': 'application/vnd.api+json',
      },
      body: JSON.stringify({ data: { type: 'module-versions', attributes: { deprecation } } }),
    });
    return response.status;
  }

  test('terraform selects and installs the same version before, during and after a deprecation', async () => {
    const expected = { code: 0, version: '1.10.0', source: 'output "version" {\n  value = "1.10.0"\n}\n' };
    const before = await init('~> 1.0');
    expect(before).toMatchObject(expected);
    const deprecation = {
      'deprecated-status': 'Deprecated',
      reason: 'Superseded by 2.0.0.',
      link: 'https://a.example',
    };
    expect(await change('1.10.0', deprecation)).toBe(200);
    expect(await init('~> 1.0')).toEqual(before);
    expect(await change('1.10.0', { 'deprecated-status': 'Undeprecated' })).toBe(200);
    expect(await init('~> 1.0')).toEqual(before);
  });

  test.each([
    ['>= 1.0', '4.0.0+build.5'],
    ['< 4', '2.0.0'],
    ['3.0.0-rc.1', '3.0.0-rc.1'],
    ['1.2.0', '1.2.0'],
  ])('terraform resolves the constraint %s to version %s', async (constraint, version) => {
    const source = `output "version" {\n  value = "${version}"\n}\n`;
    expect(await init(constraint)).toMatchObject({ code: 0, version, source });
  });

  test('terraform does not find a version that failed to be ingested', async () => {
    sandbox.modules.release('acme/vpc/aws', '5.0.0', { fails: 'clone_failed' });
    expect(await init('5.0.0')).toMatchObject({ code: 1, text: expect.stringContaining('no available version') });
  });

  test('terraform sends its token with the listing and the download, and not with the archive', async () => {
    const already = sandbox.modules.requests.length;
    await init('1.0.0');
    expect(sandbox.modules.requests.slice(already).map(entryOf)).toEqual([
      ['GET', '/api/registry/v1/modules/acme/vpc/aws/versions', 'member', 200],
      ['GET', '/api/registry/v1/modules/acme/vpc/aws/1.0.0/download', 'member', 204],
      ['HEAD', '/archives/acme/vpc/aws/1.0.0.tar.gz', 'none', 200],
      ['GET', '/archives/acme/vpc/aws/1.0.0.tar.gz', 'none', 200],
    ]);
  });

  test('terraform is refused with an expired token', async () => {
    const result = await init('1.0.0', sandbox.registryTokens.expired);
    expect(result).toMatchObject({ code: 1, text: expect.stringContaining('401 Unauthorized') });
  });
});

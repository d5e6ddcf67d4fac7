import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedRequest } from '../../sandbox/src/registry/registry.ts';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { parseConstraint } from '../../src/modes/check-modules/constraint.ts';
import { runAction } from '../support/action.ts';
import { resolvable } from '../support/constraints.ts';
import {
  formatCalls,
  hasTerraform,
  publishListings,
  readResolutions,
  runTerraform,
  selectByTerraform,
  terraformSettings,
  type Resolvable,
} from '../support/terraform.ts';
import { createWorkspace } from '../support/workspace.ts';
import { readResult } from '../support/result.ts';

/**
 * The command line of Terraform against the registry of the sandbox, which must behave like HCP Terraform: it validates the
 * listing, the download and the tokens, and decides which version a constraint resolves to. It ignores deprecations. Skipped without a `terraform` on PATH.
 */
const location = hasTerraform ? 'the sandbox' : 'the sandbox (skipped: no terraform on PATH)';

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

function readInstalled(folder: string): { readonly version: string; readonly source: string } {
  const modules = join(folder, '.terraform/modules');
  const manifest = JSON.parse(readFileSync(join(modules, 'modules.json'), 'utf8')) as {
    Modules: readonly { Key: string; Version: string }[];
  };
  const version = manifest.Modules.find(({ Key }) => Key === 'vpc')?.Version ?? '';
  return { version, source: readFileSync(join(modules, 'vpc/main.tf'), 'utf8') };
}

function toEntry({ method, path: at, token, status }: LoggedRequest): readonly unknown[] {
  return [method, at, token, status];
}

describe.skipIf(!hasTerraform)(`terraform against ${location}`, () => {
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
      'settings.tfrc': terraformSettings(sandbox.registry, token),
    });
    const result = await runTerraform(folder.path, ['init', '-no-color', '-input=false']);
    return result.code === 0 ? { ...result, ...readInstalled(folder.path) } : result;
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
    const count = sandbox.modules.requests.length;
    await init('1.0.0');
    expect(sandbox.modules.requests.slice(count).map(toEntry)).toEqual([
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

/** The version that a check of dist names for each call; `undefined` if it names none. */
async function nameByCheck(
  { registry, registryTokens }: Sandbox,
  cases: readonly Resolvable[],
): Promise<readonly (string | undefined)[]> {
  using workspace = createWorkspace({ 'main.tf': formatCalls(cases, new URL(registry).host) });
  const run = await runAction({
    workspace: workspace.path,
    inputs: { mode: 'check-modules', 'registry-address': registry, 'registry-token': registryTokens.member },
  });
  const findings = readResult(run).findings as readonly { readonly line: number; version: string }[];
  const byCase = new Map(findings.map(({ line, version }) => [Math.floor((line - 1) / 4), version]));
  return cases.map((_, at) => byCase.get(at));
}

describe.skipIf(!hasTerraform)(`check-modules and terraform against ${location}`, () => {
  test('check-modules names the version that terraform installs, for 300 generated constraints and listings', async () => {
    const sandbox = await startSandbox({ registry: { limit: 0 } });
    try {
      const cases = fc.sample(resolvable, 300);
      publishListings(sandbox, cases);
      const [selected, named] = await Promise.all([selectByTerraform(sandbox, cases), nameByCheck(sandbox, cases)]);
      const different = cases.filter((_, at) => selected[at] !== named[at]);
      expect(different).toEqual([]);
      expect(selected.filter((version) => version !== undefined).length).toBeGreaterThan(50);
    } finally {
      await sandbox.close();
    }
  });

  test('the recorded resolutions are those of terraform', async () => {
    const sandbox = await startSandbox({ registry: { limit: 0, order: 'published' } });
    try {
      const recorded = readResolutions();
      publishListings(sandbox, recorded);
      expect(await selectByTerraform(sandbox, recorded)).toEqual(recorded.map(({ version }) => version));
    } finally {
      await sandbox.close();
    }
  });

  test('check-modules rejects the constraints that terraform rejects', async () => {
    const good = [
      '>= 1.0',
      '1',
      '~> v1.2',
      '1.2.3\n',
      '01.2',
      '\f>1\t,\r<2',
      '1.2.3~a',
      '1.2.3.4.5',
      '1.2.3-0a',
      '> 1-',
    ];
    const bad = [
      ...'latest ^1 1.x 1.* 1, 1..2 1.2.3-a..b 1-é'.split(' '),
      '',
      ' ',
      '=> 1',
      '== 1',
      '>= 1 < 2',
      '! = 1',
    ];
    const all = [...good, ...bad];
    const module = Object.fromEntries(all.map((version, at) => [`m${at}`, { source: 'acme/x/aws', version }]));
    using folder = createWorkspace({ 'main.tf.json': JSON.stringify({ module }, undefined, 1), 'settings.tfrc': '' });
    const { text } = await runTerraform(folder.path, ['validate', '-json']);
    const { diagnostics } = JSON.parse(text) as {
      readonly diagnostics: readonly {
        readonly summary: string;
        readonly range: { readonly start: { line: number } };
      }[];
    };
    // Four lines for each module, after the two lines of the beginning.
    const rejected = diagnostics
      .filter(({ summary }) => summary === 'Invalid version constraint')
      .map(({ range }) => all[Math.floor((range.start.line - 3) / 4)]);
    expect(new Set(rejected)).toEqual(new Set(all.filter((item) => parseConstraint(item) === undefined)));
    expect(rejected.length).toBeGreaterThanOrEqual(bad.length);
  });
});

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Sandbox } from '../../sandbox/src/server.ts';
import { createWorkspace } from './workspace.ts';

const path = process.env['PATH'] ?? '';

type ProgramName = 'terraform' | 'tofu';

/** The program of `OUTRIDER_TEST_TERRAFORM` or `OUTRIDER_TEST_TOFU`, or else the one on PATH; `undefined` without one. */
function findProgram(name: ProgramName): string | undefined {
  const named = process.env[`OUTRIDER_TEST_${name.toUpperCase()}`] ?? '';
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return [named, ...folders.map((folder) => join(folder, name))].find((file) => file !== '' && existsSync(file));
}

export function hasProgram(name: ProgramName): boolean {
  return findProgram(name) !== undefined;
}

export const hasTerraform = hasProgram('terraform');

/** A constraint, and the versions that a registry lists; `undefined` for a call without a constraint. */
export interface Resolvable {
  readonly constraint: string | undefined;
  readonly listing: readonly string[];
}

interface Resolution extends Resolvable {
  /** The version that Terraform selects; `undefined` if none. */
  readonly version: string | undefined;
}

/** Terraform's selection from some listings, as recorded. */
export function readResolutions(): readonly Resolution[] {
  const file = join(import.meta.dirname, '../fixtures/terraform/resolutions.json');
  const { resolutions } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly resolutions: readonly { constraint: string | null; listing: readonly string[]; version: string | null }[];
  };
  return resolutions.map(({ constraint, listing, version }) => ({
    constraint: constraint ?? undefined,
    listing,
    version: version ?? undefined,
  }));
}

/** The settings of the command line with which a registry responds as HCP Terraform: with its host name, but a different address. */
export function terraformSettings(registry: string, token: string): string {
  return `
host "app.terraform.io" {
  services = { "modules.v1" = "${registry}/api/registry/v1/modules/" }
}
credentials "app.terraform.io" {
  token = "${token}"
}
`;
}

/** Runs `terraform` in a folder that has the file `settings.tfrc`; returns the exit code and the output. */
export async function runTerraform(
  folder: string,
  command: readonly string[],
  program: ProgramName = 'terraform',
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly text: string }> {
  const env = {
    PATH: path,
    HOME: folder,
    TF_CLI_CONFIG_FILE: join(folder, 'settings.tfrc'),
    CHECKPOINT_DISABLE: '1',
    TF_REGISTRY_DISCOVERY_RETRY: '0',
    NO_PROXY: '*',
    ...more,
  };
  return runProgram(findProgram(program) ?? program, command, { cwd: folder, env });
}

/** Runs a program; returns its exit code and the text of both streams. */
export async function runProgram(
  file: string,
  command: readonly string[],
  place: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(file, [...command], { ...place, maxBuffer: 64 * 1024 * 1024 });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return { code, text: stdout + stderr };
  }
}

/** A file with a call for each constraint, of modules `m0`, `m1` and so on; each call begins four lines after the last. */
export function formatCalls(cases: readonly Resolvable[], host: string): string {
  return cases
    .map(({ constraint }, at) => {
      const version = constraint === undefined ? '' : `  version = ${JSON.stringify(constraint)}`;
      return `module "m${at}" {\n  source = "${host}/acme/m${at}/aws"\n${version}\n}\n`;
    })
    .join('');
}

/** Publishes the listings of all modules; every version is deprecated, so that a check finds each call. */
export function publishListings({ modules }: Pick<Sandbox, 'modules'>, cases: readonly Resolvable[]): void {
  const deprecation = { reason: 'Old.', link: '' };
  for (const [at, { listing }] of cases.entries()) {
    const versions = listing.map((version) => ({ version, deprecation }));
    modules.publish({ name: `m${at}`, provider: 'aws', versions });
  }
}

/** The version that `terraform init` selects for each call of `formatCalls`; `undefined` if no version meets the constraint. */
export async function selectByTerraform(
  { registry, registryTokens }: Pick<Sandbox, 'registry' | 'registryTokens'>,
  cases: readonly Resolvable[],
): Promise<readonly (string | undefined)[]> {
  using folder = createWorkspace({
    'main.tf': formatCalls(cases, 'app.terraform.io'),
    'settings.tfrc': terraformSettings(registry, registryTokens.member),
  });
  const { text } = await runTerraform(folder.path, ['init', '-no-color', '-input=false']);
  if (text.includes('Invalid version constraint')) throw new Error(text);
  const selected = [...text.matchAll(/^Downloading \S+ (\S+) for m(\d+)\.\.\.$/gm)];
  const byCase = new Map(selected.map(([, version, at]) => [Number(at), version]));
  return cases.map((_, at) => byCase.get(at));
}

/** Whether `terraform` on PATH evaluates variables in the source and version of module calls, as since 1.15. */
export const hasConstVariables = hasTerraform && minorVersion() >= 15;

function minorVersion(): number {
  const text = execFileSync(findProgram('terraform') ?? 'terraform', ['version', '-json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(/"terraform_version":\s*"1\.(\d+)/.exec(text)?.[1] ?? 0);
}

/** The versions of the registry modules that `terraform init` installed in a folder. */
export function versionsInstalled(folder: string): readonly string[] {
  const file = join(folder, '.terraform/modules/modules.json');
  const { Modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly Modules: readonly { readonly Version?: string }[];
  };
  return Modules.flatMap(({ Version }) => Version ?? []);
}

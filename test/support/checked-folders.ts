import { runAction } from './action.ts';
import { listing, type Files } from './module-folders.ts';
import { readResult } from './result.ts';
import { createWorkspace } from './workspace.ts';
import type { SecureRegistry } from './secure-registry.ts';

export const programs = ['Terraform', 'OpenTofu'] as const;
export type Program = (typeof programs)[number];

/** Publishes the modules of generated folders; every version is deprecated, so that a check names each call. */
export function publishModules({ sandbox }: SecureRegistry): void {
  const versions = listing.map((version) => ({ version, deprecation: { reason: 'Old.', link: '' } }));
  for (const name of ['net', 'dns', 'vpc']) sandbox.modules.publish({ name, provider: 'aws', versions });
}

export function placeFiles(files: Files, { host }: SecureRegistry, folder = ''): Files {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([name, text]) => [folder + name, text.replaceAll('HOST', host)]));
}

export function reads(program: Program, files: Files): boolean {
  const pattern = program === 'OpenTofu' ? /\.tofu(?:test)?(?:\.|$)/ : /\.tf(?:test)?(?:\.|$)/;
  return Object.keys(files).some((name) => pattern.test(name));
}

interface CheckedFolder {
  /** Module and version of each call, sorted. */
  readonly versions: readonly string[];
  /** Whether something of the folder was not checked. */
  readonly isUnchecked: boolean;
}

/** Runs dist once on all folders. */
export async function checkFolders(
  folders: readonly Files[],
  registry: SecureRegistry,
): Promise<readonly Readonly<Record<Program, CheckedFolder>>[]> {
  const files = folders.map((folder, at) => placeFiles(folder, registry, `f${at}/`));
  using workspace = createWorkspace(Object.assign({}, ...files) as Record<string, string>);
  const run = await runAction({
    process: true,
    workspace: workspace.path,
    env: { NODE_EXTRA_CA_CERTS: registry.authority },
    inputs: {
      mode: 'check-modules',
      'fail-on': 'never',
      'registry-address': `https://${registry.host}`,
      'registry-token': registry.sandbox.registryTokens.member,
    },
  });
  if (run.exitCode !== 0) throw new Error(run.stdout);
  interface Found {
    readonly file: string;
    readonly module: string;
    readonly version: string;
    readonly program?: string;
  }
  const findings = readResult(run).findings as readonly Found[];
  const lines = run.log.split('\n').filter((line) => !/ resolves to | without quotes is /.test(line));
  return folders.map((_, at) => {
    const prefix = `f${at}/`;
    const folderFindings = findings.filter(({ file }) => file.startsWith(prefix));
    const problems = lines.filter((line) => line.startsWith(prefix));
    const selectFindings = (program: Program): CheckedFolder => ({
      versions: folderFindings
        .filter((finding) => finding.program === undefined || finding.program === program)
        .map(({ module, version }) => `${module} ${version}`)
        .toSorted(),
      isUnchecked: problems.some(
        (line) => !/\(in (?:Terraform|OpenTofu)\)/.test(line) || line.includes(`(in ${program})`),
      ),
    });
    return { Terraform: selectFindings('Terraform'), OpenTofu: selectFindings('OpenTofu') };
  });
}

import { posix } from 'node:path';
import { unresolvedNames, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import type { Location } from '../../errors.ts';
import type { TerraformArgument, TerraformBody } from './terraform-body.ts';

export interface ModuleCall {
  /** The label of the call; in a test, `run` and the label of the block around it. */
  readonly name: string;
  /** `undefined` in a block that changes a different block: only an override file may have it. */
  readonly source: TerraformArgument | undefined;
  /** `undefined` without a version constraint. */
  readonly version: TerraformArgument | undefined;
}

/** The module calls of a configuration file. @param names resolves its variables and locals */
export function listModuleCalls(body: TerraformBody, names: ConstantResolver = unresolvedNames): readonly ModuleCall[] {
  return body.blocks('module', 1).map(({ labels: [name = ''], body: callBody }) => readCall(name, callBody, names));
}

/** The modules that the `run` blocks of a test file load; they may contain no names. */
function runModulesIn(body: TerraformBody): readonly ModuleCall[] {
  return body
    .blocks('run', 1)
    .flatMap(({ labels: [name = ''], body: run }) =>
      run.blocks('module', 0).map((module) => readCall(`run ${name}`, module.body, unresolvedNames)),
    );
}

function readCall(name: string, { arguments: attributes }: TerraformBody, names: ConstantResolver): ModuleCall {
  const source = attributes.get('source')?.(names);
  return { name, source: source?.isNull === true ? undefined : source, version: attributes.get('version')?.(names) };
}

const terraformCloud = 'app.terraform.io';

/** The hosts of the `cloud` and `remote` blocks of a folder, to which `localterraform.com` refers; `undefined` for a computed host. */
function listCloudHosts(bodies: readonly TerraformBody[]): readonly (string | undefined)[] {
  const settings = bodies.flatMap((body) => body.blocks('terraform', 0));
  const clouds = settings.flatMap(({ body }) => [
    ...body.blocks('cloud', 0),
    ...body.blocks('backend', 1).filter(({ labels }) => labels.includes('remote')),
  ]);
  return clouds.map(({ body }) => {
    const { text } = body.arguments.get('hostname')?.(unresolvedNames) ?? { text: terraformCloud };
    return text === undefined ? undefined : toHost(text);
  });
}

/** `//` starts the path of a submodule. */
const registrySource =
  /^(?:([^/\s]+)\/)?([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9a-z]{1,64})(?:\/\/.*)?$/s;

/**
 * Parses `host/namespace/name/provider`, with or without the host and a submodule. The host is in lower case and may have a port, as in a URL. Returns `undefined`
 * for other sources, such as a path or a git repository.
 *
 * @param defaultHost the host of a source without one
 * @see https://developer.hashicorp.com/terraform/language/modules/configuration
 */
export function parseModuleSource(text: string, defaultHost = publicRegistry) {
  const [, written = defaultHost, organization, module, provider] = registrySource.exec(text) ?? [];
  if (organization === undefined || module === undefined || provider === undefined) return undefined;
  const host = toHost(written);
  return host === undefined ? undefined : { host, module: { organization, name: module, provider } };
}

/** As in a URL: internationalized names are encoded, and the default port is omitted. Terraform requires a dot, so that `acme/a/b/c` has no host. */
function toHost(text: string): string | undefined {
  const isHost = /^[^@?#\\]+$/.test(text) && /[^.]\.[^.]/.test(text);
  return isHost && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}

export type Program = 'Terraform' | 'OpenTofu';

/** A file of a folder, by its name relative to the repository's root. */
export interface TerraformFile {
  readonly name: string;
  readonly body: TerraformBody;
}

type PlacedArgument = TerraformArgument & Location & { readonly line: number };

/** A module call as `init` takes it from all files of a folder. */
export interface CallSite {
  readonly name: string;
  readonly source: PlacedArgument;
  readonly version: PlacedArgument | undefined;
  /** Relative to the repository's root; a local source starts there. */
  readonly folder: string;
  readonly programs: readonly Program[];
  /** Whether two programs read it differently. */
  readonly isDivided: boolean;
  /** The host that `localterraform.com` refers to: empty if the folder does not set it, `undefined` for a computed host. */
  readonly cloudHosts: readonly (string | undefined)[];
}

/** The folder that a file configures: tests in `tests/` belong to the folder around it. */
export function findConfiguredFolder(name: string): string {
  const folder = posix.dirname(name);
  return isTest(name) && posix.basename(folder) === 'tests' ? posix.dirname(folder) : folder;
}

function isTest(name: string): boolean {
  return /\.(?:tf|tofu)test\.(?:hcl|json)$/.test(name);
}

/** Terraform and OpenTofu merge the blocks of an override file into the blocks of other files. @see https://developer.hashicorp.com/terraform/language/files/override */
function isOverride(name: string): boolean {
  return /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/.test(name);
}

const tofuName = /\.tofu(?:\.json|test\.(?:hcl|json))?$/;
const terraformName = /\.tf(\.json|test\.(?:hcl|json))?$/;

/**
 * Lists the programs that read a folder: OpenTofu if it has files only for OpenTofu, Terraform if it has other files. If a team pins only a version of
 * OpenTofu, only OpenTofu reads it.
 *
 * @param isPinned whether this folder or one above has a file of this name
 */
export function listReaders(names: readonly string[], isPinned: (file: string) => boolean): readonly Program[] {
  const isTofu = isPinned('.opentofu-version');
  const isForTerraform = names.some((name) => !tofuName.test(name)) && (!isTofu || isPinned('.terraform-version'));
  const isForTofu = isTofu || names.some((name) => tofuName.test(name));
  return [...(isForTerraform ? (['Terraform'] as const) : []), ...(isForTofu ? (['OpenTofu'] as const) : [])];
}

/** The files that a program reads, override files last: for OpenTofu, `a.tofu` replaces `a.tf`. */
export function selectFilesReadBy<File extends { readonly name: string }>(
  program: Program,
  files: readonly File[],
): readonly File[] {
  const names = new Set(files.map(({ name }) => name));
  const read = files.filter(({ name }) =>
    program === 'Terraform'
      ? !tofuName.test(name)
      : !terraformName.test(name) || !names.has(name.replace(terraformName, '.tofu$1')),
  );
  const [first = [], last = []] = [false, true].map((isLast) => read.filter(({ name }) => isOverride(name) === isLast));
  return [...first, ...last.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}

interface FolderCalls {
  readonly sites: readonly CallSite[];
  /** The locations of calls in an override file that override no call. */
  readonly unattachedOverrides: readonly Location[];
}

/** The module calls of a folder, by each of the programs that read it. */
export function readFolderCalls(
  files: readonly TerraformFile[],
  programs: readonly Program[],
  namesFor: (program: Program) => ConstantResolver,
): FolderCalls {
  const read = programs.map((program) => readCalls(selectFilesReadBy(program, files), program, namesFor(program)));
  const sites = Map.groupBy(
    read.flatMap((calls) => calls.sites),
    ({ name, source, version }) => JSON.stringify([name, source, version]),
  );
  const joinedSites = [...sites.values()].flatMap(([site, ...others]): readonly CallSite[] => {
    if (site === undefined) return [];
    const readers = new Set([site, ...others].flatMap((callSite) => callSite.programs));
    return [{ ...site, programs: [...readers], isDivided: readers.size < programs.length }];
  });
  const strays = new Map(
    read.flatMap((calls) => calls.unattachedOverrides).map((stray) => [JSON.stringify(stray), stray]),
  );
  return { sites: joinedSites, unattachedOverrides: [...strays.values()] };
}

function readCalls(files: readonly TerraformFile[], program: Program, names: ConstantResolver): FolderCalls {
  const calls: { name: string; source: PlacedArgument; version: PlacedArgument | undefined; folder: string }[] = [];
  const unattachedOverrides: Location[] = [];
  for (const { name: file, body } of files) {
    const addFile = <A extends TerraformArgument>(argument: A | undefined) => argument && { ...argument, file };
    for (const call of isTest(file) ? runModulesIn(body) : listModuleCalls(body, names)) {
      const [source, version] = [addFile(call.source), addFile(call.version)];
      const changedCalls = isOverride(file) ? calls.filter(({ name }) => name === call.name) : [];
      for (const changedCall of changedCalls) {
        changedCall.source = source ?? changedCall.source;
        changedCall.version = version ?? changedCall.version;
      }
      if (changedCalls.length > 0) continue;
      if (source !== undefined) calls.push({ name: call.name, source, version, folder: findConfiguredFolder(file) });
      else if (isOverride(file) && version !== undefined) unattachedOverrides.push({ file, line: version.line });
    }
  }
  const cloudHosts = listCloudHosts(files.filter(({ name }) => !isTest(name)).map(({ body }) => body));
  const sites = calls.map((call) => ({
    ...call,
    version: call.version?.isNull === true ? undefined : call.version,
    programs: [program],
    isDivided: false,
    cloudHosts,
  }));
  return { sites, unattachedOverrides };
}

import { unresolvedNames, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import type { Module } from '../../clients/registry/module.ts';
import type { Body, Expression } from './terraform-body.ts';

/** An argument of a module call; its text is undefined where it is computed. */
export interface Argument {
  readonly text: string | undefined;
  /** Why it has no text, to follow its name. */
  readonly problem?: string | undefined;
  readonly isNull?: boolean;
  /** As it is written, where it is a number without quotes. */
  readonly number?: string | undefined;
  readonly line: number;
}

/** A `module` block. */
export interface ModuleCall {
  /** Its label; of a test, `run` and that of the block around it. */
  readonly name: string;
  /** Undefined in a block that changes another one: only an override file may have it. */
  readonly source: Argument | undefined;
  /** Undefined without a version constraint. */
  readonly version: Argument | undefined;
}

/** The module calls of a configuration file. @param names what its variables and locals are */
export function callsIn(body: Body, names: ConstantResolver = unresolvedNames): readonly ModuleCall[] {
  return body.blocks('module', 1).map(({ labels: [name = ''], body: own }) => readCall(name, own, names));
}

/** The modules that the `run` blocks of a test file load; they may contain no names. */
export function runModulesIn(body: Body): readonly ModuleCall[] {
  return body
    .blocks('run', 1)
    .flatMap(({ labels: [name = ''], body: run }) =>
      run.blocks('module', 0).map((module) => readCall(`run ${name}`, module.body, unresolvedNames)),
    );
}

function readCall(name: string, { arguments: own }: Body, names: ConstantResolver): ModuleCall {
  const source = own.get('source');
  const version = own.get('version');
  return {
    name,
    source: source === undefined || source.isNull ? undefined : readArgument(source, names),
    version: version && readArgument(version, names),
  };
}

function readArgument({ line, isNull, number, constant }: Expression, names: ConstantResolver): Argument {
  const value = constant(names);
  return 'text' in value
    ? { text: value.text, number, line }
    : { text: undefined, problem: value.problem, isNull, line };
}

const terraformCloud = 'app.terraform.io';

/** The hosts of the `cloud` and `remote` blocks of a folder, which `localterraform.com` stands for; undefined for one that is computed. */
export function cloudHostsIn(bodies: readonly Body[]): readonly (string | undefined)[] {
  const settings = bodies.flatMap((body) => body.blocks('terraform', 0));
  const places = settings.flatMap(({ body }) => [
    ...body.blocks('cloud', 0),
    ...body.blocks('backend', 1).filter(({ labels }) => labels.includes('remote')),
  ]);
  return places.map(({ body }) => {
    const host = body.arguments.get('hostname')?.constant(unresolvedNames) ?? { text: terraformCloud };
    return 'text' in host ? toHost(host.text) : undefined;
  });
}

/** A module in a registry, as the `source` of a module call names it. */
interface ModuleSource {
  /** Host and port, in lower case, as in a URL. */
  readonly host: string;
  readonly module: Module;
}

/** `//` starts the path of a submodule. */
const registrySource =
  /^(?:([^/\s]+)\/)?([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9a-z]{1,64})(?:\/\/.*)?$/s;

/**
 * Parses `host/namespace/name/provider`, with or without the host and a submodule. Undefined for other sources, such as a path or a git repository.
 *
 * @param defaultHost of a source without a host
 * @see https://developer.hashicorp.com/terraform/language/modules/configuration
 */
export function parseModuleSource(text: string, defaultHost = publicRegistry): ModuleSource | undefined {
  const [, written = defaultHost, organization, module, provider] = registrySource.exec(text) ?? [];
  if (organization === undefined || module === undefined || provider === undefined) return undefined;
  const host = toHost(written);
  return host === undefined ? undefined : { host, module: { organization, name: module, provider } };
}

/** As in a URL: internationalised names are encoded, the usual port is left out. Terraform requires a dot, so that `acme/a/b/c` has no host. */
function toHost(text: string): string | undefined {
  const isHost = /^[^@?#\\]+$/.test(text) && /[^.]\.[^.]/.test(text);
  return isHost && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}

import { publicRegistry } from '../../inputs/registry.ts';
import type { Module } from '../../clients/registry/module.ts';

/** A module in a registry, as the `source` of a module call names it. */
export interface ModuleSource {
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
 * @see https://developer.hashicorp.com/terraform/language/modules/configuration
 */
export function parseModuleSource(text: string): ModuleSource | undefined {
  const [, written = publicRegistry, organization, module, provider] = registrySource.exec(text) ?? [];
  if (organization === undefined || module === undefined || provider === undefined) return undefined;
  const host = toHost(written);
  return host === undefined ? undefined : { host, module: { organization, name: module, provider } };
}

/** As in a URL: internationalised names are encoded, the usual port is left out. Terraform requires a dot, so that `acme/a/b/c` has no host. */
function toHost(text: string): string | undefined {
  const isHost = /^[^@?#\\]+$/.test(text) && /[^.]\.[^.]/.test(text);
  return isHost && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}

import { isLoopback } from '../clients/http/host.ts';
import { describeSetting } from '../errors.ts';
import { addPlainHttp, noAddress, readAddress } from './address.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import type { Environment, InputSource, InputTable, InputValues } from './input.ts';

export const registryInputs = {
  'registry-address': {
    kind: kinds.text,
    default: 'https://app.terraform.io',
    text: 'Address of the module registry: HCP Terraform, or your Terraform Enterprise server.',
  },
  'registry-token': {
    kind: kinds.token,
    text: 'Token of the module registry: a user or team token that can manage modules; for mode `check-modules`, a token that can read them. Environment variable: `TF_TOKEN_<host>`, such as `TF_TOKEN_app_terraform_io`.',
  },
  insecure: shared.insecure,
} as const satisfies InputTable;

export const moduleInputs = {
  ...registryInputs,
  module: {
    kind: kinds.list,
    text: 'Terraform modules, one `organization/name/provider` or pattern such as `acme/*/*` per line; `!` excludes.',
  },
  'module-version': {
    kind: kinds.text,
    text: 'Released version; in mode `reinstate`, the withdrawn version. If empty, the version in the tag.',
  },
  'tag-prefix': {
    kind: kinds.text,
    text: "Prefix of the module's tags, such as `network-`; if empty, the prefix in the registry, or the name of the module.",
  },
  policy: {
    kind: kinds.choose(['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit']),
    default: 'keep-latest',
    text: 'Versions to keep. `keep-latest`: the newest; `per-major`, `per-minor`: the newest of each line; `older-than-release`: the released version and newer ones; `range`: versions outside the input `range`; `explicit`: all except `versions`.',
  },
  keep: {
    kind: kinds.count,
    default: '1',
    text: 'Number of the newest stable versions to keep, overall or of each line.',
  },
  range: { kind: kinds.text, text: 'Versions that the policy may deprecate, such as `<2.0.0`, in npm syntax.' },
  versions: {
    kind: kinds.list,
    text: 'Versions to deprecate regardless of the policy, one per line; in mode `reinstate` with `policy: explicit`, versions to reinstate.',
  },
  protect: { kind: kinds.list, text: 'Versions or ranges that are never deprecated, one per line, such as `1.4.x`.' },
  prereleases: {
    kind: kinds.choose(['superseded', 'all', 'ignore', 'same-rule']),
    default: 'superseded',
    text: 'Prereleases to deprecate, regardless of `keep`, `range` and `min-age`. `superseded`: if their release, a newer prerelease of it or a newer stable version exists. `all`: all. `ignore`: none. `same-rule`: like stable versions.',
  },
  'min-age': {
    kind: kinds.age,
    default: '0',
    text: 'Minimum age of a version that the policy deprecates, such as `30d` or `12h`. Ignored by mode `reinstate`.',
  },
  'only-older-than': {
    kind: kinds.choose(['released', 'newest']),
    default: 'released',
    text: '`released` keeps versions newer than the released one; `newest` evaluates them as well.',
  },
  'max-changes': {
    kind: kinds.count,
    default: '50',
    text: 'Maximum number of changes, over all modules. If more versions would change, none does.',
  },
  'dry-run': shared.dryRun,
  timeout: shared.timeout,
} as const satisfies InputTable;

export interface RegistryConnection {
  /** Scheme, host and port, and the path of the registry if it has one. */
  readonly address: URL;
  /** `undefined` only for the public registry. */
  readonly token: string | undefined;
}

/** The public registry of Terraform, which anyone can read. */
export const publicRegistry = 'registry.terraform.io';

/** @param access the access that the mode needs in the registry */
export function readRegistry(
  values: InputValues<typeof registryInputs>,
  { env, errors }: Pick<InputSource, 'env' | 'errors'>,
  access: 'reads' | 'manages',
): RegistryConnection {
  const read = readAddress(values.registryAddress ?? '', {
    example: 'app.terraform.io',
    credentials: `Set ${describeSetting('registry-token')} instead, and remove the credentials from the address.`,
    hasPath: true,
  });
  const address = errors.takeValue('registry-address', read, 'invalid-address');
  if (address === undefined) return { address: noAddress, token: undefined };
  const token = values.registryToken ?? listRegistryTokens(env).find(({ host }) => host === address.host)?.token;
  if (address.protocol === 'http:' && !isLoopback(address) && values.insecure !== 'http')
    addPlainHttp('registry-address', address, 'token', errors);
  if (token === undefined && (access === 'manages' || address.host !== publicRegistry)) {
    const tokenDescription =
      access === 'manages' ? 'of a user or a team with the permission to manage modules' : 'that can read the modules';
    const variable = `TF_TOKEN_${address.hostname.replaceAll('-', '__').replaceAll('.', '_')}`;
    // With a port, the name of the variable contains a colon, which shells cannot set.
    const hint = `Set it to the token ${tokenDescription}${address.port === '' ? `, or set \`${variable}\`` : ''}.`;
    errors.addMissing('registry-token', hint);
  }
  return { address, token };
}

/**
 * The tokens that the Terraform and OpenTofu CLIs read: in the name of a variable, dots of the host become `_` and hyphens `__`, and a port
 * other than 443 follows after a colon.
 *
 * @see https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
export function listRegistryTokens(env: Environment): readonly { readonly host: string; readonly token: string }[] {
  return Object.entries(env).flatMap(([name, text]) => {
    const token = text?.trim();
    if (!name.startsWith('TF_TOKEN_') || !token) return [];
    return [{ host: name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase(), token }];
  });
}

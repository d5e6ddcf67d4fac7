import { isLoopback } from '../clients/http/host.ts';
import { readAddress } from './address.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import type { Environment, InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** The inputs of the connection to the registry. */
const registryInputs = {
  'registry-address': {
    kind: kinds.text,
    default: 'https://app.terraform.io',
    text: "The module registry's address: HCP Terraform, or your Terraform Enterprise.",
  },
  'registry-token': {
    kind: kinds.secret,
    text: 'Token of a user or a team that may manage modules; an organization token may not. Falls back to `TF_TOKEN_<host>`, as in `TF_TOKEN_app_terraform_io`.',
  },
  'allow-http': shared.allowHttp,
} as const satisfies InputTable;

/** The inputs of the modes that deprecate and reinstate module versions. */
export const moduleInputs = {
  ...registryInputs,
  module: {
    kind: kinds.list,
    text: 'The module, as `organization/name/provider`; several, one a line, are judged each by itself.',
  },
  'module-version': {
    kind: kinds.text,
    text: 'The version that is released, to `reinstate` the one that is withdrawn; else the tag of the event tells it.',
  },
  'tag-prefix': {
    kind: kinds.text,
    text: "What the module's tags begin with, as `network-` in `network-v1.2.3`; else what the registry says, else the module's name.",
  },
  policy: {
    kind: kinds.choice(['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit']),
    default: 'keep-latest',
    text: 'Which versions stay: `keep-latest` the newest overall, `per-major` and `per-minor` the newest of each line, `older-than-release` the release and what is newer, `range` what is outside of `range`, `explicit` all that `versions` does not name.',
  },
  keep: {
    kind: kinds.count,
    default: '1',
    text: 'How many of the newest stable versions stay, overall or of each line.',
  },
  range: {
    kind: kinds.text,
    text: 'Only versions inside of this range may be deprecated by the policy, as `<2.0.0` (the syntax of npm).',
  },
  versions: {
    kind: kinds.list,
    text: 'Versions to deprecate whatever the policy says, one a line; to `reinstate` with `policy: explicit` the ones that come back.',
  },
  protect: {
    kind: kinds.list,
    text: 'Versions or ranges that are never deprecated, one a line, as `1.4.x`.',
  },
  prereleases: {
    kind: kinds.choice(['superseded', 'all', 'ignore', 'same-rule']),
    default: 'superseded',
    text: 'Which prereleases are deprecated, whatever `keep`, `range` and `min-age` say: `superseded` those whose release, a newer prerelease of it or a newer stable version is there; `all` each; `ignore` none. `same-rule` judges them as the others.',
  },
  'min-age': {
    kind: kinds.age,
    default: '0',
    text: 'How old a version has to be for the policy to deprecate it, as `30d` or `12h`; makes no difference to `reinstate`.',
  },
  'only-older-than': {
    kind: kinds.choice(['released', 'newest']),
    default: 'released',
    text: '`released` leaves alone what is newer than the released version, so that a patch on an old line touches no newer one; `newest` judges all versions.',
  },
  'max-changes': {
    kind: kinds.count,
    default: '50',
    text: 'A run that would change more versions of a module than this changes none of them.',
  },
  'on-missing': {
    kind: kinds.choice(['error', 'warning']),
    default: 'error',
    text: 'When the registry does not have a version that `versions` names: `error` changes nothing and fails, `warning` does the rest.',
  },
  'dry-run': shared.dryRun,
  timeout: shared.timeout,
} as const satisfies InputTable;

export interface RegistryConnection {
  /** Scheme, host and port, and the path of the registry if it has one. */
  readonly address: URL;
  readonly token: string;
}

/** Undefined after an error that leaves no valid address or token. */
export function readRegistry(
  raw: RawInputs<typeof registryInputs>,
  { env, errors }: Pick<InputSource, 'env' | 'errors'>,
): RegistryConnection | undefined {
  const address = readAddress(raw['registry-address'] ?? '', {
    example: 'app.terraform.io',
    credentials: 'Set `registry-token` from a secret instead, and remove the credentials from the address.',
    path: true,
  });
  if ('error' in address) {
    errors.add('registry-address', address.error, address.hint);
    return undefined;
  }
  const { value } = address;
  const token = raw['registry-token'] ?? findCommandLineToken(value.hostname, env);
  if (value.protocol === 'http:' && !isLoopback(value) && !raw['allow-http']) {
    const hint = 'Use an https address, or accept the risk with `allow-http: true`.';
    errors.add(
      'registry-token',
      'would be sent to another machine over plain http, readable by others on the network',
      hint,
      'plain-http',
    );
  }
  if (token === undefined) {
    const hint = `Set it to the token of a user or a team with the permission to manage modules, or set \`TF_TOKEN_${encodeHost(value.hostname)}\`.`;
    errors.addMissing('registry-token', hint);
    return undefined;
  }
  return { address: value, token };
}

function encodeHost(host: string): string {
  return host.replaceAll('-', '__').replaceAll('.', '_');
}

/**
 * The token that Terraform's command line would use: in the name of its variable, dots of the host become `_` and
 * hyphens `__`.
 *
 * @see https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
function findCommandLineToken(host: string, env: Environment): string | undefined {
  const found = Object.entries(env).find(([name, text]) => {
    if (!name.startsWith('TF_TOKEN_') || !text?.trim()) return false;
    return name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase() === host;
  });
  return found?.[1]?.trim();
}

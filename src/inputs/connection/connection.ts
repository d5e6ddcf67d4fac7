import { isLoopback } from '../../clients/http/host.ts';
import { readAddress } from './address.ts';
import * as kinds from '../kinds.ts';
import * as shared from '../shared.ts';
import { readTls, tlsInputs, type TlsInputs } from './tls.ts';
import type { InputTable, RawInputs } from '../input.ts';
import type { InputSource } from '../input-errors.ts';

/** The inputs of the connection to Nomad. */
export const connectionInputs = {
  address: {
    kind: kinds.text,
    env: 'NOMAD_ADDR',
    text: 'Address of the Nomad API, such as `https://nomad.example:4646`.',
  },
  token: {
    kind: kinds.secret,
    env: 'NOMAD_TOKEN',
    text: 'Nomad ACL token. The mode determines the capabilities that it needs: `plan-job`, `parse-job` and `read-job` for `plan`, also `register-job` for `register`, only `parse-job` for `parse`.',
  },
  'auth-method': {
    kind: kinds.text,
    text: "Name of a Nomad JWT auth method to log in with GitHub's OIDC token, instead of `token`. The job needs the permission `id-token: write`.",
  },
  audience: {
    kind: kinds.text,
    text: "Audience of the OIDC token for `auth-method`; it must match a bound audience of the auth method. GitHub's default audience if empty.",
  },
  namespace: {
    kind: kinds.text,
    env: 'NOMAD_NAMESPACE',
    text: 'Nomad namespace of the jobs, unless a job file sets one; `default` if empty. In mode `list`, `*` selects all namespaces.',
  },
  region: {
    kind: kinds.text,
    env: 'NOMAD_REGION',
    text: 'Nomad region of the jobs, unless a job file sets one; the region of the server if empty.',
  },
  ...tlsInputs,
  'http-auth': {
    kind: kinds.secret,
    env: 'NOMAD_HTTP_AUTH',
    text: 'HTTP Basic credentials, `user:password`, for a proxy in front of Nomad.',
  },
  'allow-http': shared.allowHttp,
  dialect: {
    kind: kinds.choice(['nomad', 'generic']),
    default: 'nomad',
    text: 'API names to use: `nomad` for Nomad itself; `generic` for another scheduler that implements the published jobs API literally.',
  },
} as const satisfies InputTable;

type RawConnection = RawInputs<typeof connectionInputs>;

/** The connection to Nomad; certificates and keys are PEM text. */
export interface ConnectionInputs {
  /** Scheme, host and port. */
  readonly address: URL;
  readonly token: string | undefined;
  /** The JWT auth method to log in with, instead of a token. */
  readonly authMethod: string | undefined;
  /** Of GitHub's identity token for the login. */
  readonly audience: string | undefined;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  /** `user:password` */
  readonly httpAuth: string | undefined;
  readonly dialect: 'nomad' | 'generic';
  readonly tls: TlsInputs;
}

/** Undefined after an error that leaves no valid address. */
export function readConnection(raw: RawConnection, reading: InputSource): ConnectionInputs | undefined {
  const { withheld, errors } = reading;
  const tls = readTls(raw, reading);
  if (raw['auth-method'] !== undefined && raw.token !== undefined) {
    errors.add('token', 'is set together with `auth-method`', 'Remove one of them.');
  }
  if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
    errors.add('audience', 'is set without `auth-method`', 'Set `auth-method`, or remove `audience`.');
  }
  if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
    errors.add('http-auth', 'contains no colon', 'Write it as `user:password`.');
  }
  if (withheld && hasNoHost(raw)) return undefined;
  if (raw.address === undefined) {
    errors.addMissing(
      'address',
      'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.',
      'no-address',
    );
    return undefined;
  }
  const address = readAddress(raw.address);
  if ('error' in address) {
    errors.add('address', address.error, address.hint);
    return undefined;
  }
  checkPlainHttp(raw, address.value, reading);
  const { token, audience, namespace, region, dialect } = raw;
  return {
    address: address.value,
    token,
    namespace,
    region,
    authMethod: raw['auth-method'],
    audience,
    httpAuth: raw['http-auth'],
    dialect,
    tls,
  };
}

function checkPlainHttp(raw: RawConnection, address: URL, { errors }: Pick<InputSource, 'errors'>): void {
  if (address.protocol === 'https:') return;
  for (const name of ['ca-cert', 'client-cert', 'client-key', 'tls-server-name'] as const) {
    if (raw[name] !== undefined)
      errors.add(name, 'is set, but the address is plain http', `Use an https address, or remove \`${name}\`.`);
  }
  if (isLoopback(address) || raw['allow-http']) return;
  for (const name of ['token', 'auth-method', 'http-auth'] as const) {
    if (raw[name] === undefined) continue;
    errors.add(
      name,
      'would be sent to another machine over plain http, readable by others on the network',
      'Use an https address, or accept the risk with `allow-http: true`.',
      'plain-http',
    );
  }
}

const addressWithoutHost = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;

/** Whether an address is empty, or built from empty variables, such as `https://${{ vars.HOST }}:4646`. */
function hasNoHost({ address = '' }: Pick<RawConnection, 'address'>): boolean {
  return addressWithoutHost.test(address);
}

/** Whether the address or the token is empty in a run that gets no secrets and variables. */
export function isConnectionWithheld(raw: Pick<RawConnection, 'address' | 'token'>): boolean {
  return raw.token === undefined || hasNoHost(raw);
}

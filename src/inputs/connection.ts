import { isLoopback } from '../clients/http/host.ts';
import { readAddress } from './address.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { readTls, tlsInputs, type TlsInputs } from './tls.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** Which cluster, with whose rights, and how it is spoken to. */
export const connectionInputs = {
  address: {
    kind: kinds.text,
    env: 'NOMAD_ADDR',
    text: "Nomad's address, such as `https://nomad.example:4646`.",
  },
  token: {
    kind: kinds.secret,
    env: 'NOMAD_TOKEN',
    text: 'ACL token; to plan it needs only `plan-job`, `parse-job` and `read-job`, to parse only `parse-job`, to register also `register-job`.',
  },
  'auth-method': {
    kind: kinds.text,
    text: "Instead of `token`: log in with GitHub's identity token by this JWT auth method; the job needs `id-token: write`.",
  },
  audience: {
    kind: kinds.text,
    text: "Audience of that identity token, as the auth method's bound audience; GitHub's own default when empty.",
  },
  namespace: {
    kind: kinds.text,
    env: 'NOMAD_NAMESPACE',
    text: 'Namespace of the jobs whose file names none; else `default`.',
  },
  region: {
    kind: kinds.text,
    env: 'NOMAD_REGION',
    text: 'Region of the jobs whose file names none; else the one of the server.',
  },
  ...tlsInputs,
  'http-auth': {
    kind: kinds.secret,
    env: 'NOMAD_HTTP_AUTH',
    text: '`user:password` for a proxy in front of Nomad (HTTP Basic).',
  },
  'allow-http': shared.allowHttp,
  dialect: {
    kind: kinds.choice(['nomad', 'generic']),
    default: 'nomad',
    text: 'Names on the wire: those of the real server, or those of the API document to the letter.',
  },
} as const satisfies InputTable;

type Raw = RawInputs<typeof connectionInputs>;

/** How Nomad is reached, as its client needs it; certificates and keys are PEM text. */
export interface ConnectionInputs {
  /** Origin only: scheme, host and port. */
  readonly address: URL;
  readonly token: string | undefined;
  /** The JWT auth method to log in by, instead of a token. */
  readonly authMethod: string | undefined;
  /** Of the identity token to log in with. */
  readonly audience: string | undefined;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  /** `user:password` for HTTP Basic. */
  readonly httpAuth: string | undefined;
  readonly dialect: 'nomad' | 'generic';
  readonly tls: TlsInputs;
}

/** Reads which cluster is meant and how it is spoken to; undefined when an error makes that impossible. */
export function readConnection(raw: Raw, reading: InputSource): ConnectionInputs | undefined {
  const { withheld, errors } = reading;
  const tls = readTls(raw, reading);
  if (raw['auth-method'] !== undefined && raw.token !== undefined) {
    errors.add('token', 'is given, and so is `auth-method`', 'Give one of them.');
  }
  if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
    errors.add('audience', 'is given without `auth-method`', 'Give the auth method to log in by, or remove it.');
  }
  if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
    errors.add('http-auth', 'has no colon', 'Write it as `user:password`.');
  }
  if (withheld && hasNoHost(raw)) return undefined;
  if (raw.address === undefined) {
    errors.add(
      'address',
      'is missing',
      'Give the address of Nomad, as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty where nothing is stored by that name, or not for this run.',
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

function checkPlainHttp(raw: Raw, address: URL, { errors }: Pick<InputSource, 'errors'>): void {
  if (address.protocol === 'https:') return;
  for (const name of ['ca-cert', 'client-cert', 'client-key', 'tls-server-name'] as const) {
    if (raw[name] !== undefined)
      errors.add(name, 'is given, but the address is plain http', 'Use an https address, or remove it.');
  }
  if (isLoopback(address) || raw['allow-http']) return;
  for (const name of ['token', 'auth-method', 'http-auth'] as const) {
    if (raw[name] === undefined) continue;
    errors.add(
      name,
      'would go over plain http to another machine, readable on the way',
      'Use an https address; or accept the risk with `allow-http: true`.',
      'plain-http',
    );
  }
}

const emptyAddress = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;

/** Whether an address is empty, or was put together from variables that are, as `https://${{ vars.HOST }}:4646`. */
function hasNoHost({ address = '' }: Pick<Raw, 'address'>): boolean {
  return emptyAddress.test(address);
}

/** Whether the address or the token is missing that GitHub does not give to this run. */
export function isConnectionWithheld(raw: Pick<Raw, 'address' | 'token'>): boolean {
  return raw.token === undefined || hasNoHost(raw);
}

import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { isLoopback } from '../clients/http/host.ts';
import { describeSetting } from '../errors.ts';
import { isOutside } from '../files/paths.ts';
import { readRegularFile } from '../files/regular-file.ts';
import { readWorkspaceFile } from '../files/workspace-file.ts';
import { addPlainHttp, noAddress, readAddress } from './address.ts';
import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { InputErrors, InputSource, InputTable, InputValues } from './input.ts';

export const tlsInputs = {
  'ca-cert': {
    kind: kinds.multiline,
    env: 'NOMAD_CACERT',
    text: "CA certificate that verifies Nomad's certificate: PEM text or a path.",
  },
  'client-cert': {
    kind: kinds.multiline,
    env: 'NOMAD_CLIENT_CERT',
    text: 'Client certificate for mutual TLS: PEM text or a path.',
  },
  'client-key': {
    kind: kinds.secret,
    env: 'NOMAD_CLIENT_KEY',
    text: 'Private key of `client-cert`: PEM text or a path.',
  },
  'tls-server-name': {
    kind: kinds.text,
    env: 'NOMAD_TLS_SERVER_NAME',
    text: "Name to expect in Nomad's certificate, such as `server.global.nomad`.",
  },
  insecure: shared.insecure,
} as const satisfies InputTable;

export const connectionInputs = {
  address: {
    kind: kinds.text,
    env: 'NOMAD_ADDR',
    text: 'Address of the Nomad API, such as `https://nomad.example:4646`.',
  },
  token: {
    kind: kinds.token,
    env: 'NOMAD_TOKEN',
    text: 'Nomad ACL token. docs/tokens.md and docs/operate.md list the capabilities that each mode needs.',
  },
  'auth-method': {
    kind: kinds.text,
    text: "JWT auth method of Nomad for a login with GitHub's OIDC token instead of `token`. Needs `id-token: write`.",
  },
  audience: {
    kind: kinds.text,
    text: "Audience of the OIDC token, one of `BoundAudiences` of the auth method; GitHub's default if empty.",
  },
  namespace: {
    kind: kinds.text,
    env: 'NOMAD_NAMESPACE',
    inFile: true,
    text: 'Nomad namespace, unless the job file sets one; `default` if empty. Mode `list` also accepts `*`.',
  },
  region: {
    kind: kinds.text,
    env: 'NOMAD_REGION',
    inFile: true,
    text: 'Nomad region, unless the job file sets one; the region of the server if empty.',
  },
  config: shared.config,
  ...tlsInputs,
  'http-auth': {
    kind: kinds.secret,
    env: 'NOMAD_HTTP_AUTH',
    text: 'HTTP Basic credentials, `user:password`, for a proxy in front of Nomad.',
  },
  dialect: {
    kind: kinds.choose(['nomad', 'generic']),
    default: 'nomad',
    text: 'Names in the API. `nomad`: for HashiCorp Nomad. `generic`: only for a compatible server whose headers are `Authorization: Bearer` and `X-Service-NextToken` instead of `X-Nomad-…`.',
  },
} as const satisfies InputTable;

export const uiInputs = {
  'ui-address': {
    kind: kinds.text,
    text: "Address of Nomad's web UI for links; `address` if empty; `none` for no links.",
  },
} as const satisfies InputTable;

type ConnectionValues = InputValues<typeof connectionInputs>;

/** The connection to Nomad; certificates and keys are PEM text. */
export type ConnectionInputs = Readonly<ReturnType<typeof readConnection>>;

/** @param acceptsAllNamespaces whether the mode can list all namespaces */
export function readConnection(values: ConnectionValues, source: InputSource, acceptsAllNamespaces = false) {
  const { token, authMethod, audience, httpAuth, namespace, region, dialect } = values;
  const { hasNoSecrets, errors } = source;
  const tls = readTls(values, source);
  if (namespace === '*' && !acceptsAllNamespaces)
    errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
  else if (namespace !== undefined && namespace !== '*' && !/^[A-Za-z\d-]{1,128}$/.test(namespace))
    errors.add(
      'namespace',
      `is ${quote(namespace)}, which is not the name of a namespace`,
      'Set it to the name, which contains only letters, digits and hyphens.',
    );
  if (authMethod !== undefined && token !== undefined)
    errors.addConflict('token', 'is set together with `auth-method`', 'Remove one of them.');
  if (audience !== undefined && authMethod === undefined && !hasNoSecrets)
    errors.addConflict('audience', 'is set without `auth-method`', 'Set `auth-method`, or remove `audience`.');
  if (token !== undefined && /[^\x21-\x7e]/.test(token.replaceAll(' ', '')))
    errors.add('token', 'contains a line break or another invalid character', 'Set it to the Secret ID alone.');
  if (httpAuth?.includes(':') === false) errors.add('http-auth', 'contains no colon', 'Write it as `user:password`.');
  const address = readNomadAddress(values, source);
  return { address, token, authMethod, audience, httpAuth, namespace, region, dialect, tls };
}

function readNomadAddress(values: ConnectionValues, { hasNoSecrets, errors }: InputSource): URL {
  if (hasNoSecrets && hasNoHost(values)) return noAddress;
  if (values.address === undefined) {
    errors.addMissing(
      'address',
      'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.',
      'no-address',
    );
    return noAddress;
  }
  const address = errors.takeValue('address', readAddress(values.address), 'invalid-address');
  if (address === undefined) return noAddress;
  if (address.protocol !== 'https:') checkPlainHttp(values, address, errors);
  return address;
}

function checkPlainHttp(values: ConnectionValues, address: URL, errors: InputErrors): void {
  const { caCert, clientCert, clientKey, tlsServerName: server, token, authMethod, httpAuth } = values;
  const tls = { 'ca-cert': caCert, 'client-cert': clientCert, 'client-key': clientKey, 'tls-server-name': server };
  for (const [name, value] of Object.entries(tls)) {
    if (value !== undefined)
      errors.addConflict(name, 'is set, but the address is plain HTTP', `Use an https address, or remove \`${name}\`.`);
  }
  if (isLoopback(address) || values.insecure === 'http') return;
  if ((token ?? authMethod) !== undefined) addPlainHttp('address', address, 'token', errors);
  else if (httpAuth !== undefined) addPlainHttp('address', address, 'password', errors);
}

const addressWithoutHost = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;

/** Whether an address is empty, or built from empty variables, such as `https://${{ vars.HOST }}:4646`. */
function hasNoHost({ address = '' }: Pick<ConnectionValues, 'address'>): boolean {
  return addressWithoutHost.test(address);
}

/** Whether the address or the token is empty, as in a run without secrets and variables. */
export function isConnectionWithheld(values: Pick<ConnectionValues, 'address' | 'token'>): boolean {
  return values.token === undefined || hasNoHost(values);
}

const help = 'certificates-and-keys';
/** Far above a bundle of all public authorities. */
const maxMiB = 4;

/** A file of the runner, which the workflow chose, or of the workspace, which a pull request can replace. */
function readNamedFile(path: string, workspace: string): ReturnType<typeof readWorkspaceFile> {
  const relativePath = isAbsolute(path) && !isOutside(workspace, path) ? relative(workspace, path) : path;
  // A mode without job files needs no workspace.
  const root = existsSync(workspace) ? realpathSync.native(workspace) : workspace;
  const full = resolve(root, relativePath);
  return isOutside(root, full) ? readRegularFile(full, maxMiB) : readWorkspaceFile(full, root, maxMiB);
}

function readTls(values: InputValues<typeof tlsInputs>, { workspace, hasNoSecrets, errors }: InputSource) {
  const { caCert, clientCert, clientKey, tlsServerName: serverName, insecure } = values;
  const readPem = (name: 'ca-cert' | 'client-cert' | 'client-key', text: string | undefined): string | undefined => {
    if (text === undefined || text.includes('-----BEGIN')) return text;
    const content = readNamedFile(text, workspace);
    const pem = 'bytes' in content ? content.bytes.toString('utf8') : '';
    if (pem.includes('-----BEGIN')) return pem;
    if ('problem' in content) {
      errors.add(name, `is the path of a file that Outrider does not read: it ${content.problem}`, content.hint, help);
    } else if ('bytes' in content) {
      const hint = 'Use the path of a file that contains `-----BEGIN`, or its text.';
      errors.add(name, 'is the path of a file without PEM text', hint, help);
    } else {
      const excerpt = name === 'client-key' ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
      const hint = 'Use the text, starting with `-----BEGIN`, or the path of a file.';
      errors.add(name, `is neither PEM text nor the path of a readable file${excerpt}`, hint, help);
    }
    return undefined;
  };
  if ((clientCert === undefined) !== (clientKey === undefined) && !hasNoSecrets) {
    const [present, missing] = clientKey === undefined ? ['client-cert', 'client-key'] : ['client-key', 'client-cert'];
    errors.add(present, `is set without \`${missing}\``, `Set ${describeSetting(missing)}.`, help);
  }
  return {
    ca: readPem('ca-cert', caCert),
    cert: readPem('client-cert', clientCert),
    key: readPem('client-key', clientKey),
    serverName,
    skipVerify: insecure === 'tls',
  };
}

/** The address of Nomad's web UI; `undefined` without links, or if the service is not Nomad itself. */
export function readUiAddress(
  { uiAddress }: InputValues<typeof uiInputs>,
  nomad: ConnectionInputs,
  errors: InputErrors,
): URL | undefined {
  if (uiAddress === undefined) return nomad.dialect === 'nomad' ? nomad.address : undefined;
  if (uiAddress === 'none') return undefined;
  if (uiAddress === 'off' || uiAddress === 'false') {
    const problem = `is ${quote(uiAddress)}, which is not a valid address`;
    errors.add('ui-address', problem, 'Write `none` for no links.', 'invalid-address');
    return undefined;
  }
  const kind = { example: 'nomad.example', credentials: 'Remove the credentials from the address.', hasPath: true };
  return errors.takeValue('ui-address', readAddress(uiAddress, kind), 'invalid-address');
}

import { describeSetting, ServiceError, type Help } from '../../errors.ts';
import { isLoopback } from './host.ts';
import { readMember } from './json.ts';
import { describeRequest } from './messages.ts';
import { capitalize } from '../../text/numbers.ts';
import { ConnectionError } from './connections.ts';
import type { ServiceName } from './types.ts';

export interface SentRequest {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: URL;
  /** Host and port of the proxy that requests to it may use. */
  readonly proxy: string | undefined;
  readonly isHosted: boolean;
}

interface ServiceInputNames {
  readonly address?: string;
  readonly ca: string;
  readonly name?: string;
  readonly clientCert?: string;
  readonly noResponse?: string;
  readonly mayWantTls?: string;
}

const extraCa = 'Set the environment variable NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.';

const nomadInputNames: ServiceInputNames = {
  address: 'address',
  ca: 'Set `ca-cert` to the certificate of the authority that signed it.',
  name: 'Set `tls-server-name` to a name that the certificate contains.',
  clientCert: `Set \`client-cert\` and ${describeSetting('client-key')} to a certificate that Nomad trusts.`,
  noResponse: `If Nomad requires client certificates, set \`client-cert\` and ${describeSetting('client-key')} to one that it trusts.`,
  mayWantTls:
    'Check that `address` has the port of the HTTP API (4646 by default). If Nomad expects HTTPS, set it to an `https://` URL.',
};

const inputNames: Readonly<Record<ServiceName, ServiceInputNames>> = {
  Nomad: nomadInputNames,
  'the scheduler': nomadInputNames,
  'the registry': { address: 'registry-address', ca: extraCa },
  GitHub: { ca: extraCa },
};

type Hint = string | undefined | ((request: SentRequest, inputs: ServiceInputNames) => string | undefined);

const remedies: Readonly<Record<NonNullable<ConnectionProblem['about']>, readonly [help: Help, hint: Hint]>> = {
  address: ['address-not-reachable', hintReachability],
  scheme: [
    'http-or-https',
    (_, { address }) =>
      address === undefined
        ? 'Write its address with `http://`, or enable TLS on the server.'
        : `Enable TLS on the server, or write \`${address}\` with \`http://\` and set \`insecure: http\` if a VPN protects the connection.`,
  ],
  date: ['certificate-for-another-name-or-expired', 'Renew the certificate, and check the clock of the runner.'],
  proxy: ['proxy', 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.'],
  ca: ['private-certificate-authority', (_, { ca }) => ca],
  name: ['certificate-for-another-name-or-expired', (_, { name }) => name],
  'client-cert': ['client-certificate', (_, { clientCert }) => clientCert],
  'no-answer': [
    'unreachable',
    ({ url }, { noResponse: noAnswer, mayWantTls }) => (url.protocol === 'https:' ? noAnswer : mayWantTls),
  ],
  header: ['invalid-value', 'Check the token for line breaks and invisible characters.'],
};

function selectRemedy(
  request: SentRequest,
  about: ConnectionProblem['about'],
): { hint: string | undefined; help: Help } {
  const [help, hint]: readonly [Help, Hint] = about === undefined ? ['unreachable', undefined] : remedies[about];
  return { help, hint: typeof hint === 'function' ? hint(request, inputNames[request.service]) : hint };
}

function hintReachability({ url, proxy, isHosted }: SentRequest, inputs: ServiceInputNames): string {
  const { address, clientCert, mayWantTls } = inputs;
  const portNote =
    url.port === '' && mayWantTls !== undefined ? ' It has no port: Nomad listens on 4646 by default.' : '';
  const proxyHint = `The environment sets the proxy \`${proxy}\` for it: check the proxy, or add the host to NO_PROXY.`;
  const notes = `${portNote}${proxy === undefined ? '' : ` ${proxyHint}`}`;
  if (address === undefined) return `Check that the runner can reach it.${notes}`;
  if (isLoopback(url))
    return `This is the address of the runner itself: set \`${address}\` to the address of the server, or start the server in an earlier step.${notes}`;
  if (!isHosted) return `Check \`${address}\` and that the runner can reach it, then re-run this workflow job.${notes}`;
  const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
  return `Check \`${address}\`. If it is correct: GitHub-hosted runners are outside your network. Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address${publicly}.${notes}`;
}

/** `Nomad at 10.0.0.7:4646 … (GET /v1/jobs)` */
function describeSent({ service, method, url }: SentRequest, text: string, status?: number) {
  return describeRequest(`${capitalize(service)} at ${url.host} ${text}`, { method, path: url.pathname, status });
}

export function createConnectionError(
  request: SentRequest,
  { description, about }: ConnectionProblem,
  error: unknown,
  attempts: number,
): ServiceError {
  const tries = attempts > 1 ? ` in ${attempts} attempts` : '';
  const orProxy = about === 'address' && request.proxy !== undefined ? `or its proxy ${request.proxy} ` : '';
  return new ServiceError({
    reason: about === 'header' ? 'input' : 'unreachable',
    ...describeSent(request, orProxy + description + tries),
    ...selectRemedy(request, about),
    // A new error with the message alone: other properties of the original may contain addresses with credentials.
    cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
  });
}

export function createTimeoutError(request: SentRequest, timeoutMilliseconds: number): ServiceError {
  const seconds = Math.round(timeoutMilliseconds / 100) / 10;
  return new ServiceError({
    reason: 'timed-out',
    ...describeSent(request, `did not respond within ${seconds} s`),
    ...selectRemedy(request, 'address'),
  });
}

/** Following a redirect could send the token to another service, and a write to another job. */
export function createRedirectError(request: SentRequest, status: number, location: string | undefined): ServiceError {
  const target = location === undefined ? null : URL.parse(location, request.url.href);
  const direction = target === null ? 'without a location' : `to ${target.host || target.protocol}`;
  const { address } = inputNames[request.service];
  return new ServiceError({
    reason: 'server',
    ...describeSent(request, `redirects ${direction}, and redirects are not followed`, status),
    hint: `Set ${address === undefined ? 'its address' : `\`${address}\``} to the address of the service itself.`,
    help: 'response-from-another-service',
  });
}

/** The error for a response that is too large, or not encoded as in its header. */
export function createUnusableBodyError(request: SentRequest, description: string): ServiceError {
  return new ServiceError({
    reason: 'server',
    ...describeSent(request, description),
    ...selectRemedy(request, 'address'),
    help: 'response-from-another-service',
  });
}

export interface ConnectionProblem {
  /** Follows the name of the service: `refused the connection`. */
  readonly description: string;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient?: boolean;
  /** Steps for the user to check. */
  readonly about?: 'address' | 'scheme' | 'ca' | 'name' | 'date' | 'client-cert' | 'no-answer' | 'proxy' | 'header';
}

const closedConnection: ConnectionProblem = { description: 'closed the connection', isTransient: true };
/** With TLS 1.3 a client certificate is rejected after the handshake: Node.js reports a closed connection, no alert (Nomad 2.0.5 with `verify_https_client`). */
const noResponse: ConnectionProblem = {
  description: 'closed the connection without a response',
  isTransient: true,
  about: 'no-answer',
};
const unknownAuthority: ConnectionProblem = {
  description: 'has a certificate from an authority that is not trusted',
  about: 'ca',
};
const noTls: ConnectionProblem = { description: 'does not use TLS', about: 'scheme' };

/** By the codes of Node.js. */
const problems: Readonly<Record<string, ConnectionProblem>> = {
  ECONNREFUSED: { description: 'refused the connection', isTransient: true, about: 'address' },
  ECONNRESET: { description: 'reset the connection', isTransient: true, about: 'no-answer' },
  EPIPE: closedConnection,
  ENOTFOUND: { description: 'cannot be reached: DNS does not resolve the host name', about: 'address' },
  EAI_AGAIN: { description: 'cannot be reached: the DNS server did not respond', isTransient: true, about: 'address' },
  EHOSTUNREACH: { description: 'cannot be reached: no route to the host', about: 'address' },
  ENETUNREACH: { description: 'cannot be reached: no route to its network', about: 'address' },
  ETIMEDOUT: { description: 'cannot be reached: the connection timed out', about: 'address' },
  DEPTH_ZERO_SELF_SIGNED_CERT: { description: 'has a self-signed certificate that is not trusted', about: 'ca' },
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: { description: 'has a certificate that has expired', about: 'date' },
  CERT_NOT_YET_VALID: { description: 'has a certificate that is not valid yet', about: 'date' },
  EPROTO: { description: 'cannot be reached: TLS handshake failed', about: 'scheme' },
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
  ERR_PROXY_TUNNEL: {
    description: 'cannot be reached: the proxy closed the connection',
    isTransient: true,
    about: 'proxy',
  },
  ERR_INVALID_CHAR: { description: 'was sent no request: a header contains invalid characters', about: 'header' },
};

export function classifyConnectionError(thrown: unknown): ConnectionProblem {
  const { cause: error, isUnanswered } =
    thrown instanceof ConnectionError ? thrown : { cause: thrown, isUnanswered: false };
  const code = readErrorCode(error);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return { description: describeNames(error), about: 'name' };
  const status = readMember(error, 'statusCode');
  if (code === 'ERR_PROXY_TUNNEL' && typeof status === 'number') return describeProxyRefusal(status);
  if (/^ERR_SSL_.*ALERT/.test(code)) return classifyTlsAlert(code);
  if (code.startsWith('HPE_')) return { description: 'sent a response that is not HTTP', about: 'address' };
  // A connection closed by the server has the same code as a reset one, but no failed system call.
  if (code === 'ECONNRESET' && error instanceof Error && !('syscall' in error))
    return isUnanswered ? noResponse : closedConnection;
  return problems[code] ?? { description: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}

/** The names in the certificate, cut to 200 characters, and the expected name. */
function describeNames(error: unknown): string {
  const { host = '', cert } = error as { readonly host?: string; readonly cert?: { readonly subjectaltname?: string } };
  const names = (cert?.subjectaltname ?? '').replaceAll(/(DNS|IP Address):/g, '').slice(0, 200);
  return `has a certificate for ${names === '' ? 'no name' : names}, not for ${host}`;
}

export function describeProxyRefusal(status: number): ConnectionProblem {
  return {
    description: `cannot be reached: the proxy returned ${status}`,
    isTransient: status >= 502 && status <= 504,
    about: 'proxy',
  };
}

/** The server requires a client certificate, or rejected the certificate. */
function classifyTlsAlert(code: string): ConnectionProblem {
  const alert = code
    .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
    .toLowerCase()
    .replaceAll('_', ' ');
  const isAboutCertificate = /certificate|unknown ca|access denied/.test(alert);
  const description = isAboutCertificate ? 'rejected the client certificate' : 'rejected the TLS handshake';
  return { description: `${description} (${alert})`, about: 'client-cert' };
}

/**
 * If all addresses of a name fail, Node.js throws an aggregate error. If TLS fails while the request is written, the error has the code of the system call, and only OpenSSL's
 * message has the reason.
 */
function readErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return readErrorCode(error.errors[0]);
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return '';
  const reason = error.code === 'EPROTO' ? /:SSL routines:[^:]*:([^:]+):/.exec(error.message)?.[1] : undefined;
  return reason === undefined ? error.code : `ERR_SSL_${reason.toUpperCase().replaceAll(' ', '_')}`;
}

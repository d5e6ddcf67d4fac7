import { ConnectionError } from './connections.ts';

export interface ConnectionProblem {
  /** Follows the name of the service: `refused the connection`. */
  readonly description: string;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient?: boolean;
  /** What a user can check. */
  readonly about?: 'address' | 'scheme' | 'ca' | 'name' | 'date' | 'client-cert' | 'no-answer' | 'proxy' | 'header';
}

const closed: ConnectionProblem = { description: 'closed the connection', isTransient: true };
/** With TLS 1.3 a client certificate is rejected after the handshake: Node.js reports a closed connection, no alert (Nomad 2.0.5 with `verify_https_client`). */
const noAnswer: ConnectionProblem = {
  description: 'closed the connection without an answer',
  isTransient: true,
  about: 'no-answer',
};
const unknownAuthority: ConnectionProblem = {
  description: 'has a certificate from an authority that is not trusted',
  about: 'ca',
};
const noTls: ConnectionProblem = { description: 'does not use TLS: is it an HTTP address?', about: 'scheme' };

/** By the codes of Node.js. */
const problems: Readonly<Record<string, ConnectionProblem>> = {
  ECONNREFUSED: { description: 'refused the connection', isTransient: true, about: 'address' },
  ECONNRESET: { description: 'reset the connection', isTransient: true, about: 'no-answer' },
  EPIPE: closed,
  ENOTFOUND: { description: 'cannot be reached: DNS does not resolve the host name', about: 'address' },
  EAI_AGAIN: { description: 'cannot be reached: the DNS server did not answer', isTransient: true, about: 'address' },
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
  ERR_TLS_CERT_ALTNAME_INVALID: { description: 'has a certificate for another name', about: 'name' },
  EPROTO: { description: 'cannot be reached: TLS handshake failed', about: 'scheme' },
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
  ERR_PROXY_TUNNEL: {
    description: 'cannot be reached: the proxy closed the connection',
    isTransient: true,
    about: 'proxy',
  },
  ERR_INVALID_CHAR: { description: 'got no request: a header contains invalid characters', about: 'header' },
};

export function classifyConnectionError(thrown: unknown): ConnectionProblem {
  const { cause: error, isUnanswered } =
    thrown instanceof ConnectionError ? thrown : { cause: thrown, isUnanswered: false };
  const code = readErrorCode(error);
  if (code === 'ERR_PROXY_TUNNEL' && hasStatusCode(error)) return describeProxyRefusal(error.statusCode);
  if (/^ERR_SSL_.*ALERT/.test(code)) return classifyTlsAlert(code);
  if (code.startsWith('HPE_')) return { description: 'sent a response that is not HTTP', about: 'address' };
  // A connection that the server ends has the code of one that it resets, but no system call failed.
  if (code === 'ECONNRESET' && error instanceof Error && !('syscall' in error)) return isUnanswered ? noAnswer : closed;
  return problems[code] ?? { description: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}

function hasStatusCode(error: unknown): error is { readonly statusCode: number } {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number';
}

export function describeProxyRefusal(status: number): ConnectionProblem {
  return {
    description: `cannot be reached: the proxy answered ${status}`,
    isTransient: status >= 502 && status <= 504,
    about: 'proxy',
  };
}

/** The server requires a client certificate, or rejected the one it got. */
function classifyTlsAlert(code: string): ConnectionProblem {
  const alert = code
    .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
    .toLowerCase()
    .replaceAll('_', ' ');
  const isAboutCertificate = /certificate|unknown ca|access denied/.test(alert);
  const what = isAboutCertificate ? 'rejected the client certificate' : 'rejected the TLS handshake';
  return { description: `${what} (${alert})`, about: 'client-cert' };
}

/**
 * Several addresses of one name may fail alike: Node.js then throws an error of errors. Where TLS fails while the request is written, the code is that of the
 * system call, and the reason is only in OpenSSL's message.
 */
function readErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return readErrorCode(error.errors[0]);
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return '';
  const reason = error.code === 'EPROTO' ? /:SSL routines:[^:]*:([^:]+):/.exec(error.message)?.[1] : undefined;
  return reason === undefined ? error.code : `ERR_SSL_${reason.toUpperCase().replaceAll(' ', '_')}`;
}

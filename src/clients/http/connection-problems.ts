export interface ConnectionProblem {
  /** Follows the name of the service: `refused the connection`. */
  readonly description: string;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient?: boolean;
  /** What a user can check. */
  readonly about?: 'address' | 'scheme' | 'ca' | 'name' | 'date' | 'client-cert' | 'no-answer' | 'proxy' | 'header';
}

const closed: ConnectionProblem = { description: 'closed the connection', isTransient: true };
/** With TLS 1.3 a client certificate is rejected after the handshake: undici reports a closed connection, no alert (Nomad 2.0.5 with `verify_https_client`). */
const noAnswer: ConnectionProblem = {
  description: 'closed the connection without an answer',
  isTransient: true,
  about: 'no-answer',
};
const connectTimeout: ConnectionProblem = {
  description: 'cannot be reached: the connection timed out',
  about: 'address',
};
const unknownAuthority: ConnectionProblem = {
  description: 'has a certificate from an authority that is not trusted',
  about: 'ca',
};
const noTls: ConnectionProblem = { description: 'does not use TLS: is it an HTTP address?', about: 'scheme' };

/** By the codes of Node.js and undici. */
const problems: Readonly<Record<string, ConnectionProblem>> = {
  ECONNREFUSED: { description: 'refused the connection', isTransient: true, about: 'address' },
  ECONNRESET: { description: 'reset the connection', isTransient: true, about: 'no-answer' },
  EPIPE: closed,
  UND_ERR_SOCKET: closed,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { description: 'sent an incomplete response', isTransient: true },
  ENOTFOUND: { description: 'cannot be reached: DNS does not resolve the host name', about: 'address' },
  EAI_AGAIN: { description: 'cannot be reached: the DNS server did not answer', isTransient: true, about: 'address' },
  EHOSTUNREACH: { description: 'cannot be reached: no route to the host', about: 'address' },
  ENETUNREACH: { description: 'cannot be reached: no route to its network', about: 'address' },
  ETIMEDOUT: connectTimeout,
  UND_ERR_CONNECT_TIMEOUT: connectTimeout,
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
  UND_ERR_PRX_TLS: { description: 'cannot be reached: the proxy has a certificate for another name', about: 'proxy' },
  UND_ERR_PRX_CONN: {
    description: 'cannot be reached: the proxy closed the connection',
    isTransient: true,
    about: 'proxy',
  },
  UND_ERR_INVALID_ARG: { description: 'got no request: a header contains invalid characters', about: 'header' },
};

export function classifyConnectionError(error: unknown): ConnectionProblem {
  const code = readErrorCode(error);
  const text = error instanceof Error ? error.message : '';
  if (/Proxy response \((\d+)\)|\(407\)/.test(text)) {
    const status = /\((\d+)\)/.exec(text)?.[1] ?? '';
    return {
      description: `cannot be reached: the proxy answered ${status}`,
      isTransient: /^50[234]$/.test(status),
      about: 'proxy',
    };
  }
  if (/^ERR_SSL_.*ALERT/.test(code)) return classifyTlsAlert(code);
  // Its code is not always set.
  if (error instanceof Error && error.name === 'HTTPParserError')
    return { description: 'sent a response that is not HTTP', about: 'address' };
  if (code === 'UND_ERR_SOCKET' && isUnanswered(error)) return noAnswer;
  return problems[code] ?? { description: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}

/** Whether the connection got nothing, not even the answer to an earlier request. */
function isUnanswered(error: unknown): boolean {
  const { socket } = error as { readonly socket?: { readonly bytesRead?: number } | null };
  return socket?.bytesRead === 0;
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

/** Several addresses of one name may fail alike: Node.js then throws an error of errors. */
function readErrorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof AggregateError ? readErrorCode(error.errors[0]) : '';
}

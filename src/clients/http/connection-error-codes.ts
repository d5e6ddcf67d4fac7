/** Why a connection could not be made, or broke. */
export interface ConnectionProblem {
  /** In words that follow the service's name: `refused the connection`. */
  readonly description: string;
  /** Whether the same request may well get through in a moment. */
  readonly isTransient: boolean;
  /** What a user can look at. */
  readonly about?: 'address' | 'scheme' | 'ca' | 'name' | 'date' | 'client-cert' | 'proxy' | 'header' | undefined;
}

const PROBLEMS: Readonly<Record<string, ConnectionProblem>> = {
  ECONNREFUSED: { description: 'refused the connection', isTransient: true, about: 'address' },
  ECONNRESET: { description: 'broke the connection off', isTransient: true },
  EPIPE: { description: 'broke the connection off', isTransient: true },
  UND_ERR_SOCKET: { description: 'broke the connection off', isTransient: true },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { description: 'broke off in the middle of its answer', isTransient: true },
  ENOTFOUND: {
    description: 'has a host name that does not exist (no such host)',
    isTransient: false,
    about: 'address',
  },
  EAI_AGAIN: {
    description: 'could not be looked up: the name service did not answer',
    isTransient: true,
    about: 'address',
  },
  EHOSTUNREACH: {
    description: 'cannot be reached: there is no route to the host',
    isTransient: false,
    about: 'address',
  },
  ENETUNREACH: {
    description: 'cannot be reached: there is no route to its network',
    isTransient: false,
    about: 'address',
  },
  ETIMEDOUT: { description: 'did not take the connection in time', isTransient: false, about: 'address' },
  UND_ERR_CONNECT_TIMEOUT: { description: 'did not take the connection in time', isTransient: false, about: 'address' },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    description: 'has a self-signed certificate that is not trusted',
    isTransient: false,
    about: 'ca',
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    description: 'has a certificate from an authority that is not trusted',
    isTransient: false,
    about: 'ca',
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    description: 'has a certificate from an authority that is not trusted',
    isTransient: false,
    about: 'ca',
  },
  UNABLE_TO_GET_ISSUER_CERT: {
    description: 'has a certificate from an authority that is not trusted',
    isTransient: false,
    about: 'ca',
  },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
    description: 'has a certificate from an authority that is not trusted',
    isTransient: false,
    about: 'ca',
  },
  CERT_HAS_EXPIRED: { description: 'has a certificate that has expired', isTransient: false, about: 'date' },
  CERT_NOT_YET_VALID: { description: 'has a certificate that is not valid yet', isTransient: false, about: 'date' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    description: 'has a certificate for another name',
    isTransient: false,
    about: 'name',
  },
  EPROTO: { description: 'does not speak TLS as we do', isTransient: false, about: 'scheme' },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    description: 'does not speak TLS (is it an http address?)',
    isTransient: false,
    about: 'scheme',
  },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: {
    description: 'does not speak TLS (is it an http address?)',
    isTransient: false,
    about: 'scheme',
  },
  UND_ERR_PRX_TLS: {
    description: 'cannot be reached: the proxy has a certificate for another name',
    isTransient: false,
    about: 'proxy',
  },
  UND_ERR_PRX_CONN: {
    description: 'cannot be reached: the proxy broke the connection off',
    isTransient: true,
    about: 'proxy',
  },
  UND_ERR_INVALID_ARG: {
    description: 'was not asked: a header holds characters that a header cannot carry',
    isTransient: false,
    about: 'header',
  },
};

/** What an error of a connection means. */
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
  // The server wants a client certificate, or not this one.
  if (/^ERR_SSL_.*ALERT/.test(code)) {
    const alert = code
      .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
      .toLowerCase()
      .replaceAll('_', ' ');
    return { description: `refused our side of TLS (${alert})`, isTransient: false, about: 'client-cert' };
  }
  // Its code is not always set.
  if (error instanceof Error && error.name === 'HTTPParserError') {
    return { description: 'answered something that is not HTTP', isTransient: false, about: 'address' };
  }
  return PROBLEMS[code] ?? { description: `cannot be reached${code === '' ? '' : ` (${code})`}`, isTransient: false };
}

/** Several addresses of one name may fail alike: Node then gives an error of errors. */
function readErrorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof AggregateError ? readErrorCode(error.errors[0]) : '';
}

/** What a broken connection says of itself. */
export interface Trouble {
  /** In words that follow the service's name: `refused the connection`. */
  readonly words: string;
  /** Whether the same request may well get through in a moment. */
  readonly passing: boolean;
  readonly about?: 'address' | 'scheme' | 'ca' | 'name' | 'date' | 'client-cert' | 'proxy' | 'header' | undefined;
}

const BY_CODE: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: { words: 'refused the connection', passing: true, about: 'address' },
  ECONNRESET: { words: 'broke the connection off', passing: true },
  EPIPE: { words: 'broke the connection off', passing: true },
  UND_ERR_SOCKET: { words: 'broke the connection off', passing: true },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { words: 'broke off in the middle of its answer', passing: true },
  ENOTFOUND: { words: 'has a host name that does not exist (no such host)', passing: false, about: 'address' },
  EAI_AGAIN: { words: 'could not be looked up: the name service did not answer', passing: true, about: 'address' },
  EHOSTUNREACH: { words: 'cannot be reached: there is no route to the host', passing: false, about: 'address' },
  ENETUNREACH: { words: 'cannot be reached: there is no route to its network', passing: false, about: 'address' },
  ETIMEDOUT: { words: 'did not take the connection in time', passing: false, about: 'address' },
  UND_ERR_CONNECT_TIMEOUT: { words: 'did not take the connection in time', passing: false, about: 'address' },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    words: 'has a self-signed certificate that is not trusted',
    passing: false,
    about: 'ca',
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    words: 'has a certificate from an authority that is not trusted',
    passing: false,
    about: 'ca',
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    words: 'has a certificate from an authority that is not trusted',
    passing: false,
    about: 'ca',
  },
  UNABLE_TO_GET_ISSUER_CERT: {
    words: 'has a certificate from an authority that is not trusted',
    passing: false,
    about: 'ca',
  },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
    words: 'has a certificate from an authority that is not trusted',
    passing: false,
    about: 'ca',
  },
  CERT_HAS_EXPIRED: { words: 'has a certificate that has expired', passing: false, about: 'date' },
  CERT_NOT_YET_VALID: { words: 'has a certificate that is not valid yet', passing: false, about: 'date' },
  ERR_TLS_CERT_ALTNAME_INVALID: { words: 'has a certificate for another name', passing: false, about: 'name' },
  EPROTO: { words: 'does not speak TLS as we do', passing: false, about: 'scheme' },
  ERR_SSL_WRONG_VERSION_NUMBER: {
    words: 'does not speak TLS (is it an http address?)',
    passing: false,
    about: 'scheme',
  },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: {
    words: 'does not speak TLS (is it an http address?)',
    passing: false,
    about: 'scheme',
  },
  UND_ERR_PRX_TLS: {
    words: 'cannot be reached: the proxy has a certificate for another name',
    passing: false,
    about: 'proxy',
  },
  UND_ERR_PRX_CONN: { words: 'cannot be reached: the proxy broke the connection off', passing: true, about: 'proxy' },
  UND_ERR_INVALID_ARG: {
    words: 'was not asked: a header holds characters that a header cannot carry',
    passing: false,
    about: 'header',
  },
};

/** What an error of a connection means. The server's alert tells that it wants a client certificate, or not this one. */
export function troubleOf(error: unknown): Trouble {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (/Proxy response \((\d+)\)|\(407\)/.test(text)) {
    const status = /\((\d+)\)/.exec(text)?.[1] ?? '';
    return {
      words: `cannot be reached: the proxy answered ${status}`,
      passing: /^50[234]$/.test(status),
      about: 'proxy',
    };
  }
  if (/^ERR_SSL_.*ALERT/.test(code)) {
    const alert = code
      .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
      .toLowerCase()
      .replaceAll('_', ' ');
    return { words: `refused our side of TLS (${alert})`, passing: false, about: 'client-cert' };
  }
  // Its code is not always set.
  if (error instanceof Error && error.name === 'HTTPParserError') {
    return { words: 'answered something that is not HTTP', passing: false, about: 'address' };
  }
  return BY_CODE[code] ?? { words: `cannot be reached${code === '' ? '' : ` (${code})`}`, passing: false };
}

/** Several addresses of one name may fail alike: Node then gives an error of errors. */
function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
}

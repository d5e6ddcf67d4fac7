import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
// The index of undici loads three times as many modules, which would delay each run.
import methods from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import { ActionError } from '../../errors.ts';
import type { Proxies, TlsSettings } from './types.ts';

export interface PoolOptions {
  readonly proxies: Proxies;
  readonly tls: TlsSettings | undefined;
  readonly connections: number;
}

// As the index does: an agent calls `connect` of the client of its proxy.
Object.assign(Dispatcher.prototype, methods);

/**
 * The connections to one origin, through its proxy if there is one.
 *
 * @throws ActionError `input` for certificates or a key that cannot be used
 */
export function createDispatcher(
  origin: string,
  proxy: URL | undefined,
  { proxies, tls, connections }: PoolOptions,
): Dispatcher {
  const ours = tls?.origin === origin ? checkTls(tls) : {};
  const isHttps = origin.startsWith('https:');
  const settings = { ...ours, allowH2: false };
  return new EnvHttpProxyAgent({
    connections,
    connect: settings,
    requestTls: settings,
    proxyTls: { allowH2: false },
    // Undici does not limit the connections to the proxy itself.
    factory: (to: string | URL, given: object) => new Pool(to, { connections, ...given }),
    // Empty, not undefined: otherwise undici reads the environment itself, and uses http_proxy for https, too.
    httpProxy: isHttps ? '' : (proxy?.href ?? ''),
    httpsProxy: isHttps ? (proxy?.href ?? '') : '',
    noProxy: proxies.no_proxy ?? '',
  });
}

/**
 * Validates certificates and key before the first connection. Otherwise, an invalid one would look like a broken
 * connection, and an invalid authority would be ignored.
 *
 * @throws ActionError `input`, which names the input
 */
function checkTls({ origin: _origin, ...settings }: TlsSettings): Omit<TlsSettings, 'origin'> {
  const { ca, cert, key } = settings;
  for (const [name, pem] of [
    ['ca-cert', ca],
    ['client-cert', cert],
  ] as const)
    if (pem !== undefined)
      tryOr(() => new X509Certificate(pem), `Input \`${name}\` does not contain a PEM certificate`);
  if (key !== undefined)
    tryOr(() => createPrivateKey(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
  if (cert !== undefined && key !== undefined)
    tryOr(() => createSecureContext({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
  else if (cert !== key) {
    const [given, missing] = cert === undefined ? ['client-key', 'client-cert'] : ['client-cert', 'client-key'];
    throw new ActionError({
      reason: 'input',
      message: `Input \`${given}\` is set without \`${missing}\``,
      hint: `Set \`${missing}\` as well, or remove \`${given}\`.`,
      help: 'certificates-and-keys',
    });
  }
  return settings;
}

// Without the cause: OpenSSL's messages may quote what it read.
function tryOr(check: () => unknown, what: string): void {
  try {
    check();
  } catch {
    throw new ActionError({
      reason: 'input',
      message: what,
      hint: 'Set it to the text of the PEM file, or to its path.',
      help: 'certificates-and-keys',
    });
  }
}

import type { Dispatcher, Pool } from 'undici';
import { ActionError } from '../../errors.ts';
import type { Proxies, TlsSettings } from './types.ts';

export interface PoolOptions {
  readonly proxies: Proxies;
  readonly tls: TlsSettings | undefined;
  readonly connections: number;
}

export interface Pools {
  request(options: Dispatcher.RequestOptions & { readonly origin: string }): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

// As in Nomad's command line (Go's net/http): no proxy for requests to this machine.
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function createPools(settings: PoolOptions): Pools {
  const byOrigin = new Map<string, Promise<Dispatcher>>();
  return {
    async request(options) {
      const known = byOrigin.get(options.origin) ?? createDispatcher(options.origin, settings);
      byOrigin.set(options.origin, known);
      return await (await known).request(options);
    },
    async close() {
      for (const made of await Promise.allSettled(byOrigin.values())) {
        if (made.status === 'fulfilled') {
          await made.value.destroy();
        }
      }
    },
  };
}

/** The proxy that the environment sets for an origin, with its credentials; `no_proxy` is not considered. */
export function proxyFor(origin: string, proxies: Proxies): URL | undefined {
  const { protocol, hostname } = new URL(origin);
  const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const value = proxies[name]?.trim() ?? '';
  if (value === '' || THIS_MACHINE.test(hostname)) return undefined;
  // curl accepts `host:port` alone.
  const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (proxy === null) {
    throw new ActionError({
      reason: 'input',
      message: `The environment variable ${name.toUpperCase()} is not a valid proxy address`,
      help: 'proxy',
      hint: 'Write it as `http://host:port`, or unset it.',
    });
  }
  return proxy;
}

async function createDispatcher(origin: string, { proxies, tls, connections }: PoolOptions): Promise<Dispatcher> {
  const proxy = proxyFor(origin, proxies);
  // Loaded here: a run that fails on its inputs does not need them.
  const { EnvHttpProxyAgent, Pool: PoolOfUndici } = await import('undici');
  const ours = tls?.origin === origin ? await checkTls(tls) : {};
  const isHttps = origin.startsWith('https:');
  const settings = { ...ours, allowH2: false };
  return new EnvHttpProxyAgent({
    connections,
    connect: settings,
    requestTls: settings,
    proxyTls: { allowH2: false },
    // Undici does not limit the connections to the proxy itself.
    factory: (to: string | URL, given: object) => new PoolOfUndici(to, { connections, ...(given as Pool.Options) }),
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
async function checkTls({ origin: _origin, ...settings }: TlsSettings): Promise<Omit<TlsSettings, 'origin'>> {
  const [{ createPrivateKey, X509Certificate }, { createSecureContext }] = await Promise.all([
    import('node:crypto'),
    import('node:tls'),
  ]);
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

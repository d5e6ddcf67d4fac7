import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ActionError } from '../../errors.ts';
import type { Proxies, TlsSettings } from './types.ts';

export interface AgentOptions {
  readonly proxies: Proxies;
  readonly tls: TlsSettings | undefined;
  readonly connections: number;
}

/** Milliseconds. A connection that is unused for as long is closed; one that is not open by then has failed, or after twice as long if bytes wait to be sent. */
const MAX_SILENCE = 10_000;

/** The connections to one origin, through its proxy if there is one. @throws ActionError `input` for certificates or a key that cannot be used */
export function createAgent(
  origin: string,
  proxy: URL | undefined,
  { proxies, tls, connections }: AgentOptions,
): HttpAgent {
  const common = { keepAlive: true, maxSockets: connections, timeout: MAX_SILENCE };
  const noProxy = proxies.no_proxy ?? '';
  if (!origin.startsWith('https:'))
    return new HttpAgent({ ...common, proxyEnv: { http_proxy: proxy?.href, no_proxy: noProxy } });
  const settings = tls?.origin === origin ? checkTls(tls) : {};
  return new HttpsAgent({ ...common, ...settings, proxyEnv: { https_proxy: proxy?.href, no_proxy: noProxy } });
}

/**
 * Validates certificates and key before the first connection. Otherwise, an invalid one would look like a broken
 * connection, and an invalid authority would be ignored.
 *
 * @throws ActionError `input`, which names the input
 */
function checkTls({ origin: _origin, ...settings }: TlsSettings): Omit<TlsSettings, 'origin'> {
  const { ca, cert, key } = settings;
  for (const [name, pem] of Object.entries({ 'ca-cert': ca, 'client-cert': cert }))
    if (pem !== undefined)
      tryOr(() => new X509Certificate(pem), `Input \`${name}\` does not contain a PEM certificate`);
  if (key !== undefined)
    tryOr(() => createPrivateKey(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
  if (cert !== undefined && key !== undefined)
    tryOr(() => createSecureContext({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
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

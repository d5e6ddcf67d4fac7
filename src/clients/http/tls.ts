import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { ActionError } from '../../errors.ts';
import type { TlsSettings } from './types.ts';

/**
 * Validates certificates and key before the first connection. Otherwise, an invalid one would look like a broken
 * connection, and an invalid authority would be ignored.
 *
 * @throws ActionError `input`, which names the input
 */
export function checkTls({ origin: _origin, ...settings }: TlsSettings): Omit<TlsSettings, 'origin'> {
  const { ca, cert, key } = settings;
  if (ca !== undefined) {
    tryOr(() => new X509Certificate(ca), 'Input `ca-cert` does not contain a PEM certificate');
  }
  if (cert !== undefined) {
    tryOr(() => new X509Certificate(cert), 'Input `client-cert` does not contain a PEM certificate');
  }
  if (key !== undefined) {
    tryOr(() => createPrivateKey(key), 'Input `client-key` does not contain a PEM private key without a passphrase');
  }
  if ((cert === undefined) !== (key === undefined)) {
    const [given, missing] = cert === undefined ? ['client-key', 'client-cert'] : ['client-cert', 'client-key'];
    throw new ActionError({
      reason: 'input',
      message: `Input \`${given}\` is set without \`${missing}\``,
      help: 'certificates-and-keys',
    });
  }
  if (cert !== undefined && key !== undefined) {
    tryOr(() => createSecureContext({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
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

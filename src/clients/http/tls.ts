import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { ActionError } from '../../errors.ts';
import type { TlsSettings } from './types.ts';

/** The settings as a socket takes them. */
export interface SocketTls {
  ca?: string;
  cert?: string;
  key?: string;
  servername?: string;
  rejectUnauthorized?: boolean;
}

/**
 * Checks certificates and key before the first connection; a broken one would else look like a broken connection, or
 * (an authority) be left out without a word.
 *
 * @throws ActionError `input`, which names the input.
 */
export function checkTls({ ca, cert, key, servername, rejectUnauthorized }: TlsSettings): SocketTls {
  if (ca !== undefined) {
    tryOr(() => new X509Certificate(ca), 'The input `ca-cert` holds no certificate in PEM');
  }
  if (cert !== undefined) {
    tryOr(() => new X509Certificate(cert), 'The input `client-cert` holds no certificate in PEM');
  }
  if (key !== undefined) {
    tryOr(
      () => createPrivateKey(key),
      'The input `client-key` holds no private key in PEM that can be read without a passphrase',
    );
  }
  if ((cert === undefined) !== (key === undefined)) {
    const [given, missing] = cert === undefined ? ['client-key', 'client-cert'] : ['client-cert', 'client-key'];
    throw new ActionError({
      reason: 'input',
      message: `The input \`${given}\` needs \`${missing}\` beside it`,
      help: 'certificates-and-keys',
    });
  }
  if (cert !== undefined && key !== undefined) {
    tryOr(() => createSecureContext({ cert, key }), 'The inputs `client-cert` and `client-key` do not belong together');
  }
  return {
    ...(ca === undefined ? {} : { ca }),
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
    ...(servername === undefined ? {} : { servername }),
    ...(rejectUnauthorized === undefined ? {} : { rejectUnauthorized }),
  };
}

// No cause: what OpenSSL says may quote what it read.
function tryOr(check: () => unknown, what: string): void {
  try {
    check();
  } catch {
    throw new ActionError({
      reason: 'input',
      message: what,
      hint: 'Give the text of the PEM file, or its path.',
      help: 'certificates-and-keys',
    });
  }
}

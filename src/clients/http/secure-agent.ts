import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { Agent, type AgentOptions } from 'node:https';
import { ActionError } from '../../errors.ts';
import type { TlsSettings } from './types.ts';

export { request } from 'node:https';

/** Creates the agent for TLS connections to one origin. @throws ActionError `input` for an unusable certificate or key */
export function createSecureAgent(origin: string, common: AgentOptions, tls: TlsSettings | undefined): Agent {
  const settings = tls?.origin === origin ? checkTls(tls) : {};
  return new Agent({ ...common, ...settings });
}

/**
 * Validates certificates and key before the first connection. Otherwise, an invalid certificate would look like a broken
 * connection, and an invalid authority would be ignored.
 *
 * @throws ActionError `input`, which names the input
 */
function checkTls({ origin: _origin, ...settings }: TlsSettings): Omit<TlsSettings, 'origin'> {
  const { ca, cert, key } = settings;
  for (const [name, pem] of Object.entries({ 'ca-cert': ca, 'client-cert': cert }))
    if (pem !== undefined) {
      const problem = pem.includes('PRIVATE KEY') ? 'contains a private key instead of' : 'does not contain';
      requireValidPem(() => new X509Certificate(pem), `Input \`${name}\` ${problem} a PEM certificate`);
    }
  const keyProblem = 'Input `client-key` does not contain a PEM private key without a passphrase';
  if (key !== undefined) requireValidPem(() => createPrivateKey(key), keyProblem);
  if (cert !== undefined && key !== undefined)
    requireValidPem(() => createSecureContext({ cert, key }), 'Inputs `client-cert` and `client-key` do not match');
  return settings;
}

// Without the cause: OpenSSL's messages may quote the key.
function requireValidPem(check: () => unknown, message: string): void {
  try {
    check();
  } catch {
    throw new ActionError({
      reason: 'input',
      message,
      hint: 'Set it to the text of the PEM file with its line breaks, or to its path.',
      help: 'certificates-and-keys',
    });
  }
}

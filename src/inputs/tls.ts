import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as kinds from './kinds.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputSource } from './input-errors.ts';

/** The inputs of TLS: how the certificate of Nomad is verified, and what a client shows of its own. */
export const tlsInputs = {
  'ca-cert': {
    kind: kinds.text,
    env: 'NOMAD_CACERT',
    text: "Certificate authority of Nomad's certificate: PEM text or the path of a file.",
  },
  'client-cert': {
    kind: kinds.text,
    env: 'NOMAD_CLIENT_CERT',
    text: 'Client certificate for mutual TLS: PEM text or the path of a file.',
  },
  'client-key': {
    kind: kinds.secret,
    env: 'NOMAD_CLIENT_KEY',
    text: 'Private key of `client-cert`: PEM text or the path of a file.',
  },
  'tls-server-name': {
    kind: kinds.text,
    env: 'NOMAD_TLS_SERVER_NAME',
    text: "Name expected in Nomad's certificate, such as `server.global.nomad`.",
  },
  'tls-skip-verify': {
    kind: kinds.boolean,
    env: 'NOMAD_SKIP_VERIFY',
    text: "Do not verify Nomad's certificate. Anyone on the way can then read the token.",
  },
} as const satisfies InputTable;

/** Certificates and keys are PEM text. */
export interface TlsInputs {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
  readonly serverName: string | undefined;
  readonly skipVerify: boolean;
}

/** Reads the inputs of TLS, each PEM text or the path of a file; errors are collected, and the input is left out. */
export function readTls(raw: RawInputs<typeof tlsInputs>, { workspace, withheld, errors }: InputSource): TlsInputs {
  const pem = (name: 'ca-cert' | 'client-cert' | 'client-key'): string | undefined => {
    const text = raw[name];
    if (text === undefined || text.includes('-----BEGIN')) return text;
    const isSecret = tlsInputs[name].kind === kinds.secret;
    try {
      const content = readFileSync(resolve(workspace, text), 'utf8');
      if (content.includes('-----BEGIN')) return content;
      errors.add(
        name,
        'names a file that holds no PEM text',
        'Give the path of a file that starts with `-----BEGIN`, or the text itself.',
        'certificates-and-keys',
      );
    } catch {
      const shown = isSecret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
      errors.add(
        name,
        `is neither PEM text nor the path of a file that can be read${shown}`,
        'Give the text from `-----BEGIN` on, or a path.',
        'certificates-and-keys',
      );
    }
    return undefined;
  };
  const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
  if (isHalf && !withheld) {
    const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
    const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
    const hint = 'A client certificate and its key go together.';
    errors.add(present, `is given without \`${missing}\``, hint, 'certificates-and-keys');
  }
  return {
    ca: pem('ca-cert'),
    cert: pem('client-cert'),
    key: pem('client-key'),
    serverName: raw['tls-server-name'],
    skipVerify: raw['tls-skip-verify'],
  };
}

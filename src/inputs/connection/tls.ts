import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { isOutside } from '../../files/paths.ts';
import { readRegularFile } from '../../files/regular-file.ts';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import * as kinds from '../kinds.ts';
import type { InputTable, RawInputs } from '../input.ts';
import type { InputSource } from '../input-errors.ts';

/** The TLS inputs: how Nomad's certificate is verified, and the client's own certificate. */
export const tlsInputs = {
  'ca-cert': {
    kind: kinds.text,
    env: 'NOMAD_CACERT',
    text: "CA certificate that verifies Nomad's TLS certificate: PEM text or the path of a file.",
  },
  'client-cert': {
    kind: kinds.text,
    env: 'NOMAD_CLIENT_CERT',
    text: 'Client certificate for mutual TLS with Nomad: PEM text or the path of a file.',
  },
  'client-key': {
    kind: kinds.secret,
    env: 'NOMAD_CLIENT_KEY',
    text: 'Private key of `client-cert`: PEM text or the path of a file.',
  },
  'tls-server-name': {
    kind: kinds.text,
    env: 'NOMAD_TLS_SERVER_NAME',
    text: "Server name to expect in Nomad's TLS certificate, such as `server.global.nomad`.",
  },
  'tls-skip-verify': {
    kind: kinds.boolean,
    env: 'NOMAD_SKIP_VERIFY',
    text: "Skip the verification of Nomad's TLS certificate. Insecure: anyone on the network path can read the token.",
  },
} as const satisfies InputTable;

/** Certificates and keys as PEM text. */
export interface TlsInputs {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
  readonly serverName: string | undefined;
  readonly skipVerify: boolean;
}

const help = 'certificates-and-keys';
/** Far above a bundle of all public authorities. */
const maxMiB = 4;

/** A file of the runner, which the workflow chose, or of the workspace, which a pull request can replace. */
function readNamedFile(path: string, workspace: string): ReturnType<typeof readWorkspaceFile> {
  const inside = isAbsolute(path) && !isOutside(workspace, path) ? relative(workspace, path) : path;
  // A mode without job files needs no workspace.
  const root = existsSync(workspace) ? realpathSync.native(workspace) : workspace;
  const full = resolve(root, inside);
  return isOutside(root, full) ? readRegularFile(full, maxMiB) : readWorkspaceFile(full, root, maxMiB);
}

/** Certificates and keys are PEM text or paths of files; invalid ones are skipped, with errors. */
export function readTls(raw: RawInputs<typeof tlsInputs>, { workspace, withheld, errors }: InputSource): TlsInputs {
  const pemOf = (name: 'ca-cert' | 'client-cert' | 'client-key'): string | undefined => {
    const text = raw[name];
    if (text === undefined || text.includes('-----BEGIN')) return text;
    const isSecret = tlsInputs[name].kind === kinds.secret;
    const content = readNamedFile(text, workspace);
    const pem = 'bytes' in content ? content.bytes.toString('utf8') : '';
    if (pem.includes('-----BEGIN')) return pem;
    if ('problem' in content) {
      errors.add(name, `is the path of a file that may not be read: it ${content.problem}`, content.hint, help);
    } else if ('bytes' in content) {
      const hint = 'Use the path of a file that contains `-----BEGIN`, or its text.';
      errors.add(name, 'is the path of a file without PEM text', hint, help);
    } else {
      const shown = isSecret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
      const hint = 'Use the text, starting with `-----BEGIN`, or the path of a file.';
      errors.add(name, `is neither PEM text nor the path of a readable file${shown}`, hint, help);
    }
    return undefined;
  };
  const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
  if (isHalf && !withheld) {
    const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
    const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
    const hint = 'A client certificate needs its key.';
    errors.add(present, `is set without \`${missing}\``, hint, help);
  }
  return {
    ca: pemOf('ca-cert'),
    cert: pemOf('client-cert'),
    key: pemOf('client-key'),
    serverName: raw['tls-server-name'],
    skipVerify: raw['tls-skip-verify'],
  };
}

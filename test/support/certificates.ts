import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const opensslProgram = 'openssl';

/** PEM text. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

export interface Authority extends Disposable {
  readonly ca: string;
  /** A certificate for `names` (`DNS:…`, `IP:…`), valid for servers and clients. */
  readonly issue: (names: string, extra?: readonly string[]) => Pair;
}

export const hasOpenssl = spawnSync(opensslProgram, ['version']).status === 0;

/** A certificate authority in a temporary folder, created by openssl. */
export function createAuthority(name: string): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-ca-'));
  const path = (file: string) => join(folder, file);
  const openssl = (...given: string[]) => execFileSync(opensslProgram, given, { cwd: folder, stdio: 'pipe' });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...curve, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', `/CN=${name}`);
  let issued = 0;
  return {
    ca: readFileSync(path('ca.pem'), 'utf8'),
    issue(names, extra = ['-days', '2']) {
      const leafName = `leaf${String((issued += 1))}`;
      writeFileSync(path(`${leafName}.ext`), `subjectAltName=${names}\n`);
      openssl('req', ...curve, '-keyout', `${leafName}.key`, '-out', `${leafName}.csr`, '-subj', '/CN=leaf');
      const from = ['-in', `${leafName}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
      openssl('x509', '-req', ...from, '-out', `${leafName}.pem`, '-extfile', `${leafName}.ext`, ...extra);
      return {
        cert: readFileSync(path(`${leafName}.pem`), 'utf8'),
        key: readFileSync(path(`${leafName}.key`), 'utf8'),
      };
    },
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLoopback } from '../clients/http/host.ts';
import { readAddress } from './address.ts';
import { mistakeIn } from './kinds.ts';
import type { AddMistake } from './mistakes.ts';
import { inputTable } from './table.ts';
import { hasNoHost } from './withheld.ts';
import type { ActionError } from '../errors.ts';
import { type Environment, type RawInputs, inputVariable } from './raw.ts';

/** How the scheduler is reached, as its client needs it; certificates and keys are PEM text. */
export interface SchedulerInputs {
  /** Origin only: scheme, host and port. */
  readonly address: URL;
  readonly token: string | undefined;
  /** The JWT auth method to log in by, instead of a token. */
  readonly authMethod: string | undefined;
  /** Of the identity token to log in with. */
  readonly audience: string | undefined;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  /** `user:password` for HTTP Basic. */
  readonly httpAuth: string | undefined;
  readonly dialect: 'nomad' | 'generic';
  readonly tls: TlsInputs;
}

interface TlsInputs {
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
  readonly serverName: string | undefined;
  readonly skipVerify: boolean;
}

/** What the inputs about the scheduler are judged by, besides their own texts. */
interface Judgement {
  readonly env: Environment;
  readonly workspace: string;
  readonly withheld?: boolean | undefined;
  readonly mistakes: ActionError[];
}

/** Reads where the scheduler is and how it is spoken to; undefined when a mistake makes that impossible. */
export function readScheduler(raw: RawInputs, judgement: Judgement): SchedulerInputs | undefined {
  const { withheld = false } = judgement;
  const add: AddMistake = (name, mistake, hint, help) => {
    const fromEnv = (judgement.env[inputVariable(name)]?.trim() ?? '') === '';
    judgement.mistakes.push(mistakeIn(name, inputTable[name], fromEnv, mistake, hint, help));
  };
  const tls = readTls(raw, judgement, add);
  if (raw['auth-method'] !== undefined && raw.token !== undefined) {
    add('token', 'is given, and so is `auth-method`', 'Give one of them.');
  }
  if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
    add('audience', 'is given without `auth-method`', 'Give the auth method to log in by, or remove it.');
  }
  if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
    add('http-auth', 'has no colon', 'Write it as `user:password`.');
  }
  if (withheld && hasNoHost(raw)) return undefined;
  if (raw.address === undefined) {
    judgement.mistakes.push(
      mistakeIn(
        'address',
        undefined,
        false,
        'is missing',
        'Give the address of the scheduler, as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty where nothing is stored by that name, or not for this run.',
        'no-address',
      ),
    );
    return undefined;
  }
  const address = readAddress(raw.address);
  if ('mistake' in address) {
    add('address', address.mistake, address.hint);
    return undefined;
  }
  checkPlainHttp(raw, address.value, add);
  const { token, audience, namespace, region, dialect } = raw;
  return {
    address: address.value,
    token,
    namespace,
    region,
    authMethod: raw['auth-method'],
    audience,
    httpAuth: raw['http-auth'],
    dialect,
    tls,
  };
}

function checkPlainHttp(raw: RawInputs, address: URL, add: AddMistake): void {
  if (address.protocol === 'https:') return;
  for (const name of ['ca-cert', 'client-cert', 'client-key', 'tls-server-name'] as const) {
    if (raw[name] !== undefined)
      add(name, 'is given, but the address is plain http', 'Use an https address, or remove it.');
  }
  if (isLoopback(address) || raw['allow-http']) return;
  for (const name of ['token', 'auth-method', 'http-auth'] as const) {
    if (raw[name] === undefined) continue;
    add(
      name,
      'would go over plain http to another machine, readable on the way',
      'Use an https address; or accept the risk with `allow-http: true`.',
      'plain-http',
    );
  }
}

function readTls(raw: RawInputs, judgement: Judgement, add: AddMistake): TlsInputs {
  const pem = (name: 'ca-cert' | 'client-cert' | 'client-key'): string | undefined => {
    const text = raw[name];
    if (text === undefined || text.includes('-----BEGIN')) return text;
    const secret = inputTable[name].kind === 'secret';
    try {
      const content = readFileSync(resolve(judgement.workspace, text), 'utf8');
      if (content.includes('-----BEGIN')) return content;
      add(
        name,
        'names a file that holds no PEM text',
        'Give the path of a file that starts with `-----BEGIN`, or the text itself.',
        'certificates-and-keys',
      );
    } catch {
      const shown = secret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
      add(
        name,
        `is neither PEM text nor the path of a file that can be read${shown}`,
        'Give the text from `-----BEGIN` on, or a path.',
        'certificates-and-keys',
      );
    }
    return undefined;
  };
  const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
  if (isHalf && judgement.withheld !== true) {
    const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
    const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
    const hint = 'A client certificate and its key go together.';
    add(present, `is given without \`${missing}\``, hint, 'certificates-and-keys');
  }
  return {
    ca: pem('ca-cert'),
    cert: pem('client-cert'),
    key: pem('client-key'),
    serverName: raw['tls-server-name'],
    skipVerify: raw['tls-skip-verify'],
  };
}

import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { type ApiRequest, Refusal } from '../../http/exchange.ts';
import type { Dialect } from '../dialect.ts';
import { type PolicyName, policies, policyNames, type Right } from './rights.ts';

export interface Token {
  readonly AccessorID: string;
  readonly SecretID: string;
  readonly Name: string;
  readonly Type: 'client' | 'management';
  readonly Policies: readonly string[] | null;
  readonly Hash: string | null;
  /** Nanoseconds since 1970; 0 for never. */
  readonly created: number;
  readonly expires: number;
  readonly index: number;
}

const anonymous: Token = {
  AccessorID: 'anonymous',
  SecretID: '',
  Name: 'Anonymous Token',
  Type: 'client',
  Policies: ['anonymous'],
  Hash: null,
  created: 0,
  expires: 0,
  index: 0,
};

/** The access of every request when ACLs are disabled. */
export const withoutAcl: Token = {
  ...anonymous,
  AccessorID: 'acls-disabled',
  Name: 'ACLs disabled token',
  Policies: null,
};

interface New {
  readonly name: string;
  readonly policy: PolicyName | undefined;
  readonly index: number;
  readonly expires: number;
}

/** Access control. Tokens are created at the start and by logins. */
export class Access {
  readonly #clock: Clock;
  readonly #dialect: Dialect;
  readonly #tokens = new Map<string, Token>();
  readonly management: Token;

  constructor(clock: Clock, dialect: Dialect) {
    this.#clock = clock;
    this.#dialect = dialect;
    this.management = this.add({ name: 'Bootstrap Token', policy: undefined, index: 1, expires: 0 });
    for (const policy of policyNames) this.add({ name: policy, policy, index: 2, expires: 0 });
  }

  /** Creates a token; without a policy it is a management token. */
  add({ name, policy, index, expires }: New): Token {
    const now = this.#clock.now();
    for (const [secret, token] of this.#tokens) if (hasExpired(token, now)) this.#tokens.delete(secret);
    const AccessorID = randomUUID();
    const token: Token = {
      AccessorID,
      SecretID: randomUUID(),
      Name: name,
      Type: policy === undefined ? 'management' : 'client',
      Policies: policy === undefined ? [] : [policy],
      Hash: createHash('sha256').update(AccessorID).digest('base64'),
      created: now,
      expires,
      index,
    };
    this.#tokens.set(token.SecretID, token);
    return token;
  }

  /** The secrets of the tokens created at the start, by policy. */
  secrets(): Record<PolicyName, string> {
    const all = [...this.#tokens.values()];
    const tokens = policyNames.map((name) => [name, all.find((token) => token.Name === name)?.SecretID ?? '']);
    return Object.fromEntries(tokens) as Record<PolicyName, string>;
  }

  /** Returns the token of a request. Throws a Refusal for an unknown or expired one. */
  findToken({ headers }: ApiRequest): Token {
    const secret = readSecret(headers, this.#dialect);
    if (secret === '') return anonymous;
    const token = this.#tokens.get(secret);
    if (token === undefined || hasExpired(token, this.#clock.now())) throw new Refusal(403, 'Permission denied');
    return token;
  }

  /** Throws a Refusal unless the request's token has one of the rights in a namespace (`*`: in any). */
  check(request: ApiRequest, namespace: string, rights: readonly Right[]): void {
    if (!this.allows(request, namespace, rights)) throw new Refusal(403, 'Permission denied');
  }

  allows(request: ApiRequest, namespace: string, rights: readonly Right[]): boolean {
    const token = this.findToken(request);
    if (token.Type === 'management') return true;
    if (namespace !== 'default' && namespace !== '*') return false;
    const granted = (token.Policies ?? []).map(
      (name) => policies[name as PolicyName] as ReadonlySet<Right> | undefined,
    );
    return granted.some((set) => rights.some((right) => set?.has(right) === true));
  }
}

/** Nomad's own header takes precedence over the standard one. */
function readSecret(headers: ApiRequest['headers'], { tokenHeader }: Dialect): string {
  const token = tokenHeader === undefined ? '' : headers[tokenHeader];
  if (typeof token === 'string' && token.trim() !== '') return token.trim();
  return /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? '';
}

function hasExpired({ expires }: Token, now: number): boolean {
  return expires !== 0 && expires <= now;
}

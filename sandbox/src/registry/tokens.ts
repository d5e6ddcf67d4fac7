import { randomInt } from 'node:crypto';

const tokenKinds = ['manager', 'owner', 'member', 'organization', 'audit', 'expired'] as const;

type TokenKind = (typeof tokenKinds)[number];

/** The sender: by a token of the sandbox, without one, or with an unknown one. */
export type Caller = TokenKind | 'none' | 'unknown';

/**
 * One token of each kind: a team that may manage modules (`manager`), a user who may (`owner`) and one who may only read
 * (`member`), the organization itself, which may not manage modules, the audit trail, and an expired token.
 */
export type RegistryTokens = Readonly<Record<TokenKind, string>>;

/** Access of a caller. `blind` is authenticated without any permission. */
type Access = 'refused' | 'blind' | 'reads' | 'manages';

const accesses: Readonly<Record<Caller, Access>> = {
  manager: 'manages',
  owner: 'manages',
  member: 'reads',
  organization: 'reads',
  audit: 'blind',
  expired: 'refused',
  unknown: 'refused',
  none: 'refused',
};

/** The tokens of one sandbox; random, so that none is hard-coded. */
export class Tokens {
  readonly secrets: RegistryTokens = {
    manager: createSecret(),
    owner: createSecret(),
    member: createSecret(),
    organization: createSecret(),
    audit: createSecret(),
    expired: createSecret(),
  };

  /** Returns the sender of this Authorization header. */
  findCaller(authorization: string | undefined): Caller {
    const secret = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
    if (secret === undefined) return 'none';
    return tokenKinds.find((kind) => this.secrets[kind] === secret) ?? 'unknown';
  }
}

export function findAccess(caller: Caller): Access {
  return accesses[caller];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function createSecret(): string {
  const letters = Array.from({ length: 14 + 67 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${letters.slice(0, 14)}.atlasv1.${letters.slice(14)}`;
}

import { randomInt } from 'node:crypto';

const KINDS = ['manager', 'owner', 'member', 'organization', 'audit', 'expired'] as const;

type TokenKind = (typeof KINDS)[number];

/** Who asks: by a token of the sandbox, without one, or with one that it does not know. */
export type Caller = TokenKind | 'none' | 'unknown';

/**
 * One token of each kind: of a team that may manage modules (`manager`), of a user who may and of one who may only read (`owner`, `member`), of
 * the organization itself, which may not manage modules either, of the audit trail, and one whose time is over.
 */
export type RegistryTokens = Readonly<Record<TokenKind, string>>;

/** How far a caller gets. To be `blind` is to be known and to see nothing. */
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

/** The tokens of one sandbox; random, so that nobody writes them down. */
export class Tokens {
  readonly secrets: RegistryTokens = {
    manager: newSecret(),
    owner: newSecret(),
    member: newSecret(),
    organization: newSecret(),
    audit: newSecret(),
    expired: newSecret(),
  };

  /** Who sends this Authorization header. */
  callerOf(authorization: string | undefined): Caller {
    const secret = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
    if (secret === undefined) return 'none';
    return KINDS.find((kind) => this.secrets[kind] === secret) ?? 'unknown';
  }
}

export function accessOf(caller: Caller): Access {
  return accesses[caller];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newSecret(): string {
  const letters = Array.from({ length: 14 + 67 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `${letters.slice(0, 14)}.atlasv1.${letters.slice(14)}`;
}

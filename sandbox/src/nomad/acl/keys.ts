import type { Access } from './access.ts';
import type { Identities, IdentityName } from './identities.ts';
import type { PolicyName } from './rights.ts';

/** The tokens, and the identities that can be exchanged for one. */
export interface Acl {
  readonly access: Access;
  readonly identities: Identities;
}

/** Credentials of a sandbox with ACLs. */
export interface Keys {
  readonly token: string;
  readonly tokens: Readonly<Record<PolicyName, string>>;
  /** Signed identities for the login with the method `github`. */
  readonly identities: Readonly<Record<IdentityName, string>>;
}

export function listKeys({ access, identities }: Acl): Keys {
  return { token: access.management.SecretID, tokens: access.secrets(), identities: identities.all() };
}

import * as v from 'valibot';
import { shapeOf } from './call.ts';
import { listOf, timestamp, text } from './fields.ts';
import type { NamespaceTarget } from './target.ts';
import type { NomadWire } from './wire.ts';

export interface LogInRequest extends Pick<NamespaceTarget, 'region'> {
  readonly authMethod: string;
  /** A signed identity token (JWT). */
  readonly identityToken: string;
}

const OWN_TOKEN = v.object({
  AccessorID: v.string(),
  Name: text,
  /** `client` or `management`. */
  Type: text,
  Policies: listOf(v.string()),
  Roles: listOf(v.object({ Name: text })),
  ExpirationTime: timestamp,
});

const FRESH_TOKEN = v.object({ ...OWN_TOKEN.entries, SecretID: v.string() });

/**
 * Log in with a signed identity token: POST /v1/acl/login, `{AuthMethodName, LoginToken}` → an ACL token, whose
 * `SecretID` has to be masked before anything else. Never sent again: each time makes a token.
 *
 * @throws ServiceError `unauthorized` (wrong audience, expired, badly signed); `invalid` (unknown method, no rule
 *   binds, ACLs are off); `server` (one before 1.5.4, too), `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#login-with-jwt
 */
export async function logIn(
  wire: NomadWire,
  { authMethod, identityToken, region }: LogInRequest,
): Promise<v.InferOutput<typeof FRESH_TOKEN>> {
  return wire.get({
    call: {
      method: 'POST',
      path: '/v1/acl/login',
      region,
      body: { AuthMethodName: authMethod, LoginToken: identityToken },
      repeatable: false,
      deniedHint: `Compare audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
      invalidReason: 'input',
      since: '1.5.4',
      secrets: [identityToken],
    },
    shape: shapeOf(FRESH_TOKEN),
  });
}

/**
 * Read Self Token: GET /v1/acl/token/self → what the client's own token may do; without one, the token `anonymous`.
 * Where ACLs are off, one called `acls-disabled`, whatever was sent; servers before 1.11.2 refuse then.
 *
 * @param request with `once` it is not sent again where the server is busy
 * @throws ServiceError `unauthorized` (unknown or expired); `invalid` (an older one where ACLs are off); `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#read-self-token
 */
export async function readOwnToken(
  wire: NomadWire,
  { region, once = false }: Pick<NamespaceTarget, 'region'> & { readonly once?: boolean },
): Promise<v.InferOutput<typeof OWN_TOKEN>> {
  return wire.get({
    call: { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once, invalidReason: 'input' },
    shape: shapeOf(OWN_TOKEN),
  });
}

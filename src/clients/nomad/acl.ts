import * as v from 'valibot';
import { shapeOf } from './call.ts';
import { listOf, timestamp, textField } from './fields.ts';
import type { NamespaceTarget } from './target.ts';
import type { NomadWire } from './wire.ts';

export interface LogInRequest extends Pick<NamespaceTarget, 'region'> {
  readonly authMethod: string;
  /** A signed JWT. */
  readonly identityToken: string;
}

const OWN_TOKEN = v.object({
  AccessorID: v.string(),
  Name: textField,
  /** `client` or `management`. */
  Type: textField,
  Policies: listOf(v.string()),
  Roles: listOf(v.object({ Name: textField })),
  ExpirationTime: timestamp,
});

const FRESH_TOKEN = v.object({ ...OWN_TOKEN.entries, SecretID: v.string() });

/**
 * Log in with a signed identity token: POST /v1/acl/login, `{AuthMethodName, LoginToken}` → an ACL token. The caller
 * has to mask its `SecretID` first. Never repeated: each request creates a token.
 *
 * @throws ServiceError `unauthorized` (invalid audience, expired, invalid signature); `invalid` (unknown method, no
 *   binding rule matches, ACLs are disabled); `server` (also before 1.5.4), `unreachable`
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
      deniedHint: `Compare the audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
      invalidReason: 'input',
      since: '1.5.4',
      secrets: [identityToken],
    },
    shape: shapeOf(FRESH_TOKEN),
  });
}

/**
 * Read Self Token: GET /v1/acl/token/self → the client's own token; without one, the token `anonymous`. With ACLs
 * disabled, a token named `acls-disabled`; servers before 1.11.2 reject the request then.
 *
 * @param request with `once`, the request is not repeated if the server is busy
 * @throws ServiceError `unauthorized` (unknown or expired); `invalid` (ACLs are disabled, before 1.11.2); `server`,
 *   `unreachable`
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

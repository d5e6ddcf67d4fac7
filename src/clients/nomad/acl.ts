import * as v from 'valibot';
import type { Call } from './call.ts';
import { moment } from './moment.ts';
import { listOf, shaped, text } from './shape.ts';
import type { Target } from './target.ts';
import type { Wire } from './wire.ts';

export interface LogInRequest extends Pick<Target, 'region'> {
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
  ExpirationTime: moment,
});

// Kept apart: what tells of a token does not hold it.
const FRESH_TOKEN = v.object({ ...OWN_TOKEN.entries, SecretID: v.string() });

/**
 * Log in with a signed identity token: POST /v1/acl/login, `{AuthMethodName, LoginToken}` → an ACL token, whose `SecretID` has to
 * be masked before anything else. Never sent again: each time makes a token.
 *
 * @throws ServiceError `unauthorized` (wrong audience, expired, badly signed); `invalid` (unknown method, no rule binds, ACLs
 *   are off); `server` (one before 1.5.4, too), `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#login-with-jwt
 */
export async function logIn(
  wire: Wire,
  { authMethod, identityToken, region }: LogInRequest,
): Promise<v.InferOutput<typeof FRESH_TOKEN>> {
  const call: Call = {
    method: 'POST',
    path: '/v1/acl/login',
    region,
    body: { AuthMethodName: authMethod, LoginToken: identityToken },
    repeatable: false,
    denied: `Compare audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
    mistake: 'input',
    since: { version: '1.5.4' },
    secrets: [identityToken],
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(FRESH_TOKEN, value));
}

/**
 * Read Self Token: GET /v1/acl/token/self → what the client's own token may; without one, the token `anonymous`. Where ACLs are off, whatever
 * was sent, one called `acls-disabled`; older servers refuse then.
 *
 * @param request with `once` it is not sent again where the server is busy
 * @throws ServiceError `unauthorized` (unknown or expired); `invalid` (an older one where ACLs are off); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#read-self-token
 */
export async function readOwnToken(
  wire: Wire,
  { region, once = false }: Pick<Target, 'region'> & { readonly once?: boolean },
): Promise<v.InferOutput<typeof OWN_TOKEN>> {
  const call: Call = { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once, mistake: 'input' };
  return wire.read(call, await wire.ask(call), (value) => shaped(OWN_TOKEN, value));
}

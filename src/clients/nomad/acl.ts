import * as v from 'valibot';
import { defineItemRead, toShape, type NamespaceTarget } from './wire/call.ts';
import { defineList, timeSchema, textField } from './wire/fields.ts';
import type { NomadWire } from './wire/wire.ts';

export interface LogInRequest extends Pick<NamespaceTarget, 'region'> {
  readonly authMethod: string;
  /** A signed JWT. */
  readonly identityToken: string;
}

const ownTokenSchema = v.object({
  AccessorID: v.string(),
  Name: textField,
  /** `client` or `management`. */
  Type: textField,
  Policies: defineList(v.string()),
  Roles: defineList(v.object({ ID: textField, Name: textField })),
  ExpirationTime: timeSchema,
});

const newTokenSchema = v.object({ ...ownTokenSchema.entries, SecretID: v.string() });

/**
 * Log in with a signed identity token: POST /v1/acl/login, `{AuthMethodName, LoginToken}` → an ACL token. The caller
 * must mask its `SecretID` before any other output. Never repeated: each request creates a token.
 *
 * @throws ServiceError `unauthorized` (invalid audience, expired, invalid signature, no binding rule matches); `input` (unknown method, ACLs are disabled)
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#login-with-jwt
 */
export async function logIn(
  wire: NomadWire,
  { authMethod, identityToken, region }: LogInRequest,
): Promise<v.InferOutput<typeof newTokenSchema>> {
  return wire.get({
    call: {
      method: 'POST',
      path: '/v1/acl/login',
      region,
      body: { AuthMethodName: authMethod, LoginToken: identityToken },
      deniedHint: `Compare the audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
      secrets: [identityToken],
    },
    shape: toShape(newTokenSchema),
  });
}

/**
 * Read Self Token: GET /v1/acl/token/self → the token of the request, or the token `anonymous` if it has none. With ACLs
 * disabled, a token named `acls-disabled`; servers before 1.11.2 reject the request in that case.
 *
 * @param request with `once`, the request is not repeated if the server is busy
 * @throws ServiceError `unauthorized` (unknown or expired); `input` (ACLs are disabled, before 1.11.2)
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/tokens#read-self-token
 */
export async function readOwnToken(
  wire: NomadWire,
  { region, isSingleAttempt = false }: Pick<NamespaceTarget, 'region'> & { readonly isSingleAttempt?: boolean },
): Promise<v.InferOutput<typeof ownTokenSchema>> {
  return wire.get({
    call: { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !isSingleAttempt },
    shape: toShape(ownTokenSchema),
  });
}

const roleSchema = v.object({ Policies: defineList(v.object({ Name: textField })) });

/** Read Role: GET /v1/acl/role/:role_id → its policies. A token may read its own roles. @see https://developer.hashicorp.com/nomad/api-docs/acl/roles#read-role-by-id */
export const readAclRole = defineItemRead('/v1/acl/role/:id', 'role ID', roleSchema);

const namespaceRuleSchema = v.object({
  /** `*` matches any characters. */
  Name: textField,
  Capabilities: defineList(v.string()),
  /** The rules for Nomad variables. */
  Variables: v.nullish(v.object({ Paths: defineList(v.object({ Capabilities: defineList(v.string()) })) })),
});

/** A rule for an object outside of namespaces: `read`, `write` or `deny`, or capabilities that grant them. */
const clusterRuleSchema = v.nullish(v.object({ Policy: textField, Capabilities: defineList(v.string()) }));

const policySchema = v.object({
  /** The rules as Nomad reads them, with the capabilities that `policy = "write"` stands for. */
  RulesJSON: v.object({
    Namespaces: defineList(namespaceRuleSchema),
    Agent: clusterRuleSchema,
    Node: clusterRuleSchema,
    Operator: clusterRuleSchema,
    Quota: clusterRuleSchema,
  }),
});
export type AclPolicy = v.InferOutput<typeof policySchema>;

/**
 * Read Policy: GET /v1/acl/policy/:policy_name → its rules. A token may read its own policies, including those of its roles.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/acl/policies#read-policy
 */
export const readAclPolicy = defineItemRead('/v1/acl/policy/:id', 'policy name', policySchema);

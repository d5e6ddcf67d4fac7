import { createHash } from 'node:crypto';
import { formatTime } from '../../clock.ts';
import { type ApiResponse, type ApiRequest, Refusal } from '../../http/exchange.ts';
import { type Token, withoutAcl } from '../acl/access.ts';
import { IdentityError, isBound } from '../acl/identities.ts';
import type { Acl } from '../acl/keys.ts';
import { policies, type PolicyName } from '../acl/rights.ts';
import { formatErrors } from '../job/errors.ts';
import { LoginRequest } from '../shapes/requests.ts';
import { readBody, readHeaders, type World } from '../world.ts';

const defaultMethod = 'github';
const defaultMinutes = 10;

function requireAcl({ acl }: World): Acl {
  if (acl === undefined) throw new Refusal(400, 'ACL support disabled');
  return acl;
}

/** GET /v1/acl/token/self: the token of the request with its secret; a placeholder if ACLs are disabled. */
export function handleSelf(request: ApiRequest, _: string, world: World): ApiResponse {
  const token = world.acl?.access.findToken(request) ?? withoutAcl;
  return { status: 200, json: showToken(token), headers: readHeaders(token.index) };
}

/** GET /v1/acl/policy/:name: a policy with its rules; a token may read its own. */
export function handlePolicy(request: ApiRequest, name: string, world: World): ApiResponse {
  const token = requireAcl(world).access.findToken(request);
  if (token.Type !== 'management' && token.Policies?.includes(name) !== true)
    throw new Refusal(403, 'Permission denied');
  const rights = policies[name as PolicyName] as ReadonlySet<string> | undefined;
  if (rights === undefined) throw new Refusal(404, 'ACL policy not found');
  const Capabilities = [...rights];
  const Rules = `namespace "default" { capabilities = ${JSON.stringify(Capabilities)} }`;
  const Namespaces = [{ Capabilities, Name: 'default', Policy: '', Variables: null }];
  const empty = { Agent: null, ExtraKeysHCL: null, HostVolumes: null, Node: null, NodePools: null, Operator: null };
  const RulesJSON = { ...empty, Namespaces, Plugin: null, Quota: null, Raw: Rules, Sentinel: null };
  const Hash = createHash('sha256').update(Rules).digest('base64');
  const json = { CreateIndex: 2, Description: '', Hash, JobACL: null, ModifyIndex: 2, Name: name, Rules, RulesJSON };
  return { status: 200, json, headers: readHeaders(2) };
}

/** GET /v1/acl/auth-methods: the auth methods, which are public. */
export function handleAuthMethods(_: ApiRequest, __: string, world: World): ApiResponse {
  requireAcl(world);
  const Hash = createHash('sha256').update(defaultMethod).digest('base64');
  const json = [{ Name: defaultMethod, Type: 'JWT', Default: true, Hash, CreateIndex: 3, ModifyIndex: 3 }];
  return { status: 200, json, headers: readHeaders(3) };
}

/** GET /.well-known/jwks.json: the key that signs the identities. */
export function handleKeys(_: ApiRequest, __: string, world: World): ApiResponse {
  return { status: 200, json: requireAcl(world).identities.keys() };
}

/** POST /v1/acl/login: exchanges a signed identity for a token of ten minutes. */
export function handleLogin(request: ApiRequest, _: string, world: World): ApiResponse {
  const { access, identities } = requireAcl(world);
  const { AuthMethodName, LoginToken } = readBody(request, LoginRequest);
  const [method, token] = [AuthMethodName ?? '', LoginToken ?? ''];
  const missingFields = [
    ...(method === '' ? ['missing auth method name'] : []),
    ...(token === '' ? ['missing login token'] : []),
  ];
  if (missingFields.length > 0) throw new Refusal(400, `invalid login request: ${formatErrors(missingFields)}`);
  if (method !== defaultMethod) throw new Refusal(400, `auth-method ${JSON.stringify(method)} not found`);
  if (!isBound(verify(() => identities.readClaims(token))))
    throw new Refusal(400, 'no role or policy bindings matched');
  const expires = world.clock.now() + defaultMinutes * 60 * 1e9;
  const newToken = access.add({ name: `JWT-${defaultMethod}`, policy: 'deploy', index: world.store.next(), expires });
  return { status: 200, json: showToken(newToken), headers: { 'X-Nomad-Index': '0' } };
}

function verify<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const reason = `unable to verify signature of JWT token: ${error.message}`;
    throw new Refusal(401, `unable to validate provided token: ${reason}`);
  }
}

function showToken({ created, expires, index, ...token }: Token): unknown {
  return {
    ...token,
    Roles: null,
    Global: token.Type === 'management',
    CreateTime: created === 0 ? '0001-01-01T00:00:00Z' : formatTime(created),
    ExpirationTime: formatTime(expires),
    ExpirationTTL: expires === 0 ? '' : `${defaultMinutes}m0s`,
    CreateIndex: index,
    ModifyIndex: index,
  };
}

import { ActionError, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { hasAclsOff, isUnlimited, readTokenPolicies } from '../../operations/token/token-rights.ts';
import { failed, passed, skipped, unknown, warned, type Finding } from './probe.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';

/** What the policies of a token allow; `unknown` if Nomad does not show it, `invalid` if Nomad does not know the token. */
export type TokenRights = 'unlimited' | 'unknown' | 'invalid' | readonly AclPolicy[];

interface TokenAnswer {
  readonly finding: Finding;
  readonly rights: TokenRights;
}

export async function readToken(
  nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy'>,
  { dialect, region, token: secret }: Pick<ConnectionInputs, 'dialect' | 'region' | 'token'>,
): Promise<TokenAnswer> {
  if (dialect === 'generic')
    return { finding: skipped('The generic API has no endpoint for tokens'), rights: 'unknown' };
  const token = await orElse(nomad.readOwnToken({ region }), explainUnread);
  if ('finding' in token) return token;
  if (hasAclsOff(token)) return { finding: aclsOff, rights: 'unlimited' };
  if (isUnlimited(token)) return { finding: management(token), rights: 'unlimited' };
  const policies = await orUndefined(readTokenPolicies(nomad, token, region));
  return {
    finding: secret === undefined ? anonymous : judgeToken(token, policies !== undefined),
    rights: policies ?? 'unknown',
  };
}

function explainUnread(error: ActionError): TokenAnswer {
  if (!(error instanceof ServiceError)) throw error;
  // Before 1.11.2.
  if (/ACL support disabled/.test(error.message)) return { finding: aclsOff, rights: 'unlimited' };
  if (error.reason === 'unauthorized') return { finding: failed(unknownToken(error)), rights: 'invalid' };
  return { finding: unknown(error.message, 'Re-run the job.'), rights: 'unknown' };
}

const aclsOff = warned(
  'ACLs are off: everyone who can reach Nomad may change everything',
  'Enable ACLs on the servers, and give each workflow a token of its own.',
);

const anonymous = warned('None is set, so requests are anonymous', 'Set `token` from a secret, or `auth-method`.');

type OwnToken = Awaited<ReturnType<Nomad['readOwnToken']>>;

function management({ Name }: OwnToken): Finding {
  const found = `Management token${Name === '' ? '' : ` \`${Name}\``}: it may change everything in the cluster`;
  return warned(found, 'Use a token with a policy that has only what the modes need.');
}

function unknownToken(error: ActionError): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: 'Nomad does not know this token',
    help: 'missing-right',
    hint: 'Set `token` to a valid one: this one has expired, was deleted, or belongs to another cluster or region.',
    cause: error,
  });
}

function judgeToken({ Name, ExpirationTime, Policies, Roles }: OwnToken, arePoliciesRead: boolean): Finding {
  const name = Name === '' ? 'Client token' : `Client token \`${Name}\``;
  const end = ExpirationTime?.toISOString().replace('T', ' ').slice(0, 16);
  const names = [
    ...list('policy', 'policies', Policies),
    ...list(
      'role',
      'roles',
      Roles.map((role) => role.Name),
    ),
  ];
  const found = `${name}${end === undefined ? '' : ` until ${end} UTC`}; ${names.join(', ') || 'no policies'}`;
  if (arePoliciesRead) return passed(found);
  const fix = 'Compare the policies with those in the documentation of the modes: `nomad acl policy info`.';
  return unknown(`${found}, which cannot be read`, fix);
}

function list(one: string, several: string, names: readonly string[]): readonly string[] {
  return names.length === 0
    ? []
    : [`${names.length === 1 ? one : several} ${names.map((name) => `\`${name}\``).join(', ')}`];
}

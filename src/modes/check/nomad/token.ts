import { ActionError, orUndefined, ServiceError } from '../../../errors.ts';
import { hasAclsOff, isUnlimited, readTokenPolicies } from '../../../operations/token/token-rights.ts';
import { failed, passed, skipped, unknown, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { AclPolicy } from '../../../clients/nomad/acl.ts';
import type { Agent } from '../../../clients/nomad/agent.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';

/** What Nomad shows of a token. `unknown`: Nomad does not show it; `invalid`: Nomad does not know it. */
export type TokenRights =
  | { readonly kind: 'unlimited' | 'unknown' | 'invalid' }
  | { readonly kind: 'limited'; readonly policies: readonly AclPolicy[] };

interface CheckedToken {
  readonly check: Check;
  readonly token: TokenRights & { readonly version: string | undefined };
  /** Version and region of the agent; undefined if the token may not read them. */
  readonly agent: Agent | undefined;
}

interface TokenQuery {
  readonly nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy' | 'readAgent'>;
  readonly connection: ConnectionInputs;
  readonly subject: CheckSubject;
}

/** Reads the token, its roles and its policies. */
export async function checkToken({ nomad, connection, subject }: TokenQuery): Promise<CheckedToken> {
  if (connection.dialect === 'generic') {
    const check = skipped(subject, 'The generic API has no endpoint for tokens');
    return { check, token: { kind: 'unknown', version: undefined }, agent: undefined };
  }
  const [agent, found] = await Promise.all([
    orUndefined(nomad.readAgent({})),
    findToken({ nomad, connection, subject }),
  ]);
  const version = agent?.config.Version.Version;
  return { check: found.check, token: { ...found.token, version }, agent };
}

interface FoundToken {
  readonly check: Check;
  readonly token: TokenRights;
}

async function findToken({ nomad, connection, subject }: TokenQuery): Promise<FoundToken> {
  const { region, token: secret } = connection;
  try {
    const token = await nomad.readOwnToken({ region });
    if (hasAclsOff(token)) return { check: aclsOff(subject), token: { kind: 'unlimited' } };
    if (isUnlimited(token)) return { check: management(subject, token.Name), token: { kind: 'unlimited' } };
    const policies = await orUndefined(readTokenPolicies(nomad, token, region));
    const names = describePolicies(token);
    if (secret === undefined)
      return {
        check: warned(
          subject,
          'None is set, so requests are anonymous',
          'Set `token` from a secret, or `auth-method`.',
        ),
        token: policies === undefined ? { kind: 'unknown' } : { kind: 'limited', policies },
      };
    if (policies !== undefined)
      return { check: passed(subject, `${describeToken(token)}; ${names}`), token: { kind: 'limited', policies } };
    const hint = 'Compare the policies with those in the documentation of the modes: `nomad acl policy info`.';
    return {
      check: unknown(subject, `${describeToken(token)}; ${names}, which cannot be read`, hint),
      token: { kind: 'unknown' },
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Before 1.11.2.
    if (/ACL support disabled/.test(error.message)) return { check: aclsOff(subject), token: { kind: 'unlimited' } };
    if (error.reason === 'unauthorized')
      return { check: failed(subject, unknownToken(error)), token: { kind: 'invalid' } };
    return { check: unknown(subject, error.message, 'Re-run the job.'), token: { kind: 'unknown' } };
  }
}

function aclsOff(subject: CheckSubject): Check {
  const found = 'ACLs are off: everyone who can reach Nomad may change everything';
  return warned(subject, found, 'Enable ACLs on the servers, and give each workflow a token of its own.');
}

function management(subject: CheckSubject, name: string): Check {
  const found = `Management token${name === '' ? '' : ` \`${name}\``}: it may change everything in the cluster`;
  return warned(subject, found, 'Use a token with a policy that has only what the modes need.');
}

function unknownToken(error: ServiceError): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: 'Nomad does not know this token',
    help: 'missing-right',
    hint: 'Set `token` to a valid one: this one has expired, was deleted, or belongs to another cluster or region.',
    cause: error,
  });
}

type OwnToken = Awaited<ReturnType<Nomad['readOwnToken']>>;

function describeToken({ Name, ExpirationTime }: OwnToken): string {
  const name = Name === '' ? 'Client token' : `Client token \`${Name}\``;
  return ExpirationTime === null
    ? name
    : `${name} until ${ExpirationTime.toISOString().replace('T', ' ').slice(0, 16)} UTC`;
}

function describePolicies({ Policies, Roles }: OwnToken): string {
  const all = [
    ...listNames(['policy', 'policies'], Policies),
    ...listNames(
      ['role', 'roles'],
      Roles.map(({ Name }) => Name),
    ),
  ];
  return all.length === 0 ? 'no policies' : all.join(', ');
}

function listNames([one, several]: readonly [string, string], names: readonly string[]): readonly string[] {
  return names.length === 0
    ? []
    : [`${names.length === 1 ? one : several} ${names.map((name) => `\`${name}\``).join(', ')}`];
}

import { ActionError, ServiceError, orElse, orUndefined } from '../../errors.ts';
import {
  capabilitiesIn,
  includesCapability,
  hasAclsOff,
  isUnlimited,
  readTokenPolicies,
} from '../../operations/token/token-rights.ts';
import {
  capabilitiesOf,
  type Capability,
  type CheckedMode,
  type NeededCapability,
  type NeedSettings,
} from '../needs.ts';
import { checksOf, failed, passed, skipped, unknown, warned, type Check, type Finding } from './findings.ts';
import { policyLine } from '../../clients/nomad/wire/nomad-refusal.ts';
import { unknownTokenError } from '../../operations/connect-nomad.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';

interface RightsQuery {
  readonly modes: readonly CheckedMode[];
  readonly settings: NeedSettings;
  /** Of the jobs. */
  readonly namespace: string;
  readonly rights: TokenRights;
}

/** Whether the token has the capabilities that each mode needs. */
export function checkRights({ modes, settings, namespace, rights }: RightsQuery): readonly Check[] {
  const where = namespace === '*' ? 'all namespaces' : `namespace \`${namespace}\``;
  return modes.map((mode) => {
    const finding = judgeMode(capabilitiesOf(mode.needs, settings), rights, namespace);
    return checksOf([mode])(`nomad-rights-${mode.name}`, `\`${mode.name}\` in ${where}`, finding);
  });
}

function judgeMode(needed: readonly NeededCapability[], rights: TokenRights, namespace: string): Finding {
  if (rights === 'invalid') return skipped('The token is not valid');
  const names = needed.map(({ capability }) => capability);
  if (rights === 'unknown') {
    const fix = `Make sure that a policy of the token has: \`${policyLine(namespace, names)}\``;
    return unknown(`It is unknown whether the token has ${listNeeded(needed)}`, fix);
  }
  const granted = rights === 'unlimited' ? undefined : capabilitiesIn(rights, namespace);
  const missing = needed.filter(({ capability }) => granted && !includesCapability(granted, capability));
  if (missing.length === 0) return passed(`Has ${names.map((name) => `\`${name}\``).join(', ')}`);
  const fix = describeAddition(namespace, missing);
  const message = `Lacks ${listNeeded(missing)}`;
  if (missing.every(({ only }) => only !== undefined)) return warned(message, fix);
  return failed(new ActionError({ reason: 'unauthorized', message, help: 'missing-right', hint: fix }));
}

function listNeeded(needed: readonly NeededCapability[]): string {
  return needed
    .map(({ capability, only }) => `\`${capability}\`${only === undefined ? '' : ` (only for ${only})`}`)
    .join(', ');
}

/** The capabilities before 1.11.2; for everything else, these versions need `submit-job`. */
const oldCapabilities: ReadonlySet<Capability> = new Set([
  'parse-job',
  'read-job',
  'list-jobs',
  'dispatch-job',
  'scale-job',
  'alloc-lifecycle',
]);

function describeAddition(namespace: string, missing: readonly NeededCapability[]): string {
  const names = missing.map(({ capability }) => capability);
  const isRecent = names.some((name) => !oldCapabilities.has(name));
  const note = isRecent ? '. Before Nomad 1.11.2, `submit-job` is needed instead.' : '';
  return `Add to the policy of the token: \`${policyLine(namespace, names)}\`${note}`;
}

/** What the policies of a token allow; `unknown` if Nomad does not show it, `invalid` if Nomad does not know the token. */
type TokenRights = 'unlimited' | 'unknown' | 'invalid' | readonly AclPolicy[];

interface TokenAnswer {
  readonly finding: Finding;
  readonly rights: TokenRights;
}

export async function readToken(
  nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy'>,
  { dialect, region, token: secret, authMethod }: ConnectionInputs,
): Promise<TokenAnswer> {
  if (dialect === 'generic')
    return { finding: skipped('The generic API has no endpoint for tokens'), rights: 'unknown' };
  const token = await orElse(nomad.readOwnToken({ region }), explainUnread);
  if ('finding' in token) return token;
  if (hasAclsOff(token)) return { finding: aclsOff, rights: 'unlimited' };
  if (isUnlimited(token)) return { finding: management(token), rights: 'unlimited' };
  const policies = await orUndefined(readTokenPolicies(nomad, token, region));
  return {
    finding: (secret ?? authMethod) === undefined ? anonymous : judgeToken(token, policies !== undefined),
    rights: policies ?? 'unknown',
  };
}

function explainUnread(error: ActionError): TokenAnswer {
  if (!(error instanceof ServiceError)) throw error;
  // Before 1.11.2.
  if (/ACL support disabled/.test(error.message)) return { finding: aclsOff, rights: 'unlimited' };
  if (error.reason === 'unauthorized')
    return { finding: failed(unknownTokenError('Nomad does not recognize this token', error)), rights: 'invalid' };
  return { finding: unknown(error.message, 'Re-run the job.'), rights: 'unknown' };
}

const aclsOff = warned(
  'ACLs are off: anyone who can reach Nomad can change everything',
  'Enable ACLs on the servers, and give each workflow a separate token.',
);

const anonymous = warned('No token is set: requests are anonymous', 'Set `token` from a secret, or `auth-method`.');

type OwnToken = Awaited<ReturnType<Nomad['readOwnToken']>>;

function management({ Name }: OwnToken): Finding {
  const found = `Management token${Name === '' ? '' : ` \`${Name}\``}: it can change everything in the cluster`;
  return warned(found, 'Use a token whose policies have only the capabilities that the modes need.');
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

import { orUndefined } from '../../errors.ts';
import { matchesWhole } from '../../inputs/pattern.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type OwnToken = Awaited<ReturnType<Nomad['readOwnToken']>>;

/** Whether a token may do everything: a management token, and every request where ACLs are off. */
export function isUnlimited(token: Pick<OwnToken, 'Type' | 'AccessorID'>): boolean {
  return token.Type === 'management' || hasAclsOff(token);
}

/** Whether ACLs are off, by the token that Nomad then shows (since 1.11.2). */
export function hasAclsOff({ AccessorID }: Pick<OwnToken, 'AccessorID'>): boolean {
  return AccessorID === 'acls-disabled';
}

/**
 * The policies of a token, also those of its roles.
 *
 * @throws ServiceError `unauthorized`, if the token may not read them; see `readAclPolicy`
 */
export async function readTokenPolicies(
  nomad: Pick<Nomad, 'readAclRole' | 'readAclPolicy'>,
  { Policies, Roles }: Pick<OwnToken, 'Policies' | 'Roles'>,
  region: string | undefined,
): Promise<readonly AclPolicy[]> {
  const roles = await Promise.all(Roles.map(async ({ ID }) => nomad.readAclRole({ id: ID, region })));
  const names = new Set([...Policies, ...roles.flatMap((role) => role.Policies.map(({ Name }) => Name))]);
  // Nomad ignores the name of a policy that does not exist, such as `anonymous` of a request without a token.
  const read = [...names].map(async (id) => orUndefined(nomad.readAclPolicy({ id, region }), 'not-found'));
  return (await Promise.all(read)).flatMap((policy) => policy ?? []);
}

/**
 * The capabilities that policies grant in a namespace, as Nomad resolves them: the rules of one name are joined, the rule with the exact name takes
 * precedence, then the pattern that is closest, and `deny` denies all. In all namespaces (`*`), what is granted in any.
 *
 * @see https://developer.hashicorp.com/nomad/docs/other-specifications/acl-policy#namespace-rules
 */
export function capabilitiesIn(policies: readonly AclPolicy[], namespace: string): ReadonlySet<string> {
  const byName = joinRules(policies);
  if (namespace === '*') return new Set([...byName.values()].flatMap((granted) => [...granted]));
  const exact = byName.get(namespace);
  if (exact !== undefined) return exact;
  const matching = [...byName].filter(([pattern]) => matchesWhole(pattern.split('*'), namespace));
  return matching.toSorted(([a], [b]) => compareCloseness(a, b))[0]?.[1] ?? new Set();
}

/** The longer a pattern without its asterisks, the closer; of two that are equally close, the last one by its bytes counts (2.0.5, observed). */
function compareCloseness(a: string, b: string): number {
  return b.replaceAll('*', '').length - a.replaceAll('*', '').length || (a < b ? 1 : -1);
}

function joinRules(policies: readonly AclPolicy[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = policies.flatMap(({ RulesJSON }) => RulesJSON.Namespaces);
  const joined = [...Map.groupBy(rules, ({ Name }) => Name)].map(([name, same]) => {
    const granted = new Set(same.flatMap(({ Capabilities }) => Capabilities));
    return [name, granted.has('deny') ? new Set<string>() : granted] as const;
  });
  return new Map(joined);
}

/** Other capabilities that include one: https://developer.hashicorp.com/nomad/docs/secure/acl/policies/capabilities */
const included: Readonly<Record<string, readonly string[]>> = {
  'parse-job': ['submit-job'],
  'plan-job': ['submit-job'],
  'register-job': ['submit-job'],
  'deregister-job': ['submit-job', 'purge-job'],
  'revert-job': ['submit-job'],
  'stable-job': ['submit-job'],
  'evaluate-job': ['submit-job'],
  'scale-job': ['submit-job'],
  'force-periodic-job': ['submit-job', 'dispatch-job'],
  'promote-deployment': ['submit-job'],
  'fail-deployment': ['submit-job'],
};

/** Whether a set of capabilities includes one, directly or by a wider one. */
export function includesCapability(granted: ReadonlySet<string>, capability: string): boolean {
  return granted.has(capability) || (included[capability]?.some((wider) => granted.has(wider)) ?? false);
}

import { orUndefined, orElse, ActionError } from '../../errors.ts';
import { codeList } from '../../text/numbers.ts';
import type { Wait } from '../../inputs/shared.ts';
import { matchesWhole } from '../../inputs/pattern.ts';
import { plain } from '../../text/log-text.ts';
import { linkDocumentation } from '../../report/documentation.ts';
import { withTimeout } from '../../clients/http/retry.ts';
import { describePolicy } from '../../clients/nomad/wire/nomad-refusal.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { Runner } from '../../clients/github/runner.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { Promotion } from '../../inputs/job.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';

export type OwnToken = Awaited<ReturnType<Nomad['readOwnToken']>>;

/** Whether a token has all permissions: a management token, or any token if ACLs are disabled. */
export function isUnlimited(token: Pick<OwnToken, 'Type' | 'AccessorID'>): boolean {
  return token.Type === 'management' || hasAclsOff(token);
}

/** Whether ACLs are off, by the token that Nomad then shows (since 1.11.2). */
export function hasAclsOff({ AccessorID }: Pick<OwnToken, 'AccessorID'>): boolean {
  return AccessorID === 'acls-disabled';
}

/** The policies of a token, including policies of its roles. @throws ServiceError `unauthorized`, if the token cannot read them; see `readAclPolicy` */
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
 * The capabilities that policies grant in a namespace, as Nomad resolves them: rules with the same name are merged, the rule with the exact name takes precedence, then the
 * closest pattern, and `deny` denies everything. For all namespaces (`*`), the capabilities that are granted in any of them.
 *
 * @see https://developer.hashicorp.com/nomad/docs/other-specifications/acl-policy#namespace-rules
 */
export function listPolicyCapabilities(policies: readonly AclPolicy[], namespace: string): ReadonlySet<string> {
  const byName = joinRules(policies);
  if (namespace === '*') return new Set([...byName.values()].flatMap((rights) => [...rights]));
  const exact = byName.get(namespace);
  if (exact !== undefined) return exact;
  const matchingRules = [...byName].filter(([pattern]) => matchesWhole(pattern.split('*'), namespace));
  return matchingRules.toSorted(([a], [b]) => compareCloseness(a, b))[0]?.[1] ?? new Set();
}

/** The longer a pattern without its asterisks, the closer; if two are equally close, the last one by its bytes applies (2.0.5, observed). */
function compareCloseness(a: string, b: string): number {
  return b.replaceAll('*', '').length - a.replaceAll('*', '').length || (a < b ? 1 : -1);
}

function joinRules(policies: readonly AclPolicy[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = policies.flatMap(({ RulesJSON }) => RulesJSON.Namespaces);
  const joinedRules = [...Map.groupBy(rules, ({ Name }) => Name)].map(([name, same]) => {
    const rights = new Set(same.flatMap(({ Capabilities }) => Capabilities));
    return [name, rights.has('deny') ? new Set<string>() : rights] as const;
  });
  return new Map(joinedRules);
}

/** The capabilities that include a capability: https://developer.hashicorp.com/nomad/docs/secure/acl/policies/capabilities */
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

/** Whether a set of capabilities includes a capability, directly or by a wider capability. */
export function includesCapability(rights: ReadonlySet<string>, capability: string): boolean {
  return rights.has(capability) || (included[capability]?.some((wider) => rights.has(wider)) ?? false);
}

interface TokenCheck {
  readonly event: Pick<RunnerContext, 'pullRequest'>;
  readonly inputs: { readonly nomad: ConnectionInputs };
  readonly nomad: Pick<Nomad, 'readOwnToken'>;
  readonly runner: Runner;
}

const maxWaitMilliseconds = 2000;

const text =
  'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
  `Use a token that can only plan: ${linkDocumentation('tokens.md')}#the-plan`;

/**
 * Warns of a management token on an event of a pull request. Reads the token once, and not its policies, which would take a request each. Call it after
 * Nomad has responded, in the background: it neither delays a run nor fails it.
 */
export async function warnAboutManagementToken({ event, inputs, nomad, runner }: TokenCheck): Promise<void> {
  const { dialect, token: secret, authMethod, region } = inputs.nomad;
  const isChecked = event.pullRequest !== undefined && dialect === 'nomad';
  if (!isChecked || (secret ?? authMethod) === undefined) return;
  const reading = orUndefined(nomad.readOwnToken({ region, isSingleAttempt: true }));
  const token = await withTimeout(maxWaitMilliseconds, reading);
  // With ACLs off every request is a management request.
  if (token?.Type === 'management' && !hasAclsOff(token)) runner.warning(plain`${text}`);
}

export type OptionalReads = ReturnType<typeof createOptionalReads>;

/** The optional reads of a plan about registered jobs, and the namespaces in which the token has no access. */
export function createOptionalReads() {
  const deniedNamespaces = new Set<string>();
  return {
    /** The response; `undefined` after an error. */
    orUndefined: async <T>(response: Promise<T>, namespace = 'default'): Promise<T | undefined> =>
      orElse(response, ({ reason }) => {
        if (reason === 'unauthorized') deniedNamespaces.add(namespace);
        return undefined;
      }),
    /** `undefined` if nothing was denied. */
    warning: () => (deniedNamespaces.size === 0 ? undefined : describeUnreadable([...deniedNamespaces].toSorted())),
  };
}

function describeUnreadable(namespaces: readonly string[]): string {
  return (
    `The token lacks the capability \`read-job\` in namespace ${codeList(namespaces)}, so the plan may omit changes, stops and unfinished deployments. ` +
    `Add it to the policy of the token: ${linkDocumentation('tokens.md')}#the-plan`
  );
}

interface PromotionCheck {
  readonly inputs: { readonly nomad: ConnectionInputs; readonly wait: Wait; readonly promotion: Promotion };
  readonly nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy'>;
  /** The capabilities that the mode needs. */
  readonly capabilities: readonly string[];
}

/**
 * Checks before a write that the run may promote the canaries that the write creates. If the token or its policies cannot be read, Nomad decides after the
 * write.
 *
 * @param jobs whose canaries wait for promotion after the write
 * @returns the error for each job that could not be promoted; without jobs it costs no request
 */
export async function findPromotionDenials(
  jobs: readonly (JobTarget & { readonly file?: string })[],
  { inputs, nomad, capabilities }: PromotionCheck,
): Promise<readonly ActionError[]> {
  const { wait, promotion, nomad: connection } = inputs;
  if (wait === 'false' || promotion.after === undefined || connection.dialect !== 'nomad') return [];
  const policies = jobs.length === 0 ? undefined : await orUndefined(readOwnPolicies(nomad, connection.region));
  if (policies === undefined) return [];
  return jobs.flatMap(({ id, file, namespace = connection.namespace ?? 'default' }) =>
    includesCapability(listPolicyCapabilities(policies, namespace), 'promote-deployment')
      ? []
      : [createDeniedError({ id, namespace, file }, capabilities)],
  );
}

/** Whether a write creates canaries that Nomad does not promote automatically. @param job as written @param groups in its plan */
export function createsManualCanaries(job: Job, groups: Verdict['groups']): boolean {
  const withCanaries = new Set(groups.filter(({ canaries }) => canaries > 0).map(({ name }) => name));
  const updates = (job.TaskGroups ?? []).filter(({ Name }) => withCanaries.has(Name ?? ''));
  return updates.some(
    ({ Update: update }) => (update as { readonly AutoPromote?: unknown } | null | undefined)?.AutoPromote !== true,
  );
}

/** The policies of the token of the run; `undefined` for a management token, and if ACLs are disabled. */
async function readOwnPolicies(
  nomad: PromotionCheck['nomad'],
  region: string | undefined,
): Promise<readonly AclPolicy[] | undefined> {
  const token = await nomad.readOwnToken({ region, isSingleAttempt: true });
  return isUnlimited(token) ? undefined : readTokenPolicies(nomad, token, region);
}

function createDeniedError(
  { id: job, namespace, file }: Readonly<Record<'id' | 'namespace', string>> & { readonly file: string | undefined },
  capabilities: readonly string[],
): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: `The canaries of \`${job}\` could not be promoted: the token lacks the capability \`promote-deployment\` in namespace \`${namespace}\`. Nothing was written`,
    location: file === undefined ? undefined : { file },
    help: 'missing-capability',
    hint: `Add \`promote-deployment\` to a policy of the token. ${describePolicy(namespace, [...capabilities, 'promote-deployment'])} Or set \`promote: off\`, and promote the canaries manually.`,
  });
}

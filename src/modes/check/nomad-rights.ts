import { randomUUID } from 'node:crypto';
import { ActionError, errorsIn, ServiceError, orElse, orUndefined } from '../../errors.ts';
import {
  capabilitiesIn,
  includesCapability,
  hasAclsOff,
  isUnlimited,
  readTokenPolicies,
} from '../../operations/token/token-rights.ts';
import { listTexts } from '../../text/numbers.ts';
import {
  capabilitiesOf,
  type Capability,
  type CheckedMode,
  type NeededCapability,
  type NeedSettings,
} from '../needs.ts';
import { checksOf, failed, passed, skipped, unknown, warned, type Check, type Finding } from './findings.ts';
import { policyLine } from '../../clients/nomad/wire/nomad-refusal.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';

interface RightsAnswer {
  readonly rights: TokenRights;
  readonly answers: ReadonlyMap<Capability, Answered>;
  /** Of the server; undefined if the token may not read it. */
  readonly version: string | undefined;
}

/** Whether the token may send a request, or why that is not known. */
type Answered = { readonly granted: boolean } | { readonly error: ActionError };

interface RightsQuery extends RightsAnswer {
  readonly modes: readonly CheckedMode[];
  readonly settings: NeedSettings;
  /** Of the jobs. */
  readonly namespace: string;
}

/** The capabilities that modes need, so far as they can be asked for without a change. */
export function checkRights({ modes, settings, namespace, ...answer }: RightsQuery): readonly Check[] {
  const needed = modes.map((mode) => ({ mode, capabilities: capabilitiesOf(mode.needs, settings) }));
  const expected = new Set<string>([
    ...needed.flatMap(({ capabilities }) => capabilities.map(({ capability }) => capability)),
    ...modes.flatMap(({ needs }) => needs.more ?? []),
  ]);
  const where = namespace === '*' ? 'all namespaces' : `namespace \`${namespace}\``;
  const failures = [...answer.answers].flatMap(([capability, answered]) =>
    'error' in answered ? [{ capability, error: answered.error }] : [],
  );
  return [
    ...needed.map(({ mode, capabilities }) =>
      checksOf([mode])(
        `nomad-rights-${mode.name}`,
        `\`${mode.name}\` in ${where}`,
        judgeMode(capabilities, answer, namespace),
      ),
    ),
    ...failures.map(({ capability, error }) => {
      const needing = needed.filter(({ capabilities }) => capabilities.some((one) => one.capability === capability));
      const checkOf = checksOf(needing.map(({ mode }) => mode));
      return checkOf(`nomad-request-${capability}`, `Test request for \`${capability}\``, failed(error));
    }),
    ...(typeof answer.rights === 'string'
      ? []
      : [checksOf(modes)('nomad-least-privilege', 'Least privilege', judgeExcess(answer.rights, namespace, expected))]),
  ];
}

/** The ID of a job that does not exist: a plan of it registers nothing, and a read or a list finds nothing. */
export function unusedJobId(): string {
  return `outrider-check-${randomUUID()}`;
}

type AskingNomad = Pick<Nomad, 'parseJob' | 'createJobPlan' | 'readJob' | 'listJobs'>;

/** The requests that change nothing, by the capability that they need. All other capabilities are for changes, and are never tried. */
const requests: Readonly<Partial<Record<Capability, (nomad: AskingNomad) => Promise<unknown>>>> = {
  'parse-job': async (nomad) => nomad.parseJob({ source: `job "${unusedJobId()}" {}\n`, file: 'check' }),
  'plan-job': async (nomad) => nomad.createJobPlan({ job: smallJob(unusedJobId()), diff: false }),
  'read-job': async (nomad) => nomad.readJob({ id: unusedJobId() }),
  'list-jobs': async (nomad) => nomad.listJobs({ prefix: unusedJobId(), perPage: 1 }),
};

function smallJob(ID: string) {
  const task = { Name: 'check', Driver: 'exec', Config: { command: '/bin/true' }, Resources: { CPU: 1, MemoryMB: 10 } };
  return { ID, Name: ID, Type: 'batch', Datacenters: ['*'], TaskGroups: [{ Name: 'check', Count: 1, Tasks: [task] }] };
}

/** Asks for each capability that modes need, where that is possible without a change, all at once. */
export async function askHarmlessly(
  nomad: AskingNomad,
  modes: readonly CheckedMode[],
): Promise<RightsAnswer['answers']> {
  const needed = new Set(modes.flatMap(({ needs }) => needs.nomad ?? []));
  const asked = [...needed].flatMap((capability) => {
    const request = requests[capability];
    return request === undefined ? [] : [answerOf(request(nomad)).then((answer) => [capability, answer] as const)];
  });
  return new Map(await Promise.all(asked));
}

async function answerOf(request: Promise<unknown>): Promise<Answered> {
  try {
    await request;
    return { granted: true };
  } catch (error) {
    const [first] = errorsIn(error) ?? [];
    if (first === undefined) throw error;
    if (first instanceof ServiceError && first.reason === 'unauthorized') return { granted: false };
    if (first.reason === 'not-found') return { granted: true };
    const message = first.message.replaceAll(/(outrider-check)-[0-9a-f-]{36}/g, '$1');
    return { error: first.withMessage(message, undefined) };
  }
}

/** An answer of Nomad counts more than what its policies mean; undefined if neither is known. */
function isGranted(capability: Capability, { answers, rights }: RightsAnswer, namespace: string): boolean | undefined {
  const answer = answers.get(capability);
  if (answer !== undefined && 'granted' in answer) return answer.granted;
  if (rights === 'unlimited') return true;
  return typeof rights === 'string' ? undefined : includesCapability(capabilitiesIn(rights, namespace), capability);
}

function judgeMode(needed: readonly NeededCapability[], answer: RightsAnswer, namespace: string): Finding {
  if (answer.rights === 'invalid') return skipped('The token is not valid');
  const by = Map.groupBy(needed, ({ capability }) => isGranted(capability, answer, namespace));
  const missing = by.get(false) ?? [];
  const open = by.get(undefined) ?? [];
  const fix = describeAddition(namespace, missing, answer.version);
  if (missing.some(({ only }) => only === undefined)) {
    const message = `Lacks ${listNeeded(missing)}`;
    return failed(new ActionError({ reason: 'unauthorized', message, help: 'missing-right', hint: fix }));
  }
  if (missing.length > 0) return warned(`Lacks ${listNeeded(missing)}`, fix);
  if (open.length > 0) {
    const line = policyLine(
      namespace,
      open.map(({ capability }) => capability),
    );
    const found = `Cannot be checked without a change: ${listNeeded(open)}`;
    return unknown(found, `Make sure that a policy of the token has: \`${line}\``);
  }
  return passed(`Has ${needed.map(({ capability }) => `\`${capability}\``).join(', ')}`);
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

/** What to add to the policy. Where the version is not known, it may be one that lacks the capabilities. */
function describeAddition(
  namespace: string,
  missing: readonly NeededCapability[],
  version: string | undefined,
): string {
  const isOld = version !== undefined && isBefore(version, [1, 11, 2]);
  const names = missing.map(({ capability }) =>
    isOld && !oldCapabilities.has(capability) ? 'submit-job' : capability,
  );
  const isRecent = missing.some(({ capability }) => !oldCapabilities.has(capability));
  const note = version === undefined && isRecent ? '. Before Nomad 1.11.2, `submit-job` is needed instead.' : '';
  return `Add to the policy of the token: \`${policyLine(namespace, names)}\`${note}`;
}

function isBefore(version: string, other: readonly number[]): boolean {
  const parts = version.split(/[.-]/).map(Number);
  const at = other.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return at !== -1 && (parts[at] ?? 0) < (other[at] ?? 0);
}

/** Capabilities that change nothing and show no secrets. */
const harmless: ReadonlySet<string> = new Set([
  'deny',
  'list-jobs',
  'parse-job',
  'read-job',
  'plan-job',
  'read-job-scaling',
  'list-scaling-policies',
  'read-scaling-policy',
  'csi-list-volume',
  'csi-read-volume',
  'host-volume-read',
]);

function judgeExcess(policies: readonly AclPolicy[], namespace: string, expected: ReadonlySet<string>): Finding {
  const grants = policies.flatMap((policy) => [...namespaceGrants(policy), ...clusterGrants(policy)]);
  const isExpected = ({ right, place }: Grant): boolean =>
    harmless.has(right) || (expected.has(right) && (place === namespace || namespace === '*'));
  const more = grants.filter((grant) => !isExpected(grant));
  if (more.length === 0) return passed('The token can change only what the modes need');
  const byPlace = Map.groupBy(more, ({ place }) => place);
  const found = [...byPlace].map(([place, same]) => {
    const rights = listTexts([...new Set(same.map(({ right }) => `\`${right}\``))], ', ');
    return `${rights} in ${place === undefined ? 'the cluster' : `namespace \`${place}\``}`;
  });
  return warned(
    `The token may do more than the modes need: ${found.join('; ')}`,
    'Remove it from the policy, or use a separate token for these modes.',
  );
}

/** A right, and the namespace where it is granted; undefined for the cluster. */
interface Grant {
  readonly right: string;
  readonly place: string | undefined;
}

function namespaceGrants({ RulesJSON }: AclPolicy): readonly Grant[] {
  return RulesJSON.Namespaces.flatMap(({ Name: place, Capabilities, Variables }) => {
    if (Capabilities.includes('deny')) return [];
    const hasVariables = Variables?.Paths.some(({ Capabilities: rights }) => !rights.includes('deny')) ?? false;
    const rights = [...Capabilities, ...(hasVariables ? ['variables'] : [])];
    return rights.map((right) => ({ right, place }));
  });
}

function clusterGrants({ RulesJSON: { Agent, Node, Operator, Quota } }: AclPolicy): readonly Grant[] {
  return Object.entries({ agent: Agent, node: Node, operator: Operator, quota: Quota }).flatMap(([name, rule]) =>
    rule?.Policy === 'write' ? [{ right: `${name}:write`, place: undefined }] : [],
  );
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
  if (error.reason === 'unauthorized') return { finding: failed(unknownToken(error)), rights: 'invalid' };
  return { finding: unknown(error.message, 'Re-run the job.'), rights: 'unknown' };
}

const aclsOff = warned(
  'ACLs are off: everyone who can reach Nomad may change everything',
  'Enable ACLs on the servers, and give each workflow a separate token.',
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
    message: 'Nomad does not recognize this token',
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

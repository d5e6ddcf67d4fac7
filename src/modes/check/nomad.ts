import { randomUUID } from 'node:crypto';
import { ActionError, describeSetting, nameTokenSecret, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { isFromFork } from '../../clients/github/context.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import { formatPolicyLine } from '../../clients/nomad/wire/nomad-refusal.ts';
import { connectNomad, createUnknownTokenError } from '../../operations/connect-nomad.ts';
import * as tokens from '../../operations/token/token-rights.ts';
import { toFinding, createCheckBuilder, fail, pass, skip, skippedOfFork } from './findings.ts';
import { reportUnknown, warn, type Check, type CheckFinding } from './findings.ts';
import { listCapabilities, type NomadCapability, type CheckedMode, type NeededCapability } from '../needs.ts';
import { codeList } from '../../text/numbers.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';

function listNomadModes({ modes }: CheckInputs): readonly CheckedMode[] {
  return modes.filter(({ needs }) => needs.nomad !== undefined);
}

/** Checks all requirements of the modes in Nomad. Without a response, or without a token, no further check is possible. */
export async function checkNomad(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { scheduler: connection } = inputs;
  if (connection === undefined) return [];
  const createCheck = createCheckBuilder(listNomadModes(inputs));
  const isAnonymous = 'errors' in connection || (connection.value.token ?? connection.value.authMethod) === undefined;
  if (isFromFork(context.event) && isAnonymous) return [createCheck('nomad-address', 'Nomad', skippedOfFork)];
  if ('errors' in connection)
    return [
      ...connection.errors.map((error, at) => createCheck(`nomad-input-${at + 1}`, 'Nomad', fail(error))),
      createCheck('nomad-token', 'Nomad token', skip('The connection is not configured')),
    ];
  return checkServer(connection.value, inputs, context);
}

async function checkServer(
  connection: ConnectionInputs,
  inputs: CheckInputs,
  context: RunContext,
): Promise<readonly Check[]> {
  const modes = listNomadModes(inputs);
  const toCheck = createCheckBuilder(modes);
  const { signal } = context.deadline;
  const { tokenSecret = modes.length === 1 ? nameTokenSecret(modes[0]?.name ?? '') : undefined } = context;
  const { authMethod } = connection;
  const toServerCheck = (finding: CheckFinding): Check => toCheck('nomad-address', 'Nomad', finding);
  const toTokenCheck = (finding: CheckFinding): Check => toCheck('nomad-token', 'Nomad token', finding);
  const result = await toFinding(listRegions(connection, context), signal);
  if ('failure' in result) return [toServerCheck(result.failure), toTokenCheck(skip('Nomad did not respond'))];
  const region = judgeRegion(connection, result.value);
  const checks = [
    toServerCheck(pass(`\`${connection.address.host}\` responds`)),
    ...(region === undefined ? [] : [toCheck('nomad-region', 'Region', region)]),
  ];
  if (region?.state === 'failed') return [...checks, toTokenCheck(skip('The region does not exist'))];
  const session = await toFinding(connectNomad(connection, { ...context, tokenSecret }), signal);
  const addLogIn = (finding: CheckFinding): readonly Check[] =>
    authMethod === undefined ? [] : [toCheck('auth-method', `Auth method \`${authMethod}\``, finding)];
  if ('failure' in session) return [...checks, ...addLogIn(session.failure), toTokenCheck(skip('The login failed'))];
  const token = await toFinding(readToken(session.value.nomad, connection, tokenSecret), signal);
  if ('failure' in token) return [...checks, toTokenCheck(token.failure)];
  const { finding, rights } = token.value;
  return [
    ...checks,
    ...addLogIn(pass('Nomad accepts the identity token')),
    ...judgeAnonymous(toTokenCheck(finding), checkRights(inputs, connection.namespace ?? 'default', rights)),
  ];
}

/** Without a token, missing capabilities are a consequence: the missing token fails as well. */
function judgeAnonymous(token: Check, rights: readonly Check[]): readonly Check[] {
  const isMissing = token.found === anonymous && rights.some(({ state }) => state === 'failed');
  if (!isMissing) return [token, ...rights];
  const { found: message, fix: hint } = token;
  const finding = fail(new ActionError({ reason: 'unauthorized', message, help: 'no-token', hint }));
  return [{ ...token, ...finding }, ...rights];
}

/** Needs no token; in the generic dialect, any response about a job is enough. @throws ServiceError if Nomad does not respond, or a different service responds */
async function listRegions(connection: ConnectionInputs, context: RunContext): Promise<readonly string[]> {
  const { dialect } = connection;
  // Without the region: the error for an unknown region would hide that Nomad responds.
  const anonymous = { ...connection, token: undefined, authMethod: undefined, region: undefined };
  const { nomad } = await connectNomad(anonymous, context);
  if (dialect === 'nomad') return nomad.listRegions({});
  try {
    await nomad.readJob({ id: `outrider-check-${randomUUID()}` });
  } catch (error) {
    const hasResponded =
      error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'unauthorized');
    if (!hasResponded) throw error;
  }
  return [];
}

function judgeRegion({ region, dialect }: ConnectionInputs, regions: readonly string[]): CheckFinding | undefined {
  if (region === undefined || dialect === 'generic') return undefined;
  if (regions.includes(region)) return pass(`\`${region}\` exists`);
  return fail(
    new ActionError({
      reason: 'input',
      message: `The cluster has no region \`${region}\``,
      help: 'unknown-namespace-or-region',
      hint: `Set ${describeSetting('region')} to one of ${codeList(regions)}, or remove it.`,
    }),
  );
}

/** Whether the token has the capabilities that each mode needs. */
function checkRights(inputs: CheckInputs, namespace: string, rights: TokenRights): readonly Check[] {
  const location = namespace === '*' ? 'all namespaces' : `namespace \`${namespace}\``;
  return listNomadModes(inputs).map((mode) => {
    const isLogged =
      'logs' in mode.inputs && inputs.settings.some(({ name, value }) => name === 'logs' && value !== 'false');
    const logs = isLogged ? [{ capability: 'read-logs', jobs: '`logs`' } as const] : [];
    const finding = judgeMode([...listCapabilities(mode.needs, inputs), ...logs], rights, namespace);
    return createCheckBuilder([mode])(`nomad-rights-${mode.name}`, `\`${mode.name}\` in ${location}`, finding);
  });
}

function judgeMode(capabilities: readonly NeededCapability[], rights: TokenRights, namespace: string): CheckFinding {
  if (rights === 'invalid') return skip('The token is not valid');
  const names = capabilities.map(({ capability }) => capability);
  const policy = formatPolicyLine(namespace, names);
  if (rights === 'unknown') {
    const fix = `Make sure that a policy of the token has: \`${policy}\``;
    return reportUnknown(`It is unknown whether the token has ${listNeeded(capabilities)}`, fix);
  }
  const granted = rights === 'unlimited' ? undefined : tokens.listPolicyCapabilities(rights, namespace);
  const missing = capabilities.filter(({ capability }) => granted && !tokens.includesCapability(granted, capability));
  if (missing.length === 0) return pass(`The token has ${codeList(names)}`);
  const namespaceNote = /^(?:default|\*)$/.test(namespace) ? '' : `, or the namespace \`${namespace}\` does not exist`;
  const fix = describePolicy(`\`${policy}\`${namespaceNote}`, missing);
  const message = `The token lacks ${listNeeded(missing)}`;
  if (missing.every(({ jobs }) => jobs !== undefined)) return warn(message, fix);
  return fail(new ActionError({ reason: 'unauthorized', message, help: 'missing-capability', hint: fix }));
}

function listNeeded(capabilities: readonly NeededCapability[]): string {
  return capabilities
    .map(({ capability, jobs }) => `\`${capability}\`${jobs === undefined ? '' : ` (only for ${jobs})`}`)
    .join(', ');
}

/** The capabilities before 1.11.2; for everything else, these versions need `submit-job`. */
const oldCapabilities: ReadonlySet<NomadCapability> = new Set([
  'parse-job',
  'read-job',
  'list-jobs',
  'dispatch-job',
  'scale-job',
  'alloc-lifecycle',
  'read-logs',
]);

/** The complete policy: applying a policy with only the missing capabilities would remove all other capabilities. */
function describePolicy(policy: string, missing: readonly NeededCapability[]): string {
  const recent = missing.map(({ capability }) => capability).filter((name) => !oldCapabilities.has(name));
  const note =
    recent.length === 0 ? '' : `. Before Nomad 1.11.2, \`submit-job\` is needed instead of ${codeList(recent)}.`;
  return `The token needs the policy ${policy}${note}`;
}

/** The capabilities that the policies of a token grant; `unknown` if Nomad does not return them, `invalid` if Nomad does not recognize the token. */
type TokenRights = 'unlimited' | 'unknown' | 'invalid' | readonly AclPolicy[];

interface TokenResponse {
  readonly finding: CheckFinding;
  readonly rights: TokenRights;
}

async function readToken(
  nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy'>,
  { dialect, region, token: secret, authMethod }: ConnectionInputs,
  tokenSecret: string | undefined,
): Promise<TokenResponse> {
  if (dialect === 'generic') return { finding: skip('The generic API has no endpoint for tokens'), rights: 'unknown' };
  const token = await orElse(nomad.readOwnToken({ region }), (error) => explainUnread(error, tokenSecret));
  if ('finding' in token) return token;
  if (tokens.hasAclsOff(token)) return { finding: aclsOff, rights: 'unlimited' };
  if (tokens.isUnlimited(token)) return { finding: createManagementFinding(token), rights: 'unlimited' };
  const policies = await orUndefined(tokens.readTokenPolicies(nomad, token, region));
  return {
    finding:
      (secret ?? authMethod) === undefined
        ? warn(anonymous, `Set ${describeSetting('token', tokenSecret)} or \`auth-method\`.`)
        : judgeToken(token, policies),
    rights: policies ?? 'unknown',
  };
}

function explainUnread(error: ActionError, tokenSecret: string | undefined): TokenResponse {
  if (!(error instanceof ServiceError)) throw error;
  // Before 1.11.2.
  if (/ACL support disabled/.test(error.message)) return { finding: aclsOff, rights: 'unlimited' };
  if (error.reason === 'unauthorized')
    return { finding: fail(createUnknownTokenError('Nomad', error, tokenSecret)), rights: 'invalid' };
  return { finding: reportUnknown(error.message, 'Re-run this workflow job.'), rights: 'unknown' };
}

const aclsOff = warn(
  'ACLs are off: anyone who can reach Nomad can change everything',
  'Enable ACLs on the servers, and give each workflow a separate token.',
);

const anonymous = 'No token is set: requests are anonymous';

function createManagementFinding({ Name }: tokens.OwnToken): CheckFinding {
  const statement = `Management token${Name === '' ? '' : ` \`${Name}\``}: it can change everything in the cluster`;
  return warn(statement, 'Use a token whose policies have only the capabilities that the modes need.');
}

function judgeToken(
  { Name, ExpirationTime, Policies, Roles }: tokens.OwnToken,
  policies: readonly AclPolicy[] | undefined,
): CheckFinding {
  const name = Name === '' ? 'Client token' : `Client token \`${Name}\``;
  const end = ExpirationTime?.toISOString().replace('T', ' ').slice(0, 16);
  const roles = Roles.map((role) => role.Name);
  const names = [...list('policy', 'policies', Policies), ...list('role', 'roles', roles)];
  const statement = `${name}${end === undefined ? '' : ` until ${end} UTC`}; ${names.join(', ') || 'no policies'}`;
  if (policies?.length === 0 && names.length > 0)
    return warn(`${statement}: no such policy exists`, 'Create it, or a token with one of `nomad acl policy list`.');
  if (policies !== undefined) return pass(statement);
  const fix = 'Compare the policies with those in the documentation of the modes: `nomad acl policy info`.';
  return reportUnknown(`${statement}, which cannot be read`, fix);
}

function list(singular: string, several: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${names.length === 1 ? singular : several} ${codeList(names)}`];
}

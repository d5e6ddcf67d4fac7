import { ActionError, orUndefined, ServiceError } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { isLoopback } from '../../clients/http/host.ts';
import { proxyFor } from '../../clients/http/connections.ts';
import { connectNomad } from '../../operations/connect-nomad.ts';
import {
  attempt,
  checksOf,
  failed,
  passed,
  skipped,
  skippedOfFork,
  warned,
  type Check,
  type Finding,
} from './findings.ts';
import { askHarmlessly, checkRights, readToken, unusedJobId } from './nomad-rights.ts';
import type { Agent } from '../../clients/nomad/agent.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';

/** Everything about Nomad that the modes need. Without an answer from the address, and without a token, nothing else can be asked. */
export async function checkNomad(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { scheduler: given } = inputs;
  if (given === undefined) return [];
  const checkOf = checksOf(inputs.modes.filter(({ needs }) => needs.nomad !== undefined));
  const isAnonymous = 'errors' in given || (given.value.token ?? given.value.authMethod) === undefined;
  if (isOfFork(context.event) && isAnonymous) return [checkOf('nomad-address', 'Nomad', skippedOfFork)];
  if ('errors' in given)
    return [
      ...given.errors.map((error, at) => checkOf(`nomad-input-${at + 1}`, 'Nomad', failed(error))),
      checkOf('nomad-token', 'Nomad token', skipped('The connection is not configured')),
    ];
  const proxied = await attempt(judgeConnection(given.value, context.proxies), context.deadline.signal);
  const finding = 'failure' in proxied ? proxied.failure : proxied.value;
  return [
    ...(await checkServer(given.value, inputs, context)),
    checkOf('nomad-connection', 'Connection to Nomad', finding),
  ];
}

async function checkServer(
  connection: ConnectionInputs,
  inputs: CheckInputs,
  context: RunContext,
): Promise<readonly Check[]> {
  const modes = inputs.modes.filter(({ needs }) => needs.nomad !== undefined);
  const checkOf = checksOf(modes);
  const { signal } = context.deadline;
  const { authMethod, dialect } = connection;
  const serverCheck = (finding: Finding): Check => checkOf('nomad-address', 'Nomad', finding);
  const tokenCheck = (finding: Finding): Check => checkOf('nomad-token', 'Nomad token', finding);
  const answered = await attempt(listRegions(connection, context), signal);
  if ('failure' in answered) return [serverCheck(answered.failure), tokenCheck(skipped('Nomad did not answer'))];
  const regions = answered.value;
  const region = judgeRegion(connection, regions);
  const checks = region === undefined ? [] : [checkOf('nomad-region', 'Region', region)];
  const unasked = serverCheck(passed(describeServer(connection, regions, 'unasked')));
  if (region?.state === 'failed') return [unasked, ...checks, tokenCheck(skipped('The region does not exist'))];
  const connected = await attempt(connectNomad(connection, context), signal);
  const logIn = (found: Finding): readonly Check[] =>
    authMethod === undefined ? [] : [checkOf('auth-method', `Auth method \`${authMethod}\``, found)];
  if ('failure' in connected)
    return [unasked, ...checks, ...logIn(connected.failure), tokenCheck(skipped('The login failed'))];
  const { nomad } = connected.value;
  const asked = await attempt(
    Promise.all([dialect === 'generic' ? undefined : orUndefined(nomad.readAgent({})), readToken(nomad, connection)]),
    signal,
  );
  if ('failure' in asked) return [unasked, ...checks, tokenCheck(asked.failure)];
  const [agent, { finding, rights }] = asked.value;
  const answers = rights === 'invalid' ? new Map() : await askHarmlessly(nomad, modes);
  const namespace = connection.namespace ?? 'default';
  const version = agent?.config.Version.Version;
  return [
    serverCheck(passed(describeServer(connection, regions, agent))),
    ...checks,
    ...logIn(passed('Nomad accepts the identity token')),
    tokenCheck(finding),
    ...checkRights({ modes, settings: inputs, namespace, rights, answers, version }),
  ];
}

/** Needs no token; in the generic dialect, any answer about a job counts. @throws ServiceError if nothing answers, or something else than Nomad */
async function listRegions(connection: ConnectionInputs, context: RunContext): Promise<readonly string[]> {
  const { dialect } = connection;
  // Without the region as well: an unknown one would hide that Nomad answers.
  const anonymous = { ...connection, token: undefined, authMethod: undefined, region: undefined };
  const { nomad } = await connectNomad(anonymous, context);
  if (dialect === 'nomad') return nomad.listRegions({});
  try {
    await nomad.readJob({ id: unusedJobId() });
  } catch (error) {
    const hasAnswered =
      error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'unauthorized');
    if (!hasAnswered) throw error;
  }
  return [];
}

/** @param agent without one: undefined if the token may not read it, `unasked` where no token could ask for it */
function describeServer(
  { address: { host }, region, dialect }: ConnectionInputs,
  regions: readonly string[],
  agent: Agent | 'unasked' | undefined,
): string {
  if (dialect === 'generic' || agent === 'unasked') return `\`${host}\` answers`;
  const name = agent === undefined ? 'Nomad' : `Nomad ${agent.config.Version.Version}`;
  const [only] = regions.length === 1 ? regions : [];
  const answering = region ?? agent?.config.Region ?? only;
  const where = answering === undefined ? '' : `, region \`${answering}\``;
  const why = agent === undefined ? '; its version is visible only with `agent:read`, which no mode needs' : '';
  return `${name} at \`${host}\`${where}${why}`;
}

function judgeRegion({ region, dialect }: ConnectionInputs, regions: readonly string[]): Finding | undefined {
  if (region === undefined || dialect === 'generic') return undefined;
  if (regions.includes(region)) return passed(`\`${region}\` exists`);
  const known = regions.map((name) => `\`${name}\``).join(', ');
  return failed(
    new ActionError({
      reason: 'input',
      message: `The cluster has no region \`${region}\``,
      help: 'unknown-namespace-or-region',
      hint: `Set \`region\` to one of ${known}, or remove it.`,
    }),
  );
}

/** How Nomad is reached: TLS, and the proxy without its credentials. Nothing is sent for it. @throws ActionError for an invalid proxy */
async function judgeConnection({ address, tls }: ConnectionInputs, proxies: RunContext['proxies']): Promise<Finding> {
  const proxy = proxyFor(address.origin, proxies);
  const except = proxies.no_proxy ? ', unless `NO_PROXY` excludes it' : '';
  const through = proxy === undefined ? '' : `; through the proxy \`${proxy.host}\`${except}`;
  const found = `${describeTls(address, tls)}${through}`;
  if (address.protocol === 'http:' && !isLoopback(address))
    return warned(found, 'Use an https address: others on the network can read and change the traffic.');
  if (address.protocol === 'https:' && tls.skipVerify)
    return warned(found, 'Set `ca-cert` in place of `tls-skip-verify`: anyone on the network path can read the token.');
  return passed(found);
}

function describeTls(address: URL, { ca, cert, serverName, skipVerify }: ConnectionInputs['tls']): string {
  if (address.protocol === 'http:') return isLoopback(address) ? 'Plain HTTP on this machine' : 'Plain HTTP';
  const verified = skipVerify
    ? 'its certificate is not verified'
    : `its certificate is verified by ${ca === undefined ? 'the authorities of the runner' : '`ca-cert`'}`;
  const name = serverName === undefined ? '' : ` as \`${serverName}\``;
  return `TLS, ${verified}${name}${cert === undefined ? '' : ', with a client certificate'}`;
}

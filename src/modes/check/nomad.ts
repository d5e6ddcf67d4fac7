import { ActionError, orUndefined, ServiceError } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { readIdentityToken } from '../../clients/github/identity-token.ts';
import { isLoopback } from '../../clients/http/host.ts';
import { proxyFor } from '../../clients/http/connections.ts';
import { connectNomad } from '../../operations/connect-nomad.ts';
import {
  failed,
  once,
  orSkip,
  passed,
  probe,
  shown,
  Skip,
  skipped,
  warned,
  type Finding,
  type Probe,
} from './probe.ts';
import { jobFileProbes } from './repository.ts';
import { askHarmlessly, readToken, rightsProbes, unusedJobId } from './nomad-rights.ts';
import type { Agent } from '../../clients/nomad/agent.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';

/** Everything about Nomad that the modes need. Without an answer from the address, and without a token, nothing else can be asked. */
export function nomadProbes(inputs: CheckInputs, context: RunContext): readonly Probe[] {
  const { scheduler: given } = inputs;
  if (given === undefined) return [];
  const modes = inputs.modes.filter(({ needs }) => needs.nomad !== undefined);
  const address = { id: 'nomad-address', subject: 'Nomad', modes };
  const token = { id: 'nomad-token', subject: 'Nomad token', modes };
  if (isOfFork(context.event) && ('errors' in given || isAnonymous(given.value))) {
    const why = 'GitHub gives the pull request of a fork neither secrets nor variables';
    return [{ ...address, judge: () => skipped(why) }];
  }
  if ('errors' in given)
    return [
      ...given.errors.map((error, at) => ({ ...address, id: `nomad-input-${at + 1}`, judge: () => failed(error) })),
      { ...token, judge: () => skipped('The connection is not configured') },
      ...jobFileProbes(inputs, context, async () => {
        throw new Skip('The connection is not configured', true);
      }),
    ];
  const connection = given.value;
  const { authMethod, audience } = connection;
  const loggingIn = authMethod === undefined ? [] : modes;
  const asked = askNomad(connection, context);
  return [
    probe({
      ...address,
      ask: asked.server,
      judge: (server) => passed(describeServer(connection, server)),
    }),
    probe({
      id: 'nomad-region',
      subject: 'Region',
      modes,
      ask: asked.answering,
      judge: (regions) => judgeRegion(connection, regions),
    }),
    {
      id: 'identity-token',
      subject: 'Identity token of GitHub',
      modes: loggingIn,
      ask: asked.identity,
      judge: () => passed(`The job gets one${audience === undefined ? '' : ` for the audience \`${audience}\``}`),
    },
    probe({
      id: 'auth-method',
      subject: `Auth method \`${authMethod}\``,
      modes: loggingIn,
      ask: asked.logIn,
      judge: ({ policies }) => passed(`Nomad accepts the identity token${policies}`),
    }),
    probe({ ...token, ask: async () => shown(asked.token()), judge: ({ finding }) => finding }),
    ...rightsProbes({
      modes,
      settings: inputs,
      namespace: connection.namespace ?? 'default',
      async ask(capabilities) {
        const [{ rights }, agent] = await orSkip(Promise.all([asked.token(), asked.agent()]), 'The token is not known');
        const nomad = await asked.session();
        const answers = rights === 'invalid' ? new Map() : await askHarmlessly(nomad, capabilities);
        return { rights, answers, version: agent?.config.Version.Version };
      },
    }),
    {
      id: 'nomad-connection',
      subject: 'Connection to Nomad',
      modes,
      judge: () => judgeConnection(connection, context.proxies),
    },
    ...jobFileProbes(inputs, context, async () => orSkip(asked.own(), 'The token is not known', true)),
  ];
}

function isAnonymous({ token, authMethod }: ConnectionInputs): boolean {
  return token === undefined && authMethod === undefined;
}

/** The requests to Nomad. Both tokens of a login are masked at once. */
function askNomad(connection: ConnectionInputs, context: RunContext) {
  const { authMethod, audience, region, dialect } = connection;
  const learn = (secret: string): string => {
    context.runner.mask(secret);
    context.redactor.learn({ secrets: [secret] });
    return secret;
  };
  // Without the region as well: an unknown one would hide that Nomad answers.
  const anonymous = once(async () => {
    const way = { ...connection, token: undefined, authMethod: undefined, region: undefined };
    return (await connectNomad(way, context)).nomad;
  });
  const regions = once(async () => listRegions(await anonymous(), dialect));
  const answering = once(async () => orSkip(regions(), 'Nomad did not answer'));
  const located = once(async () => {
    if (judgeRegion(connection, await answering())?.state === 'failed') throw new Skip('The region does not exist');
  });
  const identity = once(async () => {
    await located();
    return learn(await readIdentityToken(context.transport, context.event.identityToken, audience));
  });
  const logIn = once(async () => {
    await located();
    const identityToken = await orSkip(identity(), 'There is no identity token', true);
    const nomad = await anonymous();
    const { SecretID, Policies } = await nomad.logIn({ authMethod: authMethod ?? '', identityToken, region });
    const policies = Policies.length === 0 ? '' : `; policies: ${Policies.map((name) => `\`${name}\``).join(', ')}`;
    return { token: learn(SecretID), policies };
  });
  const token = once(async () => {
    await located();
    return authMethod === undefined ? connection.token : (await orSkip(logIn(), 'The login failed')).token;
  });
  const own = once(async () => ({ ...connection, authMethod: undefined, token: await token() }));
  const session = once(async () => (await connectNomad(await own(), context)).nomad);
  /** Undefined if the token may not read it. */
  const agent = once(async () => {
    const nomad = await session();
    return dialect === 'generic' ? undefined : orUndefined(nomad.readAgent({}));
  });
  /** Without the agent where no token can ask for it. */
  const server = async (): Promise<Server | undefined> => {
    const known = await regions();
    try {
      return { regions: known, agent: await agent() };
    } catch (error) {
      if (error instanceof Skip) return undefined;
      throw error;
    }
  };
  const shownToken = once(async () => readToken(await session(), { ...connection, token: await token() }));
  return { identity, answering, logIn, own, session, agent, server, token: shownToken };
}

interface Server {
  readonly regions: readonly string[];
  readonly agent: Agent | undefined;
}

/** Needs no token; in the generic dialect, any answer about a job counts. @throws ServiceError if nothing answers, or something else than Nomad */
async function listRegions(
  nomad: Pick<Nomad, 'listRegions' | 'readJob'>,
  dialect: ConnectionInputs['dialect'],
): Promise<readonly string[]> {
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

function describeServer({ address: { host }, region, dialect }: ConnectionInputs, server: Server | undefined): string {
  if (dialect === 'generic' || server === undefined) return `\`${host}\` answers`;
  const { regions, agent } = server;
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
function judgeConnection({ address, tls }: ConnectionInputs, proxies: RunContext['proxies']): Finding {
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

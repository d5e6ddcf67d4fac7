import { isOfFork } from '../../../clients/github/context.ts';
import { connectNomad } from '../../../operations/connect-nomad.ts';
import { modesThat } from '../needs.ts';
import { check, failed, failedBy, passed, skipped, type Check, type CheckSubject } from '../outcome.ts';
import { describeConnection } from './connection.ts';
import { logIn } from './log-in.ts';
import { checkReach, checkRegion } from './reach.ts';
import { checkRights } from './rights.ts';
import { checkToken } from './token.ts';
import type { Agent } from '../../../clients/nomad/agent.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { RunContext } from '../../../operations/run-context.ts';
import type { CheckInputs } from '../inputs.ts';

/** Everything about Nomad that the modes need. Without an answer from the address, and without a token, nothing else can be known. */
export async function checkNomad(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { scheduler: given } = inputs;
  if (given === undefined) return [];
  const modes = modesThat(inputs.modes, ({ nomad }) => nomad !== undefined);
  const address: CheckSubject = { id: 'nomad-address', subject: 'Nomad', modes };
  const token: CheckSubject = { id: 'nomad-token', subject: 'Nomad token', modes };
  const { event } = context;
  if (isOfFork(event) && ('errors' in given || isAnonymous(given.value)))
    return [skipped(address, 'GitHub gives the pull request of a fork neither secrets nor variables')];
  if ('errors' in given) {
    const errors = given.errors.map((error, at) => failed({ ...address, id: `nomad-input-${at + 1}` }, error));
    return [...errors, skipped(token, 'The connection is not configured')];
  }
  const way: CheckSubject = { id: 'nomad-connection', subject: 'Connection to Nomad', modes };
  const connection = await check(way, async () => describeConnection(way, given.value, context));
  try {
    return [...(await checkAnswering({ inputs, context, connection: given.value, address, token })), connection];
  } catch (error) {
    return [failedBy(address, error), connection, skipped(token, 'Nomad did not answer')];
  }
}

function isAnonymous({ token, authMethod }: ConnectionInputs): boolean {
  return token === undefined && authMethod === undefined;
}

interface NomadArea {
  readonly inputs: CheckInputs;
  readonly context: RunContext;
  readonly connection: ConnectionInputs;
  readonly address: CheckSubject;
  readonly token: CheckSubject;
}

/** @throws ServiceError if Nomad does not answer */
async function checkAnswering({ inputs, context, connection, address, token }: NomadArea): Promise<readonly Check[]> {
  const { modes } = address;
  // Without the region as well: an unknown one would hide that Nomad answers.
  const way = { ...connection, token: undefined, authMethod: undefined, region: undefined };
  const anonymous = await connectNomad(way, context);
  const regions = await checkReach(anonymous.nomad, connection);
  const region = checkRegion({ id: 'nomad-region', subject: 'Region', modes }, connection, regions);
  const reached = passed(address, `\`${connection.address.host}\` answers`);
  if (region.some(({ state }) => state === 'failed'))
    return [reached, ...region, skipped(token, 'The region does not exist')];
  const login = await logIn({ connection, nomad: anonymous.nomad, modes, context });
  if (login.connection === undefined) {
    return [reached, ...region, ...login.checks, skipped(token, 'The log-in failed')];
  }
  const { nomad } = await connectNomad(login.connection, context);
  const found = await checkToken({ nomad, connection: login.connection, subject: token });
  const rights = await checkRights({ nomad, inputs, modes, connection: login.connection, token: found.token });
  return [
    passed(address, describeServer(connection, found.agent, regions)),
    ...region,
    ...login.checks,
    found.check,
    ...rights,
  ];
}

function describeServer(
  { address, region, dialect }: ConnectionInputs,
  agent: Agent | undefined,
  regions: readonly string[],
): string {
  if (dialect === 'generic') return `\`${address.host}\` answers`;
  const name = agent === undefined ? 'Nomad' : `Nomad ${agent.config.Version.Version}`;
  const [only] = regions.length === 1 ? regions : [];
  const answering = region ?? agent?.config.Region ?? only;
  const where = answering === undefined ? '' : `, region \`${answering}\``;
  const why = agent === undefined ? '; its version is visible only with `agent:read`, which no mode needs' : '';
  return `${name} at \`${address.host}\`${where}${why}`;
}

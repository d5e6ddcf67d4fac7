import { randomUUID } from 'node:crypto';
import { ActionError, describeSetting, ServiceError } from '../../errors.ts';
import { isOfFork } from '../../clients/github/context.ts';
import { connectNomad } from '../../operations/connect-nomad.ts';
import { attempt, checksOf, failed, passed, skipped, skippedOfFork, type Check, type Finding } from './findings.ts';
import { checkRights, readToken } from './nomad-rights.ts';
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
  return checkServer(given.value, inputs, context);
}

async function checkServer(
  connection: ConnectionInputs,
  inputs: CheckInputs,
  context: RunContext,
): Promise<readonly Check[]> {
  const modes = inputs.modes.filter(({ needs }) => needs.nomad !== undefined);
  const checkOf = checksOf(modes);
  const { signal } = context.deadline;
  const { authMethod } = connection;
  const serverCheck = (finding: Finding): Check => checkOf('nomad-address', 'Nomad', finding);
  const tokenCheck = (finding: Finding): Check => checkOf('nomad-token', 'Nomad token', finding);
  const answered = await attempt(listRegions(connection, context), signal);
  if ('failure' in answered) return [serverCheck(answered.failure), tokenCheck(skipped('Nomad did not respond'))];
  const region = judgeRegion(connection, answered.value);
  const checks = [
    serverCheck(passed(`\`${connection.address.host}\` answers`)),
    ...(region === undefined ? [] : [checkOf('nomad-region', 'Region', region)]),
  ];
  if (region?.state === 'failed') return [...checks, tokenCheck(skipped('The region does not exist'))];
  const connected = await attempt(connectNomad(connection, context), signal);
  const logIn = (found: Finding): readonly Check[] =>
    authMethod === undefined ? [] : [checkOf('auth-method', `Auth method \`${authMethod}\``, found)];
  if ('failure' in connected) return [...checks, ...logIn(connected.failure), tokenCheck(skipped('The login failed'))];
  const asked = await attempt(readToken(connected.value.nomad, connection), signal);
  if ('failure' in asked) return [...checks, tokenCheck(asked.failure)];
  const { finding, rights } = asked.value;
  return [
    ...checks,
    ...logIn(passed('Nomad accepts the identity token')),
    tokenCheck(finding),
    ...checkRights({ modes, settings: inputs, namespace: connection.namespace ?? 'default', rights }),
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
    await nomad.readJob({ id: `outrider-check-${randomUUID()}` });
  } catch (error) {
    const hasAnswered =
      error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'unauthorized');
    if (!hasAnswered) throw error;
  }
  return [];
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
      hint: `Set ${describeSetting('region')} to one of ${known}, or remove it.`,
    }),
  );
}

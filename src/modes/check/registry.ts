import { ActionError, orUndefined } from '../../errors.ts';
import { isFromFork } from '../../clients/github/context.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { permissionHint } from '../../clients/registry/wire.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import {
  toFinding,
  createCheckBuilder,
  fail,
  pass,
  skip,
  skippedOfFork,
  reportUnknown,
  warn,
  type Check,
  type CheckFinding,
} from './findings.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';

/** Checks whether the module registry accepts the token. */
export async function checkRegistry(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { registryConnection: connection } = inputs;
  if (connection === undefined) return [];
  const modes = inputs.modes.filter(({ needs }) => needs.registry !== undefined);
  const toCheck = createCheckBuilder(modes);
  const tokenCheck = (finding: CheckFinding): Check => toCheck('registry-token', 'Registry token', finding);
  if ('errors' in connection)
    return isFromFork(context.event)
      ? [tokenCheck(skippedOfFork)]
      : connection.errors.map((error, at) => toCheck(`registry-input-${at + 1}`, 'Module registry', fail(error)));
  const { host } = connection.value.address;
  if (host === publicRegistry) return [tokenCheck(skip('The public registry needs no token'))];
  const { transport, deadline } = context;
  const registry = createRegistry({ transport, ...connection.value, signal: deadline.signal });
  const account = await toFinding(orUndefined(registry.getAccount(), 'not-found'), deadline.signal);
  const isManaging = modes.some(({ needs }) => needs.registry === 'manages');
  return [
    tokenCheck(
      'failure' in account ? account.failure : judgeAccount(account.value, registry.server(), host, isManaging),
    ),
  ];
}

/** The kind of the token; `undefined` if the registry does not return its account. */
function judgeAccount(
  account: Awaited<ReturnType<Registry['getAccount']>> | undefined,
  { name: service = 'The registry', version }: ReturnType<Registry['server']>,
  host: string,
  isManaging: boolean,
): CheckFinding {
  const fix = isManaging ? permissionHint : 'Make sure that it can read the modules.';
  if (account === undefined) return reportUnknown(`\`${host}\` does not show the account of the token`, fix);
  const { kind, name } = account;
  const at = `${service}${version === undefined ? '' : ` ${version}`} at \`${host}\``;
  const found = `${at} accepts the token: ${kind} token${name === '' ? '' : ` \`${name}\``}`;
  if (kind === 'organization' && isManaging)
    return fail(new ActionError({ reason: 'permission', message: found, hint: permissionHint }));
  const advice = 'Prefer the token of a team that has only "Manage modules".';
  if (kind === 'user' && isManaging) return warn(`${found}, which has all rights of the user`, advice);
  return pass(found);
}

import { ActionError, ServiceError } from '../../../errors.ts';
import { isOfFork } from '../../../clients/github/context.ts';
import { createRegistry, type Registry } from '../../../clients/registry/client.ts';
import { describeTooOld } from '../../../clients/registry/server.ts';
import { publicRegistry } from '../../../inputs/registry.ts';
import { modeNeeds, modesThat, type CheckedMode, type ModeNeeds } from '../needs.ts';
import { check, failed, failedBy, passed, skipped, unknown, type Check, type CheckSubject } from '../outcome.ts';
import { checkModule } from './check-module.ts';
import { checkAccount } from './token.ts';
import type { Module } from '../../../clients/registry/module.ts';
import type { RunContext } from '../../../operations/run-context.ts';
import type { CheckInputs } from '../inputs.ts';

/** Everything about the module registry that the modes need: the token first, then the tier of each organization and each module at once. */
export async function checkRegistry(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { modules: settings } = inputs;
  if (settings === undefined) return [];
  const modes = modesThat(inputs.modes, ({ registry }) => registry !== undefined);
  const managing = modes.filter((mode) => (modeNeeds[mode] as ModeNeeds).registry === 'manages');
  const token: CheckSubject = { id: 'registry-token', subject: 'Registry token', modes };
  if (isOfFork(context.event) && 'errors' in settings.connection)
    return [skipped(token, 'GitHub gives the pull request of a fork neither secrets nor variables')];
  const invalid = invalidInputs([settings.connection, settings.modules], modes);
  if ('errors' in settings.connection) return [...invalid, skipped(token, 'The connection is not configured')];
  const { address, token: secret } = settings.connection.value;
  const registry = createRegistry({
    transport: context.transport,
    address,
    token: secret,
    signal: context.deadline.signal,
  });
  const modules = 'value' in settings.modules ? settings.modules.value : [];
  if (address.host === publicRegistry) return [...invalid, skipped(token, 'Everybody can read the public registry')];
  const account = await check(token, async () =>
    checkAccount(token, { registry, host: address.host, isManaging: managing.length > 0 }),
  );
  if (account.reason === 'unreachable' || account.reason === 'unauthorized')
    return [
      ...invalid,
      account,
      ...modules.map((module) => skipped(moduleSubject(module, modes), 'The registry does not accept the token')),
    ];
  const organizations = managing.length === 0 ? [] : [...new Set(modules.map(({ organization }) => organization))];
  const found = await Promise.all([
    ...organizations.map(async (organization) => checkTier({ registry, organization, modes: managing })),
    ...modules.map(async (module) =>
      check(moduleSubject(module, modes), async () =>
        checkModule(moduleSubject(module, modes), {
          registry,
          module,
          tagPrefix: settings.tagPrefix,
          isManaging: managing.length > 0,
        }),
      ),
    ),
  ]);
  return [...invalid, account, ...found];
}

function moduleSubject({ organization, name, provider }: Module, modes: readonly CheckedMode[]): CheckSubject {
  const full = `${organization}/${name}/${provider}`;
  return { id: `module-${full}`, subject: `Module \`${full}\``, modes };
}

type Settings = NonNullable<CheckInputs['modules']>;

function invalidInputs(
  given: readonly (Settings['connection'] | Settings['modules'])[],
  modes: readonly CheckedMode[],
) {
  const errors = given.flatMap((one) => ('errors' in one ? one.errors : []));
  return errors.map((error, at) =>
    failed({ id: `registry-input-${at + 1}`, subject: 'Module registry', modes }, error),
  );
}

interface TierQuery {
  readonly registry: Registry;
  readonly organization: string;
  readonly modes: readonly CheckedMode[];
}

async function checkTier({ registry, organization, modes }: TierQuery): Promise<Check> {
  const subject: CheckSubject = { id: `registry-tier-${organization}`, subject: `Tier of \`${organization}\``, modes };
  const hint = 'Deprecation needs the Standard edition of HCP Terraform.';
  try {
    const { moduleDeprecations } = await registry.getEntitlementSet(organization);
    const old = describeTooOld(registry.server());
    if (old !== undefined)
      return failed(subject, new ActionError({ reason: 'tier', message: old, hint: 'Upgrade it.' }));
    if (moduleDeprecations === undefined)
      return unknown(subject, 'The registry does not report whether modules can be deprecated', hint);
    if (moduleDeprecations) return passed(subject, 'The organization is entitled to deprecate module versions');
    const message = 'The organization is not entitled to deprecate module versions';
    return failed(subject, new ActionError({ reason: 'tier', message, hint }));
  } catch (error) {
    const isHidden = error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'permission');
    return isHidden ? unknown(subject, 'The token may not read it', hint) : failedBy(subject, error);
  }
}

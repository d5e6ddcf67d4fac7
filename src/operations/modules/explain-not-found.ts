import { ActionError } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { describeTooOld } from '../../clients/registry/server.ts';
import { listedName } from '../../clients/registry/version.ts';
import type { ModuleState } from './read-module.ts';
import type { Registry } from '../../clients/registry/client.ts';

interface NotFound {
  readonly registry: Registry;
  readonly module: Module;
  readonly version: string;
  readonly record: ModuleState['record'];
}

const whoMay =
  'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';

/**
 * A "not found" in answer to a write says one of several things: the version is gone, the service is too old, the organization may not deprecate at all,
 * or the token may not. Tells which, as far as the service lets that be known.
 */
export async function explainNotFound(refused: ActionError, about: NotFound): Promise<ActionError> {
  const { registry, module, version, record } = about;
  const name = `${moduleName(module)} ${version}`;
  const tell = (reason: ActionError['reason'], what: string, hint: string): ActionError =>
    new ActionError({ reason, message: `${what} (${refused.message})`, hint, cause: refused });
  if (!(await isListed(registry, module, version))) {
    return tell(
      'not-found',
      `${name} is not in the registry any more`,
      'Run it again: it decides on what is there then.',
    );
  }
  const old = describeTooOld(registry.server());
  if (old !== undefined) return tell('tier', old, 'Upgrade it.');
  if ((await entitlementOf(registry, module)) === false) {
    const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
    return tell('tier', what, 'It takes the Standard edition of HCP Terraform.');
  }
  if (record === undefined && registry.server().name === undefined) {
    const what = `${name} is listed, but cannot be deprecated: the token may not, or this is no registry that can`;
    return tell(
      'permission',
      what,
      `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can. ${whoMay}`,
    );
  }
  const certain = record?.canDelete === false ? 'may not' : 'most likely may not';
  return tell('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}

async function isListed(registry: Registry, module: Module, version: string): Promise<boolean> {
  try {
    const listed = await registry.listModuleVersions(module);
    return listed.some((one) => listedName(one.version) === version);
  } catch (error) {
    if (error instanceof ActionError) return error.reason !== 'not-found';
    throw error;
  }
}

/** Undefined where the service does not say, or not to this token. */
async function entitlementOf(registry: Registry, { organization }: Module): Promise<boolean | undefined> {
  try {
    return (await registry.getEntitlementSet(organization)).moduleDeprecations;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}

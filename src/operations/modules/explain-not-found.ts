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
 * Explains a "not found" in answer to a write. It means that the version is gone, that the service is too old, that the organization's plan has no
 * deprecation, or that the token lacks the right; which of them is asked of the service.
 */
export async function explainNotFound(refused: ActionError, about: NotFound): Promise<ActionError> {
  const { registry, module, version, record } = about;
  const name = `${moduleName(module)} ${version}`;
  const errorOf = (reason: ActionError['reason'], what: string, hint: string): ActionError =>
    new ActionError({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
  if (!(await isListed(registry, module, version))) {
    return errorOf(
      'not-found',
      `${name} is no longer in the registry`,
      'Run this again to decide on the versions that it has now.',
    );
  }
  const old = describeTooOld(registry.server());
  if (old !== undefined) return errorOf('tier', old, 'Upgrade it.');
  if ((await entitlementOf(registry, module)) === false) {
    const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
    return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
  }
  if (record === undefined && registry.server().name === undefined) {
    const what = `${name} is listed, but cannot be deprecated: the token lacks the right, or the registry has no deprecation`;
    return errorOf(
      'permission',
      what,
      `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`,
    );
  }
  const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
  return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
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

/** Undefined where the service does not answer this token. */
async function entitlementOf(registry: Registry, { organization }: Module): Promise<boolean | undefined> {
  try {
    return (await registry.getEntitlementSet(organization)).moduleDeprecations;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}

import { ActionError, orElse, orUndefined, type ReasonWithSection } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { describeTooOld } from '../../clients/registry/server.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { ModuleRecord } from './read-module.ts';

interface NotFoundVersion {
  readonly registry: Registry;
  readonly module: Module;
  /** As the registry lists it. */
  readonly name: string;
  readonly record: ModuleRecord | undefined;
  /** Whether the registry has accepted a change of the module in this run. */
  readonly isAccepted: boolean;
}

const whoMay =
  'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';

/**
 * Explains a "not found" in answer to a write. It means that the version is gone, that the service is too old, that the organization's plan has no
 * deprecation, or that the token lacks the right; which of them is asked of the service.
 */
export async function explainNotFound(refused: ActionError, version: NotFoundVersion): Promise<ActionError> {
  const { registry, module, record, isAccepted } = version;
  const name = `${moduleName(module)} ${version.name}`;
  const errorOf = (reason: ReasonWithSection, what: string, hint: string): ActionError =>
    new ActionError({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
  if (!(await isListed(version))) {
    return errorOf(
      'not-found',
      `${name} is no longer in the registry`,
      'Re-run the job to decide on the versions that it has now.',
    );
  }
  const old = describeTooOld(registry.server());
  if (old !== undefined) return errorOf('tier', old, 'Upgrade it.');
  // Undefined where the service does not answer this token.
  const entitlements = await orUndefined(registry.getEntitlementSet(module.organization));
  if (entitlements?.moduleDeprecations === false) {
    const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
    return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
  }
  if (isAccepted || record?.canDelete === true) {
    const what = `The registry lists ${name}, but does not find it`;
    return errorOf(
      'not-found',
      what,
      'The token may manage the module. Open the version in the registry to see its state.',
    );
  }
  if (record === undefined && registry.server().name === undefined) {
    const what = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
    return errorOf(
      'permission',
      what,
      `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`,
    );
  }
  const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
  return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}

async function isListed({ registry, module, name }: NotFoundVersion): Promise<boolean> {
  const listed = registry.listModuleVersions(module);
  return orElse(
    listed.then((versions) => versions.some(({ version }) => version === name)),
    ({ reason }) => reason !== 'not-found',
  );
}

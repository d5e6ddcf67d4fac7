import { ActionError, orElse, orUndefined } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName, parseVersion } from '../../clients/registry/version.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { ModuleVersion } from './policy.ts';

export type ModuleRecord = Awaited<ReturnType<Registry['getModule']>>;

export interface ModuleState {
  readonly versions: readonly ModuleVersion[];
  /** Undefined where the registry has no such record; only HCP Terraform and Terraform Enterprise have. */
  readonly record: ModuleRecord | undefined;
}

/** Without a record every listed version counts as usable. @throws ActionError `not-found` when the registry does not show the module */
export async function readModule(registry: Registry, module: Module): Promise<ModuleState> {
  const record = await findModuleRecord(registry, module);
  const listed = await orElse(registry.listModuleVersions(module), (error) => {
    throw error.reason === 'not-found' ? noSuchModule(module, error) : error;
  });
  const statuses = new Map(record?.statuses?.map(({ version, status }) => [listedName(version), status]));
  const revoked = new Set(record?.revoked.map(listedName));
  // The listing and the record hold the same versions, with or without `v`.
  const versions = new Map<string, ModuleVersion>();
  for (const { version, deprecation } of listed) {
    const key = listedName(version);
    // A listed version can be used, even if the record lacks it.
    const status = statuses.get(key) ?? 'ok';
    const before = versions.get(key)?.deprecation;
    versions.set(
      key,
      moduleVersion(version, { status, revoked: revoked.has(key), deprecation: before ?? deprecation }),
    );
  }
  for (const { version, status } of record?.statuses ?? []) {
    const key = listedName(version);
    if (versions.has(key)) continue;
    const shown = status === 'ok' ? 'not listed yet' : status;
    versions.set(key, moduleVersion(version, { status: shown, revoked: revoked.has(key), deprecation: undefined }));
  }
  return { versions: [...versions.values()], record };
}

function moduleVersion(name: string, more: Omit<ModuleVersion, 'name' | 'version'>): ModuleVersion {
  return { name, version: parseVersion(name), ...more };
}

/** The record of a module; undefined where the registry has none, or does not show it to the token. */
export async function findModuleRecord(registry: Registry, module: Module): Promise<ModuleRecord | undefined> {
  return orUndefined(registry.getModule(module), 'not-found', 'permission');
}

function noSuchModule(module: Module, { message }: ActionError): ActionError {
  return new ActionError({
    reason: 'not-found',
    message: `The registry has no module \`${moduleName(module)}\`, or the token may not read it (${message})`,
    help: 'no-such-module',
    hint: 'Check that `module` is `organization/name/provider`, and that the token belongs to that organization.',
  });
}

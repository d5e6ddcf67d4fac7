import { ActionError, ServiceError } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName, parseVersion } from '../../clients/registry/version.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { ModuleVersion } from '../../deprecation/policy.ts';

type ModuleRecord = Awaited<ReturnType<Registry['getModule']>>;

/** A module as the registry tells it now. */
export interface ModuleState {
  readonly versions: readonly ModuleVersion[];
  /** Undefined where the service has none, as other registries. */
  readonly record: ModuleRecord | undefined;
}

/**
 * Reads a module: which versions there are, and which of them can be used. Without a record what is listed counts as usable.
 *
 * @throws ActionError `not-found` when the registry does not show the module
 */
export async function readModule(registry: Registry, module: Module): Promise<ModuleState> {
  const record = await findModuleRecord(registry, module);
  const listed = await registry.listModuleVersions(module).catch((error: unknown) => {
    throw error instanceof ServiceError && error.kind === 'not-found' ? noSuchModule(module, error) : error;
  });
  const statuses = new Map(record?.statuses?.map(({ version, status }) => [listedName(version), status]));
  const revoked = new Set(record?.revoked.map(listedName));
  // A version stands in the listing and in the record; with `v` and without it is one.
  const versions = new Map<string, ModuleVersion>();
  for (const { version, deprecation } of listed) {
    const key = listedName(version);
    // What is listed can be had, whether the record tells of it or not.
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
    const told = status === 'ok' ? 'not listed yet' : status;
    versions.set(key, moduleVersion(version, { status: told, revoked: revoked.has(key), deprecation: undefined }));
  }
  return { versions: [...versions.values()], record };
}

function moduleVersion(listed: string, more: Omit<ModuleVersion, 'listed' | 'version'>): ModuleVersion {
  return { listed, version: parseVersion(listed), ...more };
}

async function findModuleRecord(registry: Registry, module: Module): Promise<ModuleRecord | undefined> {
  try {
    return await registry.getModule(module);
  } catch (error) {
    if (error instanceof ServiceError && (error.kind === 'not-found' || error.kind === 'forbidden')) return undefined;
    throw error;
  }
}

function noSuchModule(module: Module, { message }: ActionError): ActionError {
  return new ActionError({
    reason: 'not-found',
    message: `The registry shows no module \`${moduleName(module)}\` (${message})`,
    help: 'no-such-module',
    hint: 'Check `module`, which is `organization/name/provider`, and that the token belongs to that organization.',
  });
}

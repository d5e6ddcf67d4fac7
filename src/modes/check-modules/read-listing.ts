import { orUndefined, ServiceError } from '../../errors.ts';
import { findModuleRecord } from '../../operations/modules/read-module.ts';
import { compareVersions, parseTerraformVersion, type TerraformVersion } from './terraform-version.ts';
import type { Deprecation, Module } from '../../clients/registry/module.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { VersionState } from './outcome.ts';

/** A version that Terraform can resolve a constraint to. */
export interface ListedVersion {
  readonly version: TerraformVersion;
  readonly state: VersionState;
  /** Whether consumers can move to it: active, and published completely. */
  readonly isUsable: boolean;
  readonly deprecation: Deprecation | undefined;
}

/** A module as the registry shows it. */
export interface ModuleListing {
  /** In the order of the registry; texts that Terraform does not read as versions are left out. */
  readonly versions: readonly ListedVersion[];
  /** Whether the registry shows which versions are revoked. */
  readonly showsRevoked: boolean;
}

/**
 * Reads the versions of a module. Undefined if the token may not see it, or there is no such module: the registry does not distinguish them.
 *
 * @throws ServiceError of a request
 */
export async function readListing(registry: Registry, module: Module): Promise<ModuleListing | undefined> {
  const listed = await registry.listModuleVersions(module).catch(notVisible);
  if (listed === undefined) return undefined;
  const record = await findModuleRecord(registry, module);
  const revoked = new Set(record?.revoked.map((name) => parseTerraformVersion(name)?.name));
  const statuses = new Map(record?.statuses?.map((one) => [parseTerraformVersion(one.version)?.name, one.status]));
  const versions = listed.flatMap(({ version: text, deprecation }) => {
    const version = parseTerraformVersion(text);
    if (version === undefined) return [];
    const state = revoked.has(version.name) ? 'revoked' : deprecation === undefined ? 'active' : 'deprecated';
    const isUsable = state === 'active' && (statuses.get(version.name) ?? 'ok') === 'ok';
    return [{ version, state, isUsable, deprecation } as const];
  });
  // Other registries revoke nothing.
  return { versions, showsRevoked: record !== undefined || registry.server().name === undefined };
}

function notVisible(error: unknown): undefined {
  if (error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'permission'))
    return undefined;
  throw error;
}

/** The texts that consumers read about a version: those of the revocation, or else those of the deprecation. */
export async function readTexts(
  registry: Registry,
  module: Module,
  { version, state, deprecation = { reason: '', link: '' } }: ListedVersion,
): Promise<Deprecation> {
  if (state !== 'revoked') return deprecation;
  const record = await orUndefined(registry.getModuleVersionRecord({ module, version: version.name }));
  const { reason = '', link = '' } = record?.revocation ?? {};
  return reason === '' && link === '' ? deprecation : { reason, link };
}

/** The version of a list that comes last; the first of equal ones. */
export function highestOf(versions: readonly ListedVersion[]): ListedVersion | undefined {
  const [first, ...others] = versions;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (compareVersions(one.version, best.version) > 0 ? one : best), first);
}
